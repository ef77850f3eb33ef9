/** The server that benches measure, in a process of its own: matches as they are served, and beside them a bare Colyseus
 *  room that flushes on command, as a yardstick. Says its port to the process that started it, and what it is asked:
 *  how long its event loop was held up, and its heap. */
import '../../infra/http/ws-global.ts';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { defineRoom, Room } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { readConfig } from '../../infra/config.ts';
import { games } from '../../rooms/all-games.ts';
import { serve } from '../../rooms/serve.ts';
import { forgetful } from '../forgetful.ts';
import type { Said } from './own-server.ts';

/** About what a decision changes: who acts, a counter, five dice. */
const BareState = schema(
  { step: t.uint32(), active: t.uint8(), dice: t.array('uint8'), health: t.array('int16') },
  'BareState',
);

class BareRoom extends Room<{ state: InstanceType<typeof BareState> }> {
  override patchRate = 2 ** 31 - 1;
  override state = new BareState();

  override onCreate(): void {
    for (let i = 0; i < 5; i++) this.state.dice.push(1);
    for (let i = 0; i < 2; i++) this.state.health.push(50);
    this.onMessage('act', (): { step: number } => {
      const step = ++this.state.step;
      this.state.active = step % 2;
      this.state.dice[step % 5] = 1 + (step % 6);
      this.state.health[step % 2] = 50 - (step % 40);
      this.broadcastPatch();
      return { step };
    });
  }
}

/** From the first look on a timer is to fire every millisecond; by how much later it does is the delay. Not before: it takes
 *  processor time itself, about a tenth of what 200 matches do. */
const RESOLUTION_MS = 1;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

const config = readConfig(process.env);
const journal = process.env.BENCH_JOURNAL === 'none' ? { journal: forgetful } : {};
const server = await serve(config, games, undefined, { ...journal, rooms: { bare: defineRoom(BareRoom) } });

const say = (said: Said): void => void process.send?.(said);
const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
process.on('message', () => {
  const { p50, p99, most } = { p50: delays.percentile(50), p99: delays.percentile(99), most: delays.max };
  delays.reset();
  delays.enable();
  const heapMb = process.memoryUsage().heapUsed / 2 ** 20;
  say({ delayMs: { p50: late(p50), p99: late(p99), most: late(most) }, heapMb });
});
process.once('disconnect', () => process.exit(0));
say({ port: server.port });
