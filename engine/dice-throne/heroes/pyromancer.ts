/** Pyromancer, Season One (Re-Rolled). Figures from the printed board, leaflet and cards. Two cells rest on one reading
 *  each of two: Blazing Soul inflicts Knockdown (not Burn), and Molten Armor III counts Meteor (not Blaze); both follow
 *  the transcription that was checked against the cards. Burning Soul II raises the limit before it gains, as Blazing
 *  Soul does. Nothing here is a house value. */

import { burn, knockdown, stun } from '../cards/common-tokens.ts';
import {
  all,
  choose,
  count,
  counted,
  cpOf,
  damage,
  defineHero,
  draw,
  enhance,
  gain,
  held,
  inflict,
  largeStraight,
  least,
  lose,
  loseCp,
  picked,
  plus,
  roll,
  rollAgain,
  row,
  scale,
  shows,
  smallStraight,
  then,
  times,
  U,
  when,
} from '../vocabulary/build.ts';
import type { Effect } from '../vocabulary/words.ts';

const raiseLimit: Effect = { do: 'adjust', what: 'limit:fire-mastery', by: 1, until: 'match' };
/** Counted as it was when the ability was activated, with what that gained, as Spirits and CP are (ruling 58). */
const masteryCounted = counted('mastery', held('fire-mastery'));
const toAllOpponents = (n: number): Effect => damage(n, 'collateral', { to: 'opponents' });
/** What the dice of Pyroblast and Huzzah! do: damage and Fire Mastery for each die, a status effect on its symbol. */
const byFace = (more: (n: ReturnType<typeof times>) => Effect): Effect[] => [
  more(times(3, count('flame'))),
  when(shows({ blaze: 1 }), inflict('burn')),
  gain('fire-mastery', times(2, count('soul'))),
  when(shows({ meteor: 1 }), inflict('knockdown')),
];

export const pyromancer = defineHero({
  id: 'pyromancer',
  name: 'Pyromancer',
  die: ['flame', 'flame', 'flame', 'blaze', 'soul', 'meteor'],
  complexity: 3,
  abilities: {
    fireball: {
      name: 'Fireball',
      needs: scale('flame', 3, 4, 5),
      levels: [
        { run: [damage(row(4, 6, 8)), gain('fire-mastery')] },
        { cost: 1, run: [damage(row(4, 6, 8)), gain('fire-mastery', 2)] },
      ],
    },
    'burning-soul': {
      name: 'Burning Soul',
      needs: shows({ soul: 2 }),
      levels: [
        {
          run: [
            gain('fire-mastery', times(2, count('soul'))),
            damage(count('soul'), 'collateral', { to: 'opponents' }),
          ],
        },
        {
          cost: 1,
          run: [
            when(shows({ soul: 4 }), raiseLimit),
            gain('fire-mastery', times(2, count('soul'))),
            damage(count('soul'), 'collateral', { to: 'opponents' }),
            when(shows({ soul: 3 }), inflict('burn')),
          ],
        },
      ],
    },
    pyroblast: {
      name: 'Pyroblast',
      needs: shows({ flame: 3, meteor: 1 }),
      levels: [
        {
          run: [
            damage(6),
            roll(
              1,
              byFace((n) => damage(n)),
            ),
          ],
        },
        {
          cost: 2,
          run: [
            damage(6),
            roll(
              2,
              byFace((n) => damage(n)),
            ),
          ],
        },
        {
          cost: 3,
          run: [
            damage(6),
            rollAgain(
              2,
              { n: 1 },
              byFace((n) => damage(n)),
            ),
          ],
        },
      ],
    },
    combustion: {
      name: 'Combustion',
      needs: shows({ flame: 1, blaze: 1, soul: 1, meteor: 1 }),
      levels: [
        {
          run: [
            gain('fire-mastery'),
            choose('spent', { amount: [0, least(4, held('fire-mastery'))] }),
            lose('fire-mastery', picked('spent')),
            then,
            damage(times(3, picked('spent')), U),
          ],
        },
        {
          cost: 2,
          run: [
            gain('fire-mastery'),
            choose('spent', { amount: [0, least(4, held('fire-mastery'))] }),
            lose('fire-mastery', picked('spent')),
            then,
            damage(times(4, picked('spent')), U),
          ],
        },
      ],
    },
    'hot-streak': {
      name: 'Hot Streak',
      needs: smallStraight,
      levels: [
        { run: [gain('fire-mastery', 2), masteryCounted, then, damage(plus(5, picked('mastery')))] },
        {
          cost: 2,
          run: [gain('fire-mastery', 2), masteryCounted, then, damage(plus(6, picked('mastery')))],
          adds: {
            scorch: {
              name: 'Scorch',
              needs: shows({ flame: 2, blaze: 2 }),
              run: [gain('fire-mastery', 2), inflict('burn'), damage(6)],
            },
          },
        },
      ],
    },
    ignite: {
      name: 'Ignite',
      needs: largeStraight,
      levels: [
        { run: [gain('fire-mastery', 2), masteryCounted, then, damage(plus(4, times(2, picked('mastery'))))] },
        {
          cost: 2,
          run: [
            gain('fire-mastery', 2),
            inflict('burn'),
            masteryCounted,
            then,
            damage(plus(5, times(2, picked('mastery')))),
          ],
          adds: {
            'blazing-soul': {
              name: 'Blazing Soul',
              needs: shows({ blaze: 2, soul: 2 }),
              run: [raiseLimit, gain('fire-mastery', 5), inflict('knockdown')],
            },
          },
        },
      ],
    },
    meteorite: {
      name: 'Meteorite',
      needs: shows({ meteor: 4 }),
      levels: [
        {
          run: [
            gain('fire-mastery', 2),
            inflict('stun'),
            masteryCounted,
            then,
            damage(picked('mastery'), U),
            toAllOpponents(2),
          ],
        },
        {
          cost: 2,
          run: [
            gain('fire-mastery', 2),
            inflict('stun'),
            masteryCounted,
            then,
            damage(picked('mastery'), U),
            toAllOpponents(3),
          ],
          adds: {
            meteoroid: {
              name: 'Meteoroid',
              needs: shows({ meteor: 3 }),
              run: [inflict('knockdown'), inflict('burn'), inflict('stun')],
            },
          },
        },
      ],
    },
    'molten-armor': {
      name: 'Molten Armor',
      levels: [
        { defence: 5, run: [gain('fire-mastery', count('soul')), damage(count('flame'))] },
        {
          cost: 1,
          defence: 5,
          run: [
            gain('fire-mastery', count('soul')),
            when(all(shows({ flame: 1 }), shows({ blaze: 1 })), inflict('burn', 1, 'attacker')),
            damage(count('flame')),
          ],
        },
        {
          cost: 3,
          defence: 5,
          run: [
            gain('fire-mastery', count(['soul', 'meteor'])),
            when(all(shows({ flame: 1 }), shows({ blaze: 1 })), inflict('burn', 1, 'attacker')),
            damage(count(['flame', 'meteor'])),
          ],
        },
      ],
    },
    'scorch-the-earth': {
      name: 'SCORCH THE EARTH!',
      ultimate: true,
      needs: shows({ meteor: 5 }),
      levels: [
        {
          run: [
            gain('fire-mastery', 3),
            inflict('knockdown'),
            inflict('burn'),
            damage(12, 'ultimate'),
            toAllOpponents(2),
          ],
        },
      ],
    },
  },
  tokens: {
    'fire-mastery': {
      name: 'Fire Mastery',
      kind: 'positive',
      limit: 5,
      on: [{ at: 'begins:upkeep', run: [lose('fire-mastery')] }],
    },
    burn,
    knockdown,
    stun,
  },
  cards: {
    'warm-up': {
      name: 'Warm Up!',
      type: 'main',
      cost: 0,
      run: [
        gain('fire-mastery'),
        then,
        choose('paid', { amount: [0, cpOf()] }),
        loseCp(picked('paid')),
        gain('fire-mastery', picked('paid')),
      ],
    },
    'fire-up': { name: 'Fire Up!', type: 'main', cost: 3, run: [raiseLimit, then, gain('fire-mastery', 2)] },
    'red-hot': { name: 'Red Hot!', type: 'roll', modifier: true, cost: 1, run: [enhance(held('fire-mastery'))] },
    huzzah: {
      name: 'Huzzah!',
      type: 'roll',
      modifier: true,
      cost: 1,
      run: [
        roll(
          1,
          byFace((n) => enhance(n)),
        ),
      ],
    },
    'infernal-infusion': {
      name: 'Infernal Infusion!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ meteor: 1 }), gain('fire-mastery', { stat: 'limit:fire-mastery' }), draw(1)))],
    },
  },
});
