/** Texts of words that no printed hero puts together like this: they must say all that happens. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { damage, draw, gainCp, shows, smallStraight } from '../../../../engine/dice-throne/vocabulary/build.ts';
import { card, gameWith, madeUp } from '../../../support/games/made-up.ts';

const run = (part: string) => ({ do: 'run', part }) as const;
const game = gameWith(
  madeUp({
    parts: { 'high-tide': [gainCp(1), run('ebb')], ebb: [draw(1)] },
    abilities: {
      both: {
        name: 'Both',
        needs: { all: [shows({ star: 2 }), shows({ moon: 1 })] },
        levels: [{ run: [damage(3)] }],
      },
      either: { name: 'Either', needs: { any: [shows({ moon: 3 }), smallStraight] }, levels: [{ run: [damage(3)] }] },
      none: { name: 'None', needs: { not: shows({ moon: 1 }) }, levels: [{ run: [run('ebb')] }] },
    },
    cards: { tide: card('main', run('high-tide')) },
  }),
);

const TEXTS: readonly (readonly [id: string, english: string, german: string])[] = [
  ['both', '2 Star + 1 Moon. Deal 3 damage.', '2 Star + 1 Moon. Verursache 3 Schaden.'],
  ['either', '3 Moon or Small Straight. Deal 3 damage.', '3 Moon oder Kleine Straße. Verursache 3 Schaden.'],
  ['none', 'not 1 Moon. Carry out Ebb. Ebb: draw 1 card.', 'nicht 1 Moon. Führe Ebb aus. Ebb: ziehe 1 Karte.'],
  [
    'tide',
    'Carry out High tide. High tide: gain 1 CP. Carry out Ebb. Ebb: draw 1 card.',
    'Führe High tide aus. High tide: erhalte 1 KP. Führe Ebb aus. Ebb: ziehe 1 Karte.',
  ],
];
const texts = suite('texts of words put together');
for (const [id, english, german] of TEXTS) {
  texts(`issue: ${id} says all that it needs and does`, () => {
    assert.equal([game.describe(id)?.text, game.describe(id, 'de')?.text], [english, german]);
  });
}
texts.run();
