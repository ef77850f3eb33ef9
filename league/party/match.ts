/** The match that a party plays by itself: who sits where. */
import type { BotKind } from '../../engine/bots/kinds.ts';
import type { Side } from '../../engine/core/game.ts';
import {
  isBotAlone,
  type Party,
  type PartyMember,
  type PartyMode,
  type PartyRefused,
  type PartySeat,
  refuse,
} from './party.ts';
import { loneKind, picksFor } from './picks.ts';

const BOTS: BotKind = 'sensible';

/** Picks one of so many: from 0 up to below that number. */
export type Draw = (many: number) => number;

/** The seats of the party's own match: members side by side in their order, bots where nobody is left. */
export const seatsFor = (party: Party, known: PartyMode, draw: Draw): readonly PartySeat[] | PartyRefused => {
  const { mode } = known;
  const alone = loneKind(mode.formats);
  const lone = alone === undefined ? undefined : loneMember(party, alone, known, draw);
  if (lone && 'refused' in lone) return lone;
  const others = party.members.filter((member) => member !== lone?.member);
  const sides = sidesFor(party, others.length, alone, known);
  if ('refused' in sides) return sides;

  const seats: (PartySeat | undefined)[] = sides.flatMap(({ seats }) => seats.map(() => undefined));
  const sit = (seat: number, { user }: PartyMember, hero: string): void => {
    seats[seat] = { user, hero };
  };
  const waiting = [...others];
  for (const { plays, seats: own } of sides) {
    for (const seat of own) {
      if (plays === alone && lone?.member) sit(seat, lone.member, lone.member.heroes[alone] ?? '');
      if (plays === alone) continue;
      const next = waiting.shift();
      const hero = next?.heroes[plays];
      if (next && hero === undefined) {
        const { id, name } = next.user;
        return refuse('pick-missing', `heroes.${plays}: ${name} has not picked a ${plays} yet.`, {
          who: id,
          kind: plays,
        });
      }
      if (next && hero !== undefined) sit(seat, next, hero);
    }
  }
  const { lone: chosen } = party;
  const [boss] = sides.find(({ plays }) => plays === alone)?.seats ?? [];
  if (boss !== undefined && typeof chosen === 'object' && 'bot' in chosen) {
    seats[boss] = { bot: party.choice.bots ?? BOTS, hero: chosen.bot };
  }
  return withBots(seats, sides, party.choice.bots ?? BOTS, known, draw);
};

/** Who of the party is alone against all others; `member` is nobody where a bot is. */
const loneMember = (
  party: Party,
  alone: string,
  known: PartyMode,
  draw: Draw,
): { readonly member: PartyMember | undefined } | PartyRefused => {
  if (isBotAlone(party)) return { member: undefined };
  const able = party.members.filter((member) => picksFor(party, member, known)[alone] !== undefined);
  // Whoever has picked nothing else can sit nowhere else.
  const only = able.filter((member) => Object.keys(picksFor(party, member, known)).length === 1);
  const from = only.length > 0 ? only : able;
  const member = from[draw(from.length)];
  return member
    ? { member }
    : refuse('pick-missing', `heroes.${alone}: nobody has picked a ${alone}; pick one, or let a bot play it.`);
};

const sidesFor = (
  party: Party,
  others: number,
  alone: string | undefined,
  { mode }: PartyMode,
): readonly Side[] | PartyRefused => {
  const takes = (sides: readonly Side[]): number =>
    sides.filter(({ plays }) => plays !== alone).reduce((sum, { seats }) => sum + seats.length, 0);
  const able = mode.formats.filter((sides) => takes(sides) >= others);
  const wanted = party.choice.seats === undefined ? able[0] : able.find((sides) => count(sides) === party.choice.seats);
  if (wanted) return wanted;
  const many = party.members.length;
  return refuse(
    'too-many-for-mode',
    party.choice.seats === undefined
      ? `${mode.name} has no seats for a party of ${many}. Choose another mode.`
      : `A match of ${party.choice.seats} seats has no place for a party of ${many}. Choose more seats, or another mode.`,
  );
};

const count = (sides: readonly Side[]): number => sides.reduce((sum, { seats }) => sum + seats.length, 0);

/** Bots play any hero that the seat asks for; one that nobody plays yet, if there is one. */
const withBots = (
  seats: readonly (PartySeat | undefined)[],
  sides: readonly Side[],
  bot: BotKind,
  { heroes }: PartyMode,
  draw: Draw,
): PartySeat[] => {
  const taken = seats.flatMap((seat) => seat?.hero ?? []);
  return seats.map((seat, index) => {
    if (seat) return seat;
    const plays = sides.find((side) => side.seats.includes(index))?.plays;
    const able = heroes.filter(({ kind }) => kind === plays);
    const free = able.filter(({ id }) => !taken.includes(id));
    const from = free.length > 0 ? free : able;
    const hero = from[draw(from.length)]?.id ?? '';
    taken.push(hero);
    return { bot, hero };
  });
};
