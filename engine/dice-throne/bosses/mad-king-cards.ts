/** The action deck of the Mad King: twelve of his own, and the twelve that bosses share. House values throughout. */
import {
  activeFoe,
  afterOwnDefence,
  damage,
  dealt,
  enhance,
  gain,
  half,
  heal,
  inflict,
  ownAttack,
  stealCp,
} from '../vocabulary/build.ts';
import type { CardDef } from '../vocabulary/words.ts';
import { sharedBossCards } from './shared-cards.ts';

export const madKingCards: Readonly<Record<string, CardDef>> = {
  'royal-edict': { name: 'Royal Edict!', type: 'main', cost: 2, run: [inflict('dominance', 1, activeFoe)] },
  'whispering-court': { name: 'Whispering Court!', type: 'main', cost: 3, run: [inflict('hex', 1, 'opponents')] },
  'gag-order': { name: 'Gag Order!', type: 'main', cost: 2, run: [inflict('silence', 1, activeFoe)] },
  tax: { name: 'Tax!', type: 'main', cost: 0, run: [stealCp(1, 'opponents')] },
  'rot-of-ages': { name: 'Rot of Ages!', type: 'main', cost: 2, run: [inflict('wither', 2, activeFoe)] },
  'leech-throne': { name: 'Leech Throne!', type: 'main', cost: 2, run: [gain('life-siphon')] },
  'summon-guards': {
    name: 'Summon Guards!',
    type: 'main',
    cost: 3,
    run: [damage(3, undefined, { to: 'opponents' })],
  },
  'crowns-mercy': { name: "Crown's Mercy!", type: 'main', cost: 2, run: [heal(8)] },
  'madness-spreads': {
    name: 'Madness Spreads!',
    type: 'roll',
    cost: 2,
    when: afterOwnDefence,
    run: [damage(3, 'collateral', { to: 'opponents' })],
  },
  'kings-wrath': { name: "King's Wrath!", type: 'roll', modifier: true, cost: 2, run: [enhance(4)] },
  'last-word': { name: 'Last Word!', type: 'roll', cost: 1, run: [gain('kings-hand', 2)] },
  'bloody-banquet': {
    name: 'Bloody Banquet!',
    type: 'roll',
    cost: 2,
    when: ownAttack,
    run: [heal(half(dealt('target')))],
  },
  ...sharedBossCards,
};
