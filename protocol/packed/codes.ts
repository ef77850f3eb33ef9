/** Packed text: plain values as short texts that say everything once. Whatever was said before, to the same audience, goes by
 *  its number: a word, the keys of an object, a whole value such as a line of a list of actions.
 *
 *  A text is a row of characters, and a character of UTF-8 takes one byte up to 127 and two up to 2047, so that each is a
 *  number that is as short as it is small. The first one of a value says what follows:
 *
 *  | characters | value |
 *  |---|---|
 *  | 0 to 20 | that number |
 *  | `nothing`, `yes`, `no` | null, true, false |
 *  | `number`, n | the number n |
 *  | `large`, n, m | the number n * 55,294 + m |
 *  | `figures`, length, text | another number, in decimal figures |
 *  | `spelled`, length, text | that string |
 *  | `sentence`, n, n words | a string in words, each said before, with a blank between them |
 *  | `list` + n (n up to 6), `longList`, n | a list of n values |
 *  | `again`, n | in a list: the value before it, n times more |
 *  | `run`, n, m, m blocks | in a list: values by their numbers, from n on (`runs.ts`) |
 *  | `said` + n | what was said as number n. After the keys of an object its values follow, in their order; a `type` is said with
 *    the keys, as what has a type has the keys of that type |
 *
 *  What is new to an audience is said beforehand: the length and the text of each; of what is no word, what it is comes first. */

/** Raised whenever the same values are packed otherwise: who knows another form cannot read them. */
export const FORM = 2;

export const LARGEST_DIGIT = 20;
export const HEAD = {
  nothing: 21,
  yes: 22,
  no: 23,
  number: 24,
  large: 25,
  figures: 26,
  spelled: 27,
  sentence: 28,
  again: 29,
  run: 30,
  longList: 31,
  list: 32,
  said: 39,
} as const;
/** Lists up to this length have a head of their own. */
export const SHORT_LIST = HEAD.said - HEAD.list - 1;

/** What is said, other than words. No word is so long. */
export const KIND = { keys: '\ud7fe', value: '\ud7ff' } as const;
/** Stands before each key of an object, and no key has it. */
export const BEFORE_KEY = '\n';
/** Stands between that key and what it says for all such objects. */
export const IS = '\t';
/** The key that says what an object is. */
export const TYPE = 'type';

/** Numbers up to here are one character; behind it are what is said (`KIND`) and the halves of surrogate pairs. */
export const LARGEST_CHARACTER = 0xd7fd;
/** So many numbers are one character; those beyond are two, a number of this base. */
export const CHARACTERS = LARGEST_CHARACTER + 1;
