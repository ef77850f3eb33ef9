/** The ladder: results in, ratings and leaderboards out. It works on any `Documents`; several processes may have one
 *  each on the same store.
 *
 *  A match counts once, by its id: its result, everybody's new ratings and their places on the boards are one write,
 *  which fails as a whole if anything it was reckoned from has changed meanwhile; then it is reckoned anew. So whoever
 *  does not know whether a result was applied applies it again. Names are not kept here, ids only. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Learnt } from '../../league/ladder/learnt.ts';
import { broughtInto, type PlayerRecord, STRANGER } from '../../league/ladder/player.ts';
import { seasonAt } from '../../league/ladder/season.ts';
import { type FinishedMatch, type KeptResult, settle, unsettled } from '../../league/ladder/settle.ts';
import { isProvisional, type Standing, shown, standingAt } from '../../league/ladder/standing.ts';
import { type Rating, ratingKey } from '../../league/rating.ts';
import type { RatingKey } from '../../protocol/ladder-messages.ts';
import type { Documents, Kept, RankChange } from '../documents/documents.ts';
import {
  board,
  FORGOTTEN,
  matchKey,
  modeKey,
  playerKey,
  readLearnt,
  readMatch,
  readPlayer,
  resultsOf,
  VOID,
} from './documents.ts';

/** What became of a result: `applied` now or before, or the match had been voided. */
export type Finished = { readonly applied: KeptResult } | { readonly voided: true };

export class Ladder {
  readonly store: Documents;
  /** The last result of each mode that is on its way. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(store: Documents) {
    this.store = store;
  }

  /** Applies a result, once for ever. Rejects with `StoreTrouble`: then try again until it does not. */
  async finish(finished: FinishedMatch): Promise<Finished> {
    const { game, mode, ranked } = finished.pool;
    if (!ranked) return this.apply(finished);
    // Ranked results of a mode all change what it has taught: those of one process need not get in each other's way.
    const key = modeKey(game, mode);
    const before = this.turns.get(key) ?? Promise.resolve();
    const applied = before.then(() => this.apply(finished));
    this.turns.set(
      key,
      applied.catch(() => undefined),
    );
    return applied;
  }

  private apply(finished: FinishedMatch): Promise<Finished> {
    const { match, pool, seats } = finished;
    const ids = [...new Set(seats.flatMap(({ player }) => player ?? []))];
    // Casual matches teach nothing of the mode, so they need not wait for each other.
    const shared = pool.ranked ? [modeKey(pool.game, pool.mode)] : [];
    return this.decide([matchKey(match), ...ids.map(playerKey), ...shared], async ([known, ...read]) => {
      const players = read.slice(0, ids.length);
      const mode = read[ids.length];
      const before = readMatch(known?.value);
      if (before) return { answer: 'never' in before || before.voided ? { voided: true } : { applied: before } };
      const records = ids.map((_, i) => readPlayer(players[i]?.value));
      const gone = new Set(ids.filter((_, i) => 'forgotten' in (records[i] ?? {})));
      const learnt = readLearnt(mode?.value);
      const after = settle(finished, { players: present(ids, records), learnt });
      const kept = withoutPlayers(after.kept, gone);
      const staying = ids.filter((id) => !gone.has(id));
      return {
        answer: { applied: kept },
        put: {
          [matchKey(match)]: kept,
          ...(after.learnt !== learnt && { [modeKey(pool.game, pool.mode)]: after.learnt }),
          ...Object.fromEntries(staying.map((id) => [playerKey(id), after.players[id]])),
        },
        rank: [
          ...staying.map((id) => ({ ranking: resultsOf(id), member: match, score: kept.at })),
          ...placings(kept, after.players),
        ],
      };
    });
  }

  /** Takes a match back that the server spoilt, once for ever: a result already applied is undone, one that comes later
   *  never counts. Resolves with whether there was something to undo. */
  refund(match: string): Promise<'undone' | 'nothing to undo'> {
    return this.decide([matchKey(match)], async ([known]) => {
      const kept = readMatch(known?.value);
      if (!kept) return { answer: 'nothing to undo', put: { [matchKey(match)]: VOID }, rank: [] };
      if ('never' in kept || kept.voided) return { answer: 'nothing to undo' };
      const ids = [...new Set(kept.seats.flatMap(({ player }) => player ?? []))];
      const read = await this.store.read(ids.map(playerKey));
      const players = present(
        ids,
        ids.map((_, i) => readPlayer(read[i]?.value)),
      );
      const after = unsettled(kept, players);
      return {
        answer: 'undone',
        expected: Object.fromEntries(ids.map((id, i) => [playerKey(id), read[i]?.version ?? 0])),
        put: {
          [matchKey(match)]: { ...kept, voided: true },
          ...Object.fromEntries(Object.entries(after).map(([id, record]) => [playerKey(id), record])),
        },
        rank: placings(kept, after),
      };
    });
  }

  /** Deletes everything of a player. Others' results keep the match, without who sat there. Safe to repeat, and must be
   *  repeated after a `StoreTrouble`. */
  async forget(player: string): Promise<void> {
    // First the record goes, so that no match that ends meanwhile can add to it; the list of results is what is left to do.
    await this.decide([playerKey(player)], async ([known]) => {
      const record = readPlayer(known?.value);
      if ('forgotten' in record) return { answer: undefined };
      const boards = [
        ...Object.entries(record.standings).map(([key, { season }]) => `board:${season}:${key}`),
        ...record.history.map(({ season, key }) => board(season, key)),
      ];
      return {
        answer: undefined,
        put: { [playerKey(player)]: FORGOTTEN },
        rank: boards.map((ranking) => ({ ranking, member: player })),
      };
    });
    for (;;) {
      const matches = await this.store.page(resultsOf(player), 0, FORGET_AT_ONCE);
      if (matches.length === 0) return;
      for (const { member } of matches) await this.forgetIn(member, player);
    }
  }

  private forgetIn(match: string, player: string): Promise<undefined> {
    return this.decide([matchKey(match)], async ([known]) => {
      const kept = readMatch(known?.value);
      const isThere = kept && !('never' in kept);
      return {
        answer: undefined,
        put: isThere ? { [matchKey(match)]: withoutPlayers(kept, new Set([player])) } : {},
        rank: [{ ranking: resultsOf(player), member: match }],
      };
    });
  }

  /** What is known of each player's strength in each role of a mode now: what the matcher works with. */
  async ratings(
    players: readonly string[],
    of: { readonly game: string; readonly mode: string; readonly roles: readonly string[] },
    now: number,
  ): Promise<Record<string, Record<string, Rating>>> {
    const { season } = seasonAt(now);
    const records = await this.records(players);
    return Object.fromEntries(
      players.map((player) => {
        const standings = records[player]?.standings ?? {};
        const ratings = of.roles.map((role) => [
          role,
          standingAt(standings[ratingKey(of.game, of.mode, role)], now, season).rating,
        ]);
        return [player, Object.fromEntries(ratings)];
      }),
    );
  }

  /** What the mode itself has taught: its luck, and what its unequal sides are worth. */
  async learnt(game: string, mode: string): Promise<Learnt> {
    const [kept] = await this.store.read([modeKey(game, mode)]);
    return readLearnt(kept?.value);
  }

  /** Until when the player may enter no ranked queue, in milliseconds since 1970; 0 or a time that has passed: he
   *  may. */
  async pausedUntil(player: string): Promise<number> {
    return (await this.record(player)).conduct.until;
  }

  /** The player's record as of now: closed seasons in the history, certainty faded. A stranger's for one unknown. */
  async recordAt(player: string, now: number): Promise<PlayerRecord> {
    const { season } = seasonAt(now);
    const record = broughtInto(await this.record(player), season);
    const standings = Object.entries(record.standings).map(([key, standing]) => [
      key,
      standingAt(standing, now, season),
    ]);
    return { ...record, standings: Object.fromEntries(standings) };
  }

  async record(player: string): Promise<PlayerRecord> {
    return (await this.records([player]))[player] ?? STRANGER;
  }

  /** By player; whoever is unknown or deleted is a stranger. */
  async records(players: readonly string[]): Promise<Record<string, PlayerRecord>> {
    const kept = await this.store.read(players.map(playerKey));
    return Object.fromEntries(
      players.map((player, i) => {
        const record = readPlayer(kept[i]?.value);
        return [player, 'forgotten' in record ? STRANGER : record];
      }),
    );
  }

  async match(id: string): Promise<KeptResult | undefined> {
    const [kept] = await this.store.read([matchKey(id)]);
    const match = readMatch(kept?.value);
    return match && 'never' in match ? undefined : match;
  }

  /** A player's matches, newest first, that many from one on. */
  async results(player: string, from: number, count: number): Promise<{ total: number; results: KeptResult[] }> {
    const ranking = resultsOf(player);
    const [total, page] = await Promise.all([this.store.size(ranking), this.store.page(ranking, from, count)]);
    const kept = await this.store.read(page.map(({ member }) => matchKey(member)));
    const results = kept.flatMap(({ value }) => {
      const match = readMatch(value);
      return match && !('never' in match) ? [match] : [];
    });
    return { total, results };
  }

  /** The people whom a player met in the last match: whom the matcher does not give him again at once. */
  async lastMet(player: string): Promise<string[]> {
    const { results } = await this.results(player, 0, 1);
    return results.flatMap(({ seats }) => seats.flatMap((seat) => seat.player ?? [])).filter((id) => id !== player);
  }

  close(): Promise<void> {
    return this.store.close();
  }

  /** Reads, decides, writes; anew when what was read has changed meanwhile. A decision without `put` writes nothing. */
  private async decide<T>(
    keys: readonly string[],
    decision: (read: readonly Kept[]) => Promise<Decision<T>>,
  ): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      const read = await this.store.read(keys);
      const { answer, put, rank = [], expected = {} } = await decision(read);
      if (!put) return answer;
      const versions = Object.fromEntries(keys.map((key, i) => [key, read[i]?.version ?? 0]));
      if (await this.store.write({ expected: { ...versions, ...expected }, put, rank })) return answer;
      // Somebody was faster: whoever comes again and again waits longer, so that all get through.
      await sleep(Math.random() * Math.min(2 ** attempt, LONGEST_WAIT_MS));
    }
  }
}

interface Decision<T> {
  readonly answer: T;
  readonly put?: Readonly<Record<string, unknown>>;
  readonly rank?: readonly RankChange[];
  /** Versions of what was read besides. */
  readonly expected?: Readonly<Record<string, number>>;
}

const FORGET_AT_ONCE = 100;
const LONGEST_WAIT_MS = 64;

const present = (
  ids: readonly string[],
  records: readonly (PlayerRecord | typeof FORGOTTEN)[],
): Record<string, PlayerRecord> =>
  Object.fromEntries(
    ids.flatMap((id, i) => {
      const record = records[i];
      return record && !('forgotten' in record) ? [[id, record]] : [];
    }),
  );

const withoutPlayers = (kept: KeptResult, gone: ReadonlySet<string>): KeptResult => ({
  ...kept,
  seats: kept.seats.map(({ player, ...seat }) =>
    player === undefined || gone.has(player) ? seat : { player, ...seat },
  ),
});

/** The places on the boards of everybody whom the match rated: those of whom enough is known. */
const placings = (kept: KeptResult, players: Readonly<Record<string, PlayerRecord>>): RankChange[] =>
  kept.seats.flatMap(({ player, change }) => {
    const standing = player !== undefined && change ? players[player]?.standings[change.key] : undefined;
    return player === undefined || !change || !standing ? [] : [placing(player, change.key, standing)];
  });

/** Where that standing puts the player: on no board while it is provisional, or without a match this season. */
export const placing = (member: string, key: RatingKey, standing: Standing): RankChange => {
  const counts = standing.won + standing.drawn + standing.lost > 0 && !isProvisional(standing.rating);
  const ranking = board(standing.season, key);
  return counts ? { ranking, member, score: shown(standing.rating) } : { ranking, member };
};
