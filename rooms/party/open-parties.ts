/** The parties of a process, put together: what looks after them, and what travels on connections to matchmaking. */
import { z } from 'zod';
import {
  bossMessage,
  choiceMessage,
  joinMessage,
  memberMessage,
  pickMessage,
  readyMessage,
} from '../../protocol/party-requests.ts';
import { reportMessage, sayMessage } from '../../protocol/talk-requests.ts';
import type { MatchmakingHook, OnRequest } from '../matchmaking/hook.ts';
import type { PlayerConnection } from '../matchmaking/player-notifier.ts';
import type { PartyParts } from './context.ts';
import { PartyNotifier } from './party-notifier.ts';
import { PartyService } from './party-service.ts';
import { PartyWorker } from './party-worker.ts';

const NOTHING = z.unknown();

export const openParties = (parts: PartyParts) => {
  const worker = new PartyWorker(parts);
  const service = new PartyService(parts, worker);
  const notifier = new PartyNotifier(parts, worker);
  const sendToAll = async (connections: Iterable<PlayerConnection>): Promise<void> => {
    for (const connection of connections) await notifier.sendStanding(connection);
  };
  const hook: MatchmakingHook = {
    addRequests: (onRequest) => addRequests(onRequest, service),
    sendStanding: (connection) => notifier.sendStanding(connection),
    disconnected: (user) => notifier.disconnected(user),
    listen: (sent, everybody) =>
      parts.parties.listen((news) => sent(news ? notifier.onNews(news) : sendToAll(everybody()))),
  };
  return { worker, hook };
};

/** Everything that pages ask of parties. */
const addRequests = (onRequest: OnRequest, service: PartyService): void => {
  onRequest('party-create', choiceMessage, ({ user }, choice) => service.create(user, choice));
  onRequest('party-join', joinMessage, ({ user }, { code }) => service.join(user, code));
  onRequest('party-leave', NOTHING, ({ user }) => service.leave(user));
  onRequest('party-kick', memberMessage, ({ user }, { member }) => service.kick(user, member));
  onRequest('party-lead', memberMessage, ({ user }, { member }) => service.lead(user, member));
  onRequest('party-choose', choiceMessage, ({ user }, choice) => service.choose(user, choice));
  onRequest('party-pick', pickMessage, ({ user }, { kind, hero }) => service.pick(user, kind, hero));
  onRequest('party-boss', bossMessage, ({ user }, { boss }) => service.boss(user, boss));
  onRequest('party-ready', readyMessage, ({ user }, { ready }) => service.ready(user, ready));
  onRequest('party-say', sayMessage, ({ user }, { text }) => service.say(user, text));
  onRequest('party-report', reportMessage, ({ user }, { line }) => service.report(user, line));
  onRequest('party-queue', NOTHING, ({ user }) => service.queue(user));
  onRequest('party-start', NOTHING, ({ user }) => service.start(user));
};
