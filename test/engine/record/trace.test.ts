/** A recorded match, and the lives of its windows. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyGame } from '../../../engine/core/game.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { readRecord, writeRecord } from '../../../engine/record/record.ts';
import { trace } from '../../../engine/record/trace.ts';
import { playedBy } from '../../../proof/matches/played.ts';

const game: AnyGame = diceThrone;
const recorded = suite('trace: a recorded match');

recorded('every window that opens closes, unless the match ends in it; times run forward', async () => {
  const { record } = await playedBy('trace', ['barbarian', 'moon-elf'], '1v1', 'when-able');
  const lines = trace(game, record);
  const opened = lines.filter((line) => line.includes(': asks ')).length;
  const closed = lines.filter((line) => line.endsWith('  closed')).length;
  assert.ok(opened > 50, `${opened} windows`);
  assert.ok(opened - closed <= 2, `${opened} opened, ${closed} closed`);
  assert.ok(lines.some((line) => line.includes('passes (the server, after the hold)')));
  assert.ok(lines.every((line) => !line.includes('+-')));
});

recorded('what is written is read again, and a fault in it is named by its line', async () => {
  const { record } = await playedBy('written', ['monk', 'ninja'], '1v1', 'until-my-turn');
  const text = writeRecord(record);
  assert.equal(readRecord(text), record);
  const broken: [string, string, RegExp][] = [
    ['no JSON', `${text}{`, /^line \d+: is not JSON$/],
    ['no record', 'hello', /^line 1: is not JSON$/],
    ['another form', text.replace('"record":1', '"record":2'), /^line 1: record/],
    ['an entry without its seat', `${text}{"at":1,"action":{"type":"pass"},"by":"player"}`, /^line \d+: seat/],
  ];
  for (const [name, bad, expected] of broken) assert.throws(() => readRecord(bad), expected, name);
  assert.throws(() => trace(game, { ...record, content: 'other' }), /other rules/);
  const twice = { ...record, entries: [...record.entries, ...record.entries.slice(-1)] };
  assert.throws(() => trace(game, twice), /the rules refuse/);
  const [first] = record.entries;
  assert.ok(first);
  const unknown = { ...record, entries: [{ ...first, action: { type: 'bogus' } }] };
  assert.throws(() => trace(game, unknown), /the rules refuse/);
});

recorded.run();
