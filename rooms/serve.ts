/** A server with these games: its log, tokens, rooms and routes put together. */
import { randomBytes, randomUUID } from 'node:crypto';
import { defineRoom, type RegisteredHandler } from '@colyseus/core';
import { openAccounts } from '../infra/accounts/open.ts';
import { addAccountRoutes } from '../infra/accounts/routes.ts';
import { OneTimeOptions } from '../infra/cluster/room-options.ts';
import { openStandingRoom } from '../infra/cluster/standing-rooms.ts';
import type { Config } from '../infra/config.ts';
import { keptSecret, openDataFolder, openFolder } from '../infra/data-folder.ts';
import { mendFolder } from '../infra/doctor.ts';
import { lockFolder } from '../infra/folder-lock.ts';
import { type RunningServer, startServer } from '../infra/http/server.ts';
import { incidentOf } from '../infra/incidents/incidents.ts';
import { StoreProbe } from '../infra/journal/probe.ts';
import { openLimits } from '../infra/limits/limits.ts';
import { createLog, type Log } from '../infra/log.ts';
import { type OpenStores, openStores } from '../infra/stores.ts';
import { leave as leaveCampaign } from '../league/campaign/commands.ts';
import { leave } from '../league/party/commands.ts';
import { MATCHMAKING_ROOM } from '../protocol/matchmaking-messages.ts';
import { MAX_MESSAGE_BYTES } from '../protocol/messages.ts';
import { sendAway } from './base/base-room.ts';
import { Places } from './base/places.ts';
import { guardResuming, refuseStrangers } from './base/resuming.ts';
import { MatchCount, type RoomContext } from './base/room-context.ts';
import { Rounds } from './base/rounds.ts';
import { Talk } from './base/talk.ts';
import { openCampaigns } from './campaign/open-campaigns.ts';
import { ScenarioResults } from './campaign/scenario-results.ts';
import { monotonic } from './clock/time.ts';
import type { GameRegistry } from './games.ts';
import { addAdmin } from './http/admin/admin.ts';
import { queuesOf } from './http/admin/queue-rows.ts';
import { reportOf } from './http/admin/report.ts';
import { addCampaignApi } from './http/campaign-routes.ts';
import { addLadderApi, type NamesOf } from './http/ladder-routes.ts';
import { addLobbyApi } from './http/lobby-routes.ts';
import { addApi } from './http/match-routes.ts';
import { addSettingsApi } from './http/settings-routes.ts';
import { BOT_NAMES } from './match/bots/names.ts';
import { Results } from './match/end/results.ts';
import { KeptMatches } from './match/journal/kept-matches.ts';
import { MatchRecovery } from './match/journal/match-recovery.ts';
import type { RecordStore } from './match/journal/record-store.ts';
import { Sweeper } from './match/journal/sweeper.ts';
import { matchRoomOf } from './match/match-room.ts';
import type { MatchmakingParts } from './matchmaking/context.ts';
import { together } from './matchmaking/hook.ts';
import { ladderAdvantages, ladderCoolDowns, ladderRatings } from './matchmaking/ladder-ratings.ts';
import { openMatchmaking } from './matchmaking/open-matchmaking.ts';
import { openParties } from './party/open-parties.ts';
import { Workers } from './workers/workers.ts';

/** What tests and benches hand in. */
export interface ServeExtras
  extends Partial<
      Pick<RoomContext, 'time' | 'random' | 'secret'> &
        Pick<MatchmakingParts, 'ratingsOf' | 'coolDownOf' | 'advantagesOf'>
    >,
    OpenStores {
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
  const { recordsDir } = config.rooms;
  if (recordsDir !== undefined) openFolder('THRONEROOM_RECORDS_DIR', recordsDir);
  if (config.redisUrl !== undefined) {
    const { checkRedis } = await import('../infra/redis/fitness.ts');
    await checkRedis(config.redisUrl, config.redisMayForget, log);
  }
  // With Redis, processes share the folder: all they have there is the secret.
  const lock = config.redisUrl === undefined ? await lockFolder(folder) : undefined;
  const mended = lock ? await mendFolder(folder) : [];
  for (const line of mended) log.error(line);
  const [stores, who] = await Promise.all([
    openStores(config.redisUrl, folder, extras, config.durability),
    openAccounts({
      folder,
      redisUrl: config.redisUrl,
      secret: config.secret ?? keptSecret(folder),
      log,
      reserved: BOT_NAMES,
    }),
  ]);
  const { journal, incidents, tickets, ladder, parties, campaigns, settings } = stores;
  const { accounts, tokens } = who;
  for (const line of mended) {
    const told = incidents.add(incidentOf(randomUUID(), Date.now(), folder, 'started', new Error(line)));
    await told.catch(() => undefined); // the log has it
  }
  accounts.onDeleted((id) => ladder.forget(id));
  accounts.onDeleted((id) => settings.forget(id));
  accounts.onDeleted(async (id) => {
    await parties.changeOf(id, Date.now(), (party) => leave(party, id));
  });
  const random = extras.random ?? Math.random;
  accounts.onDeleted((id) => {
    const now = Date.now();
    return campaigns.forget(id, now, (kept) => leaveCampaign(kept, id, { now, random }));
  });
  const limits = await openLimits(config.redisUrl);
  const workers = new Workers();
  const scenarios = new ScenarioResults({ campaigns, journal, games, workers, random });
  const results = new Results({ ladder, tickets, parties, scenarios, games, workers, log });
  let server: RunningServer | undefined;
  const context: RoomContext = {
    log,
    results,
    workers,
    incidents,
    tokens,
    settings: config.rooms,
    games,
    journal,
    roomOptions: new OneTimeOptions(),
    order: async (match) => server?.order('match', match),
    time: extras.time ?? monotonic,
    random,
    secret: extras.secret ?? (() => randomBytes(32).toString('hex')),
    limits,
    talk: new Talk({ settings: config.rooms, limits, incidents }),
    open: new MatchCount(() => server?.cluster?.matchesElsewhere ?? 0, limits.openMatches),
    places: new Places(config.rooms),
    rounds: new Rounds(config.rooms.roundMs),
  };
  const probe = new StoreProbe(journal);
  const storeTrouble = (): Promise<string | undefined> => probe.trouble();
  const recovery = new MatchRecovery(context, async (id) => (await server?.holdsElsewhere(id)) ?? false);
  const parts: MatchmakingParts = {
    context,
    tickets,
    recovery,
    ratingsOf: extras.ratingsOf ?? ladderRatings(ladder, games),
    coolDownOf: extras.coolDownOf ?? ladderCoolDowns(ladder),
    advantagesOf: extras.advantagesOf ?? ladderAdvantages(ladder),
    order: context.order,
  };
  const matchmaking = openMatchmaking(parts);
  const { queueService, notifier } = matchmaking;
  accounts.onDeleted(async (id) => {
    // A match that was found for it is declined: whoever else was found hears so at once.
    await queueService.leave(id);
    await tickets.forget(id);
  });
  const { worker: partyWorker, hook: partyHook } = openParties({ ...parts, parties, queueService, notifier });
  const { worker: campaignWorker, hook: campaignHook } = openCampaigns({ ...parts, campaigns, notifier, scenarios });
  server = await startServer({
    config,
    log,
    rooms: {
      ...extras.rooms,
      match: defineRoom(matchRoomOf(context)),
      [MATCHMAKING_ROOM]: defineRoom(matchmaking.roomFor(together(partyHook, campaignHook))),
    },
    maxMessageBytes: MAX_MESSAGE_BYTES,
    roomOptions: context.roomOptions,
    limits,
    lookAtSocket: refuseStrangers(tokens),
    storeTrouble,
    api: (app) => {
      addAccountRoutes(app, { accounts, tokens, config, limits });
      const records = extras.records ?? new KeptMatches(journal, games, (ids) => accounts.gone(ids), workers);
      addApi(app, { tokens, games, config, limits, recovery, records });
      addLobbyApi(app, ladder);
      addCampaignApi(app, { games, campaigns, config, limits });
      addSettingsApi(app, { settings, tokens });
      const namesOf = extras.namesOf ?? ((ids) => accounts.namesOf(ids));
      addLadderApi(app, { ladder, games, tokens, config, limits, namesOf });
      const { adminPassword: password, proxies } = config;
      const seen = { journal, incidents, recovery, storeTrouble, queues: () => queuesOf(tickets) };
      addAdmin(app, { password, proxies, limits, report: () => reportOf(seen) });
    },
  });
  const running = server;
  guardResuming(tokens);
  who.onGone(sendAway);
  who.begin();
  await openStandingRoom(MATCHMAKING_ROOM, context.roomOptions);
  matchmaking.worker.start();
  partyWorker.start();
  campaignWorker.start();
  const sweeper = new Sweeper(recovery, log);
  sweeper.start();
  return {
    ...running,
    close: async () => {
      // First of all, so that a balancer sends nobody here any more.
      running.goDown();
      recovery.stop();
      await sweeper.stop();
      results.stop();
      await matchmaking.worker.stop();
      await partyWorker.stop();
      await campaignWorker.stop();
      await running.close();
      await workers.close();
      await stores.close();
      await who.close();
      await limits.close();
      await lock?.release();
    },
  };
};
