/** Seraph, Season Two. The printed board was not seen; upgrade and action cards rest on two sources. Where those differ, the
 *  English one is followed: Angelic Mantle II and III (Wings always gain Flight, so level I reads the same), To the Skies!
 *  as a main phase card. Holy Blade deals 5, 6 and 7 at level I; Holy Smite rolls 4 dice at both levels, for normal damage at
 *  the first. Angelic Mantle III costs 3, as it follows an upgrade of 2. House value: complexity. */
import { blessingOfDivinity, cleanse } from '../cards/common-tokens.ts';
import {
  alike,
  all,
  any,
  anyone,
  atLeast,
  choose,
  count,
  damage,
  defineHero,
  draw,
  enhance,
  gain,
  heal,
  held,
  incoming,
  inflict,
  largeStraight,
  lose,
  not,
  prevent,
  remove,
  retype,
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
import type { DamageType, Effect } from '../vocabulary/words.ts';

const light = inflict('blinding-light');
const purify = (harm: number, health: number): Effect[] => [
  when({ who: 'target', among: 'opponents' }, damage(harm, U), heal(health, 'target')),
  ...remove({ of: 'target' }, { upTo: true }),
];
const smite = (type?: DamageType): Effect[] => [
  roll(
    4,
    damage(times(2, count('blade')), type),
    gain('flight', count('wings')),
    gain('cleanse', count('cross')),
    when(shows({ 'angelic-pendant': 1 }), light),
  ),
];
const triumph = (base: number): Effect[] => [
  damage(base),
  roll(
    1,
    damage(count('blade')),
    damage(times(2, count('wings'))),
    damage(times(3, count('cross'))),
    when(shows({ 'angelic-pendant': 1 }), retype(U)),
  ),
];
const mantle = (blade: number, pendant: number): Effect[] => [
  damage(times(blade, count('blade'))),
  gain('flight', count('wings')),
  prevent(times(2, count('cross'))),
  prevent(times(pendant, count('angelic-pendant'))),
];
const divineVisage: Effect[] = [gain('holy-presence'), gain('flight', 2), gain('cleanse', 2), light];

export const seraph = defineHero({
  id: 'seraph',
  name: 'Seraph',
  die: ['blade', 'blade', 'blade', 'wings', 'cross', 'angelic-pendant'],
  complexity: 3,
  abilities: {
    'holy-blade': {
      name: 'Holy Blade',
      needs: scale('blade', 3, 4, 5),
      levels: [
        { run: [damage(row(5, 6, 7))] },
        {
          cost: 2,
          run: [damage(row(6, 7, 8))],
          adds: {
            cherubim: {
              name: 'Cherubim',
              needs: shows({ blade: 3, 'angelic-pendant': 1 }),
              run: [gain('flight'), gain('holy-presence')],
            },
          },
        },
        {
          cost: 3,
          run: [damage(row(5, 7, 9)), when(alike(4), light)],
          adds: {
            cherubim: {
              name: 'Cherubim',
              needs: shows({ blade: 3, 'angelic-pendant': 1 }),
              run: [gain('cleanse'), gain('flight'), gain('holy-presence')],
            },
          },
        },
      ],
    },
    glorious: {
      name: 'Glorious',
      needs: shows({ blade: 3, wings: 1 }),
      levels: [
        { run: [gain('flight'), then, damage(6)] },
        {
          cost: 2,
          run: [gain('flight'), then, damage(7)],
          adds: {
            'take-flight': {
              name: 'Take Flight',
              needs: shows({ blade: 1, wings: 2 }),
              run: [gain('flight', 1, anyone), damage(3, U)],
            },
          },
        },
      ],
    },
    purify: {
      name: 'Purify',
      needs: shows({ cross: 2, 'angelic-pendant': 1 }),
      target: anyone,
      levels: [{ run: purify(5, 4) }, { cost: 2, run: purify(6, 5) }],
    },
    'holy-smite': {
      name: 'Holy Smite',
      needs: shows({ blade: 1, wings: 1, cross: 1, 'angelic-pendant': 1 }),
      levels: [
        { run: smite() },
        {
          cost: 2,
          run: smite(U),
          adds: {
            'holy-command': {
              name: 'Holy Command',
              needs: shows({ blade: 3, cross: 1 }),
              run: [heal(1), damage(4, U)],
            },
          },
        },
      ],
    },
    triumphant: {
      name: 'Triumphant',
      needs: smallStraight,
      levels: [{ run: triumph(6) }, { cost: 2, run: triumph(8) }],
    },
    'archangels-will': {
      name: "Archangel's Will",
      needs: largeStraight,
      levels: [
        { run: [gain('flight'), light, then, damage(8)] },
        {
          cost: 2,
          run: [gain('flight'), light, then, damage(9)],
          adds: {
            'heavens-blessing': {
              name: "Heaven's Blessing",
              needs: shows({ blade: 1, cross: 2 }),
              run: [
                choose('blessed', { players: 'player' }),
                gain('cleanse', 2, { picked: 'blessed' }),
                gain('flight', 2, { picked: 'blessed' }),
              ],
            },
          },
        },
      ],
    },
    'highest-power': {
      name: 'Highest Power',
      needs: shows({ 'angelic-pendant': 4 }),
      levels: [
        { run: [gain('flight'), gain('holy-presence'), light, then, damage(8)] },
        {
          cost: 2,
          run: [gain('flight'), gain('holy-presence'), light, then, damage(10)],
          adds: {
            'divine-visage': { name: 'Divine Visage', needs: shows({ 'angelic-pendant': 3 }), run: divineVisage },
          },
        },
      ],
    },
    'angelic-mantle': {
      name: 'Angelic Mantle',
      levels: [
        { defence: 1, run: mantle(2, 3) },
        { cost: 2, defence: 1, run: mantle(3, 3) },
        { cost: 3, defence: 1, rerolls: 1, run: mantle(3, 4) },
      ],
    },
    'split-the-heavens': {
      name: 'SPLIT THE HEAVENS!',
      ultimate: true,
      needs: shows({ 'angelic-pendant': 5 }),
      levels: [
        {
          run: [gain('flight'), gain('holy-presence'), gain('blessing-of-divinity'), then, damage(13, 'ultimate')],
        },
      ],
    },
  },
  tokens: {
    flight: {
      name: 'Flight',
      kind: 'positive',
      limit: 3,
      // Before the own Attack is declared; and in a Defensive Roll Phase, whoever's it is.
      offers: [
        {
          when: all(
            { during: ['offensive', 'targeting'] },
            any({ is: ['self', 'rolling'] }, { is: ['attack', 'own defendable'] }),
          ),
          run: [roll(2, when(shows({ 6: 1 }), retype(U)))],
        },
        {
          when: all({ during: ['defensive'], of: 'everyone' }, atLeast(incoming(), 1)),
          run: [roll(2, when(shows({ 6: 1 }), prevent('all')))],
        },
      ],
    },
    'holy-presence': {
      name: 'Holy Presence',
      kind: 'unique',
      limit: 2,
      locks: ['move'],
      on: [{ at: 'begins:upkeep', run: [damage(held('holy-presence'), undefined, { to: 'opponents' })] }],
    },
    'blinding-light': {
      name: 'Blinding Light',
      kind: 'negative',
      limit: 1,
      // Rolled where Blind is: when the ability is activated, before anything of it has happened; not for an Ultimate.
      on: [
        {
          at: 'activating',
          if: not({ is: ['ability', 'ultimate'] }),
          run: [
            lose('blinding-light'),
            roll(
              1,
              when(shows({ 1: 1 }), { do: 'cancel' }),
              when(any(shows({ 2: 1 }), shows({ 3: 1 })), { do: 'modify', of: { out: 'self' }, prevent: 'half' }),
            ),
          ],
        },
      ],
      leaves: { ends: 'offensive', aged: true },
    },
    cleanse,
    'blessing-of-divinity': blessingOfDivinity,
  },
  cards: {
    'divine-intervention': {
      name: 'Divine Intervention!',
      type: 'main',
      cost: 4,
      run: [
        gain('holy-presence'),
        inflict('blinding-light', 1, anyone),
        gain('flight', 2, anyone),
        gain('cleanse', 1, anyone),
      ],
    },
    'to-the-skies': { name: 'To the Skies!', type: 'main', cost: 1, run: [gain('flight', 1, anyone)] },
    smote: {
      name: 'Smote!',
      type: 'roll',
      modifier: true,
      cost: 1,
      run: [roll(5, enhance(count('blade')), when(shows({ 'angelic-pendant': 1 }), light))],
    },
    'angelic-combat': {
      name: 'Angelic Combat!',
      type: 'roll',
      modifier: true,
      cost: 1,
      run: [
        roll(
          1,
          when(shows({ blade: 1 }), enhance(3)),
          when(shows({ wings: 1 }), gain('flight')),
          when(shows({ cross: 1 }), gain('cleanse')),
          when(shows({ 'angelic-pendant': 1 }), gain('holy-presence')),
        ),
      ],
    },
    'holier-than-thou': {
      name: 'Holier Than Thou!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ 'angelic-pendant': 1 }), [gain('flight', 2), gain('cleanse', 2)], draw(1)))],
    },
  },
});
