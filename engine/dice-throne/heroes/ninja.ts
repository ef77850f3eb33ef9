/** Ninja, Season One (Re-Rolled). Where sources differ: Walk the Line I keeps the undefendable clause that both printings
 *  of II have; Death Blossom's Mask makes the Attack undefendable; Kuji-Kiri deals pure damage; Poison Blade II costs 1;
 *  Throwing Stars! counts Shuriken; Train! is an instant. Upgrade effects rest on one transcription. Nothing here is a
 *  house value. */
import {
  alike,
  all,
  any,
  anyone,
  atLeast,
  atMost,
  count,
  damage,
  defineHero,
  draw,
  each,
  enhance,
  foe,
  gain,
  held,
  incoming,
  inflict,
  largeStraight,
  lessThan,
  lose,
  not,
  oneOf,
  option,
  plus,
  prevent,
  retype,
  roll,
  rollAgain,
  row,
  scale,
  shows,
  smallStraight,
  sum,
  then,
  times,
  U,
  when,
  whenAttacked,
} from '../vocabulary/build.ts';
import type { Effect } from '../vocabulary/words.ts';

const blossom: Effect[] = [
  damage(plus(count('ninjato'), times(2, count('shuriken')))),
  when(shows({ mask: 1 }), retype(U)),
];
const hide = (ninjutsu: number): Effect[] => [
  { do: 'choose', as: 'who', from: { players: 'player' } },
  gain('smoke-bomb', 1, { picked: 'who' }),
  gain('ninjutsu', ninjutsu, { picked: 'who' }),
  inflict('delayed-poison', 1, foe),
];

const knife = damage(1, U, { to: foe });

export const ninja = defineHero({
  id: 'ninja',
  name: 'Ninja',
  die: ['ninjato', 'ninjato', 'ninjato', 'shuriken', 'shuriken', 'mask'],
  complexity: 2,
  abilities: {
    slash: {
      name: 'Slash',
      needs: scale('ninjato', 3, 4, 5),
      levels: [
        { run: [damage(row(5, 6, 7))] },
        { cost: 2, run: [damage(row(4, 6, 8)), when(alike(3), gain('ninjutsu'))] },
      ],
    },
    'walk-the-line': {
      name: 'Walk the Line',
      needs: shows({ shuriken: 4 }),
      levels: [
        { run: [roll(2, damage(sum), when(atMost(sum, 6), retype(U)))] },
        {
          cost: 2,
          run: [rollAgain(2, { n: 1 }, damage(sum), when(atMost(sum, 6), retype(U)))],
          adds: {
            'tip-of-the-blade': {
              name: 'Tip of the Blade',
              needs: shows({ shuriken: 3 }),
              run: [roll(1, damage(sum, 'pure'))],
            },
          },
        },
      ],
    },
    'death-blossom': {
      name: 'Death Blossom',
      needs: shows({ ninjato: 3, shuriken: 2 }),
      levels: [
        { run: [roll(5, blossom)] },
        { cost: 2, run: [rollAgain(5, { n: 2 }, blossom, when(shows({ mask: 2 }), inflict('delayed-poison')))] },
      ],
    },
    'smoke-screen': {
      name: 'Smoke Screen',
      needs: shows({ ninjato: 1, shuriken: 2, mask: 1 }),
      levels: [
        { run: hide(2) },
        {
          cost: 2,
          run: hide(3),
          adds: {
            'kuji-kiri': {
              name: 'Kuji-Kiri',
              needs: shows({ shuriken: 3, mask: 2 }),
              run: [each(2, damage(4, 'pure', { to: foe }))],
            },
          },
        },
      ],
    },
    'poison-blade': {
      name: 'Poison Blade',
      needs: smallStraight,
      levels: [
        { run: [inflict('delayed-poison'), damage(5)] },
        {
          cost: 1,
          run: [
            roll(
              1,
              when(shows({ ninjato: 1 }), inflict('delayed-poison')),
              when(any(shows({ shuriken: 1 }), shows({ mask: 1 })), inflict('delayed-poison', 2)),
            ),
            damage(5),
          ],
        },
      ],
    },
    shadewalk: {
      name: 'Shadewalk',
      needs: shows({ mask: 4 }),
      levels: [
        { run: [gain('smoke-bomb'), inflict('delayed-poison'), damage(6, U)] },
        {
          cost: 2,
          run: [gain('smoke-bomb'), inflict('delayed-poison', 2), damage(5, U)],
          adds: {
            jugulate: {
              name: 'Jugulate',
              needs: shows({ mask: 3 }),
              run: [gain('ninjutsu', 3), inflict('delayed-poison', 2, foe)],
            },
          },
        },
      ],
    },
    'shadow-fang': {
      name: 'Shadow Fang',
      needs: largeStraight,
      levels: [
        { run: [gain('ninjutsu', 2), then, damage(8)] },
        {
          cost: 2,
          run: [gain('smoke-bomb'), gain('ninjutsu', 2), then, damage(8)],
          adds: {
            misdirect: {
              name: 'Misdirect',
              needs: shows({ ninjato: 2, mask: 2 }),
              run: [gain('smoke-bomb'), damage(2, U)],
            },
          },
        },
      ],
    },
    'shade-shift': {
      name: 'Shade Shift',
      levels: [
        {
          defence: 3,
          rerolls: 1,
          run: [
            when(shows({ ninjato: 1 }), damage(1)),
            when(shows({ shuriken: 1 }), damage(2)),
            when(shows({ mask: 2 }), gain('smoke-bomb')),
          ],
        },
        {
          cost: 2,
          defence: 3,
          rerolls: 2,
          run: [
            damage(count('ninjato')),
            when(shows({ shuriken: 1 }), damage(2)),
            when(shows({ mask: 2 }), gain('smoke-bomb')),
          ],
        },
      ],
    },
    assassinate: {
      name: 'ASSASSINATE!',
      ultimate: true,
      needs: shows({ mask: 5 }),
      levels: [{ run: [each(2, inflict('delayed-poison', 1, foe)), gain('smoke-bomb'), damage(10, 'ultimate')] }],
    },
  },
  tokens: {
    ninjutsu: {
      name: 'Ninjutsu',
      kind: 'positive',
      limit: 3,
      offers: [
        {
          modifier: true,
          run: [
            roll(
              1,
              when(atMost(sum, 3), enhance(1)),
              when(any(shows({ 4: 1 }), shows({ 5: 1 })), enhance(2)),
              when(
                shows({ 6: 1 }),
                oneOf(option(enhance(2)), option(inflict('delayed-poison')), {
                  if: not({ is: ['attack', 'past defence'] }),
                  run: [retype(U)],
                }),
              ),
            ),
          ],
        },
      ],
    },
    'delayed-poison': {
      name: 'Delayed Poison',
      kind: 'negative',
      limit: 2,
      on: [
        {
          at: 'ends:turn',
          run: [damage(times(3, held('delayed-poison')), U, { to: 'self' }), lose('delayed-poison', 'all')],
        },
      ],
    },
    'smoke-bomb': {
      name: 'Smoke Bomb',
      kind: 'positive',
      limit: 1,
      offers: [{ when: atLeast(incoming(), 1), run: [roll(1, when(atMost(sum, 3), prevent('all')))] }],
    },
  },
  cards: {
    'poison-dart': { name: 'Poison Dart!', type: 'main', cost: 2, run: [inflict('delayed-poison', 1, foe)] },
    'throwing-stars': {
      name: 'Throwing Stars!',
      type: 'roll',
      modifier: true,
      cost: 1,
      run: [rollAgain(5, { n: 5 }, enhance(count('shuriken')))],
    },
    'fan-of-knives': { name: 'Fan of Knives!', type: 'main', cost: 2, run: [knife, knife, knife] },
    'smoke-offering': {
      name: 'Smoke Offering!',
      type: 'instant',
      cost: 0,
      when: all(atLeast({ stat: 'hand' }, 2), lessThan(held('smoke-bomb', 'everyone'), { size: 'everyone' })),
      run: [{ do: 'cards', n: 1, from: 'hand', to: 'discard', pick: 'self' }, gain('smoke-bomb', 1, anyone)],
    },
    train: { name: 'Train!', type: 'instant', cost: 0, run: [gain('ninjutsu')] },
    escape: {
      name: 'Escape!',
      type: 'roll',
      cost: 0,
      when: whenAttacked,
      run: [
        roll(
          1,
          when(shows({ ninjato: 1 }), prevent(1)),
          when(shows({ shuriken: 1 }), prevent(2)),
          when(shows({ mask: 1 }), gain('smoke-bomb')),
        ),
      ],
    },
    dojo: {
      name: 'Dojo!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ mask: 1 }), [gain('smoke-bomb'), gain('ninjutsu', 2)], draw(1)))],
    },
  },
});
