/** A replay that lies open: what the replay page and its door hand to each other. */
import type { BaseView } from '../../engine/core/game.ts';
import type { Replay } from '../../engine/record/replay.ts';
import type { Seen } from '../../engine/record/verify.ts';
import type { AnyGamePage } from '../games/page.ts';

export interface OpenedReplay {
  readonly replay: Replay<BaseView>;
  /** How its game is drawn. */
  readonly page: AnyGamePage;
  /** The record as it came, for whoever wants to keep it. */
  readonly text: string;
  /** Whether every roll and shuffle is what the revealed secret gives, and no line was altered; and, for who was there,
   *  whether secret and shares are those that were promised. */
  checkDice(seen: Seen | undefined): DiceVerdict;
}

export interface DiceVerdict {
  readonly hold: boolean;
  readonly words: string;
  /** How much was checked, and against what. */
  readonly why?: string;
}
