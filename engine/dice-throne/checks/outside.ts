/** Heroes out of files that lie outside of the house: each is read by itself, and one that cannot be used keeps only
 *  itself out. */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { seededStream } from '../../core/chance.ts';
import { kindsAt } from '../../core/kinds.ts';
import { commonCards } from '../cards/common-cards.ts';
import { COMBATANTS } from '../combatants.ts';
import { buildLibrary } from '../library/index.ts';
import { MODES, modeInfo } from '../modes/index.ts';
import { startMatch } from '../start.ts';
import { catalogueOf } from '../text/catalogue.ts';
import type { HeroDef } from '../vocabulary/words.ts';
import { collisionsOf } from './collisions.ts';
import { sentenceOf } from './faults.ts';
import { type LineOf, linesIn } from './json-lines.ts';
import { slipIn } from './json-slips.ts';
import { type ReadHero, readHero } from './read-hero.ts';

/** Far more than a hero needs: those of the game take 5 to 20 KB. */
export const MOST_BYTES = 128 * 1024;

/** A file by its name, as text. */
export interface HeroFile {
  readonly file: string;
  readonly text: string;
}

/** The sentence about a file that is too long to be read. */
export const tooLong = (file: string, bytes: number): string =>
  sentenceOf(file, {
    path: ['the file'],
    expected: `at most ${MOST_BYTES / 1024} KB`,
    came: `${Math.ceil(bytes / 1024)} KB`,
  });

/** Reads a hero besides those of the game and these others: how its own pieces fit together, and that no id of it is
 *  theirs. */
export const readOutside = (raw: unknown, file: string, others: readonly HeroDef[] = [], lineOf?: LineOf): ReadHero => {
  const read = readHero(raw, file, lineOf);
  if ('faults' in read) return read;
  const lib = buildLibrary([...COMBATANTS, ...others], commonCards);
  const faults = collisionsOf(read.hero, lib).map((fault) => sentenceOf(file, fault, lineOf?.(fault.path)));
  if (faults.length > 0) return { faults };
  const trouble = troubleWith(read.hero, others);
  return trouble === undefined
    ? read
    : { faults: [sentenceOf(file, { path: [], expected: 'a match that can begin with it', came: trouble })] };
};

/** What keeps a match of nobody else from being set up and described: words that speak of each other in a circle, pieces that
 *  only a library sees together. Whatever it is, it is the file's fault. */
const troubleWith = (hero: HeroDef, others: readonly HeroDef[]): string | undefined => {
  const plays = hero.kind ?? 'hero';
  try {
    const lib = buildLibrary([...COMBATANTS, ...others, hero], commonCards);
    catalogueOf(lib);
    const modes = MODES.map((one) => modeInfo(one, lib));
    const mode = modes.find((one) => kindsAt(one, one.minSeats).every((kind) => kind === plays));
    if (!mode) return undefined;
    const seats = kindsAt(mode, mode.minSeats).map(() => ({ hero: hero.id }));
    startMatch(lib, { mode: mode.id, seats }, seededStream('a trial'));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Some editors begin a file with a mark that nobody sees. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** The same from a file's text. */
export const readOutsideFile = ({ file, text }: HeroFile, others: readonly HeroDef[]): ReadHero => {
  const bytes = utf8ToBytes(text).length;
  if (bytes > MOST_BYTES) return { faults: [tooLong(file, bytes)] };
  const json = withoutMark(text);
  const slip = slipIn(json);
  return slip ? { faults: [sentenceOf(file, slip)] } : readOutside(JSON.parse(json), file, others, linesIn(json));
};
