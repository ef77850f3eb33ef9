/** The matchmaking room's messages in sentences, and times as people read them. */

import type { BackWhy, OutWhy } from '../../protocol/matchmaking-messages.ts';
import { readPool } from '../../protocol/pool.ts';
import type { GameInfo } from '../api.ts';

/** `Dice Throne, Duel, ranked`. */
export function poolWords(games: readonly GameInfo[], id: string): string {
  const pool = readPool(id);
  const game = games.find((one) => one.id === pool?.game);
  const mode = game?.modes.find((one) => one.id === pool?.mode);
  return game && mode ? `${game.name}, ${mode.name}, ${pool?.ranked ? 'ranked' : 'casual'}` : id;
}

export const BACK_WORDS: Readonly<Record<BackWhy, string>> = {
  declined: 'Somebody declined the match. You are in the queue again, where you stood.',
  lapsed: 'Somebody did not answer in time. You are in the queue again, where you stood.',
};

export const OUT_WORDS: Readonly<Record<Exclude<OutWhy, 'left'>, string>> = {
  away: 'You were away for too long, so you are out of the queue.',
  declined: 'You declined the match, so you are out of the queue.',
  lapsed: 'You did not answer in time, so you are out of the queue.',
  failed: 'The match could not be opened. You are out of the queue; please try again.',
};

/** `0:07`, `12:30`. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

/** `a few seconds`, `40 seconds`, `3 minutes`: no more exact than one can know. */
export function roughly(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 8) return 'a few seconds';
  if (seconds < 55) return `${Math.ceil(seconds / 10) * 10} seconds`;
  const whole = Math.round(seconds / 60);
  return whole <= 1 ? 'a minute' : `${whole} minutes`;
}
