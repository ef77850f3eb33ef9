/** A seat's time: a ring that shrinks while it runs, round whatever stands in it. Gold while it is enough, ember at the
 *  end. */
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { SeatClock } from '../../protocol/seat-clock.ts';
import { useLeft } from './seat-clock.tsx';
import './style/clock.css';

interface ClockRingProps {
  readonly clock: SeatClock | undefined;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function ClockRing({ clock, class: extra = '', children }: ClockRingProps): JSX.Element {
  const { left, running, urgent } = useLeft(clock);
  // The hand is set once for each run and then moves by itself.
  const run = `${clock?.endsAt} ${clock?.whole} ${running}`;
  const style = useMemo(
    () => ({ '--left': 100 * Math.min(1, left / Math.max(1, clock?.whole ?? 1)), animationDuration: `${left}ms` }),
    [run],
  );
  const state = running ? `runs ${urgent ? 'late' : ''}` : '';
  return (
    <span class={`ringed ${state} ${extra}`} key={run} style={running ? style : undefined}>
      {children}
    </span>
  );
}
