/** Terms that effects are made of: damage types, spans and moments, players, amounts, facts and conditions. */

export const DAMAGE_TYPES = ['normal', 'undefendable', 'pure', 'collateral', 'ultimate'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** Parts of a turn that begin and end. `roll` is the three roll phases together. */
export const SPANS = [
  'turn',
  'upkeep',
  'income',
  'main',
  'offensive',
  'targeting',
  'defensive',
  'roll',
  'discard',
] as const;
export type Span = (typeof SPANS)[number];

/** Moments that content may listen to, in turn order. */
export type Moment =
  | 'set-up'
  | `begins:${Span}`
  | `ends:${Span}`
  | 'rolled'
  | 'activating'
  | 'activated'
  | 'targeted'
  | 'gaining'
  | 'attacked'
  | 'defending'
  | 'modified'
  | 'dealt'
  | 'falling'
  | 'defeated';

/** Players or bodies. Left out, a who-field means `self`. */
export type Who =
  | 'self'
  | 'target'
  | 'attacker'
  | 'other'
  | 'source'
  | 'active'
  | 'it'
  | 'opponents'
  | 'team'
  | 'teammates'
  | 'everyone'
  | 'leaders'
  /** Whoever is out of the match. */
  | 'fallen'
  | { readonly picked: string }
  | { readonly owner: string }
  | ChooseWho;

/** Among whom a player may choose; `ally` is oneself or a teammate. */
export type Circle = 'player' | 'opponent' | 'teammate' | 'ally';

/** Asks for one body. `except` leaves one out. */
export interface ChooseWho {
  readonly choose: Circle;
  readonly except?: Who;
  /** Offered only when this holds with the candidate in place of `self`. */
  readonly if?: Cond;
}

/** A face: a symbol of the roller's own die, or a value 1 … 6. Tokens read values only. */
export type Face = string | number;

export type Amount =
  | number
  | { readonly count: Face | readonly Face[]; readonly per?: number }
  | { readonly sum: true | string }
  | { readonly held: string; readonly of?: Who }
  | { readonly stat: 'cp' | 'health' | 'hand' | `limit:${string}`; readonly of?: Who }
  | { readonly picked: string }
  | { readonly record: 'base' | 'incoming' | 'subtotal' | 'dealt'; readonly of?: Who }
  | { readonly used: string }
  | { readonly size: Who }
  | { readonly it: string }
  | { readonly row: readonly number[] }
  | { readonly plus: readonly Amount[] }
  | { readonly times: readonly Amount[] }
  | { readonly half: Amount }
  | { readonly least: readonly Amount[] }
  | { readonly most: readonly Amount[] }
  | { readonly table: readonly number[]; readonly by: Amount };

export type Comparison = '<' | '<=' | '=' | '>=' | '>';

/** Facts that `is` may ask for: a closed list. */
export type Fact =
  | readonly [
      'attack',
      (
        | 'stands'
        | 'own'
        | 'mine'
        | 'own defendable'
        | 'ultimate'
        | 'undefendable'
        | 'defendable'
        | 'past defence'
        | 'failed'
        | 'against self'
      ),
    ]
  | readonly ['ability', 'an attack' | 'took effect' | 'ultimate']
  | readonly ['it', 'from', string]
  | readonly ['it', 'of the attack']
  /** A positive token did it. */
  | readonly ['it', 'by a positive token']
  | readonly ['self', 'start player']
  /** In one's own Offensive Roll Phase with no ability activated yet; having just rolled for defence; having dice in
   *  any open roll; it is one's own roll phase. */
  | readonly ['self', 'rolling' | 'defending' | 'dice' | 'roller']
  /** Having dice in any open roll. */
  | readonly ['opponents', 'dice'];

export type Cond =
  | { readonly shows: Readonly<Record<string, number>> }
  | { readonly straight: number }
  | { readonly alike: number }
  | { readonly compare: readonly [Amount, Comparison, Amount] }
  | { readonly is: Fact }
  | { readonly side: string; readonly of?: Who }
  | { readonly during: readonly Span[]; readonly of?: Who }
  | { readonly who: Who; readonly among: Who }
  | { readonly all: readonly Cond[] }
  | { readonly any: readonly Cond[] }
  | { readonly not: Cond };
