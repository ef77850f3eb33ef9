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
import { headOf, linesOf, START } from '../../../loadtest/bench/kept-lines.ts';
import { games } from '../../../rooms/all-games.ts';
import { Unreadable } from '../../../rooms/match/journal/reader.ts';
import { whoSat } from '../../../rooms/match/journal/who-sat.ts';
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

const played = () => {
  const head = headOf(game, 'none', 1);
  return { head, entries: [START, ...linesOf(game, head, Number.POSITIVE_INFINITY, 1000)] };
};

workers('the thread that lies beside the bundled server does the same as well', async () => {
  const match = begun();
  const seat = game.waiting(match)[0]?.seat ?? 0;
  const bots = { match: game.save(match), seat, bot: 'sensible' as const, chance: 'x' };
  const result = { match: 'm', kept: played(), at: 1000 };
  // Were it not there, or of no use, the server would do all of it itself, and nobody would notice.
  const thread = new Worker(join(process.cwd(), 'dist/server/worker.js'));
  const ask = async (request: Request): Promise<unknown> => {
    thread.postMessage(request);
    const [reply]: unknown[] = await once(thread, 'message');
    return reply;
  };
  const decided = await ask({ number: 1, task: { do: 'decide', game: game.id, ...bots } });
  assert.equal(decided, { number: 1, outcome: { do: 'decide', action: await here.decide(rules, bots) } });
  const settled = await ask({ number: 2, task: { do: 'settle', ...result } });
  assert.equal(settled, { number: 2, outcome: { do: 'settle', finished: await here.settle(games, result) } });
  await thread.terminate();
});

workers('a result and a record of a match, as the store kept it, are the same', async () => {
  const kept = played();
  const result = { match: 'm', kept, at: 1000 };
  const finished = await threads.settle(games, result);
  assert.equal(finished, await here.settle(games, result));
  assert.is(finished?.places.flat().length, 2);
  const asked = { match: 'm', kept, seats: whoSat(kept.head.opening, []) };
  const record = await threads.record(games, asked);
  assert.equal(record, await here.record(games, asked));
  assert.is(record?.entries.length, kept.entries.length - 1);
});

workers('of a match that this version cannot read all say so', async () => {
  const kept = played();
  const cut = { ...kept, entries: kept.entries.toSpliced(20, 1, new Uint8Array([9])) };
  for (const asked of [threads, here]) {
    const thrown: unknown = await asked.settle(games, { match: 'm', kept: cut, at: 1000 }).catch((error) => error);
    assert.instance(thrown, Unreadable);
  }
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
