/** The rulebook's examples of who answers whom, over real sockets and in both orders of arrival; and the locks. */
import * as assert from 'uvu/assert';
import type { Action, Seat } from '../../../engine/core/game.ts';
import type { MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import { type Position, rigged } from '../../../proof/matches/rigged.ts';
import { registry } from '../../../rooms/games.ts';
import { type TestServer, testServer } from '../../support/rooms/rooms.ts';
import {
  outcomeOf,
  placeOf,
  quiet,
  type Seated,
  tableOf,
  takeWhenOffered,
  together,
  waitUntilOffered,
} from '../../support/rooms/tables.ts';
import { suite } from '../../support/suite.ts';

let position: Position = { seats: [] };
const games = registry({ game: rigged(() => position), divided: ['seats'] });
let server: TestServer;

type Act = readonly [seat: Seat, action: Action];
interface Example {
  readonly origin: string;
  readonly mode?: string;
  readonly position: Position;
  /** What leads there. */
  readonly before: readonly Act[];
  /** Two that mean to act in one window. */
  readonly first: Act;
  readonly second: Act;
  /** What each is answered when they arrive in this order, and in the other one. */
  readonly answers: readonly [string, string];
  readonly turned: readonly [string, string];
  /** What must be so in the end, whoever was quicker. */
  readonly want: (view: MatchView) => unknown;
  readonly is: unknown;
}

const roll = { type: 'roll' };
const announce = (ability: string): Action => ({ type: 'announce', ability }) as Action;
const play = (card: string, ...answers: string[]): Action =>
  ({ type: 'play', card, ...(answers.length > 0 && { with: answers }) }) as Action;
const spend = (token: string): Action => ({ type: 'spend', token }) as Action;
const held = (view: MatchView, seat: Seat, token: string): number =>
  view.seats[seat]?.tokens.find(({ id }) => id === token)?.count ?? 0;

const EXAMPLES: Record<string, Example> = {
  'a removal by the player whose turn it is comes before the Evasive it takes away': {
    origin: 'reference: instants at once, the player whose turn it is first',
    position: {
      phase: 'offensive-roll',
      seats: [
        { hero: 'barbarian', hand: ['buh-bye'] },
        { hero: 'moon-elf', tokens: { evasive: 1 } },
      ],
      dice: [1, 1, 6, 6, 4, 1],
    },
    before: [
      [0, roll],
      [0, announce('sturdy-blow')],
    ],
    first: [0, play('buh-bye', 'seat:1/token:evasive')],
    second: [1, spend('evasive')],
    answers: ['accepted', 'requirement-not-met'],
    turned: ['accepted', 'accepted'],
    want: (view) => [view.seats[1]?.health, held(view, 1, 'evasive'), view.seats[0]?.cp, view.phase],
    is: [46, 0, 0, 'main-2'],
  },
  'a token of the player whose turn it is is spent before its removal, which then costs nothing': {
    origin: 'reference: removal against a token of the player whose turn it is',
    position: {
      phase: 'offensive-roll',
      seats: [
        { hero: 'barbarian', tokens: { evasive: 1 } },
        { hero: 'moon-elf', hand: ['buh-bye'] },
      ],
      dice: [1, 1, 2, 4, 6, 1, 1, 2, 3, 6, 1],
    },
    before: [
      [0, roll],
      [0, announce('smack')],
    ],
    first: [0, spend('evasive')],
    second: [1, play('buh-bye', 'seat:0/token:evasive')],
    answers: ['accepted', 'not-allowed-now'],
    turned: ['accepted', 'accepted'],
    want: (view) => [view.seats[0]?.health, held(view, 0, 'evasive'), view.seats[1]?.cp, view.seats[1]?.handCount],
    is: [50, 0, 2, 1],
  },
  'of three, the one next clockwise from the player whose turn it is goes first': {
    origin: 'reference: timing, clockwise from the player whose turn it is',
    mode: 'king-of-the-hill',
    position: {
      mode: 'king-of-the-hill',
      phase: 'offensive-roll',
      seats: [
        { hero: 'moon-elf', health: 30 },
        { hero: 'barbarian', health: 35, tokens: { evasive: 1 } },
        { hero: 'moon-elf', health: 20, hand: ['buh-bye'] },
      ],
      dice: [1, 1, 4, 4, 4, 2],
    },
    before: [
      [0, roll],
      [0, announce('covered-shot')],
      [0, { type: 'choose', option: 'seat:1' } as Action],
    ],
    first: [1, spend('evasive')],
    second: [2, play('buh-bye', 'seat:1/token:evasive')],
    answers: ['accepted', 'accepted'],
    turned: ['accepted', 'accepted'],
    want: (view) => [view.seats[1]?.health, held(view, 1, 'evasive'), view.seats[2]?.cp, view.seats[2]?.handCount],
    is: [35, 0, 2, 1],
  },
  'a card that is no instant is answered before it takes effect, and counts what it then finds': {
    origin: 'reference: What Status Effects?, tokens moved out of its way',
    position: {
      phase: 'main-1',
      seats: [
        { hero: 'barbarian', hand: ['what-status-effects', 'getting-paid'] },
        { hero: 'moon-elf', tokens: { targeted: 1, evasive: 1 }, hand: ['evade'] },
      ],
      dice: [],
    },
    before: [[0, play('what-status-effects', 'seat:1')]],
    first: [0, play('getting-paid')],
    second: [1, play('evade', 'seat:1')],
    answers: ['accepted', 'accepted'],
    turned: ['accepted', 'accepted'],
    want: (view) => [view.seats[0]?.cp, held(view, 1, 'targeted'), held(view, 1, 'evasive'), view.seats[1]?.handCount],
    is: [2, 0, 0, 0],
  },
  'the die of an effect may be altered by the other side before it counts': {
    origin: 'reference: FAQ, the outcome of an Evasive roll may be changed',
    position: {
      phase: 'offensive-roll',
      seats: [
        { hero: 'barbarian', hand: ['helping-hand'] },
        { hero: 'moon-elf', tokens: { evasive: 1 }, hand: ['so-wild'] },
      ],
      dice: [1, 1, 6, 6, 4, 1, 5],
    },
    before: [
      [0, roll],
      [0, announce('sturdy-blow')],
      [1, spend('evasive')],
    ],
    first: [0, play('helping-hand', 'seat:1/die:0')],
    second: [1, play('so-wild', 'die:0', 'value:2')],
    answers: ['accepted', 'accepted'],
    turned: ['accepted', 'accepted'],
    want: (view) => [view.seats[1]?.health, view.seats[0]?.cp, view.seats[1]?.cp, view.phase],
    is: [50, 1, 0, 'main-2'],
  },
};

const examples = suite('windows: whose turn it is decides, not who was quicker');
examples.before(async () => {
  server = await testServer(games);
});
examples.after(() => server.close());

const playOut = async (example: Example, acts: readonly [Act, Act]): Promise<{ said: string[]; places: Seated[] }> => {
  position = example.position;
  const places = await tableOf(server, { mode: example.mode ?? '1v1', seats: (position.seats as unknown[]).length });
  await together(places);
  for (const [seat, action] of example.before) await takeWhenOffered(places, seat, action);
  for (const [seat, action] of acts) await waitUntilOffered(places, seat, action);
  const said: string[] = [];
  for (const [seat, action] of acts) {
    said.push(await outcomeOf(placeOf(places, seat), action));
    await together(places);
  }
  return { said, places };
};

for (const [name, example] of Object.entries(EXAMPLES)) {
  const { first, second, answers, turned, want, is } = example;
  for (const [order, acts, expected] of [
    ['in order', [first, second], answers],
    ['the later seat quicker', [second, first], turned],
  ] as const) {
    examples(`${name} (${order}; ${example.origin})`, async () => {
      const { said, places } = await playOut(example, acts);
      assert.equal(said, [...expected]);
      await quiet(places);
      for (const place of places) assert.equal(place.picture.view && want(place.picture.view), is);
      await Promise.all(places.map((place) => place.room.leave()));
    });
  }
}

examples('an intent that is held is shown to everybody, with the one whose answer it waits for', async () => {
  const example =
    EXAMPLES['a token of the player whose turn it is is spent before its removal, which then costs nothing'];
  assert.ok(example);
  position = example.position;
  const places = await tableOf(server, { mode: '1v1', seats: 2 });
  for (const [seat, action] of example.before) await takeWhenOffered(places, seat, action);
  await waitUntilOffered(places, 0, example.first[1]);
  await placeOf(places, 1).act(example.second[1]);
  await together(places);
  for (const { picture } of places) {
    assert.equal(picture.view?.window?.held, [{ seat: 1, action: example.second[1] }]);
    assert.equal(
      picture.view?.waiting.map(({ seat }) => seat),
      [0],
    );
  }
  // It fizzles unpaid, and its owner is asked anew.
  await placeOf(places, 0).act(example.first[1]);
  await together(places);
  await quiet(places);
  const told = placeOf(places, 1).told.flatMap(({ events }) => events.map(({ type }) => type));
  assert.ok(told.includes('held') && told.includes('fizzled'), told.join());
});

examples.run();

// ---- bad answers -----------------------------------------------------------------------------------------------------

const answers = suite('windows: answers to what is not asked');
answers.before(async () => {
  server = await testServer(games);
});
answers.after(() => server.close());

const EVASIVE = EXAMPLES['a removal by the player whose turn it is comes before the Evasive it takes away'];

answers('issue: to a window that has closed, twice, and to another seat’s prompt: each its own code', async () => {
  position = { ...EVASIVE?.position, seats: [{ hero: 'barbarian', hand: ['tip-it'] }, { hero: 'moon-elf' }] };
  const places = await tableOf(server, { mode: '1v1', seats: 2 });
  const [ada, ben] = [placeOf(places, 0), placeOf(places, 1)];
  await takeWhenOffered(places, 0, roll);
  await takeWhenOffered(places, 0, announce('sturdy-blow'));
  const since = ada.picture.view?.waiting[0]?.since ?? 0;
  await ben.act({ type: 'pass' }, { step: since });
  assert.is(await ben.refusalOf({ type: 'pass' }, { step: since }), 'already-answered');
  await ada.act(play('tip-it'), { step: since });
  await together(places);
  assert.is(ada.picture.view?.prompt?.seat, 0);
  assert.is(await ben.refusalOf({ type: 'choose', option: 'die:0' } as Action), 'not-your-turn');
  await ada.act({ type: 'choose', option: ada.picture.view?.prompt?.options?.[0] } as Action);
  await together(places);
  while (ada.picture.view?.prompt) {
    await ada.act({ type: 'choose', option: ada.picture.view.prompt.options?.[0] } as Action);
    await together(places);
  }
  assert.is(await ben.refusalOf({ type: 'pass' }, { step: since }), 'window-closed');
});

answers.run();

// ---- locks -----------------------------------------------------------------------------------------------------------

const locks = suite('windows: an Ultimate’s lock, and Stun');
locks.before(async () => {
  server = await testServer(games);
});
locks.after(() => server.close());

/** Everything a locked seat could think of. */
const ATTEMPTS: readonly Action[] = [
  { type: 'pass' },
  play('getting-paid'),
  spend('evasive'),
  { type: 'roll' },
  announce('covered-shot'),
  { type: 'sell', card: 'getting-paid' } as Action,
];

const attempts = async (place: Seated, code: string): Promise<void> => {
  const step = place.picture.view?.step;
  for (const action of ATTEMPTS) assert.is(await place.refusalOf(action), code, action.type);
  assert.is(place.picture.view?.step, step);
};

locks('an Ultimate: nobody locked is asked, has a clock running or is heard until the roll phase is over', async () => {
  position = {
    mode: 'king-of-the-hill',
    phase: 'offensive-roll',
    seats: [
      { hero: 'barbarian', health: 35 },
      { hero: 'moon-elf', health: 20, hand: ['getting-paid'], tokens: { evasive: 1 } },
      { hero: 'moon-elf', health: 20, hand: ['getting-paid'] },
    ],
    dice: [6, 6, 6, 6, 6],
  };
  const places = await tableOf(server, { mode: 'king-of-the-hill', seats: 3, clock: 'blitz' });
  const ada = placeOf(places, 0);
  await takeWhenOffered(places, 0, roll);
  await takeWhenOffered(places, 0, announce('rage'));
  await takeWhenOffered(places, 0, { type: 'choose', option: 'seat:1' } as Action);
  assert.is(ada.picture.view?.attack?.ultimate, true);
  let windows = 0;
  while (ada.picture.view?.attack) {
    assert.not.ok(ada.picture.view.waiting.some(({ seat }) => seat !== 0));
    assert.not.ok(ada.picture.view.window?.seats.some((seat) => seat !== 0));
    for (const seat of [1, 2]) {
      assert.is(ada.picture.seats[seat]?.clock?.endsAt, 0);
      await attempts(placeOf(places, seat), 'locked-by-ultimate');
      assert.equal(placeOf(places, seat).picture.legal, []);
    }
    if (!ada.picture.view.window) break;
    windows++;
    await ada.act({ type: 'pass' });
    await together(places);
  }
  assert.ok(windows > 0, 'the attacker was asked meanwhile');
  while (ada.picture.view?.seats[2]?.silenced) {
    await ada.act(ada.picture.legal.find(({ action }) => action.type !== 'roll')?.action ?? { type: 'pass' });
    await together(places);
  }
  assert.is(await outcomeOf(placeOf(places, 2), play('getting-paid')), 'accepted');
});

locks('a choice that the rules force on a locked seat still comes, with a clock, and is heard', async () => {
  position = {
    mode: '2v2',
    phase: 'offensive-roll',
    seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }, { hero: 'moon-elf' }, { hero: 'barbarian' }],
    dice: [6, 6, 6, 6, 6, 5],
  };
  const places = await tableOf(server, { mode: '2v2', seats: 4, clock: 'blitz' });
  await takeWhenOffered(places, 0, roll);
  await takeWhenOffered(places, 0, announce('rage'));
  await waitUntilOffered(places, 2, { type: 'choose', option: 'seat:3' } as Action);
  const chooser = placeOf(places, 2);
  assert.is(chooser.picture.view?.seats[2]?.silenced, 'ultimate');
  assert.ok((chooser.picture.seats[2]?.clock?.endsAt ?? 0) > 0, 'a clock runs for the choice');
  await attempts(chooser, 'locked-by-ultimate');
  assert.is(await outcomeOf(chooser, { type: 'choose', option: 'seat:3' } as Action), 'accepted');
});

locks('a stunned seat is not asked and not heard while it is stunned', async () => {
  position = {
    phase: 'offensive-roll',
    seats: [{ hero: 'barbarian' }, { hero: 'moon-elf', hand: ['getting-paid'], tokens: { stun: 1, evasive: 1 } }],
    dice: [1, 1, 1, 4, 6],
  };
  const places = await tableOf(server, { mode: '1v1', seats: 2, clock: 'blitz' });
  await takeWhenOffered(places, 0, roll);
  await placeOf(places, 0).act(announce('smack'));
  await together(places);
  assert.is(placeOf(places, 1).picture.view?.seats[1]?.silenced, 'stunned');
  assert.equal(placeOf(places, 0).picture.view?.window?.seats, [0]);
  assert.is(placeOf(places, 0).picture.seats[1]?.clock?.endsAt, 0);
  await attempts(placeOf(places, 1), 'stunned');
});

locks.run();
