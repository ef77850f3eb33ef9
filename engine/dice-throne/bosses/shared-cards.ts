/** The twelve action cards that the bosses without printed decks share: half of each of their decks. House values
 *  throughout. They speak of a die's swipes alone, which every boss has, and of King's Hand and Bleed, which every boss
 *  that takes them lists among its tokens. */
import {
  activeFoe,
  afterOwnDefence,
  all,
  count,
  damage,
  discardAtRandom,
  enhance,
  gain,
  heal,
  inflict,
  listen,
  not,
  ownAttack,
  remove,
  retype,
  roll,
  stealCp,
  U,
} from '../vocabulary/build.ts';
import type { Amount, CardDef, Effect } from '../vocabulary/words.ts';

/** What is added to one's own next Attack of the turn. */
export const nextAttack = (n: Amount): Effect =>
  listen('attacked', enhance(n), { of: 'opponents', if: { is: ['attack', 'mine'] }, times: 1, until: 'turn' });

export const sharedBossCards: Readonly<Record<string, CardDef>> = {
  'press-the-attack': { name: 'Press the Attack!', type: 'main', cost: 1, run: [nextAttack(2)] },
  'open-wound': { name: 'Open Wound!', type: 'main', cost: 2, run: [inflict('bleed', 1, activeFoe)] },
  tribute: { name: 'Tribute!', type: 'main', cost: 0, run: [stealCp(2, activeFoe)] },
  rob: { name: 'Rob!', type: 'main', cost: 1, run: [discardAtRandom(1, activeFoe)] },
  'knit-flesh': { name: 'Knit Flesh!', type: 'main', cost: 2, run: [heal(5)] },
  purge: { name: 'Purge!', type: 'main', cost: 1, run: remove({ of: 'self', kind: 'negative' }, { n: 2, upTo: true }) },
  'kings-favor': { name: "King's Favor!", type: 'main', cost: 1, run: [gain('kings-hand')] },
  shockwave: { name: 'Shockwave!', type: 'main', cost: 3, run: [damage(2, undefined, { to: 'opponents' })] },
  'savage-strike': { name: 'Savage Strike!', type: 'roll', modifier: true, cost: 1, run: [enhance(2)] },
  onslaught: { name: 'Onslaught!', type: 'roll', modifier: true, cost: 2, run: [roll(3, enhance(count('swipe')))] },
  'no-mercy': {
    name: 'No Mercy!',
    type: 'roll',
    cost: 2,
    when: all(ownAttack, { is: ['attack', 'defendable'] }, not({ is: ['attack', 'past defence'] })),
    run: [retype(U)],
  },
  aftershock: {
    name: 'Aftershock!',
    type: 'roll',
    cost: 2,
    when: afterOwnDefence,
    run: [damage(2, 'collateral', { to: 'opponents' })],
  },
};
