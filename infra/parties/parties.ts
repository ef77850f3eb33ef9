/** Parties lie in a store, with an index of who is in which, so that no process's end loses one. Several processes may
 *  have this on the same store: of two that change a party at once one is first, and the other decides anew on what it
 *  finds then. A player is in one party at most: party and index change in one write.
 *
 *  A second index says which party plays a match, for whoever ends it. */
import { gather } from '../../league/party/commands.ts';
import { type Party, type PartyChanged, type PartyRefused, refuse } from '../../league/party/party.ts';
import { TOO_LATE, untilFirst } from '../documents/contention.ts';
import type { Documents, Kept } from '../documents/documents.ts';
import { type PartyNews, readMembership, readNews, readParty, writeNews } from './form.ts';

/** Whom to look after next, by when. */
const DUE = 'due';

const partyKey = (code: string): string => `party:${code}`;
const matchKey = (match: string): string => `match:${match}`;
const playerKey = (player: string): string => `player:${player}`;
const matchOf = (party: Party | undefined): string[] => (party && 'match' in party.stage ? [party.stage.match] : []);
const idsOf = (party: Party | undefined): string[] => party?.members.map(({ user }) => user.id) ?? [];

/** What became of it: the party as it is now, and whether that is news. */
export type Changed = { readonly party: Party | undefined; readonly changed: boolean } | PartyRefused;

export class Parties {
  private readonly store: Documents;

  constructor(store: Documents) {
    this.store = store;
  }

  /** The party that the player is in. */
  async of(player: string): Promise<Party | undefined> {
    const code = await this.codeOf(player);
    return code === undefined ? undefined : this.find(code);
  }

  async find(code: string): Promise<Party | undefined> {
    return readParty((await this.readOne(partyKey(code))).value);
  }

  /** Keeps a new party, unless somebody in it is in another already. */
  async create(party: Party, now: number): Promise<Changed> {
    return this.decide(party.code, now, (known) => {
      if (known) throw new Error('a new party has a code that no other has');
      return { party };
    });
  }

  /** Changes the party of that code. The change is asked again when somebody else was faster. */
  async change(code: string, now: number, change: (party: Party) => PartyChanged): Promise<Changed> {
    return this.decide(code, now, (party) => (party ? change(party) : UNKNOWN));
  }

  /** Changes the party that the player is in. */
  async changeOf(player: string, now: number, change: (party: Party) => PartyChanged): Promise<Changed> {
    const code = await this.codeOf(player);
    if (code === undefined) return NO_PARTY;
    return this.decide(code, now, (party) => (party && idsOf(party).includes(player) ? change(party) : NO_PARTY));
  }

  /** The match is over: the party that played it is back. */
  async ended(match: string, now: number): Promise<void> {
    const code = readMembership((await this.readOne(matchKey(match))).value);
    if (code === undefined) return;
    await this.change(code, now, (party) => ({ party: matchOf(party).includes(match) ? gather(party) : party }));
  }

  /** Members who were to be looked after by then, the longest overdue first. Times are milliseconds by the calendar. */
  async due(now: number, most: number): Promise<{ readonly player: string; readonly at: number }[]> {
    const first = await this.store.page(DUE, 0, most);
    return first.map(({ member, score }) => ({ player: member, at: -score })).filter(({ at }) => at <= now);
  }

  /** The player is to be looked after at that time, and not before. Does nothing for whoever is in no party. */
  async lookAfter(player: string, at: number): Promise<void> {
    const { version } = await this.readOne(playerKey(player));
    const expected = { [playerKey(player)]: version };
    // Where it is not as expected, somebody joins or leaves, and is looked after by that.
    const score = version === 0 ? {} : { score: -at };
    await this.store.write({ expected, put: {}, rank: [{ ranking: DUE, member: player, ...score }] });
  }

  /** Called with what changes, by whatever process; with nothing when something may have been missed. */
  listen(listener: (news: PartyNews | undefined) => void): () => void {
    return this.store.listen((told) => listener(readNews(told)));
  }

  close(): Promise<void> {
    return this.store.close();
  }

  private async codeOf(player: string): Promise<string | undefined> {
    return readMembership((await this.readOne(playerKey(player))).value);
  }

  private async readOne(key: string): Promise<Kept> {
    const [kept] = await this.store.read([key]);
    return kept ?? { version: 0, value: undefined };
  }

  private async decide(
    code: string,
    now: number,
    decision: (party: Party | undefined) => PartyChanged,
  ): Promise<Changed> {
    return untilFirst(`party ${code}`, async () => {
      const kept = await this.readOne(partyKey(code));
      const before = readParty(kept.value);
      const decided = decision(before);
      if ('refused' in decided) return decided;
      if (decided.party === before) return { party: before, changed: false };
      const written = await this.write(code, kept.version, before, decided.party, now);
      if (written === true) return { party: decided.party, changed: true };
      return written || TOO_LATE;
    });
  }

  private async write(
    code: string,
    version: number,
    before: Party | undefined,
    after: Party | undefined,
    now: number,
  ): Promise<boolean | PartyRefused> {
    const [was, is] = [idsOf(before), idsOf(after)];
    const came = is.filter((id) => !was.includes(id));
    const went = was.filter((id) => !is.includes(id));
    const memberships = await this.store.read(came.map(playerKey));
    if (memberships.some(({ value }) => value !== undefined)) return ELSEWHERE;
    return this.store.write({
      expected: {
        [partyKey(code)]: version,
        ...Object.fromEntries(came.map((id) => [playerKey(id), 0])),
      },
      put: {
        [partyKey(code)]: after,
        ...Object.fromEntries(matchOf(before).map((match) => [matchKey(match), undefined])),
        ...Object.fromEntries(matchOf(after).map((match) => [matchKey(match), { code }])),
        ...Object.fromEntries(came.map((id) => [playerKey(id), { code }])),
        ...Object.fromEntries(went.map((id) => [playerKey(id), undefined])),
      },
      rank: [
        ...came.map((member) => ({ ranking: DUE, member, score: -now })),
        ...went.map((member) => ({ ranking: DUE, member })),
      ],
      tell: writeNews({
        players: [...new Set([...was, ...is])],
        ...(before && { before }),
        ...(after && { party: after }),
      }),
    });
  }
}

const NO_PARTY = refuse('no-party', 'You are in no party.');
const UNKNOWN = refuse('unknown-code', 'There is no party with this code, or not any more. Ask for a new link.');
const ELSEWHERE = refuse('already-in-party', 'You are in a party already; leave it first.');
