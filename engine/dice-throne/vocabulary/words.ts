/** The words in which all Dice Throne content is written. Plain data: content files build them with `build.ts`, the
 *  effects folder gives each verb its meaning, `describe.ts` turns them into sentences.
 *
 *  A new card asks for a new word here, with a test of its own, never for an `if` elsewhere. */

import type { Amount, ChooseWho, Circle, Cond, DamageType, Moment, Span, Who } from './terms.ts';

export * from './terms.ts';

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
  /** Aims the Attack at somebody else. */
  readonly target?: Who;
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
  /** Of health gained: read at settlement. */
  readonly if?: Cond;
}

export interface Cards {
  readonly do: 'cards';
  readonly n: Amount | 'all';
  readonly of?: Who;
  readonly from: 'deck' | 'hand' | 'discard';
  /** `deck` is its top, `bottom` its bottom. To where they are: they are only shown. */
  readonly to: 'hand' | 'discard' | 'deck' | 'bottom';
  /** Who picks them: `search` is `self` among all of them, and the deck is shuffled afterwards. */
  readonly pick: 'top' | 'self' | 'owner' | 'random' | 'search';
  /** Only cards of this type, or of at most this price. */
  readonly only?: { readonly type?: CardType | 'upgrade'; readonly cost?: number };
  /** Under this name the cards are known afterwards. */
  readonly as?: string;
  /** Whoever plays this sees them. */
  readonly show?: true;
}

export interface Roll {
  readonly do: 'roll';
  readonly dice: number;
  readonly who?: Who;
  readonly as?: string;
  readonly die?: 'own' | 'd20';
  /** The roller chooses what the dice show. */
  readonly value?: 'chosen';
  /** The roller may re-roll up to `n` of the dice, once each unless `repeat`, at a price each. */
  readonly rerolls?: { readonly n: number; readonly cost?: Cost; readonly repeat?: true };
  readonly run: Program;
}

export interface Dice {
  readonly do: 'dice';
  readonly which: DiceOf | { readonly picked: string };
  /** `all` asks for none of them. */
  readonly n?: number | 'all';
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
  /** The same thing may be picked again. */
  readonly repeat?: true;
  /** Chance picks, nobody is asked. */
  readonly random?: true;
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
  /** A part of the hero by its name; of a token or a companion's side `token/part`; one of their offers `side/offer1`. */
  readonly part: string;
  /** Whose part it is; each in turn. */
  readonly of?: Who;
  readonly n?: Amount;
  /** An offer without its price and its `when`; its limit counts all the same. */
  readonly free?: true;
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
  /** The side that shows afterwards; `next` in the order written, `` `first` `` the printed front of a board. */
  readonly side: string;
}

/** Figures of the rules that words change: CP for each roll attempt after the first, for each card played, for each card
 *  sold, and as income. */
export const FIGURES = ['attempt price', 'card price', 'sale', 'income'] as const;
export type Figure = (typeof FIGURES)[number];

export interface Adjust {
  readonly do: 'adjust';
  readonly what: 'attempts' | Figure | `limit:${string}`;
  readonly by: Amount;
  /** Attempts that a standing word takes away may be bought back, for so many CP each: by rolling. */
  readonly back?: number;
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
  /** So many times, in each such span; left out, altogether. */
  readonly times?: number;
  readonly per?: 'turn' | 'roll' | 'match';
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
export type Listener = Omit<On, 'do' | 'until'>;

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
  /** At most so many on a board: on those of heroes that own the token, and on others. */
  readonly limit: number | 'none' | { readonly owner: number; readonly others: number };
  /** Those of each player who inflicted them are a kind of their own, with a limit of its own. */
  readonly perSource?: true;
  /** A hero that owns the token may decline to gain it. */
  readonly declinable?: true;
  readonly leaves?: { readonly ends: Span; readonly aged?: true };
  /** What may not be done to it; `but by its board`: save by abilities of a hero that owns it. */
  readonly locks?: readonly ('move' | 'remove' | 'but by its board')[];
  readonly standing?: readonly Standing[];
  readonly on?: readonly Listener[];
  readonly offers?: readonly Offer[];
  /** Effects when gained at the limit; the gain follows. */
  readonly overflow?: Program;
  /** Effects with a name, for `run`. */
  readonly parts?: Parts;
}
export type Parts = Readonly<Record<string, Program>>;

export interface CompanionDef {
  readonly name: string;
  readonly sides: readonly CompanionSide[];
}
export interface CompanionSide {
  readonly id: string;
  readonly name: string;
  readonly limit: number;
  readonly standing?: readonly Standing[];
  readonly on?: readonly Listener[];
  readonly offers?: readonly Offer[];
  readonly parts?: Parts;
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
  /** Further abilities that come with the upgrade card; one that a lower level has brought is raised with it. */
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
  /** Its player chooses the target when it is activated: no targeting roll. */
  readonly target?: ChooseWho;
  readonly needs?: Needs;
  readonly levels: readonly Level[];
}

/** Another side of a hero board, with abilities of its own. */
export interface BoardDef {
  readonly name: string;
  readonly abilities: Readonly<Record<string, AbilityDef>>;
}

export interface HeroDef {
  readonly id: string;
  readonly name: string;
  /** A boss sits where a mode seats one; its deck has no common cards. Left out: a hero. */
  readonly kind?: 'boss';
  /** Symbols of the faces 1 … 6. */
  readonly die: readonly [string, string, string, string, string, string];
  readonly complexity: number;
  /** In the order of the printed board. */
  readonly abilities: Readonly<Record<string, AbilityDef>>;
  /** Further sides of the board by name; the one above is the `first`. */
  readonly boards?: Readonly<Record<string, BoardDef>>;
  readonly tokens: Readonly<Record<string, TokenDef>>;
  readonly companions?: Readonly<Record<string, CompanionDef>>;
  readonly cards: Readonly<Record<string, CardDef>>;
  /** Done for its player before the first turn; it neither asks nor rolls. */
  readonly setUp?: Program;
  /** Effects with a name, for `run`. */
  readonly parts?: Parts;
}
