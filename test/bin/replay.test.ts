/** The command that prints a finished match: its text, for whom, and what it says of files that are none. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { oneOf, parse, textIn } from '../../bin/command-line.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { gameNamed } from '../../engine/games.ts';
import { writeRecord } from '../../engine/record/record.ts';
import { type Eyes, readReplay, wholeReplay } from '../../engine/record/replay.ts';
import { replayText } from '../../engine/record/replay-text.ts';
import { playedBy } from '../../proof/matches/played.ts';
import { PATIENCE_MS } from '../support/eventually.ts';

const command = suite('replay command');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-replay-'));
command.after(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, ['dist/bin/replay.js', ...args], {
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
const fileOf = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const { record } = await playedBy('printed', ['barbarian', 'moon-elf'], '1v1', 'when-able');
const whole = writeRecord(record);
const good = fileOf('match.jsonl', whole);
const textFor = (eyes: Eyes): string[] => replayText(wholeReplay(diceThrone, record), eyes);

command('it prints the match: who plays, turns, phases, times, and what happened to its end', () => {
  const { stdout, stderr, status } = run(good);
  assert.is(stderr, '');
  assert.is(status, 0);
  assert.is(stdout, `${textFor('everything').join('\n')}\n`);
  const lines = stdout.trimEnd().split('\n');
  assert.is(lines[1], 'Player 0 (Barbarian) against Player 1 (Moon Elf)');
  assert.match(stdout, /\n\nTurn 1: Player \d\.\n {2}Main 1\n/);
  assert.match(stdout, /\n {2}Offensive roll\n {2}\d:\d\d\.\d{3} {2}Player \d rolls /);
  assert.match(lines.at(-1) ?? '', /Player \d wins the match\.$/);
  const times = lines.flatMap((line) => /^ +(\d+):(\d+\.\d+) /.exec(line) ?? []);
  assert.ok(times.length > 20);
});

command('a seat reads its own cards and choices, and everybody reads nobody’s', () => {
  const drawn = (lines: readonly string[], seat: number): string[] =>
    lines.filter((line) => line.includes(`Player ${seat} draws `));
  const own = textFor(1);
  assert.ok(drawn(own, 1).some((line) => !/draws \d+ cards?\./.test(line)));
  assert.ok(drawn(own, 0).every((line) => /draws \d+ cards?\.$/.test(line)));
  assert.not(own.some((line) => line.includes('Player 0 chooses:')));
  const open = textFor('public');
  assert.ok([...drawn(open, 0), ...drawn(open, 1)].every((line) => /draws \d+ cards?\.$/.test(line)));
  assert.not(open.some((line) => line.includes(' chooses: ')));
  const { stdout } = run(good, '--seat', '1');
  assert.is(stdout, `${own.join('\n')}\n`);
});

const cut = whole.slice(0, whole.length - 25);
const short = `${whole.trimEnd().split('\n').slice(0, -1).join('\n')}\n`;
const refused: [string, string[], RegExp][] = [
  ['no file', [], /^FILE: name one/],
  ['a seat there is not', [good, '--seat', '2'], /^--seat: is "2"; there are the seats 0 to 1, and "public"$/],
];
for (const [name, args, words] of refused) {
  command(`${name} is refused in one line`, () => {
    const { stdout, stderr, status } = run(...args);
    assert.is(status, 2);
    assert.is(stdout, '');
    assert.match(stderr.trimEnd(), words);
    assert.is(stderr.trimEnd().split('\n').length, 1);
  });
}

const unread: [string, () => unknown, RegExp][] = [
  ['two files', () => oneOf([good, good], 'name one'), /^FILE: name one$/],
  ['a file that is not there', () => textIn(join(folder, 'nothing')), /nothing: ENOENT/],
  ['an option there is not', () => parse('replay', ['--loud']), /^arguments: Unknown option '--loud'$/],
];
for (const [name, read, words] of unread) {
  command(`${name} is bad input`, () => {
    assert.throws(read, (error: unknown) => error instanceof BadInput && words.test(error.message));
  });
}

const unreadable: [string, string, RegExp][] = [
  ['a file that was cut short', cut, /^record: was cut short/],
  ['a file that is no record', 'hello\n', /^line 1: is not JSON$/],
  ['a file that is empty', '', /^line 1: is not JSON$/],
  ['a match that lacks its end', short, /^record: has no end after its last action, \d+: it was cut short/],
  [
    'a game there is not',
    whole.replace('dice-throne', 'chess'),
    /^game: there is no game chess; there are dice-throne, /,
  ],
  ['other rules', whole.replace(record.content, 'other'), /^content: .*other rules/],
];
for (const [name, text, words] of unreadable) {
  command(`${name} is bad input`, () => {
    assert.throws(
      () => {
        const read = readReplay(text);
        wholeReplay(gameNamed(read.game), read);
      },
      (error: unknown) => error instanceof BadInput && words.test(error.message),
    );
  });
}

command.run();
