/** Campaigns lie in a store, and nowhere else between two requests: no process owns one. Of two that change a campaign at
 *  once one is first, and the other decides anew on what it finds then; since a campaign's chance is part of it, what was
 *  not written rolls the same again. A campaign, the lists of its members and the index of the match that it waits for
 *  change in one write.
 *
 *  A campaign that cannot be read is only said to be so: nothing here writes over it. */
import { keepsakesOf, openedBy } from '../../engine/campaign/rules/legacy.ts';
import { LEGACIES } from '../../engine/campaign/state/terms.ts';
import {
  type CampaignChanged,
  type CampaignRefused,
  goesOn,
  type KeptCampaign,
  matchIn,
  playersIn,
  refuse,
  seatOf,
} from '../../league/campaign/kept-campaign.ts';
import { TOO_LATE, untilFirst } from '../documents/contention.ts';
import type { Documents, Kept } from '../documents/documents.ts';
import {
  type CampaignNews,
  type FoundCampaign,
  type PlayerCampaigns,
  type Presence,
  readCampaign,
  readMatch,
  readNews,
  readPlayer,
  readPresence,
  writeCampaign,
  writeNews,
} from './form.ts';

/** A player takes part in so many that go on, and in so many altogether. */
export const MOST_LIVE = 8;
const MOST_LISTED = 40;

const campaignKey = (id: string): string => `campaign:${id}`;
const playerKey = (player: string): string => `campaigns-of:${player}`;
const matchKey = (match: string): string => `campaign-match:${match}`;
const presenceKey = (id: string): string => `campaign-presence:${id}`;

/** What became of it: the campaign as it is now, and whether that is news. */
export type Changed = { readonly kept: KeptCampaign | undefined; readonly changed: boolean } | CampaignRefused;

export class Campaigns {
  private readonly store: Documents;

  constructor(store: Documents) {
    this.store = store;
  }

  /** The campaign of that id; nothing where there is none. */
  async find(id: string): Promise<FoundCampaign | undefined> {
    const kept = await this.readOne(campaignKey(id));
    return 'damaged' in kept ? DAMAGED : foundIn(kept);
  }

  /** What the player takes part in, and what campaigns have opened for them. */
  async of(player: string): Promise<PlayerCampaigns> {
    return readPlayer((await this.readWhole(playerKey(player))).value);
  }

  /** Keeps a new campaign; does nothing where it is kept already. */
  create(kept: KeptCampaign, now: number): Promise<Changed> {
    return this.decide(kept.id, now, (known) => ({ kept: known ?? kept }));
  }

  /** Changes the campaign of that id. The change is asked again when somebody else was faster. */
  change(id: string, now: number, change: (kept: KeptCampaign) => CampaignChanged): Promise<Changed> {
    return this.decide(id, now, (kept) => (kept ? change(kept) : UNKNOWN));
  }

  /** Whether a campaign waits for that match. */
  async waitsFor(match: string): Promise<boolean> {
    return (await this.readWhole(matchKey(match))).version > 0;
  }

  /** Changes the campaign that waits for that match; does nothing where none does. */
  async changeOfMatch(match: string, now: number, change: (kept: KeptCampaign) => KeptCampaign): Promise<void> {
    const id = readMatch((await this.readWhole(matchKey(match))).value);
    if (id === undefined) return;
    await this.decide(id, now, (kept) => ({ kept: kept && change(kept) }));
  }

  /** Takes the player out of everything; safe to repeat. */
  async forget(player: string, now: number, leave: (kept: KeptCampaign) => CampaignChanged): Promise<void> {
    const { campaigns } = await this.of(player);
    for (const { id } of campaigns) await this.change(id, now, leave);
    const key = playerKey(player);
    const { version } = await this.readWhole(key);
    if (version > 0) await this.store.write({ expected: { [key]: version }, put: { [key]: undefined }, rank: [] });
  }

  // ---- who is there ------------------------------------------------------------------------------------------------------

  async presence(id: string): Promise<Presence> {
    const kept = await this.readOne(presenceKey(id));
    return 'damaged' in kept ? {} : readPresence(kept.value);
  }

  /** These players have the campaign open, or not any more. Told to others where that is news. That somebody is gone is kept
   *  only of who was there: of a campaign that is gone itself, nothing is. */
  async seen(id: string, players: readonly string[], here: boolean, now: number): Promise<void> {
    const key = presenceKey(id);
    await untilFirst(`who is there in campaign ${id}`, async () => {
      const kept = await this.readOne(key);
      if ('damaged' in kept) return undefined;
      const before = readPresence(kept.value);
      const concerned = here ? players : players.filter((player) => before[player]);
      if (concerned.length === 0) return undefined;
      const after: Presence = {
        ...before,
        ...Object.fromEntries(concerned.map((player) => [player, { at: now, here }])),
      };
      const isNews = concerned.some((player) => before[player]?.here !== here);
      const tell = { tell: writeNews({ campaign: id, players: Object.keys(after) }) };
      const change = { expected: { [key]: kept.version }, put: { [key]: after }, rank: [], ...(isNews && tell) };
      return (await this.store.write(change)) ? undefined : TOO_LATE;
    });
  }

  // ---- news --------------------------------------------------------------------------------------------------------------

  /** Called with what changes, by whatever process; with nothing when something may have been missed. */
  listen(listener: (news: CampaignNews | undefined) => void): () => void {
    return this.store.listen((told) => listener(readNews(told)));
  }

  close(): Promise<void> {
    return this.store.close();
  }

  // ---- reading and writing -----------------------------------------------------------------------------------------------

  /** What lies there may be no JSON any more. */
  private async readOne(key: string): Promise<Kept | { readonly damaged: true }> {
    try {
      return await this.readWhole(key);
    } catch (error) {
      if (error instanceof SyntaxError) return { damaged: true };
      throw error;
    }
  }

  private async readWhole(key: string): Promise<Kept> {
    const [kept] = await this.store.read([key]);
    return kept ?? { version: 0, value: undefined };
  }

  private async decide(
    id: string,
    now: number,
    decision: (kept: KeptCampaign | undefined) => CampaignChanged,
  ): Promise<Changed> {
    return untilFirst(`campaign ${id}`, async () => {
      const there = await this.readOne(campaignKey(id));
      if ('damaged' in there) return unreadable(DAMAGED.unreadable);
      const known = foundIn(there);
      if (known && 'unreadable' in known) return unreadable(known.unreadable);
      const before = known?.kept;
      const decided = decision(before);
      if ('refused' in decided) return decided;
      if (decided.kept === before) return { kept: before, changed: false };
      const written = await this.write(id, there.version, before, decided.kept, now);
      if (written === true) return { kept: decided.kept, changed: true };
      return written || TOO_LATE;
    });
  }

  private async write(
    id: string,
    version: number,
    before: KeptCampaign | undefined,
    after: KeptCampaign | undefined,
    now: number,
  ): Promise<boolean | CampaignRefused> {
    const [was, is] = [playersIn(before), playersIn(after)];
    const ended = after !== undefined && isOver(after) && !(before && isOver(before));
    const concerned = [...new Set([...was, ...is])].filter((one) => ended || was.includes(one) !== is.includes(one));
    const lists = await Promise.all(concerned.map((player) => this.readWhole(playerKey(player))));
    const put: Record<string, unknown> = { [campaignKey(id)]: after && writeCampaign(after) };
    const expected: Record<string, number> = { [campaignKey(id)]: version };
    for (const [n, player] of concerned.entries()) {
      const { version: listed = 0, value } = lists[n] ?? {};
      const list = readPlayer(value);
      const comes = is.includes(player) && !was.includes(player);
      if (comes && (await this.hasEnough(list, now))) return tooMany(was.length === 0);
      expected[playerKey(player)] = listed;
      put[playerKey(player)] = listAfter(player, list, id, is.includes(player) ? after : undefined, ended);
    }
    const [waited, waits] = [matchIn(before), matchIn(after)];
    if (waited !== waits && waited !== undefined) put[matchKey(waited)] = undefined;
    if (waited !== waits && waits !== undefined) put[matchKey(waits)] = { campaign: id };
    if (!after) put[presenceKey(id)] = undefined;
    const tell = writeNews({ campaign: id, players: [...new Set([...was, ...is])] });
    return this.store.write({ expected, put, rank: [], tell });
  }

  /** Whether the player takes part in as many as one may. */
  private async hasEnough({ campaigns }: PlayerCampaigns, now: number): Promise<boolean> {
    if (campaigns.length < MOST_LIVE) return false;
    if (campaigns.length >= MOST_LISTED) return true;
    const all = await Promise.all(campaigns.map(({ id }) => this.find(id)));
    return all.filter((one) => one && 'kept' in one && goesOn(one.kept, now)).length >= MOST_LIVE;
  }
}

const foundIn = ({ version, value }: Kept): FoundCampaign | undefined =>
  version === 0 ? undefined : readCampaign(value);

const isOver = ({ campaign }: KeptCampaign): boolean => campaign.stage.name === 'over';

/** The player's list with that campaign in it, or without where they take no part. `ended`: the campaign is over now. */
const listAfter = (
  player: string,
  { campaigns, legacy, keepsakes }: PlayerCampaigns,
  id: string,
  kept: KeptCampaign | undefined,
  ended: boolean,
): PlayerCampaigns => {
  const others = campaigns.filter((one) => one.id !== id);
  const known = campaigns.find((one) => one.id === id);
  const opened = kept && ended ? openedBy(kept.campaign) : [];
  return {
    campaigns: kept ? (known ? campaigns : [{ id, name: kept.name }, ...others]) : others,
    legacy: LEGACIES.filter((one) => legacy.includes(one) || opened.includes(one)),
    keepsakes: kept && ended ? { ...keepsakes, ...leftBy(kept, player) } : keepsakes,
  };
};
/** What the hero of that player leaves for a later campaign. */
const leftBy = (kept: KeptCampaign, player: string): PlayerCampaigns['keepsakes'] => {
  const seat = seatOf(kept, player);
  const hero = seat !== undefined && kept.campaign.members[seat]?.hero;
  return hero ? { [hero]: keepsakesOf(kept.campaign, seat) } : {};
};

const DAMAGED = { unreadable: 'It is damaged.' } as const;
const unreadable = (why: string): CampaignRefused => refuse('unreadable', `This campaign cannot be read. ${why}`);
const UNKNOWN = refuse('no-such-campaign', 'There is no such campaign, or you take no part in it.');
const tooMany = (founded: boolean): CampaignRefused =>
  refuse(
    'too-many-campaigns',
    `You take part in ${MOST_LIVE} campaigns; ${founded ? 'before you begin another one' : 'before you join'}, end or leave one.`,
  );
