/** Decks that have grown too big: loot goes back before the next scenario. */
import type { JSX } from 'preact';
import { t } from '../../words/t.ts';
import { FinishFor } from '../finish-for.tsx';
import { LootCard } from '../loot-card.tsx';
import { People } from '../people.tsx';
import { act, own, type Scene } from '../scene.ts';

export function Trim({ scene }: { readonly scene: Scene }): JSX.Element {
  const { table, words, asking } = scene;
  const { over = 0, loot = [] } = own(scene) ?? {};
  return (
    <>
      <section aria-labelledby="campaign-trim">
        <h2 id="campaign-trim">
          {over > 0 ? t('Give {n, plural, one {# card} other {# cards}} back', { n: over }) : t('Your deck is well')}
        </h2>
        <p class="aside">{t('A deck has at most {n} cards.', { n: words.mostInADeck })}</p>
        {over > 0 && (
          <ul class="loot-cards">
            {loot.map((card) => (
              <LootCard key={card} words={words} card={card}>
                <button
                  type="button"
                  class="btn"
                  disabled={asking.busy}
                  onClick={() => act(scene, { type: 'drop', card })}
                >
                  {t('Give it back')}
                </button>
              </LootCard>
            ))}
          </ul>
        )}
      </section>
      <People
        scene={scene}
        state={(seat) => (table.view.members[seat]?.over ? t('Chooses') : t('Done'))}
        more={(seat) => <FinishFor scene={scene} seat={seat} />}
      />
    </>
  );
}
