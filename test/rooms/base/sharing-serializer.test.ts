/** What rooms with states of one kind say alike is kept once; and a patch may go to one client last. */
import { type Client, ClientState, SchemaSerializer } from '@colyseus/core';
import { Decoder, type Schema, StateView, schema, t } from '@colyseus/schema';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SharingSerializer } from '../../../rooms/base/sharing-serializer.ts';

const Board = schema({ step: t.uint32() }, 'Board');
const Hall = schema({ name: t.string(), doors: t.map('string') }, 'Hall');

const serializerOf = (state: Schema, serializer = new SharingSerializer<Schema>()) => {
  serializer.reset(state);
  return serializer;
};

const sharing = suite('states in shared buffers');

sharing('states of one kind have one handshake, which is that of Colyseus', () => {
  for (const make of [() => new Board(), () => new Hall()]) {
    const own = new SchemaSerializer<Schema>();
    own.reset(make());
    const [one, other] = [serializerOf(make()).handshake(), serializerOf(make()).handshake()];
    assert.equal(one, own.handshake());
    assert.is(one, other);
  }
});

sharing('states of two kinds have two', () => {
  assert.is.not(serializerOf(new Board()).handshake(), serializerOf(new Hall()).handshake());
});

sharing.run();

const Own = schema({ hand: t.string().default('') }, 'Own');
const Table = schema({ step: t.uint32().default(0), own: t.map(Own).view() }, 'Table');

/** Clients at a table, each with what it alone sees, and what they were sent in which order. */
class Seated {
  readonly table = new Table();
  readonly serializer = serializerOf(this.table);
  readonly order: string[] = [];
  private readonly decoders = new Map<string, Decoder>();
  private readonly clients: Client[];

  constructor(...names: readonly string[]) {
    this.clients = names.map((name) => this.sit(name));
    for (const [n, client] of this.clients.entries()) {
      const name = names[n] ?? '';
      this.hear(name, this.serializer.getFullState(client), 1);
    }
    this.serializer.applyPatches([], this.table);
  }

  /** The room's move: a step that all see, and a card that comes to one hand once all others know of the step. */
  move(name: string, card: string): void {
    this.table.step++;
    const client = this.client(name);
    const write = (): void => {
      this.order.push(`${name}'s own`);
      this.own(name).hand = card;
    };
    this.serializer.last = { client, write };
    this.serializer.applyPatches(this.clients, this.table);
  }

  /** A change that nobody is shown last. */
  step(): void {
    this.table.step++;
    this.serializer.applyPatches(this.clients, this.table);
  }

  leave(name: string): void {
    Object.assign(this.client(name), { state: ClientState.LEAVING });
  }

  sees(name: string): { step: unknown; hands: Record<string, unknown> } {
    const state = this.decoders.get(name)?.state;
    const own: [string, { hand: unknown }][] = [...Reflect.get(Object(state), 'own').entries()];
    return {
      step: Reflect.get(Object(state), 'step'),
      hands: Object.fromEntries(own.map(([of, { hand }]) => [of, hand])),
    };
  }

  own(name: string) {
    const own = this.table.own.get(name);
    if (!own) throw new Error(`nobody called ${name} sits here`);
    return own;
  }

  private client(name: string): Client {
    const client = this.clients.find(({ sessionId }) => sessionId === name);
    if (!client) throw new Error(`nobody called ${name} sits here`);
    return client;
  }

  private sit(name: string): Client {
    const own = new Own();
    this.table.own.set(name, own);
    const view = new StateView();
    view.add(own);
    const raw = (frame: Uint8Array): void => {
      this.order.push(name);
      this.hear(name, frame, 1);
    };
    const client: Pick<Client, 'sessionId' | 'state' | 'view' | 'raw'> = {
      sessionId: name,
      state: ClientState.JOINED,
      view,
      raw,
    };
    return Object.assign(Object.create(null), client);
  }

  private hear(name: string, frame: Uint8Array, from: number): void {
    const decoder = this.decoders.get(name) ?? new Decoder(new Table());
    this.decoders.set(name, decoder);
    decoder.decode(frame.slice(), { offset: from });
  }
}

const last = suite('a patch that one client is sent last');

last('all others have theirs before its own part is written, and it has both in one frame', () => {
  const seated = new Seated('Ada', 'Ben', 'Cleo');
  seated.move('Ben', 'a card');
  assert.equal(seated.order, ['Ada', 'Cleo', "Ben's own", 'Ben']);
  assert.equal(seated.sees('Ben'), { step: 1, hands: { Ben: 'a card' } });
  for (const name of ['Ada', 'Cleo']) assert.equal(seated.sees(name).step, 1, name);
  assert.equal(seated.sees('Ada').hands, { Ada: '' });
});

last('the next patch goes to all alike, and nothing is sent twice', () => {
  const seated = new Seated('Ada', 'Ben');
  seated.move('Ada', 'a card');
  seated.order.length = 0;
  seated.step();
  assert.equal([...seated.order].sort(), ['Ada', 'Ben']);
  assert.equal(seated.sees('Ada'), { step: 2, hands: { Ada: 'a card' } });
  seated.order.length = 0;
  seated.serializer.applyPatches([], seated.table);
  assert.equal(seated.order, []);
});

last('who sits alone is sent all of it, and what was written for one who has gone stands in the state', () => {
  const alone = new Seated('Ada');
  alone.move('Ada', 'a card');
  assert.equal(alone.sees('Ada'), { step: 1, hands: { Ada: 'a card' } });
  const left = new Seated('Ada', 'Ben');
  left.leave('Ben');
  left.move('Ben', 'a card');
  assert.equal(left.order, ['Ada', "Ben's own"]);
  assert.is(left.own('Ben').hand, 'a card');
});

last.run();
