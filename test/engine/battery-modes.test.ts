/** The battery over every mode and number of seats. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playOne, seatsFrom, tables } from '../../proof/battery/runs.ts';
import { shortOrLong } from '../support/long.ts';
import { BROKEN_SEEDS } from './broken-seeds.ts';

const MATCHES = shortOrLong(2, 4);

const battery = suite('battery: modes');
for (const { mode, seats } of tables) {
  battery(`${mode} with ${seats} seats: ${MATCHES} matches`, () => {
    let actions = 0;
    for (let i = 0; i < MATCHES; i++) actions += playOne(seatsFrom(mode, seats, i), `${mode} ${seats} ${i}`).actions;
    assert.ok(actions > MATCHES * 20);
  });
}
battery('a match that breaks names the command that plays it again', () => {
  assert.throws(
    () => playOne({ mode: '1v1', seats: [{ hero: 'nobody' }, { hero: 'monk' }] }, 'some seed'),
    /nobody[\s\S]*again: npm run battery -- --seed 'some seed' --mode 1v1 --heroes nobody,monk$/,
  );
});
battery('seeds that once broke', () => {
  for (const [mode, heroes, seed] of BROKEN_SEEDS) {
    playOne({ mode, seats: heroes.map((hero) => ({ hero })) }, seed, { depth: 1 });
  }
});
battery.run();
