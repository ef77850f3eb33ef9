/** What moves because it happened: blows fly to whom they hit, healing rises, shields stop what comes, one after the
 *  other. */
import { useEffect, useRef } from 'preact/hooks';
import type { DicebornEvent, EventType } from '../../../../engine/diceborn-heroes/state/events.ts';
import { play } from '../../../kit/sound.ts';
import { heal, shield, strike } from '../../../table/flights.ts';
import type { Happening } from '../../../table/picture.ts';
import { t } from '../../../words/t.ts';

const MOVES = ['rolled', 'hit', 'missed', 'countered', 'suffered', 'healed', 'block', 'defeated', 'over'] as const;
type MovingEvent = DicebornEvent<(typeof MOVES)[number] & EventType>;
const KNOWN: ReadonlySet<string> = new Set(MOVES);
const isMoving = (event: { readonly type: string }): event is MovingEvent => KNOWN.has(event.type);

const APART_MS = 250;
/** So many of one step are drawn; nobody follows more. */
const MOST = 12;

export function useMotion(happened: readonly Happening[]): void {
  const seen = useRef<number | undefined>(undefined);
  useEffect(() => {
    const newest = happened.at(-1)?.id;
    const since = seen.current;
    seen.current = newest ?? since;
    // What happened before one sat down is not drawn again.
    if (since === undefined || newest === undefined) return;
    const events = happened.filter(({ id }) => id > since).flatMap((one) => one.events.filter(isMoving));
    const timers = events.slice(0, MOST).map((event, at) => setTimeout(() => draw(event), at * APART_MS));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [happened.at(-1)?.id]);
}

function draw(event: MovingEvent): void {
  switch (event.type) {
    case 'rolled':
      return play('die');
    case 'hit':
      return event.amount > 0 ? strike(event.by, event.to, event.amount) : shield(event.to, t('blocked'));
    case 'missed':
      return shield(event.to, t('evaded'));
    case 'countered':
      return strike(event.by, event.to, event.amount);
    case 'suffered':
      return strike(undefined, event.to, event.amount);
    case 'healed':
      return event.what === 'wound' ? heal(event.to, 1) : undefined;
    case 'block':
      return shield(event.to, `+${event.n}`);
    case 'defeated':
      return play('card');
    case 'over':
      return play(event.winners.length > 0 ? 'win' : 'lose');
  }
}
