/** Ways a party may stand in a match: which of its members go together to a side, and what that side plays.
 *
 *  In ranked matches a party stands on one side, whole. In casual ones it may also stand against itself where the mode
 *  leaves it no other way: every side has a single seat, or the sides play different things (a boss and heroes). It is
 *  never split between sides that are alike: friends in a team game play together or not at all. */
import type { Side } from '../../engine/core/game.ts';
import type { Formats } from '../../protocol/pool.ts';

/** Members, by their place in the party, that go to one side. */
export interface Group {
  readonly members: readonly number[];
  readonly plays: string;
}
/** All members of a party in groups, each group for a side of its own. */
export type Way = readonly Group[];

/** What each member can play: the kinds of hero it has a pick for. */
export type Picks = readonly (readonly string[])[];

/** The kinds of hero that sides of these formats ask for, in alphabetical order. */
export const kindsAsked = (formats: Formats): string[] =>
  [...new Set(formats.flatMap((sides) => sides.map(({ plays }) => plays)))].sort();

const everySideIsOneSeat = (formats: Formats): boolean =>
  formats.every((sides) => sides.every(({ seats }) => seats.length === 1));

/** All ways for a party with these picks. None where a member has no pick. */
export const waysOf = (picks: Picks, formats: Formats, ranked: boolean): Way[] => {
  const apart = everySideIsOneSeat(formats) && picks.length > 1;
  const ways: Way[] = [];
  for (const chosen of choices(picks)) {
    const groups = apart
      ? chosen.map((plays, member): Group => ({ members: [member], plays }))
      : [...new Set(chosen)].map((plays): Group => ({ members: membersOf(chosen, plays), plays }));
    if (groups.length === 1 || !ranked) ways.push(groups);
  }
  // A party that can stay together does.
  return ways.sort((a, b) => a.length - b.length);
};

const membersOf = (chosen: readonly string[], plays: string): number[] =>
  chosen.flatMap((each, member) => (each === plays ? [member] : []));

/** One pick for each member, in every combination. */
const choices = (picks: Picks): string[][] =>
  picks.reduce<string[][]>((made, own) => made.flatMap((before) => own.map((pick) => [...before, pick])), [[]]);

/** Whether parties with these ways fit into a match with these sides, whatever seats they leave. */
export const fits = (parties: readonly (readonly Way[])[], sides: readonly Side[]): boolean =>
  fitsFrom(
    0,
    parties,
    sides,
    sides.map(({ seats }) => seats.length),
  );

/** Whether this party and those after it fit. `room`: by side, the seats that are left; as before when this is through. */
const fitsFrom = (
  party: number,
  parties: readonly (readonly Way[])[],
  sides: readonly Side[],
  room: number[],
): boolean => {
  const ways = parties[party];
  if (!ways) return true;
  for (const way of ways) if (groupsFit(way, 0, party, parties, sides, room)) return true;
  return false;
};

/** The same when the party stands in this way, and its first `n` groups have their sides. */
const groupsFit = (
  way: Way,
  n: number,
  party: number,
  parties: readonly (readonly Way[])[],
  sides: readonly Side[],
  room: number[],
): boolean => {
  const group = way[n];
  if (!group) return fitsFrom(party + 1, parties, sides, room);
  const size = group.members.length;
  for (let side = 0; side < sides.length; side++) {
    const left = room[side] ?? 0;
    if (sides[side]?.plays !== group.plays || left < size) continue;
    room[side] = left - size;
    const fitted = groupsFit(way, n + 1, party, parties, sides, room);
    room[side] = left;
    if (fitted) return true;
  }
  return false;
};
