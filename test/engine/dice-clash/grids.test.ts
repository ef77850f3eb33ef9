import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Grid } from '../../../engine/dice-clash/content.ts';
import { FIGHTERS } from '../../../engine/dice-clash/fighters.ts';

const grids = suite('dice clash: grids');

const SPACES = 9;
const all = FIGHTERS.flatMap(({ id, kind, sides }) =>
  sides.map(({ grid }, i) => ({ name: `${id}, ${i === 0 ? 'normal' : 'adrenaline'}`, kind, grid })),
);
const iconsOn = (grid: Grid): string[] =>
  grid.flatMap((modifier) => {
    if (!modifier) return [];
    const sign = 'n' in modifier && modifier.mod !== 'set' && modifier.mod !== 'raise' ? Math.sign(modifier.n) : '';
    return `${modifier.mod}${sign}`;
  });
const kindsOn = (kind: string): string[] => [
  ...new Set(all.filter((one) => one.kind === kind).flatMap(({ grid }) => iconsOn(grid))),
];

grids('rulebook, Components: six warriors and two legends, each with a grid of nine spaces on both sides', () => {
  assert.equal(FIGHTERS.filter(({ kind }) => kind === 'warrior').length, 6);
  assert.equal(FIGHTERS.filter(({ kind }) => kind === 'legend').length, 2);
  for (const { name, grid } of all) assert.is(grid.length, SPACES, name);
});

grids(
  'house: each grid has four to seven icons, that of a legend up to eight, and the two sides of a fighter differ',
  () => {
    for (const { name, kind, grid } of all) {
      const icons = iconsOn(grid).length;
      assert.ok(icons >= 4 && icons <= (kind === 'legend' ? 8 : 7), `${name} has ${icons} icons`);
    }
    for (const { id, sides } of FIGHTERS) assert.not.equal(sides[0].grid, sides[1].grid, id);
  },
);

grids('rulebook, Dice Modifiers: every kind of icon lies on some warrior grid, negative ones too', () => {
  const wanted = ['attack1', 'attack-1', 'defence1', 'defence-1', 'raise', 'match', 'nudge', 'move', 'flip', 'look'];
  assert.equal(kindsOn('warrior').sort(), wanted.sort());
});

grids('rulebook, AI Modifiers: setting a die and the special lie on the grids of legends', () => {
  const kinds = kindsOn('legend');
  for (const wanted of ['set', 'special']) assert.ok(kinds.includes(wanted), wanted);
});

grids('rulebook, Die Value Modifiers: what a grid sets a die to is a value of a die', () => {
  for (const { name, grid } of all)
    for (const modifier of grid)
      if (modifier?.mod === 'set') assert.ok(modifier.n >= 1 && modifier.n <= 6, `${name}: set ${modifier.n}`);
});

grids.run();
