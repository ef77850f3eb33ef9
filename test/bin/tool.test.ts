/** The table of commands: every file is there, the list and the help say so, and what is wrong is said in one line. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { helpOf, parse } from '../../bin/command-line.ts';
import { COMMANDS, type Command } from '../../bin/commands.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import { planDiceClash } from '../../proof/balance/dice-clash.ts';
import { planDiceThrone } from '../../proof/balance/dice-throne.ts';
import { heroesAsked } from '../../proof/balance/hero-duels.ts';
import { PATIENCE_MS } from '../support/eventually.ts';

const tool = suite('npm run tool');
const table: readonly (readonly [string, Command])[] = Object.entries(COMMANDS);

const node = (...args: string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, args, { encoding: 'utf8', timeout: PATIENCE_MS });
const run = (...args: string[]): SpawnSyncReturns<string> => node('dist/bin/tool.js', ...args);

tool('every command is a file, and reads its own row', () => {
  for (const [name, { file }] of table) {
    assert.ok(existsSync(`${file}.ts`), file);
    // The load test reads its options once more, for what two of them say together.
    const reader = name === 'loadtest' ? 'loadtest/options.ts' : `${file}.ts`;
    assert.match(readFileSync(reader, 'utf8'), new RegExp(`\\b(read|parse)\\('${name}'`), file);
  }
});
tool(
  'every file of bin/ is in the table, but for the build, what pm2 asks, parts of commands and what the table is made of',
  () => {
    const files = readdirSync('bin', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `bin/${file.replace(/\.ts$/, '')}`);
    const named = table.map(([, { file }]) => file).filter((file) => file.startsWith('bin/'));
    const others = [
      'bin/build',
      'bin/page/compress',
      'bin/server/bundle',
      'bin/command-line',
      'bin/host/settings',
      'bin/commands',
      'bin/tool',
    ];
    assert.equal(files.sort(), [...named, ...others].sort());
  },
);
tool('alone it lists every command, one line each', () => {
  const { stdout, status } = node('--import', 'tsx', 'bin/tool.ts'); // as `npm run tool` runs it
  assert.is(status, 0);
  const lines = stdout.trimEnd().split('\n').slice(2);
  assert.equal(
    lines.map((line) => line.trim().replace(/ {2,}/, ': ')),
    table.map(([name, { does }]) => `${name}: ${does}`),
  );
});
tool('--help prints the page of a command, built or not, and does nothing else', () => {
  for (const name of ['verify', 'bench'] as const) {
    const { stdout, status } = run(name, '--help');
    assert.is(status, 0);
    assert.is(stdout, `${helpOf(name, COMMANDS[name])}\n`);
    for (const option of Object.keys(COMMANDS[name].options)) assert.match(stdout, `  --${option} `);
  }
});

/** A command itself, past what builds it first where it is stale. */
const runFile = (name: string, ...args: string[]): SpawnSyncReturns<string> => {
  const command: Command | undefined = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
  return command ? node(`dist/${command.file}.js`, ...args) : run(name, ...args);
};

const refused: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['a command there is not', ['dance'], /^there is no command dance;/],
  ['nothing where a file is wanted', ['trace'], /^FILE: name a recorded match$/],
  ['no match to tell of', ['journal'], /^ID: name one match$/],
  [
    'one match of the battery with a set-up that is no JSON',
    ['battery', '--seed', 'a', '--heroes', 'monk,ninja', '--setup', '{bad'],
    /^--setup: .*JSON/,
  ],
  ['nothing to verify', ['verify'], /^FILE: name one recorded match$/],
  ['a game there is not', ['balance', '--game', 'chess'], /^--game: .*chess/],
  [
    'a battery of a game there is not',
    ['battery', '--game', 'chess'],
    /^--game: there is no game chess; there are dice-/,
  ],
  [
    'one match of the battery with a hero there is not',
    ['battery', '--seed', 'a', '--heroes', 'nobody,monk'],
    /^seats\.0\.hero: /,
  ],
  ['heroes in a mode', ['balance', '--heroes', '--mode', '2v2'], /^--mode: is not for --heroes/],
];
for (const [name, args, words] of refused) {
  tool(`${name} is refused in one line`, () => {
    const [command = '', ...more] = args;
    const { stdout, stderr, status } = runFile(command, ...more);
    assert.is(status, 2);
    assert.is(stdout, '');
    assert.match(stderr.trimEnd(), words);
    assert.is(stderr.trimEnd().split('\n').length, 1);
  });
}

/** What is wrong with a command line that is read here, by what reads it for the command. */
const unread: readonly (readonly [string, () => unknown, RegExp])[] = [
  [
    'a number that is none',
    () => parse('clicks', ['--matches', 'many']),
    /^--matches: expected a whole number from 1 to 999999, got many$/,
  ],
  [
    'a battery of no number',
    () => parse('battery', ['--matches', 'x']),
    /^--matches: expected a whole number .*, got x$/,
  ],
  ['a number too small', () => parse('season', ['--people', '19']), /^--people: expected a whole number from 20 /],
  ['what a command does not take', () => parse('counts', ['all']), /^arguments: Unexpected argument 'all'$/],
  ['an option there is not', () => parse('season', ['--loud']), /^arguments: Unknown option '--loud'$/],
  [
    'an option that exhaustive has not',
    () => parse('exhaustive', ['--bogus']),
    /^arguments: Unknown option '--bogus'$/,
  ],
  [
    'a balance of a mode there is not',
    () => planDiceThrone({ modes: ['9v9'], seed: 'x' }),
    /^--mode: there is no mode 9v9; there are 1v1, /,
  ],
  ['a fighter there is not', () => planDiceClash({ only: ['pawn'], seed: 'x' }), /^--only: there is no fighter pawn; /],
  [
    'an option of another game',
    () => planDiceThrone({ only: ['viking'], seed: 'x' }),
    /^--only: is for dice-clash and --heroes$/,
  ],
  ['a hero there is not', () => heroesAsked({ only: ['viking'] }), /^--only: there is no hero viking; there are /],
];
for (const [name, read, words] of unread) {
  tool(`${name} is bad input`, () => {
    assert.throws(read, (error: unknown) => error instanceof BadInput && words.test(error.message));
  });
}

tool.run();
