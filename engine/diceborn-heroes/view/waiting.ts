/** Whom the match waits for: a question's seat; seats that may use something between attacks; else everybody who is not
 *  ready, at once. Everything is public, so nothing is given away by being quick. */
import type { Waiting } from '../../core/game.ts';
import { awaited } from '../../core/window.ts';
import type { Match } from '../state/state.ts';

export const waitingFor = ({ outcome, prompt, window, players, waitingSince: since }: Match): Waiting[] => {
  if (outcome) return [];
  if (prompt) return [{ seat: prompt.seat, why: 'choice', clock: 'turn', since }];
  if (window)
    return awaited(window).map((seat): Waiting => ({ seat, why: 'window', clock: 'window', since, open: true }));
  const waiting: Waiting[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const { ready, since: began } = players[seat] ?? { ready: true, since };
    if (!ready) waiting.push({ seat, why: 'move', clock: 'turn', since: began, turn: began });
  }
  return waiting;
};
