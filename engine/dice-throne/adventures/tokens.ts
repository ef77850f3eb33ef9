/** Tokens that only scenarios of the campaign hand out. Figures: the Adventures rulebook; what a salve heals stands on the
 *  card of the scenario. */
import { KINGS_HAND, kingsHand } from '../bosses/kings-hand.ts';
import { commonTokens } from '../cards/common-tokens.ts';
import { damage, enhance, heal, holds, lose, picked, remove, times } from '../vocabulary/build.ts';
import type { TokenDef } from '../vocabulary/words.ts';

/** Unique, any number, neither removed nor moved: spent before the own turn, each heals what the scenario's card says. */
export const salve: TokenDef = {
  name: 'Salve',
  kind: 'unique',
  limit: 'none',
  locks: ['move', 'remove'],
  scenario: 'saves',
  offers: [{ at: 'salve', tokens: 'any', run: [heal(times(picked('count'), { stat: 'salve' }))] }],
};

/** Positive: spent as an Attack Modifier, also after the defence. Two at most, whatever they add: at two one may go for the one
 *  that comes. */
const damageToken = (n: number): TokenDef => ({
  name: `Damage +${n}`,
  kind: 'positive',
  limit: 2,
  shares: 'damage',
  offers: [{ modifier: true, run: [enhance(n)] }],
  overflow: remove({ of: 'self', shares: 'damage' }, { upTo: true }),
});

export const damageTokens = {
  'damage-1': damageToken(1),
  'damage-2': damageToken(2),
  'damage-3': damageToken(3),
  'damage-4': damageToken(4),
} as const satisfies Readonly<Record<string, TokenDef>>;

/** Positive, limit 6: what minions and bosses gather for their abilities. */
const chaos: TokenDef = { name: 'Chaos', kind: 'positive', limit: 6 };

/** Negative, limit 1: 1 damage in upkeep to whoever has a positive status effect; one that prevents damage costs 3, and the
 *  Parasite leaves. */
const parasite: TokenDef = {
  name: 'Parasite',
  kind: 'negative',
  limit: 1,
  on: [
    { at: 'begins:upkeep', if: holds('kind:positive'), run: [damage(1, undefined, { to: 'self' })] },
    {
      at: 'modified',
      if: { is: ['it', 'by a positive token'] },
      run: [lose('parasite'), damage(3, 'undefendable', { to: 'self', isolated: true })],
    },
  ],
};

/** Heads of a hydra: a fall costs one. */
const head: TokenDef = { name: 'Head', kind: 'marker', limit: 'none', locks: ['move', 'remove'] };

/** Tokens that minions, tiles and chests bring to a crawl, by id. */
export const crawlTokens: Readonly<Record<string, TokenDef>> = {
  ...commonTokens,
  chaos,
  parasite,
  'hydra-head': head,
  [KINGS_HAND]: kingsHand,
  salve,
  ...damageTokens,
};
