/** What rooms with states of one kind say alike is kept once. */
import { SchemaSerializer } from '@colyseus/core';
import { type Schema, schema, t } from '@colyseus/schema';
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
