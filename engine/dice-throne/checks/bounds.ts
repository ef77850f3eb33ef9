/** How much of anything content may hold, and the one name that nothing may have. It is looked at before anything else: what
 *  stays within can be checked at leisure, and can be played without filling a match. */
import type { Fault, Path } from './faults.ts';

/** Things in one list or object; a deck alone may have 50 cards. The heroes of the game need half of it. */
const MOST_THINGS = 60;
/** Levels, one inside the other. The heroes of the game need half of them. */
const MOST_LEVELS = 40;
/** What every object of the language has, and a schema passes over without a word. */
const NO_NAME = '__proto__';
/** So much of a path says where it begins to be too deep. */
const SHOWN_KEYS = 5;

interface Place {
  readonly path: Path;
  readonly value: object;
}

/** The first place that holds too much, or a name that nothing may have, level by level, or nothing. */
export const boundOf = (raw: unknown): Fault | undefined => {
  let level: Place[] = isObject(raw) ? [{ path: [], value: raw }] : [];
  for (let depth = 0; level.length > 0; depth++) {
    const below: Place[] = [];
    for (const { path, value } of level) {
      const things = Object.entries(value);
      if (things.length > MOST_THINGS) return { path, expected: `at most ${MOST_THINGS} of them`, came: things.length };
      if (things.some(([key]) => key === NO_NAME))
        return { path: [...path, NO_NAME], expected: 'another name, as every object has this one', came: NO_NAME };
      for (const [key, inner] of things)
        if (isObject(inner)) below.push({ path: [...path, Array.isArray(value) ? Number(key) : key], value: inner });
    }
    const [first] = below;
    if (first && depth === MOST_LEVELS) {
      const path = first.path.slice(0, SHOWN_KEYS);
      return { path, expected: `at most ${MOST_LEVELS} levels, one inside the other`, came: 'more' };
    }
    level = below;
  }
  return undefined;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
