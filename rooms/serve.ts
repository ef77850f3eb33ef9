/** A server with these games: its log, tokens, rooms and routes put together. */
import { randomBytes } from 'node:crypto';
import { defineRoom, type RegisteredHandler } from '@colyseus/core';
import { openAccounts } from '../infra/accounts/open.ts';
import { addAccountRoutes } from '../infra/accounts/routes.ts';
import { OneTimeOptions } from '../infra/cluster/room-options.ts';
import { openStandingRoom } from '../infra/cluster/standing-rooms.ts';
import type { Config } from '../infra/config.ts';
import { keptSecret, openDataFolder } from '../infra/data-folder.ts';
import { lockFolder } from '../infra/folder-lock.ts';
import { type RunningServer, startServer } from '../infra/http/server.ts';
import { createLog, type Log } from '../infra/log.ts';
import { openStores } from '../infra/stores.ts';
import { leave } from '../league/party/commands.ts';
import { MATCHMAKING_ROOM } from '../protocol/matchmaking-messages.ts';
import { MAX_MESSAGE_BYTES } from '../protocol/messages.ts';
import { sendAway } from './base/base-room.ts';
import { guardResuming, refuseStrangers } from './base/resuming.ts';
import { MatchCount, type RoomContext } from './base/room-context.ts';
import { monotonic } from './clock/time.ts';
import type { GameRegistry } from './games.ts';
import { addAdmin } from './http/admin/admin.ts';
import { queuesOf } from './http/admin/queue-rows.ts';
import { reportOf } from './http/admin/report.ts';
import { addLadderApi, type NamesOf } from './http/ladder-routes.ts';
import { addApi } from './http/match-routes.ts';
import { KeptMatches } from './match/journal/kept-matches.ts';
import { MatchRecovery } from './match/journal/match-recovery.ts';
import type { RecordStore } from './match/journal/record-store.ts';
import { matchRoomOf } from './match/match-room.ts';
import { Results } from './match/results.ts';
import { BOT_NAMES } from './match/seats.ts';
import type { MatchmakingParts } from './matchmaking/context.ts';
import { ladderAdvantages, ladderCoolDowns, ladderRatings } from './matchmaking/ladder-ratings.ts';
import { openMatchmaking } from './matchmaking/open-matchmaking.ts';
import { openParties } from './party/open-parties.ts';

const SWEEP_MS = 60_000;

/** What tests and benches hand in. */
export interface ServeExtras
  extends Partial<
    Pick<RoomContext, 'time' | 'random' | 'secret' | 'journal'> &
      Pick<MatchmakingParts, 'ratingsOf' | 'coolDownOf' | 'advantagesOf'>
  > {
  /** Rooms besides the matches. */
  readonly rooms?: Record<string, RegisteredHandler>;
  readonly records?: RecordStore;
  /** The names under which players are shown. */
  readonly namesOf?: NamesOf;
}

/** Takes the data folder and opens the journal in it, starts to listen, and takes up what was under way. Throws a
 *  `StartProblem` for what keeps it from starting. */
export const serve = async (
  config: Config,
  games: GameRegistry,
  log: Log = createLog(config.logLevel),
  extras: ServeExtras = {},
): Promise<RunningServer> => {
  const folder = openDataFolder(config.dataDir);
  // With Redis, processes share the folder: all they have there is the secret.
  const lock = config.redisUrl === undefined ? await lockFolder(folder) : undefined;
  const [stores, who] = await Promise.all([
    openStores(config.redisUrl, folder, extras.journal),
    openAccounts({
      folder,
      redisUrl: config.redisUrl,
      secret: config.secret ?? keptSecret(folder),
      log,
      reserved: Object.values(BOT_NAMES),
    }),
  ]);
  const { journal, incidents, tickets, ladder, parties } = stores;
  const { accounts, tokens } = who;
  accounts.onDeleted((id) => ladder.forget(id));
  accounts.onDeleted((id) => tickets.forget(id));
  accounts.onDeleted(async (id) => {
    await parties.changeOf(id, Date.now(), (party) => leave(party, id));
  });
  const results = new Results({ journal, ladder, tickets, parties, games, log });
  const context: RoomContext = {
    log,
    results,
    incidents,
    tokens,
    settings: config.rooms,
    games,
    journal,
    roomOptions: new OneTimeOptions(),
    time: extras.time ?? monotonic,
    random: extras.random ?? Math.random,
    secret: extras.secret ?? (() => randomBytes(32).toString('hex')),
    open: new MatchCount(),
  };
  let server: RunningServer | undefined;
  const recovery = new MatchRecovery(context, async (id) => (await server?.holdsElsewhere(id)) ?? false);
  const parts: MatchmakingParts = {
    context,
    tickets,
    recovery,
    ratingsOf: extras.ratingsOf ?? ladderRatings(ladder, games),
    coolDownOf: extras.coolDownOf ?? ladderCoolDowns(ladder),
    advantagesOf: extras.advantagesOf ?? ladderAdvantages(ladder),
    order: async (match) => server?.order('match', match),
  };
  const matchmaking = openMatchmaking(parts);
  const { queueService, notifier } = matchmaking;
  const { worker: partyWorker, hook } = openParties({ ...parts, parties, queueService, notifier });
  server = await startServer({
    config,
    log,
    rooms: {
      ...extras.rooms,
      match: defineRoom(matchRoomOf(context)),
      [MATCHMAKING_ROOM]: defineRoom(matchmaking.roomFor(hook)),
    },
    maxMessageBytes: MAX_MESSAGE_BYTES,
    roomOptions: context.roomOptions,
    beforeUpgrade: refuseStrangers(tokens),
    api: (app) => {
      addAccountRoutes(app, { accounts, tokens, config });
      const records = extras.records ?? new KeptMatches(journal, games, (ids) => accounts.gone(ids));
      addApi(app, { tokens, games, config, recovery, records });
      addLadderApi(app, { ladder, games, tokens, config, namesOf: extras.namesOf ?? ((ids) => accounts.namesOf(ids)) });
      const { adminPassword: password, proxies } = config;
      addAdmin(app, { password, proxies, report: () => reportOf(context, () => queuesOf(tickets)) });
    },
  });
  const running = server;
  guardResuming(tokens);
  who.onGone(sendAway);
  who.begin();
  // Alone on its journal, a server goes on with everything at once; among several, the process that is asked goes on with a match.
  if (config.redisUrl === undefined) await recovery.reopenAll();
  await openStandingRoom(MATCHMAKING_ROOM, context.roomOptions);
  matchmaking.worker.start();
  partyWorker.start();
  const sweeping = setInterval(() => {
    recovery.sweep().catch((error: unknown) => log.error({ err: error }, 'the sweep of kept matches failed'));
  }, SWEEP_MS);
  return {
    ...running,
    close: async () => {
      clearInterval(sweeping);
      recovery.stop();
      results.stop();
      await matchmaking.worker.stop();
      await partyWorker.stop();
      await running.close();
      await stores.close();
      await who.close();
      await lock?.release();
    },
  };
};
