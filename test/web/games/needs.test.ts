/** What an ability needs, read from the catalogue's words and drawn as pips; and what an attack would bring. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commonCards } from '../../../engine/dice-throne/cards/common-cards.ts';
import { COMBATANTS } from '../../../engine/dice-throne/combatants.ts';
import { buildLibrary } from '../../../engine/dice-throne/library/index.ts';
import { catalogueOf } from '../../../engine/dice-throne/text/catalogue.ts';
import { pipsOf, pointsOf, readNeed, rowsOf } from '../../../web/games/dice-throne/needs.ts';

const needs = suite('web: requirements as pips');

const MOON_ELF = ['arrow', 'arrow', 'arrow', 'foot', 'foot', 'moon'];
const dice = (...values: number[]) => values.map((value) => ({ value, symbol: MOON_ELF[value - 1] ?? '' }));
/** Paid pips in capitals, points in brackets, those of the row reached with a star. */
const drawn = (need: string, values: number[], text = ''): string => {
  const read = readNeed(need, MOON_ELF);
  return pipsOf(read, dice(...values), pointsOf(text, rowsOf(read)))
    .map((part) => {
      if ('points' in part) return `(${part.points}${part.reached ? '*' : ''})`;
      const word = 'number' in part ? `n${part.number}` : part.symbol.slice(0, 1);
      return part.paid ? word.toUpperCase() : word;
    })
    .join('');
};

const cases: [string, string, string][] = [
  [
    'a scale shows what each row is worth, and which is reached',
    drawn('3 / 4 / 5 Arrow', [1, 2, 3, 6, 4], 'Deal 3 / 5 / 7 damage.'),
    'AAA(3*)a(5)a(7)',
  ],
  [
    'four of a scale reach its second row',
    drawn('3 / 4 / 5 Arrow', [1, 1, 2, 3, 6], 'Deal 3 / 5 / 7 damage.'),
    'AAA(3)A(5*)a(7)',
  ],
  ['two of a scale reach none', drawn('3 / 4 / 5 Arrow', [1, 1], 'Deal 3 / 5 / 7 damage.'), 'AAa(3)a(5)a(7)'],
  ['a scale without figures stays a row of pips', drawn('3 / 4 / 5 Arrow', [], 'Inflict Blind.'), 'aaaaa'],
  ['several symbols stand one after the other', drawn('2 Arrow + 3 Foot', [1, 4, 6, 6, 6]), 'AaFff'],
  ['more than is needed fills no more', drawn('4 Moon', [6, 6, 6, 6, 6]), 'MMMM'],
  ['a straight shows the run that the dice are nearest to', drawn('Small Straight', [3, 5, 6, 6, 1]), 'N3n4N5N6'],
  ['without dice, the lowest run', drawn('Large Straight', []), 'n1n2n3n4n5'],
  ['what is neither is left in words', drawn('4 dice', [1]), ''],
];
for (const [name, given, expected] of cases) needs(name, () => assert.is(given, expected));

needs('every requirement of every offensive ability is drawn', () => {
  const { heroes } = catalogueOf(buildLibrary(COMBATANTS, commonCards));
  const plain = heroes.flatMap(({ id, die, abilities }) =>
    abilities
      .filter(({ kind }) => kind === 'offensive' || kind === 'ultimate')
      .flatMap((ability) =>
        ability.levels.map((level) => ({ at: `${id} ${ability.id}`, need: readNeed(level.needs, die) })),
      )
      .filter(({ need }) => need.kind === 'words')
      .map(({ at }) => at),
  );
  assert.equal(plain, []);
});

needs.run();
