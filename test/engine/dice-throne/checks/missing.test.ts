/** Whatever a hero's file leaves out that it must have: the sentence says what belongs there, not only of what kind it is. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readHero } from '../../../../engine/dice-throne/checks/read-hero.ts';
import { COMBATANTS } from '../../../../engine/dice-throne/combatants.ts';

const missing = suite('heroes from outside: what is left out');

/** Between them they have each kind of piece: companions, sides of the board, scales, tables, re-rolls. */
const HEROES = ['barbarian', 'pyromancer', 'artificer', 'huntress', 'cursed-pirate'];
/** What tells nobody what to write. */
const VAGUE = /: expected (a list|an object|text|a number|a whole number|true or false), got nothing\.$/;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every object within, each shape of one once, whichever hero has it. */
const objectsIn = (value: unknown, seen: Set<string>): object[] => {
  if (!isObject(value)) return [];
  const inner = Object.values(value).flatMap((one) => objectsIn(one, seen));
  const shape = Object.entries(value)
    .map(([key, one]) => `${key} ${typeof one}`)
    .join();
  if (Array.isArray(value) || seen.has(shape)) return inner;
  seen.add(shape);
  return [value, ...inner];
};

const seen = new Set<string>();
for (const id of HEROES) {
  missing(`issue: ${id}: without its die it was told "expected a list"`, () => {
    const hero: unknown = structuredClone(COMBATANTS.find((one) => one.id === id));
    const vague = objectsIn(hero, seen).flatMap((piece) =>
      Object.entries(piece).flatMap(([key, value]) => {
        Reflect.deleteProperty(piece, key);
        const read = readHero(hero, 'x.json');
        Reflect.set(piece, key, value);
        return 'faults' in read ? read.faults.filter((words) => VAGUE.test(words)) : [];
      }),
    );
    assert.equal([...new Set(vague)], []);
  });
}

missing.run();
