/** Status effects that several heroes share. Figures: the rules reference; where it lost one, two or more printed
 *  leaflets agree. A hero's own tokens stand in the hero's file. */
import {
  all,
  any,
  atLeast,
  atMost,
  cannotAct,
  choose,
  cpOf,
  damage,
  discardAtRandom,
  each,
  enhance,
  gainCp,
  half,
  held,
  holds,
  incoming,
  least,
  lessThan,
  lose,
  loseCp,
  not,
  picked,
  plus,
  prevent,
  remove,
  roll,
  shows,
  stealHealth,
  sum,
  when,
  whenAttacked,
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

/** Negative, limit 1: pay 2 CP to remove it, at any point before the Offensive Roll Phase, or skip that phase. Whoever has not
 *  paid is asked when the phase is about to begin. */
export const knockdown: TokenDef = {
  name: 'Knockdown',
  kind: 'negative',
  limit: 1,
  offers: [{ cost: { cp: 2 }, run: [] }],
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

/** Unique, limit 1: whenever an ability of its bearer, an Ultimate excepted, finds its target, a roll. On 1 it strikes a
 *  teammate instead, or without one costs a card at random; on 1 and 6 it leaves. It may be removed, but not moved. */
export const dominance: TokenDef = {
  name: 'Dominance',
  kind: 'unique',
  limit: 1,
  locks: ['move'],
  on: [
    {
      at: 'targeted',
      of: 'opponents',
      if: all({ is: ['attack', 'mine'] }, not({ is: ['attack', 'ultimate'] })),
      run: [
        roll(
          1,
          when(all(shows({ 1: 1 }), atLeast({ size: 'teammates' }, 1)), [
            choose('struck', { players: 'teammate' }),
            { do: 'modify', of: 'attack', target: { picked: 'struck' } },
          ]),
          when(all(shows({ 1: 1 }), lessThan({ size: 'teammates' }, 1)), discardAtRandom(1, 'self')),
          when(any(shows({ 1: 1 }), shows({ 6: 1 })), lose('dominance')),
        ),
      ],
    },
  ],
};

/** Unique, limit 2: an Attack of its bearer steals 1 health a token from whoever is attacked. It may be removed, but not
 *  moved. */
export const lifeSiphon: TokenDef = {
  name: 'Life Siphon',
  kind: 'unique',
  limit: 2,
  locks: ['move'],
  on: [
    {
      at: 'attacked',
      of: 'opponents',
      if: { is: ['attack', 'mine'] },
      run: [stealHealth(held('life-siphon'), 'it')],
    },
  ],
};

/** Negative, limit 1: an Attack against its bearer deals 1 more, and the attacker gains 1 CP. */
export const bounty: TokenDef = {
  name: 'Bounty',
  kind: 'negative',
  limit: 1,
  standing: [{ do: 'modify', of: { in: 'self' }, add: 1, attackOnly: true }],
  on: [{ at: 'attacked', run: [gainCp(1, 'attacker')] }],
};

/** Negative, limit 1: rolled when an ability is activated, before anything of it has happened; on 1-2 it fails. An Ultimate
 *  is not rolled for. */
export const blind: TokenDef = {
  name: 'Blind',
  kind: 'negative',
  limit: 1,
  on: [
    {
      at: 'activating',
      if: not({ is: ['ability', 'ultimate'] }),
      run: [lose('blind'), roll(1, when(atMost(sum, 2), { do: 'cancel' }))],
    },
  ],
  leaves: { ends: 'offensive', aged: true },
};

/** Positive, limit 5: spend any number to prevent as much damage, or, held since before this turn, to add as much to an
 *  Attack of one's own. */
export const chi: TokenDef = {
  name: 'Chi',
  kind: 'positive',
  limit: 5,
  offers: [
    { tokens: 'any', when: atLeast(incoming(), 1), run: [prevent(picked('count'))] },
    { tokens: 'any', aged: 'turn', modifier: true, run: [enhance(picked('count'))] },
  ],
};

/** Negative, limit 2: what its bearer deals from the Offensive Roll Phase is 1 less for each token. */
export const wither: TokenDef = {
  name: 'Wither',
  kind: 'negative',
  limit: 2,
  standing: [{ do: 'modify', of: { out: 'self' }, prevent: held('wither') }],
};

/** Unique, limit 1: no ability that needs a small or large straight; it leaves at the end of the bearer's turn. */
export const silence: TokenDef = {
  name: 'Silence',
  kind: 'unique',
  limit: 1,
  standing: [{ do: 'cannot', what: 'activate:straight' }],
  leaves: { ends: 'turn' },
};

/** Unique, limit 1, never moved: its bearer's sixes are blank; it leaves at the end of the bearer's turn. */
export const hex: TokenDef = {
  name: 'Hex',
  kind: 'unique',
  limit: 1,
  locks: ['move'],
  standing: [{ do: 'cannot', what: 'show:6' }],
  leaves: { ends: 'turn' },
};

/** Negative, limit 3: in upkeep 1 damage for each token; they stay. */
export const poison: TokenDef = {
  name: 'Poison',
  kind: 'negative',
  limit: 3,
  on: [{ at: 'begins:upkeep', run: [damage(held('poison'), undefined, { to: 'self' })] }],
};

/** Negative, limit 1: 2 damage in upkeep; it stays. */
export const burn: TokenDef = {
  name: 'Burn',
  kind: 'negative',
  limit: 1,
  on: [{ at: 'begins:upkeep', run: [damage(2, undefined, { to: 'self' })] }],
};

/** Negative, limit 1: one roll attempt less, for one Roll Phase. */
export const entangle: TokenDef = {
  name: 'Entangle',
  kind: 'negative',
  limit: 1,
  standing: [{ do: 'adjust', what: 'attempts', by: -1 }],
  leaves: { ends: 'roll', aged: true },
};

/** Positive, limit 1: no damage from Attacks until its bearer has begun and ended a turn. */
export const shadows: TokenDef = {
  name: 'Shadows',
  kind: 'positive',
  limit: 1,
  standing: [{ ...prevent('all'), attackOnly: true }],
  leaves: { ends: 'turn', aged: true },
};

/** Positive, limit 1: spent against damage of an Attack, half of a die comes back to the attacker. */
export const backStrike: TokenDef = {
  name: 'Back Strike',
  kind: 'positive',
  limit: 1,
  offers: [
    {
      when: all(whenAttacked, atLeast(incoming(), 1)),
      run: [roll(1, damage(half(sum), undefined, { to: 'attacker' }))],
    },
  ],
};

/** Negative, limit 1: each roll attempt of the own Roll Phase after the first costs 1 health, at most 2; then it leaves. */
export const barbedVine: TokenDef = {
  name: 'Barbed Vine',
  kind: 'negative',
  limit: 1,
  standing: [{ do: 'damage', n: least(2, plus({ used: 'attempts' }, -1)), to: 'self', if: { is: ['self', 'roller'] } }],
  leaves: { ends: 'roll' },
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
  dominance,
  'life-siphon': lifeSiphon,
  bounty,
  blind,
  chi,
  wither,
  silence,
  hex,
  poison,
  burn,
  entangle,
  shadows,
  'back-strike': backStrike,
  'barbed-vine': barbedVine,
};
