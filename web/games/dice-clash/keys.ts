/** Which keys stand for what at this table. */
import { t } from '../../words/t.ts';

/** Dice of the pool, in order. */
export const DIE_KEYS = ['q', 'w', 'e', 'r', 't', 'y', 'u', 'i', 'o'];
/** Answers that are neither dice nor spaces. */
export const ANSWER_KEYS = ['z', 'x', 'c', 'v', 'b', 'n', 'm'];

export const keyWords = (): readonly (readonly [string, string])[] => [
  ['Q W E …', t('choose a die of your pool, in order')],
  ['1 – 9', t('the space, row by row from the top left')],
  ['1 – 6', t('the value that is asked for')],
  ['P', t('place the chosen die where it strikes hardest')],
  ['Z X C …', t('take the other answers, in order')],
  ['L', t('read the whole log')],
  ['Esc', t('let go of the chosen die')],
];
