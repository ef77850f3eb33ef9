/** Decks that have grown too big: loot goes back before the next scenario. */
import type { JSX } from 'preact';
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
          {over > 0 ? `Give ${over} ${over === 1 ? 'card' : 'cards'} back` : 'Your deck is well'}
        </h2>
        <p class="aside">A deck has at most {words.mostInADeck} cards.</p>
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
                  Give it back
                </button>
              </LootCard>
            ))}
          </ul>
        )}
      </section>
      <People
        scene={scene}
        state={(seat) => (table.view.members[seat]?.over ? 'Chooses' : 'Done')}
        more={(seat) => <FinishFor scene={scene} seat={seat} />}
      />
    </>
  );
}
