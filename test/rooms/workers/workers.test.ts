/** What threads do is what would be done here: bots, results, records; and what goes wrong there is done here. */
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keyedStream } from '../../../engine/core/chance.ts';
import { fairKey } from '../../../engine/core/fair.ts';
import { BadInput } from '../../../engine/core/refusal.ts';
import { gameNamed } from '../../../engine/games.ts';
import type { Request } from '../../../rooms/workers/worker.ts';
import { Workers } from '../../../rooms/workers/workers.ts';

const workers = suite('workers: the same beside the players’ way');
const threads = new Workers(2);
const here = new Workers(0);
workers.after(() => threads.close());

const game = gameNamed('dice-throne');
const rules = { game };
const SECRET = '7'.repeat(64);
const KEY = fairKey(SECRET, ['', '']);
const HEROES = ['barbarian', 'moon-elf'];
const begun = (): unknown => game.start({ mode: '1v1', seats: HEROES.map((hero) => ({ hero })) }, keyedStream(KEY));

workers('a bot decides the same in a thread, step by step, and the match comes to its end', async () => {
  const match = begun();
  for (let n = 0; n < 40; n++) {
    const seat = game.waiting(match)[0]?.seat ?? 0;
    const task = { match: game.save(match), seat, bot: 'sensible' as const, chance: `step ${n}` };
    const [there, same] = await Promise.all([threads.decide(rules, task), here.decide(rules, task)]);
    assert.equal(there, same, `step ${n}`);
    game.apply(match, seat, there);
  }
});

workers('the thread that lies beside the bundled server decides the same as well', async () => {
  const match = begun();
  const task = {
    match: game.save(match),
    seat: game.waiting(match)[0]?.seat ?? 0,
    bot: 'sensible' as const,
    chance: 'x',
  };
  // Were it not there, or of no use, the server would do all of it itself, and nobody would notice.
  const thread = new Worker(join(process.cwd(), 'dist/server/worker.js'));
  const request: Request = { number: 1, game: game.id, task: { do: 'decide', ...task } };
  thread.postMessage(request);
  const [reply]: unknown[] = await once(thread, 'message');
  await thread.terminate();
  assert.equal(reply, { number: 1, outcome: { do: 'decide', action: await here.decide(rules, task) } });
});

workers('a result and a record are the same', async () => {
  const entries = [{ at: 5, seat: 0, action: { ...game.concede }, by: 'player' as const }];
  const seats = HEROES.map((hero, seat) => ({ hero, player: `player ${seat}` }));
  const played = { match: 'm', mode: '1v1', seats, past: entries, at: 1000 };
  const settled = await threads.settle(rules, { played, key: KEY });
  assert.equal(settled, await here.settle(rules, { played, key: KEY }));
  assert.equal(settled?.places, [[1], [0]]);
});

workers('what a thread throws is thrown here, as what it is', async () => {
  const task = { match: 'no match at all', seat: 0, bot: 'sensible' as const, chance: '' };
  const thrown: unknown = await threads.decide(rules, task).catch((error: unknown) => error);
  assert.instance(thrown, BadInput);
});

workers('many ask at once, and what is asked after the end is done here', async () => {
  const match = begun();
  const seat = game.waiting(match)[0]?.seat ?? 0;
  const task = { match: game.save(match), seat, bot: 'sensible' as const, chance: 'many' };
  const few = new Workers(1);
  const asked = Array.from({ length: 20 }, () => few.decide(rules, task));
  const closing = few.close();
  const answers = await Promise.all([...asked, few.decide(rules, task)]);
  await closing;
  for (const answer of answers) assert.equal(answer, answers[0]);
});

workers.run();
