/** `npm run -s tool -- slow-test`: runs `npm test` three times in a row beside three busy loops, and prints what failed. A suite
 *  that passes here waits for nothing that a busy machine may be late with. `--times N` and `--loops N` change the
 *  figures; further words choose files, as for `npm test`. Exit 1 when anything failed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { read } from '../command-line.ts';

const { values, positionals: words } = read('slow-test');

/** Ends by itself when we are gone, however we went: then nobody holds the other end of its standard input. */
const BUSY = `
  process.stdin.on('end', () => process.exit()).resume();
  const spin = () => { for (const until = Date.now() + 50; Date.now() < until; ); setImmediate(spin); };
  spin();`;
const loops = Array.from({ length: Number(values.loops) }, () =>
  spawn(process.execPath, ['-e', BUSY], { stdio: ['pipe', 'ignore', 'inherit'] }),
);

let suite: ChildProcess | undefined;
const endAll = (): void => {
  for (const loop of loops) loop.kill('SIGKILL');
  suite?.kill('SIGTERM'); // the runner takes its own along
};
process.once('exit', endAll);
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.once(signal, () => process.exit(code));
}

/** One run of the suite: its last line, and what it says of all that failed, each with its words indented below. */
const run = async (): Promise<{ last: string; failures: string }> => {
  suite = spawn(process.execPath, ['--import', 'tsx', 'test/run.ts', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  suite.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  await once(suite, 'close');
  suite = undefined;
  const failures = said.match(/^FAIL .*\n(?: {5}.*\n|\n)*/gm) ?? [];
  return { last: said.trimEnd().split('\n').at(-1) ?? '', failures: failures.join('') };
};

for (let n = 1; n <= Number(values.times); n++) {
  const begun = performance.now();
  const { last, failures } = await run();
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  console.log(`run ${n} of ${values.times}, beside ${values.loops} busy loops, ${minutes} minutes: ${last}`);
  if (failures) console.log(failures.trimEnd());
  if (!last.endsWith(' 0 failed')) process.exitCode = 1;
}
endAll();
