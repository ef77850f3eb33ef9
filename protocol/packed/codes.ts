/** Packed text: plain values as short texts that say everything once. Whatever was said before, to the same audience, goes by
 *  its number: a word, the keys of an object, a whole value such as a line of a list of actions.
 *
 *  A text is a row of characters, and a character of UTF-8 takes one byte up to 127 and two up to 2047, so that each is a
 *  number that is as short as it is small. The first one of a value says what follows:
 *
 *  | characters | value |
 *  |---|---|
 *  | 0 to 59 | that number |
 *  | `nothing`, `yes`, `no` | null, true, false |
 *  | `number`, n | the number n |
 *  | `figures`, length, text | another number, in decimal figures |
 *  | `spelled`, length, text | that string |
 *  | `sentence`, n, n words | a string in words, each said before, with a blank between them |
 *  | `list` + n (n up to 11), `longList`, n | a list of n values |
 *  | `run`, n, m | in a list: the values said as numbers n to n + m - 1 |
 *  | `said` + n | what was said as number n. After the keys of an object its values follow, in their order |
 *
 *  What is new to an audience is said beforehand: length and text of each, where the text begins with what it is (`KIND`). */

export const LARGEST_DIGIT = 59;
export const HEAD = {
  nothing: 60,
  yes: 61,
  no: 62,
  number: 63,
  figures: 64,
  spelled: 65,
  sentence: 66,
  run: 67,
  longList: 68,
  list: 69,
  said: 81,
} as const;
/** Lists up to this length have a head of their own. */
export const SHORT_LIST = HEAD.said - HEAD.list - 1;

/** The first character of what is said. */
export const KIND = { word: '"', keys: '{', value: ':' } as const;
/** Stands before each key of an object. No key has it. */
export const BEFORE_KEY = '\n';

/** Numbers up to here are one character; behind it are the halves of surrogate pairs. */
export const LARGEST_CHARACTER = 0xd7ff;
