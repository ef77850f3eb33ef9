/** A recorded match, and the lives of its windows. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fairKey } from '../../../engine/core/fair.ts';
import type { AnyGame } from '../../../engine/core/game.ts';
import { replay } from '../../../engine/core/replay.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { readRecord, writeRecord } from '../../../engine/record/record.ts';
import { trace } from '../../../engine/record/trace.ts';
import { playedBy } from '../../../proof/played.ts';
import { choices } from '../../../proof/random.ts';
import { games } from '../../../rooms/all-games.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { oneAction } from '../../support/rooms/match-play.ts';
import { pair, testServer } from '../../support/rooms/rooms.ts';

const game: AnyGame = diceThrone as AnyGame;
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
});

recorded('issue: the command prints a window’s life for a match that a room wrote down', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-records-'));
  const server = await testServer(games, { THRONEROOM_RECORDS_DIR: folder });
  const [ada, ben] = await pair(server, game, readDiceThrone, ['barbarian', 'moon-elf']);
  const random = choices('recorded');
  for (let i = 0; i < 60; i++) await oneAction([ada, ben], [], random);
  const { view } = ada.picture;
  await server.close();
  const [file = ''] = readdirSync(folder);
  const record = readRecord(readFileSync(join(folder, file), 'utf8'));
  const { mode, seats, secret, nonces, entries } = record;
  const match = replay(game, { mode, seats: seats.map(({ hero }) => ({ hero })) }, fairKey(secret, nonces), entries);
  assert.equal(game.view(match, 0), view);
  const args = ['--import', 'tsx', 'bin/trace.ts'];
  const printed = execFileSync(process.execPath, [...args, join(folder, file)], { encoding: 'utf8' });
  assert.is(printed, `${trace(game, record).join('\n')}\n`);
  assert.match(printed, /Ada \(barbarian\), Ben \(moon-elf\)/);
  writeFileSync(join(folder, 'bad.jsonl'), '{');
  const failed = (): string =>
    execFileSync(process.execPath, [...args, join(folder, 'bad.jsonl')], { stdio: 'pipe' }).toString();
  assert.throws(failed, /line 1: is not JSON/);
  rmSync(folder, { recursive: true });
});

recorded.run();
