/** What a driver knows of each seat besides its clock: who plays it, how it wants to be asked, what it holds back, and
 *  what may fall due for it. */
import type { BotKind } from '../../engine/bots/kinds.ts';
import type { Seat } from '../../engine/core/game.ts';
import type { WindowPreference } from '../../protocol/messages.ts';
import type { Taken } from './driver-hooks.ts';

export type DueKind = 'hold' | 'bot' | 'expiry' | 'warning' | 'grace';
export interface Due {
  readonly kind: DueKind;
  readonly seat: Seat;
}
/** What falls due together comes in this order: a pass that is ready, before the time that runs out. */
export const RANK: Readonly<Record<DueKind, number>> = { hold: 0, bot: 1, expiry: 2, warning: 3, grace: 4 };

/** A pass that its player has sent and that waits for the end of the hold. */
export interface EarlyPass {
  readonly seen: number;
  readonly key: string | undefined;
  answer(taken: Taken): void;
}

interface Hold {
  readonly since: number;
  readonly due: number;
  over: boolean;
}

export interface SeatDriver {
  readonly bot: BotKind | undefined;
  readonly dues: Readonly<Record<DueKind, Due>>;
  preference: WindowPreference;
  /** What the preference was before the player let everything pass until their turn. */
  usualPreference: WindowPreference;
  hold: Hold | undefined;
  early: EarlyPass | undefined;
  /** The player's connection is gone. */
  away: boolean;
  graceEndsAt: number;
  standIn: boolean;
}

export const seatDriverFor = (bot: BotKind | undefined, seat: Seat): SeatDriver => ({
  bot,
  dues: duesOf(seat),
  preference: 'when-able',
  usualPreference: 'when-able',
  hold: undefined,
  early: undefined,
  away: false,
  graceEndsAt: 0,
  standIn: false,
});

export const keyOf = (kind: DueKind, seat: Seat): string => `${kind}:${seat}`;
const duesOf = (seat: Seat): Record<DueKind, Due> => {
  const due = (kind: DueKind): Due => ({ kind, seat });
  return { hold: due('hold'), bot: due('bot'), expiry: due('expiry'), warning: due('warning'), grace: due('grace') };
};
