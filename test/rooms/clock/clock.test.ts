/** The timed queue, a match's own time, and the seats' clocks, on time that passes by hand. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Seat, Waiting } from '../../../engine/core/game.ts';
import { HandTime } from '../../../proof/matches/hand-time.ts';
import { choices } from '../../../proof/random.ts';
import { PRESETS } from '../../../protocol/presets.ts';
import { SeatClocks } from '../../../rooms/clock/seat-clocks.ts';
import { LONGEST_TIMER_MS, MatchTime, monotonic } from '../../../rooms/clock/time.ts';
import { TimedQueue } from '../../../rooms/clock/timed-queue.ts';

// ---- the queue -------------------------------------------------------------------------------------------------------

const queue = suite('clock: the timed queue');

const queueOn = (time: HandTime) => {
  const fell: string[] = [];
  return { fell, queue: new TimedQueue<string>(time, (what) => fell.push(`${what}@${time.now()}`)) };
};
const entry = (what: string, due: number, rank = 0, place = 0) => ({ what, due, rank, place });

queue('what falls due first comes first, whenever it was set', async () => {
  const time = new HandTime();
  const { fell, queue } = queueOn(time);
  queue.set(entry('late', 30));
  queue.set(entry('early', 10));
  queue.set(entry('middle', 20));
  await time.pass(100);
  assert.equal(fell, ['early@10', 'middle@20', 'late@30']);
});

queue('ties: by rank, then place, then the order set', async () => {
  const time = new HandTime();
  const { fell, queue } = queueOn(time);
  queue.set(entry('d', 5, 1, 1));
  queue.set(entry('b', 5, 0, 2));
  queue.set(entry('c', 5, 1, 0));
  queue.set(entry('e', 5, 1, 1));
  queue.set(entry('a', 5, 0, 1));
  await time.pass(5);
  assert.equal(fell.join(' '), 'a@5 b@5 c@5 d@5 e@5');
});

queue('one timer is armed, however much is queued, and none when nothing is', async () => {
  const time = new HandTime();
  const { queue } = queueOn(time);
  assert.is(time.armed, 0);
  for (let i = 0; i < 50; i++) queue.set(entry(`e${i}`, 1000 - i));
  assert.is(time.armed, 1);
  for (let i = 0; i < 50; i++) queue.cancel(`e${i}`);
  assert.is(time.armed, 0);
  assert.is(queue.size, 0);
});

queue('what is put off again and again leaves the timer armed, and comes when it is due', async () => {
  const time = new HandTime();
  const { fell, queue } = queueOn(time);
  let armed = 0;
  const after = time.after.bind(time);
  time.after = (ms, wake) => {
    armed++;
    return after(ms, wake);
  };
  for (let due = 10; due <= 100; due += 10) queue.set(entry('clock', due));
  assert.is(armed, 1);
  await time.pass(99);
  assert.equal(fell, []);
  assert.is(armed, 2, 'once more, when the first one woke');
  await time.pass(1);
  assert.equal(fell, ['clock@100']);
});

queue('setting the same again replaces it; cancelling forgets it', async () => {
  const time = new HandTime();
  const { fell, queue } = queueOn(time);
  queue.set(entry('moved', 10));
  queue.set(entry('moved', 25));
  queue.set(entry('gone', 12));
  queue.cancel('gone');
  await time.pass(20);
  assert.equal(fell, []);
  assert.is(queue.dueOf('moved'), 25);
  await time.pass(5);
  assert.equal(fell, ['moved@25']);
});

queue('what is set while others fall due waits for the next turn, even if it is due already', async () => {
  const time = new HandTime();
  const fell: string[] = [];
  const queue: TimedQueue<string> = new TimedQueue<string>(time, (what) => {
    fell.push(what);
    if (what === 'first') queue.set(entry('child', 0));
  });
  queue.set(entry('first', 5));
  queue.set(entry('second', 5));
  await time.pass(5);
  assert.equal(fell, ['first', 'second', 'child']);
});

queue('200 schedules (seed queue) fall due as a sorted list would', async () => {
  const random = choices('queue');
  for (let round = 0; round < 200; round++) {
    const time = new HandTime();
    const { fell, queue } = queueOn(time);
    const expected = new Map<string, ReturnType<typeof entry> & { order: number }>();
    for (let order = 0; order < 40; order++) {
      const made = entry(`k${random.below(20)}`, random.below(30), random.below(3), random.below(3));
      if (random.chance(20)) {
        queue.cancel(made.what);
        expected.delete(made.what);
      } else {
        queue.set(made);
        const known = expected.get(made.what);
        const same = known && known.due === made.due && known.rank === made.rank && known.place === made.place;
        if (!same) expected.set(made.what, { ...made, order });
      }
    }
    const sorted = [...expected.values()].sort(
      (a, b) => a.due - b.due || a.rank - b.rank || a.place - b.place || a.order - b.order,
    );
    await time.pass(50);
    assert.equal(
      fell,
      sorted.map(({ what, due }) => `${what}@${due}`),
    );
  }
});

queue.run();

// ---- a match's own time ----------------------------------------------------------------------------------------------

const matchTime = suite("clock: a match's own time");

matchTime('stands still while paused, and wakes nobody', async () => {
  const outer = new HandTime();
  const time = new MatchTime(outer);
  let woken = 0;
  time.after(100, () => woken++);
  await outer.pass(60);
  time.pause();
  assert.is(outer.armed, 0);
  await outer.pass(1_000_000);
  assert.is(time.now(), 60);
  time.resume();
  await outer.pass(39);
  assert.is(woken, 0);
  await outer.pass(1);
  assert.is(woken, 1);
  assert.is(time.now(), 100);
});

matchTime('begins where it is told, and a sleeper that was called off stays asleep', async () => {
  const outer = new HandTime();
  await outer.pass(5000);
  const time = new MatchTime(outer, 250);
  assert.is(time.now(), 250);
  let woken = 0;
  const callOff = time.after(10, () => woken++);
  time.pause();
  callOff();
  time.resume();
  await outer.pass(100);
  assert.is(woken, 0);
});

matchTime('issue: changes of the machine’s clock do nothing', () => {
  const before = monotonic.now();
  const { now } = Date;
  Date.now = () => now() + 86_400_000;
  try {
    assert.ok(monotonic.now() - before < 1000);
  } finally {
    Date.now = now;
  }
});

matchTime('who waits longer than a timer can is not woken at once', async () => {
  let woken = false;
  const callOff = monotonic.after(LONGEST_TIMER_MS * 3, () => {
    woken = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  callOff();
  assert.is(woken, false);
});

matchTime.run();

// ---- the seats' clocks -----------------------------------------------------------------------------------------------

const clocks = suite('clock: the seats');
const S = 1000;
const casual = PRESETS.casual;

const move = (seat: Seat, since = 1): Waiting => ({ seat, why: 'move', clock: 'turn', since });
const asked = (seat: Seat, since = 1): Waiting => ({ seat, why: 'window', clock: 'window', since });
const forced = (seat: Seat, since = 1): Waiting => ({ seat, why: 'choice', clock: 'window', since });

clocks('moves use the bank; the increment comes with the own turn; the bank has a top', () => {
  const time = new SeatClocks(casual, 2);
  time.update([move(0, 1)], 0);
  assert.is(time.shown(0).bank, casual.bank + casual.increment);
  time.update([move(0, 2)], 30 * S);
  assert.is(time.shown(0).bank, casual.bank + casual.increment - 30 * S);
  time.update([move(1, 3)], 40 * S);
  assert.is(time.shown(0).bank, casual.bank + casual.increment - 40 * S);
  for (let turn = 0; turn < 40; turn++) time.update([move(turn % 2, 10 + turn)], 40 * S);
  assert.is(time.shown(0).bank, casual.most);
});

clocks('one turn may not take longer than the cap, whatever is in the bank', () => {
  const time = new SeatClocks(casual, 2);
  time.update([move(0, 1)], 0);
  assert.is(time.dueOf(0), casual.turnCap);
  time.update([move(0, 2)], 100 * S);
  assert.is(time.dueOf(0), casual.turnCap);
});

clocks('an answer in a window and a forced choice cost no bank and have their own allowance', () => {
  const time = new SeatClocks(casual, 2);
  time.update([asked(0), asked(1)], 0);
  assert.is(time.dueOf(0), casual.window);
  assert.is(time.dueOf(1), casual.window);
  time.update([forced(1, 2)], 5 * S);
  assert.is(time.dueOf(0), undefined);
  assert.is(time.dueOf(1), 5 * S + casual.choice);
  assert.is(time.shown(1).bank, casual.bank);
});

clocks('a wait that goes on keeps what is left; a new asking has its whole allowance', () => {
  const time = new SeatClocks(casual, 2);
  time.update([asked(0, 1), asked(1, 1)], 0);
  time.update([asked(1, 1)], 4 * S);
  assert.is(time.dueOf(1), casual.window);
  time.update([asked(0, 9), asked(1, 9)], 5 * S);
  assert.is(time.dueOf(1), 5 * S + casual.window);
});

clocks('a held intent of a later seat leaves earlier ones time to answer it, and takes none away', () => {
  const time = new SeatClocks(casual, 2);
  time.update([asked(0)], 0);
  time.atLeast(0, casual.answer, 1 * S);
  assert.is(time.dueOf(0), casual.window);
  time.atLeast(0, casual.answer, casual.window - 1 * S);
  assert.is(time.dueOf(0), casual.window - 1 * S + casual.answer);
});

clocks(
  'a seat that dropped stands still, each grace shorter than the one before, and goes on with what was left',
  () => {
    const time = new SeatClocks(casual, 2);
    time.update([asked(0)], 0);
    // Back at once, each time.
    assert.equal(
      [1, 2, 3, 4, 5, 6].map(() => {
        const grace = time.dropped(0, 0);
        time.goOn(0, 0);
        return grace;
      }),
      [60, 45, 30, 15, 15, 15].map((seconds) => seconds * S),
    );
    time.stop(0, 10 * S);
    assert.is(time.dueOf(0), undefined);
    assert.is(time.shown(0).left, casual.window - 10 * S);
    time.goOn(0, 60 * S);
    assert.is(time.dueOf(0), 60 * S + casual.window - 10 * S);
  },
);

clocks('coming and going does not stop the own time for ever: what all graces take together is bounded', () => {
  const time = new SeatClocks(PRESETS.ranked, 2);
  time.update([asked(0)], 0);
  const all = 95 * S;
  let away = 0;
  for (let drop = 0, now = 0; drop < 100; drop++, now += 5 * S) {
    const grace = time.dropped(0, now) ?? Number.NaN;
    assert.ok(grace <= all - away, `${grace} ms more after ${away}`);
    const gone = Math.min(grace, 4.9 * S);
    time.goOn(0, now + gone);
    away += gone;
  }
  assert.is(away, all);
  // Gone for longer than a grace costs no more than it.
  const patient = new SeatClocks(PRESETS.ranked, 1);
  assert.equal(
    [0, 1, 2, 3, 4].map((hour) => {
      const grace = patient.dropped(0, hour * 3600 * S);
      patient.goOn(0, (hour + 1) * 3600 * S - S);
      return grace;
    }),
    [45 * S, 30 * S, 15 * S, 5 * S, 0],
  );
  assert.is(new SeatClocks(PRESETS.correspondence, 1).dropped(0, 0), undefined);
});

clocks('turns in a row of doing nothing forfeit; one action of one’s own starts the count anew', () => {
  const time = new SeatClocks(casual, 2);
  let since = 0;
  const idleTurn = (): boolean => {
    time.update([move(0, ++since)], 0);
    const forfeits = time.expires(0);
    time.expired(0);
    time.update([move(1, ++since)], 0);
    time.acted(1);
    return forfeits;
  };
  assert.equal([idleTurn(), idleTurn(), idleTurn(), idleTurn()], [false, false, false, true]);
  time.update([move(0, ++since)], 0);
  time.acted(0);
  time.update([move(1, ++since)], 0);
  assert.is(idleTurn(), false);
});

/** Of a seat that moves beside others: its turns have numbers. */
const beside = (seat: Seat, turn: number): Waiting => ({ seat, why: 'move', clock: 'turn', since: turn, turn });

clocks('seats that move at once run side by side, and each has what a turn adds once a turn', () => {
  const time = new SeatClocks(casual, 3);
  time.update([beside(0, 1), beside(1, 1), beside(2, 1)], 0);
  time.update([beside(1, 1), beside(2, 1)], 10 * S);
  time.update([beside(2, 1)], 20 * S);
  const whole = casual.bank + casual.increment;
  assert.is(time.dueOf(2), casual.turnCap);
  time.update([beside(0, 8), beside(1, 8), beside(2, 8)], 50 * S);
  assert.equal(
    [0, 1, 2].map((seat) => time.shown(seat).bank),
    [10, 20, 50].map((used) => Math.min(casual.most, whole - used * S + casual.increment)),
  );
});

clocks('one who moves alone all the time has what a turn adds with each turn as well', () => {
  const time = new SeatClocks(casual, 1);
  for (const turn of [1, 5, 9]) time.update([beside(0, turn)], turn * S);
  assert.is(time.shown(0).bank, casual.bank + 3 * casual.increment - 8 * S);
});

clocks('among seats that move at once only the one that does nothing forfeits', () => {
  const time = new SeatClocks(casual, 2);
  const rounds = [1, 2, 3, 4].map((turn) => {
    time.update([beside(0, turn), beside(1, turn)], 0);
    const forfeit = [0, 1].filter((seat) => time.expires(seat));
    time.acted(0);
    time.expired(1);
    return forfeit;
  });
  assert.equal(rounds, [[], [], [], [1]]);
});

clocks('without a clock nothing ever runs out', () => {
  const time = new SeatClocks(PRESETS.none, 2);
  time.update([move(0)], 0);
  assert.is(time.dueOf(0), undefined);
  time.update([asked(1, 2)], 1e12);
  assert.is(time.dueOf(1), undefined);
});

clocks.run();
