/** Heroes made up for a test: words of the vocabulary are tried on them, so that no printed hero must be bent for it. */
import * as assert from 'uvu/assert';
import { playScenario, type ScenarioResult } from '../../../engine/core/scenario.ts';
import { commonCards } from '../../../engine/dice-throne/cards/common-cards.ts';
import { readHero } from '../../../engine/dice-throne/checks/read-hero.ts';
import { COMBATANTS } from '../../../engine/dice-throne/combatants.ts';
import { type DiceThrone, makeDiceThrone } from '../../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../../engine/dice-throne/library/index.ts';
import { count, damage, prevent, row, scale, shows } from '../../../engine/dice-throne/vocabulary/build.ts';
import type { CardDef, HeroDef, Program, TokenDef } from '../../../engine/dice-throne/vocabulary/words.ts';

/** A plain hero under an id: strikes with swords, guards with three dice, and whatever the test gives it besides. */
export const madeUp = (more: Partial<HeroDef>, id = 'wanderer'): HeroDef => ({
  id,
  name: 'Wanderer',
  die: ['sword', 'sword', 'sword', 'star', 'star', 'moon'],
  complexity: 1,
  tokens: {},
  cards: {},
  ...more,
  abilities: {
    strike: { name: 'Strike', needs: scale('sword', 3, 4, 5), levels: [{ run: [damage(row(4, 5, 6))] }] },
    flare: { name: 'FLARE!', ultimate: true, needs: shows({ moon: 5 }), levels: [{ run: [damage(12, 'ultimate')] }] },
    guard: { name: 'Guard', levels: [{ defence: 3, run: [prevent(count('star'))] }] },
    ...more.abilities,
  },
});

/** A card without a price. */
export const card = (type: CardDef['type'], ...run: Program): CardDef => ({ name: 'Card!', type, cost: 0, run });
export const token = (def: Partial<TokenDef>): TokenDef => ({ name: 'Token', kind: 'positive', limit: 3, ...def });

/** The game with made-up heroes beside the others; each must pass the check of content from outside. */
export const gameWith = (...heroes: readonly HeroDef[]): DiceThrone => {
  for (const hero of heroes) {
    const read = readHero(JSON.parse(JSON.stringify(hero)), hero.id);
    assert.equal('faults' in read ? read.faults : [], []);
  }
  return makeDiceThrone(buildLibrary([...COMBATANTS, ...heroes], commonCards));
};

/** Plays a position; every action must go as it expects. */
export const playWith = (game: DiceThrone, position: object): ScenarioResult => {
  const result = playScenario({ game: 'dice-throne', ...position }, [game]);
  assert.ok(result.ok, `${JSON.stringify(result.refusals)}\n${JSON.stringify(result.legal)}`);
  return result;
};

const field = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
/** One field of every seat. */
export const seatsOf = ({ match }: ScenarioResult, key: string): unknown[] => {
  const seats = field(match, 'seats');
  return Array.isArray(seats) ? seats.map((seat: unknown) => field(seat, key)) : [];
};
export const matchOf = ({ match }: ScenarioResult, key: string): unknown => field(match, key);
/** What happened, by the types of events asked for. */
export const told = ({ events }: ScenarioResult, ...types: string[]): readonly unknown[] =>
  events.filter(({ type }) => types.includes(type));
