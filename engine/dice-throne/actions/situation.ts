/** What the match waits for now: a choice, an asking window, an ordinary move, or nothing any more. */

import type { Seat, Waiting } from '../../core/game.ts';
import { Gathering } from '../../core/gathering.ts';
import { mayAnswer } from '../../core/window.ts';
import { top } from '../stack/frames.ts';
import { LAST_CALLS } from '../stack/windows.ts';
import { decider, impossible, isCoop } from '../state/context.ts';
import type { Match, ProcedureFrame, Prompt, WindowFrame } from '../state/match.ts';
import type { Table } from '../state/table.ts';

/** A choice or a window is told by its own record in the match. */
export type Situation = Over | Prompt | WindowFrame | Idle;
interface Over {
  readonly kind: 'over';
}
interface Idle {
  readonly kind: 'idle';
  readonly phase: 'main' | 'offensive' | 'discard' | 'salve';
  readonly seat: Seat;
  readonly frame: ProcedureFrame;
}
const OVER: Over = { kind: 'over' };

export const situationOf = (t: Table): Situation => {
  const { m } = t;
  if (m.outcome) return OVER;
  if (m.prompt) return m.prompt;
  const frame = top(m);
  if (frame?.kind === 'window') return frame;
  if (frame?.kind !== 'procedure') return impossible('nobody is waited for');
  if (frame.name === 'roll-phase') {
    return { kind: 'idle', phase: 'offensive', seat: decider(t, m.rolling?.by ?? impossible('nobody rolls')), frame };
  }
  const phase = m.phase === 'discard' || m.phase === 'salve' ? m.phase : 'main';
  return { kind: 'idle', phase, seat: m.active, frame };
};

const LAST: readonly string[] = [...new Set([...Object.values(LAST_CALLS), 'card'])];

const answersAwaited = ({ asking, since, moment }: WindowFrame, open: boolean): Waiting[] => {
  const last = LAST.includes(moment);
  for (const { seat, passed, held } of asking.seats) {
    if (passed || held !== undefined) continue;
    // Where hands lie open, being quick tells nothing.
    waiting.add({ seat, why: 'window', clock: 'window', since, ...(last && { last }), ...(open && { open }) });
  }
  return waiting.take();
};
const waiting = new Gathering<Waiting>();

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
          seat: now.seat,
          why: 'choice',
          clock: now.seat === active ? 'turn' : 'window',
          since: t.m.waitingSince,
        },
      ];
    case 'window':
      return answersAwaited(now, isCoop(t.m));
    case 'idle':
      return [{ seat: now.seat, why: 'move', clock: 'turn', since: now.frame.since ?? 0 }];
  }
};

/** The seat has been asked in the window and may still answer. */
export const asked = (window: WindowFrame, seat: Seat): boolean => mayAnswer(window.asking, seat);

export const inRollPhase = (m: Match): boolean =>
  m.rolling !== undefined &&
  (m.phase === 'offensive-roll' || m.phase === 'targeting-roll' || m.phase === 'defensive-roll');
