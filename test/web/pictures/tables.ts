/** The tables of which pictures are taken: matches that sensible bots have played up to a moment that is worth one. They are
 *  put into a server's data folder before it starts, and sleep there until their page is opened: what lies on a table never
 *  depends on time. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Player } from '../../../client/account.ts';
import { playBot } from '../../../engine/bots/index.ts';
import { keyedStream } from '../../../engine/core/chance.ts';
import { fairKey } from '../../../engine/core/fair.ts';
import type { Action } from '../../../engine/core/game.ts';
import { startOptionsOf } from '../../../engine/core/mode-options.ts';
import { gameNamed } from '../../../engine/games.ts';
import { openAccounts } from '../../../infra/accounts/open.ts';
import { keptSecret } from '../../../infra/data-folder.ts';
import type { Journal } from '../../../infra/journal/journal.ts';
import { openSqlJournal } from '../../../infra/journal/open.ts';
import { createLog } from '../../../infra/log.ts';
import { STORE_FILES } from '../../../infra/store-files.ts';
import type { JournalHead, JournalLine } from '../../../rooms/match/journal/format.ts';
import { whoSat } from '../../../rooms/match/journal/who-sat.ts';

export interface TableSpec {
  /** Of its match, too. */
  readonly name: string;
  readonly game: string;
  readonly mode: string;
  /** The first one is one's own. */
  readonly heroes: readonly string[];
  /** Which dice fall. */
  readonly seed: string;
  /** The picture is taken when one is asked, and may do this, for the `time`th time; -1 is the last time before the end. */
  readonly may: (action: Action) => boolean;
  readonly time: number;
}

const BOTS = ['Bot Sunniva', 'Bot Brakk', 'Bot Isolt', 'Bot Perrin', 'Bot Ysolde'];
const NONCES_OF_NOBODY = '';
const GAP_MS = 2000;
const EVEN = 0.5;

/** How the match was opened, and what happened in it. */
function played({ game: id, mode, heroes, seed, may, time }: TableSpec, user: Pick<Player, 'id' | 'name'>) {
  const game = gameNamed(id);
  const seats = heroes.map((hero, seat) =>
    seat === 0
      ? { player: 'given' as const, user, hero }
      : { player: 'bot' as const, hero, bot: 'sensible' as const, name: BOTS[seat - 1] ?? '' },
  );
  const head: JournalHead = {
    version: 1,
    opening: { game: id, mode, seats, creator: user },
    content: game.contentHash,
    codes: heroes.map(() => null),
    secret: createHash('sha256').update(seed).digest('hex'),
    opened: Date.now(),
  };
  const nonces = heroes.map(() => NONCES_OF_NOBODY);
  const match = game.start(
    startOptionsOf(head.opening, whoSat(head.opening, [])),
    keyedStream(fairKey(head.secret, nonces)),
  );
  const acts: JournalLine[] = [];
  /** How many acts lay behind each moment that may be taken. */
  const moments: number[] = [];
  for (let asked = game.waiting(match); asked[0]; asked = game.waiting(match)) {
    // The own seat last: then nobody else is asked in the picture.
    const { seat } = asked.find((wait) => wait.seat !== 0) ?? asked[0];
    if (seat === 0 && game.legal(match, seat).some(may)) moments.push(acts.length);
    if (moments.length === time) break;
    const action = playBot('sensible', game, match, seat, () => EVEN);
    game.apply(match, seat, action);
    acts.push({ of: 'act', at: acts.length * GAP_MS, seat, action: { ...action }, by: seat === 0 ? 'player' : 'bot' });
  }
  const last = moments.at(time < 0 ? time : time - 1);
  if (last === undefined) throw new Error(`the match of ${seed} ended before its picture`);
  const lines: JournalLine[] = [{ of: 'start', nonces }, ...acts.slice(0, last)];
  return { head, lines };
}

async function write(journal: Journal, table: TableSpec, user: Pick<Player, 'id' | 'name'>): Promise<void> {
  const { head, lines } = played(table, user);
  const owned = await journal.begin(table.name, head);
  for (const [n, line] of lines.entries()) await owned.append(n, line);
}

/** Puts the tables into the folder; whose seat is the first at each. */
export async function lay(folder: string, tables: readonly TableSpec[]): Promise<Player> {
  const log = createLog('error');
  const who = await openAccounts({ folder, secret: keptSecret(folder), log, reserved: BOTS });
  const signed = await who.accounts.guest('Wren', { address: '127.0.0.1' });
  await who.close();
  if ('refused' in signed) throw new Error(`no guest: ${signed.refused}`);
  const { expiresIn, ...guest } = signed;
  const user = { id: guest.id, name: guest.name };
  const journal = await openSqlJournal(join(folder, STORE_FILES.journal.file), 'process');
  for (const table of tables) await write(journal, table, user);
  await journal.close();
  return { ...guest, until: Date.now() + expiresIn * 1000 };
}
