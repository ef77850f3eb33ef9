/** A process that is alone finds its rooms by their id, and only while they are there. */
import type { IRoomCache } from '@colyseus/core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { RoomsById } from '../../../infra/cluster/rooms-by-id.ts';

const rooms = suite('rooms by their id');

const listing = (roomId: string, name = 'match'): IRoomCache => ({
  name,
  roomId,
  processId: 'alone',
  clients: 0,
  maxClients: 2,
});

rooms('one is found while it is there, and by whatever else is asked of it', async () => {
  const own = new RoomsById();
  const [one, two] = [listing('one'), listing('two', 'party')];
  assert.ok(await own.insert(one));
  assert.ok(own.persist(two, true));
  assert.not(await own.insert(listing('one')), 'an id is taken once');
  assert.is(await own.findOne({ roomId: 'one' }), one);
  assert.is(await own.findOne({ roomId: 'two' }), two);
  assert.is(await own.findOne({ name: 'party' }), two);
  assert.is(await own.findOne({ roomId: 'one', name: 'party' }), undefined);
  assert.is(await own.findOne({ roomId: 'three' }), undefined);
  assert.ok(own.remove('one'));
  assert.is(await own.findOne({ roomId: 'one' }), undefined);
  assert.not(own.remove('one'));
  own.clear();
  assert.is(await own.findOne({ roomId: 'two' }), undefined);
});

rooms.run();
