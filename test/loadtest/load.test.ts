/** The load test itself, in small: real clients in a process of their own against a real server. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runToEnd } from '../support/server/processes.ts';
import { serverProcess } from '../support/server/servers.ts';

const load = suite('load test');
/** Far longer than it takes: only so that it ends. */
const PATIENCE_MS = 300_000;

load('matches go on over kills of the server; nothing is lost, and every match equals its replay', async () => {
  // Decisions at leisure, and one kill with time to spare on both sides of it.
  const pace = ['--seconds', '11', '--kill-every', '6', '--think', '120'];
  const args = ['dist/loadtest/load.js', '--matches', '2', '--workers', '1', ...pace];
  const { code, output } = await runToEnd(process.execPath, args, PATIENCE_MS);
  assert.is(code, 0, output);
  const [, opened, finished, lost] =
    /(\d+) opened, (\d+) seen to their end .* (\d+) lost on the way/.exec(output) ?? [];
  assert.ok(Number(opened) >= 2, output);
  assert.is(finished, opened, output);
  assert.is(lost, '0');
  assert.match(output, new RegExp(`equal to their replays +${opened} of ${opened}\n`));
  const decisions = Number(/decisions a second.*\(([\d,]+) in/.exec(output)?.[1]?.replaceAll(',', ''));
  assert.ok(decisions > 0, output); // how many says how busy the machine is, and nothing of the server
  assert.match(output, /p50 \d[\d.]* ms, p99 \d[\d.]* ms/);
  assert.match(output, /kills +[1-9]/);
  assert.match(output, /clients back in their seats +p50/);
});

load('another game is played as well, by naming it; what cannot be played is said', async () => {
  const server = await serverProcess();
  const play = (...args: string[]) =>
    runToEnd(
      process.execPath,
      ['dist/loadtest/load.js', '--url', server.url, '--matches', '1', '--seconds', '1', ...args],
      PATIENCE_MS,
    );
  const { code, output } = await play('--game', 'dice-clash');
  assert.is(code, 0, output);
  const [, opened] = /(\d+) opened, \1 seen to their end/.exec(output) ?? [];
  assert.ok(Number(opened) >= 1, output);
  assert.match(output, /, dice-clash duel, seed /);
  const unknown = await play('--game', 'chess');
  assert.is(unknown.code, 1);
  assert.match(unknown.output, /--game: the server plays no chess, but dice-throne, dice-clash/);
  const alone = await play('--game', 'dice-clash', '--mode', 'solo');
  assert.is(alone.code, 1);
  assert.match(alone.output, /--mode: in solo the game itself plays a side/);
  await server.stop();
});

load.run();
