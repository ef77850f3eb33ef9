/** The wait that a new ticket is told: from small histories whose answer is plain. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { estimateWait, SAMPLE_LIFE, type WaitSample } from '../../../league/matcher/estimate.ts';

const estimate = suite('matcher: estimated wait');

const NOW = 10 * 60 * 60_000;
const just = (...seconds: number[]): WaitSample[] => seconds.map((s) => ({ at: NOW, waited: s * 1000 }));
const ago = (minutes: number, ...seconds: number[]): WaitSample[] =>
  just(...seconds).map((sample) => ({ ...sample, at: NOW - minutes * 60_000 }));

const CASES: [string, readonly WaitSample[], readonly number[], number | undefined][] = [
  ['nothing is known of an empty pool', [], [], undefined],
  ['one wait is too little to tell', just(5), [], undefined],
  ['the middle one of three', just(1, 5, 60), [], 5],
  ['the lower of two, rather than what nobody waited', just(4, 8), [], 4],
  ['newer waits count more than older ones', [...ago(60, 50, 50, 50, 50), ...just(5, 5)], [], 5],
  ['waits of long ago are forgotten', ago(SAMPLE_LIFE / 60_000, 1, 1, 1, 1), [], undefined],
  ['those who wait and wait make it longer', just(1, 2, 3, 90), [30, 40, 50], 90],
  ['those who have just come change nothing', just(1, 5, 60), [0, 0, 0, 0], 5],
  ['where most wait on, the longest time known', just(1, 2), [100, 200, 300, 400], 400],
];
for (const [name, samples, waiting, seconds] of CASES) {
  estimate(name, () => {
    const told = estimateWait(
      samples,
      waiting.map((s) => s * 1000),
      NOW,
    );
    assert.is(told, seconds === undefined ? undefined : seconds * 1000);
  });
}

estimate('the order of samples changes nothing', () => {
  const samples = [...just(9, 3, 7, 1), ...ago(30, 20, 40)];
  assert.is(estimateWait([...samples].reverse(), [2000], NOW), estimateWait(samples, [2000], NOW));
});

estimate.run();
