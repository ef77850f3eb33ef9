/** Whether a party can queue for a mode at all, and if not, why: asked before there is a ticket. */
import type { Formats } from '../../protocol/pool.ts';
import type { Member } from './ticket.ts';
import { fits, kindsAsked, type Picks, waysOf } from './ways.ts';

const UNPLAYABLE_CODES = ['hero-missing', 'party-too-large', 'party-against-itself', 'picks-do-not-fit'] as const;
export type UnplayableCode = (typeof UNPLAYABLE_CODES)[number];

export interface Unplayable {
  readonly code: UnplayableCode;
  /** What the mode asks for, what came, what to do. */
  readonly message: string;
}

/** Why a party of these members cannot be matched in a pool with these formats; nothing if it can. A party of boss and
 *  heroes, and one in a mode of single seats, plays casual matches only: against one's own friends it is no contest. */
export const canPlay = (
  formats: Formats,
  members: readonly Pick<Member, 'heroes'>[],
  ranked: boolean,
): Unplayable | undefined => {
  const asked = kindsAsked(formats);
  const picks = picksOf(members, asked);
  const without = picks.findIndex((own) => own.length === 0);
  if (without >= 0) {
    const message = `heroes: this mode is played by ${asked.join(' and ')}. Member ${without + 1} of ${members.length} has picked none.`;
    return { code: 'hero-missing', message };
  }
  const fitsSome = (what: Picks, asRanked: boolean): boolean => {
    const ways = waysOf(what, formats, asRanked);
    return ways.length > 0 && formats.some((sides) => fits([ways], sides));
  };
  if (fitsSome(picks, ranked)) return undefined;
  const many = members.length;
  if (fitsSome(picks, false)) {
    const message = `A party of ${many} would play against itself in this mode, which is no ranked match. Queue for a casual one, or apart.`;
    return { code: 'party-against-itself', message };
  }
  if (
    fitsSome(
      picks.map(() => asked),
      false,
    )
  ) {
    const message = `heroes: no match of this mode has sides for what the party has picked: ${picks.map((own) => own.join(' or ')).join(', ')}. Pick anew.`;
    return { code: 'picks-do-not-fit', message };
  }
  const most = Math.max(...formats.flatMap((sides) => sides.map(({ seats }) => seats.length)));
  return {
    code: 'party-too-large',
    message: `A side of this mode has at most ${most} seats, and the party has ${many} members. Choose another mode, or a smaller party.`,
  };
};

/** What each member can play of the kinds asked for. */
const picksOf = (members: readonly Pick<Member, 'heroes'>[], asked: readonly string[]): Picks =>
  members.map(({ heroes }) => asked.filter((kind) => Object.hasOwn(heroes, kind)));
