/** A look for heroes from outside, made of nothing but their id: always the same for the same id. */
import { type Art, FIELDS } from './art.ts';

/** Emblems that suit anybody. */
export const PLAIN_EMBLEMS = [
  'visored-helm',
  'winged-sword',
  'checked-shield',
  'crossed-swords',
  'crown',
  'flying-flag',
];

const DEGREES = 360;

export function unknownArt(id: string): Art {
  const number = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const hue = number % DEGREES;
  return {
    cloth: `oklch(0.4 0.09 ${hue})`,
    trim: `oklch(0.9 0.06 ${(hue + 50) % DEGREES})`,
    field: FIELDS[number % FIELDS.length] ?? FIELDS[0],
    emblem: PLAIN_EMBLEMS[number % PLAIN_EMBLEMS.length] ?? 'crown',
    die: {},
    icons: {},
  };
}
