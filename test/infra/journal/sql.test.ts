/** The embedded journal against what happens to files: processes killed, power cut, disks full, others' files. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { StoreTrouble } from '../../../infra/journal/journal.ts';
import { journalOn, openSqlJournal } from '../../../infra/journal/open.ts';
import { openSqlFile, type SqlFile } from '../../../infra/sql/sql-file.ts';
import { StartProblem } from '../../../infra/start-problem.ts';
import { choices } from '../../../proof/random.ts';
import { runToEnd } from '../../support/server/processes.ts';

const files = suite('journal in one SQL file: what happens to files');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-journal-'));
files.after(() => rmSync(folder, { recursive: true, force: true }));
let made = 0;
const fresh = (): string => join(folder, `${made++}.db`);

const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

for (const durability of ['machine', 'process'])
  files(
    `a process killed again and again in mid-append loses nothing that it was answered: ${durability}`,
    async () => {
      const file = fresh();
      const chosen = choices('journal killed');
      let before = 0;
      for (let round = 0; round < 5; round++) {
        const writer = spawn(process.execPath, ['dist/test/mortals/journal-writer.js', file, durability], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let said = '';
        writer.stdout.on('data', (chunk: Buffer) => {
          said += String(chunk);
        });
        await once(writer.stdout, 'data');
        await sleep(chosen.below(80));
        writer.kill('SIGKILL');
        await once(writer, 'close');
        const answered = said.slice(0, said.lastIndexOf('\n')).split('\n').map(Number);
        assert.is(answered[0], before, 'it went on where the one before was killed');

        const journal = await openSqlJournal(file, 'machine');
        const entries = (await journal.read('m'))?.entries ?? [];
        await journal.close();
        const last = answered.at(-1) ?? -1;
        // What it said last may not have been heard: where it waits for no disk, it writes faster than it speaks.
        const most = durability === 'machine' ? last + 2 : Number.POSITIVE_INFINITY;
        assert.ok(entries.length > last && entries.length <= most, `${entries.length} kept, ${last} answered`);
        for (const [n, entry] of entries.entries()) assert.is(entry, `entry ${n}`);
        before = entries.length;
      }
    },
  );

const tailsOf = (file: string): string[] => ['-tail-0', '-tail-1'].map((tail) => file + tail).filter(existsSync);

/** A file with one match in it, written just now, and how long the write-ahead log was as each append was answered. */
const written = async (): Promise<{ file: string; ends: number[]; entries: string[] }> => {
  const file = fresh();
  const chosen = choices('journal torn');
  const journal = await journalOn(openSqlFile(file), file);
  const owned = await journal.begin('m', 'head');
  const ends: number[] = [];
  const entries = Array.from({ length: 60 }, (_, n) => `entry ${n} `.repeat(1 + chosen.below(250)));
  for (const [n, entry] of entries.entries()) {
    await owned.append(n, entry);
    ends.push(statSync(`${file}-wal`).size);
  }
  // As a power cut leaves it: closing would fold the log into the file.
  const left = fresh();
  copyFileSync(file, left);
  copyFileSync(`${file}-wal`, `${left}-wal`);
  await journal.close();
  return { file: left, ends, entries };
};

/** Damages to the log from one place on. */
const DAMAGES: readonly [string, (log: Buffer, at: number, other: number) => Buffer][] = [
  ['cut off', (log, at) => log.subarray(0, at)],
  ['torn: what follows was never written', (log, at) => Buffer.from(log).fill(0, at)],
  [
    'torn: what follows is anything',
    (log, at, other) => Buffer.from(log.map((byte, i) => (i < at ? byte : byte ^ other))),
  ],
];

for (const [damage, hurt] of DAMAGES) {
  files(`a log ${damage}, keeps every entry before that place, and none by half`, async () => {
    const { file, ends, entries } = await written();
    const log = readFileSync(`${file}-wal`);
    for (let seed = 0; seed < 24; seed++) {
      const chosen = choices(`${damage} ${seed}`);
      // Every third near an entry's end, where mistakes by one live.
      const near = chosen.of(ends) + chosen.below(5) - 2;
      const anywhere = Math.floor((chosen.below(256) / 256 + chosen.below(256) / 65_536) * log.length);
      const at = Math.min(log.length, seed % 3 === 0 ? near : anywhere);
      const hurtLog = hurt(log, at, 1 + chosen.below(255));
      const hurtFile = fresh();
      copyFileSync(file, hurtFile);
      writeFileSync(`${hurtFile}-wal`, hurtLog);
      // What was overwritten with itself is unhurt.
      const unhurt = log.findIndex((byte, i) => byte !== hurtLog[i]);

      const journal = await journalOn(openSqlFile(hurtFile), hurtFile);
      const takenOver = await journal.takeOver('m');
      const answered = ends.filter((end) => unhurt < 0 || end <= unhurt).length;
      const kept = takenOver?.kept.entries ?? [];
      assert.is(kept.length, answered, `hurt at ${at}`);
      assert.ok(kept.every((entry, n) => entry === entries[n]));
      // And it goes on from there.
      await takenOver?.owned.append(answered, 'after the cut');
      if (takenOver) assert.is((await journal.read('m'))?.entries.length, answered + 1);
      await journal.close();
    }
  });
}

/** A file that may not grow beyond the pages it has, until it is given room. */
const limited = async (file: SqlFile, more: number): Promise<void> => {
  const [count] = await file.run(['PRAGMA page_count']);
  await file.run([`PRAGMA max_page_count = ${Number(count?.rows[0]?.page_count) + more}`]);
};

files('a full store is trouble that passes: what was answered stays, and with room it goes on', async () => {
  const name = fresh();
  const file = openSqlFile(name);
  const journal = await journalOn(file, name);
  const owned = await journal.begin('m', 'head');
  const beside = await journal.begin('n', 'head');
  await limited(file, 10);
  const entry = (n: number): string => `${n} `.repeat(1000);
  let n = 0;
  let trouble: unknown;
  while (!trouble) {
    trouble = await caught(owned.append(n, entry(n)));
    if (!trouble) n++;
  }
  assert.instance(trouble, StoreTrouble);
  assert.match(String(trouble), /\(SQLITE_FULL, the disk is full\)$/, 'issue: only the code stood there');
  assert.ok(n > 0 && n < 50, `${n} entries before it was full`);
  assert.is((await journal.read('m'))?.entries.length, n);
  const [first, second] = await Promise.all([caught(owned.append(n, entry(n))), caught(beside.append(0, entry(0)))]);
  assert.instance(first, StoreTrouble);
  assert.instance(second, StoreTrouble);
  assert.instance(await caught(journal.begin('o', entry(0).repeat(40))), StoreTrouble);
  await limited(file, 1000);
  await owned.append(n, entry(n));
  await beside.append(0, entry(0));
  await owned.append(n + 1, entry(n + 1));
  assert.equal(
    (await journal.read('m'))?.entries,
    Array.from({ length: n + 2 }, (_, i) => entry(i)),
  );
  assert.equal(await journal.unfinished(), ['m', 'n']);
  await journal.close();
});

/** How to run a command that may mount a disk of its own, which is gone when the command is; where that is allowed. */
const mounting = [['-m'], ['-Urm']].find((how) => spawnSync('unshare', [...how, 'true']).status === 0);
if (mounting) {
  for (const durability of ['machine', 'process'])
    files(`a real disk that is full, too: ${durability}`, async () => {
      const disk = join(folder, `disk ${durability}`);
      mkdirSync(disk);
      const command = 'mount -t tmpfs -o size=2m tmpfs "$0" && exec "$@"';
      const program = [process.execPath, 'dist/test/support/journal-small-disk.js', disk, durability];
      const ended = await runToEnd('unshare', [...mounting, 'sh', '-c', command, disk, ...program], 60_000);
      assert.is(ended.code, 0, ended.output);
      const { full, reached, kept, ...rest } = JSON.parse(ended.output.trim().split('\n').at(-1) ?? '');
      assert.equal(rest, { why: 'StoreTrouble', again: 'StoreTrouble', readable: full, then: 'kept', whole: true });
      assert.is(reached, full + 20);
      assert.is(kept, reached);
    });
}

files('another process that holds the file is trouble that passes, and holds up nothing else', async () => {
  const name = fresh();
  const journal = await openSqlJournal(name, 'machine');
  const owned = await journal.begin('m', 'head');
  const holder = openSqlFile(name);
  await holder.run(['BEGIN IMMEDIATE']);
  let turns = 0;
  const watch = setInterval(() => turns++, 5);
  const trouble = await caught(owned.append(0, 'a'));
  clearInterval(watch);
  await holder.run(['ROLLBACK']);
  assert.instance(trouble, StoreTrouble);
  assert.match(String(trouble), /SQLITE_BUSY/);
  assert.ok(turns > 2, 'everything else had its turns while the append waited');
  await owned.append(0, 'a');
  assert.equal((await journal.read('m'))?.entries, ['a']);
  await holder.close();
  await journal.close();
});

files('whoever holds the file holds up no append that waits for no disk: the tail has it', async () => {
  const name = fresh();
  const journal = await openSqlJournal(name, 'process');
  const owned = await journal.begin('m', 'head');
  await owned.append(0, 'a');
  const holder = openSqlFile(name);
  for (const [n, entry] of ['b', 'c'].entries()) {
    await holder.run(['BEGIN IMMEDIATE']);
    await owned.append(n + 1, entry);
    assert.is((await journal.read('m'))?.entries.at(-1), entry);
    assert.match(
      String(await caught(journal.dueBy(0, 1))),
      /StoreTrouble.*SQLITE_BUSY/,
      'what is due stands in the file',
    );
    await holder.run(['ROLLBACK']);
    await journal.begin(`m${n}`, 'head');
  }
  assert.equal((await journal.read('m'))?.entries, ['a', 'b', 'c']);
  assert.equal(await journal.unfinished(), ['m', 'm0', 'm1']);
  await holder.close();
  await journal.close();
});

files('a connection made anew waits for the disk as the first one did', async () => {
  const name = fresh();
  const file = openSqlFile(name);
  await journalOn(file, name);
  const settings = async (): Promise<unknown> =>
    (await file.run(['PRAGMA synchronous', 'PRAGMA secure_delete'])).map(({ rows }) => rows);
  const expected = [[{ synchronous: 2 }], [{ secure_delete: 1 }]];
  assert.equal(await settings(), expected);
  const holder = openSqlFile(name);
  await holder.run(['BEGIN IMMEDIATE']);
  assert.match(
    String(await caught(file.run(["INSERT INTO leases VALUES ('l', 'me', 0)"], 'write'))),
    /SQLITE_BUSY|locked/,
  );
  await holder.run(['ROLLBACK']);
  await holder.close();
  assert.equal(await settings(), expected);
  await file.close();
});

files('a file of form 1 is read, and its matches go on: a row an entry, and nothing of what is due', async () => {
  const name = fresh();
  const old = openSqlFile(name);
  await old.run([
    `CREATE TABLE matches (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, owner TEXT NOT NULL,
       ending TEXT, head TEXT NOT NULL)`,
    'CREATE INDEX unfinished ON matches (number) WHERE ending IS NULL',
    `CREATE TABLE entries (match INTEGER NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (match, n))
       WITHOUT ROWID`,
    'CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID',
    `INSERT INTO matches (id, owner, head) VALUES ('m', 'somebody', '"head"'), ('empty', 'somebody', '1')`,
    `INSERT INTO matches (id, owner, head, ending) VALUES ('over', 'somebody', '2', '"end"')`,
    ...Array.from({ length: 100 }, (_, n) => `INSERT INTO entries VALUES (1, ${n}, '{"n":${n}}')`),
    `INSERT INTO entries VALUES (3, 0, '"last"')`,
    'PRAGMA user_version = 1',
  ]);
  await old.close();
  const journal = await openSqlJournal(name, 'machine');
  const entries = Array.from({ length: 100 }, (_, n) => ({ n }));
  assert.equal(await journal.read('over'), { head: 2, entries: ['last'], ending: 'end' });
  assert.equal(await journal.dueBy(0, 10), [
    { id: 'm', due: 0 },
    { id: 'empty', due: 0 },
  ]);
  const takenOver = await journal.takeOver('m');
  assert.equal(takenOver?.kept, { head: 'head', entries, ending: undefined });
  await takenOver?.owned.append(100, 'goes on');
  await journal.close();
  const again = await openSqlJournal(name, 'machine');
  assert.equal((await again.read('m'))?.entries, [...entries, 'goes on']);
  assert.equal((await again.read('empty'))?.entries, []);
  await again.close();
});

files('without waiting for the disk the same is kept, and what is folded in meanwhile is read', async () => {
  const name = fresh();
  const journal = await openSqlJournal(name, 'process');
  const owned = await journal.begin('m', 'head');
  for (let n = 0; n < 5000; n++) await owned.append(n, n);
  assert.equal((await journal.read('m'))?.entries, [...Array(5000).keys()]);
  await journal.close();
  const again = await openSqlJournal(name, 'machine');
  assert.is((await again.read('m'))?.entries.length, 5000);
  await again.close();
});

files('neither log nor tail grows for as long as somebody writes', async () => {
  const name = fresh();
  const journal = await openSqlJournal(name, 'process');
  let largest = 0;
  let longest = 0;
  const play = async (id: string): Promise<void> => {
    const owned = await journal.begin(id, 'head');
    for (let n = 0; n < 6000; n++) {
      await owned.append(n, n);
      if (n % 10 === 0) await turn(); // as where each is somebody's message
      if (n % 100 === 0) longest = Math.max(longest, ...tailsOf(name).map((file) => statSync(file).size));
      if (n % 500 === 0) largest = Math.max(largest, statSync(`${name}-wal`).size);
    }
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(play));
  await journal.close();
  // 24,000 were written: at a page each of the log, and some 80 bytes each of the tail.
  assert.ok(largest < 2.5 * 4000 * 4096, `${largest} bytes`);
  assert.ok(longest > 0 && longest < 12_000 * 80, `${longest} bytes of tail`);
  assert.equal(tailsOf(name), [], 'a journal that was closed has none');
});

for (const durability of ['machine', 'process'] as const)
  files(`what was deleted is nowhere in the files: ${durability}`, async () => {
    const name = fresh();
    const journal = await openSqlJournal(name, durability);
    await (await journal.begin('other', 'another match')).append(0, 'goes on');
    const owned = await journal.begin('m', 'SECRET head');
    for (let n = 0; n < 200; n++) await owned.append(n, `SECRET ${n} `.repeat(50));
    await owned.end('SECRET end');
    const found = (): string[] =>
      [name, `${name}-wal`, ...tailsOf(name)].filter((file) => readFileSync(file, 'latin1').includes('SECRET'));
    assert.ok(found().length > 0, 'the search finds what is there');
    await journal.delete('m');
    assert.equal(found(), []);
    assert.equal((await journal.read('other'))?.entries, ['goes on']);
    await journal.close();
  });

/** What is wrong, how it came about, and what SQLite calls it. */
const UNUSABLE: readonly [string, (file: string) => unknown, RegExp][] = [
  ['a file of something else', (file) => writeFileSync(file, 'not a store '.repeat(1000)), /SQLITE_NOTADB/],
  ['a folder', (file) => mkdirSync(file), /\(SQLITE_CANTOPEN, it is no file that the server's user may write\)/],
  [
    'a file cut in half',
    async (file) => {
      const journal = await openSqlJournal(file, 'machine');
      const owned = await journal.begin('m', 'head '.repeat(10_000));
      await owned.append(0, 'a');
      await journal.close();
      truncateSync(file, Math.floor(statSync(file).size / 2 / 4096) * 4096);
    },
    /SQLITE_CORRUPT/,
  ],
];
const refused = async (file: string, reason: RegExp): Promise<void> => {
  const error = await caught(openSqlJournal(file, 'machine'));
  assert.instance(error, StartProblem);
  assert.match(String(error), reason);
  assert.match(String(error), /^StartProblem: [^\n]* cannot be used as a journal [^\n]*\.$/);
};
for (const [what, make, reason] of UNUSABLE) {
  files(`${what} is refused in one sentence`, async () => {
    const file = fresh();
    await make(file);
    await refused(file, reason);
  });
}
files('a file in a folder that is not there is refused in one sentence', async () => {
  await refused(join(folder, 'nowhere', 'journal.db'), /SQLITE_CANTOPEN/);
});

files.run();
