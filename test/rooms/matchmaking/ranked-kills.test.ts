/** The server is killed around the end of ranked matches: the ladder counts each of them once, whichever way it died.
 *  `ROUNDS=40` kills more often; `SEED=…` at other moments. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { clientFor } from '../../../client/clients.ts';
import { choices } from '../../../proof/random.ts';
import { PATIENCE_MS } from '../../support/eventually.ts';
import { RANKED, Tab, until } from '../../support/rooms/matchmaking.ts';
import { guestToken } from '../../support/rooms/rooms.ts';
import { type ServerProcess, serverProcess } from '../../support/server/servers.ts';
import { suite } from '../../support/suite.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 2);
const SEED = process.env.SEED ?? 'ranked kills 1';

const kills = suite('ranked matches, killed at their end');
let server: ServerProcess;
kills.before(async () => {
  server = await serverProcess();
});
kills.after(() => server.stop());

const seat = z.object({
  player: z.string().optional(),
  ending: z.string(),
  before: z.number().optional(),
  after: z.number().optional(),
});
const results = z.object({
  total: z.number(),
  results: z.array(z.object({ match: z.string(), rated: z.boolean(), voided: z.boolean(), seats: z.array(seat) })),
});
const profile = z.object({ standings: z.array(z.object({ shown: z.number(), won: z.number(), lost: z.number() })) });

const ask = async <T>(form: z.ZodType<T>, path: string): Promise<T> =>
  form.parse(await (await fetch(`${server.url}/api/players/${path}`)).json());
const resultsOf = (id: string) => ask(results, `${id}/results`);
const standingsOf = async (id: string) => (await ask(profile, id)).standings;

interface Guest {
  readonly id: string;
  readonly tab: Tab;
}
const tabs: Tab[] = [];
const guest = async (name: string): Promise<Guest> => {
  const { id, token } = await guestToken(server.url, name);
  const tab = await Tab.open(clientFor(server.url, token));
  tabs.push(tab);
  return { id, tab };
};
kills.after.each(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

/** Both queue, accept, and sit at one match. */
const meet = async (...both: readonly Tab[]) => {
  for (const tab of both) {
    tab.seats.length = 0;
    await tab.queue(RANKED);
  }
  await Promise.all(both.map((tab) => tab.is('found')));
  await Promise.all(both.map((tab) => tab.accept()));
  const [mine, theirs] = await Promise.all(both.map((tab) => tab.sit()));
  assert.ok(mine && theirs);
  return { mine, theirs };
};

kills(`${ROUNDS} kills around the end of a match (seed ${SEED}): each counts for both, once`, async () => {
  const random = choices(SEED);
  const ada = await guest('Ada');
  const played: { readonly match: string; readonly rival: Guest }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Another one each time: whoever met last does not meet again soon.
    const rival = await guest(`Rival ${round}`);
    const { mine, theirs } = await meet(ada.tab, rival.tab);
    played.unshift({ match: mine.id, rival });

    // They lose by turns, so that Ada stays among those whom newcomers are matched with.
    const [loser, winner] = round % 2 === 0 ? [mine, theirs] : [theirs, mine];
    // Before the match is told, while it is, or after: wherever the process is when it goes.
    const giving = loser.act({ type: 'concede' }, loser.picture.view?.step ?? 0);
    if (round % 4 === 0 || round % 4 === 3) {
      await until(
        () => 'the end',
        () => winner.picture.stage === 'over',
      );
    }
    await sleep(random.below(12));
    await server.kill('SIGKILL');
    await server.start();
    await giving;

    const deadline = performance.now() + PATIENCE_MS;
    while ((await resultsOf(ada.id)).total <= round) {
      assert.ok(performance.now() < deadline, `round ${round}: the match ${mine.id} never counted`);
      await sleep(100);
    }
    for (const place of [mine, theirs]) place.leave();
    await until(
      () => 'the way back to the matchmaking room',
      () => ada.tab.matchmaking.line.state === 'live',
    );
  }
  const kept = await resultsOf(ada.id);
  assert.equal(
    kept.results.map(({ match, rated, voided }) => [match, rated, voided]),
    played.map(({ match }) => [match, true, false]),
  );
  // Each match goes on from the number that the one before it left.
  const numbers = kept.results.flatMap(({ seats }) => seats.filter(({ player }) => player === ada.id)).reverse();
  for (const [i, { before }] of numbers.entries()) assert.is(before, i === 0 ? 1000 : numbers[i - 1]?.after);
  assert.equal(await standingsOf(ada.id), [
    { shown: numbers.at(-1)?.after, won: Math.floor(ROUNDS / 2), lost: Math.ceil(ROUNDS / 2) },
  ]);
  for (const { rival, match } of played) {
    assert.equal(
      (await resultsOf(rival.id)).results.map((result) => result.match),
      [match],
    );
    const counts = (await standingsOf(rival.id)).map(({ won, lost }) => won + lost);
    assert.equal(counts, [1]);
  }
});

kills.run();
