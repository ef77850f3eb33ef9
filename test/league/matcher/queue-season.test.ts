/** A short season of queues: the matcher among simulated people who come, wait, play and come again. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playSeason, type SimulatedPool } from '../../../league/simulation/queue.ts';
import { FORMATS } from '../../support/stores/tickets.ts';

const season = suite('matcher: a short season');

const pool = (name: 'duel' | '2v2', ranked: boolean, popularity: number): SimulatedPool => ({
  id: `made-up/${name}/${ranked ? 'ranked' : 'casual'}`,
  formats: FORMATS[name],
  ranked,
  popularity,
});
const POOLS = [pool('duel', true, 6), pool('duel', false, 2), pool('2v2', false, 1)];
const PLAN = { seed: 'short season', people: 400, weeks: 1, pools: POOLS };

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

season(`four hundred people are matched soon and fairly (seed ${PLAN.seed})`, () => {
  const told = playSeason(PLAN).get('made-up/duel/ranked');
  assert.ok(told && told.matches > 1000, `${told?.matches} matches`);
  if (!told) return;
  assert.is(told.withBots, 0);
  assert.ok(middle(told.busy) < 40_000, `at busy hours half wait ${middle(told.busy)} ms or longer`);
  assert.ok(told.favourites / told.matches < 0.62, `the favourite has ${told.favourites / told.matches}`);
  assert.ok(told.gaveUp / (told.busy.length + told.quiet.length) < 0.04, `${told.gaveUp} gave up`);
  assert.ok(told.again / told.seats < 0.2, `${told.again} of ${told.seats} met again`);
});

season('the same seed tells the same story', () => {
  const short = { ...PLAN, people: 60 };
  assert.equal(playSeason(short), playSeason(short));
});

season.run();
