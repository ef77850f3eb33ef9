/** Players made of the face alone: they play every game there is. */
import type { Action, AnyGame, Seat } from '../core/game.ts';
import type { BotKind } from './kinds.ts';
import { playRandomly } from './random.ts';
import { playSensibly } from './sensible.ts';

/** What a bot does in a seat that the match waits for. `random` gives numbers from 0 up to 1; the same numbers give the
 *  same action. */
export const playBot = (kind: BotKind, game: AnyGame, match: unknown, seat: Seat, random: () => number): Action =>
  kind === 'random' ? playRandomly(game, match, seat, random) : playSensibly(game, match, seat, random);
