/** What players are called. Games write a player as the seat in braces, `{0}`, since they know no names; whoever shows the text
 *  puts those in. */
import type { Seat } from './game.ts';

/** How games write a player. */
export const player = (seat: Seat): string => `{${seat}}`;
export const who = ({ seat }: { readonly seat: Seat }): string => player(seat);

/** What whoever sits there is called while nobody knows a name. */
export const unnamed = (seat: Seat): string => `Seat ${seat + 1}`;

export const putNames = (text: string, nameOf: (seat: Seat) => string): string =>
  !text.includes('{') ? text : text.replace(/\{(\d+)\}/g, (_, seat: string) => nameOf(Number(seat)));
