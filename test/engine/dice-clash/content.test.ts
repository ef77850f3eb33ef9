/** The content of Dice Clash: shapes that must hold of every fighter, whatever lies on its grids. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FighterDef, Modifier } from '../../../engine/dice-clash/content.ts';
import { FIGHTERS } from '../../../engine/dice-clash/fighters.ts';
import { diceClash, makeDiceClash } from '../../../engine/dice-clash/index.ts';
import { SET } from '../../../engine/dice-clash/state/table.ts';

const content = suite('dice clash: content');

const idsOf = (kind: FighterDef['kind']): string[] => FIGHTERS.filter((def) => def.kind === kind).map(({ id }) => id);

content('six warriors and two legends (rulebook: components)', () => {
  assert.equal(idsOf('warrior'), ['viking', 'knight', 'ninja', 'spartan', 'samurai', 'highlander']);
  assert.equal(idsOf('legend'), ['da-ji', 'khutulun']);
});
content('six black dice, two white ones, a red one each (rulebook: set up)', () => {
  assert.equal(SET, ['black', 'black', 'black', 'black', 'black', 'black', 'white', 'white', 'red']);
});
content('the powers by name and side (booklet of powers)', () => {
  assert.equal(Object.fromEntries(FIGHTERS.map(({ id, sides }) => [id, sides.map(({ power }) => power.name)])), {
    viking: ['Shield Wall', 'Berserker'],
    knight: ['Switch Stance', 'High Guard'],
    ninja: ['Smoke Bomb', 'Genjutsu'],
    spartan: ['Phalanx', 'Dory'],
    samurai: ['Rashomon', 'Nigiri'],
    highlander: ['Donnybrook', 'Quickening'],
    'da-ji': ['Mirage', 'Malevolent Spirit'],
    khutulun: ['Pre-emptive Strike', 'Enrage'],
  });
});
content('ids of fighters and powers are unique', () => {
  const ids = FIGHTERS.flatMap(({ id, sides }) => [id, ...sides.map(({ power }) => power.id)]);
  assert.is(new Set(ids).size, ids.length);
  assert.equal(
    ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id)),
    [],
  );
});

const icons = FIGHTERS.flatMap(({ id, kind, sides }) =>
  sides.flatMap(({ grid }, side) =>
    grid.map((modifier, space) => ({ at: `${id} ${side} ${space + 1}`, kind, modifier })),
  ),
);
const faultOf = (kind: FighterDef['kind'], modifier: Modifier): string | undefined => {
  if (!modifier) return undefined;
  const ofLegends = modifier.mod === 'set' || modifier.mod === 'special';
  const ofPlayers = modifier.mod === 'look';
  if (ofLegends && kind !== 'legend') return `${modifier.mod} is for legends`;
  if (ofPlayers && kind !== 'warrior') return `${modifier.mod} is for warriors`;
  if (!('n' in modifier)) return undefined;
  if (!Number.isInteger(modifier.n) || modifier.n === 0) return `${modifier.n} changes nothing`;
  if (modifier.mod === 'set' && (modifier.n < 1 || modifier.n > 6)) return `no die shows ${modifier.n}`;
  // The rulebook has dice adjusted up only.
  return modifier.mod === 'raise' && modifier.n < 1 ? 'raise goes up' : undefined;
};
content('nine spaces a side', () => {
  for (const { id, sides } of FIGHTERS) {
    assert.is(sides.length, 2, id);
    for (const { grid } of sides) assert.is(grid.length, 9, id);
  }
});
content('every icon is one that its fighter can have, with a figure that means something', () => {
  assert.equal(
    icons.flatMap(({ at, kind, modifier }) => faultOf(kind, modifier)?.replace(/^/, `${at}: `) ?? []),
    [],
  );
});
content('each legend has its power on both sides of its grid', () => {
  for (const { id, kind, sides } of FIGHTERS)
    for (const { grid } of sides)
      assert.is(
        grid.some((modifier) => modifier?.mod === 'special'),
        kind === 'legend',
        id,
      );
});
content('the list of heroes says who is played by the game itself', () => {
  assert.equal(
    diceClash.heroes.filter(({ automaton }) => automaton).map(({ id }) => id),
    idsOf('legend'),
  );
  for (const { text } of diceClash.heroes) assert.ok(text.length > 20);
});
content('other content has another fingerprint, the same content the same', () => {
  assert.is(makeDiceClash(FIGHTERS).contentHash, diceClash.contentHash);
  assert.is.not(makeDiceClash(FIGHTERS.slice(1)).contentHash, diceClash.contentHash);
  assert.match(diceClash.contentHash, /^[0-9a-f]{64}$/);
});

content.run();
