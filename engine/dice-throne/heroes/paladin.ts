/** Paladin, Season One (Re-Rolled). No printed board was seen; all upgrade effects rest on one transcription. Where sources
 *  differ: Holy Attack (small) deals 6; Divine Defense deals 1 for each Sword; Offensive Stance needs 2 Sword and
 *  1 Prayer; Steadfast comes with Righteous Combat III alone; Absolution! is a roll phase card. Tithe II pays once an
 *  ability is activated, however many Prayers it shows. Nothing here is a house value. */
import { blessingOfDivinity, protect } from '../cards/common-tokens.ts';
import {
  alter,
  anyone,
  atLeast,
  count,
  damage,
  defineHero,
  draw,
  enhance,
  gain,
  gainCp,
  half,
  heal,
  largeStraight,
  oneOf,
  option,
  ownDice,
  plus,
  prevent,
  retype,
  roll,
  shows,
  smallStraight,
  subtotal,
  then,
  times,
  U,
  when,
  whenAttacked,
} from '../vocabulary/build.ts';
import type { Effect, Offer } from '../vocabulary/words.ts';

const combat = (base: number, dice: number): Effect[] => [
  damage(base),
  roll(
    dice,
    damage(plus(times(2, count('sword')), count('helmet'))),
    heal(times(2, count('life'))),
    gainCp(count('prayer')),
  ),
];
const light = (dice: number): Effect[] => [
  heal(count('life')),
  roll(
    dice,
    gain('crit', count('sword')),
    gain('protect', count('helmet')),
    draw(count('life')),
    gainCp(times(2, count('prayer'))),
  ),
];
const divine: Effect[] = [
  damage(count('sword')),
  prevent(plus(count('helmet'), times(2, count('life')))),
  gainCp(count('prayer')),
];
const tithe = (draws: number): Offer[] => [
  { cost: { cp: 1 }, run: [alter('reroll', ownDice)] },
  { cost: { cp: draws }, run: [draw(1)] },
];

export const paladin = defineHero({
  id: 'paladin',
  name: 'Paladin',
  die: ['sword', 'sword', 'helmet', 'helmet', 'life', 'prayer'],
  complexity: 5,
  abilities: {
    tithe: {
      name: 'Tithe',
      levels: [
        { offers: tithe(3) },
        { cost: 3, offers: tithe(2), on: [{ at: 'activated', run: [when(shows({ prayer: 1 }), gainCp(1))] }] },
      ],
    },
    'righteous-combat': {
      name: 'Righteous Combat',
      needs: shows({ sword: 3, helmet: 2 }),
      levels: [
        { run: combat(5, 2) },
        { cost: 2, run: combat(5, 3) },
        {
          cost: 4,
          run: combat(6, 3),
          adds: {
            steadfast: {
              name: 'Steadfast',
              needs: shows({ sword: 2, helmet: 1 }),
              run: [heal(2), damage(2, U)],
            },
          },
        },
      ],
    },
    'mighty-prayer': {
      name: 'Mighty Prayer',
      needs: shows({ sword: 3, prayer: 1 }),
      levels: [
        { run: [damage(3, U), then, gain('crit'), gain('accuracy')] },
        {
          cost: 2,
          run: [damage(4, U), then, gain('crit'), gain('accuracy')],
          adds: {
            'offensive-stance': {
              name: 'Offensive Stance',
              needs: shows({ sword: 2, prayer: 1 }),
              run: [damage(2, U), oneOf(option(gain('crit')), option(gain('accuracy')))],
            },
          },
        },
      ],
    },
    retaliate: {
      name: 'Retaliate',
      needs: shows({ helmet: 3, prayer: 1 }),
      levels: [
        { run: [gain('retribution', 1, anyone), gainCp(3)] },
        {
          cost: 1,
          run: [gain('retribution', 1, anyone), gainCp(4)],
          adds: {
            requital: {
              name: 'Requital',
              needs: shows({ sword: 1, helmet: 1, life: 1, prayer: 1 }),
              run: [gain('retribution'), heal(1), damage(3, U)],
            },
          },
        },
      ],
    },
    'holy-light': {
      name: 'Holy Light',
      needs: shows({ life: 2 }),
      levels: [{ run: light(2) }, { cost: 2, run: light(3) }],
    },
    'holy-attack': {
      name: 'Holy Attack',
      levels: [
        {
          rows: [
            { needs: smallStraight, run: [heal(1), damage(6)] },
            { needs: largeStraight, run: [heal(2), damage(8)] },
          ],
        },
        {
          cost: 2,
          rows: [
            { needs: smallStraight, run: [heal(1), damage(7)] },
            { needs: largeStraight, run: [heal(2), damage(9)] },
          ],
        },
      ],
    },
    'righteous-prayer': {
      name: 'Righteous Prayer',
      needs: shows({ prayer: 4 }),
      levels: [
        { run: [damage(8), then, gain('crit'), gainCp(2)] },
        {
          cost: 2,
          run: [damage(8, U), then, gain('crit'), gainCp(2)],
          adds: { prosperity: { name: 'Prosperity', needs: shows({ prayer: 3 }), run: [gainCp(4)] } },
        },
      ],
    },
    'divine-defense': {
      name: 'Divine Defense',
      levels: [
        { defence: 3, run: divine },
        { cost: 3, defence: 4, run: divine },
        { cost: 4, defence: 4, run: [...divine, when(shows({ helmet: 2, prayer: 1 }), gain('protect'))] },
      ],
    },
    'resolute-faith': {
      name: 'RESOLUTE FAITH!',
      ultimate: true,
      needs: shows({ prayer: 5 }),
      levels: [{ run: [gain('blessing-of-divinity'), heal(5), damage(10, 'ultimate')] }],
    },
  },
  tokens: {
    crit: {
      name: 'Crit',
      kind: 'positive',
      limit: 1,
      offers: [{ modifier: true, when: atLeast({ record: 'base' }, 5), run: [enhance(4)] }],
    },
    accuracy: {
      name: 'Accuracy',
      kind: 'positive',
      limit: 1,
      offers: [{ at: 'offensive-end', when: { is: ['attack', 'own defendable'] }, run: [retype(U)] }],
    },
    protect,
    retribution: {
      name: 'Retribution',
      kind: 'positive',
      limit: 1,
      offers: [{ when: whenAttacked, run: [damage(half(subtotal()), undefined, { to: 'attacker' })] }],
    },
    'blessing-of-divinity': blessingOfDivinity,
  },
  cards: {
    mighty: { name: 'Mighty!', type: 'main', cost: 1, run: [gain('crit', 1, anyone)] },
    consecration: {
      name: 'Consecration!',
      type: 'main',
      cost: 4,
      run: [
        { do: 'choose', as: 'who', from: { players: 'player' } },
        gain('protect', 1, { picked: 'who' }),
        gain('retribution', 1, { picked: 'who' }),
        gain('crit', 1, { picked: 'who' }),
        gain('accuracy', 1, { picked: 'who' }),
      ],
    },
    blessed: {
      name: 'Blessed!',
      type: 'main',
      cost: 1,
      run: [
        roll(
          1,
          when(shows({ sword: 1 }), draw(2)),
          when(shows({ helmet: 1 }), heal(3)),
          when(shows({ life: 1 }), heal(4)),
          when(shows({ prayer: 1 }), gainCp(3)),
        ),
      ],
    },
    absolution: {
      name: 'Absolution!',
      type: 'roll',
      cost: 1,
      when: whenAttacked,
      run: [
        roll(
          1,
          when(shows({ sword: 1 }), damage(3, undefined, { to: 'attacker' })),
          when(shows({ helmet: 1 }), prevent(3)),
          when(shows({ life: 1 }), prevent(5)),
          when(shows({ prayer: 1 }), [prevent(2), gainCp(2)]),
        ),
      ],
    },
    'divine-favor': {
      name: 'Divine Favor!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ prayer: 1 }), gainCp(4), draw(1)))],
    },
  },
});
