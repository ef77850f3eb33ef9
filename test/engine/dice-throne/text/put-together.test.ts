/** Texts of words that no printed hero puts together like this: they must say all that happens. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  damage,
  draw,
  gainCp,
  heal,
  listen,
  shows,
  smallStraight,
} from '../../../../engine/dice-throne/vocabulary/build.ts';
import type { Effect } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { card, gameWith, madeUp } from '../../../support/games/made-up.ts';

const discards = (n: number): Effect => ({
  do: 'cards',
  n,
  of: { picked: 'whom' },
  from: 'hand',
  to: 'discard',
  pick: 'owner',
});
const pick = (n: number): Effect => ({ do: 'choose', from: { players: 'opponent' }, as: 'whom', n });
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
    cards: {
      tide: card('main', run('high-tide')),
      lighter: card('main', pick(1), discards(2), discards(1)),
      light: card('main', pick(2), discards(1)),
      'once-in': card('main', listen('begins:upkeep', heal(2), { times: 1, until: 'match' })),
      'once-before': card('main', listen('defending', heal(2), { times: 1, until: 'turn' })),
      'next-time': card('main', listen('attacked', heal(2), { times: 1, until: 'turn' })),
      'two-times': card('main', listen('attacked', heal(2), { times: 2, until: 'match' })),
      'once-a-turn': card('main', listen('attacked', heal(2), { times: 1, per: 'turn', until: 'match' })),
    },
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
  [
    'lighter',
    'An opponent of your choice discards 2 cards. That player discards 1 card.',
    'Ein Gegner deiner Wahl legt 2 Karten ab. Dieser Spieler legt 1 Karte ab.',
  ],
  ['light', '2 opponents of your choice discard 1 card.', '2 Gegner deiner Wahl legen 1 Karte ab.'],
  ['once-in', 'Once, in your Upkeep Phase: heal 2.', 'Einmal, in deinem Unterhalt: heile 2.'],
  ['once-before', 'Once, before you defend this turn: heal 2.', 'Einmal in diesem Zug, bevor du verteidigst: heile 2.'],
  [
    'next-time',
    'The next time you are attacked this turn: heal 2.',
    'Das nächste Mal in diesem Zug, wenn du angegriffen wirst: heile 2.',
  ],
  [
    'two-times',
    'When you are attacked, at most twice: heal 2.',
    'Wenn du angegriffen wirst, höchstens zweimal: heile 2.',
  ],
  [
    'once-a-turn',
    'From now on, when you are attacked, at most once a turn: heal 2.',
    'Von nun an, wenn du angegriffen wirst, höchstens einmal je Zug: heile 2.',
  ],
];
const texts = suite('texts of words put together');
for (const [id, english, german] of TEXTS) {
  texts(`issue: ${id} says all that it needs and does`, () => {
    assert.equal([game.describe(id)?.text, game.describe(id, 'de')?.text], [english, german]);
  });
}
texts.run();
