/** The page of the bosses' balance, docs/boss-balance.md, from what came of their matches. */
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { type BossMatches, type BossQuestion, cellsOf, SEATS } from './boss-matches.ts';
import { share, table } from './markdown.ts';
import type { Tally } from './tally.ts';
import { percent, wilson } from './wilson.ts';

/** Within these a party and a boss are even; so is, of two bosses, whoever begins. */
const BAND = { low: 0.45, high: 0.55 };
/** Two bosses are even enough. */
const DUEL_BAND = { low: 0.4, high: 0.6 };
type Band = typeof BAND;

const nameOf = (id: string): string => diceThrone.heroes.find((hero) => hero.id === id)?.name ?? id;

/** A share, bold where its whole interval lies outside of the band. */
const held = (won: number, n: number, band: Band): string => {
  const { low, high } = wilson(won, n);
  const text = share(won, n);
  return n > 0 && (high < band.low || low > band.high) ? `**${text}**` : text;
};
const partyCell = ({ won, matches }: Tally): string => held(won, matches, BAND);
const turnsOf = ({ counts, matches }: Tally): string =>
  matches === 0 ? '–' : ((counts.turns ?? 0) / matches).toFixed(1);

const outside = (share: number, { low, high }: Band): boolean => share < low || share > high;

/** What lies outside of its band as counted, whatever its interval says. */
const misses = (results: BossMatches): string[] => {
  const { bosses } = results;
  const parties = bosses.flatMap((boss) =>
    SEATS.flatMap((seats) => {
      const { won, matches } = results.party(boss, seats);
      return matches > 0 && outside(won / matches, BAND)
        ? [`- ${nameOf(boss)} with ${seats} seats: the party wins ${share(won, matches)} %.`]
        : [];
    }),
  );
  const duels = bosses.flatMap((one, i) =>
    bosses.slice(i + 1).flatMap((other) => {
      const { won, played } = results.duel(one, other);
      return played > 0 && outside(won / played, DUEL_BAND)
        ? [`- ${nameOf(one)} against ${nameOf(other)}: wins ${share(won, played)} %.`]
        : [];
    }),
  );
  return [...parties, ...duels];
};

const commandFor = ({ matches, seed, only }: BossQuestion): string =>
  `npm run balance -- --game dice-throne --bosses --matches ${matches} --seed ${/^[\w-]+$/.test(seed) ? seed : JSON.stringify(seed)}${only ? ` --only ${only.join(',')}` : ''}`;

/** A run that has not come to its end says so. */
const done = (results: BossMatches, { matches }: BossQuestion): string => {
  const asked = cellsOf(results.bosses).length * matches;
  return results.played < asked ? `, of which ${results.played} of ${asked} in all are played` : '';
};

/** The whole page. */
export const bossPage = (results: BossMatches, question: BossQuestion): string => {
  const { bosses } = results;
  const duels = results.duels();
  const missed = misses(results);
  return [
    '# Dice Throne: how even the bosses are\n',
    `Equal sensible bots, ${question.matches} matches a cell${done(results, question)}. Shares`,
    'are in percent, with their 95 % interval (Wilson); bold where the whole interval lies outside of the band. People play',
    'otherwise than bots: these figures keep a boss from being hopeless or boring, no more.\n',
    `To make this anew: \`${commandFor(question)}\`.`,
    'A match takes a third of a second of one core, 500 a cell three quarters of an hour; with `--out FILE` a run that was interrupted goes',
    'on, and more matches of the same seed go on from those that were played.\n',
    '## Boss against many\n',
    `How often the heroes win: random parties of all heroes, nobody twice. The band is ${percent(BAND.low)} to ${percent(BAND.high)} %.\n`,
    ...table(
      ['boss', ...SEATS.map((seats) => `${seats} seats`), 'all', 'turns'],
      bosses.map((boss) => [
        nameOf(boss),
        ...SEATS.map((seats) => partyCell(results.party(boss, seats))),
        partyCell(results.party(boss)),
        turnsOf(results.party(boss)),
      ]),
    ),
    '## Boss against boss\n',
    `How often the boss of the row wins, whoever begins; a draw is half a win. The band is ${percent(DUEL_BAND.low)} to ${percent(DUEL_BAND.high)} %.\n`,
    ...table(
      ['', ...bosses.map(nameOf)],
      bosses.map((one) => [
        nameOf(one),
        ...bosses.map((other) => {
          if (one === other) return '·';
          const { won, played } = results.duel(one, other);
          return held(won, played, DUEL_BAND);
        }),
      ]),
    ),
    `Whoever begins wins ${held(duels.wonByStarter, duels.matches, BAND)} % of ${duels.matches.toLocaleString('en')} matches, ${turnsOf(duels)} turns on average; draws: ${duels.draws}.`,
    'They start with less health than the other (ruling 67), and bosses with their handicaps (ruling 68); the option `even-start` of the modes switches both off.\n',
    '## Outside of the bands\n',
    ...(missed.length > 0 ? missed : ['- nothing']),
    '',
  ].join('\n');
};
