/** What the match waits for now: a choice, an asking window, an ordinary move, or nothing any more. */

import type { Seat, Waiting } from '../../core/game.ts';
import { mayAnswer } from '../../core/window.ts';
import { top } from '../stack/frames.ts';
import { LAST_CALLS } from '../stack/windows.ts';
import { decider, impossible } from '../state/context.ts';
import type { Table } from '../state/library.ts';
import type { Match, ProcedureFrame, Prompt, WindowFrame } from '../state/match.ts';

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

const LAST: ReadonlySet<string> = new Set([...Object.values(LAST_CALLS), 'card']);

const answersAwaited = ({ asking, since, moment }: WindowFrame): Waiting[] => {
  const last = LAST.has(moment);
  const waiting: Waiting[] = [];
  for (const { seat, passed, held } of asking.seats) {
    if (passed || held !== undefined) continue;
    if (last) waiting.push({ seat, why: 'window', clock: 'window', since, last });
    else waiting.push({ seat, why: 'window', clock: 'window', since });
  }
  return waiting;
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
