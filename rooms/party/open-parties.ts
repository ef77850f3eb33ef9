/** The parties of a process, put together: what its matchmaking asks of them. */
import { z } from 'zod';
import type { PartyNews } from '../../infra/parties/form.ts';
import {
  bossMessage,
  choiceMessage,
  joinMessage,
  memberMessage,
  pickMessage,
  readyMessage,
} from '../../protocol/party-requests.ts';
import type { PlayerConnection } from '../matchmaking/player-notifier.ts';
import type { PartyParts } from './context.ts';
import { PartyNotifier } from './party-notifier.ts';
import { type PartyAnswer, PartyService } from './party-service.ts';
import { PartyWorker } from './party-worker.ts';

const NOTHING = z.unknown();

/** Has requests of a kind answered. */
export type Ask = <T>(
  type: string,
  form: z.ZodType<T>,
  answer: (connection: PlayerConnection, message: T) => PartyAnswer,
) => void;

export const openParties = (parts: PartyParts) => {
  const worker = new PartyWorker(parts);
  const service = new PartyService(parts, worker);
  const notifier = new PartyNotifier(parts, worker);
  return {
    worker,
    notifier,
    listen: (listener: (news: PartyNews | undefined) => void) => parts.parties.listen(listener),
    /** Answers everything that pages ask of parties. */
    answer: (ask: Ask): void => {
      ask('party-create', choiceMessage, ({ user }, choice) => service.create(user, choice));
      ask('party-join', joinMessage, ({ user }, { code }) => service.join(user, code));
      ask('party-leave', NOTHING, ({ user }) => service.leave(user));
      ask('party-kick', memberMessage, ({ user }, { member }) => service.kick(user, member));
      ask('party-lead', memberMessage, ({ user }, { member }) => service.lead(user, member));
      ask('party-choose', choiceMessage, ({ user }, choice) => service.choose(user, choice));
      ask('party-pick', pickMessage, ({ user }, { kind, hero }) => service.pick(user, kind, hero));
      ask('party-boss', bossMessage, ({ user }, { boss }) => service.boss(user, boss));
      ask('party-ready', readyMessage, ({ user }, { ready }) => service.ready(user, ready));
      ask('party-queue', NOTHING, ({ user }) => service.queue(user));
      ask('party-start', NOTHING, ({ user }) => service.start(user));
    },
  };
};

export type PartyParticipation = ReturnType<typeof openParties>;
