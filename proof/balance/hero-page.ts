/** The page of the heroes' balance, docs/hero-balance.md, from what came of their duels. */
import { chanceOf, type Estimate } from './bradley-terry.ts';
import { heatMap } from './heat-map.ts';
import type { DuelQuestion, Hero, HeroDuels, Score } from './hero-duels.ts';
import { ELSEWHERE, NOTES } from './hero-notes.ts';
import { share, table } from './markdown.ts';
import { percent } from './wilson.ts';

/** Shares against the field beyond which a hero is an outlier. */
const OUTLIER = { below: 0.3, above: 0.7 };
/** Points of the Elo scale in a logit, and where its middle lies. */
const POINTS = 400 / Math.LN10;
const MIDDLE = 1500;
/** As many deviations to either side hold 95 % of a normal distribution. */
const Z = 1.959964;

const shareOf = ({ won, played }: Score): string => share(won, played);
const turnsOf = ({ turns, played }: Score): string => (played === 0 ? '–' : (turns / played).toFixed(1));
const spreadOf = ({ deviation }: Estimate): string => (Z * POINTS * deviation).toFixed(0);
const points = ({ value }: Estimate): string => (POINTS * value).toFixed(0);

/** The heroes by their strength, the strongest first. */
export const ranking = (duels: HeroDuels): Hero[] =>
  [...duels.strengths().ofHeroes].sort(([, a], [, b]) => b.value - a.value).map(([hero]) => hero);

const commandFor = ({ matches, seed, only }: DuelQuestion): string =>
  `npm run balance -- --heroes --matches ${matches} --seed ${/^[\w-]+$/.test(seed) ? seed : JSON.stringify(seed)}${only ? ` --only ${only.join(',')}` : ''}`;

const ratingsPart = (duels: HeroDuels): string[] => {
  const { ofHeroes, beginning } = duels.strengths();
  const { played, won, turns } = duels.beginners();
  const rows = [...ofHeroes].sort(([, a], [, b]) => b.value - a.value);
  return [
    '## Ratings\n',
    ...table(
      ['hero', 'complexity', 'rating', 'wins against the field', 'when beginning', 'when not', 'turns'],
      rows.map(([hero, strength]) => {
        const { all, beginning, answering } = duels.againstField(hero);
        const rating = `${(MIDDLE + POINTS * strength.value).toFixed(0)} ± ${spreadOf(strength)}`;
        const shares = [all, beginning, answering].map(shareOf);
        return [hero.name, `${hero.complexity}`, rating, ...shares, turnsOf(all)];
      }),
    ),
    'Complexity is as printed. The field is all others. Ratings are by Bradley and Terry, in points of the Elo scale around',
    `${MIDDLE}, with their 95 % interval: a hero of 100 points more wins ${percent(chanceOf(100 / POINTS))} %. They weigh all matches at once; openskill, which`,
    'rates our players, follows people who change, and its ratings would hang on the order of the matches.\n',
    `Beginning is worth ${points(beginning)} ± ${spreadOf(beginning)} points: between equals, whoever begins wins ${percent(chanceOf(beginning.value))} %. Of all ${played.toLocaleString('en')} matches`,
    `whoever began won ${share(won, played)} %; draws: ${duels.draws}; turns: ${(turns / Math.max(1, played)).toFixed(1)} on average.\n`,
  ];
};

const outliersPart = (duels: HeroDuels): string[] => {
  const found = ranking(duels).flatMap((hero) => {
    const { all } = duels.againstField(hero);
    const rate = all.won / all.played;
    if (!(rate < OUTLIER.below || rate > OUTLIER.above)) return [];
    return [`- **${hero.name}** wins ${shareOf(all)} %. ${NOTES[hero.id] ?? 'Why is not known yet.'}`];
  });
  return [
    '## Outliers\n',
    `Heroes that win under ${percent(OUTLIER.below)} % or over ${percent(OUTLIER.above)} % against the field:\n`,
    ...(found.length > 0 ? found : ['- none']),
    '',
  ];
};

const grid = (heroes: readonly Hero[], cell: (row: Hero, column: Hero) => string): string[] =>
  table(
    ['', ...heroes.map(({ name }) => name)],
    heroes.map((row) => [row.name, ...heroes.map((column) => cell(row, column))]),
  );

/** The whole page; `picture` is the file with the heat map, beside it. */
export const heroPage = (duels: HeroDuels, question: DuelQuestion, picture: string): string => {
  const heroes = ranking(duels);
  return [
    '# Dice Throne: how even the heroes are\n',
    `Sensible bot against sensible bot, each ordered pair ${question.matches} times: the first of the pair begins. Shares are in percent, with`,
    'their 95 % interval (Wilson); a draw is half a win for each. Bots play every hero by the same plain estimate: one who needs a',
    'plan may fare better in the hands of people.\n',
    `To make this anew: \`${commandFor(question)}\`.\n`,
    `![How often the hero of a row beats that of a column](${picture})\n`,
    ...ratingsPart(duels),
    ...outliersPart(duels),
    '## Among people\n',
    ...ELSEWHERE,
    '',
    '## Row against column\n',
    ...grid(heroes, (row, column) => (row === column ? '·' : shareOf(duels.against(row, column)))),
    '## Row against column, when the row begins\n',
    ...grid(heroes, (row, column) => shareOf(duels.whenBeginning(row, column))),
    '## Turns, when the row begins\n',
    "Both players' turns together, on average.\n",
    ...grid(heroes, (row, column) => turnsOf(duels.whenBeginning(row, column))),
  ].join('\n');
};

/** The picture of that page: row against column, and row against the field. */
export const heroHeatMap = (duels: HeroDuels): string => {
  const heroes = ranking(duels);
  const scoreAt = (row: number, column: number): Score | undefined => {
    const [hero, other] = [heroes[row], heroes[column]];
    if (!hero || row === column) return undefined;
    return other ? duels.against(hero, other) : duels.againstField(hero).all;
  };
  return heatMap({
    title: 'How often the hero of a row beats that of a column, in percent',
    rows: heroes.map(({ name }) => name),
    columns: [...heroes.map(({ name }) => name), 'the field'],
    share: (row, column) => {
      const score = scoreAt(row, column);
      return score && score.played > 0 ? score.won / score.played : undefined;
    },
  });
};
