/** Which queues heroes from outside may be taken to: the host says. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { ContentSettings } from '../../../infra/config.ts';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import { ticketsOn } from '../../../infra/tickets/sql-tickets.ts';
import { gamesWith } from '../../../rooms/all-games.ts';
import { QueueService } from '../../../rooms/matchmaking/queue-service.ts';
import { lanternKnight } from '../../support/games/outside-heroes.ts';
import { suite } from '../../support/suite.ts';

const queues = suite('queues: heroes from outside');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-outside-queues-'));
queues.before(() => writeFileSync(join(folder, 'lantern-knight.json'), JSON.stringify(lanternKnight())));
queues.after(() => rmSync(folder, { recursive: true, force: true }));

/** What a player who queues as that hero is told. */
const answerTo = async (setting: ContentSettings['queues'], ranked: boolean, hero: string): Promise<string> => {
  const file = join(folder, `${setting}-${ranked}-${hero}.db`);
  const tickets = await ticketsOn(openSqlFile(file), file);
  const service = new QueueService(
    {
      context: {
        games: gamesWith({ folder, queues: setting }),
        journal: { read: async () => undefined },
      },
      tickets,
      ratingsOf: async () => ({}),
      coolDownOf: async () => undefined,
    },
    () => undefined,
  );
  const members = [{ user: { id: 'ada', name: 'Ada' }, heroes: { hero } }];
  const answer = await service.queue({ pool: { game: 'dice-throne', mode: '1v1', ranked }, members });
  await tickets.close();
  return 'refused' in answer ? answer.refused.message : 'waits';
};

const barred = (kind: string): string =>
  `heroes: lantern-knight comes from outside, and this server takes it to no ${kind} queue.`;
const CASES: readonly (readonly [ContentSettings['queues'], casual: string, ranked: string])[] = [
  ['none', barred('casual'), barred('ranked')],
  ['casual', 'waits', barred('ranked')],
  ['all', 'waits', 'waits'],
];
for (const [setting, casual, ranked] of CASES) {
  queues(`issue: ranked pools take the game’s own heroes only unless the host says otherwise: ${setting}`, async () => {
    assert.is(await answerTo(setting, false, 'lantern-knight'), casual);
    assert.is(await answerTo(setting, true, 'lantern-knight'), ranked);
    assert.is(await answerTo(setting, true, 'monk'), 'waits');
  });
}

queues.run();
