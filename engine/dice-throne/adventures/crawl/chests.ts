/** What lies in chests: each hero rolls the loot die and has the line that it shows. Printed. */
import { draw, gain, gainCp, gainGold, gainLoot, heal, roll, sum, when } from '../../vocabulary/build.ts';
import type { Effect, Program } from '../../vocabulary/words.ts';

/** The highest roll that still gives it, and what that is. */
type Line = readonly [upTo: number, Effect];

const damage = (n: 1 | 2 | 3): Effect => gain(`damage-${n}`);
/** By the chest's level - 1. */
export const CHEST_LINES: readonly (readonly Line[])[] = [
  [
    [2, damage(1)],
    [4, damage(2)],
    [6, gainCp(1)],
    [7, gainCp(2)],
    [8, draw(1)],
    [9, heal(1)],
    [10, heal(2)],
    [14, gainGold(1)],
    [16, gainGold(2)],
    [17, gainGold(3)],
    [19, gainLoot('common')],
    [20, gainLoot('rare')],
  ],
  [
    [1, damage(1)],
    [4, damage(2)],
    [5, gainCp(1)],
    [6, gainCp(2)],
    [7, draw(1)],
    [8, draw(2)],
    [9, heal(2)],
    [10, heal(3)],
    [12, gainGold(1)],
    [15, gainGold(2)],
    [17, gainGold(3)],
    [18, gainLoot('common')],
    [19, gainLoot('rare')],
    [20, gainLoot('epic')],
  ],
  [
    [1, damage(2)],
    [4, damage(3)],
    [6, gainCp(2)],
    [7, draw(2)],
    [8, draw(3)],
    [9, heal(3)],
    [10, heal(4)],
    [12, gainGold(2)],
    [16, gainGold(3)],
    [17, gainGold(4)],
    [18, gainLoot('rare')],
    [19, gainLoot('epic')],
    [20, gainLoot('legendary')],
  ],
  [
    [9, gainLoot('common')],
    [15, gainLoot('rare')],
    [19, gainLoot('epic')],
    [20, gainLoot('legendary')],
  ],
];

const tableOf = (lines: readonly Line[]): Program => [
  {
    ...roll(
      1,
      lines.map(([upTo, effect], i) => {
        const above = lines[i - 1]?.[0] ?? 0;
        return when({ all: [{ compare: [sum, '>', above] }, { compare: [sum, '<=', upTo] }] }, effect);
      }),
    ),
    die: 'd20',
  },
];

/** By the chest's level - 1. */
export const CHESTS: readonly Program[] = CHEST_LINES.map(tableOf);
