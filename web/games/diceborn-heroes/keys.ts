/** Which keys stand for what at this table. */
import { t } from '../../words/t.ts';

/** Dice of one's own heroes, in order. */
export const DIE_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** Slots of one's own heroes, in order. */
export const SLOT_KEYS = ['q', 'w', 'e', 'r', 't', 'y', 'u', 'i', 'o', 'a', 's', 'd', 'f', 'h', 'j', 'k'];
/** Everything else that is offered, in order. */
export const ANSWER_KEYS = ['z', 'x', 'c', 'v', 'b', 'n', 'm'];
export const READY_KEY = 'g';
export const PASS_KEY = 'p';
export const REST_OF_ROUND_KEY = '0';

export const keyWords = (): readonly (readonly [string, string])[] => [
  ['1 – 9', t('take up a die of your heroes, in order; take the numbered answer')],
  ['Q W E …', t('put it on a lit slot, or take back what lies there')],
  ['Z X C …', t('roll again, use abilities and items, in order')],
  ['G', 'ready'],
  ['P', 'pass'],
  ['0', t('pass for this round')],
  ['L', t('read the whole log')],
  ['Esc', t('let go of the die')],
];
