/** The parties of a process, put together: what its hall asks of them. */
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
import type { Guest } from '../matchmaking/player-notifier.ts';
import type { PartyParts } from './context.ts';
import { PartyTeller } from './party-notifier.ts';
import { type PartyAnswer, PartyDesk } from './party-service.ts';
import { PartyKeeper } from './party-worker.ts';

const NOTHING = z.unknown();

/** Has requests of a kind answered. */
export type Ask = <T>(type: string, form: z.ZodType<T>, answer: (guest: Guest, message: T) => PartyAnswer) => void;

export const openParties = (parts: PartyParts) => {
  const keeper = new PartyKeeper(parts);
  const desk = new PartyDesk(parts, keeper);
  const teller = new PartyTeller(parts, keeper);
  return {
    keeper,
    teller,
    listen: (listener: (news: PartyNews | undefined) => void) => parts.parties.listen(listener),
    /** Answers everything that pages ask of parties. */
    answer: (ask: Ask): void => {
      ask('party-create', choiceMessage, ({ user }, choice) => desk.create(user, choice));
      ask('party-join', joinMessage, ({ user }, { code }) => desk.join(user, code));
      ask('party-leave', NOTHING, ({ user }) => desk.leave(user));
      ask('party-kick', memberMessage, ({ user }, { member }) => desk.kick(user, member));
      ask('party-lead', memberMessage, ({ user }, { member }) => desk.lead(user, member));
      ask('party-choose', choiceMessage, ({ user }, choice) => desk.choose(user, choice));
      ask('party-pick', pickMessage, ({ user }, { kind, hero }) => desk.pick(user, kind, hero));
      ask('party-boss', bossMessage, ({ user }, { boss }) => desk.boss(user, boss));
      ask('party-ready', readyMessage, ({ user }, { ready }) => desk.ready(user, ready));
      ask('party-queue', NOTHING, ({ user }) => desk.queue(user));
      ask('party-start', NOTHING, ({ user }) => desk.start(user));
    },
  };
};

export type PartyHall = ReturnType<typeof openParties>;
