/** The action cards of the Fallen Gunslinger's own: house values throughout, in the spirit of the board. The other twelve
 *  of the deck are those that bosses share. */
import {
  activeFoe,
  choose,
  count,
  damage,
  discardAtRandom,
  enhance,
  gain,
  holds,
  inflict,
  offensiveDice,
  roll,
  stealCp,
} from '../vocabulary/build.ts';
import type { CardDef } from '../vocabulary/words.ts';
import { nextAttack, sharedBossCards } from './shared-cards.ts';

export const fallenGunslingerCards: Readonly<Record<string, CardDef>> = {
  'draw-first': { name: 'Draw First!', type: 'main', cost: 1, run: [inflict('knockdown', 1, activeFoe)] },
  'wanted-poster': { name: 'Wanted Poster!', type: 'main', cost: 1, run: [inflict('bounty', 1, activeFoe)] },
  posse: { name: 'Posse!', type: 'main', cost: 2, run: [inflict('bounty', 1, 'opponents')] },
  'powder-smoke': { name: 'Powder Smoke!', type: 'main', cost: 1, run: [gain('evasive')] },
  'two-pistols': { name: 'Two Pistols!', type: 'main', cost: 2, run: [damage(4, undefined, { to: activeFoe })] },
  'spin-the-barrel': { name: 'Spin the Barrel!', type: 'main', cost: 0, run: [nextAttack(1)] },
  'dust-in-the-eyes': { name: 'Dust in the Eyes!', type: 'main', cost: 2, run: [inflict('blind', 1, activeFoe)] },
  'card-sharp': {
    name: 'Card Sharp!',
    type: 'main',
    cost: 1,
    run: [choose('mark', { players: 'foe' }), stealCp(2, { picked: 'mark' }), discardAtRandom(1, { picked: 'mark' })],
  },
  bullseye: {
    name: 'Bullseye!',
    type: 'roll',
    modifier: true,
    cost: 1,
    when: offensiveDice({ chaos: 1 }),
    run: [enhance(3)],
  },
  'hot-lead': {
    name: 'Hot Lead!',
    type: 'roll',
    modifier: true,
    cost: 2,
    run: [roll(2, enhance(count('swipe'))), inflict('knockdown')],
  },
  'head-money': {
    name: 'Head Money!',
    type: 'roll',
    modifier: true,
    cost: 1,
    when: holds('bounty', 'target'),
    run: [enhance(3)],
  },
  'quick-step': { name: 'Quick Step!', type: 'roll', cost: 1, run: [gain('evasive')] },
  ...sharedBossCards,
};
