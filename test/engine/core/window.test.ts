import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type AskingWindow,
  askAgain,
  awaited,
  dropSeats,
  hold,
  joinSeats,
  mayAnswer,
  nextInWindow,
  openWindow,
  pass,
  release,
} from '../../../engine/core/window.ts';

/** Seats 2, 0, 1: it is seat 2's turn. */
const opened = (): AskingWindow<string> => openWindow([2, 0, 1]);

const windows = suite('windows: collect, then order');

windows('DESIGN 4: all seats asked are asked at once, the player whose turn it is first', () => {
  assert.equal(awaited(opened()), [2, 0, 1]);
  for (const seat of [0, 1, 2]) assert.ok(mayAnswer(opened(), seat));
});

windows('whose turn it is decides, not who clicked first: a later intent is held', () => {
  const window = opened();
  hold(window, 1, 'b');
  assert.is(nextInWindow(window), 'wait');
  hold(window, 2, 'a');
  assert.equal(nextInWindow(window), { seat: 2, intent: 'a' });
});

windows('a held intent resolves when every earlier seat has passed', () => {
  const window = opened();
  hold(window, 0, 'x');
  pass(window, 2);
  assert.equal(nextInWindow(window), { seat: 0, intent: 'x' });
});

windows('a seat holds one intent and has no other action until it is resolved', () => {
  const window = opened();
  hold(window, 0, 'x');
  assert.not.ok(mayAnswer(window, 0));
  assert.equal(awaited(window), [2, 1]);
  release(window, 0);
  assert.ok(mayAnswer(window, 0));
});

windows('after something resolves passes are forgotten and held intents stay', () => {
  const window = opened();
  pass(window, 2);
  hold(window, 1, 'y');
  hold(window, 0, 'x');
  release(window, 0);
  askAgain(window);
  assert.equal(awaited(window), [2, 0]);
  assert.is(nextInWindow(window), 'wait');
  pass(window, 2);
  pass(window, 0);
  assert.equal(nextInWindow(window), { seat: 1, intent: 'y' });
});

windows('when all have passed it closes', () => {
  const window = opened();
  for (const seat of [1, 0, 2]) pass(window, seat);
  assert.is(nextInWindow(window), 'closed');
});

windows('a seat that may no longer act drops out with what it held', () => {
  const window = opened();
  hold(window, 0, 'x');
  pass(window, 2);
  pass(window, 1);
  dropSeats(window, (seat) => seat === 0);
  assert.is(nextInWindow(window), 'closed');
});

windows('who may act again joins in its place; what others said and hold stays', () => {
  const window = openWindow<string>([2, 1]);
  pass(window, 2);
  hold(window, 1, 'late');
  joinSeats(window, [2, 0, 1]);
  assert.equal(awaited(window), [0]);
  assert.is(nextInWindow(window), 'wait');
  pass(window, 0);
  assert.equal(nextInWindow(window), { seat: 1, intent: 'late' });
});

windows.run();
