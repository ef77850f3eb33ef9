/** Ids of matches are handed to commands as they are. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { plainId } from '../../../rooms/match/match-id.ts';

const ids = suite('match id');

ids('issue: an id that began with a dash was taken for an option by every command', () => {
  for (const id of ['-rf', '--help', '-']) assert.match(plainId(id), /^[^-]/);
});

ids('any other id is kept as it is', () => {
  for (const id of ['a', 'kFQuepI5z', '_-', '0-9']) assert.is(plainId(id), id);
});

ids.run();
