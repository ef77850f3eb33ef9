/** The balance of Dice Clash: every pairing of warriors, and every warrior against every legend, as a page of Markdown: the
 *  whole of docs/dice-clash-balance.md, when all are played. */

import { ofKind } from '../../engine/core/kinds.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import { diceClash } from '../../engine/dice-clash/index.ts';
import { share, table } from './markdown.ts';
import type { PlannedMatch } from './planned.ts';
import { type BalanceQuestion, checkIds, type PlanBalance } from './report.ts';
import { add, type Job, NO_TALLY, type Tally } from './tally.ts';
import { percent } from './wilson.ts';

const MATCHES = 1000;

type Pair = readonly [string, string];
const { heroes, modes: MODES } = diceClash;
const nameOf = (id: string): string => heroes.find((hero) => hero.id === id)?.name ?? id;
const keyOf = ([a, b]: Pair): string => `${a} ${b}`;

/** In duels the two change seats from match to match; a legend always sits in seat 1. */
const isSwapped = (mode: string, i: number): boolean => mode === 'duel' && i % 2 === 1;

const jobFor = (mode: string, pair: Pair, matches: number, seed: string): Job => ({
  name: pair.map(nameOf).join(' against '),
  matches: Array.from(
    { length: matches },
    (_, i): PlannedMatch => ({
      game: diceClash.id,
      mode,
      heroes: isSwapped(mode, i) ? [...pair].reverse() : pair,
      seed: `${seed} ${keyOf(pair)} ${i}`,
    }),
  ),
  won: ({ winners }, i) => winners.includes(isSwapped(mode, i) ? 1 : 0),
});

/** The pairings that were played, and what came of them. */
class Results {
  private readonly tallies: ReadonlyMap<string, Tally>;

  constructor(pairs: readonly Pair[], tallies: readonly Tally[]) {
    this.tallies = new Map(pairs.map((pair, i) => [keyOf(pair), tallies[i] ?? NO_TALLY]));
  }

  /** All of these pairings together. */
  sum(pairs: readonly Pair[]): Tally {
    return pairs.map((pair) => this.tallies.get(keyOf(pair)) ?? NO_TALLY).reduce(add, NO_TALLY);
  }

  /** How often `a` won against `b`, whichever of them stands first in the pairing. */
  private against(a: string, b: string): { readonly won: number; readonly n: number } {
    const straight = this.tallies.get(keyOf([a, b]));
    if (straight) return { won: straight.won, n: straight.matches };
    const turned = this.tallies.get(keyOf([b, a])) ?? NO_TALLY;
    return { won: turned.matches - turned.won, n: turned.matches };
  }

  cell(a: string, b: string): string {
    if (a === b) return '·';
    const { won, n } = this.against(a, b);
    return share(won, n);
  }

  overall(a: string, foes: readonly string[]): string {
    const all = foes.filter((b) => b !== a).map((b) => this.against(a, b));
    return share(
      all.reduce((sum, { won }) => sum + won, 0),
      all.reduce((sum, { n }) => sum + n, 0),
    );
  }
}

const LOST_BY = 'lost by ';

const aboutRounds = ({ matches, wonByStarter, counts }: Tally): string[] => {
  const { rounds = 0, roundsByStarter = 0, placements = 0 } = counts;
  const ends = Object.entries(counts)
    .filter(([name]) => name.startsWith(LOST_BY))
    .sort(([, a], [, b]) => b - a);
  return table(
    ['', ''],
    [
      ['matches', matches.toLocaleString('en')],
      ['won by whoever began the match, %', share(wonByStarter, matches)],
      ['rounds won by whoever began them, %', share(roundsByStarter, rounds)],
      ['rounds a match', (rounds / matches).toFixed(2)],
      ['placements a round', (placements / rounds).toFixed(1)],
      ...ends.map(([name, times]) => [`rounds lost by \`${name.slice(LOST_BY.length)}\`, %`, percent(times / rounds)]),
    ],
  );
};

const commandFor = ({ matches = MATCHES, soloMatches, seed, only, modes = [] }: BalanceQuestion): string =>
  [
    `npm run -s balance -- --game ${diceClash.id} --matches ${matches}`,
    ...(soloMatches === undefined ? [] : [`--solo-matches ${soloMatches}`]),
    `--seed ${seed}`,
    ...(only ? [`--only ${only.join(',')}`] : []),
    ...modes.map((mode) => `--mode ${mode}`),
  ].join(' ');

/** Who meets whom. */
interface Field {
  readonly warriors: readonly string[];
  readonly legends: readonly string[];
  readonly duels: readonly Pair[];
  readonly solos: readonly Pair[];
}

/** Throws `BadInput` for fighters and modes that there are not, and where nobody is left to meet. */
const fieldFor = ({ only, modes }: BalanceQuestion): Field => {
  checkIds(
    '--only',
    'fighter',
    only ?? [],
    heroes.map(({ id }) => id),
  );
  checkIds(
    '--mode',
    'mode',
    modes ?? [],
    MODES.map(({ id }) => id),
  );
  const idsOf = (kind: string): string[] => ofKind(diceClash, kind).filter((id) => only?.includes(id) ?? true);
  const [warriors, legends] = [idsOf('warrior'), idsOf('legend')];
  const isPlayed = (mode: string): boolean => modes?.includes(mode) ?? true;
  const duels = warriors.flatMap((a, i) => warriors.slice(i + 1).map((b): Pair => [a, b]));
  const solos = warriors.flatMap((a) => legends.map((b): Pair => [a, b]));
  const field = { warriors, legends, duels: isPlayed('duel') ? duels : [], solos: isPlayed('solo') ? solos : [] };
  if (field.duels.length + field.solos.length === 0) throw new BadInput('--only, --mode', 'no pairing is left to play');
  return field;
};

const duelsPart = ({ warriors, duels }: Field, results: Results): string[] => [
  '## Warrior against warrior\n',
  ...table(
    ['', ...warriors.map(nameOf), 'all'],
    warriors.map((a) => [nameOf(a), ...warriors.map((b) => results.cell(a, b)), results.overall(a, warriors)]),
  ),
  ...aboutRounds(results.sum(duels)),
];

const solosPart = ({ warriors, legends, solos }: Field, results: Results): string[] => {
  const against = (b: string): string => {
    const { won, matches } = results.sum(warriors.map((a): Pair => [a, b]));
    return share(won, matches);
  };
  return [
    '## Warrior against legend\n',
    ...table(
      ['', ...legends.map(nameOf)],
      [
        ...warriors.map((a) => [nameOf(a), ...legends.map((b) => results.cell(a, b))]),
        ['all', ...legends.map(against)],
      ],
    ),
    ...aboutRounds(results.sum(solos)),
  ];
};

export const planDiceClash: PlanBalance = (question) => {
  const { matches = MATCHES, soloMatches = matches, seed } = question;
  const field = fieldFor(question);
  const { duels, solos } = field;
  return {
    jobs: [
      ...duels.map((pair) => jobFor('duel', pair, matches, seed)),
      ...solos.map((pair) => jobFor('solo', pair, soloMatches, seed)),
    ],
    report: (tallies) => {
      const results = new Results([...duels, ...solos], tallies);
      const page = [
        '# Dice Clash: how even the grids are\n',
        'Sensible bot against sensible bot; the share won by the row, in percent, with its 95 % interval (Wilson).',
        `To make this anew: \`${commandFor(question)}\`.\n`,
        ...(duels.length > 0 ? duelsPart(field, results) : []),
        ...(solos.length > 0 ? solosPart(field, results) : []),
      ];
      return page.join('\n').trimEnd().split('\n');
    },
  };
};
