/** Damaged stores: a start goes on with what can be read and sets aside what cannot; the doctor says what is wrong, and
 *  mends. Pages are found as SQLite itself counts them, and overwritten as a bad disk would. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accountsOn } from '../../infra/accounts/sql-accounts.ts';
import { examine, mendFolder } from '../../infra/doctor.ts';
import { documentsOn } from '../../infra/documents/sql-documents.ts';
import { lockFolder } from '../../infra/folder-lock.ts';
import { incidentOf } from '../../infra/incidents/incidents.ts';
import { openSqlIncidents } from '../../infra/incidents/sql-incidents.ts';
import type { Journal } from '../../infra/journal/journal.ts';
import { journalOn, openSqlJournal } from '../../infra/journal/open.ts';
import { Tail } from '../../infra/journal/tail.ts';
import { TailedJournal } from '../../infra/journal/tailed-journal.ts';
import { openSqlFile } from '../../infra/sql/sql-file.ts';
import { StartProblem } from '../../infra/start-problem.ts';
import { STORE_FILES } from '../../infra/store-files.ts';
import { startProcess } from '../support/server/server-process.ts';

const doctor = suite('doctor: damaged stores');
const root = mkdtempSync(join(tmpdir(), 'throneroom-doctor-'));
doctor.after(() => rmSync(root, { recursive: true, force: true }));
let made = 0;
const newFolder = (): string => {
  const folder = join(root, `folder ${made++}`);
  mkdirSync(folder, { mode: 0o700 });
  return folder;
};

const PAGE = 4096;
const asked = async (path: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const file = openSqlFile(path);
  const [answer] = await file.run([sql]);
  await file.close();
  return answer?.rows ?? [];
};
/** Everything is in the file itself, and nothing in the log beside it. */
const fold = (path: string) => asked(path, 'PRAGMA wal_checkpoint(TRUNCATE)');
/** The leaves of a table, in the order of its rows. */
const leavesOf = async (path: string, table: string): Promise<number[]> => {
  const sql = `SELECT pageno FROM dbstat WHERE name = '${table}' AND pagetype = 'leaf' ORDER BY path`;
  return (await asked(path, sql)).map(({ pageno }) => Number(pageno));
};
const spoil = (path: string, at: number, bytes: Uint8Array): void => {
  const file = openSync(path, 'r+');
  writeSync(file, bytes, 0, bytes.length, at);
  closeSync(file);
};
const spoilPage = (path: string, page: number | undefined): void =>
  spoil(path, (Number(page) - 1) * PAGE, new Uint8Array(PAGE).fill(0x5a));
const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
const asideIn = (folder: string, file: string): string[] =>
  readdirSync(folder).filter((name) => name.startsWith(`${file}.damaged-`));

const MATCHES = 30;
const ENTRIES = 40;
const entry = (match: number, n: number) => ({ of: 'act', match, n, filling: 'x'.repeat(60) });

/** A journal of matches of which every third has ended. */
const writeJournal = async (folder: string): Promise<string> => {
  const path = join(folder, 'journal.db');
  const journal = await journalOn(openSqlFile(path), path);
  for (let match = 0; match < MATCHES; match++) {
    const owned = await journal.begin(`match-${match}`, { match });
    await Promise.all(Array.from({ length: ENTRIES }, (_, n) => owned.append(n, entry(match, n))));
    if (match % 3 === 0) await owned.end({ places: [] });
  }
  await journal.close();
  await fold(path);
  return path;
};
/** Numbers of the matches of which every entry is there, as it was. */
const wholeIn = async (journal: Journal): Promise<number[]> => {
  const whole: number[] = [];
  for (let match = 0; match < MATCHES; match++) {
    const kept = await journal.read(`match-${match}`);
    const expected = Array.from({ length: ENTRIES }, (_, n) => entry(match, n));
    if (JSON.stringify(kept?.entries) === JSON.stringify(expected)) whole.push(match);
  }
  return whole;
};

doctor('issue: with two bad pages inside the journal, every match that does not lie on them goes on', async () => {
  const folder = newFolder();
  const path = await writeJournal(folder);
  const leaves = await leavesOf(path, 'entry_rows');
  spoilPage(path, leaves[Math.floor(leaves.length / 3)]);
  spoilPage(path, leaves[Math.floor((2 * leaves.length) / 3)]);
  const damaged = hashOf(path);
  const [line, ...others] = await mendFolder(folder);
  assert.equal(others, []);
  assert.match(
    line ?? '',
    /^journal\.db was damaged \(.+\): \d+ rows of it are saved, with 2 gaps, and it is set aside as/,
  );
  const [aside = ''] = asideIn(folder, 'journal.db');
  assert.ok(line?.includes(aside));
  assert.is(hashOf(join(folder, aside)), damaged, 'what is set aside was not touched');
  assert.is(statSync(join(folder, aside)).mode & 0o777, 0o600);
  assert.is(statSync(path).mode & 0o777, 0o600);

  const journal = await journalOn(openSqlFile(path), path);
  const whole = await wholeIn(journal);
  assert.ok(whole.length >= MATCHES - 8, `${whole.length} of ${MATCHES} are whole`);
  for (let match = 0; match < MATCHES; match++) {
    if (whole.includes(match)) continue;
    const kept = await journal.read(`match-${match}`);
    if (match % 3 === 0) assert.is(kept, undefined, 'one that had ended is gone');
    else assert.equal(kept?.entries, [{ of: 'damaged' }], 'one that had not is voided by whoever takes it up');
  }
  await journal.close();
  assert.equal(await mendFolder(folder), [], 'mended is whole');
});

doctor('a text of which a byte was lost costs its match, and no other', async () => {
  const folder = newFolder();
  const path = await writeJournal(folder);
  const at = readFileSync(path).indexOf('{"match":7}');
  spoil(path, at, Buffer.from('?'));
  const [line] = await mendFolder(folder);
  assert.match(line ?? '', /a text in its table matches is broken/);
  const journal = await journalOn(openSqlFile(path), path);
  const whole = await wholeIn(journal);
  await journal.close();
  assert.equal(whole.length, MATCHES - 1);
  assert.not.ok(whole.includes(7));
});

doctor('of a journal that was cut short, every match is whole, voided or gone, and none is there in part', async () => {
  const folder = newFolder();
  const path = await writeJournal(folder);
  truncateSync(path, Math.floor((statSync(path).size * 3) / 4 / PAGE) * PAGE);
  assert.is((await mendFolder(folder)).length, 1);
  const journal = await journalOn(openSqlFile(path), path);
  const whole = await wholeIn(journal);
  for (let match = 0; match < MATCHES; match++) {
    const kept = await journal.read(`match-${match}`);
    if (kept && !whole.includes(match)) assert.equal(kept.entries, [{ of: 'damaged' }]);
  }
  await journal.close();
});

doctor('of damaged accounts, ratings and incidents, those beside the bad page are saved', async () => {
  const folder = newFolder();
  const paths = {
    accounts: join(folder, 'accounts.db'),
    ladder: join(folder, 'ladder.db'),
    incidents: join(folder, 'incidents.db'),
  };
  const accounts = await accountsOn(openSqlFile(paths.accounts), paths.accounts);
  const ladder = await documentsOn(openSqlFile(paths.ladder), paths.ladder);
  const incidents = await openSqlIncidents(paths.incidents);
  for (let n = 100; n < 200; n++) {
    const name = `player ${n} ${'x'.repeat(100)}`;
    await accounts.create({ id: `id-${n}`, name, skeleton: name, kind: 'guest', generation: 1, created: n, seen: n });
    await ladder.write({ expected: {}, put: { [`player:${n}`]: { name } }, rank: [] });
    await incidents.add(incidentOf(`id-${n}`, n, 'a room', 'act', new Error(name)));
  }
  for (const store of [accounts, ladder, incidents]) await store.close();
  for (const [path, table] of [
    [paths.accounts, 'accounts'],
    [paths.ladder, 'documents'],
    [paths.incidents, 'incidents'],
  ] as const) {
    await fold(path);
    const leaves = await leavesOf(path, table);
    spoilPage(path, leaves[Math.floor(leaves.length / 2)]);
  }
  assert.is((await mendFolder(folder)).length, 3);
  for (const [path, table] of [
    [paths.accounts, 'accounts'],
    [paths.ladder, 'documents'],
    [paths.incidents, 'incidents'],
  ] as const) {
    const [row] = await asked(path, `SELECT count(*) AS n FROM ${table}`);
    assert.ok(Number(row?.n) >= 60 && Number(row?.n) < 100, `${row?.n} of ${table}`);
  }
});

doctor('issue: what stood beside a damaged journal was thrown away where its match was lost', async () => {
  const folder = newFolder();
  const path = await writeJournal(folder);
  const journal = new TailedJournal(await journalOn(openSqlFile(path), path), new Tail(path));
  await (await journal.begin('last', 'head')).append(0, 'what was answered');
  const tail = readFileSync(`${path}-tail-0`, 'utf8');
  assert.match(tail, /^\S+ \["last",/);
  const left = newFolder();
  writeFileSync(join(left, 'journal.db'), 'no page of it is left'.repeat(500));
  writeFileSync(join(left, 'journal.db-tail-0'), tail);
  writeFileSync(join(left, 'journal.db-tail-1'), '');
  await journal.close();
  assert.is((await mendFolder(left)).length, 1);
  await (await openSqlJournal(join(left, 'journal.db'))).close();
  const aside = asideIn(left, 'journal.db').find((name) => name.endsWith('-tail-0')) ?? '';
  assert.is(readFileSync(join(left, aside), 'utf8'), tail, 'it lies beside the file that it belongs to');
  assert.equal(asideIn(left, 'journal.db').length, 2);
});

doctor('what a newer version wrote is not touched', async () => {
  const folder = newFolder();
  const path = await writeJournal(folder);
  await asked(path, 'PRAGMA user_version = 99');
  await fold(path);
  assert.equal(await mendFolder(folder), []);
  spoilPage(path, (await leavesOf(path, 'entry_rows'))[3]);
  const before = readdirSync(folder);
  try {
    await mendFolder(folder);
    assert.unreachable('it was mended');
  } catch (error) {
    assert.instance(error, StartProblem);
    assert.match(String(error), /another version's form \(99\)/);
  }
  assert.equal(
    readdirSync(folder).filter((name) => !name.endsWith('.mending')),
    before,
  );
});

doctor('a mending that was broken off is begun anew, or finished where only its last step is missing', async () => {
  const folder = newFolder();
  const path = await writeJournal(folder);
  for (const left of ['mending', 'mended']) writeFileSync(`${path}.${left}`, 'half a file');
  assert.equal(await mendFolder(folder), []);
  assert.equal(
    readdirSync(folder).filter((name) => /mend/.test(name)),
    [],
  );
  const { ino } = statSync(path);
  renameSync(path, `${path}.mended`);
  assert.equal(await mendFolder(folder), []);
  assert.is(statSync(path).ino, ino);
});

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['dist/bin/tool.js', 'doctor', ...args], { encoding: 'utf8' });

doctor(
  'the command says what it would do and changes nothing; with --mend it does it; a folder in use it leaves',
  async () => {
    const folder = newFolder();
    const path = await writeJournal(folder);
    writeFileSync(join(folder, 'token-secret'), 'not a secret');
    spoilPage(path, (await leavesOf(path, 'entry_rows'))[2]);
    const before = hashOf(path);
    const said = run(folder);
    assert.is(said.status, 1, said.stderr);
    assert.match(
      said.stdout,
      /^journal\.db is damaged \(.+\): --mend would .+\ntoken-secret is damaged .+: --mend would .+\n$/,
    );
    assert.is(hashOf(path), before);
    assert.equal([...asideIn(folder, 'journal.db'), ...asideIn(folder, 'token-secret')], []);

    const lock = await lockFolder(folder);
    const refused = run(folder, '--mend');
    await lock.release();
    assert.is(refused.status, 2);
    assert.match(refused.stderr, /^DATA_DIR .* is in use by another server: .*\n$/);

    const mended = run(folder, '--mend');
    assert.is(mended.status, 0, mended.stderr);
    assert.is(asideIn(folder, 'journal.db').length, 1);
    assert.is(asideIn(folder, 'token-secret').length, 1);
    assert.equal(await examine(folder, 'whole'), []);
  },
);

doctor('issue: the doctor called a folder whole in which no server keeps anything, and left a lock in it', () => {
  const folder = newFolder();
  const { status, stderr } = run(folder);
  assert.is(status, 2);
  assert.match(stderr, /: no server keeps anything in there; name its data folder\n$/);
  assert.equal(readdirSync(folder), []);
});

doctor('issue: a secret that cannot be read ended the doctor and a start in a stack trace', async () => {
  const folder = newFolder();
  const path = join(folder, 'token-secret');
  mkdirSync(path); // root may read every file
  for (const act of [() => examine(folder), () => mendFolder(folder)]) {
    try {
      await act();
      assert.unreachable('it was read');
    } catch (error) {
      assert.instance(error, StartProblem);
      assert.match(String(error), /token-secret cannot be read \(EISDIR\): it must be a file of the server's user\.$/);
    }
  }
});

doctor('issue: a server starts though every one of its stores is rubbish, and says so in a line for each', async () => {
  const folder = newFolder();
  const files = Object.values(STORE_FILES).map(({ file }) => file);
  for (const file of files) writeFileSync(join(folder, file), 'rubbish '.repeat(2000));
  const server = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  try {
    assert.is((await fetch(`${server.url}/health`)).status, 200);
    for (const file of files) {
      const [aside = '', ...more] = asideIn(folder, file);
      assert.equal(more, []);
      assert.match(readFileSync(join(folder, aside), 'utf8'), /^rubbish/);
    }
    const [row] = await asked(join(folder, 'incidents.db'), 'SELECT count(*) AS n FROM incidents');
    assert.is(Number(row?.n), files.length, 'and the page for the host has them');
  } finally {
    await server.stop();
  }
});

doctor.run();
