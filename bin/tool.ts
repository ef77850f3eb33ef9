/** `npm run tool -- NAME [options]`: runs a command of the table (`commands.ts`); without a name, lists them all. What is
 *  served as it is built runs in a process of its own, after the build. */
import { spawn, spawnSync } from 'node:child_process';
import { fail, helpOf } from './command-line.ts';
import { COMMANDS, type Command } from './commands.ts';

const table: Readonly<Record<string, Command>> = COMMANDS;

const list = (): string => {
  const width = Math.max(...Object.keys(table).map((name) => name.length));
  return [
    'npm run -s tool -- NAME [options]; NAME --help says more',
    '',
    ...Object.entries(table).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`),
  ].join('\n');
};

/** Ends as the command ends, and passes on what would end it. */
const runBuilt = ({ file }: Command, args: readonly string[]): void => {
  const build = spawnSync(process.execPath, ['--import', 'tsx', 'bin/build.ts', '--if-stale'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(1);
  const child = spawn(process.execPath, [`dist/${file}.js`, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => {
    // A terminal interrupts the whole group; the child says how it ends.
  });
  child.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
};

const [name, ...args] = process.argv.slice(2);
const command = name === undefined ? undefined : table[name];
if (name === undefined || name === '--help') console.log(list());
else if (command === undefined) fail(`there is no command ${name}; npm run tool lists them`);
else if (args.includes('--help')) console.log(helpOf(name, command));
else if (command.built) runBuilt(command, args);
else {
  process.argv.splice(2, 1);
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'; // run from source, or as it was built
  await import(new URL(`../${command.file}.${ending}`, import.meta.url).href);
}
