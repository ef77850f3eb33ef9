/** The server that `npm run bench:rooms` measures: matches as they are served, and beside them a bare Colyseus room that
 *  flushes on command, as a yardstick. Says its port to the process that started it. */
import '../infra/http/ws-global.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineRoom, Room } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { readConfig } from '../infra/config.ts';
import { games } from '../rooms/all-games.ts';
import { serve } from '../rooms/serve.ts';
import { forgetful } from './forgetful.ts';

/** About what a decision changes: who acts, a counter, five dice. */
export const BareState = schema(
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

const folder = mkdtempSync(join(tmpdir(), 'throneroom-bench-'));
const config = readConfig({
  PORT: '0',
  DATA_DIR: folder,
  THRONEROOM_HOLD_MS: '0',
  THRONEROOM_NONCE_MS: '0',
  THRONEROOM_MAX_MATCHES: '100000',
  THRONEROOM_MATCHES_PER_PLAYER: '100000',
  THRONEROOM_GUESTS_PER_MINUTE: '1000000',
  THRONEROOM_PLACES_PER_ADDRESS: '1000000',
  THRONEROOM_CREATES_PER_MINUTE: '1000000',
  THRONEROOM_MESSAGES_PER_SECOND: '1000000',
});
const journal = process.env.JOURNAL === 'none' ? { journal: forgetful } : {};
const server = await serve(config, games, undefined, { ...journal, rooms: { bare: defineRoom(BareRoom) } });
process.send?.({ port: server.port });
process.once('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
