/** A server with these games: its log, tokens, rooms and routes put together. */
import { defineRoom, type RegisteredHandler } from '@colyseus/core';
import type { Config } from '../infra/config.ts';
import { keptSecret, openDataFolder } from '../infra/data-folder.ts';
import { createLog, type Log } from '../infra/log.ts';
import { type RunningServer, startServer } from '../infra/server.ts';
import { createTokens } from '../infra/tokens.ts';
import { addApi } from './api.ts';
import { monotonic } from './clock/time.ts';
import type { GameRegistry } from './games.ts';
import { type House, MatchCount } from './house.ts';
import { matchRoomOf } from './match-room.ts';
import { MAX_MESSAGE_BYTES } from './protocol.ts';

/** What tests and benches hand in. */
export interface ServeExtras extends Partial<Pick<House, 'time' | 'random'>> {
  /** Rooms besides the matches. */
  readonly rooms?: Record<string, RegisteredHandler>;
}

/** Opens the data folder and starts to listen. Throws a `StartProblem` for what keeps it from starting. */
export const serve = async (
  config: Config,
  games: GameRegistry,
  log: Log = createLog(config.logLevel),
  { time = monotonic, random = Math.random, rooms = {} }: ServeExtras = {},
): Promise<RunningServer> => {
  const folder = openDataFolder(config.dataDir);
  const tokens = createTokens(config.secret ?? keptSecret(folder));
  const house = { log, tokens, settings: config.rooms, games, time, random, open: new MatchCount() };
  return startServer({
    config,
    log,
    rooms: { ...rooms, match: defineRoom(matchRoomOf(house)) },
    maxMessageBytes: MAX_MESSAGE_BYTES,
    api: (app) => addApi(app, { tokens, games, config }),
  });
};
