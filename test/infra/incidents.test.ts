/** What the store of incidents promises, the same for SQL and Redis. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Incident, type Incidents, incidentOf, MOST } from '../../infra/incidents/incidents.ts';
import { openRedisIncidents } from '../../infra/incidents/redis-incidents.ts';
import { openSqlIncidents } from '../../infra/incidents/sql-incidents.ts';
import { PATIENCE_MS } from '../support/eventually.ts';
import { startRedis } from '../support/server/redis.ts';

const numbered = (n: number): Incident => incidentOf(`id-${n}`, n, 'a room', 'act', new Error(`fault ${n}\nand more`));

const SENTENCES: readonly [string, (incidents: Incidents, again: () => Promise<Incidents>) => Promise<void>][] = [
  ['nothing has gone wrong yet', async (incidents) => assert.equal(await incidents.latest(), [])],
  [
    'the newest comes first, in one line, and is there for who opens the store again',
    async (incidents, again) => {
      await incidents.add(numbered(1));
      await incidents.add(numbered(2));
      const other = await again();
      const latest = await other.latest();
      await other.close();
      assert.equal(latest, [
        { id: 'id-2', at: 2, room: 'a room', where: 'act', message: 'fault 2' },
        { id: 'id-1', at: 1, room: 'a room', where: 'act', message: 'fault 1' },
      ]);
    },
  ],
  [
    `only ${MOST} are kept`,
    async (incidents) => {
      for (let n = 0; n < MOST + 3; n++) await incidents.add(numbered(n));
      const latest = await incidents.latest();
      assert.is(latest.length, MOST);
      assert.is(latest.at(-1)?.id, 'id-3');
    },
  ],
  ...(['report', 'one-address'] as const).map((kind): (typeof SENTENCES)[number] => [
    `issue: what ${kind === 'report' ? 'players reported' : 'is told of opponents from one address'} pushed out what had gone wrong`,
    async (incidents) => {
      const report = (n: number): Incident => ({ ...numbered(n), kind });
      await incidents.add(numbered(1));
      for (let n = 2; n < MOST + 4; n++) await incidents.add(report(n));
      const idsNow = async () => (await incidents.latest()).map(({ id }) => id);
      const reports = Array.from({ length: MOST }, (_, n) => `id-${MOST + 3 - n}`);
      assert.equal(await idsNow(), [...reports, 'id-1']);
      assert.is((await incidents.latest())[0]?.kind, kind);
      for (let n = 1; n <= MOST; n++) await incidents.add(numbered(1000 + n));
      const faults = Array.from({ length: MOST }, (_, n) => `id-${1000 + MOST - n}`);
      assert.equal(await idsNow(), [...faults, ...reports], 'nor the other way');
    },
  ]),
];

const folder = mkdtempSync(join(tmpdir(), 'throneroom-incidents-'));
const redis = await startRedis();
let made = 0;
const STORES: readonly [string, () => () => Promise<Incidents>][] = [
  [
    'one SQL file',
    () => {
      const file = join(folder, `${made++}.db`);
      return () => openSqlIncidents(file);
    },
  ],
  [
    'Redis',
    () => {
      const prefix = `store${made++}:`;
      return async () => openRedisIncidents({ url: redis.url, prefix, patienceMs: PATIENCE_MS });
    },
  ],
];

for (const [name, fresh] of STORES) {
  const incidents = suite(`incidents in ${name}`);
  for (const [sentence, holds] of SENTENCES) {
    incidents(sentence, async () => {
      const open = fresh();
      const opened = await open();
      await holds(opened, open);
      await opened.close();
    });
  }
  if (name === 'Redis') {
    incidents.after(async () => {
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    });
  }
  incidents.run();
}
