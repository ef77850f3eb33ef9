/** Which keys stand for what at this table. */

export const ABILITY_KEYS = ['a', 's', 'd', 'f', 'g', 'h', 'j', 'k'];
export const CARD_KEYS = ['q', 'w', 'e', 't', 'y', 'i', 'o'];
export const OPTION_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
export const SPEND_KEYS = ['z', 'x', 'c', 'v', 'b', 'm'];

export const KEY_WORDS: readonly (readonly [string, string])[] = [
  ['1 – 5', 'keep or free a die; take the numbered answer'],
  ['R', 'throw the dice'],
  ['A S D …', 'announce the lit abilities, in order'],
  ['Q W E …', 'play the lit cards, in order'],
  ['Shift + Q W E …', 'sell the cards of your hand, in order'],
  ['Z X C …', 'spend tokens, use paid abilities'],
  ['U', 'take the last action back, while that may be'],
  ['N', 'announce nothing'],
  ['P', 'pass, or end the phase'],
  ['0', 'pass in every window until my turn, or ask me again'],
  ['.', 'on a crawl, look at the map'],
  ['L', 'read the whole log'],
  ['Esc', 'close a question about how to play something'],
];
