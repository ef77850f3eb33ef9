/** The matchmaking room of one process: where players' pages stay connected, from the moment they queue until they sit
 *  at a match. It holds nothing but connections: tickets lie in the store, and everybody who comes, to whatever
 *  process, hears how they stand. */
import type { MessageContext } from '@colyseus/core';
import { z } from 'zod';
import { StoreTrouble } from '../../infra/store-trouble.ts';
import {
  MATCHMAKING_ROOM,
  type MatchmakingRefusal,
  proposalMessage,
  queueMessage,
} from '../../protocol/matchmaking-requests.ts';
import { DOOR } from '../../protocol/messages.ts';
import { BaseRoom, checkToken, type PlayerClient, userOf } from '../base/base-room.ts';
import { DoorRefusal, inWords } from '../base/door-refusal.ts';
import { report } from '../base/incident.ts';
import type { MatchmakingParts } from './context.ts';
import type { MatchmakingHook, OnRequest } from './hook.ts';
import type { PlayerConnection, PlayerNotifier } from './player-notifier.ts';
import type { QueueService } from './queue-service.ts';

/** How often the store hears who is here, as a share of the grace. */
const SEEN_IN_A_GRACE = 4;
const NOTHING = z.unknown();

export abstract class MatchmakingRoom extends BaseRoom<object> {
  protected abstract readonly parts: MatchmakingParts;
  protected abstract readonly queueService: QueueService;
  protected abstract readonly notifier: PlayerNotifier;
  protected abstract readonly hook: MatchmakingHook;
  private readonly connections = new Map<PlayerClient, PlayerConnection>();
  private seenAt = 0;
  /** Players who went since the store last heard: their grace begins. */
  private readonly gone = new Set<string>();
  private stopListening: (() => void)[] = [];

  override async onCreate(options: unknown): Promise<void> {
    await this.atTheDoor('onCreate', () => {
      if (this.context.roomOptions.claim(options) !== MATCHMAKING_ROOM) {
        throw new DoorRefusal(
          DOOR.badOptions,
          `The matchmaking room is there already: joinById('${MATCHMAKING_ROOM}').`,
        );
      }
      this.onRequest('queue', queueMessage, async (connection, { game, mode, ranked, heroes, botsAfter }) => {
        const members = [{ user: connection.user, heroes }];
        const pool = { game, mode, ranked };
        const queued = await this.queueService.queue({ pool, members, ...(botsAfter !== undefined && { botsAfter }) });
        return 'refused' in queued ? queued : undefined;
      });
      this.onRequest('accept', proposalMessage, ({ user }, { proposal }) =>
        this.queueService.accept(proposal, user.id),
      );
      this.onRequest('decline', proposalMessage, ({ user }, { proposal }) =>
        this.queueService.decline(proposal, user.id),
      );
      this.onRequest('leave', NOTHING, ({ user }) => this.queueService.leave(user.id));
      this.onRequest('where', NOTHING, async (connection) => {
        await this.notifier.sendStanding(connection);
        await this.hook.sendStanding(connection);
        return undefined;
      });
      this.hook.addRequests(this.onRequest);
      this.onMessage('*', () => undefined);
      const sent = (sending: Promise<void>): void => {
        sending.catch((error: unknown) => this.complain(error, 'players could not be told'));
      };
      this.stopListening = [
        this.parts.tickets.listen((news) => sent(this.notifier.onNews(news))),
        this.hook.listen(sent, () => [...this.connections.values()]),
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
      await this.notifier.connected(connection);
    });
  }

  override onLeave(client: PlayerClient): void {
    const connection = this.connections.get(client);
    this.connections.delete(client);
    if (!connection) return;
    this.notifier.disconnected(connection);
    this.hook.disconnected(connection.user).catch((error: unknown) => this.complain(error, 'who left'));
    this.gone.add(connection.user.id);
  }

  private readonly onRequest: OnRequest = (type, form, answer) => {
    this.onMessage(type, async (client: PlayerClient, message: unknown, request: MessageContext) => {
      const connection = this.connections.get(client);
      const read = form.safeParse(message);
      if (!connection) return request.reject({ code: 'bad-message', message: 'You have left.' });
      if (!read.success) return request.reject({ code: 'bad-message', message: inWords(read.error, message) });
      if (type !== 'where') this.notifier.use(connection);
      try {
        const refusal = await answer(connection, read.data);
        return refusal ? request.reject(refusal.refused) : {};
      } catch (error) {
        return request.reject(error instanceof StoreTrouble ? this.outOfReach(error, type) : this.failed(error, type));
      }
    });
  };

  protected override noLongerNeeded(now: number): undefined {
    const every = (this.context.settings.queueGraceSeconds * 1000) / SEEN_IN_A_GRACE;
    const due = now - this.seenAt >= every;
    if (due) this.seenAt = now;
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

export interface MatchmakingRoomParts {
  readonly parts: MatchmakingParts;
  readonly queueService: QueueService;
  readonly notifier: PlayerNotifier;
  readonly hook: MatchmakingHook;
}

/** The matchmaking room of one server, to be registered under its name. */
export const matchmakingRoomOf = ({ parts, queueService, notifier, hook }: MatchmakingRoomParts) =>
  class extends MatchmakingRoom {
    static override onAuth = checkToken(parts.context.tokens);
    protected override readonly context = parts.context;
    protected override readonly parts = parts;
    protected override readonly queueService = queueService;
    protected override readonly notifier = notifier;
    protected override readonly hook = hook;
  };
