/** The map of a crawl: every tile a button with its words, fog over what nobody has seen, the heroes where they stand, enemies
 *  with their health. Where one may go is lit, and takes one there; what teammates point at bears their crest. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { CrawlView, TileView } from '../../../../engine/dice-throne/state/view-shape.ts';
import { Crest } from '../../../kit/heraldry.tsx';
import { Mark } from '../../../kit/icon.tsx';
import type { UiIcon } from '../../../kit/ui-icons.ts';
import { Bubble, useBubble } from '../../../table/bubble.tsx';
import { nameAt, whoAt } from '../called.ts';
import { useTable } from '../context.ts';
import { OPTION_KEYS } from '../keys.ts';
import { NO_TILE } from '../lines.ts';
import { ROMAN } from '../roman.ts';
import { itemWords, levelWords, placeOf, stepsFrom } from './tiles.ts';
import './map.css';
import { rich } from '../../../words/rich.ts';
import { list, t } from '../../../words/t.ts';

export function CrawlMap({ crawl }: { readonly crawl: CrawlView }): JSX.Element {
  const { picture, lexicon, lines, take } = useTable();
  const { view, you } = picture;
  const walker = view.seats[view.active];
  const steps = stepsFrom(crawl, walker?.at ?? '');
  const goals = crawl.goals ?? [];
  const columns = Math.max(...crawl.tiles.map(({ at }) => placeOf(at).column)) + 1;
  const rows = Math.max(...crawl.tiles.map(({ at }) => placeOf(at).row)) + 1;
  const unpoint = lines.points.get(NO_TILE);
  const salves = view.seats.reduce((sum, { tokens }) => sum + (tokens.find(({ id }) => id === 'salve')?.count ?? 0), 0);
  return (
    <section class="map" aria-label={t('Map')} style={{ '--columns': columns, '--rows': rows }}>
      <div class="tiles">
        {crawl.tiles.map((tile) => (
          <Tile
            key={tile.at}
            tile={tile}
            goal={goals.includes(tile.at)}
            steps={steps.get(tile.at)}
            hotkey={OPTION_KEYS[goals.indexOf(tile.at)]}
          />
        ))}
      </div>
      <ul class="purses" aria-label={t('What the team has')}>
        <li>
          <Mark of="shard" /> {rich('{n} of 3 shards', { n: <b class="num">{crawl.shards}</b> })}
        </li>
        <li>
          <Mark of="salve" /> <b class="num">{salves}</b>{' '}
          {t('{n, plural, one {salve} other {salves}}, {health} health each', { n: salves, health: crawl.salve })}
        </li>
        <li>
          <Mark of="gold" /> {rich('{n} gold', { n: <b class="num">{crawl.gold}</b> })}
        </li>
        <li class="card-no">{t('Map {card}, {difficulty}', { card: crawl.card, difficulty: crawl.difficulty })}</li>
        {goals.length > 0 && you !== view.active && (
          <li class="pointing">
            {unpoint ? (
              <button type="button" class="btn small" onClick={() => take([unpoint], '')}>
                {t('Point at nothing')}
              </button>
            ) : (
              lines.points.size > 0 &&
              t('Choose a lit tile to point it out to {name}.', { name: nameAt({ picture, lexicon }, view.active) })
            )}
          </li>
        )}
      </ul>
    </section>
  );
}

interface TileProps {
  readonly tile: TileView;
  /** The hero who moves may go there. */
  readonly goal: boolean;
  /** From that hero; absent where no way leads. */
  readonly steps?: number;
  readonly hotkey?: string;
}

const ITEM_MARKS: Readonly<Record<TileView['items'][number], UiIcon>> = {
  shard: 'shard',
  salve: 'salve',
  'chest-1': 'chest',
  'chest-2': 'chest',
  'chest-3': 'chest',
};

function Tile({ tile, goal, steps, hotkey }: TileProps): JSX.Element {
  const { picture, lexicon, lines, choiceOf, take } = useTable();
  const { view } = picture;
  const anchor = useRef<HTMLButtonElement>(null);
  const bubble = useBubble(anchor);
  const told = { picture, lexicon };
  const { row, column } = placeOf(tile.at);
  const here = view.seats.filter(({ at }) => at === tile.at);
  const pointed = view.seats.filter((seat) => seat.pointed === tile.at);
  const enemy = view.enemies?.find(({ body }) => body === tile.enemy);
  const entry = tile.tile === undefined ? undefined : lexicon.tile(tile.tile);
  const choice = choiceOf((target) => target.kind === 'tile' && target.at === tile.at);
  const line = choice ?? lines.points.get(tile.at);
  const chest = tile.items.find((item) => item.startsWith('chest'));
  const words = [
    entry?.name,
    levelWords(tile.level),
    ...(tile.up ? [] : [t('unexplored')]),
    ...tile.items.map((item) => itemWords()[item]),
    ...(enemy ? [t('{name} with {health} health', { name: lexicon.heroName(enemy.kind), health: enemy.health })] : []),
    ...(here.length > 0 ? [t('here {names}', { names: list(here.map(({ seat }) => whoAt(told, seat))) })] : []),
    ...(steps && goal ? [t('{n, plural, one {# step} other {# steps}}', { n: steps })] : []),
    ...(pointed.length > 0
      ? [
          t('{names} {n, plural, one {points} other {point}} there', {
            // By name, oneself too: "you" has a verb form of its own.
            names: list(pointed.map(({ seat }) => nameAt(told, seat))),
            n: pointed.length,
          }),
        ]
      : []),
  ].filter(Boolean);
  const said = words.join(', ');
  const state = [
    tile.up ? 'up' : 'shut',
    tile.level === 'portal' ? 'portal' : '',
    goal ? 'can' : '',
    choice ? 'mine' : '',
    enemy ? 'fought' : '',
  ];
  return (
    <>
      <button
        type="button"
        class={`tile l${tile.level} ${state.join(' ')}`}
        style={{ gridArea: `${row + 1} / ${column + 1}` }}
        ref={anchor}
        aria-label={choice ? t('Go to {said}', { said }) : line ? t('Point at {said}', { said }) : said}
        aria-describedby={bubble.open ? bubble.id : undefined}
        data-key={choice && hotkey}
        data-at={tile.at}
        onClick={line ? () => take([line], '') : bubble.show}
      >
        <span class="lv" data-word={typeof tile.level === 'number' ? ROMAN[tile.level] : ''} />
        <span class="what" aria-hidden="true">
          {enemy ? (
            <>
              <Crest of={enemy.kind} />
              <span class="lifeof">
                <Mark of="heart" />
                <b class="num">{enemy.health}</b>
              </span>
            </>
          ) : tile.level === 'portal' ? (
            <Mark of="portal" />
          ) : tile.up ? (
            tile.level === 'start' && <Mark of="first" />
          ) : (
            tile.items.length === 0 && <span class="num q" data-word="?" />
          )}
          {!tile.up && (
            <span class="items">
              {tile.items.map((item) => (
                <Mark key={item} of={ITEM_MARKS[item]} />
              ))}
              {chest && <b class="num" data-word={ROMAN[Number(chest.at(-1))]} />}
            </span>
          )}
        </span>
        {entry && <span class="name">{entry.name}</span>}
        {choice && hotkey && <span class="key" data-word={hotkey} />}
        <span class="pawns" aria-hidden="true">
          {here.map(({ seat, hero }) => (
            <Crest key={seat} of={hero} class={seat === view.active ? 'walks' : ''} />
          ))}
        </span>
        {pointed.length > 0 && (
          <span class="pointed" aria-hidden="true">
            <Mark of="watch" />
            {pointed.map(({ seat, hero }) => (
              <Crest key={seat} of={hero} />
            ))}
            <small>{list(pointed.map(({ seat }) => nameAt(told, seat)))}</small>
          </span>
        )}
      </button>
      <Bubble of={bubble}>
        <strong>{entry?.name ?? t('Unexplored')}</strong>
        {entry ? entry.text : said}
      </Bubble>
    </>
  );
}
