/** `npm run -s tool -- nodes [WORD ...]`: runs `npm test`, of all files or of those that the words choose, on each of the Node
 *  lines that we mean to run on. Each comes from the npm package `node` and stays in a folder of its own for the next time. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fail, read } from '../command-line.ts';

/** Goes with what is installed; nothing of it is committed. */
const CACHE = resolve('node_modules/.cache/nodes');

/** The program of that line, fetched where it is not there yet. */
const nodeOf = (line: string): string => {
  const folder = join(CACHE, line);
  const program = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  console.log(`Fetching Node ${line} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  // The package's own script puts the program of this system in place.
  const install = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts=false',
    `node@${line}`,
  ];
  const { status } = spawnSync('npm', install, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0 || !existsSync(program)) fail(`Node ${line} could not be fetched from npm`);
  return program;
};

const { values, positionals } = read('nodes');
const outcomes = values.node.split(',').map((line) => {
  const program = nodeOf(line);
  const env = { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH ?? ''}` };
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
  console.log(`\n# Node ${version}\n`);
  const { status } = spawnSync(program, ['--import', 'tsx', 'test/run.ts', ...positionals], { env, stdio: 'inherit' });
  return { version, passed: status === 0 };
});
console.log(`\n${outcomes.map(({ version, passed }) => `${version} ${passed ? 'passed' : 'FAILED'}`).join(', ')}`);
process.exit(outcomes.every(({ passed }) => passed) ? 0 : 1);
