/** Which dice the Dice Clash table lets fly, told from two views of a match. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DiceClashView, DieView, FighterView } from '../../../engine/dice-clash/state/view-shape.ts';
import { diceMoves } from '../../../web/games/dice-clash/motion/dice-moves.ts';

const black = (value: number): DieView => ({ colour: 'black', value });
const hidden: DieView = { colour: 'black' };
const grid = (dice: Readonly<Record<number, DieView>>): FighterView['grid'] =>
  Array.from({ length: 9 }, (_, at) => dice[at + 1] ?? null);
const fighter = (seat: number, more: Partial<FighterView>): FighterView => ({
  seat,
  hero: 'viking',
  adrenaline: false,
  pool: [],
  aside: [],
  grid: grid({}),
  next: { blunted: false, rolls: false },
  ...more,
});
const view = (step: number, one: Partial<FighterView>, two: Partial<FighterView> = {}, round = 1): DiceClashView => ({
  mode: 'duel',
  step,
  round,
  first: 0,
  active: 0,
  fighters: [fighter(0, one), fighter(1, two)],
  waiting: [],
});

const moves = suite('web: dice that fly in Dice Clash');
const said = (before: DiceClashView, now: DiceClashView): string[] =>
  diceMoves(before, now).map(({ seat, from, to, die }) => `${seat}: ${die.colour} ${die.value} ${from} to ${to}`);

const cases: readonly (readonly [string, DiceClashView, DiceClashView, readonly string[]])[] = [
  [
    'a die that is placed comes from the pool, turned or not',
    view(1, { pool: [black(4), black(2)] }),
    view(2, { pool: [black(2)], grid: grid({ 5: black(3) }) }),
    ['0: black 3 pool to 5'],
  ],
  [
    'so does one that nobody saw before',
    view(1, {}, { pool: [hidden, hidden] }),
    view(2, {}, { pool: [hidden], grid: grid({ 1: black(6) }) }),
    ['1: black 6 pool to 1'],
  ],
  [
    'a die that is moved comes from its space',
    view(1, { grid: grid({ 1: black(4) }) }),
    view(2, { grid: grid({ 9: black(4) }) }),
    ['0: black 4 1 to 9'],
  ],
  [
    'a die that is taken back goes to the pool',
    view(1, { pool: [], grid: grid({ 1: black(4), 2: black(5) }) }),
    view(2, { pool: [black(1)], grid: grid({ 2: black(5) }) }),
    ['0: black 4 1 to pool'],
  ],
  ['dice that are cleared go nowhere', view(1, { grid: grid({ 1: black(4) }) }), view(2, {}), []],
  [
    'a die that is turned where it lies does not fly',
    view(1, { grid: grid({ 1: black(4) }) }),
    view(2, { grid: grid({ 1: black(5) }) }),
    [],
  ],
  [
    'whoever was on turn comes first',
    view(1, { pool: [black(1)] }, { pool: [hidden] }),
    view(3, { grid: grid({ 3: black(1) }) }, { grid: grid({ 2: black(2) }) }),
    ['0: black 1 pool to 3', '1: black 2 pool to 2'],
  ],
  [
    'a new round clears both grids without a flight',
    view(1, { grid: grid({ 1: black(4) }) }),
    view(2, { pool: [black(1)] }, {}, 2),
    [],
  ],
];
for (const [name, before, now, expected] of cases) moves(name, () => assert.equal(said(before, now), [...expected]));

moves.run();
