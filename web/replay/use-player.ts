/** Plays a replay: where it stands, whether it runs, and how fast. */
import { useEffect, useState } from 'preact/hooks';

/** `rush`: the next step as soon as the eye can follow, whatever time lay between. */
export const SPEEDS = ['1', '2', '4', 'rush'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Player {
  readonly step: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Goes to the step, or to the end that lies in that direction. */
  go(step: number): void;
  /** Plays or pauses; at the end it plays from the start. */
  toggle(): void;
  run(speed: Speed): void;
}

/** Longer pauses than this are cut short: nobody wants to watch somebody think. */
const LONGEST_WAIT_MS = 2000;
/** What happened at once in the match still shows one after the other. */
const LEAST_WAIT_MS = 120;
const RUSH_MS = 50;

const waitFor = (gap: number, speed: Speed): number =>
  speed === 'rush' ? RUSH_MS : Math.min(Math.max(gap, LEAST_WAIT_MS), LONGEST_WAIT_MS) / Number(speed);

/** `times`: when each step was reached, in milliseconds. */
export function usePlayer(times: readonly number[], from: number): Player {
  const last = times.length - 1;
  const within = (step: number): number => Math.max(0, Math.min(step, last));
  const [step, setStep] = useState(() => within(from));
  const [playing, setPlaying] = useState(false);
  const [speed, run] = useState<Speed>('1');

  useEffect(() => {
    if (!playing) return;
    if (step >= last) {
      setPlaying(false);
      return;
    }
    const gap = (times[step + 1] ?? 0) - (times[step] ?? 0);
    const timer = setTimeout(() => setStep(step + 1), waitFor(gap, speed));
    return () => clearTimeout(timer);
  }, [playing, step, speed, times]);

  return {
    step,
    last,
    playing,
    speed,
    run,
    go: (to) => setStep(within(to)),
    toggle: () => {
      if (!playing && step >= last) setStep(0);
      setPlaying(!playing);
    },
  };
}
