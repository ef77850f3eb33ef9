/** What a client decodes is exactly the game's view for that client: for views of every shape, patch by patch, and for
 *  somebody who joins in the middle. Colyseus' own encoder and decoder, without sockets. */
import { Decoder, Encoder, StateView } from '@colyseus/schema';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { GameEvent } from '../../../engine/core/game.ts';
import type { MatchView, SeatView } from '../../../engine/dice-throne/state/view-shape.ts';
import { STATE_BUFFER_BYTES } from '../../../infra/http/server.ts';
import { type Choices, choices } from '../../../proof/random.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { MatchState } from '../../../rooms/state/match-state.ts';
import { type OwnView, Projection, type Views } from '../../../rooms/state/projection.ts';
import { readAny } from '../../../rooms/state/read-any.ts';
import type { Tale } from '../../../rooms/state/telling.ts';

const projection = suite('projection: what clients decode is the view');

const IDS = ['burn', 'evasive', 'tip-it', 'so-wild', 'fill-em-with-lead', 'smack-2', 'moon-elf'] as const;
const PHASES = ['upkeep', 'main-1', 'offensive-roll', 'discard'] as const;

/** The whole truth of an invented position: every optional part of a view comes and goes. */
const invent = (random: Choices, seats: number, teams: number): MatchView => {
  const id = () => random.of(IDS);
  const seat = () => random.below(seats);
  const boards = Array.from(
    { length: seats },
    (_, index): SeatView => ({
      seat: index,
      team: index % teams,
      hero: id(),
      health: random.below(60) - 5,
      maxHealth: 50,
      cp: random.below(16),
      out: random.chance(10),
      silenced: random.of(['', 'stunned', 'ultimate'] as const),
      tokens: random.list(4, () => ({ id: id(), count: random.below(5) })),
      companions: random.list(2, () => ({
        id: id(),
        side: random.of(['basic', 'advanced']),
        count: random.below(3),
        ...(random.chance(50) && { health: random.below(9) }),
      })),
      abilities: random.list(9, () => ({ id: id(), level: random.below(4) })),
      upgrades: random.list(3, id),
      handCount: random.below(7),
      deckCount: random.below(33),
      discard: random.list(9, id),
      hand: random.list(6, () => `hidden-${index}-${random.below(200)}`),
    }),
  );
  return {
    mode: '2v2',
    step: random.below(256),
    turn: random.below(90),
    active: seat(),
    phase: random.of(PHASES),
    seats: boards,
    rolls: random.list(3, (index) => ({
      id: index,
      seat: seat(),
      for: id(),
      open: random.chance(50),
      dice: random.list(5, () => ({ value: 1 + random.below(6), symbol: id() })),
    })),
    rollsLeft: random.below(4),
    rollPrice: random.below(3),
    incoming: random.list(3, () => ({
      to: seat(),
      from: seat(),
      type: 'normal',
      amount: random.below(20),
      sum: random.list(2, () => ({ source: id(), op: 'add' as const, n: random.below(9), after: random.below(20) })),
    })),
    waiting: random.list(seats, () => ({
      seat: seat(),
      why: random.of(['move', 'window', 'choice'] as const),
      clock: random.of(['turn', 'window'] as const),
      since: random.below(200),
      ...(random.chance(30) && { last: true as const }),
    })),
    ...(random.chance(50) && {
      attack: {
        by: seat(),
        ability: id(),
        ultimate: random.chance(20),
        ...(random.chance(70) && { target: seat() }),
      },
    }),
    ...(random.chance(50) && {
      window: {
        moment: id(),
        seats: random.list(seats, seat),
        passed: random.list(seats, seat),
        held: random.list(2, () => ({ seat: seat(), action: { type: 'play', card: id() } })),
      },
    }),
    ...(random.chance(50) && { prompt: { seat: seat(), about: id(), question: id(), options: random.list(4, id) } }),
    ...(random.chance(10) && { outcome: { winners: [0], draw: false, places: [[0], [1, 2, 3]] } }),
  };
};

/** The view of a seat, or of everybody: own and teammates' hands, and the options of one's own prompt. */
const viewFor = (truth: MatchView, viewer: number | 'public'): MatchView => {
  const team = viewer === 'public' ? undefined : truth.seats[viewer]?.team;
  const { prompt, ...rest } = truth;
  return {
    ...rest,
    seats: truth.seats.map(({ hand = [], ...board }) => (board.team === team ? { ...board, hand } : board)),
    ...(prompt && {
      prompt: prompt.seat === viewer ? prompt : { seat: prompt.seat, about: prompt.about, question: prompt.question },
    }),
  };
};

const ownView = (truth: MatchView, seat: number): OwnView<MatchView> => ({
  own: viewFor(truth, seat),
  legal: [{ action: { type: 'roll' }, label: `Roll at step ${truth.step} as seat ${seat}` }],
});

/** One event, told in words that nobody uses twice. */
const taleOf = <E extends GameEvent>(step: number, event: E, text: string): Tale => ({
  step,
  events: [event],
  voice: { language: 'en', seats: 2 },
  lineOf: () => ({ text, always: false }),
});

/** A table on the server. */
class Table {
  readonly state = new MatchState();
  readonly encoder = new Encoder(this.state);
  readonly projection: Projection;

  constructor(together: readonly (readonly string[])[] = []) {
    this.projection = new Projection(this.state, { divided: ['seats'], together });
  }

  show(truth: MatchView, people: readonly number[]): void {
    const seats = new Map(people.map((seat) => [seat, ownView(truth, seat)]));
    const event = { type: 'step', at: truth.step };
    const open = taleOf(truth.step, event, `Step ${truth.step} of turn ${truth.turn}`);
    const secret = taleOf(truth.step, event, `hidden-${people[0]}-${truth.step}`);
    const told = { everybody: open, readers: new Map([[people[0] ?? 0, secret]]) };
    this.projection.show({ everybody: viewFor(truth, 'public'), readers: seats }, told);
  }

  /** A client: its view on the server, its decoder, and every byte it was sent. */
  client(viewer: number | 'public') {
    const view = new StateView();
    if (viewer !== 'public') this.projection.reveal(view, viewer);
    return { viewer, view, decoder: new Decoder(new MatchState()), bytes: [] as Buffer[] };
  }
}
type TestClient = ReturnType<Table['client']>;

const receive = (client: TestClient, bytes: Uint8Array): void => {
  client.bytes.push(Buffer.from(bytes));
  client.decoder.decode(Buffer.from(bytes));
};

const sendAll = (encoder: Encoder, client: TestClient): void => {
  const it = { offset: 0 };
  encoder.encodeAll(it);
  receive(client, encoder.encodeAllView(client.view, it.offset, { ...it }));
};

const sendPatch = (encoder: Encoder, clients: readonly TestClient[]): void => {
  const it = { offset: 0 };
  encoder.encode(it);
  const shared = it.offset;
  for (const client of clients) receive(client, encoder.encodeView(client.view, shared, it));
  encoder.discardChanges();
};

/** Fields that all have, that some lack at times, and that only some may see. */
const TOGETHER: readonly (readonly string[])[] = [
  ['turn', 'attack', 'window', 'prompt'],
  ['outcome', 'unheard-of'],
  ['health', 'cp', 'hand'],
];

for (const [seats, teams, together] of [
  [2, 2, []],
  [4, 2, []],
  [6, 6, []],
  [2, 2, TOGETHER],
  [4, 2, TOGETHER],
] as const) {
  const cut = together.length > 0 ? ', in groups of fields' : '';
  projection(`200 invented positions, ${seats} seats in ${teams} teams, every viewer and a late one${cut}`, () => {
    Encoder.BUFFER_SIZE = 64 * 1024;
    const random = choices(`projection ${seats} ${teams}`);
    const table = new Table(together);
    const { encoder } = table;
    const people = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== 1); // seat 1 is a bot
    const clients = [...people, 'public' as const].map((viewer) => table.client(viewer));
    for (const client of clients) sendAll(encoder, client);

    for (let round = 0; round < 200; round++) {
      const truth = invent(random, seats, teams);
      table.show(truth, people);
      sendPatch(encoder, clients);
      if (round % 20 === 10) {
        const late = table.client(random.of([...people, 'public' as const]));
        sendAll(encoder, late);
        clients.push(late);
      }
      for (const { viewer, decoder } of clients) {
        const picture = readDiceThrone(decoder.state);
        assert.equal(picture.view, viewFor(truth, viewer), `round ${round}, viewer ${viewer}`);
        assert.equal(picture.you, viewer === 'public' ? undefined : viewer);
        assert.equal(picture.legal, viewer === 'public' ? [] : ownView(truth, viewer).legal);
        const line =
          viewer === people[0] ? `hidden-${viewer}-${truth.step}` : `Step ${truth.step} of turn ${truth.turn}`;
        assert.equal(picture.told?.lines, [line]);
      }
    }

    for (const { viewer, bytes } of clients) {
      const sent = Buffer.concat(bytes).toString('latin1');
      for (const other of people) {
        const allied = viewer !== 'public' && viewer % teams === other % teams;
        if (!allied) assert.not.ok(sent.includes(`hidden-${other}-`), `${viewer} received cards of ${other}`);
      }
    }
  });
}

projection('what did not change does not travel', () => {
  const random = choices('unchanged');
  const { projection: shown, encoder } = new Table();
  const truth = invent(random, 2, 2);
  const views: Views<MatchView> = { everybody: viewFor(truth, 'public'), readers: new Map([[0, ownView(truth, 0)]]) };
  shown.show(views);
  encoder.discardChanges();
  shown.show(views);
  assert.is(encoder.hasChanges, false);
});

projection(
  'boards go, come back, and are the same object as before, for everybody and for who sees more of one',
  () => {
    const table = new Table();
    const [one, other] = [{ health: 5, cp: 1 }, { health: 7 }];
    const clients = ([0, 'public'] as const).map((viewer) => table.client(viewer));
    for (const client of clients) sendAll(table.encoder, client);
    for (const [step, boards] of [
      [one, other],
      [one, { health: 8, cp: 2 }],
      [one],
      undefined,
      [one, other],
      [other, one],
      [],
      [other],
    ].entries()) {
      const everybody = { step, waiting: [], ...(boards && { seats: boards }) };
      const seen = boards?.map((board, n) => (n === step % 2 ? { ...board, hand: [`card-${step}`] } : board));
      const own = { step, waiting: [], ...(seen && { seats: seen }) };
      table.projection.show({ everybody, readers: new Map([[0, { own, legal: [] }]]) });
      sendPatch(table.encoder, clients);
      const late = ([0, 'public'] as const).map((viewer) => table.client(viewer));
      for (const client of late) sendAll(table.encoder, client);
      for (const { viewer, decoder } of [...clients, ...late])
        assert.equal(readAny(decoder.state).view, viewer === 'public' ? everybody : own, `step ${step}, ${viewer}`);
    }
  },
);

/** More than are looked after one by one (`board.ts`). */
const FIELDS = Array.from({ length: 80 }, (_, n) => `field-${n}`);
projection('any of many fields comes, goes and comes again, on a view and on a board', () => {
  const table = new Table();
  const random = choices('many fields');
  const clients = ([0, 'public'] as const).map((viewer) => table.client(viewer));
  for (const client of clients) sendAll(table.encoder, client);
  const some = (): object =>
    Object.fromEntries(FIELDS.filter(() => random.chance(50)).map((name) => [name, random.below(3)]));
  for (let step = 0; step < 60; step++) {
    const everybody = { step, waiting: [], ...some(), seats: [some(), some()] };
    const own = { step, waiting: [], ...some(), seats: [some(), some()] };
    table.projection.show({ everybody, readers: new Map([[0, { own, legal: [] }]]) });
    sendPatch(table.encoder, clients);
    for (const { viewer, decoder } of clients) {
      const { view } = readAny(decoder.state);
      // What a reader is not shown otherwise is what everybody sees.
      const seats = own.seats.map((board, n) => ({ ...everybody.seats[n], ...board }));
      assert.equal(view, viewer === 'public' ? everybody : { ...everybody, ...own, seats }, `step ${step}, ${viewer}`);
    }
  }
});

projection('of fields that change together, one that changed brings the others, and none changes nothing', () => {
  const { projection: shown, state } = new Table([['turn', 'attack']]);
  const texts = (): unknown => Object.fromEntries(state.table.entries());
  const show = (view: object): void => shown.show({ everybody: view, readers: new Map() });
  show({ step: 1, turn: 1, attack: { by: 0 } });
  const before = texts();
  show({ step: 1, turn: 1, attack: { by: 0 } });
  assert.equal(texts(), before);
  for (const more of [{ turn: 2 }, { attack: { by: 1 } }, {}, { turn: 3, attack: { by: 2 } }]) {
    show({ step: 1, waiting: [], ...more });
    assert.equal(readAny(state).view, { step: 1, waiting: [], ...more });
  }
});

projection('the fullest table of six fits in the state buffer, however much was told before', () => {
  Encoder.BUFFER_SIZE = 64 * 1024;
  const table = new Table();
  const random = choices('full');
  const truth = invent(random, 6, 6);
  const longest = 'fill-em-with-lead-2';
  const fullest: MatchView = {
    ...truth,
    seats: truth.seats.map((board) => ({
      ...board,
      tokens: Array.from({ length: 8 }, () => ({ id: longest, count: 5 })),
      companions: Array.from({ length: 2 }, () => ({ id: longest, side: 'advanced', count: 1, health: 9 })),
      abilities: Array.from({ length: 10 }, () => ({ id: longest, level: 3 })),
      discard: Array.from({ length: 33 }, () => 'fill-em-with-lead'),
      upgrades: Array.from({ length: 8 }, () => longest),
    })),
    rolls: Array.from({ length: 4 }, (_, id) => ({
      id,
      seat: 0,
      for: longest,
      open: true,
      dice: Array.from({ length: 6 }, () => ({ value: 6, symbol: 'crescent-moon' })),
    })),
  };
  table.show(fullest, [0]);
  const size = (): number => {
    const it = { offset: 0 };
    table.encoder.encodeAll(it);
    return it.offset;
  };
  const before = size();
  const everybody = viewFor(fullest, 'public');
  for (let n = 0; n < 500; n++) {
    const tale = taleOf(n, { type: 'token', token: `token-${n}` }, `Nobody ever said word-${n}.`);
    table.projection.show({ everybody, readers: new Map() }, { everybody: tale, readers: new Map() });
  }
  assert.ok(size() > before + 4000, `${size()} bytes after ${before}: nothing was added`);
  assert.ok(size() < 0.75 * STATE_BUFFER_BYTES, `${size()} bytes`);
});

/** Several times what any game offers at once. What one audience has not been sent yet must fit into a buffer: Colyseus 0.18 writes it
 *  unguarded. */
const MANY = 500;
const linesOf = (lines: number) =>
  Array.from({ length: lines }, (_, n) => ({ action: { type: 'reroll', dice: n }, label: `Line-${n}` }));

for (const [name, before, after] of [
  ['short', 3, 4],
  ['very long when the client joins', MANY, 3],
  ['very long later on', 3, MANY],
] as const) {
  projection(`a list that is ${name} comes whole, to a client that joins and to one that was there`, () => {
    Encoder.BUFFER_SIZE = STATE_BUFFER_BYTES;
    const table = new Table();
    const clients: TestClient[] = [];
    const viewAt = (step: number) => ({ step, waiting: [] });
    const show = (step: number, lines: number): void => {
      const own = (seat: number) => ({ own: { fits: [seat] }, legal: linesOf(lines) });
      table.projection.show({ everybody: viewAt(step), readers: new Map([0, 1].map((seat) => [seat, own(seat)])) });
    };
    const join = (seat: number): void => {
      const client = table.client(seat);
      sendAll(table.encoder, client);
      clients.push(client);
    };
    const agrees = (step: number, lines: number): void => {
      for (const { viewer, decoder } of clients) {
        const { view, legal } = readAny(decoder.state);
        assert.equal(view, { ...viewAt(step), fits: [viewer] });
        assert.equal(legal, linesOf(lines));
      }
    };
    show(1, before);
    join(0);
    agrees(1, before);
    sendPatch(table.encoder, clients);
    agrees(1, before);
    join(1);
    show(2, after);
    sendPatch(table.encoder, clients);
    agrees(2, after);
  });
}

projection.run();
