/** The words in which all Dice Throne content is written. Plain data: content files build them with `build.ts`, the
 *  effects folder gives each verb its meaning, `describe.ts` turns them into sentences.
 *
 *  A new card asks for a new word here, with a test of its own, never for an `if` elsewhere. */

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
  | readonly ['self', 'start player']
  /** In one's own Offensive Roll Phase with no ability activated yet; having just rolled for defence; having dice in
   *  any open roll; it is one's own roll phase. */
  | readonly ['self', 'rolling' | 'defending' | 'dice' | 'roller'];

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

/** Which dice: of whose rolls, in which roll. `open` is any roll still open. */
export interface DiceOf {
  readonly whose: 'own' | 'opponents' | 'team' | 'any' | { readonly picked: string };
  readonly roll?: 'open' | 'offensive' | 'defence';
}

/** Which tokens lie to be picked. */
export interface TokensOf {
  readonly of: Who;
  readonly kind?: 'positive' | 'negative';
  readonly id?: string;
  readonly inflictedBy?: 'attack';
}

export type Pickable =
  | { readonly players: Circle; readonly except?: Who; readonly if?: Cond }
  | { readonly dice: DiceOf }
  | { readonly tokens: TokensOf; readonly use?: 'remove' | 'move' }
  | { readonly cards: 'hand' | 'discard'; readonly of?: Who }
  | { readonly companions: readonly string[]; readonly of?: Who }
  | { readonly amount: readonly [Amount, Amount] };

export interface Alternative {
  /** Where no better word exists, the option is `option:n` in printed order. */
  readonly name?: 'yes' | 'no';
  readonly if?: Cond;
  readonly cost?: Cost;
  readonly run: Program;
}

export interface Cost {
  readonly cp?: Amount;
  readonly token?: { readonly id: string; readonly n: Amount };
  readonly companion?: string;
  /** Cards of the payer's choice from the hand. */
  readonly cards?: number;
}

export type Program = readonly Effect[];

export interface Damage {
  readonly do: 'damage';
  readonly n: Amount;
  readonly to?: Who;
  readonly type?: DamageType;
  /** A pool of its own, settled before the program goes on. */
  readonly isolated?: true;
  /** Nothing lowers it. */
  readonly sure?: true;
  /** Read at settlement. */
  readonly if?: Cond;
}

export interface Modify {
  readonly do: 'modify';
  readonly of: 'attack' | { readonly in: Who } | { readonly out: Who };
  readonly add?: Amount;
  readonly prevent?: Amount | 'half' | 'all';
  readonly cap?: Amount;
  readonly type?: DamageType;
  /** Only damage of the Attack, not what comes from elsewhere. */
  readonly attackOnly?: true;
}

export interface Move {
  readonly do: 'move';
  readonly what:
    | 'cp'
    | 'health'
    | { readonly token: string }
    | { readonly picked: string }
    | { readonly companion: string; readonly side: string };
  readonly n: Amount | 'all';
  /** Left out: the supply. */
  readonly from?: Who;
  /** Left out: back to the supply. */
  readonly to?: Who;
  /** Every token of a board, whatever its kind. */
  readonly every?: 'token';
}

export interface Cards {
  readonly do: 'cards';
  readonly n: Amount | 'all';
  readonly of?: Who;
  readonly from: 'deck' | 'hand' | 'discard';
  readonly to: 'hand' | 'discard' | 'deck';
  readonly pick: 'top' | 'self' | 'owner' | 'random';
}

export interface Roll {
  readonly do: 'roll';
  readonly dice: number;
  readonly who?: Who;
  readonly as?: string;
  readonly die?: 'own' | 'd20';
  /** The roller may re-roll up to `n` of the dice, once each unless `repeat`, at a price each. */
  readonly rerolls?: { readonly n: number; readonly cost?: Cost; readonly repeat?: true };
  readonly run: Program;
}

export interface Dice {
  readonly do: 'dice';
  readonly which: DiceOf | { readonly picked: string };
  readonly n?: number;
  readonly upTo?: true;
  /** One after the other, each seen before the next is picked; the same die may be picked again. */
  readonly repeat?: true;
  /** Who picks; left out, whoever plays it. */
  readonly who?: Who;
  readonly how: 'reroll' | 'set' | 'step' | 'copy';
  /** For `set`: the value; left out, the player chooses one. */
  readonly to?: number;
}

export interface Choose {
  readonly do: 'choose';
  readonly who?: Who;
  readonly from?: Pickable;
  readonly as?: string;
  readonly n?: number;
  readonly upTo?: true;
  readonly options?: readonly Alternative[];
}

export interface If {
  readonly do: 'if';
  readonly cond: Cond;
  readonly run: Program;
  readonly else?: Program;
}

export interface Each {
  readonly do: 'each';
  readonly over: Amount | { readonly who: Who };
  readonly as?: string;
  readonly run: Program;
}

export interface Then {
  readonly do: 'then';
}

export interface Run {
  readonly do: 'run';
  /** A named part: `token/part`, `companion/part`. */
  readonly part: string;
  readonly of?: Who;
  readonly n?: Amount;
}

export interface Phase {
  readonly do: 'phase';
  readonly which: 'offensive';
  readonly how: 'skip' | 'restart' | 'extra';
  readonly by?: Who;
  readonly against?: Who;
}

export interface Cancel {
  readonly do: 'cancel';
  /** Health left after a fall. */
  readonly leave?: number;
}

export interface Become {
  readonly do: 'become';
  readonly what: 'board' | { readonly companion: string; readonly from: string };
  readonly side: string;
}

export interface Adjust {
  readonly do: 'adjust';
  readonly what: 'attempts' | `limit:${string}`;
  readonly by: Amount;
  readonly of?: Who;
  readonly until?: 'roll' | 'turn' | 'match';
}

export interface Cannot {
  readonly do: 'cannot';
  readonly what: 'act' | 'defend' | `activate:${string}` | `gain:${string}`;
  readonly of?: Who;
  readonly until?: 'roll' | 'turn' | 'match';
}

export interface On {
  readonly do: 'on';
  readonly at: Moment;
  /** Whose moment it must be; left out, the listener's own. */
  readonly of?: Who;
  readonly if?: Cond;
  readonly run: Program;
  readonly times?: number;
  readonly until?: 'roll' | 'turn' | 'match';
}

export type Effect =
  | Damage
  | Modify
  | Move
  | Cards
  | Roll
  | Dice
  | Choose
  | If
  | Each
  | Then
  | Run
  | Phase
  | Cancel
  | Become
  | Adjust
  | Cannot
  | On;
export type Verb = Effect['do'];

/** Words that hold while what carries them lies there: read live, never executed. */
export type Standing = Modify | Adjust | Cannot | Damage;
/** What listens while it lies there. */
export type Listener = Omit<On, 'do' | 'until' | 'times'>;

/** One shape for all that is spent, paid or used. */
export interface Offer {
  readonly when?: Cond;
  readonly cost?: Cost;
  /** Uses per span, kept under the offer's id. */
  readonly limit?: { readonly n: number; readonly per: 'turn' | 'roll' | 'match' };
  /** Counts as an Attack Modifier: only on one's own Attack of 1 or more enhanceable damage. */
  readonly modifier?: true;
  /** Only in the window of this name: the end of the Offensive Roll Phase. */
  readonly at?: 'offensive-end';
  /** Own tokens paid: 1 unless said otherwise; `any` is the count the player names, bound as `picked: 'count'`. */
  readonly tokens?: number | 'any';
  /** Only tokens held before this span began count. */
  readonly aged?: 'turn' | 'phase';
  readonly run: Program;
}

export interface TokenDef {
  readonly name: string;
  readonly kind: 'positive' | 'negative' | 'unique' | 'marker';
  readonly limit: number;
  readonly leaves?: { readonly ends: Span; readonly aged?: true };
  /** What may not be done to it. */
  readonly locks?: readonly ('move' | 'remove')[];
  readonly standing?: readonly Standing[];
  readonly on?: readonly Listener[];
  readonly offers?: readonly Offer[];
  /** Effects when gained at the limit; the gain follows. */
  readonly overflow?: Program;
}

export interface CompanionDef {
  readonly name: string;
  readonly sides: readonly CompanionSide[];
}
export interface CompanionSide {
  readonly id: string;
  readonly name: string;
  readonly limit: number;
  readonly offers?: readonly Offer[];
}

export type CardType = 'main' | 'roll' | 'instant';
export interface CardDef {
  readonly name: string;
  readonly type: CardType;
  readonly cost: number;
  readonly modifier?: true;
  readonly when?: Cond;
  readonly run: Program;
}

/** What the dice must show. A scale takes its highest row by itself. */
export type Needs = Cond | { readonly scale: string; readonly at: readonly number[] };

export interface Row {
  readonly needs: Needs;
  readonly run: Program;
}
export interface Level {
  /** CP of the upgrade card; the first level has none. */
  readonly cost?: number;
  /** Left out: as the level before. */
  readonly needs?: Needs;
  readonly run?: Program;
  /** Alternatives: when the dice meet several, the player is asked. */
  readonly rows?: readonly Row[];
  /** Defence: dice to roll. */
  readonly defence?: number;
  /** Defence: how many of these dice may be re-rolled, once each. */
  readonly rerolls?: number;
  /** Further abilities that come with the upgrade card. */
  readonly adds?: Readonly<Record<string, AddedAbility>>;
  /** Passives. */
  readonly offers?: readonly Offer[];
  readonly on?: readonly Listener[];
}
export interface AddedAbility {
  readonly name: string;
  readonly needs: Needs;
  readonly run: Program;
}
export interface AbilityDef {
  readonly name: string;
  readonly ultimate?: true;
  readonly needs?: Needs;
  readonly levels: readonly Level[];
}

export interface HeroDef {
  readonly id: string;
  readonly name: string;
  /** Symbols of the faces 1 … 6. */
  readonly die: readonly [string, string, string, string, string, string];
  readonly complexity: number;
  /** In the order of the printed board. */
  readonly abilities: Readonly<Record<string, AbilityDef>>;
  readonly tokens: Readonly<Record<string, TokenDef>>;
  readonly companions?: Readonly<Record<string, CompanionDef>>;
  readonly cards: Readonly<Record<string, CardDef>>;
}
