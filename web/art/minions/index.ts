/** The look of minions, by id; apart from those who fight under a player's hand, since only crawls show them. */
import type { Heraldry } from '../art.ts';
import { minionsOne } from './level-1.ts';
import { minionsTwo } from './level-2.ts';
import { minionsThree } from './level-3.ts';
import { minionsFour } from './level-4.ts';

export const MINIONS: Readonly<Record<string, Heraldry>> = {
  ...minionsOne,
  ...minionsTwo,
  ...minionsThree,
  ...minionsFour,
};
