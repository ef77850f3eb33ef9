/** `npm run -s tool -- bench-matcher`: what the matcher costs on one core. 10,000 tickets wait in every pool there is, casual and
 *  ranked, alone and in parties; one pass over all of them is timed, then the pairing of a ticket that arrives while as
 *  many wait that cannot meet each other. Beside each pass, as a measure of the machine, the plainest pairing there is:
 *  the same tickets sorted by rating and cut into pairs. */
import { cpus } from 'node:os';
import { read } from '../bin/command-line.ts';
import type { ModeInfo } from '../engine/core/game.ts';
import { GAMES } from '../engine/games.ts';
import { canPlay } from '../league/matcher/can-play.ts';
import type { Member, Ticket } from '../league/matcher/ticket.ts';
import { type Waiting, waiting } from '../league/matcher/waiting.ts';
import { NEWCOMER } from '../league/rating.ts';
import { normal, type Random, uniform, weighted } from '../league/simulation/random.ts';
import { type Formats, isMatched, poolId } from '../protocol/pool.ts';

read('bench-matcher');

const TICKETS = 10_000;
const PASSES = 50;
const WARM_UP = 10;
const ARRIVALS = 2000;
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

const timed = (work: () => void): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
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

const at = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;
const ms = (time: number): string => `${time.toFixed(time < 0.1 ? 4 : 2).padStart(8)} ms`;
const say = (what: string, times: readonly number[], more = ''): void =>
  console.log(`  ${what.padEnd(46)} p50 ${ms(at(times, 0.5))}   p99 ${ms(at(times, 0.99))}   ${more}`);

const passes = (name: string, among: readonly Pool[]): void => {
  const random = uniform(`${SEED} ${name}`);
  const [pass, both, plain, worked]: [number[], number[], number[], number[]] = [[], [], [], []];
  let [matches, taken, leftOver] = [0, 0, 0];
  for (let i = 0; i < WARM_UP + PASSES; i++) {
    const tickets = crowd(random, among);
    let full: Waiting[] = [];
    const filling = timed(() => {
      full = [...tickets].map(([pool, own]) => filled(pool, own));
    });
    [matches, taken, leftOver] = [0, 0, 0];
    const before = process.cpuUsage();
    const passing = timed(() => {
      for (const own of full) {
        const formed = own.pass(0);
        matches += formed.length;
        for (const each of formed) taken += each.tickets.length;
        leftOver += own.size;
      }
    });
    const { user, system } = process.cpuUsage(before);
    const plainly = timed(() => plainPairs([...tickets.values()].flat()));
    if (i < WARM_UP) continue;
    worked.push((user + system) / 1000);
    pass.push(passing);
    both.push(filling + passing);
    plain.push(plainly);
  }
  console.log(
    `${TICKETS.toLocaleString('en')} tickets in ${name}: ${matches} matches of ${taken}, ${leftOver} wait on`,
  );
  say('one pass over those who wait', pass, `${(at(pass, 0.5) / at(plain, 0.5)).toFixed(1)} times the reference`);
  say('the same in time of the processor', worked);
  say('formMatches: taking them in, and the pass', both);
  say('reference: sorted and cut into pairs', plain);
};

/** Ten thousand wait, each too far from every other to meet; now somebody comes who is a match for one of them. */
const arrivals = (name: string, pool: Pool): void => {
  const random = uniform(`${SEED} arrivals ${name}`);
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
  let formed = 0;
  for (let i = 0; i < ARRIVALS; i++) {
    const place = Math.floor(random() * TICKETS);
    let matches = 0;
    times.push(
      timed(() => {
        matches = own.arrive(standing(place), 0).length;
      }),
    );
    formed += matches;
    if (matches > 0) own.add(standing(place));
  }
  say(`a ticket arrives among 10,000, ${name}`, times, `${formed} matches`);
};

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one core; seed ${SEED}`);
passes(`${pools.length} pools`, pools);
const [first] = pools;
if (first) passes(first.id, [first]);
for (const pool of pools.filter(({ ranked }) => ranked)) arrivals(pool.id, pool);
