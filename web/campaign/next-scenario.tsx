/** What lies ahead: the scenario's name and kind, and of a crawl the outline of its map. */
import type { JSX } from 'preact';
import type { MapPlace } from '../../protocol/campaign/catalogue.ts';
import { Told } from '../rules/word.tsx';
import { t } from '../words/t.ts';
import type { Scene } from './scene.ts';

const itemLooks = (): Readonly<Record<string, readonly [sign: string, words: string]>> => ({
  shard: ['◆', t('shard')],
  salve: ['✚', t('salve')],
  'chest-1': ['1', t('chest of level 1')],
  'chest-2': ['2', t('chest of level 2')],
  'chest-3': ['3', t('chest of level 3')],
});
const levels = (): Readonly<Record<string, string>> => ({
  1: t('level 1'),
  2: t('level 2'),
  3: t('level 3'),
  4: t('level 4'),
  start: t('the start'),
  portal: t('the boss portal'),
});
const short = (): Readonly<Record<string, string>> => ({
  1: 'I',
  2: 'II',
  3: 'III',
  4: 'IV',
  start: t('Start'),
  portal: t('Portal'),
});

export function NextScenario({ scene }: { readonly scene: Scene }): JSX.Element {
  const { words, table } = scene;
  const { scenario: number, card, session } = table.view;
  const scenario = words.scenarios.find((one) => one.number === number);
  const map = card === undefined ? undefined : words.maps[card];
  return (
    <section class="next-scenario" aria-labelledby="campaign-next">
      <div>
        <h2 id="campaign-next">{t('Scenario {number}: {name}', { number, name: scenario?.name ?? '' })}</h2>
        <p class="aside">
          {card === undefined
            ? t('Session {session}.', { session })
            : t('Session {session}, card {card}.', { session, card })}{' '}
          <Told text={scenario?.text ?? ''} />
        </p>
      </div>
      {map && <Outline map={map} />}
    </section>
  );
}

function Outline({ map }: { readonly map: readonly MapPlace[] }): JSX.Element {
  return (
    <ul class="outline" aria-label={t('The map, tiles face-down')}>
      {map.map(({ row, column, level, items }) => (
        <li
          key={`${row}-${column}`}
          class={`tile level-${level}`}
          style={{ gridRow: row + 1, gridColumn: column + 1 }}
          aria-label={[levels()[level], ...items.map((item) => itemLooks()[item]?.[1] ?? item)].join(', ')}
        >
          <span>{short()[level]}</span>
          {items.length > 0 && (
            <span class="tile-items">
              {items.map((item, at) => (
                <span key={`${item} ${at}`} class={item}>
                  {itemLooks()[item]?.[0]}
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
