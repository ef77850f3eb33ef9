/** When a client tries its line. */
import * as assert from 'uvu/assert';
import { Pulse } from '../../client/pulse.ts';
import { suite } from '../support/suite.ts';

const pulse = suite('client: the pulse of a line');

const EVERY = 20_000;
/** Looks, each so many milliseconds after the one before, and whether something came in between. */
const CASES: readonly { name: string; looks: readonly { after: number; heard: boolean; tried: boolean }[] }[] = [
  {
    name: 'nothing comes: it is tried each time',
    looks: [
      { after: EVERY, heard: false, tried: true },
      { after: EVERY, heard: false, tried: true },
    ],
  },
  {
    name: 'what comes by itself spares one try, and no more than that',
    looks: [
      { after: EVERY, heard: true, tried: false },
      { after: EVERY, heard: true, tried: false },
      { after: EVERY, heard: false, tried: true },
    ],
  },
  {
    name: 'a look that comes somewhat late is one like others',
    looks: [{ after: 1.4 * EVERY, heard: true, tried: false }],
  },
  {
    name: 'a page that has slept tries it whatever came before: the time that it knows may be wrong',
    looks: [
      { after: 10 * EVERY, heard: true, tried: true },
      { after: EVERY, heard: true, tried: false },
    ],
  },
];

for (const { name, looks } of CASES) {
  pulse(name, () => {
    let now = 1_000_000;
    const one = new Pulse(EVERY, now);
    const tried = looks.map(({ after, heard }) => {
      now += after;
      if (heard) one.hear();
      return one.isToBeTried(now);
    });
    assert.equal(
      tried,
      looks.map((look) => look.tried),
    );
  });
}

pulse.run();
