/** Tickets and formats for tests and benches of the matcher. */
import type { Side } from '../../../engine/core/game.ts';
import type { Member, Ticket } from '../../../league/matcher/ticket.ts';
import { NEWCOMER, type Rating } from '../../../league/rating.ts';
import type { Formats } from '../../../protocol/pool.ts';

/** Sides of so many seats each, all alike; seats are counted side by side. */
export const alike = (...sizes: readonly number[]): Side[] =>
  sizes.map((size, i) => {
    const first = sizes.slice(0, i).reduce((sum, each) => sum + each, 0);
    return { seats: Array.from({ length: size }, (_, n) => first + n), role: 'player', plays: 'hero' };
  });

/** A boss in seat 0 against so many heroes. */
export const bossAgainst = (heroes: number): Side[] => [
  { seats: [0], role: 'boss', plays: 'boss' },
  { seats: Array.from({ length: heroes }, (_, n) => n + 1), role: 'party', plays: 'hero' },
];

export const FORMATS = {
  duel: [alike(1, 1)],
  hill: [alike(1, 1, 1), alike(1, 1, 1, 1), alike(1, 1, 1, 1, 1), alike(1, 1, 1, 1, 1, 1)],
  '2v2': [alike(2, 2)],
  '3v3': [alike(3, 3)],
  '2v2v2': [alike(2, 2, 2)],
  'boss-vs-many': [bossAgainst(2), bossAgainst(3), bossAgainst(4)],
  'boss-vs-boss': [[0, 1].map((seat): Side => ({ seats: [seat], role: 'boss', plays: 'boss' }))],
} as const satisfies Record<string, Formats>;
export type FormatName = keyof typeof FORMATS;
export const FORMAT_NAMES = Object.keys(FORMATS).filter((name): name is FormatName => name in FORMATS);

/** Somebody well known of this strength, who plays heroes unless `plays` says otherwise. */
export const member = (
  player: string,
  rating: number | Rating = NEWCOMER,
  { plays = ['hero'], lastMet = [] }: { plays?: readonly string[]; lastMet?: readonly string[] } = {},
): Member => {
  const known = typeof rating === 'number' ? { mu: rating, sigma: 1.5 } : rating;
  return {
    player,
    name: player,
    heroes: Object.fromEntries(plays.map((kind) => [kind, `${kind}-of-${player}`])),
    ratings: { player: known, boss: known, party: known },
    lastMet,
  };
};

/** A ticket with the id of its members' names together: `anna+ben`. */
export const ticket = (
  members: readonly Member[],
  since = 0,
  more: Partial<Pick<Ticket, 'id' | 'pool' | 'botsAfter'>> = {},
): Ticket => ({
  id: members.map(({ player }) => player).join('+'),
  pool: 'made-up/mode/ranked',
  members,
  since,
  ...more,
});

/** One player's ticket. */
export const solo = (player: string, rating?: number | Rating, since = 0): Ticket =>
  ticket([member(player, rating)], since);
