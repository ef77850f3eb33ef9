/** Diceborn Heroes in German: no English and nothing broken in whatever anybody reads. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../engine/core/chance.ts';
import { kindsAt, ofKind } from '../../../engine/core/kinds.ts';
import { dicebornHeroes } from '../../../engine/diceborn-heroes/index.ts';
import { germanCatalogueFaults, germanMatchFaults } from '../../support/games/plain-german.ts';

const german = suite('Diceborn Heroes in German');

german('classes, monsters, quests, relics, items, modes: no English', () =>
  assert.equal(germanCatalogueFaults(dicebornHeroes), []),
);

german('whole matches: labels, questions and what happened', () => {
  const faults = dicebornHeroes.modes.flatMap((mode, at) =>
    [0, 1].flatMap((more) => {
      const kinds = kindsAt(mode, mode.minSeats + (mode.maxSeats > mode.minSeats ? more : 0));
      const seats = kinds.map((kind, seat) => {
        const able = ofKind(dicebornHeroes, kind);
        return { hero: able[(at + seat + 5 * more) % able.length] ?? '' };
      });
      const key = `german ${mode.id} ${more}`;
      return germanMatchFaults(dicebornHeroes, dicebornHeroes.start({ mode: mode.id, seats }, seededStream(key)), key);
    }),
  );
  assert.equal([...new Set(faults)], []);
});

const examples: [string, string][] = [
  ['ghost', 'Stufe 1, Untoter, 3 Leben, Belohnung 2. Konter 1. 1 Schaden für das Ziel.'],
  ['healing-potion', 'Kostet 3 Beutestücke. 5 Heilung für einen Helden.'],
  ['riposte', 'Grün: Konter 1. 1 Block für sich selbst.'],
];
for (const [id, text] of examples)
  german(`${id} in words`, () => assert.is(dicebornHeroes.describe(id, 'de')?.text, text));

german.run();
