/** Leaderboards: who stands where under a rating key, by season.
 *
 *  A board holds the number that was shown after a player's last match. Whoever does not play since loses certainty,
 *  and so the number falls by the week without anybody writing it down; a page that is looked at puts those right that
 *  it shows, so that nobody stays at the top by staying away. */

import type { PlayerRecord } from '../../league/ladder/player.ts';
import { seasonAt } from '../../league/ladder/season.ts';
import { isProvisional, shown, standingAt } from '../../league/ladder/standing.ts';
import type { BoardEntry, RatingKey, Tally } from '../../protocol/ladder-messages.ts';
import type { RankChange } from '../documents/documents.ts';
import { board, playerKey, readPlayer } from './documents.ts';
import { type Ladder, placing } from './ladder.ts';

export interface BoardPage {
  /** How many stand on the whole board. */
  readonly total: number;
  readonly entries: readonly BoardEntry[];
}

/** How often a page is read anew after somebody on it was put right. */
const ROUNDS = 3;

/** Entries of a board, `from` 0 the best. Of a season that is over: as it ended. */
export const boardPage = async (
  ladder: Ladder,
  of: { readonly key: RatingKey; readonly season: number },
  from: number,
  count: number,
  now: number,
): Promise<BoardPage> => {
  const ranking = board(of.season, of.key);
  for (let round = 1; ; round++) {
    const [total, page] = await Promise.all([ladder.store.size(ranking), ladder.store.page(ranking, from, count)]);
    const members = page.map(({ member }) => member);
    if (round < ROUNDS && of.season === seasonAt(now).season && (await putRight(ladder, of.key, page, now))) continue;
    const records = await ladder.records(members);
    const entries = page.map(({ member, score }, i) => ({
      player: member,
      place: from + i + 1,
      shown: score,
      ...countsOf(records[member], of),
    }));
    return { total, entries };
  }
};

/** Where a player stands on a board, or nothing. */
export const boardPlace = async (
  ladder: Ladder,
  of: { readonly key: RatingKey; readonly season: number },
  player: string,
): Promise<number | undefined> => {
  const place = await ladder.store.place(board(of.season, of.key), player);
  return place === undefined ? undefined : place + 1;
};

/** Moves those whose number has faded since it was written; returns whether there were any. */
const putRight = async (
  ladder: Ladder,
  key: RatingKey,
  page: readonly { member: string; score: number }[],
  now: number,
): Promise<boolean> => {
  const keys = page.map(({ member }) => playerKey(member));
  const read = await ladder.store.read(keys);
  const rank: RankChange[] = [];
  const expected: Record<string, number> = {};
  for (const [i, { member, score }] of page.entries()) {
    const record = readPlayer(read[i]?.value);
    const standing = 'forgotten' in record ? undefined : record.standings[key];
    if (!standing) continue;
    const today = standingAt(standing, now, standing.season);
    if (!isProvisional(today.rating) && shown(today.rating) === score) continue;
    rank.push(placing(member, key, today));
    expected[playerKey(member)] = read[i]?.version ?? 0;
  }
  return rank.length > 0 && ladder.store.write({ expected, put: {}, rank });
};

const countsOf = (record: PlayerRecord | undefined, { key, season }: { key: RatingKey; season: number }): Tally => {
  const standing = record?.standings[key];
  const counts =
    standing?.season === season
      ? standing
      : record?.history.find((entry) => entry.key === key && entry.season === season);
  const { won, drawn, lost } = counts ?? { won: 0, drawn: 0, lost: 0 };
  return { won, drawn, lost };
};
