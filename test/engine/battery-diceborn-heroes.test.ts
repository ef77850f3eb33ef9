/** The battery over Diceborn Heroes: every mode with every number of seats, classes in turn. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dicebornHeroes } from '../../engine/diceborn-heroes/index.ts';
import { dicebornParties, playOne } from '../../proof/battery/runs.ts';

const ROUNDS = 2;
const game = dicebornHeroes.id;

const battery = suite('battery: diceborn heroes');
for (let round = 0; round < ROUNDS; round++) {
  for (const start of dicebornParties(round)) {
    const party = start.seats.map(({ hero }) => hero).join(', ');
    battery(`${start.mode}: ${party}`, () => {
      const played = playOne(start, `diceborn ${round}`, { game, depth: 23, twice: round === 0 });
      assert.ok(played.actions > 0);
    });
  }
}
battery('every mode is there with every number of seats', () => assert.is(dicebornParties(0).length, 17));
battery.run();
