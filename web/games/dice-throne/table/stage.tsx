/** What moves because something happened, one thing after the other: blows and healing fly, shields stop, a card that is
 *  played is shown large for a moment with who plays it; and what is heard of all this. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CardFace, cardClass } from '../../../kit/card.tsx';
import { Crest } from '../../../kit/heraldry.tsx';
import { play } from '../../../kit/sound.ts';
import { heal, shield, strike } from '../../../table/flights.ts';
import type { Happening } from '../../../table/picture.ts';
import { whoAt } from '../called.ts';
import { useTable } from '../context.ts';
import { fighterAt } from '../fighters.ts';
import { type DrawnEvent, drawn } from '../happenings.ts';
import { RichText } from '../texts/rich-text.tsx';
import type { Status } from '../words.ts';

/** From one thing to the next. */
const APART_MS = 250;
/** What lies further back than so many is past: nobody waits for pictures. */
const MOST_WAITING = 8;
const CARD_MS = 1500;
const MOST_AT_ONCE = 4;

interface ShownCard {
  readonly key: number;
  readonly seat: number;
  readonly card: string;
}

interface StageProps {
  readonly happened: readonly Happening[];
  readonly status: Status;
}

export function Stage({ happened, status }: StageProps): JSX.Element | null {
  const { picture, lexicon } = useTable();
  const [shown, setShown] = useState<ShownCard>();
  const told = useRef(happened.at(-1)?.id ?? -1);
  const waiting = useRef<(() => void)[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const striker = useRef<number | undefined>(undefined);

  const next = (): void => {
    waiting.current.shift()?.();
    timer.current = waiting.current.length > 0 ? setTimeout(next, APART_MS) : undefined;
  };
  const queue = (does: () => void): void => {
    waiting.current.push(does);
    waiting.current.splice(0, waiting.current.length - MOST_WAITING);
    timer.current ??= setTimeout(next);
  };

  const perform = (event: DrawnEvent): void => {
    switch (event.type) {
      case 'rolled':
        for (const die of (event.again ?? event.dice).slice(0, 3).keys()) play('die', die * 0.045);
        break;
      case 'damage':
        striker.current = event.from;
        break;
      case 'attack':
        striker.current = event.seat;
        break;
      case 'modified':
        if (event.op !== 'add' && event.op !== 'cap' && typeof event.of === 'object' && 'in' in event.of) {
          const { in: seat } = event.of;
          const words = event.op === 'less' ? `−${event.n}` : event.op === 'half' ? '½' : '0';
          queue(() => shield(seat, words));
        }
        break;
      case 'health': {
        const { by, seat } = event;
        const from = striker.current;
        if (by < 0) queue(() => strike(from, seat, -by));
        if (by > 0) queue(() => heal(seat, by));
        break;
      }
      case 'played': {
        const { seat, card } = event;
        queue(() => {
          play('card');
          setShown((before) => ({ key: (before?.key ?? 0) + 1, seat, card }));
        });
        break;
      }
    }
  };
  useEffect(() => {
    const fresh = happened.filter(({ id }) => id > told.current);
    told.current = happened.at(-1)?.id ?? -1;
    // Whoever jumps to another place of a replay is not shown all that lies between.
    if (fresh.length > MOST_AT_ONCE) return;
    for (const { events } of fresh) for (const event of drawn(events)) perform(event);
  }, [happened]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const gone = setTimeout(() => setShown(undefined), CARD_MS);
    return () => clearTimeout(gone);
  }, [shown]);

  const { outcome } = picture.view;
  const mine = status.mine && !status.brief;
  const isTurn = mine && picture.view.active === picture.you && picture.view.window === undefined;
  useEffect(() => {
    if (mine && !outcome) play(isTurn ? 'turn' : 'window');
  }, [mine, isTurn]);
  useEffect(() => {
    if (outcome && picture.you !== undefined) play(outcome.winners.includes(picture.you) ? 'win' : 'lose');
  }, [outcome !== undefined]);

  if (!shown) return null;
  const hero = fighterAt(picture.view, shown.seat)?.hero ?? '';
  const entry = lexicon.card(shown.card);
  const type = entry?.type ?? 'main';
  return (
    <div class="shown-card" key={shown.key} aria-hidden="true">
      <span class="by">
        <Crest of={hero} /> {whoAt({ picture, lexicon }, shown.seat)}
      </span>
      <div class={cardClass(type, '')}>
        <CardFace id={shown.card} hero={hero} name={lexicon.nameOf(shown.card)} cost={entry?.cost ?? 0} type={type}>
          <RichText text={entry?.text ?? ''} hero={hero} />
        </CardFace>
      </div>
    </div>
  );
}
