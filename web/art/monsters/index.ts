/** The look of everybody whom a party meets, by id; apart from those who fight under a player's hand, since only the
 *  table of that game shows them. */
import type { Heraldry } from '../art.ts';
import { finalBosses } from './bosses.ts';
import { questFigures } from './of-quests.ts';
import { monstersOne } from './one.ts';
import { monstersThree } from './three.ts';
import { monstersTwo } from './two.ts';

export const MONSTERS: Readonly<Record<string, Heraldry>> = {
  ...monstersOne,
  ...monstersTwo,
  ...monstersThree,
  ...questFigures,
  ...finalBosses,
};
