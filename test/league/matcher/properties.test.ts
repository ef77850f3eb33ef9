/** What holds for any tickets: looked for in made-up crowds of every mode, casual and ranked. Each check prints the seed
 *  of the crowd that breaks it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Side } from '../../../engine/core/game.ts';
import { chances, strengthOf } from '../../../league/chance.ts';
import { canPlay } from '../../../league/matcher/can-play.ts';
import { meetsAgain, widthAfter } from '../../../league/matcher/patience.ts';
import { gapOf } from '../../../league/matcher/seating.ts';
import type { Formed, Member, Ticket } from '../../../league/matcher/ticket.ts';
import { waiting } from '../../../league/matcher/waiting.ts';
import { NEWCOMER } from '../../../league/rating.ts';
import { type Choices, choices } from '../../../proof/random.ts';
import { formMatches } from '../../support/league/form-matches.ts';
import { FORMAT_NAMES, FORMATS, type FormatName, member } from '../../support/stores/tickets.ts';

const property = suite('matcher: whatever the tickets');

const CROWDS = 250;
const NOW = 1_000_000;

interface Crowd {
  readonly seed: string;
  readonly mode: FormatName;
  readonly ranked: boolean;
  readonly tickets: readonly Ticket[];
}

const someRating = (pick: Choices) =>
  pick.chance(25) ? NEWCOMER : { mu: 10 + pick.below(31), sigma: 1 + pick.below(4) };

const someMember = (pick: Choices, mode: FormatName, player: number): Member => {
  const kinds = [...new Set(FORMATS[mode].flat().map(({ plays }) => plays))];
  const plays = pick.chance(20) ? kinds : [pick.of(kinds)];
  const lastMet = pick.list(2, () => `p${pick.below(player + 2)}`).filter((id) => id !== `p${player}`);
  return member(`p${player}`, someRating(pick), { plays, lastMet });
};

/** Up to thirty tickets of whoever can play the mode. */
const crowd = (seed: string): Crowd => {
  const pick = choices(seed);
  const mode = pick.of(FORMAT_NAMES);
  const ranked = pick.chance(50);
  const tickets: Ticket[] = [];
  for (let player = 0, n = pick.below(31); n > 0; n--) {
    const members = Array.from({ length: 1 + pick.below(pick.chance(40) ? 4 : 1) }, () =>
      someMember(pick, mode, player++),
    );
    if (canPlay(FORMATS[mode], members, ranked)) continue;
    const since = NOW - 1000 * pick.below(pick.chance(10) ? 250 : 60);
    const bots = pick.chance(30) ? { botsAfter: 1000 * pick.below(100) } : {};
    tickets.push({ id: `t${player}`, pool: 'made-up', members, since, ...bots });
  }
  return { seed, mode, ranked, tickets };
};

const CROWD_SEEDS = Array.from({ length: CROWDS }, (_, i) => `crowd ${i}`);
const made = ({ mode, ranked, tickets }: Crowd): Formed[] =>
  formMatches(tickets, { formats: FORMATS[mode], ranked, now: NOW });

/** Each match of each crowd, with the sides of its format. */
const everyMatch = (check: (formed: Formed, sides: readonly Side[], of: Crowd) => void): void => {
  let matches = 0;
  for (const seed of CROWD_SEEDS) {
    const of = crowd(seed);
    for (const formed of made(of)) {
      const sides = FORMATS[of.mode].find((each) => each.flatMap(({ seats }) => seats).length === formed.seats.length);
      assert.ok(sides, `${seed}: no format of ${of.mode} has ${formed.seats.length} seats`);
      if (sides) check(formed, sides, of);
      matches++;
    }
  }
  assert.ok(matches > 2 * CROWDS, `only ${matches} matches were looked at`);
};

const ticketOf = ({ tickets, seed }: Crowd, id: string): Ticket => {
  const found = tickets.find((ticket) => ticket.id === id);
  if (!found) throw new Error(`${seed}: there is no ticket ${id}`);
  return found;
};

property('no ticket is used twice, and every one named is there', () => {
  for (const seed of CROWD_SEEDS) {
    const of = crowd(seed);
    const used = made(of).flatMap(({ tickets }) => tickets);
    assert.is(new Set(used).size, used.length, seed);
    for (const id of used) ticketOf(of, id);
  }
});

property('a match seats exactly the members of its tickets, each with a hero of the kind its side plays', () => {
  everyMatch((formed, sides, of) => {
    const members = formed.tickets.flatMap((id) => ticketOf(of, id).members.map(({ player }) => `${id} ${player}`));
    const sitting = formed.seats.flatMap((seat) => ('player' in seat ? [`${seat.ticket} ${seat.player}`] : []));
    assert.equal([...sitting].sort(), [...members].sort(), of.seed);
    for (const side of sides) {
      for (const at of side.seats) {
        const seat = formed.seats[at];
        assert.ok(seat, `${of.seed}: seat ${at} is empty`);
        if (seat && 'player' in seat) assert.is(seat.hero, `${side.plays}-of-${seat.player}`, of.seed);
      }
    }
  });
});

property(
  'a party is on one side; but casual ones stand apart where sides are single seats or play different things',
  () => {
    everyMatch((formed, sides, of) => {
      for (const id of formed.tickets) {
        const on = sides.filter((side) =>
          side.seats.some((at) => {
            const seat = formed.seats[at];
            return seat && 'ticket' in seat && seat.ticket === id;
          }),
        );
        if (on.length === 1) continue;
        assert.not.ok(of.ranked, `${of.seed}: ${id} is on ${on.length} sides of a ranked match`);
        const single = sides.every(({ seats }) => seats.length === 1);
        assert.ok(single || new Set(on.map(({ plays }) => plays)).size === on.length, `${of.seed}: ${id} is split`);
      }
    });
  },
);

property('bots sit in casual matches only, beside people who have waited as long as they agreed to', () => {
  let bots = 0;
  everyMatch((formed, _, of) => {
    if (!formed.seats.some((seat) => 'bot' in seat)) return;
    bots++;
    assert.not.ok(of.ranked, of.seed);
    for (const { since, botsAfter } of formed.tickets.map((id) => ticketOf(of, id))) {
      assert.ok(botsAfter !== undefined && NOW - since >= botsAfter, of.seed);
    }
  });
  assert.ok(bots > 10, `only ${bots} matches with bots were looked at`);
});

property('no match is more uneven than the longest wait in it allows, and its favourite is told truly', () => {
  everyMatch((formed, sides, of) => {
    const strengths = sides.map(({ seats, role }) =>
      strengthOf(
        seats.map((at) => {
          const seat = formed.seats[at];
          if (!seat || !('player' in seat)) return NEWCOMER;
          const who = ticketOf(of, seat.ticket).members.find(({ player }) => player === seat.player);
          return who?.ratings[role] ?? NEWCOMER;
        }),
      ),
    );
    const longest = Math.max(...formed.tickets.map((id) => NOW - ticketOf(of, id).since));
    assert.ok(gapOf(strengths) <= widthAfter(longest, of.ranked) + 1e-9, `${of.seed}: gap ${gapOf(strengths)}`);
    const favourite = Math.max(...chances(strengths));
    assert.ok(Math.abs(formed.favourite - favourite) < 1e-9, `${of.seed}: ${formed.favourite}, not ${favourite}`);
    assert.ok(favourite >= 1 / sides.length - 1e-9 && favourite <= 1);
  });
});

property('in duels, whoever has just met meets again only after waiting', () => {
  everyMatch((formed, sides, of) => {
    if (sides.length !== 2 || formed.seats.length !== 2 || formed.tickets.length !== 2) return;
    const [a, b] = formed.tickets.map((id) => ticketOf(of, id));
    const met = (x?: Ticket, y?: Ticket) =>
      x?.members.some(({ lastMet }) => y?.members.some(({ player }) => lastMet.includes(player)));
    if (!met(a, b) && !met(b, a)) return;
    const longest = NOW - Math.min(a?.since ?? 0, b?.since ?? 0);
    assert.ok(meetsAgain(longest, false), `${of.seed}: after ${longest} ms`);
  });
});

property('the order in which tickets are given changes nothing', () => {
  for (const seed of CROWD_SEEDS) {
    const of = crowd(seed);
    const first = JSON.stringify(made(of));
    const pick = choices(`${seed} shuffled`);
    const tickets = [...of.tickets]
      .map((ticket) => ({ ticket, key: pick.below(250) }))
      .sort((a, b) => a.key - b.key)
      .map(({ ticket }) => ticket);
    assert.is(JSON.stringify(made({ ...of, tickets })), first, seed);
    assert.is(JSON.stringify(made({ ...of, tickets: [...of.tickets].reverse() })), first, seed);
  }
});

property('in duels, whoever would be matched is matched as well after a longer wait', () => {
  let looked = 0;
  for (const seed of CROWD_SEEDS) {
    const of: Crowd = { ...crowd(seed), mode: 'duel', ranked: true };
    const pick = choices(`${seed} older`);
    const tickets = of.tickets
      .filter(({ members }) => members.length === 1)
      .map((each) => ({ ...each, members: each.members.map((who) => ({ ...who, heroes: { hero: 'any' } })) }));
    for (const { tickets: ids } of made({ ...of, tickets })) {
      const older = pick.of(ids);
      const later = tickets.map((each) =>
        each.id === older ? { ...each, since: each.since - 1000 * (1 + pick.below(100)) } : each,
      );
      const again = made({ ...of, tickets: later });
      assert.ok(
        again.some((formed) => formed.tickets.includes(older)),
        `${seed}: ${older} is no longer matched`,
      );
      looked++;
    }
  }
  assert.ok(looked > CROWDS, `only ${looked} were looked at`);
});

property('a pair of tickets that may meet may meet as well when either has waited longer', () => {
  let looked = 0;
  for (const seed of CROWD_SEEDS) {
    const of = crowd(seed);
    const pick = choices(`${seed} pair`);
    for (const formed of made(of)) {
      const tickets = formed.tickets.map((id) => ticketOf(of, id));
      const longer = tickets.map((each) => ({ ...each, since: each.since - 1000 * pick.below(60) }));
      // By themselves: no others compete, so what was possible must stay so.
      const before = made({ ...of, tickets }).length;
      const after = made({ ...of, tickets: longer }).length;
      if (before === 0) continue;
      assert.ok(after > 0, `${seed}: ${formed.tickets.join(' ')}`);
      looked++;
    }
  }
  assert.ok(looked > CROWDS, `only ${looked} were looked at`);
});

property('tickets that came one by one, and left, and were put back, make the matches of a crowd at once', () => {
  for (const seed of CROWD_SEEDS) {
    const of = crowd(seed);
    const pool = waiting({ formats: FORMATS[of.mode], ranked: of.ranked });
    for (const ticket of of.tickets) pool.add(ticket);
    for (const { id } of of.tickets.slice(0, 5)) assert.ok(pool.leave(id), seed);
    assert.not.ok(pool.leave('nobody'));
    assert.is(pool.size, Math.max(0, of.tickets.length - 5), seed);
    for (const ticket of of.tickets.slice(0, 5)) pool.add(ticket);
    assert.equal(pool.pass(NOW), made(of), seed);
    const left = of.tickets.filter(({ id }) => !made(of).some(({ tickets }) => tickets.includes(id)));
    assert.equal(
      pool
        .tickets()
        .map(({ id }) => id)
        .sort(),
      left.map(({ id }) => id).sort(),
      seed,
    );
    assert.equal(pool.pass(NOW), made({ ...of, tickets: left }), seed);
  }
});

/** The longest that anybody waits before being matched, in seconds, while `count` come, one every `gap` seconds. */
const longestWait = (mode: FormatName, seed: string, count: number, gap: number): number => {
  const pick = choices(seed);
  const pool = waiting({ formats: FORMATS[mode], ranked: true });
  const came = new Map<string, number>();
  let longest = 0;
  const leave = (formed: readonly Formed[], now: number): void => {
    for (const id of formed.flatMap(({ tickets }) => tickets)) {
      longest = Math.max(longest, now - (came.get(id) ?? now));
      came.delete(id);
    }
  };
  const horizon = count * gap;
  for (let second = 0; second < horizon; second++) {
    const now = second * 1000;
    leave(pool.pass(now), now);
    if (second % gap > 0) continue;
    // Each kind of seat is asked for about as often as matches have it, and some will take either; a party now and then.
    const isBoss = mode === 'boss-vs-boss' || (mode === 'boss-vs-many' && pick.below(5) === 0);
    const room = isBoss ? 1 : Math.max(...FORMATS[mode].flat().map(({ seats }) => seats.length));
    const members = Array.from({ length: pick.chance(20) ? Math.min(2, room) : 1 }, (_, i) =>
      member(`p${second}-${i}`, someRating(pick), {
        plays: isBoss ? ['boss'] : pick.chance(25) ? ['boss', 'hero'] : ['hero'],
      }),
    );
    const ticket: Ticket = { id: `t${second}`, pool: 'made-up', members, since: now };
    came.set(ticket.id, now);
    leave(pool.arrive(ticket, now), now);
  }
  for (const since of came.values()) longest = Math.max(longest, horizon * 1000 - since);
  return longest / 1000;
};

/** Seconds; strengths lie as far apart as 10 and 40, and a ticket comes every two seconds. */
const BOUNDS: readonly (readonly [FormatName, number])[] = [
  ['duel', 180],
  ['hill', 180],
  ['2v2', 240],
  ['3v3', 240],
  ['2v2v2', 240],
  ['boss-vs-many', 420],
  ['boss-vs-boss', 180],
];
for (const [mode, bound] of BOUNDS) {
  property(`${mode}: while others come, nobody waits longer than ${bound} s`, () => {
    for (const seed of ['arrivals 1', 'arrivals 2', 'arrivals 3']) {
      const longest = longestWait(mode, seed, 600, 2);
      assert.ok(longest > 0 && longest <= bound, `${seed}: somebody waits ${longest} s`);
    }
  });
}

property.run();
