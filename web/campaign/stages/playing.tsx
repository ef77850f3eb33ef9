/** While a scenario is played: the way to its match. */
import type { JSX } from 'preact';
import { CopyLine } from '../../copy-line.tsx';
import { matchHash } from '../../route.ts';
import { t } from '../../words/t.ts';
import { People } from '../people.tsx';
import type { Scene } from '../scene.ts';

export function Playing({ scene }: { readonly scene: Scene }): JSX.Element {
  const { table, words } = scene;
  const { match, members, scenario } = table.view;
  const name = words.scenarios.find(({ number }) => number === scenario)?.name;
  const stoodIn = members[table.you]?.bot === true;
  return (
    <>
      <section aria-labelledby="campaign-playing">
        <h2 id="campaign-playing">{t('Scenario {number}: {name}', { number: scenario, name: name ?? '' })}</h2>
        <p class="aside">
          {stoodIn
            ? t('A bot plays for you this time. You may look on.')
            : t('It may be left at any time, and goes on where it stood.')}
        </p>
        <div class="start">
          {table.matchOpen && match ? (
            <a class="btn go big" href={matchHash(match)} data-key="play">
              {stoodIn ? t('Look on') : t('Go to the match')}
            </a>
          ) : (
            <p role="status">{t('The match is being opened…')}</p>
          )}
        </div>
        {table.matchOpen && match && (
          <details class="deck-book">
            <summary>{t('Let others look on')}</summary>
            <p class="aside">{t('Whoever has this link may watch the match, and sees no hands.')}</p>
            <CopyLine link={`${location.href.split('#')[0]}${matchHash(match)}`} label={t('Link to watch the match')} />
          </details>
        )}
      </section>
      <People scene={scene} state={(seat) => (members[seat]?.bot && table.people[seat] ? t('A bot plays') : '')} />
    </>
  );
}
