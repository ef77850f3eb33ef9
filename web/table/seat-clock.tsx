/** A seat's time: a ring that shrinks while it runs, with the seconds in it, and what is in the bank when nothing
 *  runs. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useReducer } from 'preact/hooks';
import type { SeatClock } from '../../protocol/seat-clock.ts';
import { useTime } from './time.ts';

const SECOND = 1000;
/** From here on the ring says that it is urgent. */
const URGENT_MS = 10 * SECOND;

/** `1:05`, and hours where there are any. */
export const clockWords = (ms: number): string => {
  const seconds = Math.ceil(Math.max(0, ms) / SECOND);
  const two = (figure: number): string => String(figure).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** Draws again each second while something runs. */
function useSeconds(running: boolean): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick(undefined), SECOND);
    return () => clearInterval(timer);
  }, [running]);
}

export function SeatClockRing({ clock }: { readonly clock: SeatClock }): JSX.Element | null {
  const time = useTime();
  const running = clock.endsAt > 0 && !time.paused;
  useSeconds(running);
  const left = clock.endsAt > 0 ? clock.endsAt - time.now() : clock.left;
  // The hand is set once for each run and then moves by itself.
  const run = `${clock.endsAt} ${clock.left} ${clock.whole} ${running}`;
  const style = useMemo(() => {
    const share = Math.max(0, Math.min(1, left / Math.max(1, clock.whole)));
    return { '--share': share, '--left': `${Math.max(0, left)}ms` };
  }, [run]);
  if (clock.endsAt === 0 && clock.left === 0) {
    if (clock.bank === 0) return null;
    return (
      <span class="seat-clock idle" title="Time in the bank">
        {clockWords(clock.bank)}
      </span>
    );
  }
  return (
    <span class={`seat-clock ${running ? 'running' : 'still'} ${left < URGENT_MS ? 'urgent' : ''}`} role="timer">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle class="rail" cx="18" cy="18" r="15.5" pathLength={100} />
        <circle class="sweep" key={run} style={style} cx="18" cy="18" r="15.5" pathLength={100} />
      </svg>
      <span class="seat-clock-figure">{clockWords(left)}</span>
    </span>
  );
}

/** What others learn of somebody who is gone. */
export function Absence({ clock }: { readonly clock: SeatClock }): JSX.Element {
  const time = useTime();
  const waitedFor = clock.graceEndsAt > 0;
  useSeconds(waitedFor && !time.paused);
  if (clock.standIn) return <span class="badge warn">away, a bot sits in</span>;
  if (!waitedFor) return <span class="badge warn">away</span>;
  return <span class="badge warn">away, waited for {clockWords(clock.graceEndsAt - time.now())}</span>;
}
