/** Shadow Thief, Season One (Re-Rolled). Where sources differ: Insidious Strike gains 3 CP; Dagger Strike II costs 0;
 *  Shadow Defense II costs 3; Dagger Strike's first clause reads Bag; the Ultimate has no further clause (two of three
 *  transcriptions); Sneak Attack may be spent as soon as there is an Attack (the newer wording). Readings: Pickpocket
 *  robs an opponent of one's choice without a Targeting Roll; Shadows stop damage of Attacks only, so collateral damage
 *  is received (the reference, where the leaflet speaks of all damage of a roll phase). Nothing here is a house value. */
import { poison, shadows } from '../cards/common-tokens.ts';
import {
  all,
  alter,
  anyDie,
  choose,
  count,
  counted,
  cpOf,
  damage,
  defineHero,
  discardAtRandom,
  draw,
  enhance,
  foe,
  gain,
  gainCp,
  half,
  holds,
  inflict,
  largeStraight,
  least,
  loseCp,
  picked,
  plus,
  roll,
  row,
  scale,
  shows,
  smallStraight,
  sum,
  then,
  times,
  when,
} from '../vocabulary/build.ts';
import type { Amount, Effect, Program } from '../vocabulary/words.ts';

/** Gains CP by the row; with a Shadow, up to `most` of it may come from an opponent instead of the supply. Either way
 *  the dials end as if all was gained and the opponent lost that part. */
const pickpocket = (amount: Amount, most: number): Program => [
  gainCp(amount),
  when(shows({ shadow: 1 }), [
    choose('robbed', { players: 'opponent' }),
    choose('stolen', { amount: [0, least(most, cpOf({ picked: 'robbed' }))] }),
    loseCp(picked('stolen'), { picked: 'robbed' }),
  ]),
];
/** CP counts as at the activation, with what that gained (reference); what the break changes does not. */
const cpCounted = counted('cp', cpOf());
const shadowDefense: Effect[] = [
  when(shows({ dagger: 2 }), inflict('poison', 1, 'attacker')),
  when(shows({ shadow: 1 }), gain('sneak-attack')),
  when(shows({ shadow: 2 }), gain('shadows')),
];

export const shadowThief = defineHero({
  id: 'shadow-thief',
  name: 'Shadow Thief',
  die: ['dagger', 'dagger', 'bag', 'bag', 'card', 'shadow'],
  complexity: 5,
  abilities: {
    'dagger-strike': {
      name: 'Dagger Strike',
      needs: scale('dagger', 3, 4, 5),
      levels: [
        {
          run: [
            damage(row(4, 6, 8)),
            when(shows({ bag: 1 }), gainCp(1)),
            when(shows({ shadow: 1 }), inflict('poison')),
          ],
        },
        {
          cost: 0,
          run: [
            damage(row(4, 6, 8)),
            gainCp(1),
            when(shows({ shadow: 1 }), inflict('poison')),
            when(shows({ card: 1 }), draw(1)),
          ],
        },
      ],
    },
    pickpocket: {
      name: 'Pickpocket',
      needs: scale('bag', 2, 3, 4),
      levels: [
        { run: pickpocket(row(2, 3, 4), 1) },
        { cost: 1, needs: scale('bag', 2, 3, 4, 5), run: pickpocket(row(3, 4, 5, 6), 2) },
      ],
    },
    'shifty-strike': {
      name: 'Shifty Strike',
      needs: smallStraight,
      levels: [
        { run: [gainCp(3), cpCounted, then, damage(half(picked('cp')))] },
        {
          cost: 2,
          run: [gainCp(4), cpCounted, then, damage(half(picked('cp')))],
          adds: {
            'shadow-strike': {
              name: 'Shadow Strike',
              needs: shows({ dagger: 2, shadow: 2 }),
              run: [damage(half(cpOf())), inflict('poison')],
            },
          },
        },
      ],
    },
    'insidious-strike': {
      name: 'Insidious Strike',
      needs: largeStraight,
      levels: [
        { run: [gainCp(3), cpCounted, then, damage(picked('cp'))] },
        {
          cost: 2,
          run: [gainCp(4), cpCounted, then, damage(picked('cp'))],
          adds: {
            'shank-attack': {
              name: 'Shank Attack',
              needs: shows({ dagger: 1, bag: 1, card: 1, shadow: 1 }),
              run: [gainCp(1), gain('sneak-attack'), draw(1), inflict('poison')],
            },
          },
        },
      ],
    },
    'shadow-dance': {
      name: 'Shadow Dance',
      needs: shows({ shadow: 3 }),
      levels: [
        { run: [roll(1, damage(half(sum), 'pure')), then, gain('shadows'), gain('sneak-attack')] },
        { cost: 1, run: [roll(1, damage(half(sum), 'pure')), then, gain('shadows'), gain('sneak-attack'), draw(1)] },
      ],
    },
    carducopia: {
      name: 'Carducopia',
      needs: shows({ card: 2 }),
      levels: [
        { run: [draw(count('card'))] },
        {
          cost: 2,
          run: [
            draw(count('card')),
            when(shows({ shadow: 1 }), discardAtRandom(1, 'target')),
            when(shows({ bag: 1 }), gainCp(1)),
          ],
        },
      ],
    },
    'shadow-defense': {
      name: 'Shadow Defense',
      levels: [
        { defence: 4, run: shadowDefense },
        { cost: 3, defence: 5, run: shadowDefense },
      ],
    },
    'counter-strike': {
      name: 'Counter Strike',
      levels: [
        {
          defence: 5,
          run: [
            damage(count('dagger')),
            when(all(shows({ dagger: 1 }), shows({ shadow: 1 })), inflict('poison', 1, 'attacker')),
          ],
        },
        {
          cost: 4,
          defence: 5,
          run: [
            damage(times(2, count('dagger'))),
            when(all(shows({ dagger: 1 }), shows({ shadow: 1 })), inflict('poison', 1, 'attacker')),
          ],
        },
      ],
    },
    'shadow-shank': {
      name: 'SHADOW SHANK!',
      ultimate: true,
      needs: shows({ shadow: 5 }),
      levels: [{ run: [gainCp(3), gain('shadows'), cpCounted, then, damage(plus(picked('cp'), 5), 'ultimate')] }],
    },
  },
  tokens: {
    poison,
    shadows,
    'sneak-attack': {
      name: 'Sneak Attack',
      kind: 'positive',
      limit: 1,
      offers: [{ modifier: true, run: [roll(1, enhance(sum))] }],
    },
  },
  cards: {
    sneaky: { name: 'Sneaky!', type: 'main', cost: 1, run: [gain('sneak-attack')] },
    'poison-wound': { name: 'Poison Wound!', type: 'instant', cost: 2, run: [inflict('poison', 1, foe)] },
    'wild-shadow': {
      name: 'Wild Shadow!',
      type: 'roll',
      cost: 4,
      run: [when(holds('shadows'), alter('set', anyDie, { n: 2 }), alter('set', anyDie))],
    },
    'shadow-coin': {
      name: 'Shadow Coin!',
      type: 'instant',
      cost: 0,
      run: [when(holds('shadows'), gainCp(3), gainCp(2))],
    },
    'enter-the-shadows': { name: 'Enter the Shadows!', type: 'instant', cost: 4, run: [gain('shadows')] },
    'card-trick': {
      name: 'Card Trick!',
      type: 'main',
      cost: 2,
      run: [discardAtRandom(1, foe), when(holds('shadows'), draw(2), draw(1))],
    },
    'shadow-meld': {
      name: 'Shadow Meld!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ shadow: 1 }), [gain('sneak-attack'), gainCp(2)], draw(1)))],
    },
  },
});
