/** The rules of the books, one row each, as docs/rules/*.json hold them: reading them, and what can be wrong with them.
 *  Every rule names the tests that prove it, the issue it waits for, or why a server cannot reach it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const words = z.string().min(3);

const rule = z
  .strictObject({
    id: z.string().regex(/^[a-z-]+\/[a-z0-9-]+\/[0-9]+$/, 'must read book/section/number'),
    rule: words,
    /** What an answer without its question must have been asked. */
    question: words.optional(),
    /** Paths below test/. */
    tests: z.array(words).min(1).optional(),
    issue: z.number().int().positive().optional(),
    out: words.optional(),
  })
  .refine(
    ({ tests, issue, out }) => [tests, issue, out].filter((given) => given !== undefined).length === 1,
    'must have one of tests, issue and out',
  );

const book = z.strictObject({
  book: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  title: words,
  sections: z.array(z.strictObject({ section: z.string().regex(/^[a-z0-9-]+$/), rules: z.array(rule).min(1) })).min(1),
});

export type Rule = z.infer<typeof rule>;
export type Book = z.infer<typeof book>;

/** What a folder of books holds, and every fault found in it, each naming its file and, where there is one, the id. */
export interface Shelf {
  books: readonly Book[];
  faults: readonly string[];
}

/** The id of the rule that a zod path leads into, for the fault's sentence. */
const idAt = (raw: unknown, path: readonly PropertyKey[]): string => {
  let here: unknown = raw;
  let id = '';
  for (const key of path) {
    if (typeof here !== 'object' || here === null) break;
    here = Object.entries(here).find(([name]) => name === String(key))?.[1];
    const named = z.object({ id: z.string() }).safeParse(here);
    if (named.success) id = named.data.id;
  }
  return id;
};

const faultAt = (file: string, id: string, words: string): string => [file, id, words].filter(Boolean).join(': ');

const readBook = (folder: string, file: string): Shelf => {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    return { books: [], faults: [faultAt(file, '', error instanceof Error ? error.message : 'cannot be read')] };
  }
  const read = book.safeParse(raw);
  if (read.success) return { books: [read.data], faults: [] };
  const faults = read.error.issues.map(({ path, message }) =>
    faultAt(file, idAt(raw, path) || path.join('.'), message),
  );
  return { books: [], faults };
};

/** Whether a named test is a file that `npm test` plays. */
const isTest = (tests: string, path: string): boolean =>
  (/^scenarios\/.+\.json$/.test(path) || path.endsWith('.test.ts')) && existsSync(join(tests, path));

const faultsOf = (file: string, { book, sections }: Book, tests: string): string[] => {
  const faults: string[] = [];
  if (file !== `${book}.json`) faults.push(faultAt(file, '', `holds the book ${book}`));
  const seen = new Set<string>();
  for (const { section, rules } of sections) {
    for (const { id, tests: named = [] } of rules) {
      if (seen.has(id)) faults.push(faultAt(file, id, 'stands there twice'));
      seen.add(id);
      if (!id.startsWith(`${book}/${section}/`))
        faults.push(faultAt(file, id, `does not belong to ${book}/${section}`));
      for (const path of named)
        if (!isTest(tests, path)) faults.push(faultAt(file, id, `there is no test ${path} below test/`));
    }
  }
  return faults;
};

/** Reads every book of a folder; `tests` is the folder that the named tests lie below. */
export const readShelf = (folder: string, tests: string): Shelf => {
  const read = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const { books, faults } = readBook(folder, file);
      return { books, faults: [...faults, ...books.flatMap((one) => faultsOf(file, one, tests))] };
    });
  return { books: read.flatMap(({ books }) => books), faults: read.flatMap(({ faults }) => faults) };
};
