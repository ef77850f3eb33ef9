/** What many loot cards have in common. */
import { commonCards } from '../../cards/common-cards.ts';
import { impossible } from '../../state/context.ts';
import {
  all,
  alter,
  atLeast,
  choose,
  draw,
  enhance,
  foe,
  half,
  damage as hurt,
  incoming,
  inflict,
  loot,
  may,
  prevent,
  remove,
  roll,
  shows,
  stealHealth,
  sum,
  when,
} from '../../vocabulary/build.ts';
import type { CardDef, Cond, Dice, DiceOf, Effect, Listener, Loot, Program, TokensOf } from '../../vocabulary/words.ts';
import type { LootRow } from './define.ts';

/** What a card does and costs, without its name. */
type Words = Omit<LootRow, 'id' | 'name'>;
type Numeral = 'II' | 'III' | 'IV';

/** A card of the heroes' own decks by its id: at another price, and with what is better about it. */
export const betterCard =
  (numeral: Numeral) =>
  (replaces: string, cost: number, more: Partial<CardDef> = {}): LootRow => {
    const known = commonCards[replaces] ?? impossible(`no card ${replaces}`);
    const { name, ...words } = known;
    return {
      ...words,
      id: `${replaces}-${numeral.toLowerCase()}`,
      name: `${name} ${numeral}`,
      cost,
      replaces,
      ...more,
    };
  };

/** Families of which there is a card of every rarity, by what differs from step to step. */
export const codex = (cost: number): Words => ({
  type: 'main',
  cost,
  run: [{ do: 'cards', n: 1, from: 'deck', to: 'hand', pick: 'search' }],
});
export const recallScroll = (cost: number): Words => ({
  type: 'main',
  cost,
  when: atLeast({ stat: 'discard', of: 'self' }, 1),
  run: [{ do: 'cards', n: 1, from: 'discard', to: 'hand', pick: 'self' }],
});
const putBack = (to: 'deck' | 'bottom'): Effect => ({
  do: 'cards',
  n: 1,
  from: 'hand',
  to,
  pick: 'self',
  only: { drawn: true },
});
export const propheticOrb = (cost: number): Words => ({
  type: 'equipment',
  cost,
  standing: [{ do: 'adjust', what: 'income draw', by: 1 }],
  on: [
    {
      at: 'ends:income',
      run: [{ do: 'choose', options: [{ run: [putBack('deck')] }, { run: [putBack('bottom')] }] }],
    },
  ],
});
export const treasureHunter = (cost: number, chest: Loot['chest']): Words => ({
  type: 'main',
  cost,
  crawlOnly: true,
  run: [loot(chest)],
});
export const whetstone = (n: number): Words => ({ type: 'roll', cost: 1, modifier: true, run: [enhance(n)] });
export const brace = (n: number): Words => ({
  type: 'roll',
  cost: 0,
  run: [choose('hero', { players: 'ally', if: atLeast(incoming(), 1) }), prevent(n, { picked: 'hero' })],
});
export const throwingKnife = (n: number): Words => ({ type: 'main', cost: 1, run: [hurt(n, undefined, { to: foe })] });
export const luckyCharm = (cost: number, how: 'reroll' | 'step', which: DiceOf['whose'], by?: number): Words => ({
  type: 'instant',
  cost,
  run: [alterLootDie(how, which, by)],
});
const alterLootDie = (how: 'reroll' | 'step', whose: DiceOf['whose'], by: number | undefined): Dice => ({
  do: 'dice',
  how,
  which: { whose, roll: 'loot' },
  ...(by !== undefined && { by, up: true }),
});
export const smokePellet = (cost: number, n: number): Words => ({
  type: 'instant',
  cost,
  run: [{ do: 'move', what: { token: 'evasive' }, n, to: 'self' }],
});
export const strengthSerum = (cost: number, token: string, n: number, ...more: readonly Effect[]): Words => ({
  type: 'instant',
  cost,
  run: [anyHero, { do: 'move', what: { token }, n, to: { picked: 'hero' } }, ...more],
});
/** Coin Purse and Regenerating Orb. */
export const inUpkeep = (cost: number, ...run: readonly Effect[]): Words => ({
  type: 'equipment',
  cost,
  on: [{ at: 'begins:upkeep', run }],
});
export const fromFaceOn = (n: number, effect: Effect): Effect => roll(1, when(atLeast(sum, n), effect));
export const leatherArmor = (cost: number): Words => ({
  type: 'equipment',
  cost,
  standing: [{ do: 'adjust', what: 'defence rerolls', by: 1 }],
});
export const hungeringDagger = (cost: number, stolen: number): Words =>
  whenAttacking(
    cost,
    { is: ['attack', 'enhanceable'] },
    { do: 'modify', of: 'attack', prevent: 1, attackOnly: true },
    choose('victim', { players: 'opponent' }),
    stealHealth(stolen, { picked: 'victim' }),
  );
/** Not for pure damage, which nothing enhances. */
export const brassKnuckles = (cost: number): Words => ({
  type: 'equipment',
  cost,
  on: [
    {
      at: 'attacked',
      of: 'opponents',
      if: { is: ['attack', 'enhanceable'] },
      times: 1,
      per: 'turn',
      run: [roll(1, enhance(half(sum)))],
    },
  ],
});
export const blazingEffigy = (cost: number): Words => whenAttacking(cost, ownAttackMade, inflict('burn', 1, 'it'));
export const bloodAmulet = (cost: number): Words => ({
  type: 'equipment',
  cost,
  on: [{ at: 'defending', if: { is: ['self', 'may defend'] }, run: [stealHealth(1, 'attacker')] }],
});
export const spikeChain = (cost: number, least: number): Words => ({
  type: 'equipment',
  cost,
  on: [dealtByOwn(least, inflict('bleed', 1, 'it'))],
});
/** Equipment that speaks once in each Attack of one's own. */
const whenAttacking = (cost: number, cond: Cond, ...run: readonly Effect[]): Words => ({
  type: 'equipment',
  cost,
  on: [{ at: 'attacked', of: 'opponents', if: cond, times: 1, per: 'roll', run }],
});
export const ownAttackMade: Cond = { is: ['attack', 'mine'] };
/** So much has been dealt to the target of one's own Attack. */
export const dealtByOwn = (n: number, ...run: readonly Effect[]): Listener => ({
  at: 'dealt',
  of: 'target',
  if: all(ownAttackMade, atLeast({ it: 'n' }, n)),
  run,
});
export const onSix = (effect: Effect): Effect => roll(1, when(shows({ 6: 1 }), effect));

export const somebodyToFight: Cond = atLeast({ size: 'engaged' }, 1);
/** Three picks of a hero, the same as often as one likes: each draws a card. */
export const campfire = (cost: number): Words => ({
  type: 'instant',
  cost,
  run: [{ do: 'choose', as: 'fed', from: { players: 'ally' }, n: 3, repeat: true }, draw(1, { picked: 'fed' })],
});

// What cards of the heroes' own decks do, and more of it

export const preventFor = (n: number): Program => [
  choose('who', { players: 'player', if: atLeast(incoming(), 1) }),
  prevent(n, { picked: 'who' }),
];
export const tryAgain = (n: number): Program => [
  choose('who', { players: 'ally', if: { is: ['self', 'dice'] } }),
  alter('reroll', { whose: { picked: 'who' } }, { n, upTo: true, repeat: true }),
];
export const moreAttempts = (n: number): Program => [
  choose('who', { players: 'player', if: { is: ['self', 'rolling'] } }),
  { do: 'adjust', what: 'attempts', by: n, of: { picked: 'who' }, until: 'roll' },
];
export const betterDefence: Program = [
  choose('who', { players: 'player', if: { is: ['self', 'defending'] } }),
  alter('reroll', { whose: { picked: 'who' }, roll: 'defence' }, { n: 5, upTo: true, who: { picked: 'who' } }),
  prevent(1, { picked: 'who' }),
];
const moveToken = (as: string): Program => [
  choose(as, { tokens: { of: 'everyone' }, use: 'move' }),
  {
    do: 'move',
    what: { picked: as },
    n: 1,
    from: { owner: as },
    to: { choose: 'player', except: { owner: as } },
  },
];
export const moveTwo: Program = [...moveToken('first'), may(moveToken('second'))];
export const removeUpTo = (n: number): Program => remove({ of: 'everyone' }, { n, upTo: true });

// What cures and protects

/** A hero of one's choice, oneself included, known as `hero`. */
export const anyHero: Effect = choose('hero', { players: 'ally' });
export const preventEach = (cost: number, n: number): Words => ({
  type: 'equipment',
  cost,
  standing: [{ do: 'modify', of: { in: 'self' }, prevent: n, attackOnly: true }],
});
/** Any of these status effects off a hero of one's choice. */
export const cure = (...ids: readonly string[]): Words => ({
  type: 'instant',
  cost: 0,
  run: remove({ of: 'team', ids }),
});
export const anyNegative: Cond = atLeast({ held: 'kind:negative', of: 'heroes' }, 1);
/** A hero, known as `who`, that has a status effect of the kind. */
export const whoeverHas = (kind: NonNullable<TokensOf['kind']>): Effect =>
  choose('who', { players: 'ally', if: atLeast({ held: `kind:${kind}` }, 1) });
/** Up to so many status effects of one player. */
export const removeOfOne = (n: number, among: 'player' | 'ally', kind?: TokensOf['kind']): Program => [
  choose('who', { players: among, if: atLeast({ held: kind ? `kind:${kind}` : 'kind:removable' }, 1) }),
  ...remove({ of: { picked: 'who' }, ...(kind && { kind }) }, { n, upTo: true }),
];
export const mayRemoveOf = (price?: number): Effect =>
  may(remove({ of: { picked: 'hero' } }), price === undefined ? undefined : { cp: price });
