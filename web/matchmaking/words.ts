/** The matchmaking room's messages in sentences, and times as people read them. */

import type { BackWhy, OutWhy } from '../../protocol/matchmaking-messages.ts';
import { readPool } from '../../protocol/pool.ts';
import type { GameInfo } from '../api.ts';
import { t } from '../words/t.ts';

/** `Dice Throne, Duel, ranked`. */
export function poolWords(games: readonly GameInfo[], id: string): string {
  const pool = readPool(id);
  const game = games.find((one) => one.id === pool?.game);
  const mode = game?.modes.find((one) => one.id === pool?.mode);
  return game && mode ? `${game.name}, ${mode.name}, ${pool?.ranked ? t('ranked') : t('casual')}` : id;
}

export const backWords = (): Readonly<Record<BackWhy, string>> => ({
  declined: t('Somebody declined the match. You are in the queue again, where you stood.'),
  lapsed: t('Somebody did not answer in time. You are in the queue again, where you stood.'),
});

export const outWords = (): Readonly<Record<Exclude<OutWhy, 'left'>, string>> => ({
  away: t('You were away for too long, so you are out of the queue.'),
  declined: t('You declined the match, so you are out of the queue.'),
  lapsed: t('You did not answer in time, so you are out of the queue.'),
  failed: t('The match could not be opened. You are out of the queue; please try again.'),
});

/** The same to each of a party, whoever of them it was. */
export const outTogetherWords = (): ReturnType<typeof outWords> => ({
  away: t('Somebody of your party was away for too long, so you are all out of the queue.'),
  declined: t('Somebody of your party declined the match, so you are all out of the queue.'),
  lapsed: t('Somebody of your party did not answer in time, so you are all out of the queue.'),
  failed: outWords().failed,
});

/** `0:07`, `12:30`. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

/** `a few seconds`, `40 seconds`, `3 minutes`: no more exact than one can know. */
export function roughly(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 8) return t('a few seconds');
  if (seconds < 55) return t('{n} seconds', { n: Math.ceil(seconds / 10) * 10 });
  const whole = Math.round(seconds / 60);
  return whole <= 1 ? t('a minute') : t('{n} minutes', { n: whole });
}
