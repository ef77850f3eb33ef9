/** One match: what is heard in it, who is there, and when nobody needs it any more. How it is played is its base,
 *  `playing-room.ts`, how it is opened the base of that, `opened-room.ts`, and who sits at it the lowest, `seated-room.ts`;
 *  the rules are behind the face of the game, the way of an action is `match-driver.ts`. */

import type { MessageContext } from '@colyseus/core';
import { sidesAt } from '../../engine/core/kinds.ts';
import {
  actMessage,
  type CatalogueAnswer,
  CLOSE,
  catalogueMessage,
  languageMessage,
  nonceMessage,
  type PreferMessage,
  preferMessage,
  rematchMessage,
  type TimeMessage,
} from '../../protocol/messages.ts';
import { readAct } from '../../protocol/read-act.ts';
import { emoteMessage, reportMessage, sayMessage } from '../../protocol/talk-requests.ts';
import { checkToken, type PlayerClient, userOf } from '../base/base-room.ts';
import { mayHaveCatalogue } from '../base/catalogues.ts';
import { inWords } from '../base/door-refusal.ts';
import { Hearing } from '../base/hearing.ts';
import type { RoomContext } from '../base/room-context.ts';
import { type Answer, answerOf, type Refused, refused } from './answer.ts';
import { modeOf } from './door.ts';
import { OneAddress } from './end/one-address.ts';
import { Rematch } from './end/rematch.ts';
import { AT_ONCE, forgottenAt, runsAlone as runsOn } from './journal/due.ts';
import { keptKey } from './journal/packing.ts';
import { MatchTalk, type MatchTalkParts } from './match-talk.ts';
import { isRanked } from './opening.ts';
import { PlayingRoom } from './playing-room.ts';
import type { SeatRecord } from './seats.ts';

/** How long the result of a match nobody looks at any more is kept. */
const EMPTY_AFTER_END_MS = 60_000;
/** Said to who talks and has no seat. */
const MUTE = 'only those who play talk.';

export abstract class MatchRoom extends PlayingRoom {
  private rematch!: Rematch;
  private talk!: MatchTalk;
  /** Of a ranked match. */
  private oneAddress: OneAddress | undefined;
  private emptySince: number | undefined;

  // ---- what is heard in it -----------------------------------------------------------------------------------------

  private static readonly hearing = new Hearing<MatchRoom>({
    messages: {
      act: (room, client, message, request) => room.onAct(client, message, request),
      prefer: MatchRoom.seatRequest(preferMessage, 'nothing is asked of you.', (room: MatchRoom, record, wish) =>
        room.prefer(record, wish),
      ),
      nonce: MatchRoom.seatRequest(nonceMessage, 'you have no share in chance.', (room: MatchRoom, record, nonce) =>
        room.takeNonce(record, nonce),
      ),
      rematch: MatchRoom.seatRequest(
        rematchMessage,
        'the rematch is for those who played.',
        (room: MatchRoom, record, { wanted }) => room.rematch.answer(record, wanted),
      ),
      talk: (room, client) => room.talk.standing(room.seats.of(userOf(client).id)),
      emote: MatchRoom.seatRequest(emoteMessage, MUTE, (room: MatchRoom, record, { emote }) =>
        room.talk.sign(record, emote),
      ),
      say: MatchRoom.seatRequest(sayMessage, MUTE, (room: MatchRoom, record, { text }) => room.talk.say(record, text)),
      report: MatchRoom.seatRequest(reportMessage, MUTE, (room: MatchRoom, record, { line }) =>
        room.talk.report(record, line),
      ),
      time: (room, client): TimeMessage => room.timeMessageFor(client),
      invites: (room, client) => room.invitesFor(client),
      catalogue: MatchRoom.request(catalogueMessage, (room: MatchRoom, client, asked): CatalogueAnswer | Refused =>
        mayHaveCatalogue(client)
          ? { catalogue: (room.running ?? room.entry).game.catalogue(asked?.language) }
          : refused('too-much', 'You have been sent the rules of this match often enough; join again for more.'),
      ),
      language: MatchRoom.request(languageMessage, (room: MatchRoom, client, { language }) =>
        room.speak(client, language),
      ),
    },
    other: (room, client, type) => room.refuseUnknown(client, type),
    onFailure: (room, error) => room.onFailure(error, 'onMessage'),
  });

  // ---- the match is opened -----------------------------------------------------------------------------------------

  override async onCreate(options: unknown): Promise<void> {
    await this.atTheDoor('onCreate', async () => {
      await this.openFor(options);
      this.rematch = this.rematchOf();
      this.talk = this.talkOf();
      this.oneAddress = this.oneAddressOf();
      MatchRoom.hearing.open(this);
      this.startWatching();
    });
  }

  private talkOf(): MatchTalk {
    const { roomId: match, opening, seats, context } = this;
    const toAll: MatchTalkParts['toAll'] = (type, message) => this.broadcast(type, message);
    return new MatchTalk({ talk: context.talk, match, isPrivate: opening.pool === undefined, seats, toAll });
  }

  private rematchOf(): Rematch {
    const { opening, seats, state, context } = this;
    const onChange = (): void => void this.broadcastPatch();
    return new Rematch({ opening, seats: seats.all, state, open: context.order, onChange });
  }

  private oneAddressOf(): OneAddress | undefined {
    const { roomId: match, opening, entry, seats, context } = this;
    const mode = modeOf(entry.game, opening);
    if (!isRanked(opening) || !mode) return undefined;
    return new OneAddress(match, sidesAt(mode, seats.all.length), context.incidents);
  }

  // ---- an action ---------------------------------------------------------------------------------------------------

  private async onAct(client: PlayerClient, message: unknown, request: MessageContext): Promise<unknown> {
    const answer = await this.answerTo(client, message);
    if ('accepted' in answer) return answer.accepted;
    if (request.id === undefined) client.send('refused', answer.refused);
    return request.reject(answer.refused);
  }

  private answerTo(client: PlayerClient, message: unknown): Answer | Promise<Answer> {
    const read = readAct(message);
    if (!read) return refused('bad-message', wordsFor(message));
    const player = userOf(client).id;
    const record = this.seats.of(player);
    const { driver } = this;
    if (!record) return refused('not-seated', 'You are watching: only seats act.');
    if (!driver) return refused('not-started', 'The match has not begun: a seat is still open.');
    const { key, action, step } = read;
    const kept = keptKey(key);
    return this.idempotency.once(player, kept, async () => answerOf(await driver.act(record.seat, action, step, kept)));
  }

  private async prefer(record: SeatRecord<PlayerClient>, { windows }: PreferMessage): Promise<undefined> {
    record.preference = windows;
    await this.driver?.prefer(record.seat, windows);
  }

  private timeMessageFor(client: PlayerClient): TimeMessage {
    const late = this.latenessOf(client);
    const { now, paused } = this.timeMessage();
    return late > 0 ? { now: Math.max(0, now - late), paused, late } : { now, paused };
  }

  /** A message sent without asking for an answer, of a type there is not. */
  private refuseUnknown(client: PlayerClient, type: unknown): void {
    const { refused: refusal } = refused('bad-message', `There is no message "${String(type).slice(0, 40)}".`);
    client.send('refused', refusal);
  }

  // ---- who is there ------------------------------------------------------------------------------------------------

  /** Has the driver know who is there now. */
  protected override attend(): void {
    this.oneAddress
      ?.look(this.seats.all)
      .catch((error: unknown) => this.log.warn({ err: error }, 'opponents from one address could not be kept'));
    const { driver } = this;
    if (!driver || this.running?.over) return;
    const before = driver.time.paused;
    driver.attended(this.isAttended);
    if (driver.time.paused !== before) this.broadcast('time', this.timeMessage());
    for (const { seat, bot, connection } of this.seats.all) {
      if (bot) continue;
      if (connection) driver.returned(seat);
      else driver.dropped(seat);
    }
  }

  override onLeave(client: PlayerClient, code?: number): void {
    super.onLeave(client, code);
    const record = this.seats.of(userOf(client).id);
    if (record && !record.connection) this.rematch.left(record);
  }

  // ---- the match is closed -----------------------------------------------------------------------------------------

  protected override noLongerNeeded(now: number): string | undefined {
    // Where time runs on without anybody, the match does, awake or asleep.
    const runsAlone = this.driver !== undefined && !this.running?.over && runsOn(this.opening);
    if (this.isAttended || (runsAlone && this.clients.length > 0)) {
      this.emptySince = undefined;
      return undefined;
    }
    this.emptySince ??= now;
    const empty = now - this.emptySince;
    if (runsAlone) {
      if (empty > this.context.settings.sleepSeconds * 1000) this.fallAsleep();
      return undefined;
    }
    if (this.running?.over && this.clients.length === 0 && empty > EMPTY_AFTER_END_MS) return 'over, and nobody looks';
    return empty > this.context.settings.abandonedSeconds * 1000 ? 'none of its players came back' : undefined;
  }

  /** Nobody looks and nothing falls due for long: the room is closed, and the match goes on in its journal until it is
   *  due or somebody comes. Who comes in the last moment keeps it awake. */
  private fallAsleep(): void {
    const asleep = this.driver?.fallAsleep(() => this.clients.length === 0);
    void asleep?.then((sleeps) => {
      if (!sleeps) return;
      this.log.info('sleeps');
      this.close(CLOSE.restart);
    });
  }

  /** Nothing happens to the match until one of its players comes back. */
  private get rests(): boolean {
    return this.driver !== undefined && !this.running?.over && !this.lost && !runsOn(this.opening);
  }

  private rest(): void {
    const { journal, settings, log } = this.context;
    const asleep = journal.postpone({ id: this.roomId, due: AT_ONCE }, forgottenAt(Date.now(), this.opening, settings));
    asleep.catch((error: unknown) => log.debug({ err: error }, 'whoever sweeps finds out that nobody plays'));
  }

  override onDispose(): void {
    super.onDispose();
    this.driver?.stop();
    if (this.rests) this.rest();
    this.log.info('closed for good');
  }
}

/** What is wrong with what somebody sent as an action. */
const wordsFor = (message: unknown): string => {
  const { success, error } = actMessage.safeParse(message);
  if (success) throw new Error('an action was refused that can be read');
  return inWords(error, message);
};

/** The match room of one server, to be registered as `match`. */
export const matchRoomOf = (context: RoomContext) =>
  class extends MatchRoom {
    static override onAuth = checkToken(context.tokens);
    protected override readonly context = context;
  };
