/** From when an Attack is one: declared and answered, and remembered until the roll phase ends. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  damage,
  discardAtRandom,
  enhance,
  gainCp,
  inflict,
  not,
  oneOf,
  option,
  prevent,
  shows,
  stealCp,
  then,
  whenAttacked,
} from '../../../../engine/dice-throne/vocabulary/build.ts';
import { card, gameWith, madeUp, playWith, seatsOf, token, told } from '../../../support/games/made-up.ts';

const judge = madeUp({
  tokens: {
    mark: token({ kind: 'negative' }),
    truce: token({ kind: 'negative', standing: [{ do: 'modify', of: { out: 'self' }, prevent: 'all' }] }),
    haze: token({ kind: 'negative', on: [{ at: 'activating', run: [{ do: 'cancel' }] }] }),
    shield: token({ on: [{ at: 'attacked', run: [{ do: 'cancel' }] }] }),
    spur: token({ offers: [{ modifier: true, when: { is: ['attack', 'declared'] }, run: [enhance(2)] }] }),
  },
  abilities: {
    judge: {
      name: 'Judge',
      levels: [
        {
          on: [
            {
              at: 'ends:roll',
              of: 'everyone',
              if: not({ is: ['ability', 'an attack'] }),
              run: [inflict('mark', 1, 'it')],
            },
          ],
        },
      ],
    },
    barter: {
      name: 'Barter',
      needs: shows({ star: 2 }),
      levels: [{ run: [oneOf(option(stealCp(1, 'target')), option(discardAtRandom(1, 'target'))), then, damage(3)] }],
    },
    spread: {
      name: 'Spread',
      needs: shows({ moon: 2 }),
      levels: [{ run: [damage(3, 'collateral', { to: 'opponents' })] }],
    },
  },
  cards: { shrug: { ...card('instant', prevent(1), gainCp(1)), when: whenAttacked } },
});
const game = gameWith(judge);
const attacks = suite('attacks');

const SMACK = [1, 1, 1, 4, 6];
const marked = (ability: string | null, dice: readonly number[], mine: object, theirs: object = {}) =>
  seatsOf(
    playWith(game, {
      phase: 'offensive-roll',
      seats: [
        { hero: 'barbarian', tokens: mine },
        { hero: 'wanderer', tokens: theirs },
      ],
      dice: [...dice, 1, 1, 1],
      actions: [
        { seat: 0, type: 'roll' },
        { seat: 0, type: 'announce', ability },
      ],
    }),
    'tokens',
  )[0];
const ENDS: readonly (readonly [string, string | null, readonly number[], mine: object, theirs: object, object])[] = [
  ['an Attack', 'smack', SMACK, {}, {}, {}],
  ['nothing announced', null, SMACK, {}, {}, { mark: 1 }],
  ['an ability without damage', 'fortitude', [4, 4, 4, 1, 6], {}, {}, { mark: 1 }],
  ['an Attack that deals nothing', 'smack', SMACK, { truce: 1 }, {}, { truce: 1 }],
  ['an Attack that failed when it was activated', 'smack', SMACK, { haze: 1 }, {}, { haze: 1 }],
  ['an ability without damage that failed', 'fortitude', [4, 4, 4, 1, 6], { haze: 1 }, {}, { haze: 1, mark: 1 }],
  ['an Attack that was stopped when it was declared', 'smack', SMACK, {}, { shield: 1 }, {}],
];
for (const [name, ability, dice, mine, theirs, after] of ENDS)
  attacks(`at the end of the roll: ${name}`, () => assert.equal(marked(ability, dice, mine, theirs), after));
attacks('at the end of the roll: collateral damage alone', () => {
  const result = playWith(game, {
    phase: 'offensive-roll',
    seats: [{ hero: 'wanderer' }, { hero: 'barbarian' }],
    dice: [6, 6, 1, 2, 4],
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'spread' },
    ],
  });
  assert.equal([seatsOf(result, 'tokens')[0], seatsOf(result, 'health')[1]], [{ mark: 1 }, 47]);
});

const REFUSED = { expect: 'requirement-not-met' };
attacks('declared: not while it is announced, but until the last call', () => {
  const spur = { seat: 0, type: 'spend', token: 'spur' };
  const shrug = { seat: 1, type: 'play', card: 'shrug' };
  const result = playWith(game, {
    phase: 'offensive-roll',
    seats: [
      { hero: 'wanderer', tokens: { spur: 2 } },
      { hero: 'wanderer', cp: 0, hand: ['shrug'] },
    ],
    dice: [1, 1, 1, 4, 6, 1, 1, 1],
    actions: [
      { seat: 0, type: 'roll' },
      { ...spur, ...REFUSED },
      { ...shrug, ...REFUSED },
      { seat: 0, type: 'announce', ability: 'strike' },
      { ...spur, ...REFUSED },
      { ...shrug, ...REFUSED },
      { seat: 0, type: 'pass' },
      { seat: 1, type: 'pass' },
      spur,
      shrug,
    ],
  });
  assert.equal([seatsOf(result, 'health')[1], seatsOf(result, 'cp')[1]], [45, 1]);
});

attacks('a choice among effects on the target is asked when the target is known', () => {
  const result = playWith(game, {
    phase: 'offensive-roll',
    seats: [{ hero: 'wanderer' }, { hero: 'barbarian' }, { hero: 'barbarian', cp: 3 }, { hero: 'barbarian', cp: 3 }],
    dice: [4, 4, 1, 2, 6, 4, 1, 1, 1],
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'barter' },
      { seat: 0, type: 'choose', option: 'option:1' },
    ],
  });
  assert.equal(seatsOf(result, 'cp'), [3, 2, 3, 2]);
  const order = told(result, 'rolled', 'chosen').map((event) => Reflect.get(Object(event), 'for'));
  assert.equal(order, ['offensive', 'targeting', undefined, 'defence']);
});

attacks.run();
