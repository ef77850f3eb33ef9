/** What lies ahead: the scenario's name and kind, and of a crawl the outline of its map. */
import type { JSX } from 'preact';
import type { MapPlace } from '../../protocol/campaign/catalogue.ts';
import { Mark } from '../kit/icon.tsx';
import type { UiIcon } from '../kit/ui-icons.ts';
import { Told } from '../rules/word.tsx';
import { t } from '../words/t.ts';
import type { Scene } from './scene.ts';

/** What lies on tiles has the same signs as on the map of the table. */
interface Sign {
  readonly of: UiIcon;
  /** Of a chest. */
  readonly level?: string;
  readonly words: string;
}
const signs = (): Readonly<Record<string, Sign>> => ({
  shard: { of: 'shard', words: t('shard') },
  salve: { of: 'salve', words: t('salve') },
  'chest-1': { of: 'chest', level: 'I', words: t('chest of level 1') },
  'chest-2': { of: 'chest', level: 'II', words: t('chest of level 2') },
  'chest-3': { of: 'chest', level: 'III', words: t('chest of level 3') },
});
/** What there may be to explain below a map. */
const explained = (): readonly Pick<Sign, 'of' | 'words'>[] => [
  { of: 'shard', words: t('shard') },
  { of: 'salve', words: t('salve') },
  { of: 'chest', words: t('chest, with its level') },
];
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
  const known = signs();
  const there = new Set(map.flatMap(({ items }) => items.map((item) => known[item]?.of)));
  return (
    <div class="outlined">
      <ul class="outline" aria-label={t('The map, tiles face-down')}>
        {map.map(({ row, column, level, items }) => (
          <li
            key={`${row}-${column}`}
            class={`tile level-${level}`}
            style={{ gridRow: row + 1, gridColumn: column + 1 }}
            aria-label={[levels()[level], ...items.map((item) => known[item]?.words ?? item)].join(', ')}
          >
            <span>{short()[level]}</span>
            {items.length > 0 && (
              <span class="tile-items">
                {items.map((item, at) => {
                  const sign = known[item];
                  return (
                    sign && (
                      <span key={`${item} ${at}`} class={sign.of}>
                        <Mark of={sign.of} />
                        {sign.level}
                      </span>
                    )
                  );
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <ul class="outline-signs" aria-label={t('Signs on the map')}>
        {explained().map(
          ({ of, words }) =>
            there.has(of) && (
              <li key={of} class={of}>
                <Mark of={of} /> {words}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
