/** Boards are made anew where something has happened to them, and there alone: whoever has followed a match from its beginning
 *  sees at every step what somebody sees who comes to it then, whether or not anybody has heard what happened. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../engine/core/chance.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { seatsFrom, tables } from '../../../proof/battery/runs.ts';
import { choices } from '../../../proof/random.ts';
import { shortOrLong } from '../../support/long.ts';

const boards = suite('dice-throne: boards that nothing has happened to');

const MATCHES = shortOrLong(1, 8);
const MOST_ACTIONS = 1500;
/** Every hero plays in one of so many duels. */
const DUELS = 16;
const TABLES = [...Array.from({ length: DUELS }, () => ({ mode: '1v1', seats: 2 })), ...tables];

for (const [n, { mode, seats }] of TABLES.entries()) {
  boards(`the design: ${mode} of ${seats}, from ${n}`, () => {
    for (let i = 0; i < MATCHES; i++) {
      const seed = `boards ${n} ${i}`;
      const match = diceThrone.start(seatsFrom(mode, seats, n + i), seededStream(seed));
      const random = choices(seed);
      for (let acts = 0; acts < MOST_ACTIONS; acts++) {
        const anew = diceThrone.fork(match);
        for (const viewer of ['public', acts % seats] as const) {
          const followed = diceThrone.view(match, viewer).seats;
          assert.equal(
            followed,
            diceThrone.view(anew, viewer).seats,
            `${seed}, ${viewer}, step ${diceThrone.step(match)}`,
          );
        }
        const [waited] = diceThrone.waiting(match);
        if (!waited) break;
        const { seat } = waited;
        const action = random.of(diceThrone.legal(match, seat));
        if (random.below(4) === 0) diceThrone.advanceUnheard(match, seat, action);
        else diceThrone.apply(match, seat, action);
      }
    }
  });
}

boards('most actions leave every board the same object', () => {
  const match = diceThrone.start(seatsFrom('1v1', 2, 0), seededStream('boards'));
  const random = choices('boards');
  let before = diceThrone.view(match, 'public').seats;
  let [actions, quiet] = [0, 0];
  for (; actions < 100 && !diceThrone.outcome(match); actions++) {
    const seat = diceThrone.waiting(match)[0]?.seat ?? 0;
    diceThrone.apply(match, seat, random.of(diceThrone.legal(match, seat)));
    const { seats } = diceThrone.view(match, 'public');
    if (seats.every((board, at) => board === before[at])) quiet++;
    before = seats;
  }
  assert.ok(quiet > actions / 3, `${quiet} of ${actions}`);
});

boards.run();
