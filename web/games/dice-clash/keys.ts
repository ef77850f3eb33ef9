/** Which keys stand for what at this table. */

/** Dice of the pool, in order. */
export const DIE_KEYS = ['q', 'w', 'e', 'r', 't', 'y', 'u', 'i', 'o'];
/** Answers that are neither dice nor spaces. */
export const ANSWER_KEYS = ['z', 'x', 'c', 'v', 'b', 'n', 'm'];

export const KEY_WORDS: readonly (readonly [string, string])[] = [
  ['Q W E …', 'choose a die of your pool, in order'],
  ['1 – 9', 'the space, row by row from the top left'],
  ['1 – 6', 'the value that is asked for'],
  ['P', 'place the chosen die where it strikes hardest'],
  ['Z X C …', 'take the other answers, in order'],
  ['L', 'read the whole log'],
  ['Esc', 'let go of the chosen die'],
];
