/** Rounds: who waits for whom, and in which order everybody comes. Time passes by hand. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HandTime, settled } from '../../../proof/matches/hand-time.ts';
import { allOfTheRound, Rounds } from '../../../rooms/base/rounds.ts';

const MS = 8;

/** Matches that act in stages, and what was done so far, as "match stage". */
const table = (ms = MS) => {
  const time = new HandTime();
  const rounds = new Rounds(ms, time);
  const done: string[] = [];
  const act = async (match: string): Promise<void> => {
    await rounds.turnOf(match);
    for (const stage of [1, 2, 3]) {
      done.push(`${match}${stage}`);
      await allOfTheRound;
    }
  };
  return { time, rounds, done, act };
};

const rounds = suite('rounds');

rounds('whom none came shortly before acts at once', async () => {
  const { time, done, act } = table();
  void act('a');
  await settled();
  assert.is(done.join(' '), 'a1 a2 a3');
  await time.pass(MS);
  void act('b');
  await settled();
  assert.is(done.join(' '), 'a1 a2 a3 b1 b2 b3');
});

rounds(
  'who comes shortly after another match waits for those who follow, and all go through each stage together',
  async () => {
    const { time, done, act } = table();
    void act('a');
    await time.pass(2);
    void act('b');
    await time.pass(2);
    void act('c');
    await time.pass(MS - 5);
    assert.is(done.join(' '), 'a1 a2 a3', 'the round has not begun');
    await time.pass(1);
    assert.is(done.slice(3).join(' '), 'b1 c1 b2 c2 b3 c3');
  },
);

rounds('a match that is alone never waits, however fast it acts', async () => {
  const { done, act } = table();
  for (let n = 0; n < 5; n++) {
    void act('a');
    await settled();
  }
  assert.is(done.length, 15);
});

rounds('nobody overtakes those who wait, not even the match that acted last', async () => {
  const { time, done, act } = table();
  void act('a');
  await time.pass(1);
  void act('b');
  void act('a');
  await settled();
  assert.is(done.join(' '), 'a1 a2 a3');
  await time.pass(MS - 1);
  assert.is(done.slice(3).join(' '), 'b1 a1 b2 a2 b3 a3');
});

rounds(
  'after a round of several the next one waits as well; after a round of one match that match does not',
  async () => {
    const { time, rounds: of } = table();
    assert.is(of.turnOf('a'), undefined);
    const both = [of.turnOf('b'), of.turnOf('c')];
    await time.pass(MS);
    await Promise.all(both);
    const again = of.turnOf('b');
    assert.instance(again, Promise);
    await time.pass(MS);
    await again;
    assert.is(of.turnOf('b'), undefined);
  },
);

rounds('a crowd is more than one round: what else there is to do comes between them', async () => {
  const { time, done, act } = table();
  void act('first');
  for (let n = 0; n < 40; n++) void act(`m${n} `);
  const begun: number[] = [];
  for (const ms of [MS, 1, 1]) {
    await time.pass(ms);
    begun.push(done.filter((step) => step.endsWith(' 3')).length);
  }
  assert.equal(begun, [16, 32, 40]);
});

rounds('with no time between rounds nobody waits', () => {
  const { rounds: of } = table(0);
  for (const match of ['a', 'b', 'a', 'c']) assert.is(of.turnOf(match), undefined);
});

rounds.run();
