/** Both stores of parties, each sentence on a fresh one, and parties to put into them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRedisDocuments } from '../../../infra/documents/redis-documents.ts';
import { documentsOn } from '../../../infra/documents/sql-documents.ts';
import { Parties } from '../../../infra/parties/parties.ts';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import { newParty, type Party, type PartyMode } from '../../../league/party/party.ts';
import { startRedis } from '../server/redis.ts';
import { alike, bossAgainst } from '../stores/tickets.ts';

export interface PartyStores {
  readonly name: string;
  /** Opens a fresh store; each call of what it answers is one more line to the same store, as another process has. */
  fresh(): () => Promise<Parties>;
  end(): Promise<void>;
}

export const sqlPartyStores = (): PartyStores => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-parties-'));
  let made = 0;
  return {
    name: 'one SQL file',
    fresh: () => {
      const file = join(folder, `parties ${made++}.db`);
      return async () => new Parties(await documentsOn(openSqlFile(file), file));
    },
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

export const redisPartyStores = async (): Promise<PartyStores> => {
  const server = await startRedis();
  let made = 0;
  return {
    name: 'Redis',
    fresh: () => {
      const prefix = `store${made++}:`;
      return async () => new Parties(await openRedisDocuments({ url: server.url, name: 'parties', prefix }));
    },
    end: () => server.stop(),
  };
};

export const CHOICE = { game: 'made-up', mode: 'duel', ranked: false } as const;
export const who = (id: string) => ({ id, name: `{${id}} "☃"` });
export const partyOf = (leader: string, code = `code of ${leader}`): Party => newParty(code, who(leader), CHOICE);

const HEROES = [
  ...['axe', 'bow', 'cup'].map((id) => ({ id, name: id, text: '', kind: 'hero' })),
  ...['ogre', 'wyrm'].map((id) => ({ id, name: id, text: '', kind: 'boss' })),
];
const FORMATS = {
  duel: [alike(1, 1)],
  hill: [alike(1, 1, 1), alike(1, 1, 1, 1)],
  teams: [alike(2, 2)],
  boss: [bossAgainst(2), bossAgainst(3)],
  twins: [alike(1, 1)],
} as const;

/** The modes of a game that was made up: three heroes, two bosses; `twins` is `duel`, but two may play the same. */
export const modeOf = ({ mode }: { readonly mode: string }): PartyMode | undefined => {
  const formats = Object.entries(FORMATS).find(([id]) => id === mode)?.[1];
  if (!formats) return undefined;
  const seats = formats.map((sides) => sides.reduce((sum, side) => sum + side.seats.length, 0));
  const mine = { id: mode, name: mode, text: '', minSeats: seats[0] ?? 0, maxSeats: seats.at(-1) ?? 0, formats };
  return { mode: { ...mine, ...(mode === 'twins' && { doubles: true }) }, heroes: HEROES };
};
