/** Huntress, Season Two, with Nyra. Where sources differ: Nyra begins with 5 health; Inactive, she turns at 5 or more; Swipe
 *  needs 2 Spear and 1 Sabertooth; Maternal Bond II costs 3; each Claw of Maternal Bond deals 2. Readings: a stunned
 *  Huntress passes nothing to Nyra, since that is an action of hers; what Nyra bears the Attack has dealt all the same.
 *  House value: complexity. */
import { bleed } from '../cards/common-tokens.ts';
import {
  alike,
  all,
  atLeast,
  cannotDefend,
  choose,
  count,
  damage,
  defineHero,
  draw,
  enhance,
  foe,
  gain,
  healCompanion,
  holds,
  incoming,
  inflict,
  largeStraight,
  not,
  plus,
  roll,
  row,
  scale,
  shows,
  smallStraight,
  then,
  times,
  U,
  when,
} from '../vocabulary/build.ts';
import type { Amount, Effect, Row } from '../vocabulary/words.ts';

const healNyra = (n: Amount): Effect => healCompanion('nyra', n);
const nyraIsActive = holds('nyra/active');
const nyraHealth: Amount = { stat: 'health:nyra' };

const savage = (base: number): Effect[] => [
  damage(base),
  roll(
    1,
    damage(count('spear')),
    damage(times(2, count('claw'))),
    when(shows({ 'bonded-soul': 1 }), gain('nyras-bond')),
    when(shows({ sabertooth: 1 }), inflict('bleed')),
  ),
];
const onslaught = (small: number, large: number): Row[] => [
  { needs: smallStraight, run: [inflict('bleed'), then, damage(small)] },
  { needs: largeStraight, run: [inflict('bleed', 2), then, damage(large)] },
];
const bond = (hits: string | readonly string[]): Effect[] => [
  damage(count(hits)),
  healNyra(count('bonded-soul')),
  when(nyraIsActive, damage(times(2, count('claw')))),
];

export const huntress = defineHero({
  id: 'huntress',
  name: 'Huntress',
  die: ['spear', 'spear', 'claw', 'claw', 'bonded-soul', 'sabertooth'],
  complexity: 4,
  abilities: {
    animalistic: {
      name: 'Animalistic',
      needs: scale('spear', 3, 4, 5),
      levels: [
        { run: [damage(row(3, 4, 5))] },
        { cost: 2, run: [damage(row(4, 5, 6)), when(alike(4), inflict('bleed'))] },
      ],
    },
    savage: {
      name: 'Savage',
      needs: shows({ claw: 3, sabertooth: 1 }),
      levels: [
        { run: savage(4) },
        {
          cost: 2,
          run: savage(5),
          adds: {
            hunt: { name: 'Hunt', needs: shows({ claw: 2, sabertooth: 1 }), run: [inflict('bleed'), then, damage(3)] },
          },
        },
      ],
    },
    resuscitate: {
      name: 'Resuscitate',
      needs: shows({ 'bonded-soul': 2 }),
      levels: [
        { run: [gain('nyras-bond'), healNyra(3)] },
        { cost: 2, run: [gain('nyras-bond'), healNyra(times(2, count('bonded-soul')))] },
      ],
    },
    'feral-instincts': {
      name: 'Feral Instincts',
      needs: shows({ spear: 3, 'bonded-soul': 1 }),
      levels: [
        { run: [gain('nyras-bond'), then, damage(2, U)] },
        {
          cost: 2,
          run: [gain('nyras-bond'), then, damage(3, U)],
          adds: {
            swipe: {
              name: 'Swipe',
              needs: shows({ spear: 2, sabertooth: 1 }),
              run: [
                choose('prey', { players: 'opponent' }, { n: 3, upTo: true }),
                inflict('bleed', 1, { picked: 'prey' }),
              ],
            },
          },
        },
      ],
    },
    'predatory-advance': {
      name: 'Predatory Advance',
      needs: shows({ spear: 2, claw: 2, 'bonded-soul': 1 }),
      levels: [
        { run: [healNyra(1), then, damage(5)] },
        {
          cost: 2,
          run: [healNyra(1), then, damage(6)],
          adds: {
            jugular: {
              name: 'Jugular',
              needs: shows({ spear: 1, claw: 1, sabertooth: 1 }),
              run: [inflict('bleed', 2)],
            },
          },
        },
      ],
    },
    onslaught: {
      name: 'Onslaught',
      levels: [{ rows: onslaught(4, 7) }, { cost: 2, rows: onslaught(5, 8) }],
    },
    feral: {
      name: 'Feral',
      needs: shows({ sabertooth: 4 }),
      levels: [
        { run: [healNyra(1), then, damage(5, U)] },
        {
          cost: 2,
          run: [healNyra(1), then, damage(6, U)],
          adds: {
            ferocious: {
              name: 'Ferocious',
              needs: shows({ sabertooth: 3 }),
              run: [healNyra(1), inflict('bleed', 2, foe)],
            },
          },
        },
      ],
    },
    'maternal-bond': {
      name: 'Maternal Bond',
      levels: [
        { defence: 3, run: bond('spear') },
        { cost: 3, defence: 4, run: bond('spear') },
        { cost: 4, defence: 4, run: bond(['spear', 'sabertooth']) },
      ],
    },
    'jungle-fury': {
      name: 'JUNGLE FURY!',
      ultimate: true,
      needs: shows({ sabertooth: 5 }),
      levels: [{ run: [gain('nyras-bond'), inflict('bleed', 2), then, damage(12, 'ultimate')] }],
    },
  },
  tokens: {
    'nyras-bond': {
      name: "Nyra's Bond",
      kind: 'positive',
      limit: 1,
      // Its other use is asked with the defence, by Nyra herself.
      offers: [{ run: [healNyra(2)] }],
    },
    bleed,
  },
  companions: {
    nyra: {
      name: 'Nyra',
      single: true,
      first: 'active',
      dial: { start: 5, max: 7, empty: 'inactive' },
      sides: [
        {
          id: 'active',
          name: 'Active',
          limit: 1,
          standing: [{ do: 'modify', of: { out: 'self' }, add: 2 }],
          on: [
            {
              at: 'defending',
              if: all(not({ is: ['attack', 'ultimate'] }), atLeast(incoming(), 1)),
              run: [
                {
                  do: 'choose',
                  options: [
                    { name: 'ability:maternal-bond', if: { is: ['self', 'may defend'] }, run: [] },
                    { name: 'no', if: not({ is: ['self', 'may defend'] }), run: [] },
                    {
                      name: 'companion:nyra',
                      run: [{ do: 'modify', of: { in: 'self' }, bear: 'nyra', share: 'all' }, cannotDefend],
                    },
                    {
                      name: 'token:nyras-bond',
                      cost: { token: { id: 'nyras-bond', n: 1 } },
                      run: [{ do: 'modify', of: { in: 'self' }, bear: 'nyra', share: 'free' }, cannotDefend],
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          id: 'inactive',
          name: 'Inactive',
          limit: 1,
          on: [
            {
              at: 'begins:upkeep',
              run: [
                when(
                  atLeast(nyraHealth, 5),
                  { do: 'become', what: { companion: 'nyra', from: 'inactive' }, side: 'active' },
                  healNyra(1),
                ),
              ],
            },
          ],
        },
      ],
    },
  },
  cards: {
    'primal-roar': {
      name: 'Primal Roar!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ sabertooth: 1 }), healNyra(4), draw(1)))],
    },
    'blood-bond': {
      name: 'Blood Bond!',
      type: 'main',
      cost: 1,
      run: [roll(3, healNyra(plus(1, count('bonded-soul'), times(2, count('sabertooth')))))],
    },
    'savage-slash': {
      name: 'Savage Slash!',
      type: 'main',
      cost: 1,
      run: [
        choose('prey', { players: 'player' }),
        roll(1, inflict('bleed', plus(1, count(['claw', 'sabertooth'])), { picked: 'prey' })),
      ],
    },
    resilient: { name: 'Resilient!', type: 'instant', cost: 1, run: [gain('nyras-bond')] },
    prowl: {
      name: 'Prowl!',
      type: 'roll',
      modifier: true,
      cost: 0,
      run: [
        roll(
          1,
          when(shows({ spear: 1 }), enhance(1)),
          when(shows({ claw: 1 }), enhance(2)),
          when(shows({ 'bonded-soul': 1 }), healNyra(1)),
          when(shows({ sabertooth: 1 }), enhance(3)),
        ),
      ],
    },
    pounce: {
      name: 'Pounce!',
      type: 'roll',
      modifier: true,
      cost: 0,
      run: [roll(5, enhance(count('spear')), when(shows({ claw: 1 }), inflict('bleed')))],
    },
  },
});
