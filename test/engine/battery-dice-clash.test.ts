/** The battery over Dice Clash: every ordered pair of warriors, and every warrior against every legend. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { diceClash } from '../../engine/dice-clash/index.ts';
import { clashDuels, clashSolos, playOne } from '../../proof/battery/runs.ts';

const MATCHES = 4;
const game = diceClash.id;

const battery = suite('battery: dice clash');
for (const start of [...clashDuels, ...clashSolos]) {
  const names = start.seats.map(({ hero }) => hero).join(' against ');
  battery(`${names}: ${MATCHES} matches`, () => {
    let actions = 0;
    let refused = 0;
    for (let i = 0; i < MATCHES; i++) {
      const played = playOne(start, `clash ${names} ${i}`, { game, depth: 9, twice: i % 3 === 0 });
      actions += played.actions;
      refused += played.refused;
    }
    assert.ok(actions > MATCHES * 4, `only ${actions} actions`);
    assert.ok(refused > MATCHES, 'strange actions were hardly ever refused');
  });
}
battery('there are all pairings', () => {
  assert.is(clashDuels.length, 36);
  assert.is(clashSolos.length, 12);
});
battery('a match that breaks names the command that plays it again', () => {
  assert.throws(
    () => playOne({ mode: 'duel', seats: [{ hero: 'nobody' }, { hero: 'knight' }] }, 'some seed', { game }),
    /nobody[\s\S]*again: npm run battery -- --game dice-clash --seed 'some seed' --mode duel --heroes nobody,knight$/,
  );
});
battery.run();
