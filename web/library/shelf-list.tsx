/** A shelf: what lies there, to be searched, filtered and sorted. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameInfo } from '../api.ts';
import { Dots } from '../front/gallery.tsx';
import { Banner, Crest, clothOf } from '../kit/heraldry.tsx';
import { Mark } from '../kit/icon.tsx';
import { ThingIcon } from '../kit/symbol.tsx';
import type { UiIcon } from '../kit/ui-icons.ts';
import { libraryHash, type Shelf } from '../route.ts';
import { t } from '../words/t.ts';
import type { LibraryEntry } from './library.ts';

interface ShelfListProps {
  readonly game: GameInfo;
  readonly shelf: Shelf;
  readonly title: string;
  readonly entries: readonly LibraryEntry[];
}

const ORDER_IDS = ['name', 'complexity', 'cost', 'wins'] as const;
type Order = (typeof ORDER_IDS)[number];
const orderWords = (): Readonly<Record<Order, string>> => ({
  name: t('Name'),
  complexity: t('Complexity'),
  cost: t('Cost'),
  wins: t('Wins of bots'),
});

export function ShelfList({ game, shelf, title, entries }: ShelfListProps): JSX.Element {
  const [sought, setSought] = useState('');
  const [kind, setKind] = useState('');
  const [of, setOf] = useState('');
  const [order, setOrder] = useState<Order>('name');
  const kinds = [...new Map(entries.map((entry) => [entry.kind, entry.kindName]))];
  const owners = game.heroes.filter(({ id }) => entries.some((entry) => entry.of === id));
  const orders = ORDER_IDS.filter((one) => one === 'name' || entries.some((e) => e[one] !== undefined));
  const words = plain(sought).split(/\s+/);
  const shown = entries
    .filter((entry) => (kind === '' || entry.kind === kind) && (of === '' || (entry.of ?? 'all') === of))
    .filter((entry) =>
      words.every((word) => plain(`${entry.name} ${entry.text} ${nameOf(game, entry.of)}`).includes(word)),
    )
    .sort(
      (a, b) =>
        (order === 'name'
          ? 0
          : order === 'wins'
            ? (b.wins ?? -1) - (a.wins ?? -1)
            : (a[order] ?? 99) - (b[order] ?? 99)) || a.name.localeCompare(b.name),
    );

  return (
    <>
      <search class="seek">
        <label class="field-line">
          <span>{t('Search')}</span>
          <input
            type="search"
            value={sought}
            placeholder={t('A name, or what it does')}
            onInput={(event) => setSought(event.currentTarget.value)}
          />
        </label>
        {shelf !== 'heroes' && owners.length > 0 && (
          <label class="field-line">
            <span>{t('Of')}</span>
            <select value={of} onChange={(event) => setOf(event.currentTarget.value)}>
              <option value="">{t('anybody')}</option>
              {entries.some((entry) => entry.of === undefined) && <option value="all">{t('everybody')}</option>}
              {owners.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {orders.length > 1 && (
          <label class="field-line">
            <span>{t('Sorted by')}</span>
            <select
              value={order}
              onChange={(event) => setOrder(orders.find((one) => one === event.currentTarget.value) ?? 'name')}
            >
              {orders.map((one) => (
                <option key={one} value={one}>
                  {orderWords()[one]}
                </option>
              ))}
            </select>
          </label>
        )}
        {kinds.length > 1 && (
          <fieldset class="segments">
            <legend class="unseen">{t('Kind')}</legend>
            {[['', t('All')] as const, ...kinds].map(([id, name]) => (
              <button
                key={id}
                type="button"
                class={`chip ${id === kind ? 'chosen' : ''}`}
                aria-pressed={id === kind}
                onClick={() => setKind(id)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        )}
      </search>
      <h2 class="unseen">{title}</h2>
      <p class="found-count" role="status">
        {shown.length === 0
          ? t('Nothing like that lies here.')
          : t('{n} of {all}', { n: shown.length, all: entries.length })}
      </p>
      <ul class={`shelf ${shelf}`}>
        {shown.map((entry) => (
          <li key={entry.id}>
            <a
              class="spine"
              href={libraryHash(game.id, shelf, entry.id)}
              style={entry.of ? clothOf(entry.of) : undefined}
            >
              <Emblem shelf={shelf} entry={entry} />
              <span class="spine-words">
                <b>{entry.name}</b>
                <small>
                  {entry.kindName}
                  {entry.cost !== undefined && ` · ${t('{n} CP', { n: entry.cost })}`}
                  {shelf !== 'heroes' && entry.of && ` · ${nameOf(game, entry.of)}`}
                  {entry.wins !== undefined && ` · ${t('bots win {n} %', { n: entry.wins.toFixed(0) })}`}
                </small>
                {entry.complexity !== undefined && <Dots complexity={entry.complexity} />}
                <span class="spine-text">{entry.text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const TILE_MARKS: Readonly<Record<string, UiIcon>> = { portal: 'portal', chest: 'chest' };

function Emblem({ shelf, entry }: { readonly shelf: Shelf; readonly entry: LibraryEntry }): JSX.Element {
  if (shelf === 'heroes') return <Banner of={entry.id} />;
  if (shelf === 'minions') return <Crest of={entry.id} />;
  return (
    <span class="spine-mark">
      {shelf === 'tiles' && <Mark of={TILE_MARKS[entry.kind] ?? 'map'} />}
      <ThingIcon id={entry.id} hero={entry.of} />
      {entry.of && <Crest of={entry.of} />}
    </span>
  );
}

const nameOf = (game: GameInfo, hero: string | undefined): string =>
  game.heroes.find(({ id }) => id === hero)?.name ?? '';

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
