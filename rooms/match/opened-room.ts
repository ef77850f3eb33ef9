/** How a match comes to be: it is opened by a client or by the server, or taken up again from its journal; its seats
 *  fill, everybody may give a share of its chance, and it begins. What happens then is the match room's. */

import { commitmentTo } from '../../engine/core/fair.ts';
import type { OwnedJournal, StoreTrouble } from '../../infra/journal/journal.ts';
import { DOOR, type NonceMessage, type TimeMessage } from '../../protocol/messages.ts';
import type { PlayerClient } from '../base/base-room.ts';
import { DoorRefusal } from '../base/door-refusal.ts';
import { sendTogether } from '../base/together.ts';
import { MatchState } from '../state/match-state.ts';
import { Projection } from '../state/projection.ts';
import { refused } from './answer.ts';
import { checkSetup, checkStart, entryFor, readOpening, withClock, withNames } from './door.ts';
import { forgottenAt } from './journal/due.ts';
import type { JournalHead } from './journal/format.ts';
import { JournalWriter } from './journal/journal-writer.ts';
import { type PastMatch, Resumption } from './journal/reader.ts';
import { listingOf } from './listing.ts';
import { plainId } from './match-id.ts';
import { givenMatch, isRanked, type Opening, presetFor, THE_SERVER } from './opening.ts';
import { officialOf, type Rules, rulesFor } from './rules.ts';
import { SeatedRoom } from './seated-room.ts';
import { type SeatRecord, Seats } from './seats.ts';

/** What lies behind a match when its room opens. */
export type Past = Pick<PastMatch, 'past' | 'at' | 'asleepSince' | 'lines'>;
const NO_PAST: Past = { past: [], at: 0, asleepSince: undefined, lines: 0 };

export abstract class OpenedRoom extends SeatedRoom {
  protected secret = '';
  private counted = false;

  /** Begins the match, or goes on with it after everything that is past. */
  protected abstract begin(nonces: readonly string[], past: Past, rules: Rules): void;
  /** The store cannot keep anything, and what it says of that; or it can again. */
  protected abstract halt(trouble: StoreTrouble | undefined): void;
  protected abstract timeMessage(): TimeMessage;

  // ---- the match is opened -----------------------------------------------------------------------------------------

  /** Opens the match that the options stand for. */
  protected async openFor(options: unknown): Promise<void> {
    const given = this.context.roomOptions.claim(options);
    if (given instanceof Resumption) this.takeUp(given);
    else if (given === undefined) await this.openAsked(readOpening(options));
    else await this.openGiven(given);
  }

  /** A match that a client opens, under an id that Colyseus drew. */
  private async openAsked(opening: Opening): Promise<void> {
    this.roomId = plainId(this.roomId);
    await this.open(opening);
  }

  /** A match that the server itself opens, for players it brought together. */
  private async openGiven(given: unknown): Promise<void> {
    const { match, opening } = givenMatch.parse(given);
    this.roomId = match;
    await this.open(opening);
  }

  private async open(opening: Opening): Promise<void> {
    const { games, random, secret } = this.context;
    this.setUp(withNames(withClock(opening, games), games, random), secret());
    checkSetup(this.entry, this.opening);
    await this.count();
    const codes = this.seats.codes;
    const content = officialOf(this.entry).contentHash;
    const head: JournalHead = {
      version: 2,
      opening: this.opening,
      content,
      codes,
      secret: this.secret,
      opened: Date.now(),
    };
    const due = forgottenAt(head.opened, opening, this.context.settings);
    this.journal = this.journalFor(head, await this.context.journal.begin(this.roomId, head, due));
    if (this.seats.filled) {
      checkStart(this.entry, this.opening, this.seats.all);
      await this.everybodySits();
    }
    this.log.info({ game: opening.game, mode: opening.mode, by: opening.creator.id }, 'opened');
  }

  private takeUp(resumption: Resumption): void {
    try {
      this.goOnWith(resumption);
    } catch (error) {
      resumption.failure = error;
      throw error;
    }
  }

  /** Goes on with a match whose room is gone: everything is as its journal says. */
  private goOnWith({ match, past, rules, owned }: Resumption): void {
    this.roomId = match;
    const { head, seats, nonces } = past;
    this.setUp(head.opening, head.secret, head.codes);
    this.context.open.add(this.roomId, head.opening.creator.id);
    this.counted = true;
    for (const { seat, player, hero } of seats) {
      const record = this.seats.all[seat];
      if (record && player) this.seats.give(record, player, hero);
      else if (record) this.seats.reopen(record);
    }
    this.journal = this.journalFor(head, owned, past);
    if (nonces) this.begin(nonces, past, rules);
    else if (this.seats.filled) this.everybodySits().catch((error: unknown) => this.failOrGo(error, 'start'));
    this.log.info({ lines: past.lines }, 'taken up again');
  }

  private setUp(opening: Opening, secret: string, codes?: readonly (string | null)[]): void {
    this.opening = opening;
    this.secret = secret;
    this.entry = entryFor(opening, this.context.games);
    this.state = new MatchState();
    const ranked = isRanked(opening);
    this.state.game = opening.game;
    this.projection = new Projection(this.state, this.entry);
    this.state.mode = opening.mode;
    this.state.ranked = ranked;
    this.state.clock = presetFor(opening);
    this.state.commitment = commitmentTo(secret);
    this.seats = new Seats(opening.seats, opening.creator, this.state.seats, codes);
    this.list();
  }

  /** Renews what other processes may read of the match. */
  protected list(): void {
    this.setMetadata(listingOf(this.opening, this.state.stage, this.seats.all)).catch((error: unknown) =>
      this.log.warn({ err: error }, 'the listing of a match could not be renewed'),
    );
  }

  private journalFor(head: JournalHead, journal: OwnedJournal, { lines, at } = NO_PAST): JournalWriter {
    const { context } = this;
    return new JournalWriter({
      context,
      match: this.roomId,
      head,
      journal,
      lines,
      at,
      onTrouble: (trouble) => this.halt(trouble),
    });
  }

  private async count(): Promise<void> {
    const { open, settings } = this.context;
    const { id } = this.opening.creator;
    if (open.total >= settings.maxMatches) throw new DoorRefusal(DOOR.full, 'The server is full; try again later.');
    const has = id === THE_SERVER.id ? undefined : await open.tooMany(this.roomId, id, settings.matchesPerPlayer);
    if (has !== undefined) throw new DoorRefusal(DOOR.tooMany, `You have ${has} matches open; finish one first.`);
    open.add(this.roomId, id);
    this.counted = true;
  }

  // ---- the match begins --------------------------------------------------------------------------------------------

  /** Everybody sits: those who want a share in chance have a moment to send it, now that the commitment is known. */
  protected override async everybodySits(): Promise<void> {
    const { nonceMs } = this.context.settings;
    if (nonceMs === 0 || this.everyNonce) return this.start();
    this.context.time.after(nonceMs, () => {
      this.start().catch((error: unknown) => this.failOrGo(error, 'start'));
    });
  }

  private get everyNonce(): boolean {
    return this.seats.all.every(({ bot, nonce }) => bot || nonce !== undefined);
  }

  protected async takeNonce(record: SeatRecord<PlayerClient>, { nonce }: NonceMessage) {
    if (this.started || record.nonce !== undefined) {
      return refused('not-allowed-now', 'A seat has one share in chance, before the match begins.');
    }
    record.nonce = nonce;
    if (this.seats.filled && this.everyNonce) await this.start();
    return undefined;
  }

  private async start(): Promise<void> {
    if (this.started || !this.seats.filled) return;
    this.started = true;
    const nonces = this.seats.all.map(({ nonce = '' }) => nonce);
    const rules = rulesFor(
      this.entry,
      this.seats.all.map(({ hero }) => hero),
    );
    await this.journal.write({ of: 'start', nonces, ...(rules.outside && { outside: rules.outside }) });
    for (const { connection } of this.seats.all) if (connection) sendTogether(connection);
    this.begin(nonces, NO_PAST, rules);
    this.broadcastPatch();
    this.attend();
    this.broadcast('time', this.timeMessage());
    this.log.info({ content: rules.game.contentHash, clock: this.state.clock }, 'started');
  }

  override onDispose(): void {
    super.onDispose();
    this.journal?.stop();
    if (this.counted) this.context.open.remove(this.roomId, this.opening.creator.id);
  }
}
