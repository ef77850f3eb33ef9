/** `npm run tool -- journal`: a match in words, out of a journal that the test has written. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keyedStream } from '../../engine/core/chance.ts';
import { fairKey } from '../../engine/core/fair.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { openSqlJournal } from '../../infra/journal/open.ts';
import { openSqlFile } from '../../infra/sql/sql-file.ts';
import { PATIENCE_MS } from '../support/eventually.ts';

const told = suite('npm run tool -- journal');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-told-'));
const file = join(folder, 'journal.db');
told.after(() => rmSync(folder, { recursive: true, force: true }));

const head = {
  version: 1,
  opening: {
    game: 'dice-throne',
    mode: '1v1',
    seats: [
      { player: 'me', hero: 'barbarian' },
      { player: 'bot', hero: 'barbarian', bot: 'random' },
    ],
    creator: { id: 'guest-ada', name: 'Ada' },
  },
  content: diceThrone.contentHash,
  codes: [null, null],
  secret: '5'.repeat(64),
  opened: 0,
};
const START = { of: 'start', nonces: ['', ''] };
const act = (at: number, seat: number, action: object) => ({ of: 'act', at, seat, action, by: 'player' });

const keep = async (id: string, lines: readonly unknown[]): Promise<void> => {
  const journal = await openSqlJournal(file);
  const owned = await journal.begin(id, head);
  for (const [n, line] of lines.entries()) await owned.append(n, line);
  await journal.close();
};
const tell = (id: string, path = file) =>
  spawnSync(process.execPath, ['dist/bin/tool.js', 'journal', id, '--file', path], {
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });

told('issue: a match in which something was taken back ended in a stack trace', async () => {
  const seats = head.opening.seats.map(({ hero }) => ({ hero }));
  const match = diceThrone.start({ mode: '1v1', seats }, keyedStream(fairKey(head.secret, START.nonces)));
  const seat = diceThrone.waiting(match)[0]?.seat ?? Number.NaN;
  await keep('undone', [
    START,
    act(10, seat, { type: 'pass' }),
    act(20, seat, { type: 'undo' }),
    act(30, seat, { type: 'pass' }),
  ]);
  const { status, stdout, stderr } = tell('undone');
  assert.is(status, 0, stderr);
  const lines = stdout.trim().split('\n');
  assert.match(lines[2] ?? '', /took the last action back/);
  assert.is(lines[3]?.replace('0.030', '0.010'), lines[1], 'the same is done anew');
});

told('a line that nobody can read is said in a line', async () => {
  const journal = await openSqlJournal(file);
  const owned = await journal.begin('cut', { ...head, version: 2 });
  await owned.append(0, START);
  await owned.append(1, new Uint8Array([1, 255]));
  await journal.close();
  const { status, stderr } = tell('cut');
  assert.is(status, 2);
  assert.match(stderr, /^.*line 1 of the journal cannot be read.*\n$/);
});

/** All that the file is, and who may do what with it. */
const lookAt = (path: string) => ({
  mode: statSync(path).mode,
  bytes: statSync(path).isFile() && readFileSync(path).toString('latin1'),
});
const older = join(folder, 'older.db');
const OTHERS: [what: string, path: string, make: () => Promise<void>, words: RegExp][] = [
  [
    'a text',
    join(folder, 'text'),
    async () => writeFileSync(join(folder, 'text'), 'root:x:0:0\n'.repeat(99)),
    /SQLITE_NOTADB/,
  ],
  ['a folder', join(folder, 'folder'), async () => mkdirSync(join(folder, 'folder')), /SQLITE_CANTOPEN/],
  [
    'an SQL file of somebody else',
    older,
    async () => {
      const made = openSqlFile(older);
      await made.run(['CREATE TABLE theirs (id TEXT)']);
      await made.close();
    },
    /is no journal, or of an older form/,
  ],
];
for (const [what, path, make, words] of OTHERS) {
  told(`issue: the command made ${what} a journal, and took it from everybody else`, async () => {
    await make();
    chmodSync(path, 0o755);
    const before = lookAt(path);
    const { status, stderr } = tell('undone', path);
    assert.is(status, 2);
    assert.match(stderr, words);
    assert.is(stderr.trim().split('\n').length, 1);
    assert.equal(lookAt(path), before);
  });
}

told('issue: the command took a copy of a journal from everybody else', async () => {
  const whole = openSqlFile(file);
  await whole.run(['PRAGMA wal_checkpoint(TRUNCATE)']);
  await whole.close();
  const copy = join(folder, 'copy.db');
  copyFileSync(file, copy);
  chmodSync(copy, 0o644);
  const before = lookAt(copy);
  assert.is(tell('undone', copy).status, 0);
  assert.equal(lookAt(copy), before);
});

told.run();
