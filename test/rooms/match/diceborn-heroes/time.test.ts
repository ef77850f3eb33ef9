/** The third game through time, which passes by hand: several seats that move at once, windows in which nothing is hidden,
 *  a leader who is asleep or gone, bots alone. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream, seededStream } from '../../../../engine/core/chance.ts';
import type { AnyGame, Seat } from '../../../../engine/core/game.ts';
import { dicebornHeroes } from '../../../../engine/diceborn-heroes/index.ts';
import { type Driving, driving, HOLD } from '../../../../proof/matches/rigged.ts';
import { PRESETS } from '../../../../protocol/presets.ts';

const game: AnyGame = dicebornHeroes;
const PARTY = ['fighter', 'mage', 'thief', 'priest'] as const;
const LEADER = 0;

const started = (mode: string, seats: number, seed = 'time'): unknown =>
  game.start({ mode, seats: PARTY.slice(0, seats).map((hero) => ({ hero })) }, seededStream(seed));
const waitedFor = ({ running }: Driving): Seat[] => running.waiting.map(({ seat }) => seat);
/** Time passes, at most so much of it, until the test is true; returns whether it came to that. */
const passes = async (here: Driving, ms: number, test: () => boolean): Promise<boolean> => {
  for (let passed = 0; passed < ms && !test(); passed += 500) await here.time.pass(500);
  return test();
};
const overIn = (here: Driving, ms: number): Promise<boolean> => passes(here, ms, () => here.running.over);

const time = suite('Diceborn Heroes: time');

time('four sensible bots play a quest to its end by themselves', async () => {
  const here = driving(started('quest', 4), { game, bots: [0, 1, 2, 3] });
  assert.ok(await overIn(here, 3_600_000), `it stands at step ${here.running.step}`);
  assert.ok(here.entries.every(({ by }) => by === 'bot'));
  assert.equal(here.incidents, []);
});

/** The Fighter may use a potion between the attacks: the two seats are asked there. */
const between = (): unknown =>
  game.scenario.position(
    {
      seats: [{ hero: 'fighter', items: ['healing-potion'], wounds: 2 }, { hero: 'mage' }],
      enemies: [{ id: 'sahaugin' }, { id: 'ghost' }],
      deck: ['atk-3-green', 'atk-6-red', 'atk-1-green'],
    },
    scriptedStream([4, 1, 4, 1, 5, 1, 4, 1, 4, 1, 5, 1]),
  );

time(
  '§2: a window in which nothing is hidden is passed at once, and by whoever has nothing to do, unasked',
  async () => {
    const here = driving(between(), { game, holdMs: () => HOLD });
    for (const seat of [0, 1]) {
      const assign = here.running.legal(seat).find(({ type }) => type === 'assign');
      assert.ok(assign);
      await here.act(seat, assign);
    }
    for (const seat of [0, 1]) await here.act(seat, { type: 'ready' });
    const [wait] = here.running.waiting;
    assert.is(wait?.why, 'window');
    assert.is(wait?.open, true);
    const before = here.running.step;
    const taken = await here.act(wait?.seat ?? 0, { type: 'pass' });
    assert.equal(taken, { step: before + 1 }, 'without a moment in between');
    assert.is(here.time.now(), 0);
  },
);

time('seats move at once, each on its own clock; whoever is ready waits for nobody’s sake', async () => {
  const here = driving(between(), { game, preset: 'casual' });
  const endsAt = (seat: Seat): number => here.driver.clockOf(seat).endsAt;
  assert.equal(waitedFor(here), [0, 1]);
  assert.ok(endsAt(0) > 0 && endsAt(0) === endsAt(1));
  await here.time.pass(20_000);
  await here.act(0, { type: 'ready' });
  assert.equal(waitedFor(here), [1]);
  assert.is(endsAt(0), 0);
  const { bank } = here.driver.clockOf(0);
  await here.time.pass(PRESETS.casual.turnCap);
  assert.not.equal(waitedFor(here), [1], 'its time has run out, and the round goes on');
  assert.is(here.entries.at(-1)?.by === 'player', false);
  assert.ok(here.driver.clockOf(0).bank <= bank + PRESETS.casual.increment);
});

time('issue: a leader who is gone never blocks the table, with a clock and without one', async () => {
  for (const preset of ['casual', 'none'] as const) {
    const here = driving(started('quest', 3), { game, preset, bots: [1, 2] });
    assert.equal(waitedFor(here), [LEADER], 'it chooses the pack');
    here.driver.dropped(LEADER);
    const [grace = 0] = PRESETS[preset].grace;
    await here.time.pass(grace - 1000);
    assert.is(here.running.step, 0, 'the grace is its own');
    assert.ok(await passes(here, 10_000, () => here.running.step > 0), `${preset}: nobody chose`);
    assert.is(here.entries[0]?.by, 'bot');
    assert.ok(await overIn(here, 7_200_000), `${preset}: it stands at step ${here.running.step}`);
    assert.ok(here.entries.some(({ seat, by }) => seat === LEADER && by === 'bot'));
    assert.equal(here.incidents, []);
  }
});

time('issue: a leader who is asleep costs the table its time, and then a bot sits in, not the match', async () => {
  const here = driving(started('family', 3, 'asleep'), { game, preset: 'blitz', bots: [1, 2] });
  const blitz = PRESETS.blitz;
  let longest = 0;
  let since = 0;
  for (let step = 0; !here.running.over && here.time.now() < 3_600_000; await here.time.pass(500)) {
    if (here.running.step !== step) [step, since] = [here.running.step, here.time.now()];
    longest = Math.max(longest, here.time.now() - since);
  }
  assert.ok(here.running.over, `it stands at step ${here.running.step}`);
  assert.ok(longest <= blitz.turnCap + 1000, `nothing happened for ${longest} ms`);
  const own = here.entries.filter(({ seat }) => seat === LEADER);
  const sitsIn = own.findIndex(({ by }) => by === 'bot');
  assert.ok(
    sitsIn > 2 && own.slice(0, sitsIn).every(({ by }) => by === 'clock'),
    'after turns in a row a bot plays it',
  );
  assert.not.ok(
    own.some(({ action }) => action.type === 'concede'),
    'nobody forfeits where all stand together',
  );
  assert.equal(here.incidents, []);
});

time('a leader who comes back has the seat again, and is asked what the bot was not', async () => {
  const here = driving(started('quest', 2), { game, preset: 'casual', bots: [1] });
  here.driver.dropped(LEADER);
  assert.ok(await passes(here, 120_000, () => here.running.step > 2));
  here.driver.returned(LEADER);
  assert.is(here.driver.clockOf(LEADER).standIn, false);
  assert.ok(await passes(here, 60_000, () => waitedFor(here).includes(LEADER)));
  const [line] = here.running.legal(LEADER);
  assert.ok(line);
  assert.ok('step' in (await here.act(LEADER, line)));
  assert.is(here.entries.at(-1)?.by, 'player');
});

time.run();
