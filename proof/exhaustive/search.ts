/** Plays numbered matches until everything has been used, or as many as allowed.
 *
 *  What is played follows from a match's number and from what is missing just then, and what uses nothing new changes
 *  neither: the matches that were of use, played alone in their order, use all of it again. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Exhausted } from './exhausted.ts';

type Play = (number: number, missing: readonly string[], use: (thing: string) => void) => void;

/** `known`: the matches to begin with; all others follow while anything is missing. */
export const search = (
  all: ReadonlySet<string>,
  play: Play,
  mostMatches: number,
  known: readonly number[],
): Omit<Exhausted, 'strange'> => {
  const missing = new Set(all);
  const useful: number[] = [];
  let matches = 0;
  for (const number of new Set([...known, ...Array.from({ length: mostMatches }, (_, i) => i)])) {
    if (missing.size === 0 || matches === mostMatches) break;
    const before = missing.size;
    play(number, [...missing], (thing) => missing.delete(thing));
    if (missing.size < before) useful.push(number);
    matches++;
  }
  return { missing: [...missing], useful, matches, things: all.size };
};

/** The seed under which the matches that are of use are known. */
export const KNOWN_SEED = 'exhaustive';

const FOLDER = 'test/exhaustive';
const IN_A_LINE = 24;
const fileOf = (game: string): string => `${FOLDER}/${game}.txt`;

/** The matches that were of use when they were last written down, by the id of the game. They are a way, no result: what
 *  they do not use any more is looked for in others. */
export const knownMatches = (game: string): number[] =>
  readFileSync(fileOf(game), 'utf8').trim().split(/\s+/).map(Number);

/** Writes them down. */
export const keepMatches = (game: string, useful: readonly number[]): void => {
  const lines = Array.from({ length: Math.ceil(useful.length / IN_A_LINE) }, (_, i) =>
    useful.slice(i * IN_A_LINE, (i + 1) * IN_A_LINE).join(' '),
  );
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(game), `${lines.join('\n')}\n`);
};
