/** What players are called. Games write a player as the seat in braces, `{0}`; here the players' names are put in. */
import type { Seat } from './game.ts';

/** What whoever sits there is called while nobody knows a name. */
export const unnamed = (seat: Seat): string => `Seat ${seat + 1}`;

export const putNames = (text: string, nameOf: (seat: Seat) => string): string =>
  !text.includes('{') ? text : text.replace(/\{(\d+)\}/g, (_, seat: string) => nameOf(Number(seat)));
