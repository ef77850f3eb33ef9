/** Players made of the face alone: they play every game there is. */
import type { Action, AnyGame, Seat } from '../core/game.ts';
import type { BotKind } from './kinds.ts';
import { playRandomly } from './random.ts';
import { playSensibly } from './sensible.ts';
import { playStrongly } from './strong.ts';

type Play = (game: AnyGame, match: unknown, seat: Seat, random: () => number) => Action;
const PLAYS: Readonly<Record<BotKind, Play>> = { random: playRandomly, sensible: playSensibly, strong: playStrongly };

/** What a bot does in a seat that the match waits for. `random` gives numbers from 0 up to 1; the same numbers give the
 *  same action. */
export const playBot = (kind: BotKind, game: AnyGame, match: unknown, seat: Seat, random: () => number): Action =>
  PLAYS[kind](game, match, seat, random);
