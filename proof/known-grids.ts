/** Dice Clash on grids that never change: the fighters and powers of the game, each warrior on the same two charts, each
 *  legend on two others. What the printed icons do can be told of these while the real grids are still being weighed. */
import {
  attack,
  defence,
  type FighterDef,
  flip,
  type Grid,
  look,
  match,
  move,
  nudge,
  plain,
  raise,
  set,
  special,
} from '../engine/dice-clash/content.ts';
import { FIGHTERS } from '../engine/dice-clash/fighters.ts';
import { type DiceClash, makeDiceClash } from '../engine/dice-clash/index.ts';

type Charts = readonly [normal: Grid, adrenaline: Grid];

/** Spaces 1 to 9. */
const CHARTS: Readonly<Record<FighterDef['kind'], Charts>> = {
  warrior: [
    [plain, attack(2), defence(2), match, nudge, flip, move, look, raise(2)],
    [plain, attack(-3), defence(-3), raise(1), plain, match, defence(3), attack(3), plain],
  ],
  legend: [
    [plain, attack(2), special, nudge, set(4), flip, match, defence(2), move],
    [special, special, plain, special, set(6), attack(-2), plain, plain, raise(2)],
  ],
};

const onChart = (def: FighterDef): FighterDef => {
  const [normal, adrenaline] = CHARTS[def.kind];
  const [first, second] = def.sides;
  return {
    ...def,
    sides: [
      { ...first, grid: normal },
      { ...second, grid: adrenaline },
    ],
  };
};

/** The game under a name of its own, beside the real one. */
export const clashOnKnownGrids: DiceClash = {
  ...makeDiceClash(FIGHTERS.map(onChart)),
  id: 'dice-clash-known-grids',
};
