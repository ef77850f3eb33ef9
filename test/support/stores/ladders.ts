/** Both stores of the ladder, each sentence on a fresh one, and matches to put into them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Side } from '../../../engine/core/game.ts';
import type { Documents } from '../../../infra/documents/documents.ts';
import { openRedisDocuments } from '../../../infra/documents/redis-documents.ts';
import { documentsOn } from '../../../infra/documents/sql-documents.ts';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import type { FinishedMatch, FinishedSeat } from '../../../league/ladder/settle.ts';
import { PATIENCE_MS } from '../eventually.ts';
import { ALONE, lookInto, type RedisKind } from './redis-kinds.ts';

export interface LadderPlace {
  /** Opens the store once more, as another process would. */
  open(): Promise<Documents>;
  /** Makes it look as if a newer version had written it. */
  age(): Promise<void>;
}

export interface LadderKind {
  readonly name: string;
  fresh(): LadderPlace;
  end(): Promise<void>;
}

export const sqlLadders = (): LadderKind => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-ladder-'));
  let made = 0;
  return {
    name: 'one SQL file',
    fresh: () => {
      const file = join(folder, `ladder ${made++} #1?.db`);
      // Without the thread that it has in a server: starting one takes longer than most sentences.
      return {
        open: () => documentsOn(openSqlFile(file), file),
        age: async () => {
          const opened = openSqlFile(file);
          await opened.run(['PRAGMA user_version = 99']);
          await opened.close();
        },
      };
    },
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

export const redisLadders = async (kind: RedisKind = ALONE): Promise<LadderKind> => {
  const url = await kind.borrow();
  const redis = lookInto(url, kind);
  let made = 0;
  return {
    name: kind.name,
    fresh: () => {
      const prefix = `ladder${made++}:`;
      return {
        open: () => openRedisDocuments({ name: 'ladder', url, prefix, patienceMs: PATIENCE_MS }),
        age: async () => {
          await redis.set(`${prefix}{ladder}:form`, 99);
        },
      };
    },
    end: async () => {
      redis.disconnect();
      kind.giveBack();
    },
  };
};

/** The first Monday of a season. */
export const MONDAY = Date.UTC(2026, 0, 5);
export const HOUR = 3_600_000;

export const DUEL_SIDES: readonly Side[] = [
  { seats: [0], role: 'player', plays: 'hero' },
  { seats: [1], role: 'player', plays: 'hero' },
];
export const TEAM_SIDES: readonly Side[] = [
  { seats: [0, 1], role: 'player', plays: 'hero' },
  { seats: [2, 3], role: 'player', plays: 'hero' },
];
/** Everybody for himself. */
export const freeForAll = (seats: number): Side[] =>
  Array.from({ length: seats }, (_, seat) => ({ seats: [seat], role: 'player', plays: 'hero' }));
export const bossSides = (party: number): Side[] => [
  { seats: [0], role: 'boss', plays: 'boss' },
  { seats: Array.from({ length: party }, (_, i) => i + 1), role: 'party', plays: 'hero' },
];

/** A ranked duel that the first player won, unless said otherwise. */
export const duel = (
  match: string,
  [winner, loser]: readonly [string, string],
  more: Partial<FinishedMatch> & { readonly seatsMore?: readonly Partial<FinishedSeat>[] } = {},
): FinishedMatch => {
  const { seatsMore = [], ...rest } = more;
  return {
    match,
    pool: { game: 'dice-throne', mode: '1v1', ranked: true },
    at: MONDAY,
    sides: DUEL_SIDES,
    seats: [
      { player: winner, hero: 'monk', ...seatsMore[0] },
      { player: loser, hero: 'ninja', ...seatsMore[1] },
    ],
    places: [[0], [1]],
    ...rest,
  };
};
