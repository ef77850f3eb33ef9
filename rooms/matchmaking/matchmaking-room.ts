/** The hall of one process: where players' pages stay connected, from the moment they queue until they sit at a match.
 *  It holds nothing but connections: tickets lie in the store, and whoever comes, to whatever process, hears how they
 *  stand. */

import type { MessageContext } from '@colyseus/core';
import { z } from 'zod';
import { StoreTrouble } from '../../infra/store-trouble.ts';
import type { PartyRefused } from '../../league/party/party.ts';
import { HALL, type HallRefusal, proposalMessage, queueMessage } from '../../protocol/matchmaking-requests.ts';
import { DOOR } from '../../protocol/messages.ts';
import { BaseRoom, checkToken, DoorRefusal, type PlayerClient } from '../base/base-room.ts';
import { report } from '../base/incident.ts';
import { inWords } from '../match/opening.ts';
import { userOf } from '../match/seated-room.ts';
import type { PartyHall } from '../party/open-parties.ts';
import type { HallParts } from './context.ts';
import type { Greeter, Guest } from './player-notifier.ts';
import type { Desk, Refused } from './queue-service.ts';

/** How often the store is told who is here, as a share of the grace. */
const TOLD_IN_A_GRACE = 4;
const NOTHING = z.unknown();

export abstract class HallRoom extends BaseRoom<object> {
  protected abstract readonly parts: HallParts;
  protected abstract readonly desk: Desk;
  protected abstract readonly greeter: Greeter;
  protected abstract readonly parties: PartyHall;
  private readonly guests = new Map<PlayerClient, Guest>();
  private toldAt = 0;
  /** Players who went since the store was told last: their grace begins. */
  private readonly gone = new Set<string>();
  private stopListening: (() => void)[] = [];

  override async onCreate(options: unknown): Promise<void> {
    await this.atTheDoor('onCreate', () => {
      if (this.house.orders.claim(options) !== HALL) {
        throw new DoorRefusal(DOOR.badOptions, `The hall is there already: joinById('${HALL}').`);
      }
      this.ask('queue', queueMessage, async (guest, { game, mode, ranked, heroes, botsAfter }) => {
        const members = [{ user: guest.user, heroes }];
        const pool = { game, mode, ranked };
        const queued = await this.desk.queue({ pool, members, ...(botsAfter !== undefined && { botsAfter }) });
        return 'refused' in queued ? queued : undefined;
      });
      this.ask('accept', proposalMessage, ({ user }, { proposal }) => this.desk.accept(proposal, user.id));
      this.ask('decline', proposalMessage, ({ user }, { proposal }) => this.desk.decline(proposal, user.id));
      this.ask('leave', NOTHING, ({ user }) => this.desk.leave(user.id));
      this.ask('where', NOTHING, async (guest) => {
        await this.greeter.tellAll(guest);
        await this.parties.teller.tellAll(guest);
        return undefined;
      });
      this.parties.answer((type, form, answer) => this.ask(type, form, answer));
      this.onMessage('*', () => undefined);
      const told = (telling: Promise<void>): void => {
        telling.catch((error: unknown) => this.complain(error, 'players could not be told'));
      };
      this.stopListening = [
        this.parts.tickets.listen((news) => told(this.greeter.hear(news))),
        this.parties.listen((news) => told(news ? this.parties.teller.hear(news) : this.tellAllOfParties())),
      ];
      this.startWatching();
    });
  }

  override async onJoin(client: PlayerClient): Promise<void> {
    await this.atTheDoor('onJoin', async () => {
      const guest: Guest = { user: userOf(client), send: (type, message) => client.send(type, message) };
      this.guests.set(client, guest);
      await this.greeter.welcome(guest);
    });
  }

  override onLeave(client: PlayerClient): void {
    const guest = this.guests.get(client);
    this.guests.delete(client);
    if (!guest) return;
    this.greeter.farewell(guest);
    this.parties.teller.farewell(guest.user).catch((error: unknown) => this.complain(error, 'who left a party'));
    this.gone.add(guest.user.id);
  }

  /** Something may have been missed. */
  private async tellAllOfParties(): Promise<void> {
    for (const guest of [...this.guests.values()]) await this.parties.teller.tellAll(guest);
  }

  /** Answers requests of that kind. */
  private ask<T>(
    type: string,
    form: z.ZodType<T>,
    answer: (guest: Guest, message: T) => Promise<Refused | PartyRefused | undefined>,
  ): void {
    this.onMessage(type, async (client: PlayerClient, message: unknown, context: MessageContext) => {
      const guest = this.guests.get(client);
      const read = form.safeParse(message);
      if (!guest) return context.reject({ code: 'bad-message', message: 'You have left.' });
      if (!read.success) return context.reject({ code: 'bad-message', message: inWords(read.error) });
      if (type !== 'where') this.greeter.choose(guest);
      try {
        const refusal = await answer(guest, read.data);
        return refusal ? context.reject(refusal.refused) : {};
      } catch (error) {
        return context.reject(error instanceof StoreTrouble ? this.outOfReach(error, type) : this.failed(error, type));
      }
    });
  }

  protected override noLongerNeeded(now: number): undefined {
    const every = (this.house.settings.queueGraceSeconds * 1000) / TOLD_IN_A_GRACE;
    const due = now - this.toldAt >= every;
    if (due) this.toldAt = now;
    const seen = [...this.gone, ...(due ? this.greeter.players : [])];
    this.gone.clear();
    this.parts.tickets.seen(seen).catch((error: unknown) => this.complain(error, 'who is here'));
  }

  private outOfReach(error: StoreTrouble, what: string): HallRefusal {
    this.complain(error, what);
    return { code: 'out-of-reach', message: 'The server cannot reach its store; try again in a moment.' };
  }

  private failed(error: unknown, what: string): HallRefusal {
    return { code: 'failed', message: `Something went wrong on the server (incident ${this.fail(error, what)}).` };
  }

  /** Nobody else could open the hall again: it stays open, whatever fails in it. */
  protected override fail(error: unknown, where: string): string {
    return report(this.house, { error, room: this.roomId, where, words: 'something failed in the hall' }, this.log);
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

/** The hall of one server, to be registered under its name. */
export const hallRoomOf = (parts: HallParts, desk: Desk, greeter: Greeter, parties: PartyHall) =>
  class extends HallRoom {
    static override onAuth = checkToken(parts.house.tokens);
    protected override readonly house = parts.house;
    protected override readonly parts = parts;
    protected override readonly desk = desk;
    protected override readonly greeter = greeter;
    protected override readonly parties = parties;
  };
