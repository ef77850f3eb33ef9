/** The battery over every mode and number of seats. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { playOne, seatsFrom } from '../support/battery-runs.ts';
import { BROKEN_SEEDS } from './broken-seeds.ts';

const MATCHES = 12;

const battery = suite('battery: modes');
for (const mode of diceThrone.modes) {
  for (let seats = mode.minSeats; seats <= mode.maxSeats; seats++) {
    battery(`${mode.name} with ${seats} seats: ${MATCHES} matches`, () => {
      let actions = 0;
      for (let i = 0; i < MATCHES; i++)
        actions += playOne(seatsFrom(mode.id, seats, i), `${mode.id} ${seats} ${i}`).actions;
      assert.ok(actions > MATCHES * 20);
    });
  }
}
battery('seeds that once broke', () => {
  for (const [mode, heroes, seed] of BROKEN_SEEDS) {
    playOne({ mode, seats: heroes.map((hero) => ({ hero })) }, seed, { depth: 1 });
  }
});
battery.run();
