/** What bots take things to be worth: read off their own words, never by name. Bounds come from what the words do. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../../engine/bots/index.ts';
import { below, scriptedStream, seededStream } from '../../../engine/core/chance.ts';
import { commonCards } from '../../../engine/dice-throne/cards/common-cards.ts';
import { COMBATANTS } from '../../../engine/dice-throne/combatants.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../../engine/dice-throne/library/index.ts';
import type { DiceThroneAction } from '../../../engine/dice-throne/state/view-shape.ts';
import type { Amount, Cond } from '../../../engine/dice-throne/vocabulary/words.ts';
import { averageOf, chanceOn, type Dice } from '../../../engine/dice-throne/worth/dice.ts';
import { worthsOf } from '../../../engine/dice-throne/worth/things.ts';

const worth = suite('dice throne: what things are worth');
const things = worthsOf(buildLibrary(COMBATANTS, commonCards));

/** [what, how much it is found to be worth, at least, at most] */
const THINGS: readonly [string, number, number, number][] = [
  ['a point of Chi is a point of damage, less as it may never be used', things.token('chi', true), 0.5, 1],
  ['Evasive prevents an Attack one time in three', things.token('evasive', true), 1, 3],
  ['Protect prevents half of one', things.token('protect', true), 2, 3],
  ['Burn hurts by 2 in every upkeep that is left', things.token('burn', false), -9, -4],
  ['Delayed Poison hurts by 3, once', things.token('delayed-poison', false), -3.5, -2.5],
  ['Stun gives an Attack away', things.token('stun', false), -9, -5],
  ['Concussion costs an income: a card and a CP', things.token('concussion', false), -2.5, -1],
  ['Hex is bad for whoever has it, though its kind does not say so', things.token('hex', false), -3, -1],
  ['so is Silence', things.token('silence', false), -3, -1],
  ['and Dominance', things.token('dominance', false), -3, -0.5],
  ["a Doubloon is the Pirate's own treasure", things.token('cursed-doubloon', true), 0.5, 2],
  ['and hurts anybody else', things.token('cursed-doubloon', false), -5, -2],
  ["King's Hand is worth no more than its price, 2 CP", things.token('kings-hand', true), 0.8, 1.2],
  ['Synth buys a Bot', things.token('synth', true), 0.5, 2],
  ['a Bot for the rest of the match is worth more than the Synth it costs', things.side('shock-bot/basic'), 2, 8],
  ['an advanced one costs half to use', things.side('shock-bot/advanced') - things.side('shock-bot/basic'), 1, 5],
  ['Nyra adds 2 to every Attack while she is up', things.side('nyra/active') - things.side('nyra/inactive'), 2, 6],
];
for (const [name, found, least, most] of THINGS) {
  worth(`${name}: ${found.toFixed(2)}`, () => assert.ok(found >= least && found <= most, `not in ${least} to ${most}`));
}

const d20: Dice = { n: 1, sides: 20, symbols: undefined };
const own = (n: number): Dice => ({ n, sides: 6, symbols: ['swipe', 'swipe', 'swipe', 'vortex', 'vortex', 'chaos'] });
const sum: Amount = { sum: true };
const plain = (n: Amount): number => (typeof n === 'number' ? n : Number.NaN);
/** [dice, condition, chance], by hand. */
const CHANCES: readonly [string, Dice, Cond, number][] = [
  ['11 or more on a d20', d20, { compare: [sum, '>=', 11] }, 1 / 2],
  ['less than 10 with four dice', own(4), { compare: [sum, '<', 10] }, 126 / 1296],
  ['the same said the other way round', own(4), { compare: [10, '>', sum] }, 126 / 1296],
  ['a chaos among three', own(3), { shows: { chaos: 1 } }, 1 - (5 / 6) ** 3],
  ['two vortexes of two', own(2), { shows: { vortex: 2 } }, 1 / 9],
  ['a six', own(1), { shows: { 6: 1 } }, 1 / 6],
  ['three swipes counted of three', own(3), { compare: [{ count: 'swipe' }, '=', 3] }, 1 / 8],
];
for (const [name, dice, cond, expected] of CHANCES) {
  worth(`chance of ${name}`, () => {
    assert.ok(Math.abs((chanceOn(dice, cond, plain) ?? Number.NaN) - expected) < 1e-12);
  });
}
worth('averages: the sum of three dice, swipes among four', () => {
  assert.is(averageOf(own(3), { sum: true }), 10.5);
  assert.is(averageOf(own(4), { count: 'swipe' }), 2);
});
worth('what does not speak of dice is left to others', () => {
  assert.is(chanceOn(own(3), { is: ['attack', 'own'] }, plain), undefined);
});

/** What the sensible bot does in a position: the same with any numbers. */
const SEEDS = 3;
const numbers = (seed: string): (() => number) => {
  const stream = seededStream(seed);
  return () => below(stream, 256) / 256;
};
type Spec = Parameters<typeof diceThrone.scenario.position>[0];
const again: DiceThroneAction = { type: 'roll', dice: [3] };
/** [what, position, rolls made, the dice for them, what is right to do then, and next] */
const DEEDS: readonly [string, Spec, readonly DiceThroneAction[], readonly number[], readonly DiceThroneAction[]][] = [
  [
    'the Artificer builds with the Synth of two Bots',
    { phase: 'main-1', seats: [{ hero: 'artificer', cp: 0, tokens: { synth: 5 } }, { hero: 'barbarian' }] },
    [],
    [],
    [{ type: 'spend', token: 'synth' }],
  ],
  [
    'a boss keeps a roll phase card that prevents nothing now, and a free one is played',
    {
      phase: 'main-1',
      seats: [{ hero: 'fallen-barbarian', cp: 1, hand: ['stubborn-bones', 'war-chest'] }, { hero: 'mad-king' }],
    },
    [],
    [],
    [{ type: 'play', card: 'war-chest' }],
  ],
  [
    'four chaos, no attempt left, and a card that makes the fifth: it was kept for that',
    {
      phase: 'offensive-roll',
      seats: [
        { hero: 'fallen-barbarian', cp: 1, hand: ['face-of-chaos'] },
        { hero: 'mad-king', health: 30 },
      ],
    },
    [{ type: 'roll' }, again, again],
    [6, 6, 6, 1, 6, 1, 1],
    [
      { type: 'play', card: 'face-of-chaos' },
      { type: 'announce', ability: 'explosive-rage' },
    ],
  ],
];
for (const [name, position, rolls, dice, right] of DEEDS) {
  worth(`sensible: ${name}`, () => {
    for (let i = 0; i < SEEDS; i++) {
      const match = diceThrone.scenario.position(position, scriptedStream([...dice]));
      for (const roll of rolls) diceThrone.apply(match, 0, roll);
      for (const expected of right) {
        const parsed = diceThrone.parse(playBot('sensible', diceThrone, match, 0, numbers(`${name} ${i}`)));
        assert.equal(parsed, { action: expected });
        diceThrone.apply(match, 0, expected);
      }
    }
  });
}

worth.run();
