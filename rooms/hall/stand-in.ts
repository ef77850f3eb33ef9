/** The oldest two of a pool play each other, until the matcher is there. */

import type { Formed, Member, Ticket } from '../../league/matcher/ticket.ts';
import type { Formats } from '../../league/pool.ts';

interface PoolRules {
  readonly formats: Formats;
  readonly ranked: boolean;
}

export interface Waiting {
  add(ticket: Ticket): void;
  arrive(ticket: Ticket, now: number): Formed[];
  leave(id: string): boolean;
  pass(now: number): Formed[];
}

export const canPlay = (
  formats: Formats,
  members: readonly Pick<Member, 'heroes'>[],
  _ranked: boolean,
): { code: 'party-too-large'; message: string } | undefined =>
  members.length > Math.max(...formats.flatMap((sides) => sides.map(({ seats }) => seats.length)))
    ? { code: 'party-too-large', message: 'too many' }
    : undefined;

export const waiting = ({ formats, ranked }: PoolRules): Waiting => {
  const tickets = new Map<string, Ticket>();
  const size = formats[0]?.flatMap(({ seats }) => seats).length ?? 0;
  const pass = (now: number): Formed[] => {
    const made: Formed[] = [];
    for (;;) {
      const sorted = [...tickets.values()].sort((a, b) => a.since - b.since);
      let taken = sorted.slice(0, size);
      if (taken.length < size) {
        taken = sorted.filter(({ since, botsAfter }) => botsAfter !== undefined && now - since >= botsAfter);
        if (ranked || taken.length === 0) return made;
      }
      for (const { id } of taken) tickets.delete(id);
      const seats = taken.flatMap(({ id, members }) =>
        members.map(({ player, heroes }) => ({ ticket: id, player, hero: Object.values(heroes)[0] ?? '' })),
      );
      const bots = Array.from({ length: size - seats.length }, () => ({ bot: true as const }));
      made.push({
        pool: taken[0]?.pool ?? '',
        tickets: taken.map(({ id }) => id),
        seats: [...seats, ...bots],
        favourite: 0.5,
      });
    }
  };
  return {
    add: (ticket) => void tickets.set(ticket.id, ticket),
    arrive: (ticket, now) => {
      tickets.set(ticket.id, ticket);
      return pass(now);
    },
    leave: (id) => tickets.delete(id),
    pass,
  };
};
