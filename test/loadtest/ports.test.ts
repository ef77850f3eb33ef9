/** Ports for servers that end and start again: whoever draws one keeps it while its process runs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';

const DRAWN = 300;
/** Draws, says what it drew, and runs until its input ends. */
const PROGRAM = `import { freePort } from './dist/loadtest/ports.js';
const ports = await Promise.all(Array.from({ length: ${DRAWN} }, freePort));
console.log(ports.join());
process.stdin.resume();`;

const ports = suite('ports of servers');

ports('three processes that draw at once are given no port twice', async () => {
  const children = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const drawn = await Promise.all(
    children.map(async ({ stdout }) => {
      let said = '';
      for await (const chunk of stdout) {
        said += String(chunk);
        if (said.endsWith('\n')) break;
      }
      return said.trim().split(',');
    }),
  );
  await Promise.all(
    children.map(async (child) => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    }),
  );
  assert.is(new Set(drawn.flat()).size, children.length * DRAWN);
});

ports.run();
