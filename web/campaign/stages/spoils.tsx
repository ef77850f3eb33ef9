/** Boss loot: for each chest everybody is shown a card, and keeps it or leaves it for a point. */
import type { JSX } from 'preact';
import { t } from '../../words/t.ts';
import { FinishFor } from '../finish-for.tsx';
import { LootCard } from '../loot-card.tsx';
import { Outcome } from '../outcome.tsx';
import { People } from '../people.tsx';
import { act, isLegal, own, type Scene } from '../scene.ts';

export function Spoils({ scene }: { readonly scene: Scene }): JSX.Element {
  const { table, words, asking } = scene;
  const { round = 1, chests = 1, members } = table.view;
  const drawn = own(scene)?.drawn;
  return (
    <>
      <Outcome scene={scene} />
      <section aria-labelledby="campaign-chest">
        <h2 id="campaign-chest">{t('Chest {round} of {chests}', { round, chests })}</h2>
        {drawn?.card ? (
          <>
            <p class="aside">{t('You rolled {roll}: {rarity}.', { roll: drawn.roll, rarity: drawn.rarity })}</p>
            <ul class="loot-cards">
              <LootCard words={words} card={drawn.card} />
            </ul>
          </>
        ) : (
          <p class="aside">{t('There is no card for you in this one.')}</p>
        )}
        {isLegal(scene, 'keep') ? (
          <div class="start">
            <button
              type="button"
              class="btn go big"
              disabled={asking.busy}
              data-key="keep"
              onClick={() => act(scene, { type: 'keep' })}
            >
              {t('Keep it')}
            </button>
            <button
              type="button"
              class="btn big"
              disabled={asking.busy}
              data-key="leave"
              onClick={() => act(scene, { type: 'leave-it' })}
            >
              {t('Leave it for a point')}
            </button>
          </div>
        ) : (
          <p role="status">{t('Waiting for the others to choose.')}</p>
        )}
      </section>
      <People
        scene={scene}
        state={(seat) => {
          const answered = members[seat]?.answered;
          return answered === 'keep' ? t('Keeps it') : answered === 'leave' ? t('Leaves it') : t('Chooses');
        }}
        more={(seat) => <FinishFor scene={scene} seat={seat} />}
      />
    </>
  );
}
