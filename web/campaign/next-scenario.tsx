/** What lies ahead: the scenario's name and kind, and of a crawl the outline of its map. */
import type { JSX } from 'preact';
import type { MapPlace } from '../../protocol/campaign/catalogue.ts';
import type { Scene } from './scene.ts';

const ITEMS: Readonly<Record<string, readonly [sign: string, words: string]>> = {
  shard: ['◆', 'shard'],
  salve: ['✚', 'salve'],
  'chest-1': ['1', 'chest of level 1'],
  'chest-2': ['2', 'chest of level 2'],
  'chest-3': ['3', 'chest of level 3'],
};
const LEVELS: Readonly<Record<string, string>> = {
  1: 'level 1',
  2: 'level 2',
  3: 'level 3',
  4: 'level 4',
  start: 'the start',
  portal: 'the boss portal',
};
const SHORT: Readonly<Record<string, string>> = {
  1: 'I',
  2: 'II',
  3: 'III',
  4: 'IV',
  start: 'Start',
  portal: 'Portal',
};

export function NextScenario({ scene }: { readonly scene: Scene }): JSX.Element {
  const { words, table } = scene;
  const { scenario: number, card, session } = table.view;
  const scenario = words.scenarios.find((one) => one.number === number);
  const map = card === undefined ? undefined : words.maps[card];
  return (
    <section class="next-scenario" aria-labelledby="campaign-next">
      <div>
        <h2 id="campaign-next">
          Scenario {number}: {scenario?.name}
        </h2>
        <p class="aside">
          Session {session}
          {card !== undefined && `, card ${card}`}. {scenario?.text}
        </p>
      </div>
      {map && <Outline map={map} />}
    </section>
  );
}

function Outline({ map }: { readonly map: readonly MapPlace[] }): JSX.Element {
  return (
    <ul class="outline" aria-label="The map, tiles face-down">
      {map.map(({ row, column, level, items }) => (
        <li
          key={`${row}-${column}`}
          class={`tile level-${level}`}
          style={{ gridRow: row + 1, gridColumn: column + 1 }}
          aria-label={[LEVELS[level], ...items.map((item) => ITEMS[item]?.[1] ?? item)].join(', ')}
        >
          <span>{SHORT[level]}</span>
          {items.length > 0 && (
            <span class="tile-items">
              {items.map((item, at) => (
                <span key={`${item} ${at}`} class={item}>
                  {ITEMS[item]?.[0]}
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
