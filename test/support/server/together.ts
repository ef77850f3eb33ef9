/** Runs test files in this one process, one after the other: each is named by a line of the standard input, the next one when
 *  it has ended. Each has uvu's closing lines below a heading of its own, and then how it ended (sections.ts). One that cannot
 *  be loaded says why; one that takes the process down is the last one with a heading. */
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { cpuSecondsOfEnded } from './processes.ts';
import { END, HEADING } from './sections.ts';
import { closeShared, keepShared } from './shared.ts';

/** uvu runs what is loaded only when it is asked to, from the first queue. */
const queue: unknown[] = [];
Object.assign(globalThis, { UVU_DEFER: 1, UVU_QUEUE: queue, UVU_INDEX: 0 });
const { exec } = await import('uvu');

/** Of this process, and of those that it started and that have ended. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + cpuSecondsOfEnded();
};

keepShared();
let worst = 0;
for await (const file of createInterface({ input: process.stdin })) {
  const [began, cpu] = [performance.now(), cpuSeconds()];
  process.exitCode = 0;
  console.log(`\n${HEADING}${file}`);
  process.argv = [process.execPath, file]; // as if it ran alone
  queue.splice(0, queue.length, [null]);
  try {
    await import(pathToFileURL(resolve(file)).href);
    await exec();
  } catch (error) {
    console.log(error); // on the line that the headings take: two streams overtake each other
    process.exitCode = 1;
  }
  const code = Number(process.exitCode);
  worst = Math.max(worst, code);
  console.log(`\n${END}${code} ${(performance.now() - began) / 1000} ${cpuSeconds() - cpu}`);
}
process.exitCode = worst;
await closeShared();
