/** What a roll may become is told for every outcome of every hero, with the board as printed and with all upgrades. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream } from '../../../engine/core/chance.ts';
import { ofKind } from '../../../engine/core/kinds.ts';
import { COMBATANTS } from '../../../engine/dice-throne/combatants.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';

const prospects = suite('dice throne: prospects');

/** Five dice in rising order: every outcome once. */
const OUTCOMES: number[][] = [];
const collect = (values: number[]): void => {
  if (values.length === 5) {
    OUTCOMES.push(values);
    return;
  }
  for (let value = values.at(-1) ?? 1; value <= 6; value++) collect([...values, value]);
};
collect([]);

/** Bosses meet bosses. */
const foeOf = (hero: string) => ({ hero: ofKind(diceThrone, 'boss').includes(hero) ? hero : 'barbarian' });
const upgradesOf = (hero: string, level: number): string[] => {
  const match = diceThrone.scenario.position({ seats: [{ hero }, foeOf(hero)] }, scriptedStream([], 0));
  const [seat] = diceThrone.view(match, 'public').seats;
  const ids = (seat?.abilities ?? []).map(({ id }) => `${id}-${level}`);
  return ids.filter((id) => diceThrone.describe(id) !== undefined);
};

for (const { id: hero } of diceThrone.heroes) {
  for (const upgrades of [[], upgradesOf(hero, 2), upgradesOf(hero, 3)]) {
    prospects(`${hero} with ${upgrades.length} upgrades`, () => {
      const match = diceThrone.scenario.position(
        { phase: 'offensive-roll', seats: [{ hero, upgrades }, foeOf(hero)] },
        scriptedStream([], 0),
      );
      const prospect = diceThrone.prospect(match, 0);
      assert.ok(prospect, 'nothing to decide about');
      const worths = OUTCOMES.map((values) => prospect.worth(values));
      assert.ok(worths.every(Number.isFinite), 'an outcome has no worth');
      assert.ok(Math.max(...worths) > Math.min(...worths), 'all outcomes are worth the same');
    });
  }
}

for (const { id: hero, boards } of COMBATANTS) {
  for (const board of Object.keys(boards ?? {})) {
    prospects(`${hero}, ${board} side`, () => {
      const match = diceThrone.scenario.position(
        { phase: 'offensive-roll', seats: [{ hero, board }, foeOf(hero)] },
        scriptedStream([], 0),
      );
      const worths = OUTCOMES.map((values) => diceThrone.prospect(match, 0)?.worth(values) ?? Number.NaN);
      assert.ok(worths.every(Number.isFinite), 'an outcome has no worth');
      assert.ok(Math.max(...worths) > Math.min(...worths), 'all outcomes are worth the same');
    });
  }
}

prospects.run();
