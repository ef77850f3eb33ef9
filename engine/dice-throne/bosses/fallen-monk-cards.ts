/** The action cards of the Fallen Monk's own: house values throughout, in the spirit of the board. The other twelve of the
 *  deck are those that bosses share. */
import {
  activeFoe,
  afterOwnDefence,
  atLeast,
  choose,
  count,
  damage,
  enhance,
  gain,
  heal,
  held,
  inflict,
  roll,
} from '../vocabulary/build.ts';
import type { CardDef } from '../vocabulary/words.ts';
import { sharedBossCards } from './shared-cards.ts';

export const fallenMonkCards: Readonly<Record<string, CardDef>> = {
  'iron-body': { name: 'Iron Body!', type: 'main', cost: 1, run: [gain('chi', 2)] },
  'quiet-the-choir': { name: 'Quiet the Choir!', type: 'main', cost: 2, run: [inflict('silence', 1, activeFoe)] },
  'hex-knot': { name: 'Hex Knot!', type: 'main', cost: 2, run: [inflict('hex', 1, activeFoe)] },
  'pressure-point': { name: 'Pressure Point!', type: 'main', cost: 2, run: [inflict('knockdown', 1, activeFoe)] },
  'inner-fire': { name: 'Inner Fire!', type: 'main', cost: 1, run: [heal(3), gain('chi')] },
  'ashen-incense': { name: 'Ashen Incense!', type: 'main', cost: 2, run: [inflict('wither', 1, 'opponents')] },
  'cleansing-void': { name: 'Cleansing Void!', type: 'main', cost: 1, run: [gain('cleanse')] },
  'sweep-away': {
    name: 'Sweep Away!',
    type: 'main',
    cost: 1,
    run: [
      choose('mark', { players: 'foe', if: atLeast(held('kind:positive'), 1) }),
      { do: 'move', what: { token: '' }, every: 'positive', n: 'all', from: { picked: 'mark' } },
    ],
  },
  'chi-burst': { name: 'Chi Burst!', type: 'roll', modifier: true, cost: 1, run: [enhance(held('chi'))] },
  'hundred-hands': {
    name: 'Hundred Hands!',
    type: 'roll',
    modifier: true,
    cost: 2,
    run: [roll(4, enhance(count('swipe')))],
  },
  'circling-kick': {
    name: 'Circling Kick!',
    type: 'roll',
    cost: 2,
    when: afterOwnDefence,
    run: [damage(3, 'collateral', { to: 'opponents' })],
  },
  'still-mind': { name: 'Still Mind!', type: 'roll', cost: 1, run: [gain('chi', 2)] },
  ...sharedBossCards,
};
