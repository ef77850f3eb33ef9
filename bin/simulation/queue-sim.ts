/** `npm run -s tool -- queue-sim`: a season of queues by simulated people, and what became of their waits: at busy hours and
 *  at others, by pool; how favoured the favourites were; who met again. */
import { GAMES } from '../../engine/games.ts';
import { type PoolStory, playSeason, type SimulatedPool } from '../../league/simulation/queue.ts';
import { isMatched, poolId } from '../../protocol/pool.ts';
import { fail, read } from '../command-line.ts';

const { values } = read('queue-sim');
const played = values.game ?? GAMES[0]?.id;

/** A game's first mode is what most people play; of the others, small matches more than large ones. More than half of
 *  all play ranked. */
const games = played === 'all' ? GAMES : GAMES.filter(({ id }) => id === played);
if (games.length === 0) fail(`--game: all, or one of ${GAMES.map(({ id }) => id).join(', ')}; not ${played}`);
const pools: readonly SimulatedPool[] = games.flatMap((game) =>
  game.modes
    .filter((mode) => isMatched(game, mode))
    .flatMap((mode, i) =>
      [true, false].map((ranked): SimulatedPool => {
        const popularity = (i === 0 ? 8 : 2 / mode.maxSeats) * (ranked ? 0.6 : 0.4);
        return { id: poolId({ game: game.id, mode: mode.id, ranked }), formats: mode.formats, ranked, popularity };
      }),
    ),
);

const at = (waits: readonly number[], share: number): string => {
  const sorted = [...waits].sort((a, b) => a - b);
  return sorted.length === 0 ? '-' : `${((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(0)} s`;
};
const percent = (part: number, whole: number): string => (whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '-');

const COLUMNS = [
  'tickets',
  'busy: p50',
  'p95',
  'quiet: p50',
  'p95',
  'gave up',
  'bots',
  'favourite',
  'busy hours',
  'met again',
];
const line = (name: string, cells: readonly string[]): void =>
  console.log(`${name.padEnd(38)}${cells.map((cell) => cell.padStart(11)).join('')}`);

const tell = (name: string, told: PoolStory): void => {
  const { busy, quiet, gaveUp, matches, favourites, busyMatches, busyFavourites, withBots, seats, again } = told;
  const tickets = busy.length + quiet.length;
  line(name, [
    String(tickets),
    at(busy, 0.5),
    at(busy, 0.95),
    at(quiet, 0.5),
    at(quiet, 0.95),
    percent(gaveUp, tickets),
    percent(withBots, matches + withBots),
    percent(favourites, matches),
    percent(busyFavourites, busyMatches),
    percent(again, seats),
  ]);
};

const season = { seed: values.seed, people: Number(values.people), weeks: Number(values.weeks), pools };
console.log(`${season.people} people, ${season.weeks} weeks, seed "${season.seed}"; waits at busy hours and at others`);
line('pool', COLUMNS);
const stories = playSeason(season);
for (const [id, told] of stories) tell(id, told);
const all = [...stories.values()];
const sum = (of: (told: PoolStory) => number): number => all.reduce((total, told) => total + of(told), 0);
tell('all', {
  busy: all.flatMap(({ busy }) => busy),
  quiet: all.flatMap(({ quiet }) => quiet),
  gaveUp: sum(({ gaveUp }) => gaveUp),
  matches: sum(({ matches }) => matches),
  favourites: sum(({ favourites }) => favourites),
  busyMatches: sum(({ busyMatches }) => busyMatches),
  busyFavourites: sum(({ busyFavourites }) => busyFavourites),
  withBots: sum(({ withBots }) => withBots),
  seats: sum(({ seats }) => seats),
  again: sum(({ again }) => again),
  sizes: new Map(),
});
