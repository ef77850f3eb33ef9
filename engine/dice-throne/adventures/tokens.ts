/** Tokens that only scenarios of the campaign hand out. Figures: the Adventures rulebook; what a salve heals stands on the
 *  card of the scenario. */
import { enhance, heal, picked, times } from '../vocabulary/build.ts';
import type { TokenDef } from '../vocabulary/words.ts';

/** Unique, any number, neither removed nor moved: spent before the own turn, each heals what the scenario's card says. */
export const salve: TokenDef = {
  name: 'Salve',
  kind: 'unique',
  limit: 'none',
  locks: ['move', 'remove'],
  offers: [{ at: 'salve', tokens: 'any', run: [heal(times(picked('count'), { stat: 'salve' }))] }],
};

/** Positive: spent as an Attack Modifier, also after the defence. */
const damageToken = (n: number): TokenDef => ({
  name: `Damage +${n}`,
  kind: 'positive',
  limit: 2,
  offers: [{ modifier: true, run: [enhance(n)] }],
});

export const damageTokens = {
  'damage-1': damageToken(1),
  'damage-2': damageToken(2),
  'damage-3': damageToken(3),
  'damage-4': damageToken(4),
} as const satisfies Readonly<Record<string, TokenDef>>;
