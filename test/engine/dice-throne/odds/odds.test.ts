/** Odds of abilities, from the words that pages are given: against what the rules say of every hand, against every roll
 *  tried, and against dice that are rolled. `npm run tool -- odds` does it for every ability, as often as one likes. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream } from '../../../../engine/core/chance.ts';
import { ofKind } from '../../../../engine/core/kinds.ts';
import { rerollsOf } from '../../../../engine/core/rerolls.ts';
import { diceThrone } from '../../../../engine/dice-throne/index.ts';
import { type DiceOdds, type GoalBoard, oddsFor } from '../../../../engine/dice-throne/odds/odds.ts';
import { boardAt, heroOf, rolledFor, triedFor } from '../../../../proof/odds.ts';
import { choices } from '../../../../proof/random.ts';

const odds = suite('dice throne: odds');
const catalogue = diceThrone.catalogue();
const boardOf = (hero: string, level = 1): GoalBoard => boardAt(heroOf(catalogue, hero), level);

const { hands } = rerollsOf(5, 6);
/** Bosses meet bosses. */
const foeOf = (hero: string) => ({ hero: ofKind(diceThrone, 'boss').includes(hero) ? hero : 'barbarian' });

/** The abilities that the rules let a seat announce with these dice. */
const announced = (hero: string, upgrades: readonly string[], tokens: Readonly<Record<string, number>>) => {
  const match = diceThrone.scenario.position(
    { phase: 'offensive-roll', seats: [{ hero, upgrades, tokens }, foeOf(hero)] },
    scriptedStream([], 0),
  );
  const levels = diceThrone.view(match, 'public').seats[0]?.abilities ?? [];
  return {
    levels,
    with: (values: readonly number[]): string[] => {
      const rolled = diceThrone.fork(match);
      rolled.chance.script = [...values];
      diceThrone.advance(rolled, 0, { type: 'roll' });
      return diceThrone
        .legal(rolled, 0)
        .flatMap((action) => (action.type === 'announce' && action.ability !== null ? [action.ability] : []))
        .sort();
    },
  };
};

const upgradesOf = ({ abilities }: { abilities: readonly { id: string; levels: readonly unknown[] }[] }): string[] =>
  abilities.flatMap(({ id, levels }) =>
    levels.length > 1 && catalogue.cards[`${id}-${levels.length}`] ? [`${id}-${levels.length}`] : [],
  );

for (const [i, { id }] of catalogue.heroes.entries()) {
  // By turns as printed and with all upgrades; now and then with sixes that count nothing.
  const upgrades = i % 2 === 0 ? [] : upgradesOf(heroOf(catalogue, id));
  const blankSixes = i % 5 === 0;
  odds(`${id}: what each hand meets is what the rules let one announce`, () => {
    const seat = announced(id, upgrades, blankSixes ? { hex: 1 } : {});
    const hero = heroOf(catalogue, id);
    const board: GoalBoard = {
      die: { faces: hero.die, blankSixes },
      abilities: seat.levels.flatMap(({ id: ability, level }) => {
        const goals = hero.abilities.find((one) => one.id === ability)?.levels[level - 1]?.goals ?? [];
        return goals.length > 0 ? [{ id: ability, goals }] : [];
      }),
    };
    const ask = oddsFor(board, 0);
    for (const values of hands) {
      const told = ask({ values, kept: [], rollsLeft: 0 }).abilities;
      const met = Object.keys(told).filter((ability) => told[ability]?.now === 1);
      assert.equal(met.sort(), seat.with(values), `${values}`);
    }
  });
}

const ask = oddsFor(boardOf('barbarian'), 3);
const first = ask({ values: [], kept: [], rollsLeft: 3 });
const figures: readonly [string, number, number][] = [
  ['five of the one Pow in three rolls', first.abilities.rage?.reach ?? 0, (91 / 216) ** 5],
  ['what is kept before the first roll is nothing', first.abilities.rage?.kept ?? 0, (91 / 216) ** 5],
  [
    'three Pow lie and are kept, one roll: one of two dice',
    ask({ values: [6, 6, 6, 1, 2], kept: [0, 1, 2], rollsLeft: 1 }).abilities['crit-bash']?.kept ?? 0,
    11 / 36,
  ],
  [
    'all five are kept: as they lie',
    ask({ values: [1, 2, 3, 4, 6], kept: [0, 1, 2, 3, 4], rollsLeft: 2 }).abilities['mighty-blow']?.kept ?? 0,
    1,
  ],
  [
    'a straight that lies is not lost by who plays for it',
    ask({ values: [1, 2, 3, 4, 6], kept: [], rollsLeft: 2 }).abilities['mighty-blow']?.reach ?? 0,
    1,
  ],
  [
    'of what the dice meet the most damage: a small straight is 9, three swords are 4',
    ask({ values: [1, 2, 3, 4, 6], kept: [], rollsLeft: 0 }).damage.now,
    9,
  ],
  [
    'the sum of three dice is 10.5 on average',
    ask({ values: [1, 2, 3, 6, 6], kept: [], rollsLeft: 0 }).damage.now,
    10.5,
  ],
  [
    'an ability counts its dice: three Souls are 3 collateral damage',
    oddsFor(boardOf('pyromancer'), 0)({ values: [5, 5, 5, 4, 4], kept: [], rollsLeft: 0 }).damage.now,
    3,
  ],
];
for (const [name, found, expected] of figures)
  odds(name, () => assert.ok(Math.abs(found - expected) < 1e-15, `${found} is not ${expected}`));

odds('the best keep: a straight of four is worth more than a chance of five', () => {
  const { bestKeep }: DiceOdds = ask({ values: [2, 3, 4, 5, 5], kept: [], rollsLeft: 1 });
  assert.equal(bestKeep, [0, 1, 2, 3]);
});

odds('to the last digit what trying every roll finds', () => {
  const board = boardOf('monk');
  const held = { values: [1, 2, 4, 5, 6], kept: [0, 4], rollsLeft: 1 };
  const told = oddsFor(board, 3)(held).abilities;
  for (const ability of board.abilities) assert.is(told[ability.id]?.kept, triedFor(board, ability, held), ability.id);
});
odds('as often as dice show it', () => {
  const TIMES = 4000;
  const board = boardOf('shadow-thief');
  const held = { values: [], kept: [], rollsLeft: 3 };
  const told = oddsFor(board, 3)(held).abilities;
  for (const ability of board.abilities) {
    const chance = told[ability.id]?.reach ?? 0;
    const met = rolledFor(board, ability, held, TIMES, choices(ability.id)) / TIMES;
    // The seeds are fixed: five deviations would be one in a million anyway.
    assert.ok(
      Math.abs(met - chance) <= 5 * Math.sqrt((chance * (1 - chance)) / TIMES),
      `${ability.id}: ${met}, not ${chance}`,
    );
  }
});

odds.run();
