/** Players in the matchmaking room, as a page has them: tabs that hear what becomes of their ticket, and follow their
 *  seat. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@colyseus/sdk';
import * as assert from 'uvu/assert';
import { MatchConnection } from '../../../client/connection.ts';
import { diceThroneDoor } from '../../../client/dice-throne.ts';
import { MatchmakingConnection } from '../../../client/matchmaking.ts';
import { PartyRequests } from '../../../client/party.ts';
import type { MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import type { SeatMessage } from '../../../protocol/matchmaking-messages.ts';
import type { QueueMessage } from '../../../protocol/matchmaking-requests.ts';
import type { MatchState } from '../../../rooms/state/match-state.ts';
import type { MatchPicture } from '../../../rooms/state/picture.ts';
import { PATIENCE_MS } from '../eventually.ts';

export const CASUAL: QueueMessage = { game: 'dice-throne', mode: '1v1', ranked: false, heroes: { hero: 'barbarian' } };
export const RANKED: QueueMessage = { ...CASUAL, ranked: true };

export const until = async (what: () => string, test: () => boolean): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
  while (!test()) {
    if (performance.now() > deadline) throw new Error(`waited ${PATIENCE_MS} ms for: ${what()}`);
    await sleep(5);
  }
};

type Place = MatchConnection<MatchState, MatchPicture<MatchView>>;

/** One tab of a player. */
export class Tab {
  static async open(client: Client, others: readonly string[] = []): Promise<Tab> {
    return new Tab(await MatchmakingConnection.open(client, others), others);
  }

  readonly matchmaking: MatchmakingConnection;
  readonly party: PartyRequests;
  /** What became of the ticket, in order. */
  readonly heard: string[] = [];
  readonly seats: SeatMessage[] = [];
  private readonly others: readonly string[];

  private constructor(matchmaking: MatchmakingConnection, others: readonly string[]) {
    this.matchmaking = matchmaking;
    this.party = new PartyRequests(matchmaking);
    this.others = others;
    matchmaking.listen({
      back: (why) => this.heard.push(`back: ${why}`),
      out: (why) => this.heard.push(`out: ${why}`),
      outOfParty: (why) => this.heard.push(`out of the party: ${why}`),
      seated: (seat) => this.seats.push(seat),
    });
  }

  get state(): string {
    return this.matchmaking.queueing.state;
  }

  /** Since when the ticket waits; 0 while it does not. */
  get since(): number {
    const { queueing } = this.matchmaking;
    return queueing.state === 'waiting' ? queueing.message.since : 0;
  }

  get proposal(): string {
    const { queueing } = this.matchmaking;
    return queueing.state === 'found' ? queueing.message.proposal : '';
  }

  /** Queues, and waits until the matchmaking room says so. */
  async queue(request: QueueMessage): Promise<void> {
    assert.equal(await this.matchmaking.queue(request), { ok: true });
    await until(
      () => 'word that the ticket waits',
      () => this.state !== 'idle',
    );
  }

  async accept(): Promise<void> {
    assert.equal(await this.matchmaking.accept(this.proposal), { ok: true });
  }

  /** Waits until the ticket is so. */
  async is(state: 'idle' | 'waiting' | 'found'): Promise<void> {
    await until(
      () => `${state}, not ${this.state}`,
      () => this.state === state,
    );
  }

  /** Follows the seat that the matchmaking room hands out. */
  async sit(): Promise<Place> {
    await until(
      () => 'a seat',
      () => this.seats.length > 0,
    );
    const seat = this.seats.at(-1)?.seat;
    assert.ok(seat);
    const place = await MatchConnection.take(diceThroneDoor, this.matchmaking.client, seat, this.others);
    await until(
      () => 'the start',
      () => place.picture.stage !== 'gathering',
    );
    return place;
  }

  /** Joins the match that it was told is running. */
  async join(): Promise<Place> {
    await until(
      () => 'word of a running match',
      () => this.matchmaking.running !== undefined,
    );
    return MatchConnection.comeTo(
      diceThroneDoor,
      this.matchmaking.client,
      this.matchmaking.running?.match ?? '',
      this.others,
    );
  }

  close(): void {
    this.matchmaking.close();
  }
}
