/** What a room writes down of a match, and the command that prints the lives of its windows. */
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
import { readRecord } from '../../../engine/record/record.ts';
import { trace } from '../../../engine/record/trace.ts';
import { choices } from '../../../proof/random.ts';
import { games } from '../../../rooms/all-games.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { oneAction } from '../../support/rooms/match-play.ts';
import { pair, testServer } from '../../support/rooms/rooms.ts';

const game: AnyGame = diceThrone;
const recorded = suite('trace: what a room wrote down');

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
  const args = ['dist/bin/trace.js'];
  const printed = execFileSync(process.execPath, [...args, join(folder, file)], { encoding: 'utf8' });
  assert.is(printed, `${trace(game, record).join('\n')}\n`);
  assert.match(printed, /Ada \(barbarian\), Ben \(moon-elf\)/);
  writeFileSync(join(folder, 'bad.jsonl'), '{');
  const failed = (): string =>
    execFileSync(process.execPath, [...args, join(folder, 'bad.jsonl')], { stdio: 'pipe' }).toString();
  assert.throws(failed, /line 1: is not JSON/);
  rmSync(folder, { recursive: true });
});

recorded('issue: a record that could not be written ended the match, and others could not begin', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-records-'));
  const server = await testServer(games, { THRONEROOM_RECORDS_DIR: folder });
  const before = await pair(server, game, readDiceThrone, ['barbarian', 'moon-elf']);
  const random = choices('unrecorded');
  const play = async ([ada, ben]: typeof before): Promise<void> => {
    for (let i = 0; i < 20; i++) await oneAction([ada, ben], [], random);
    assert.is(ada.picture.stage, 'playing');
  };
  await play(before);
  // As a disk that is full, or a folder that somebody moved, would have it.
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'in its place');
  await play(before);
  await play(await pair(server, game, readDiceThrone, ['monk', 'paladin']));
  await server.close();
  rmSync(folder);
});

recorded.run();
