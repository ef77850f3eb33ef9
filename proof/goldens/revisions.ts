/** Rules revisions, held against what the rules come to. A match goes on only under the content hash it began with, and
 *  the revision of its game's rules is part of that. So when golden matches or counts of legal lines change while the hash
 *  stays, matches that are live would go on under other rules: then the revision must be raised.
 *
 *  test/goldens/revisions.json keeps, for each game, revision and hash, and a trace of every result. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { countedPositions } from '../counts.ts';
import { folderOf, type Goldens } from './golden.ts';

export const REVISIONS_FILE = 'test/goldens/revisions.json';

const standing = z.strictObject({
  revision: z.number().int().positive(),
  content: z.string(),
  /** What was played or counted, and a trace of what came out. */
  results: z.record(z.string(), z.string()),
});
/** What a game's rules come to. */
export type Standing = z.infer<typeof standing>;

/** By the id of the game. */
export const readRevisions = (): Readonly<Record<string, Standing>> =>
  z.record(z.string(), standing).parse(JSON.parse(readFileSync(REVISIONS_FILE, 'utf8')));

/** The text of the file. */
export const revisionsText = (standings: Readonly<Record<string, Standing>>): string =>
  `${JSON.stringify(standings, undefined, 2)}\n`;

const TRACE_LENGTH = 12;
const traceOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, TRACE_LENGTH);

/** The texts of golden matches as they are kept, by hero or mode. */
export const keptTexts = (goldens: Goldens): ReadonlyMap<string, string> =>
  new Map(goldens.matches.map(({ id }) => [id, readFileSync(`${folderOf(goldens)}/${id}.txt`, 'utf8')]));

/** How a game stands with these golden matches and the counts that its positions want. */
export const standingOf = ({ game, counted }: Goldens, texts: ReadonlyMap<string, string>): Standing => ({
  revision: game.rulesRevision,
  content: game.contentHash,
  results: Object.fromEntries([
    ...[...texts].map(([id, text]) => [`golden ${id}`, traceOf(text)]),
    ...countedPositions()
      .filter((position) => counted.includes(position.game))
      .map(({ name, wanted }) => [`count ${name}`, wanted.join(' ')]),
  ]),
});

/** Results that changed although nothing says that the rules did; new ones, and those of other content, may come. */
export const changedUnder = (kept: Standing | undefined, now: Standing): string[] =>
  kept?.content === now.content
    ? Object.keys(now.results).filter((name) => name in kept.results && kept.results[name] !== now.results[name])
    : [];
