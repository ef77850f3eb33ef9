/** `npm run -s clash:balance [-- --matches N] [--solo-matches N] [--seed TEXT] [--only A,B] [--mode M] [--threads N]`: plays
 *  Dice Clash, sensible bot against sensible bot, N matches (1,000) of every pairing of warriors and as many, or those of
 *  `--solo-matches`, of every warrior against every legend, and prints who won how often: the whole of
 *  docs/dice-clash-balance.md, when it plays them all. `--only` keeps the pairings among the fighters named, `--mode`
 *  those of `duel` or of `solo`. */
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { diceClash } from '../engine/dice-clash/index.ts';
import { add, type Job, noTally, type Tally, type Told } from '../proof/balance/clash-tally.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    'solo-matches': { type: 'string' },
    seed: { type: 'string', default: 'balance' },
    only: { type: 'string' },
    mode: { type: 'string' },
    threads: { type: 'string', default: '2' },
  },
});
const matches = Number(values.matches);
const soloMatches = Number(values['solo-matches'] ?? matches);
const threads = Number(values.threads);
for (const [name, n] of Object.entries({ matches, 'solo-matches': soloMatches, threads })) {
  if (!Number.isInteger(n) || n < 1) throw new Error(`--${name}: expected a whole number from 1 on`);
}

const heroes = diceClash.heroes;
const only = values.only?.split(',');
for (const id of only ?? []) {
  if (!heroes.some((hero) => hero.id === id)) {
    throw new Error(`--only: there is no fighter ${id}; there are ${heroes.map((hero) => hero.id).join(', ')}`);
  }
}
const idsOf = (kind: string): string[] =>
  heroes.filter((hero) => hero.kind === kind && (only?.includes(hero.id) ?? true)).map(({ id }) => id);
const warriors = idsOf('warrior');
const legends = idsOf('legend');
const nameOf = (id: string): string => heroes.find((hero) => hero.id === id)?.name ?? id;

type Pair = [string, string];
const among = (mode: string, pairs: Pair[]): Pair[] => (values.mode === undefined || values.mode === mode ? pairs : []);
const duels = among(
  'duel',
  warriors.flatMap((a, i) => warriors.slice(i + 1).map((b): Pair => [a, b])),
);
const solos = among(
  'solo',
  warriors.flatMap((a) => legends.map((b): Pair => [a, b])),
);
if (duels.length + solos.length === 0) throw new Error('--only, --mode: no pairing is left to play');

const jobsOf = (thread: number): Job[] => {
  const jobs = (mode: string, pairs: readonly Pair[], all: number): Job[] => {
    const from = Math.floor((all * thread) / threads);
    const to = Math.floor((all * (thread + 1)) / threads);
    return pairs.map((heroes) => ({ mode, heroes, seed: values.seed, from, to }));
  };
  return [...jobs('duel', duels, matches), ...jobs('solo', solos, soloMatches)];
};

const tallies = new Map<string, Tally>();
const keyOf = (a: string, b: string): string => `${a} ${b}`;

const runThread = (thread: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../proof/balance/clash-worker.js', import.meta.url), {
      workerData: jobsOf(thread),
    });
    worker.on('message', ({ heroes: [a, b], tally }: Told) => {
      const sum = tallies.get(keyOf(a, b)) ?? noTally();
      add(sum, tally);
      tallies.set(keyOf(a, b), sum);
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });

await Promise.all(Array.from({ length: threads }, (_, thread) => runThread(thread)));

/** Wilson's interval: where the true share lies with 95 % certainty. */
const Z = 1.96;
const share = (won: number, n: number): string => {
  const p = won / n;
  const middle = (p + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const reach = (Z * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2))) / (1 + Z ** 2 / n);
  const percent = (x: number): string => (100 * x).toFixed(1);
  return `${percent(p)} (${percent(middle - reach)}–${percent(middle + reach)})`;
};

const sumOf = (pairs: readonly (readonly [string, string])[]): Tally => {
  const sum = noTally();
  for (const [a, b] of pairs) add(sum, tallies.get(keyOf(a, b)) ?? noTally());
  return sum;
};

/** How often `a` won against `b`, whichever of them stands first in the pairing. */
const wonAgainst = (a: string, b: string): { won: number; n: number } => {
  const straight = tallies.get(keyOf(a, b));
  if (straight) return { won: straight.won, n: straight.matches };
  const turned = tallies.get(keyOf(b, a)) ?? noTally();
  return { won: turned.matches - turned.won, n: turned.matches };
};
const cell = (a: string, b: string): string => {
  if (a === b) return '·';
  const { won, n } = wonAgainst(a, b);
  return share(won, n);
};
const overall = (a: string, foes: readonly string[]): string => {
  let [won, n] = [0, 0];
  for (const b of foes) {
    if (a === b) continue;
    const one = wonAgainst(a, b);
    won += one.won;
    n += one.n;
  }
  return share(won, n);
};

/** What is printed in the end. */
const page: string[] = [];
const say = (text = ''): void => {
  page.push(text);
};
const line = (cells: readonly string[]): void => say(`| ${cells.join(' | ')} |`);
const table = (head: readonly string[], lines: readonly (readonly string[])[]): void => {
  line(head);
  line(head.map(() => '---'));
  for (const cells of lines) line(cells);
  say();
};

const aboutRounds = ({ matches: n, wonByStarter, rounds, roundsByStarter, placements, ends }: Tally): void => {
  table(
    ['', ''],
    [
      ['matches', n.toLocaleString('en')],
      ['won by whoever began the match, %', share(wonByStarter, n)],
      ['rounds won by whoever began them, %', share(roundsByStarter, rounds)],
      ['rounds a match', (rounds / n).toFixed(2)],
      ['placements a round', (placements / rounds).toFixed(1)],
      ...Object.entries(ends)
        .sort(([, a], [, b]) => b - a)
        .map(([why, times]) => [`rounds lost by \`${why}\`, %`, ((100 * times) / rounds).toFixed(1)]),
    ],
  );
};

say('# Dice Clash: how even the grids are\n');
say('Sensible bot against sensible bot; the share won by the row, in percent, with its 95 % interval (Wilson).');
const asked = (['matches', 'solo-matches', 'seed', 'only', 'mode'] as const).flatMap((name) => {
  const value = values[name];
  return value === undefined ? [] : [`--${name} ${value}`];
});
say(`To make this anew: \`npm run -s clash:balance -- ${asked.join(' ')}\`.\n`);
if (duels.length > 0) {
  say('## Warrior against warrior\n');
  table(
    ['', ...warriors.map(nameOf), 'all'],
    warriors.map((a) => [nameOf(a), ...warriors.map((b) => cell(a, b)), overall(a, warriors)]),
  );
  aboutRounds(sumOf(duels));
}
if (solos.length > 0) {
  say('## Warrior against legend\n');
  table(
    ['', ...legends.map(nameOf)],
    [
      ...warriors.map((a) => [nameOf(a), ...legends.map((b) => cell(a, b))]),
      [
        'all',
        ...legends.map((b) => {
          const sum = sumOf(warriors.map((a) => [a, b] as const));
          return share(sum.won, sum.matches);
        }),
      ],
    ],
  );
  aboutRounds(sumOf(solos));
}
console.log(page.join('\n').trimEnd());
