/** Whether a record is true: whole ones hold, and whatever is altered in one is found. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from '../../../bin/command-line.ts';
import { playBot } from '../../../engine/bots/index.ts';
import { seededStream } from '../../../engine/core/chance.ts';
import { commitmentTo } from '../../../engine/core/fair.ts';
import type { AnyGame } from '../../../engine/core/game.ts';
import { BadInput } from '../../../engine/core/refusal.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import {
  type Beginning,
  hashAfter,
  type MatchRecord,
  type RecordEntry,
  readRecord,
  startOf,
  writeRecord,
} from '../../../engine/record/record.ts';
import { recordOf } from '../../../engine/record/record-builder.ts';
import { inOneLine, type Seen, verify } from '../../../engine/record/verify.ts';
import { createLog } from '../../../infra/log.ts';
import { playedBy } from '../../../proof/matches/played.ts';
import { choices } from '../../../proof/random.ts';
import { Recorder } from '../../../rooms/match/journal/recorder.ts';
import { highCard } from '../../support/games/high-card.ts';
import { shortOrLong } from '../../support/long.ts';
import { runToEnd } from '../../support/server/processes.ts';

const game: AnyGame = diceThrone;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const verdict = (file: string | Uint8Array, seen?: Seen): string =>
  inOneLine(verify([game], typeof file === 'string' ? bytesOf(file) : file, seen));

const { key: secret } = seededStream('verify');
const begun: Beginning = {
  record: 1,
  match: 'small',
  game: game.id,
  content: game.contentHash,
  mode: '1v1',
  clock: 'none',
  secret,
  nonces: ['a nonce', ''],
  commitment: commitmentTo(secret),
  seats: [
    { hero: 'barbarian', name: 'Zoë' },
    { hero: 'moon-elf', name: 'Steady bot' },
  ],
};

/** So many actions of random bots, then seat 0 gives up. */
const small = (actions: number): MatchRecord => {
  const random = choices('small');
  const match = startOf(game, begun);
  const entries: RecordEntry[] = [];
  for (let i = 0; i < actions; i++) {
    const seat = game.waiting(match)[0]?.seat ?? 0;
    const action = playBot('random', game, match, seat, () => random.below(256) / 256);
    game.apply(match, seat, action);
    entries.push({ at: 100 * i, seat, action: { ...action }, by: 'player' });
  }
  return recordOf(game, begun, [...entries, { at: 100 * actions, seat: 0, action: { type: 'concede' }, by: 'player' }]);
};

const SMALL = small(10);
const SMALL_TEXT = writeRecord(SMALL);
/** The same lines after a change, with every hash made anew: what a forger who knows this file would hand out. */
const forged = (change: (lines: string[]) => void): string => {
  const lines = SMALL_TEXT.trimEnd().split('\n');
  change(lines);
  let hash = '';
  return lines
    .map((line) => {
      const text = line.slice(0, line.lastIndexOf(',"hash":"'));
      hash = hashAfter(hash, text);
      return `${text},"hash":"${hash}"}\n`;
    })
    .join('');
};
const replaced =
  (line: number, from: string | RegExp, to: string) =>
  (lines: string[]): void => {
    const before = lines[line - 1] ?? '';
    const after = before.replace(from, to);
    assert.is.not(after, before, `line ${line} has no ${from}`);
    lines[line - 1] = after;
  };
/** The first line, from the second one on, in which so something stands. */
const lineWith = (part: string): number => {
  const index = SMALL_TEXT.split('\n').findIndex((line, i) => i > 0 && line.includes(part));
  assert.ok(index > 0, `no line has ${part}`);
  return index + 1;
};

const proof = suite('verify: the record of a match');

proof('issue: what was played holds, in one line', async () => {
  assert.match(verdict(SMALL_TEXT), /^holds: 11 actions, \d+ rolls, 2 shuffles, commitment [0-9a-f]{64}$/);
  const { record } = await playedBy('holds', ['shadow-thief', 'pyromancer'], '1v1', 'until-my-turn');
  assert.ok(record.end);
  const amounts = `${record.entries.length} actions, \\d\\d+ rolls, \\d+ shuffles`;
  assert.match(verdict(writeRecord(record)), new RegExp(`^holds: ${amounts}, commitment ${record.commitment}$`));
});

proof('a record is written as it was read', () => {
  assert.equal(readRecord(SMALL_TEXT), SMALL);
  assert.is(writeRecord(readRecord(SMALL_TEXT)), SMALL_TEXT);
});

proof('what a room writes as it goes is the whole record, also of a match that was taken up again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-verify-'));
  const lost = new Recorder(folder, game, begun, createLog('silent'));
  for (const entry of SMALL.entries.slice(0, 5)) lost.add(entry);
  const file = join(folder, 'small.jsonl');
  assert.match(verdict(readFileSync(file)), /^cut short: .* after line 6; up to there 5 actions, /);
  const recorder = new Recorder(folder, game, begun, createLog('silent'));
  for (const entry of SMALL.entries) recorder.add(entry);
  assert.is(readFileSync(file, 'utf8'), SMALL_TEXT);
  rmSync(folder, { recursive: true });
});

proof('every game behind the face has records that hold', () => {
  const cards: AnyGame = highCard;
  const seats = [
    { hero: 'knave', name: 'Ada' },
    { hero: 'queen', name: 'Ben' },
  ];
  const record = recordOf(cards, { ...begun, game: cards.id, content: cards.contentHash, seats }, [
    { at: 5, seat: 1, action: { type: 'concede' }, by: 'player' },
  ]);
  assert.match(
    inOneLine(verify([game, cards], bytesOf(writeRecord(record)))),
    /^holds: 1 action, 0 rolls, 1 shuffle, /,
  );
});

const found = (verdict: string): boolean => /^(does not hold|cannot be read|cut short): /.test(verdict);

proof('issue: whichever byte of a record is changed, it is found', () => {
  const bytes = bytesOf(SMALL_TEXT);
  const random = choices('bytes');
  for (let i = 0; i < bytes.length; i++) {
    const was = bytes[i] ?? 0;
    const any = (was + 1 + random.below(255)) % 256;
    for (const to of shortOrLong([random.chance(50) ? was ^ 1 : any], [was ^ 1, any])) {
      bytes[i] = to;
      const said = verdict(bytes);
      assert.ok(found(said), `byte ${i} from ${was} to ${to}: ${said}`);
    }
    bytes[i] = was;
  }
  assert.match(verdict(bytes), /^holds/);
});

proof('a byte taken out or put in is found', () => {
  const bytes = bytesOf(SMALL_TEXT);
  const random = choices('lengths');
  for (let i = 0; i < bytes.length; i += 1 + random.below(8)) {
    const without = Uint8Array.from([...bytes.subarray(0, i), ...bytes.subarray(i + 1)]);
    const within = Uint8Array.from([...bytes.subarray(0, i), random.of([10, 32, 34, 48]), ...bytes.subarray(i)]);
    assert.ok(found(verdict(without)), `without byte ${i}: ${verdict(without)}`);
    assert.ok(found(verdict(within)), `one more at byte ${i}: ${verdict(within)}`);
  }
});

proof('issue: bytes of a long record, changed here and there', async () => {
  const { record } = await playedBy('long', ['paladin', 'treant'], '1v1', 'until-my-turn');
  const bytes = bytesOf(writeRecord(record));
  const random = choices('long bytes');
  for (let n = 0; n < 60; n++) {
    const i = Math.floor(((n + random.below(256) / 256) / 60) * bytes.length);
    const was = bytes[i] ?? 0;
    bytes[i] = (was + 1 + random.below(255)) % 256;
    assert.ok(found(verdict(bytes)), `byte ${i} from ${was} to ${bytes[i]}: ${verdict(bytes)}`);
    bytes[i] = was;
  }
  assert.match(verdict(bytes), /^holds/);
});

/** Where the small match first rolled in the open. */
const ROLLED = lineWith('"sides"');
const OTHER = seededStream('another secret').key;
const FORGERIES: [string, RegExp, (lines: string[]) => void][] = [
  [
    'a roll',
    new RegExp(`line ${ROLLED}: the roll was .* and should be \\d`),
    replaced(ROLLED, /"dice":\[\d/, '"dice":[9'),
  ],
  [
    'the sides of dice',
    /the roll was .*\(20 sides\) and should be [\d ]+$/,
    replaced(ROLLED, '"sides":6', '"sides":20'),
  ],
  ['a roll left out', /a roll is left out: \d/, replaced(ROLLED, /"chance":\[.*\]/, '"chance":[]')],
  [
    'a roll that never was',
    /line 2: there was no such roll: 6 6/,
    replaced(2, '"chance":[', '"chance":[{"sides":6,"dice":[6,6]}'),
  ],
  [
    'a roll for a shuffle',
    /line 1: the roll was 1 and should be a shuffle: /,
    replaced(1, /"chance":\[/, '"chance":[{"sides":6,"dice":[1]},'),
  ],
  [
    'a shuffle',
    /line 1: the shuffle was 0{16} .* and should be [0-9a-f]{16}/,
    replaced(1, /"order":"[0-9a-f]{16}/, '"order":"0000000000000000'),
  ],
  ['the secret', /line 1: the commitment is not the hash of the secret$/, replaced(1, secret, OTHER)],
  [
    'the commitment',
    /line 1: the commitment is not the hash of the secret$/,
    replaced(1, commitmentTo(secret), commitmentTo(OTHER)),
  ],
  [
    'secret and commitment',
    /line 1: the shuffle was/,
    (lines) => {
      replaced(1, secret, OTHER)(lines);
      replaced(1, commitmentTo(secret), commitmentTo(OTHER))(lines);
    },
  ],
  ['a nonce', /line 1: the shuffle was/, replaced(1, 'a nonce', 'a nonse')],
  ['a nonce too many', /line 1: 2 seats have 3 nonces/, replaced(1, '"a nonce",', '"a nonce","",')],
  ['a hero', /line 1: /, replaced(1, '"moon-elf"', '"nobody"')],
  ['a mode', /line 1: mode: /, replaced(1, '"1v1"', '"9v9"')],
  ['who acted', /line 2: the rules refuse this action: /, replaced(2, /"seat":\d/, '"seat":7')],
  ['an action', /line 2: the rules refuse this action: /, replaced(2, /"action":\{.*?\}/, '"action":{"type":"cheat"}')],
  [
    'an action left out',
    /line \d+: (the rules refuse|a roll is left out|the roll was|there was)/,
    (lines) => {
      lines.splice(ROLLED - 1, 1);
    },
  ],
  [
    'the outcome',
    /line 13: the outcome was won by seat 0 .* and should be won by seat 1 /,
    replaced(13, '"winners":[1]', '"winners":[0]'),
  ],
  [
    'the end before the end',
    /line 12: the record ends, but the match is not over/,
    (lines) => {
      lines.splice(11, 1);
    },
  ],
  [
    'more after the end',
    /line 14: stands after the end/,
    (lines) => {
      lines.push(lines[1] ?? '');
    },
  ],
];
for (const [name, expected, change] of FORGERIES) {
  proof(`with every hash made anew, still found: ${name}`, () => {
    const said = verdict(forged(change));
    assert.ok(found(said), said);
    assert.match(said, expected);
  });
}

proof('what was seen during the match is held against the record', () => {
  const { commitment } = begun;
  assert.match(verdict(SMALL_TEXT, { commitment, nonces: { 0: 'a nonce', 1: '' } }), /^holds/);
  assert.match(
    verdict(SMALL_TEXT, { commitment: commitmentTo(OTHER) }),
    /^does not hold: line 1: the commitment was [0-9a-f]{64} when it was published$/,
  );
  assert.is(verdict(SMALL_TEXT, { nonces: { 1: 'mine' } }), 'does not hold: line 1: seat 1 gave another nonce: "mine"');
});

proof('issue: a record cut short says so, wherever it was cut', () => {
  const bytes = bytesOf(SMALL_TEXT);
  const firstLine = bytes.indexOf(10) + 1;
  for (let end = 0; end < bytes.length; end += 7) {
    const said = verdict(bytes.subarray(0, end));
    if (end < firstLine) assert.is(said, 'cannot be read: it has no whole line');
    else
      assert.match(
        said,
        /^cut short: the match's end is missing after line \d+; up to there \d+ actions?, \d+ rolls?, 2 shuffles hold$/,
      );
  }
  const altered = SMALL_TEXT.slice(0, SMALL_TEXT.indexOf('\n', 1500) + 1).replace('Zoë', 'Zoe');
  assert.match(verdict(altered), /^does not hold: line 1: its hash does not fit/);
});

proof('a record of other rules is not called false, unless it was altered', () => {
  const other = writeRecord({ ...SMALL, content: 'other' });
  assert.match(verdict(other), /^does not hold: line 1: its hash does not fit/);
  assert.match(
    verdict(forged(replaced(1, game.contentHash, 'other'))),
    /^cannot be checked: it was played under other rules/,
  );
  assert.match(inOneLine(verify([], bytesOf(SMALL_TEXT))), /^cannot be checked: it was played under other rules/);
});

proof('what is no record is refused in one line', () => {
  const cases: [string, string | Uint8Array, RegExp][] = [
    ['nothing', '', /^cannot be read: it has no whole line$/],
    ['words', 'hello\n', /^cannot be read: line 1: is not JSON$/],
    ['other JSON', '[]\n', /^cannot be read: line 1: /],
    ['no text', new Uint8Array([255, 254, 10]), /^cannot be read: file: is not text in UTF-8$/],
    ['an empty line', SMALL_TEXT.replace('\n', '\n\n'), /^cannot be read: line 2: is not JSON$/],
    ['a mark at its start', `\uFEFF${SMALL_TEXT}`, /^cannot be read: line 1: is not JSON$/],
    ['a newer form', SMALL_TEXT.replace('"record":1', '"record":2'), /^cannot be read: line 1: record: /],
  ];
  for (const [name, file, expected] of cases) assert.match(verdict(file), expected, name);
});

proof('issue: the command says it in one line, and by its exit code', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-verify-'));
  const cases: [string, string[], RegExp][] = [
    [SMALL_TEXT, ['--commitment', begun.commitment, '--nonce', '0=a nonce', '--nonce', '1='], /^0 holds: .*\n$/],
    [SMALL_TEXT, ['--nonce', '0=mine'], /^1 does not hold: line 1: seat 0 gave another nonce: "mine"\n$/],
    [SMALL_TEXT.slice(0, -1), [], /^1 cut short: .*\n$/],
    ['{\n', [], /^2 cannot be read: line 1: is not JSON\n$/],
    [SMALL_TEXT, ['--nonce', 'mine'], /^2 --nonce: [^\n]*\n$/],
  ];
  const said = await Promise.all(
    cases.map(async ([text, options], index) => {
      const file = join(folder, `${index}.jsonl`);
      writeFileSync(file, text);
      const command = ['dist/bin/verify.js', file, ...options];
      const { code, output } = await runToEnd(process.execPath, command, 60_000);
      return `${code} ${output}`;
    }),
  );
  rmSync(folder, { recursive: true });
  for (const [index, [, , expected]] of cases.entries()) assert.match(said[index] ?? '', expected);
  assert.throws(
    () => parse('verify', ['small.jsonl', '--colour']),
    (error: unknown) => error instanceof BadInput && /^arguments: Unknown option '--colour'$/.test(error.message),
  );
});

proof('pages can use it: nothing that it imports is of Node', () => {
  const seen = new Set<string>();
  const outside = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import .*?|\} from |export .*? from )'([^']+)';$/gm,
    )) {
      if (name.startsWith('.')) visit(join(dirname(file), name));
      else outside.add(name);
    }
  };
  for (const file of ['engine/record/verify.ts', 'engine/games.ts']) visit(file);
  assert.ok(seen.size > 50, `${seen.size} files`);
  assert.equal(
    [...outside].filter((name) => !/^(@noble\/hashes\/|zod$)/.test(name)),
    [],
  );
});

proof.run();
