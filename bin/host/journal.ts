/** `npm run -s tool -- journal ID`: the journal of one match in words, line by line: how it was opened, who came and went,
 *  what was done, when and by whom. Out of the data folder, or out of Redis where REDIS_URL says so. Changes nothing;
 *  whoever reads along learns hidden hands. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keyedStream } from '../../engine/core/chance.ts';
import { fairKey } from '../../engine/core/fair.ts';
import { startOptionsOf } from '../../engine/core/mode-options.ts';
import { putNames, unnamed } from '../../engine/core/player-names.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import { isUndo, Rewindable } from '../../engine/core/undo.ts';
import { readConfig } from '../../infra/config.ts';
import type { JournalReader } from '../../infra/journal/journal.ts';
import { readSqlJournal } from '../../infra/journal/open.ts';
import { readRedisJournal } from '../../infra/journal/redis-journal.ts';
import { StartProblem } from '../../infra/start-problem.ts';
import { games } from '../../rooms/all-games.ts';
import { type PastMatch, readPast, Unreadable, Voided } from '../../rooms/match/journal/reader.ts';
import { whoSat } from '../../rooms/match/journal/who-sat.ts';
import { fail, oneOf, read } from '../command-line.ts';

const { positionals, values } = read('journal');

const openJournal = async (): Promise<JournalReader> => {
  const { redisUrl: url, dataDir } = readConfig({ REDIS_URL: process.env.REDIS_URL, DATA_DIR: process.env.DATA_DIR });
  const file = values.file ?? join(dataDir, 'journal.db');
  if (values.file === undefined && url !== undefined) return readRedisJournal({ url });
  if (!existsSync(file)) throw new BadInput('--file', `there is no journal ${file}`);
  return readSqlJournal(file);
};

const clock = (ms: number): string => {
  const [hours, minutes, seconds] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, (ms / 1000) % 60];
  return `${hours}:${String(minutes).padStart(2, '0')}:${seconds.toFixed(3).padStart(6, '0')}`;
};

const BY = { player: '', bot: ' (a bot)', hold: ' (passed unasked)', clock: ' (time ran out)' } as const;

const inWords = (id: string, { head, seats, nonces, past, rules, lines, asleepSince }: PastMatch): string[] => {
  const { opening } = head;
  const sat = whoSat(opening, seats);
  const nameOf = (seat: number): string => sat[seat]?.name || unnamed(seat);
  const who = sat.map(({ hero }, seat) => `${nameOf(seat)} as ${hero || 'nobody yet'}`).join(', ');
  const opened = new Date(head.opened).toISOString();
  const said = [
    `${id}: ${opening.game} ${opening.mode}, opened ${opened}; ${who}; ${lines} lines of form ${head.version}`,
  ];
  if (!nonces) return [...said, 'it has not begun'];
  if (!rules) return [...said, `begun under rules that are not here (content ${head.content})`];
  const { game } = rules;
  const begun = (): unknown => game.start(startOptionsOf(opening, sat), keyedStream(fairKey(head.secret, nonces)));
  const played = new Rewindable(game, begun(), begun);
  for (const entry of past) {
    const at = `${clock(entry.at)}  ${nameOf(entry.seat)}`;
    if (!('action' in entry)) said.push(`${at} ${entry.there ? 'came' : 'went'}`);
    else if (isUndo(entry.action)) {
      said.push(`${at} took the last action back`);
      played.undo();
    } else {
      said.push(`${at}: ${putNames(game.label(played.match, entry.seat, entry.action), nameOf)}${BY[entry.by]}`);
      played.advanceUnheard(entry.seat, entry.action);
    }
  }
  if (asleepSince !== undefined) said.push(`asleep since ${new Date(asleepSince).toISOString()}`);
  return said;
};

try {
  const id = oneOf(positionals, 'name one match', 'ID');
  const journal = await openJournal();
  const kept = await journal.read(id);
  await journal.close();
  if (!kept) throw new BadInput('ID', `there is no match ${id} in that journal`);
  const ending = kept.ending === undefined ? 'it goes on' : `ended: ${JSON.stringify(kept.ending)}`;
  process.stdout.write(`${[...inWords(id, readPast(kept, games)), ending].join('\n')}\n`);
} catch (error) {
  if (error instanceof BadInput || error instanceof StartProblem) fail(error.message);
  if (error instanceof Voided || error instanceof Unreadable) fail(error.message);
  throw error;
}
