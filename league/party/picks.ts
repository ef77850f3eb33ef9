/** What the members of a party are to play, and what they may pick. */

import type { Formats } from '../../protocol/pool.ts';
import { kindsAsked } from '../matcher/ways.ts';
import { isAlone, type Party, type PartyMember, type PartyMode, type PartyRefused, refuse } from './party.ts';

/** The kind of the seat that is alone against all others, in a mode that has such a seat. */
export const loneKind = (formats: Formats): string | undefined => {
  const kinds = kindsAsked(formats);
  if (kinds.length < 2) return undefined;
  return kinds.find((kind) => formats.every((sides) => seatsOf(kind, sides) === 1));
};

/** What of a member's picks the party would have them play, by kind. */
export const picksFor = (party: Party, { user, heroes }: PartyMember, { mode }: PartyMode): Record<string, string> => {
  const alone = loneKind(mode.formats);
  const plays = (kind: string): boolean => {
    if (alone === undefined || party.lone === 'anyone') return true;
    return isAlone(party, user.id) === (kind === alone);
  };
  const kinds = kindsAsked(mode.formats).filter(plays);
  return Object.fromEntries(Object.entries(heroes).filter(([kind]) => kinds.includes(kind)));
};

/** Why the member may not pick that; nothing if they may. */
export const wrongPick = (
  party: Party,
  { user }: PartyMember,
  kind: string,
  hero: string,
  { mode, heroes }: PartyMode,
): PartyRefused | undefined => {
  const asked = kindsAsked(mode.formats);
  if (!asked.includes(kind)) return refuse('unknown-hero', `kind: ${mode.name} is played by ${asked.join(' and ')}.`);
  const known = heroes.find(({ id }) => id === hero);
  if (known?.kind !== kind || known.automaton) {
    return refuse('unknown-hero', `hero: there is no ${kind} "${hero}" that people play; GET /api/games lists them.`);
  }
  const by = party.members.find((other) => other.user.id !== user.id && other.heroes[kind] === hero);
  if (!by || mayDouble(kind, { mode, heroes })) return undefined;
  return refuse('hero-taken', `${by.user.name} has picked ${known.name}; pick another.`);
};

/** The party without picks that the mode does not allow: heroes of another game, and doubles of whoever came later. */
export const withoutWrongPicks = (party: Party, known: PartyMode): Party => {
  const taken = new Set<string>();
  const members = party.members.map((member) => {
    const kept = Object.entries(member.heroes).filter(([kind, hero]) => {
      const exists = known.heroes.some((one) => one.id === hero && one.kind === kind && !one.automaton);
      const double = taken.has(`${kind} ${hero}`) && !mayDouble(kind, known);
      taken.add(`${kind} ${hero}`);
      return exists && !double;
    });
    return { ...member, heroes: Object.fromEntries(kept) };
  });
  return { ...party, members };
};

/** Two may pick the same where the mode has it so, where there are not enough for all seats, and where only one of them
 *  will play it. */
const mayDouble = (kind: string, { mode, heroes }: PartyMode): boolean => {
  if (mode.doubles) return true;
  const seats = Math.max(0, ...mode.formats.map((sides) => seatsOf(kind, sides)));
  return seats <= 1 || heroes.filter((one) => one.kind === kind && !one.automaton).length < seats;
};

const seatsOf = (kind: string, sides: Formats[number]): number =>
  sides.filter(({ plays }) => plays === kind).reduce((sum, { seats }) => sum + seats.length, 0);
