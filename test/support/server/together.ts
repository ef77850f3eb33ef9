/** Runs the test files of its command line in this one process, one after the other. Each has uvu's closing lines below a
 *  heading of its own, and then how it ended (sections.ts). One that cannot be loaded says why; one that takes the
 *  process down is the last one with a heading. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { END, HEADING } from './sections.ts';

/** uvu runs what is loaded only when it is asked to, from the first queue. */
const queue: unknown[] = [];
Object.assign(globalThis, { UVU_DEFER: 1, UVU_QUEUE: queue, UVU_INDEX: 0 });
const { exec } = await import('uvu');

let worst = 0;
for (const file of process.argv.slice(2)) {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  console.log(`\n${HEADING}${file}`);
  process.argv = [process.execPath, file]; // as if it ran alone
  queue.splice(0, queue.length, [null]);
  try {
    await import(pathToFileURL(resolve(file)).href);
    await exec();
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  const code = Number(process.exitCode);
  worst = Math.max(worst, code);
  const { user, system } = process.cpuUsage(cpu);
  console.log(`\n${END}${code} ${(performance.now() - began) / 1000} ${(user + system) / 1e6}`);
}
process.exitCode = worst;
