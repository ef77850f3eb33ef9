/** Views that travel whole, as JSON: what a client decodes is what was projected, however long the list of what it may do. */
import { Decoder, Encoder, StateView } from '@colyseus/schema';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { STATE_BUFFER_BYTES } from '../../../infra/http/server.ts';
import { JsonMatchState, jsonProjection, readJson } from '../../../rooms/state/json.ts';
import type { Views } from '../../../rooms/state/projection.ts';

const json = suite('projection: views as JSON');

const viewsAt = (step: number, lines: number): Views<unknown> => {
  const view = { mode: 'quest', step, waiting: [] };
  const legal = Array.from({ length: lines }, (_, n) => ({ action: { type: 'reroll', dice: n }, label: `Line ${n}` }));
  return {
    everybody: view,
    seats: new Map([0, 1].map((seat) => [seat, { view: { ...view, fits: [seat] }, legal }])),
  };
};

/** A list of so many lines is longer than a buffer. */
const MANY = 500;

for (const [name, before, after] of [
  ['short', 3, 4],
  ['longer than a buffer when the client joins', MANY, 3],
  ['longer than a buffer later on', 3, MANY],
] as const) {
  json(`a list that is ${name} comes whole, to a client that joins and to one that was there`, () => {
    Encoder.BUFFER_SIZE = STATE_BUFFER_BYTES;
    assert.ok(JSON.stringify(viewsAt(1, MANY).seats.get(0)).length > STATE_BUFFER_BYTES);
    const state = jsonProjection.createState();
    const encoder = new Encoder(state);
    const clients: { view: StateView; decoder: Decoder<JsonMatchState>; seat: number }[] = [];
    const join = (seat: number): void => {
      const view = new StateView();
      jsonProjection.reveal(state, view, seat);
      const it = { offset: 0 };
      encoder.encodeAll(it);
      const decoder = new Decoder(new JsonMatchState());
      decoder.decode(Buffer.from(encoder.encodeAllView(view, it.offset, { ...it })));
      clients.push({ view, decoder, seat });
    };
    const patch = (): void => {
      const it = { offset: 0 };
      encoder.encode(it);
      const shared = it.offset;
      for (const { view, decoder } of clients) decoder.decode(Buffer.from(encoder.encodeView(view, shared, it)));
      encoder.discardChanges();
    };
    const agrees = (step: number, lines: number): void => {
      for (const { decoder, seat } of clients) {
        const { you, view, legal } = readJson(decoder.state);
        assert.is(you, seat);
        assert.equal({ view, legal }, viewsAt(step, lines).seats.get(seat));
      }
    };
    jsonProjection.project(viewsAt(1, before), state);
    join(0);
    agrees(1, before);
    patch();
    agrees(1, before);
    join(1);
    jsonProjection.project(viewsAt(2, after), state);
    patch();
    agrees(2, after);
  });
}

json.run();
