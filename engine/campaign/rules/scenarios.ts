/** The eight scenarios, as far as a campaign is concerned: portal crawls and battles with a boss, in turn. */
import type { Rarity } from '../state/content.ts';

/** Printed: what each hero is dealt in the shop. */
interface Crawl {
  readonly kind: 'crawl';
  readonly name: string;
  readonly hand: Readonly<Record<Rarity, number>>;
}
/** Printed: the level of the boss loot chests; one of them after a loss, three after a win. */
interface Battle {
  readonly kind: 'battle';
  readonly name: string;
  readonly chest: 5 | 6 | 7 | 8;
}

const crawl = (name: string, [common, rare, epic, legendary]: readonly [number, number, number, number]): Crawl => ({
  kind: 'crawl',
  name,
  hand: { common, rare, epic, legendary },
});
const battle = (name: string, chest: Battle['chest']): Battle => ({ kind: 'battle', name, chest });

const SCENARIOS: readonly (Crawl | Battle)[] = [
  crawl('The first portal', [3, 1, 0, 0]),
  battle('The Fallen Barbarian', 5),
  crawl('The second portal', [2, 2, 0, 0]),
  battle('The Fallen Gunslinger', 6),
  crawl('The third portal', [1, 2, 1, 0]),
  battle('The Fallen Monk', 7),
  crawl('The last portal', [1, 1, 1, 1]),
  battle('The Mad King', 8),
];
export const LAST = SCENARIOS.length;
/** Every scenario's number, from 1. */
export const NUMBERS: readonly number[] = SCENARIOS.map((_, i) => i + 1);

/** Scenario 1 … 8. Throws for another number. */
export const scenarioOf = (scenario: number): Crawl | Battle => {
  const found = SCENARIOS[scenario - 1];
  if (!found) throw new Error(`there is no scenario ${scenario}`);
  return found;
};

/** Rounds of boss loot. */
export const chestsOf = (won: boolean): number => (won ? 3 : 1);

/** The four cards of a crawl: `1A` to `1D`. */
export const cardsOf = (scenario: number): string[] => ['A', 'B', 'C', 'D'].map((letter) => `${scenario}${letter}`);

/** Printed on the cards of the first scenario: the team's salves. */
export const FIRST_SALVES = 2;
