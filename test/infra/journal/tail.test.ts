/** The tail beside the journal's SQL file: what a server that was killed left there, what a power cut did to it, and a file
 *  that does not take what the tail has. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { journalOn, openSqlJournal, readSqlJournal } from '../../../infra/journal/open.ts';
import { Tail } from '../../../infra/journal/tail.ts';
import { TailedJournal } from '../../../infra/journal/tailed-journal.ts';
import { openSqlFile, type SqlFile, SqlProblem } from '../../../infra/sql/sql-file.ts';
import { choices } from '../../../proof/random.ts';
import { eventually } from '../../support/eventually.ts';
import { refusal } from './race.ts';

const tails = suite("the journal's tail");
const folder = mkdtempSync(join(tmpdir(), 'throneroom-tail-'));
tails.after(() => rmSync(folder, { recursive: true, force: true }));
let made = 0;
const fresh = (): string => join(folder, `${made++}.db`);

const TAILS = ['-tail-0', '-tail-1'];
const PARTS = ['', '-wal', ...TAILS];
/** The files as a kill at this moment leaves them. */
const leftBy = (file: string): string => {
  const left = fresh();
  for (const part of PARTS) if (existsSync(file + part)) copyFileSync(file + part, left + part);
  return left;
};

/** A journal in this thread, so that a test knows what is written when. */
const tailedOn = async (path: string, file: SqlFile = openSqlFile(path, 'process')) =>
  new TailedJournal(await journalOn(file, path), new Tail(path));
const numbers = (count: number): number[] => [...Array(count).keys()];

tails(
  'what a killed server left there is found by the next one, whatever an append survives from then on',
  async () => {
    for (const durability of ['process', 'machine'] as const) {
      const file = fresh();
      const journal = await tailedOn(file);
      const owned = await journal.begin('m', 'head', 50);
      const beside = await journal.begin('n', 'other');
      for (const n of numbers(30)) await owned.append(n, { n }, n === 20 ? 7000 : undefined);
      await beside.append(0, Uint8Array.of(1, 2, 3));
      const left = leftBy(file);
      await journal.close();

      const reader = await readSqlJournal(left);
      const entries = numbers(30).map((n) => ({ n }));
      assert.equal((await reader.read('m'))?.entries, entries, 'who only reads finds it, too');
      await reader.close();
      const next = await openSqlJournal(left, durability);
      assert.equal(await next.dueBy(7000, 10), [
        { id: 'n', due: 0 },
        { id: 'm', due: 7000 },
      ]);
      const taken = await next.takeOver('m');
      assert.equal(taken?.kept.entries, entries);
      assert.equal((await next.read('n'))?.entries, [Uint8Array.of(1, 2, 3)]);
      await taken?.owned.append(30, 'goes on');
      await next.close();
      assert.equal(
        TAILS.filter((tail) => existsSync(left + tail)),
        [],
        'it is not left for another time',
      );
    }
  },
);

tails('matches that go on while the tail goes into the file: each entry stands once, in its order', async () => {
  const file = fresh();
  const journal = await openSqlJournal(file, 'process');
  const owners = await Promise.all(numbers(40).map((i) => journal.begin(`m${i}`, i)));
  const chosen = choices('tail folded');
  const kept = owners.map(() => 0);
  const folds: Promise<unknown>[] = [];
  for (let round = 0; round < 3000; round++) {
    const i = chosen.below(owners.length);
    const n = kept[i] ?? 0;
    await owners[i]?.append(n, `${i} ${n}`);
    kept[i] = n + 1;
    if (chosen.chance(2)) folds.push(journal.dueBy(0, 0));
    if (chosen.chance(1)) assert.is((await journal.read(`m${i}`))?.entries.length, n + 1);
  }
  await Promise.all(folds);
  await journal.close();
  const again = await openSqlJournal(file, 'machine');
  for (const [i, count] of kept.entries()) {
    const entries = numbers(count).map((n) => `${i} ${n}`);
    assert.equal((await again.read(`m${i}`))?.entries, entries);
  }
  await again.close();
});

tails('lines whose entries stand in the file already are counted once', async () => {
  const file = fresh();
  const journal = await tailedOn(file);
  const owned = await journal.begin('m', 'head');
  for (const n of numbers(10)) await owned.append(n, n);
  const early = leftBy(file);
  await journal.dueBy(0, 0);
  const late = leftBy(file);
  for (const n of [10, 11, 12]) await owned.append(n, n);
  const last = leftBy(file);
  await journal.close();
  // Killed between the file's word and the emptying of the tail: the older tail beside the newer file.
  const copy = leftBy(late);
  for (const part of TAILS) copyFileSync(early + part, copy + part);
  const next = await openSqlJournal(copy, 'process');
  assert.equal((await next.read('m'))?.entries, numbers(10));
  await next.close();
  // The same where more came meanwhile, into the other of the two.
  const both = leftBy(late);
  copyFileSync(`${early}-tail-0`, `${both}-tail-0`);
  copyFileSync(`${last}-tail-1`, `${both}-tail-1`);
  const after = await openSqlJournal(both, 'process');
  assert.equal((await after.read('m'))?.entries, numbers(13));
  await after.close();
});

/** Damages to the tail from one place on. */
const DAMAGES: readonly [string, (tail: Buffer, at: number) => Buffer][] = [
  ['cut off', (tail, at) => tail.subarray(0, at)],
  ['torn: what follows was never written', (tail, at) => Buffer.from(tail).fill(0, at)],
  ['torn: one byte is another', (tail, at) => Buffer.from(tail.map((byte, i) => (i === at ? byte ^ 1 : byte)))],
];
for (const [damage, hurt] of DAMAGES) {
  tails(`a tail ${damage}, keeps every entry before that place, and the match goes on from there`, async () => {
    const file = fresh();
    const journal = await tailedOn(file);
    const owned = await journal.begin('m', 'head');
    const ends: number[] = [];
    for (const n of numbers(40)) {
      await owned.append(n, `entry ${n}`.repeat(1 + (n % 7)));
      ends.push(statSync(`${file}-tail-0`).size);
    }
    const left = leftBy(file);
    await journal.close();
    const tail = readFileSync(`${left}-tail-0`);
    const chosen = choices(damage);
    for (const at of [
      0,
      ...numbers(20).map(() => Math.floor((chosen.below(256) / 256) * tail.length)),
      ...ends.slice(-2).map((end) => end - 1),
    ]) {
      const copy = leftBy(left);
      writeFileSync(`${copy}-tail-0`, hurt(tail, at));
      const whole = ends.filter((end) => end <= at).length;
      const next = await openSqlJournal(copy, 'machine');
      const taken = await next.takeOver('m');
      assert.is(taken?.kept.entries.length, whole, `hurt at ${at}`);
      await taken?.owned.append(whole, 'after the cut');
      assert.is((await next.read('m'))?.entries.length, whole + 1);
      await next.close();
    }
  });
}

tails("what the tail has of a match that is over, gone, or somebody else's by now counts for nothing", async () => {
  const file = fresh();
  const journal = await tailedOn(file);
  for (const id of ['over', 'gone', 'else']) {
    const owned = await journal.begin(id, id);
    for (const n of numbers(3)) await owned.append(n, n);
  }
  const left = leftBy(file);
  await journal.close();
  const copy = leftBy(file);
  const other = await openSqlJournal(copy, 'machine');
  await (await other.takeOver('over'))?.owned.end('end', ['less']);
  await other.delete('gone');
  const before = (await other.takeOver('else'))?.kept;
  await other.close();
  for (const part of TAILS) copyFileSync(left + part, copy + part);
  const next = await openSqlJournal(copy, 'process');
  assert.equal(await next.read('over'), { head: 'over', entries: ['less'], ending: 'end' });
  assert.is(await next.read('gone'), undefined);
  assert.equal(await next.read('else'), before);
  await next.close();
});

tails('what a file does not take for one match holds up no other, and is kept for the doctor', async () => {
  const path = fresh();
  const own = openSqlFile(path, 'process');
  let hurt = '';
  // A page that cannot be read, where one match stands.
  const file: SqlFile = {
    run: (statements, mode) =>
      statements.some((statement) => typeof statement === 'object' && Object.values(statement.args).includes(hurt))
        ? Promise.reject(new SqlProblem('SQLITE_CORRUPT', 'the page is none'))
        : own.run(statements, mode),
    close: () => own.close(),
  };
  const journal = await tailedOn(path, file);
  const [well, ill] = [await journal.begin('well', 1), await journal.begin('ill', 2)];
  hurt = 'ill';
  for (const n of numbers(5)) {
    await well.append(n, n);
    await ill.append(n, n);
  }
  await journal.dueBy(0, 0);
  assert.equal((await journal.read('well'))?.entries, numbers(5));
  assert.is(await refusal(ill.append(5, 5)), 'StartProblem', 'its owner hears of it');
  assert.is(await refusal(journal.takeOver('ill')), 'StartProblem', 'nobody goes on from before what was answered');
  await well.append(5, 5);
  await journal.close();
  const next = await openSqlJournal(path, 'machine');
  assert.equal((await next.read('ill'))?.entries, numbers(5), 'a sound file takes what was left in the tail');
  assert.equal((await next.read('well'))?.entries, numbers(6));
  await next.close();
});

const PAGE = 4096;
/** What SQLite calls a leaf of a table without row numbers, in its first byte. */
const LEAF = 0x0a;
/** Spoils every leaf of the file that has this text, as a bad disk would. Returns what makes them well again. */
const spoil = (path: string, text: string): (() => void) => {
  const pages = readFileSync(path);
  const file = openSync(path, 'r+');
  const put = (bad: boolean): void => {
    for (let at = 0; at < pages.length; at += PAGE) {
      const page = pages.subarray(at, at + PAGE);
      if (page[0] === LEAF && page.includes(text)) writeSync(file, bad ? Buffer.alloc(PAGE, 0x5a) : page, 0, PAGE, at);
    }
  };
  put(true);
  return () => {
    put(false);
    closeSync(file);
  };
};

tails(
  'issue: what a bad page did not take stayed in the tail until the next start, though the page was well again',
  async () => {
    const path = fresh();
    const first = await tailedOn(path);
    for (const id of ['well', 'between', 'between too', 'ill']) {
      const owned = await first.begin(id, 'head');
      for (const n of numbers(8)) {
        await owned.append(n, `${id} ${'x'.repeat(800)}`);
        await first.dueBy(0, 0); // a row of its own, and so more than one leaf in all
      }
    }
    await first.close();
    const file = openSqlFile(path, 'process');
    const journal = await tailedOn(path, file);
    const [well, ill] = [await journal.takeOver('well'), await journal.takeOver('ill')];
    assert.ok(well && ill);
    for (const n of [8, 9]) {
      await well.owned.append(n, n);
      await ill.owned.append(n, n);
    }
    await file.run(['PRAGMA wal_checkpoint(TRUNCATE)']);
    const mend = spoil(path, 'ill x');
    await file.run(['PRAGMA shrink_memory']);
    const folded = journal.dueBy(0, 0);
    // Answered while the file has not said yet that it does not take what came before.
    for (const n of numbers(30).slice(10)) await ill.owned.append(n, n);
    await folded;
    assert.equal([...(journal.stranded?.keys() ?? [])], ['ill']);
    assert.match(journal.stranded?.get('ill') ?? '', /damaged \(SQLITE_CORRUPT\)/);
    assert.equal((await journal.read('well'))?.entries.slice(8), [8, 9]);
    assert.is(await refusal(ill.owned.append(30, 30)), 'StartProblem', 'its owner hears of it');
    assert.is(await refusal(ill.owned.end('over', [])), 'StartProblem', 'and ends nothing');
    assert.is(await refusal(journal.takeOver('ill')), 'StartProblem');
    mend();
    await journal.dueBy(0, 0);
    assert.equal([...(journal.stranded?.keys() ?? [])], []);
    const tail = TAILS.map((suffix) => statSync(path + suffix).size);
    assert.equal(tail, [0, 0], 'nothing is left beside it');
    await ill.owned.append(30, 30);
    assert.equal((await journal.takeOver('ill'))?.kept.entries.slice(8), numbers(31).slice(8));
    await journal.close();
  },
);

tails('an entry is in the file some time later, though nobody asks', async () => {
  const path = fresh();
  const journal = await tailedOn(path);
  await (await journal.begin('m', 'head')).append(0, 'a');
  const file = openSqlFile(path);
  await eventually('it stands there', async () => {
    const [rows] = await file.run(['SELECT sum(count) AS count FROM entry_rows']);
    return rows?.rows[0]?.count === 1;
  });
  await file.close();
  await journal.close();
});

tails('nothing is appended once the journal is closed', async () => {
  const journal = await tailedOn(fresh());
  const owned = await journal.begin('m', 'head');
  await journal.close();
  assert.is(await refusal(owned.append(0, 'a')), 'StoreTrouble');
});

tails('something else in the place of a tail ends a start in one line', async () => {
  const path = fresh();
  mkdirSync(`${path}-tail-1`);
  const said = await openSqlJournal(path).catch((error: unknown) => String(error));
  assert.match(String(said), /^StartProblem: [^\n]* cannot be used with its tail \(EISDIR\)[^\n]*\.$/);
});

tails.run();
