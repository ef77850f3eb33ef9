/** A seat's time in figures: what is left while something runs, and what is in the bank when nothing does. */
import type { JSX } from 'preact';
import { useEffect, useReducer } from 'preact/hooks';
import type { SeatClock } from '../../protocol/seat-clock.ts';
import { t } from '../words/t.ts';
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

/** How much of what runs now is left, in milliseconds. */
export function useLeft(clock: SeatClock | undefined) {
  const time = useTime();
  const running = clock !== undefined && clock.endsAt > 0 && !time.paused;
  useSeconds(running);
  const left = Math.max(0, clock ? (clock.endsAt > 0 ? clock.endsAt - time.now() : clock.left) : 0);
  return { left, running, urgent: running && left < URGENT_MS };
}

/** The time of a seat in figures: what is left while something runs or stands still, else what is in the bank. */
export function ClockWords({ clock }: { readonly clock: SeatClock }): JSX.Element | null {
  const { left, urgent } = useLeft(clock);
  const idle = clock.endsAt === 0 && clock.left === 0;
  if (idle && clock.bank === 0) return null;
  return (
    <span class={`clock-words ${urgent ? 'urgent' : ''}`} role="timer" title={idle ? t('Time in the bank') : undefined}>
      {clockWords(idle ? clock.bank : left)}
    </span>
  );
}

/** What others learn of somebody who is gone. */
export function Absence({ clock }: { readonly clock: SeatClock }): JSX.Element {
  const time = useTime();
  const waitedFor = clock.graceEndsAt > 0;
  useSeconds(waitedFor && !time.paused);
  if (clock.standIn) return <span class="badge warn">{t('away, a bot sits in')}</span>;
  if (!waitedFor) return <span class="badge warn">{t('away')}</span>;
  return (
    <span class="badge warn">
      {t('away, waited for {clock}', { clock: clockWords(clock.graceEndsAt - time.now()) })}
    </span>
  );
}
