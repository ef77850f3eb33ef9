/** A match through time: holds, preferences, clocks, absence. Time passes by hand; the rules are real. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Action } from '../../../engine/core/game.ts';
import { settled } from '../../../proof/matches/hand-time.ts';
import {
  type Driving,
  type DrivingOptions,
  driving,
  HOLD,
  matchIn,
  type Position,
  THINKING,
} from '../../../proof/matches/rigged.ts';
import { PRESETS } from '../../../protocol/presets.ts';
import type { WindowPreference } from '../../../protocol/window-preference.ts';
import type { Taken } from '../../../rooms/match/driver-hooks.ts';

const PASS = { type: 'pass' };
const SECOND = 1000;
const { casual } = PRESETS;

const codeOf = (taken: Taken): string =>
  'refusal' in taken ? taken.refusal.code : 'step' in taken ? 'taken' : 'broken';

/** Seat 0 has announced Smack; both seats are asked whether they alter the dice. */
const WINDOW: Position = {
  phase: 'offensive-roll',
  seats: [{ hero: 'barbarian' }, { hero: 'moon-elf', tokens: { evasive: 1 } }],
  dice: [1, 1, 1, 4, 6, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6],
};
const inWindow = async (options: DrivingOptions = {}, position: Position = WINDOW): Promise<Driving> => {
  const here = driving(matchIn(position), options);
  await here.act(0, { type: 'roll' });
  await here.act(0, { type: 'announce', ability: 'smack' } as Action);
  return here;
};
const actors = (here: Driving): string[] => here.entries.map(({ seat, action, by }) => `${seat} ${action.type} ${by}`);

// ---- holds and preferences ------------------------------------------------------------------------------------------------

const holds = suite('driver: holds and preferences');

holds('a seat that can only pass is passed when its hold ends, and not before', async () => {
  const here = await inWindow();
  assert.equal(here.view.window?.seats, [0, 1]);
  await here.time.pass(HOLD - 1);
  assert.equal(here.view.window?.passed, []);
  await here.time.pass(1);
  assert.ok(actors(here).includes('0 pass hold'));
  assert.ok(actors(here).includes('1 pass hold'));
});

holds('a pass sent early takes effect, and is answered, when the hold ends', async () => {
  const here = await inWindow();
  await here.driver.prefer(0, 'always');
  await here.driver.prefer(1, 'always');
  let answer: Taken | undefined;
  void here.act(1, PASS).then((taken) => {
    answer = taken;
  });
  await here.time.pass(HOLD - 1);
  assert.is(answer, undefined);
  assert.equal(here.view.window?.passed, []);
  await here.time.pass(1);
  assert.equal(here.view.window?.passed, [1]);
  assert.ok(answer && 'step' in answer);
});

holds('holds are drawn when seats are asked, seat by seat, whatever they hold', async () => {
  const drawn: number[] = [];
  const lengths = [500, 900, 400, 800, 600, 700];
  const here = await inWindow({
    holdMs: () => {
      const next = lengths[drawn.length % lengths.length] ?? 0;
      drawn.push(next);
      return next;
    },
  });
  assert.equal(drawn, [500, 900]);
  await here.time.pass(500);
  assert.equal(here.view.window?.passed, [0]);
  assert.equal(drawn, [500, 900]);
});

holds('a second pass during the hold is refused, and so is a pass after the pass', async () => {
  const here = await inWindow();
  const first = here.act(0, PASS);
  assert.is(codeOf(await here.act(0, PASS)), 'already-answered');
  await here.driver.prefer(1, 'always');
  await here.time.pass(HOLD);
  assert.is(codeOf(await first), 'taken');
  assert.is(codeOf(await here.act(0, PASS)), 'already-answered');
});

holds('doing something else before the pass takes effect replaces it', async () => {
  const here = await inWindow(
    {},
    { ...WINDOW, seats: [{ hero: 'barbarian', hand: ['getting-paid'] }, { hero: 'moon-elf' }] },
  );
  const pass = here.act(0, PASS);
  assert.is(codeOf(await here.act(0, { type: 'play', card: 'getting-paid' } as Action)), 'taken');
  assert.match(codeOf(await pass), /already-answered|window-closed/);
  assert.is(here.view.seats[0]?.cp, 4);
});

holds('a refused action does not take an early pass back', async () => {
  const here = await inWindow(
    {},
    { ...WINDOW, seats: [{ hero: 'barbarian', hand: ['tip-it'] }, { hero: 'moon-elf' }] },
  );
  const pass = here.act(0, PASS);
  assert.is(codeOf(await here.act(0, { type: 'sell', card: 'tip-it' } as Action)), 'not-allowed-now');
  await here.time.pass(HOLD);
  assert.is(codeOf(await pass), 'taken');
});

holds('an early pass for a window that asks anew meanwhile is refused with window-closed', async () => {
  const here = await inWindow(
    {},
    { ...WINDOW, seats: [{ hero: 'barbarian', hand: ['getting-paid'] }, { hero: 'moon-elf' }] },
  );
  await here.driver.prefer(1, 'always');
  const pass = here.act(1, PASS);
  await here.act(0, { type: 'play', card: 'getting-paid' } as Action);
  assert.is(codeOf(await pass), 'window-closed');
});

holds('one person among bots need not be hidden: no hold', async () => {
  const here = await inWindow({ bots: [1] });
  assert.is(codeOf(await here.act(0, PASS)), 'taken');
});

/** In the last call of a removal seat 1 may spend its Evasive; earlier windows let it play nothing. */
const preferences: [string, WindowPreference, boolean, boolean][] = [
  ['always', 'always', true, true],
  ['when it matters', 'when-it-matters', false, true],
  ['when able', 'when-able', false, true],
  ['at the last call', 'last-call', false, true],
  ['not until the own turn', 'until-my-turn', false, false],
];
for (const [name, preference, askedEarly, askedLast] of preferences) {
  holds(
    `asked ${name}: ${askedEarly ? '' : 'not '}with nothing to play, ${askedLast ? '' : 'not '}at the last call when able`,
    async () => {
      const here = await inWindow();
      await here.driver.prefer(1, preference);
      await here.driver.prefer(0, 'until-my-turn');
      const asked = (): boolean => here.view.waiting.some(({ seat, why }) => seat === 1 && why === 'window');
      await here.time.pass(HOLD);
      assert.is(asked() && here.view.window?.moment === 'announced', askedEarly, 'early');
      for (let i = 0; i < 12 && here.view.window && here.view.window.moment !== 'last-call'; i++) {
        await here.time.pass(HOLD);
        if (asked() && here.view.window?.moment !== 'last-call') void here.act(1, PASS);
      }
      await here.time.pass(HOLD);
      assert.is(here.view.window?.moment === 'last-call' && asked(), askedLast, 'late');
    },
  );
}

holds('last call: able earlier, but not asked before it', async () => {
  // Seat 1 could answer the announcement with Tip It.
  const able = { ...WINDOW, seats: [{ hero: 'barbarian' }, { hero: 'moon-elf', hand: ['tip-it'] }] };
  const asksAtOnce = await inWindow({}, able);
  await asksAtOnce.time.pass(HOLD);
  assert.ok(asksAtOnce.view.waiting.some(({ seat }) => seat === 1));
  const waits = await inWindow({}, able);
  await waits.driver.prefer(1, 'last-call');
  await waits.time.pass(HOLD);
  assert.is.not(waits.view.window?.moment, 'announced');
});

holds('when it matters: able, but what one could do can wait', async () => {
  // Seat 1 could be paid at any time.
  const able = { ...WINDOW, seats: [{ hero: 'barbarian' }, { hero: 'moon-elf', hand: ['getting-paid'] }] };
  const here = await inWindow({}, able);
  await here.driver.prefer(0, 'always');
  await here.time.pass(HOLD);
  assert.equal(here.view.window?.passed, [1]);
  await here.act(0, PASS);
  assert.is(here.view.window?.moment, 'attack-declared');
});

holds('a preference changed while one is asked counts at once', async () => {
  const here = await inWindow();
  await here.driver.prefer(0, 'always');
  await here.driver.prefer(1, 'always');
  await here.time.pass(5 * HOLD);
  assert.equal(here.view.window?.passed, []);
  await here.driver.prefer(1, 'when-able');
  assert.equal(here.view.window?.passed, [1]);
});

holds('passing until the own turn ends with it; then the preference before holds again', async () => {
  const here = driving(matchIn({ ...WINDOW, phase: 'main-2', active: 1 }));
  await here.driver.prefer(0, 'always');
  await here.driver.prefer(0, 'until-my-turn');
  await here.act(1, PASS);
  await here.time.pass(HOLD);
  assert.is(here.view.active, 0);
  await here.act(0, PASS);
  await here.act(0, { type: 'roll' });
  await here.act(0, { type: 'announce', ability: 'smack' } as Action);
  await here.time.pass(5 * HOLD);
  assert.ok(
    here.view.waiting.some(({ seat }) => seat === 0),
    'asked again',
  );
});

holds.run();

// ---- clocks ----------------------------------------------------------------------------------------------------------

const clocks = suite('driver: clocks');

clocks('an answer that does not come is a pass; the bank is untouched', async () => {
  const here = await inWindow();
  await here.driver.prefer(0, 'always');
  await here.driver.prefer(1, 'always');
  const { bank } = here.driver.clockOf(1);
  await here.time.pass(casual.window);
  assert.ok(actors(here).includes('0 timeout clock'));
  assert.ok(actors(here).includes('1 timeout clock'));
  assert.is(here.driver.clockOf(1).bank, bank);
});

clocks('a seat is warned once before its time is out, and told how much is left', async () => {
  const here = await inWindow();
  await here.driver.prefer(0, 'always');
  await here.driver.prefer(1, 'until-my-turn');
  await here.time.pass(casual.window - casual.warning);
  assert.equal(here.warnings, [{ seat: 0, left: casual.warning }]);
});

clocks('a held intent of a later seat gives the earlier one time to answer it', async () => {
  const here = await inWindow(
    {},
    { ...WINDOW, seats: [{ hero: 'barbarian' }, { hero: 'moon-elf', hand: ['getting-paid'] }] },
  );
  await here.driver.prefer(0, 'always');
  await here.driver.prefer(1, 'always');
  await here.time.pass(casual.window - 1000);
  assert.is(codeOf(await here.act(1, { type: 'play', card: 'getting-paid' } as Action)), 'taken');
  assert.equal(
    here.view.window?.held.map(({ seat }) => seat),
    [1],
  );
  await here.time.pass(casual.answer - 1);
  assert.is(here.view.seats[1]?.cp, 2);
  await here.time.pass(1);
  assert.is(here.view.seats[1]?.cp, 4, 'seat 0 ran out of time, and the held card resolved');
});

clocks('a bank runs out in the defaults of the rules, turn by turn, and then the match is lost', async () => {
  const here = driving(matchIn({ ...WINDOW, dice: Array.from({ length: 400 }, (_, i) => 1 + (i % 6)) }), {
    preset: 'blitz',
  });
  await here.driver.prefer(1, 'when-able');
  for (let minute = 0; minute < 60 && !here.running.over; minute++) {
    await here.time.pass(10 * SECOND);
    // Seat 1 plays on, seat 0 does nothing.
    for (let i = 0; i < 30 && here.view.waiting.some(({ seat }) => seat === 1); i++) {
      const sale = here.running
        .ask((game, match) => game.legal(match, 1))
        .find(({ type }) => type === 'sell' || type === 'pass');
      await Promise.all([here.act(1, sale ?? PASS), here.time.pass(HOLD)]);
    }
  }
  assert.is(here.running.over, true);
  assert.equal(actors(here).at(-1), '0 concede clock');
  // issue: the log said "concedes" of whoever had not touched anything.
  assert.equal(here.entries.at(-1)?.action, { type: 'concede', late: true });
  assert.equal(here.view.outcome?.winners, [1]);
});

clocks('time that ran out while something else was in line is not counted twice', async () => {
  const here = driving(matchIn({ ...WINDOW, phase: 'main-1' }));
  const { endsAt } = here.driver.clockOf(0);
  await here.time.pass(endsAt - 1);
  const answer = here.act(0, PASS);
  await here.time.pass(1);
  assert.is(codeOf(await answer), 'taken');
  assert.equal(actors(here).slice(0, 2), ['0 pass player', '0 timeout clock']);
  assert.is(here.view.active, 1, 'the turn had no time left');
});

clocks('once the match is over nothing falls due any more', async () => {
  const here = await inWindow();
  const early = here.act(1, PASS);
  await here.act(0, { type: 'concede' });
  assert.is(codeOf(await early), 'match-over');
  assert.is(here.time.armed, 0);
});

clocks('an idle match has one timer armed, and without a clock none at all', async () => {
  const timed = driving(matchIn({ ...WINDOW, phase: 'main-1' }));
  assert.is(timed.time.armed, 1);
  const untimed = driving(matchIn({ ...WINDOW, phase: 'main-1' }), { preset: 'none' });
  assert.is(untimed.time.armed, 0);
});

clocks('correspondence: a day a turn, and time runs on while nobody is there', async () => {
  const here = driving(matchIn({ ...WINDOW, phase: 'main-1' }), { preset: 'correspondence' });
  here.driver.attended(false);
  here.driver.dropped(0);
  assert.is(here.driver.time.paused, false);
  await here.time.pass(24 * 3600 * SECOND - 1);
  assert.equal(actors(here), []);
  await here.time.pass(1);
  assert.is(actors(here)[0], '0 timeout clock');
});

clocks.run();

// ---- absence ---------------------------------------------------------------------------------------------------------

const absence = suite('driver: absence');
const turn: Position = { ...WINDOW, phase: 'main-1' };

absence('a drop stops the clock for a grace; then a bot plays; on return the seat and its clock go on', async () => {
  const here = driving(matchIn(turn));
  await here.time.pass(10 * SECOND);
  const before = here.driver.clockOf(0);
  here.driver.dropped(0);
  const dropped = here.driver.clockOf(0);
  assert.is(dropped.graceEndsAt, 70 * SECOND);
  assert.is(dropped.endsAt, 0);
  assert.is(dropped.left, before.endsAt - 10 * SECOND);
  await here.time.pass(59 * SECOND);
  assert.equal(actors(here), []);
  here.driver.returned(0);
  assert.is(here.driver.clockOf(0).endsAt, before.endsAt + 59 * SECOND);

  here.driver.dropped(0);
  assert.is(here.driver.clockOf(0).graceEndsAt, (69 + 45) * SECOND, 'the second grace is shorter');
  await here.time.pass(45 * SECOND);
  assert.is(here.driver.clockOf(0).standIn, true);
  await here.time.pass(THINKING);
  assert.ok(actors(here)[0]?.endsWith('bot'), actors(here)[0]);
  here.driver.returned(0);
  const { standIn, graceEndsAt } = here.driver.clockOf(0);
  assert.equal({ standIn, graceEndsAt }, { standIn: false, graceEndsAt: 0 });
  const taken = actors(here).length;
  await here.time.pass(5 * SECOND);
  assert.equal(actors(here).slice(taken), [], 'the bot has given the seat back');
});

absence('a bot that still thinks when the player comes back does nothing any more', async () => {
  let decided: (action: Action) => void = () => undefined;
  const here = driving(matchIn(turn), { decide: () => new Promise((resolve) => (decided = resolve)) });
  here.driver.dropped(0);
  await here.time.pass(60 * SECOND + THINKING);
  here.driver.returned(0);
  decided({ type: 'pass' });
  const done = here.act(0, { type: 'pass' });
  assert.is(codeOf(await done), 'taken');
  assert.equal(actors(here).slice(0, 1), ['0 pass player']);
});

absence('others play on while one is gone, and only its answers are waited for', async () => {
  const here = await inWindow();
  here.driver.dropped(1);
  await here.time.pass(HOLD);
  // With nothing to play, whoever is gone is passed like anybody else.
  assert.equal(
    actors(here)
      .filter((actor) => actor.endsWith('hold'))
      .slice(0, 2),
    ['0 pass hold', '1 pass hold'],
  );
});

absence('nobody is there: time stands still, and goes on where it stood', async () => {
  const here = driving(matchIn(turn));
  await here.time.pass(5 * SECOND);
  here.driver.dropped(0);
  here.driver.dropped(1);
  here.driver.attended(false);
  await here.time.pass(7 * 24 * 3600 * SECOND);
  assert.equal(actors(here), []);
  assert.is(here.driver.time.now(), 5 * SECOND);
  here.driver.attended(true);
  here.driver.returned(1);
  await here.time.pass(60 * SECOND);
  assert.is(here.driver.clockOf(0).standIn, true, 'the other one’s grace went on');
});

absence('dropping twice without returning counts once, and so does returning', async () => {
  const here = driving(matchIn(turn));
  here.driver.dropped(0);
  const { graceEndsAt } = here.driver.clockOf(0);
  here.driver.dropped(0);
  assert.is(here.driver.clockOf(0).graceEndsAt, graceEndsAt);
  here.driver.returned(0);
  here.driver.returned(0);
  here.driver.dropped(0);
  assert.is(here.driver.clockOf(0).graceEndsAt, 45 * SECOND);
});

absence('bots play each for themselves, after a pause', async () => {
  const here = driving(matchIn(turn), { bots: [0, 1], preset: 'none' });
  await here.time.pass(THINKING - 1);
  assert.equal(actors(here), []);
  await here.time.pass(1);
  assert.is(actors(here).length, 1);
  assert.is(here.driver.stuck, false);
});

absence('what breaks while nobody acts is an incident, and the match is conducted no further', async () => {
  const here = await inWindow();
  here.running.matters = () => {
    throw new Error('the crack');
  };
  await here.time.pass(HOLD);
  await settled();
  assert.is(here.incidents.length, 1);
  assert.is(here.time.armed, 0);
});

absence.run();
