/** A server with these games: its log, tokens, rooms and routes put together. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { defineRoom, type RegisteredHandler } from '@colyseus/core';
import type { Config } from '../infra/config.ts';
import { keptSecret, openDataFolder } from '../infra/data-folder.ts';
import { openSqlJournal } from '../infra/journal/sql-journal.ts';
import { createLog, type Log } from '../infra/log.ts';
import { type RunningServer, startServer } from '../infra/server.ts';
import { createTokens } from '../infra/tokens.ts';
import { addApi } from './api.ts';
import { monotonic } from './clock/time.ts';
import type { GameRegistry } from './games.ts';
import { type House, MatchCount } from './house.ts';
import { matchRoomOf } from './match-room.ts';
import { MAX_MESSAGE_BYTES } from './protocol.ts';
import { Reopener } from './reopener.ts';
import { Resumptions } from './resumption.ts';

/** The embedded journal's file in the data folder. */
const JOURNAL_FILE = 'journal.db';

/** What tests and benches hand in. */
export interface ServeExtras extends Partial<Pick<House, 'time' | 'random' | 'secret'>> {
  /** Rooms besides the matches. */
  readonly rooms?: Record<string, RegisteredHandler>;
}

/** Opens the data folder and the journal in it, starts to listen, and takes up what was under way. Throws a
 *  `StartProblem` for what keeps it from starting. */
export const serve = async (
  config: Config,
  games: GameRegistry,
  log: Log = createLog(config.logLevel),
  extras: ServeExtras = {},
): Promise<RunningServer> => {
  const folder = openDataFolder(config.dataDir);
  const tokens = createTokens(config.secret ?? keptSecret(folder));
  const journal = await openSqlJournal(join(folder, JOURNAL_FILE));
  const house: House = {
    log,
    tokens,
    settings: config.rooms,
    games,
    journal,
    resumptions: new Resumptions(),
    time: extras.time ?? monotonic,
    random: extras.random ?? Math.random,
    secret: extras.secret ?? (() => randomBytes(32).toString('hex')),
    open: new MatchCount(),
  };
  const reopener = new Reopener(house);
  const server = await startServer({
    config,
    log,
    rooms: { ...extras.rooms, match: defineRoom(matchRoomOf(house)) },
    maxMessageBytes: MAX_MESSAGE_BYTES,
    api: (app) => addApi(app, { tokens, games, config, reopener }),
  });
  await reopener.reopenAll();
  return {
    port: server.port,
    close: async () => {
      await server.close();
      await journal.close();
    },
  };
};
