/** While a scenario is played: the way to its match. */
import type { JSX } from 'preact';
import { CopyLine } from '../../copy-line.tsx';
import { matchHash } from '../../route.ts';
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
        <h2 id="campaign-playing">
          Scenario {scenario}: {name}
        </h2>
        <p class="aside">
          {stoodIn
            ? 'A bot plays for you this time. You may look on.'
            : 'It may be left at any time, and goes on where it stood.'}
        </p>
        <div class="start">
          {table.matchOpen && match ? (
            <a class="btn go big" href={matchHash(match)} data-key="play">
              {stoodIn ? 'Look on' : 'Go to the match'}
            </a>
          ) : (
            <p role="status">The match is being opened…</p>
          )}
        </div>
        {table.matchOpen && match && (
          <details class="deck-book">
            <summary>Let others look on</summary>
            <p class="aside">Whoever has this link may watch the match, and sees no hands.</p>
            <CopyLine link={`${location.href.split('#')[0]}${matchHash(match)}`} label="Link to watch the match" />
          </details>
        )}
      </section>
      <People scene={scene} state={(seat) => (members[seat]?.bot && table.people[seat] ? 'A bot plays' : '')} />
    </>
  );
}
