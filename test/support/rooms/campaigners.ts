/** Players with a line to matchmaking and a campaign open, as a page has it, and the matches that they play. */
import type { Client } from '@colyseus/sdk';
import * as assert from 'uvu/assert';
import { CampaignRequests } from '../../../client/campaign.ts';
import { MatchConnection } from '../../../client/connection.ts';
import { diceThroneDoor } from '../../../client/dice-throne.ts';
import { freshKey } from '../../../client/fresh-key.ts';
import { type Asked, MatchmakingConnection } from '../../../client/matchmaking.ts';
import type { CampaignTable } from '../../../protocol/campaign/messages.ts';
import { until } from './matchmaking.ts';

export const ok = async (asked: Promise<Asked>): Promise<void> => assert.equal(await asked, { ok: true });
export const refused = async (asked: Promise<Asked>, code: string): Promise<void> => {
  const answer = await asked;
  assert.is(answer.ok ? 'ok' : answer.code, code);
  if (!answer.ok) assert.ok(answer.message.length > 10, 'a sentence says why');
};

export class Campaigner {
  static async open(client: Client, others: readonly string[] = []): Promise<Campaigner> {
    return new Campaigner(await MatchmakingConnection.open(client, others), others);
  }

  readonly line: MatchmakingConnection;
  readonly ask: CampaignRequests;
  /** The campaign that all of this is about. */
  id = '';
  private readonly others: readonly string[];

  private constructor(line: MatchmakingConnection, others: readonly string[]) {
    this.line = line;
    this.others = others;
    this.ask = new CampaignRequests(line);
  }

  get table(): CampaignTable {
    const table = this.ask.table(this.id)?.table;
    assert.ok(table, `no campaign ${this.id}: ${JSON.stringify(this.ask.table(this.id))}`);
    return table;
  }

  /** Begins one, and has it open. */
  async found(hero = 'barbarian', name = 'The long way'): Promise<void> {
    await ok(this.ask.found({ name, difficulty: 'normal', hero, nonce: freshKey() }));
    await until(
      () => 'the campaign',
      () => this.ask.newest !== undefined,
    );
    this.id = this.ask.newest ?? '';
  }

  /** Comes by the other's code. */
  async joins(other: Campaigner, hero: string): Promise<void> {
    await ok(this.ask.join({ code: other.table.code, hero, nonce: freshKey() }));
    this.id = other.id;
    await this.sees('the campaign', () => true);
  }

  act(action: { readonly type: string } & Record<string, unknown>): Promise<Asked> {
    return this.ask.act(this.id, action);
  }

  async sees(what: string, test: (table: CampaignTable) => boolean): Promise<void> {
    await until(
      () => `${what}, not ${JSON.stringify(this.ask.table(this.id))?.slice(0, 2000)}`,
      () => {
        const table = this.ask.table(this.id)?.table;
        return table !== undefined && test(table);
      },
    );
  }

  /** Sits down at the scenario's match. */
  async sit() {
    await this.sees('an open match', ({ matchOpen }) => matchOpen);
    const place = await MatchConnection.comeTo(
      diceThroneDoor,
      this.line.client,
      this.table.view.match ?? '',
      this.others,
    );
    await until(
      () => 'the start',
      () => place.picture.stage !== 'gathering',
    );
    return place;
  }

  close(): void {
    this.line.close();
  }
}

/** All say that they are ready, with bots for those seats, and depart. */
export const depart = async (bots: readonly number[], ...all: readonly Campaigner[]): Promise<void> => {
  for (const one of all) await ok(one.act({ type: 'ready', on: true, bots }));
  const [first] = all;
  assert.ok(first);
  await ok(first.act({ type: 'depart', bots }));
};

/** All people give the scenario up, and with them the bots. */
export const giveUp = async (...all: readonly Campaigner[]): Promise<void> => {
  const places = await Promise.all(all.map((one) => one.sit()));
  for (const place of places) await place.act({ type: 'concede' }, place.picture.view?.step ?? 0);
  for (const place of places) place.leave();
};
