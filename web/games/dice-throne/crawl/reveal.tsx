/** What has just come to light: a tile and what it did, a chest and what everybody found there. It lies over the table for a
 *  while, takes no click away from it, and goes when it is told to. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Crest } from '../../../kit/heraldry.tsx';
import { Mark } from '../../../kit/icon.tsx';
import type { Happening } from '../../../table/picture.ts';
import { useTable } from '../context.ts';
import { type DrawnEvent, drawn } from '../happenings.ts';
import { ROMAN } from '../roman.ts';
import { stripOf } from '../strip-words.tsx';
import { RichText } from '../texts/rich-text.tsx';
import './reveal.css';
import { t } from '../../../words/t.ts';

/** Long enough to be read twice. */
const SHOWN_MS = 9000;
/** Whoever jumps over so many steps of a replay is shown none. */
const MOST_AT_ONCE = 4;

export function Reveal({ happened }: { readonly happened: readonly Happening[] }): JSX.Element | null {
  const { picture, lexicon } = useTable();
  const [shown, setShown] = useState<readonly Happening[]>([]);
  const told = useRef(happened.at(-1)?.id ?? -1);
  useEffect(() => {
    const fresh = happened.filter(({ id }) => id > told.current);
    told.current = happened.at(-1)?.id ?? -1;
    if (fresh.length > MOST_AT_ONCE) return;
    const found = fresh.filter(({ events }) => titleOf(drawn(events)) !== undefined);
    if (found.length > 0) setShown(found);
  }, [happened]);
  useEffect(() => {
    if (shown.length === 0) return;
    const close = (): void => setShown([]);
    const gone = setTimeout(close, SHOWN_MS);
    // Whoever goes on has seen it; whoever asks for a word of it has not.
    const goesOn = (event: Event): void => {
      const isReading = event.target instanceof Element && event.target.closest('.reveal .word') !== null;
      if (!isReading && !(event instanceof KeyboardEvent && event.key === 'Tab')) close();
    };
    document.addEventListener('pointerdown', goesOn);
    document.addEventListener('keydown', goesOn);
    return () => {
      clearTimeout(gone);
      document.removeEventListener('pointerdown', goesOn);
      document.removeEventListener('keydown', goesOn);
    };
  }, [shown]);

  const first = titleOf(shown.flatMap(({ events }) => drawn(events)));
  if (!first || picture.view.outcome) return null;
  const entry = 'tile' in first ? lexicon.tile(first.tile) : undefined;
  const items = stripOf(picture, lexicon, shown.map(fromFinding));
  return (
    <aside class="reveal panel-box" aria-label={t('What came to light')} aria-live="polite">
      <header>
        <Mark of={'tile' in first ? 'map' : 'chest-open'} />
        <h2>
          {'tile' in first
            ? (entry?.name ?? t('A tile'))
            : t('A chest of level {roman}', { roman: ROMAN[first.level] })}
        </h2>
        <button type="button" class="btn small" onClick={() => setShown([])}>
          {t('Close')}
        </button>
      </header>
      {entry && (
        <p>
          <RichText text={entry.text} opens />
        </p>
      )}
      <ul>
        {items.map(({ id, hero, what }) => (
          <li key={id}>
            {hero && <Crest of={hero} />}
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

type Title = Extract<DrawnEvent, { readonly type: 'explored' | 'chest' }>;
const isTitle = (event: DrawnEvent): event is Title => event.type === 'explored' || event.type === 'chest';
const titleOf = (events: readonly DrawnEvent[]): Title | undefined =>
  events.find(({ type }) => type === 'explored') === undefined
    ? events.find(isTitle)
    : events.filter(isTitle).find(({ type }) => type === 'explored');

/** What belongs to it: from where something is found on, and to where the fight begins. */
const FINDING: ReadonlySet<string> = new Set(['found', 'explored', 'chest']);
const fromFinding = (happening: Happening): Happening => {
  const from = happening.events.findIndex(({ type }) => FINDING.has(type));
  const rest = happening.events.slice(Math.max(0, from));
  const end = rest.findIndex((event) => ends(event));
  return { ...happening, events: end < 0 ? rest : rest.slice(0, end) };
};

/** The turn goes on to something else. */
const ends = (event: { readonly type: string }): boolean =>
  event.type === 'enemy-turn' || event.type === 'turn' || (event.type === 'phase' && !WANDERING.has(phaseIn(event)));
const WANDERING: ReadonlySet<unknown> = new Set(['move', 'explore']);
const phaseIn = (event: { readonly type: string }): unknown => Reflect.get(event, 'phase');
