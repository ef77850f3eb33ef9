/** Spaces as they are printed on a grid, with their meaning in a language. */
import type { Modifier } from '../content.ts';
import type { SpaceInfo } from '../state/view-shape.ts';
import type { Mod, Words } from './words.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

const SIGNS: Readonly<Record<Mod, (n: number) => string>> = {
  attack: (n) => `⚔${signed(n)}`,
  defence: (n) => `⛨${signed(n)}`,
  raise: (n) => `⚂${signed(n)}`,
  set: (n) => `= ${n}`,
  match: () => '=',
  nudge: () => '±1',
  move: () => '⇄',
  flip: () => '↺',
  look: () => '👁',
  special: () => '★',
  plain: () => '',
};

/** A space as it is printed, with its meaning. */
export const spaceInfo = (modifier: Modifier, { spaces }: Pick<Words, 'spaces'>): SpaceInfo => {
  const mod = modifier?.mod ?? 'plain';
  const n = modifier && 'n' in modifier ? modifier.n : 0;
  return { mod, sign: SIGNS[mod](n), text: spaces[mod](n) };
};
