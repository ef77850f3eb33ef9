/** What the matcher costs on one core: 10,000 tickets wait, casual and ranked, alone and in parties; one pass over all
 *  of them is timed, then the pairing of a ticket that arrives while as many wait that cannot meet each other. */
import type { ModeInfo } from '../../../engine/core/game.ts';
import { GAMES } from '../../../engine/games.ts';
import { canPlay } from '../../../league/matcher/can-play.ts';
import type { Member, Ticket } from '../../../league/matcher/ticket.ts';
import { type Waiting, waiting } from '../../../league/matcher/waiting.ts';
import { NEWCOMER } from '../../../league/rating.ts';
import { normal, type Random, uniform, weighted } from '../../../league/simulation/random.ts';
import { type Formats, isMatched, poolId } from '../../../protocol/pool.ts';
import type { Bench, Figure } from '../figure.ts';
import { timeAt } from '../times.ts';

const TICKETS = 10_000;
const FULL = { passes: 60, arrivals: 2000 };
const QUICK = { passes: 15, arrivals: 400 };
const WARM_UP = 10;
const SEED = 'bench:matcher';

interface Pool {
  readonly id: string;
  readonly formats: Formats;
  readonly ranked: boolean;
  /** What its sides play, and as what they are rated. */
  readonly kinds: readonly string[];
  readonly roles: readonly string[];
}

const pools: readonly Pool[] = GAMES.flatMap((game) =>
  game.modes
    .filter((mode) => isMatched(game, mode))
    .flatMap((mode: ModeInfo) =>
      [true, false].map((ranked) => ({
        id: poolId({ game: game.id, mode: mode.id, ranked }),
        formats: mode.formats,
        ranked,
        kinds: [...new Set(mode.formats.flat().map(({ plays }) => plays))],
        roles: [...new Set(mode.formats.flat().map(({ role }) => role))],
      })),
    ),
);

let made = 0;
const member = (random: Random, pool: Pool): Member => {
  const player = `player-${made++}`;
  const rating = random() < 0.2 ? NEWCOMER : { mu: 25 + 5 * normal(random), sigma: 1.3 + 3 * random() };
  const { kinds, roles } = pool;
  // Where sides play different things, most have picked one of them and some either.
  const picked =
    random() < 0.2
      ? kinds
      : [
          weighted(
            random,
            kinds.map((kind, i) => [kind, i === 0 ? 1 : 3] as const),
          ),
        ];
  return {
    player,
    name: player,
    heroes: Object.fromEntries(picked.map((kind) => [kind, 'somebody'])),
    ratings: Object.fromEntries(roles.map((role) => [role, rating])),
    lastMet: random() < 0.7 ? [`player-${Math.floor(random() * made)}`] : [],
  };
};

/** Somebody who has waited up to `longest` milliseconds at time 0; one in four with a party, where the pool takes
 *  it. */
const ticketFor = (random: Random, pool: Pool, longest: number): Ticket => {
  const size = weighted(random, [
    [1, 0.75],
    [2, 0.17],
    [3, 0.08],
  ]);
  const members = Array.from({ length: size }, () => member(random, pool));
  const able = canPlay(pool.formats, members, pool.ranked) ? members.slice(0, 1) : members;
  return { id: `ticket-${made}`, pool: pool.id, members: able, since: -Math.floor(random() * longest) };
};

const crowd = (random: Random, among: readonly Pool[]): Map<Pool, Ticket[]> => {
  const tickets = new Map(among.map((pool): [Pool, Ticket[]] => [pool, []]));
  const weights = among.map((pool, i) => [pool, i === 0 ? 4 : 1] as const);
  for (let i = 0; i < TICKETS; i++) {
    const pool = weighted(random, weights);
    tickets.get(pool)?.push(ticketFor(random, pool, 30_000));
  }
  return tickets;
};

const filled = (pool: Pool, tickets: readonly Ticket[]): Waiting => {
  const own = waiting(pool);
  for (const ticket of tickets) own.add(ticket);
  return own;
};

/** In milliseconds of processor time, which neighbours on the machine hardly change. */
const timed = (work: () => void): number => {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};

/** The reference: sorted by the first member's rating and cut into pairs. */
const plainPairs = (tickets: readonly Ticket[]): string[][] => {
  const sorted = tickets
    .map(({ id, members }) => ({ id, rating: Object.values(members[0]?.ratings ?? {})[0]?.mu ?? 0 }))
    .sort((a, b) => a.rating - b.rating);
  const pairs: string[][] = [];
  for (let i = 0; i + 1 < sorted.length; i += 2) pairs.push([sorted[i]?.id ?? '', sorted[i + 1]?.id ?? '']);
  return pairs;
};

/** The medians of the first, the second and the last third. */
const thirds = (times: readonly number[]): number[] => {
  const part = Math.ceil(times.length / 3);
  return [0, 1, 2].map((n) => timeAt(times.slice(n * part, (n + 1) * part), 0.5));
};

const passes = (name: string, among: readonly Pool[], many: number): Figure[] => {
  const random = uniform(`${SEED} ${name}`);
  const [pass, fill, plain, steps]: [number[], number[], number[], number[]] = [[], [], [], []];
  let [matches, leftOver] = [0, 0];
  for (let i = 0; i < WARM_UP + many; i++) {
    const tickets = crowd(random, among);
    let full: Waiting[] = [];
    const filling = timed(() => {
      full = [...tickets].map(([pool, own]) => filled(pool, own));
    });
    [matches, leftOver] = [0, 0];
    let longest = 0;
    const passing = timed(() => {
      for (const own of full) {
        const going = own.passInSteps(0);
        for (let done = false; !done; ) {
          const begun = performance.now();
          const step = going.next();
          longest = Math.max(longest, performance.now() - begun);
          done = step.done === true;
          if (!step.done) matches += step.value.length;
        }
        leftOver += own.size;
      }
    });
    const plainly = timed(() => plainPairs([...tickets.values()].flat()));
    if (i < WARM_UP) continue;
    pass.push(passing);
    fill.push(filling);
    plain.push(plainly);
    steps.push(longest);
  }
  const middle = timeAt(pass, 0.5);
  const figure = (id: string, what: string, value: number): Figure => ({
    id: `matcher/${name}/${id}`,
    what: `${TICKETS.toLocaleString('en')} tickets in ${name}: ${what}`,
    value,
    unit: 'ms',
  });
  return [
    {
      ...figure('pass', 'a pass', middle),
      ratio: middle / timeAt(plain, 0.5),
      reference: { what: 'the same tickets, sorted by rating and cut into pairs', samples: thirds(plain) },
      gate: { must: 3, aim: 1.5, of: 'ratio', better: 'less' },
      note: `${name}: ${matches} matches, ${leftOver} wait on.`,
    },
    figure('step', 'its longest step by the clock on the wall, p50', timeAt(steps, 0.5)),
    figure('fill', 'taking them in', timeAt(fill, 0.5)),
    figure('reference', 'the reference', timeAt(plain, 0.5)),
  ];
};

/** Ten thousand wait, each too far from every other to meet; now somebody comes who is a match for one of them. */
const arrivals = (pool: Pool, many: number): Figure[] => {
  const random = uniform(`${SEED} arrivals ${pool.id}`);
  const standing = (i: number): Ticket => {
    const rating = { mu: 25 + 40 * (i % TICKETS), sigma: 1.3 };
    const one = ticketFor(random, pool, 0);
    const members = one.members.slice(0, 1).map((who) => ({
      ...who,
      heroes: Object.fromEntries(pool.kinds.map((kind) => [kind, 'somebody'])),
      ratings: Object.fromEntries(pool.roles.map((role) => [role, rating])),
    }));
    return { ...one, members, since: 0 };
  };
  const own = filled(
    pool,
    Array.from({ length: TICKETS }, (_, i) => standing(i)),
  );
  const times: number[] = [];
  for (let i = 0; i < many; i++) {
    const place = Math.floor(random() * TICKETS);
    let matches = 0;
    const ticket = standing(place);
    const begun = performance.now();
    matches = own.arrive(ticket, 0).length;
    times.push(performance.now() - begun);
    if (matches > 0) own.add(standing(place));
  }
  return [
    {
      id: `matcher/arrival/${pool.id}`,
      what: `a ticket arrives among them in ${pool.id}, p50`,
      value: timeAt(times, 0.5),
      unit: 'ms',
    },
  ];
};

export const matcher: Bench = {
  name: 'matcher',
  what: 'A pass over 10,000 waiting tickets, and the pairing of one that arrives among them.',
  how: 'Beside each pass, the plainest pairing there is: the same tickets sorted by rating and cut into pairs; what is held to the gate is how many times that a pass takes, each by its median of processor time. Once all wait to duel, and once in every queue there is, alone and in parties.',
  run: async ({ quick, say }) => {
    const { passes: many, arrivals: more } = quick ? QUICK : FULL;
    const [first] = pools;
    const figures: Figure[] = [];
    if (first) {
      say(`matcher: ${first.id}`);
      figures.push(...passes(first.id, [first], many));
    }
    say(`matcher: ${pools.length} queues`);
    figures.push(...passes('all queues', pools, many));
    for (const pool of pools.filter(({ ranked }) => ranked)) figures.push(...arrivals(pool, more));
    return figures;
  },
};
