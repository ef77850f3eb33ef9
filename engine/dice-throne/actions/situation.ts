/** What the match waits for now: a choice, an asking window, an ordinary move, or nothing any more. */

import type { Seat, Waiting } from '../../core/game.ts';
import { awaited, mayAnswer } from '../../core/window.ts';
import type { WindowMoment } from '../rules/windows.ts';
import { top } from '../stack/frames.ts';
import { decider, impossible, type Table } from '../state/context.ts';
import type { Match, Pool, ProcedureFrame, Prompt, WindowFrame } from '../state/match.ts';

export type Situation =
  | { readonly kind: 'over' }
  | { readonly kind: 'prompt'; readonly prompt: Prompt }
  | { readonly kind: 'window'; readonly window: WindowFrame }
  | {
      readonly kind: 'idle';
      readonly phase: 'main' | 'offensive' | 'discard';
      readonly seat: Seat;
      readonly frame: ProcedureFrame;
    };

export const situationOf = (t: Table): Situation => {
  const { m } = t;
  if (m.outcome) return { kind: 'over' };
  if (m.prompt) return { kind: 'prompt', prompt: m.prompt };
  const frame = top(m);
  if (frame?.kind === 'window') return { kind: 'window', window: frame };
  if (frame?.kind !== 'procedure') return impossible('nobody is waited for');
  if (frame.name === 'roll-phase') {
    return { kind: 'idle', phase: 'offensive', seat: decider(t, m.rolling?.by ?? impossible('nobody rolls')), frame };
  }
  return { kind: 'idle', phase: m.phase === 'discard' ? 'discard' : 'main', seat: m.active, frame };
};

/** The window before the damage of a pool is dealt: the last chance to answer it. */
export const LAST_CALLS: Readonly<Record<Pool['of'], WindowMoment>> = {
  roll: 'last-call',
  upkeep: 'upkeep-damage',
  'turn-end': 'turn-end-damage',
  play: 'card-damage',
  isolated: 'isolated-damage',
};
const LAST: ReadonlySet<string> = new Set([...Object.values(LAST_CALLS), 'card']);

const answersAwaited = ({ asking, since, moment }: WindowFrame): Waiting[] => {
  const last = LAST.has(moment);
  return awaited(asking).map((seat) =>
    last
      ? { seat, why: 'window', clock: 'window', since, last: true }
      : { seat, why: 'window', clock: 'window', since },
  );
};

/** Whom the match waits for, in order of priority. */
export const waitingFor = (t: Table): Waiting[] => {
  const now = situationOf(t);
  const { active } = t.m;
  switch (now.kind) {
    case 'over':
      return [];
    case 'prompt':
      return [
        {
          seat: now.prompt.seat,
          why: 'choice',
          clock: now.prompt.seat === active ? 'turn' : 'window',
          since: t.m.waitingSince,
        },
      ];
    case 'window':
      return answersAwaited(now.window);
    case 'idle':
      return [{ seat: now.seat, why: 'move', clock: 'turn', since: now.frame.since ?? 0 }];
  }
};

/** The seat has been asked in the window and may still answer. */
export const asked = (window: WindowFrame, seat: Seat): boolean => mayAnswer(window.asking, seat);

export const inRollPhase = (m: Match): boolean =>
  m.rolling !== undefined &&
  (m.phase === 'offensive-roll' || m.phase === 'targeting-roll' || m.phase === 'defensive-roll');
