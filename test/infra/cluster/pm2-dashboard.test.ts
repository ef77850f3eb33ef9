/** pm2's dashboard, where pm2 did not start the process: nothing of it runs. */
import * as assert from 'uvu/assert';
import { games } from '../../../rooms/all-games.ts';
import { testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const dashboard = suite("pm2's dashboard");

const FAULTS = ['uncaughtException', 'unhandledRejection'] as const;
const listeners = (): number[] => FAULTS.map((fault) => process.listenerCount(fault));

dashboard(
  "defect: a server that pm2 did not start has pm2's package listen for faults that nobody caught",
  async () => {
    const before = listeners();
    const server = await testServer(games);
    await import('@pm2/io'); // as Colyseus does when a server starts
    const after = listeners();
    await server.close();
    assert.equal(after, before);
  },
);

dashboard.run();
