/** Which keys stand for what at this table. */
import { t } from '../../words/t.ts';

export const ABILITY_KEYS = ['a', 's', 'd', 'f', 'g', 'h', 'j', 'k'];
export const CARD_KEYS = ['q', 'w', 'e', 't', 'y', 'i', 'o'];
export const OPTION_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
export const SPEND_KEYS = ['z', 'x', 'c', 'v', 'b', 'm'];

export const keyWords = (): readonly (readonly [string, string])[] => [
  ['1 – 5', t('keep or free a die; take the numbered answer')],
  ['R', t('throw the dice')],
  ['A S D …', t('announce the lit abilities, in order')],
  ['Q W E …', t('play the lit cards, in order')],
  ['Shift + Q W E …', t('sell the cards of your hand, in order')],
  ['Z X C …', t('spend tokens, use paid abilities')],
  ['U', t('take the last action back, while that may be')],
  ['N', t('announce nothing')],
  ['P', t('pass, or end the phase')],
  ['0', t('pass in every window until my turn, or ask me again')],
  ['.', t('on a crawl, look at the map')],
  ['L', t('read the whole log')],
  ['Esc', t('close a question about how to play something')],
];
