/** Status effects that several heroes share. Figures: the rules reference; where it lost one, two or more printed
 *  leaflets agree. A hero's own tokens stand in the hero's file. */
import {
  atLeast,
  atMost,
  cannotAct,
  cpOf,
  damage,
  each,
  held,
  holds,
  incoming,
  lose,
  loseCp,
  prevent,
  remove,
  roll,
  sum,
  when,
} from '../vocabulary/build.ts';
import type { TokenDef } from '../vocabulary/words.ts';

/** Positive, limit 3: when about to receive damage, spend and roll; on 1-2 none is received. */
export const evasive: TokenDef = {
  name: 'Evasive',
  kind: 'positive',
  limit: 3,
  offers: [{ when: atLeast(incoming(), 1), run: [roll(1, when(atMost(sum, 2), prevent('all')))] }],
};

/** Negative, limit 1: no action of any kind; after the Attack whoever inflicted it rolls again against the same foe. */
export const stun: TokenDef = {
  name: 'Stun',
  kind: 'negative',
  limit: 1,
  standing: [cannotAct],
  on: [
    {
      at: 'ends:roll',
      of: 'source',
      run: [lose('stun'), { do: 'phase', which: 'offensive', how: 'extra', by: 'source', against: 'self' }],
    },
  ],
};

/** Negative, limit 1: pay 2 CP before the Offensive Roll Phase to remove it, or skip that phase. */
export const knockdown: TokenDef = {
  name: 'Knockdown',
  kind: 'negative',
  limit: 1,
  on: [
    {
      at: 'begins:offensive',
      run: [
        {
          do: 'choose',
          options: [
            { name: 'yes', if: atLeast(cpOf(), 2), run: [loseCp(2), lose('knockdown')] },
            { name: 'no', run: [{ do: 'phase', which: 'offensive', how: 'skip' }, lose('knockdown')] },
          ],
        },
      ],
    },
  ],
};

/** Negative, limit 1: the next income is skipped instead. */
export const concussion: TokenDef = {
  name: 'Concussion',
  kind: 'negative',
  limit: 1,
  on: [{ at: 'begins:income', run: [{ do: 'cancel' }, lose('concussion')] }],
};

/** Positive, limit 3: spend at any time to remove a status effect of one's own. */
export const cleanse: TokenDef = {
  name: 'Cleanse',
  kind: 'positive',
  limit: 3,
  offers: [{ run: remove({ of: 'self' }) }],
};

/** Unique, limit 1: leaves its bearer 1 health where none would be left. Nothing else moves or removes it. */
export const blessingOfDivinity: TokenDef = {
  name: 'Blessing of Divinity',
  kind: 'unique',
  limit: 1,
  locks: ['move', 'remove'],
  on: [{ at: 'falling', run: [lose('blessing-of-divinity'), { do: 'cancel', leave: 1 }] }],
};

/** Negative, limit 2: in upkeep a roll for each token; on 1-4 it deals 1 damage and stays, on 5-6 it is removed. */
export const bleed: TokenDef = {
  name: 'Bleed',
  kind: 'negative',
  limit: 2,
  on: [
    {
      at: 'begins:upkeep',
      run: [
        each(
          held('bleed'),
          when(holds('bleed'), roll(1, when(atMost(sum, 4), damage(1, undefined, { to: 'self' }), lose('bleed')))),
        ),
      ],
    },
  ],
};

/** Negative, limit 1: an Attack against its bearer deals 2 more. */
export const targeted: TokenDef = {
  name: 'Targeted',
  kind: 'negative',
  limit: 1,
  standing: [{ do: 'modify', of: { in: 'self' }, add: 2, attackOnly: true }],
};

/** Positive, limit 1: spend to prevent half of the damage that waits. */
export const protect: TokenDef = {
  name: 'Protect',
  kind: 'positive',
  limit: 1,
  offers: [{ when: atLeast(incoming(), 1), run: [prevent('half')] }],
};

/** By id. */
export const commonTokens: Readonly<Record<string, TokenDef>> = {
  evasive,
  stun,
  knockdown,
  concussion,
  cleanse,
  'blessing-of-divinity': blessingOfDivinity,
  bleed,
  targeted,
  protect,
};
