/** How often sensible bots win a scenario of the campaign, and with what they come out of it. */
import { seededStream, shuffle } from '../../engine/core/chance.ts';
import { ofKind } from '../../engine/core/kinds.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { bossBattle } from '../../engine/dice-throne/modes/boss-battle.ts';
import { portalCrawl } from '../../engine/dice-throne/modes/portal-crawl.ts';
import { share, table } from './markdown.ts';
import type { PlannedMatch } from './planned.ts';
import type { Job, Tally } from './tally.ts';

export interface AdventureQuestion {
  /** 1 to 8: crawls are odd. */
  readonly scenario: number;
  /** Of a crawl, as `1A`; left out, each match draws one. */
  readonly card?: string | undefined;
  readonly heroes: number;
  readonly difficulty: string;
  readonly matches: number;
  /** By seat: what the decks have besides the heroes' own cards. */
  readonly loot?: readonly (readonly string[])[] | undefined;
  readonly seed: string;
}

const SCENARIOS = 8;
/** Salves that a boss battle begins with, a hero: what a campaign mostly carries over. */
const SALVES = 1;

/** Heroes are drawn evenly, none twice in a party. */
const planned = ({ scenario, card, heroes, difficulty, loot, seed }: AdventureQuestion, i: number): PlannedMatch => {
  const ids = ofKind(diceThrone, 'hero');
  const key = `adventure ${scenario} ${heroes} ${seed} ${i}`;
  shuffle(seededStream(`heroes ${key}`), ids);
  const crawl = scenario % 2 === 1;
  return {
    game: diceThrone.id,
    mode: crawl ? portalCrawl.id : bossBattle.id,
    heroes: ids.slice(0, heroes),
    setup: {
      scenario,
      difficulty,
      ...(card !== undefined && { card }),
      ...(loot && { loot }),
      ...(!crawl && { salves: Array.from({ length: heroes }, () => SALVES) }),
    },
    seed: key,
  };
};

/** The matches of a question; throws `BadInput` for what no match can begin with. */
export const adventureJob = (question: AdventureQuestion): Job => {
  const matches = Array.from({ length: question.matches }, (_, i) => planned(question, i));
  const [first] = matches;
  if (first) {
    const seats = first.heroes.map((hero) => ({ hero }));
    diceThrone.start({ mode: first.mode, seats, setup: first.setup }, seededStream('only to see whether it can begin'));
  }
  const { scenario, card = '', heroes, difficulty } = question;
  return {
    name: `scenario ${scenario} ${card} with ${heroes} heroes, ${difficulty}`,
    matches,
    won: ({ winners }) => winners.length > 0,
  };
};
export const ALL_SCENARIOS: readonly number[] = Array.from({ length: SCENARIOS }, (_, i) => i + 1);

const each = (counts: Tally['counts'], name: string, matches: number): string =>
  ((counts[name] ?? 0) / matches).toFixed(1);

/** What came of it as a table, a row a question. */
export const adventureReport = (questions: readonly AdventureQuestion[], tallies: readonly Tally[]): string[] =>
  table(
    [
      'scenario',
      'heroes',
      'difficulty',
      'matches',
      'won, in %',
      'hero turns',
      'salves left',
      'gold',
      'loot found',
      'tiles',
    ],
    questions.map(({ scenario, card = '', heroes, difficulty }, i) => {
      const { matches = 0, won = 0, counts = {} } = tallies[i] ?? {};
      return [
        card || String(scenario),
        String(heroes),
        difficulty,
        String(matches),
        share(won, matches),
        ...['turns', 'salves', 'gold', 'loot', 'explored'].map((name) => each(counts, name, matches)),
      ];
    }),
  );
