/** The matchmaking room of one process: where players' pages stay connected, from the moment they queue until they sit
 *  at a match. It holds nothing but connections: tickets lie in the store, and whoever comes, to whatever process,
 *  hears how they stand. */

import type { MessageContext } from '@colyseus/core';
import { z } from 'zod';
import { StoreTrouble } from '../../infra/store-trouble.ts';
import type { PartyRefused } from '../../league/party/party.ts';
import {
  MATCHMAKING_ROOM,
  type MatchmakingRefusal,
  proposalMessage,
  queueMessage,
} from '../../protocol/matchmaking-requests.ts';
import { DOOR } from '../../protocol/messages.ts';
import { BaseRoom, checkToken, DoorRefusal, type PlayerClient } from '../base/base-room.ts';
import { report } from '../base/incident.ts';
import { inWords } from '../match/opening.ts';
import { userOf } from '../match/seated-room.ts';
import type { PartyParticipation } from '../party/open-parties.ts';
import type { MatchmakingParts } from './context.ts';
import type { PlayerConnection, PlayerNotifier } from './player-notifier.ts';
import type { QueueService, Refused } from './queue-service.ts';

/** How often the store is told who is here, as a share of the grace. */
const TOLD_IN_A_GRACE = 4;
const NOTHING = z.unknown();

export abstract class MatchmakingRoom extends BaseRoom<object> {
  protected abstract readonly parts: MatchmakingParts;
  protected abstract readonly queueService: QueueService;
  protected abstract readonly notifier: PlayerNotifier;
  protected abstract readonly parties: PartyParticipation;
  private readonly connections = new Map<PlayerClient, PlayerConnection>();
  private toldAt = 0;
  /** Players who went since the store was told last: their grace begins. */
  private readonly gone = new Set<string>();
  private stopListening: (() => void)[] = [];

  override async onCreate(options: unknown): Promise<void> {
    await this.atTheDoor('onCreate', () => {
      if (this.context.orders.claim(options) !== MATCHMAKING_ROOM) {
        throw new DoorRefusal(
          DOOR.badOptions,
          `The matchmaking room is there already: joinById('${MATCHMAKING_ROOM}').`,
        );
      }
      this.ask('queue', queueMessage, async (connection, { game, mode, ranked, heroes, botsAfter }) => {
        const members = [{ user: connection.user, heroes }];
        const pool = { game, mode, ranked };
        const queued = await this.queueService.queue({ pool, members, ...(botsAfter !== undefined && { botsAfter }) });
        return 'refused' in queued ? queued : undefined;
      });
      this.ask('accept', proposalMessage, ({ user }, { proposal }) => this.queueService.accept(proposal, user.id));
      this.ask('decline', proposalMessage, ({ user }, { proposal }) => this.queueService.decline(proposal, user.id));
      this.ask('leave', NOTHING, ({ user }) => this.queueService.leave(user.id));
      this.ask('where', NOTHING, async (connection) => {
        await this.notifier.tellAll(connection);
        await this.parties.notifier.tellAll(connection);
        return undefined;
      });
      this.parties.answer((type, form, answer) => this.ask(type, form, answer));
      this.onMessage('*', () => undefined);
      const told = (telling: Promise<void>): void => {
        telling.catch((error: unknown) => this.complain(error, 'players could not be told'));
      };
      this.stopListening = [
        this.parts.tickets.listen((news) => told(this.notifier.hear(news))),
        this.parties.listen((news) => told(news ? this.parties.notifier.hear(news) : this.tellAllOfParties())),
      ];
      this.startWatching();
    });
  }

  override async onJoin(client: PlayerClient): Promise<void> {
    await this.atTheDoor('onJoin', async () => {
      const connection: PlayerConnection = {
        user: userOf(client),
        send: (type, message) => client.send(type, message),
      };
      this.connections.set(client, connection);
      await this.notifier.welcome(connection);
    });
  }

  override onLeave(client: PlayerClient): void {
    const connection = this.connections.get(client);
    this.connections.delete(client);
    if (!connection) return;
    this.notifier.farewell(connection);
    this.parties.notifier.farewell(connection.user).catch((error: unknown) => this.complain(error, 'who left a party'));
    this.gone.add(connection.user.id);
  }

  /** Something may have been missed. */
  private async tellAllOfParties(): Promise<void> {
    for (const connection of [...this.connections.values()]) await this.parties.notifier.tellAll(connection);
  }

  /** Answers requests of that kind. */
  private ask<T>(
    type: string,
    form: z.ZodType<T>,
    answer: (connection: PlayerConnection, message: T) => Promise<Refused | PartyRefused | undefined>,
  ): void {
    this.onMessage(type, async (client: PlayerClient, message: unknown, request: MessageContext) => {
      const connection = this.connections.get(client);
      const read = form.safeParse(message);
      if (!connection) return request.reject({ code: 'bad-message', message: 'You have left.' });
      if (!read.success) return request.reject({ code: 'bad-message', message: inWords(read.error) });
      if (type !== 'where') this.notifier.choose(connection);
      try {
        const refusal = await answer(connection, read.data);
        return refusal ? request.reject(refusal.refused) : {};
      } catch (error) {
        return request.reject(error instanceof StoreTrouble ? this.outOfReach(error, type) : this.failed(error, type));
      }
    });
  }

  protected override noLongerNeeded(now: number): undefined {
    const every = (this.context.settings.queueGraceSeconds * 1000) / TOLD_IN_A_GRACE;
    const due = now - this.toldAt >= every;
    if (due) this.toldAt = now;
    const seen = [...this.gone, ...(due ? this.notifier.players : [])];
    this.gone.clear();
    this.parts.tickets.seen(seen).catch((error: unknown) => this.complain(error, 'who is here'));
  }

  private outOfReach(error: StoreTrouble, what: string): MatchmakingRefusal {
    this.complain(error, what);
    return { code: 'out-of-reach', message: 'The server cannot reach its store; try again in a moment.' };
  }

  private failed(error: unknown, what: string): MatchmakingRefusal {
    return { code: 'failed', message: `Something went wrong on the server (incident ${this.fail(error, what)}).` };
  }

  /** Nobody else could open the matchmaking room again: it stays open, whatever fails in it. */
  protected override fail(error: unknown, where: string): string {
    return report(
      this.context,
      { error, room: this.roomId, where, words: 'something failed in the matchmaking room' },
      this.log,
    );
  }

  private complain(error: unknown, what: string): void {
    if (error instanceof StoreTrouble) this.log.debug({ err: error }, what);
    else this.log.warn({ err: error }, what);
  }

  override onDispose(): void {
    super.onDispose();
    for (const stop of this.stopListening) stop();
  }
}

/** The matchmaking room of one server, to be registered under its name. */
export const matchmakingRoomOf = (
  parts: MatchmakingParts,
  queueService: QueueService,
  notifier: PlayerNotifier,
  parties: PartyParticipation,
) =>
  class extends MatchmakingRoom {
    static override onAuth = checkToken(parts.context.tokens);
    protected override readonly context = parts.context;
    protected override readonly parts = parts;
    protected override readonly queueService = queueService;
    protected override readonly notifier = notifier;
    protected override readonly parties = parties;
  };
