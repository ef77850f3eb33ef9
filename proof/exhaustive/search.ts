/** Plays numbered matches until everything has been used, or as many as allowed.
 *
 *  What is played follows from a match's number and from what is missing just then, and what uses nothing new changes
 *  neither: the matches that were of use, played alone in their order, use all of it again. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Exhausted, UsefulMatch } from './exhausted.ts';

/** Plays the match of that number. `use`: a thing has been used. `goOn` is asked before each action: whether to take it. */
type Play = (number: number, missing: readonly string[], use: (thing: string) => void, goOn: () => boolean) => void;

/** `known`: the matches to begin with, each as far as it was of use; all others follow while anything is missing. */
export const search = (
  all: ReadonlySet<string>,
  play: Play,
  mostMatches: number,
  known: readonly UsefulMatch[],
): Omit<Exhausted, 'strange'> => {
  const missing = new Set(all);
  const useful: UsefulMatch[] = [];
  const actionsOf = new Map(known.map(({ number, actions }) => [number, actions]));
  let matches = 0;
  for (const number of new Set([...actionsOf.keys(), ...Array.from({ length: mostMatches }, (_, i) => i)])) {
    if (missing.size === 0 || matches === mostMatches) break;
    const before = missing.size;
    const most = actionsOf.get(number) ?? Number.POSITIVE_INFINITY;
    let taken = 0;
    let actions = 0;
    const use = (thing: string): void => {
      if (missing.delete(thing)) actions = taken;
    };
    const goOn = (): boolean => {
      if (taken === most) return false;
      taken++;
      return true;
    };
    play(number, [...missing], use, goOn);
    if (missing.size < before) useful.push({ number, actions });
    matches++;
  }
  return { missing: [...missing], useful, matches, things: all.size };
};

/** The seed under which the matches that are of use are known. */
export const KNOWN_SEED = 'exhaustive';

const FOLDER = 'test/exhaustive';
const IN_A_LINE = 12;
const fileOf = (game: string): string => `${FOLDER}/${game}.txt`;

/** The matches that were of use when they were last written down, by the id of the game. They are a way, no result: what
 *  they do not use any more is looked for in others. */
export const knownMatches = (game: string): UsefulMatch[] =>
  readFileSync(fileOf(game), 'utf8')
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [number = 0, actions = 0] = word.split(':').map(Number);
      return { number, actions };
    });

/** Writes them down, as `number:actions`. */
export const keepMatches = (game: string, useful: readonly UsefulMatch[]): void => {
  const words = useful.map(({ number, actions }) => `${number}:${actions}`);
  const lines = Array.from({ length: Math.ceil(words.length / IN_A_LINE) }, (_, i) =>
    words.slice(i * IN_A_LINE, (i + 1) * IN_A_LINE).join(' '),
  );
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(game), `${lines.join('\n')}\n`);
};
