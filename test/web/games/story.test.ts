/** How a match went, told from its record. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import type { MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import { wholeReplay } from '../../../engine/record/replay.ts';
import { playedBy } from '../../../proof/matches/played.ts';
import { drawn } from '../../../web/games/dice-throne/happenings.ts';
import { diceWords } from '../../../web/games/dice-throne/story/dice-words.ts';
import { Ledger } from '../../../web/games/dice-throne/story/ledger.ts';
import { luckOf, type StoryStep, storyOf } from '../../../web/games/dice-throne/story/story.ts';

const story = suite('web: the story of a match');

/** Binomial, counted by hand for a few throws. */
const cases: [string, number, number, number][] = [
  ['nobody has thrown: as lucky as anybody', 0, 0, 50],
  ['one throw, no six: five of six have as many', 1, 0, 42],
  ['one throw, a six: five of six have fewer', 1, 1, 92],
  ['two throws, two sixes', 2, 2, 99],
  ['the sixes that are to be expected of 60', 60, 10, 51],
  ['none in 60', 60, 0, 0],
];
for (const [name, thrown, sixes, expected] of cases)
  story(`luck: ${name}`, () => assert.is(luckOf(thrown, sixes), expected));

story('who dealt what adds up to what came', async () => {
  // Neither of them hurts themselves.
  const { record } = await playedBy('told', ['monk', 'gunslinger'], '1v1', 'last-call');
  const replay = wholeReplay<MatchView>(diceThrone, record);
  const steps: StoryStep[] = [];
  const came = [0, 0];
  for (let step = 1; step <= replay.length; step++) {
    const events = replay.eventsAt(step, 'public');
    steps.push({ view: replay.frame(step, 'public').view, events });
    for (const event of drawn(events)) if (event.type === 'dealt') came[event.seat] = (came[event.seat] ?? 0) + event.n;
  }
  const { seats } = storyOf(replay.frame(0, 'public').view, steps);
  assert.ok(came.every((n) => n > 0));
  assert.equal(
    seats.map(({ dealt }) => dealt),
    came.toReversed(),
  );
});

const ATTACK = { type: 'attack', seat: 0, target: 1, ability: 'smack' } as const;
const lay = (from: number, to: number | 'target', n: number) =>
  ({ type: 'damage', from, to, n, source: 'ability:smack' }) as const;
const add = (n: number) => ({ type: 'modified', op: 'add', n, of: 'attack', source: 'token:reload' }) as const;

story('damage to the target is laid before anybody is attacked, and is theirs who then are', () => {
  const ledger = new Ledger();
  ledger.beginAnew();
  ledger.laid(lay(0, 'target', 8));
  ledger.attacked(ATTACK);
  ledger.laid(lay(1, 0, 1));
  assert.equal(ledger.dealt({ type: 'dealt', seat: 1, n: 4 }), { prevented: 4, by: new Map([[0, 4]]) });
  assert.equal(ledger.dealt({ type: 'dealt', seat: 0, n: 1 }), { prevented: 0, by: new Map([[1, 1]]) });
  // The answer, by the one who was attacked.
  ledger.beginAnew();
  ledger.laid(lay(1, 'target', 5));
  ledger.attacked({ ...ATTACK, seat: 1, target: 0 });
  assert.equal(ledger.dealt({ type: 'dealt', seat: 0, n: 5 }), { prevented: 0, by: new Map([[1, 5]]) });
});

story('what enhances an attack is prevented like the rest of it, and is its dealer’s', () => {
  const ledger = new Ledger();
  ledger.laid(lay(0, 'target', 3));
  ledger.attacked(ATTACK);
  ledger.changed(add(2));
  assert.equal(ledger.dealt({ type: 'dealt', seat: 1, n: 0 }), { prevented: 5, by: new Map([[0, 0]]) });
  ledger.laid(lay(0, 'target', 3));
  ledger.changed(add(2));
  assert.equal(ledger.dealt({ type: 'dealt', seat: 1, n: 5 }), { prevented: 0, by: new Map([[0, 5]]) });
});

story('of damage by two each has what they laid; what was never dealt was prevented', () => {
  const ledger = new Ledger();
  ledger.laid(lay(0, 2, 4));
  ledger.laid(lay(1, 2, 3));
  const by = new Map([
    [0, 4],
    [1, 2],
  ]);
  assert.equal(ledger.dealt({ type: 'dealt', seat: 2, n: 6 }), { prevented: 1, by });
  ledger.laid(lay(0, 2, 4));
  assert.equal(ledger.neverDealt(), new Map([[2, 4]]));
});

story('one six is one six', () => {
  assert.is(diceWords({ sixes: 1, thrown: 5 }), '1 six in 5');
  assert.is(diceWords({ sixes: 3, thrown: 16 }), '3 sixes in 16');
});

story.run();
