/** The state of a Dice Throne match: plain JSON, nothing derived that could be read off the rest, nothing of content
 *  but ids and addresses. Saving it is copying it. */
import type { DiceStream } from '../../core/chance.ts';
import type { Outcome, Seat } from '../../core/game.ts';
import type { AskingWindow } from '../../core/window.ts';
import type { DamageType, Moment } from '../vocabulary/words.ts';
import type { DiceThroneAction, PhaseName } from './view-shape.ts';

/** A combatant: an index into `bodies` and `holdings`. Players' bodies come first and have their seat's number; behind them
 *  come those that no player sits behind. */
export type BodyId = number;
export type Team = number;
/** What an effect comes from: `ability:smack`, `card:get-some`, `token:evasive`, `companion:…`, `rule:…`. */
export type Source = string;

export interface Match {
  /** Fingerprint of the rules content. */
  content: string;
  mode: string;
  /** Accepted actions so far. */
  step: number;
  /** Players' turns begun, the current one included. */
  turn: number;
  /** The player whose turn it is, or in whose turn a body without a player has its own. */
  active: Seat;
  /** Whose turn it is. */
  turnOf: BodyId;
  startPlayer: Seat;
  phase: PhaseName;
  /** Counts phase beginnings, so that what was held before a span began can be told. */
  now: number;
  turnBegan: number;
  phaseBegan: number;
  rollBegan: number;
  /** How many seats there are: the bodies from 0 on that have a player. */
  readonly players: number;
  bodies: Body[];
  /** By body. */
  holdings: Holdings[];
  dials: Dial[];
  stack: Frame[];
  prompt?: Prompt;
  /** Answers that prompts with one possible answer gave themselves since the last action: naming one is accepted. */
  selfAnswered: { seat: Seat; option: string }[];
  /** Answers given along with a play, still to be used; only while that play runs. */
  given?: { seat: Seat; options: string[] };
  rolls: Roll[];
  /** The roll phase that runs. */
  rolling?: Rolling;
  attack?: Attack;
  pools: Pool[];
  lasting: Lasting[];
  /** Offensive roll phases still to come in this turn. */
  extra: { by: BodyId; against: BodyId }[];
  /** Bodies out, in the order they fell; those that fell together share an entry. */
  fallen: BodyId[][];
  uses: Use[];
  /** Seats that may not act until the roll phase concludes. */
  locked: Seat[];
  chance: DiceStream;
  /** Seats that have conceded and are still to be taken off the table. */
  conceded?: Seat[];
  /** Next number for rolls and pools. */
  next: number;
  /** Who took the last action, if it may be taken back (undo.ts). */
  undoable?: Seat | undefined;
  /** Step at which the wait that now holds began. */
  waitingSince: number;
  outcome?: Outcome;
}

export interface Dial {
  health: number;
  start: number;
}

export interface Body {
  readonly id: BodyId;
  /** Its place at the table, by which events and views name it. */
  readonly seat: Seat;
  /** Who decides for it; nobody, for what the game itself acts for. */
  readonly pilot: Seat | undefined;
  readonly team: Team;
  readonly dial: number;
  readonly hero: string;
  side: string;
  out: boolean;
  tokens: Token[];
  companions: Companion[];
  /** Raised stack limits by token id. */
  limits: Record<string, number> | undefined;
}

/** Equal tokens of the same origin and age lie as one entry with a count. */
export interface Token {
  readonly id: string;
  readonly from: BodyId;
  readonly since: number;
  n: number;
}

export interface Companion {
  readonly id: string;
  /** Under which the library knows the side that shows. */
  side: string;
  since: number;
  /** What its own dial reads, where it has one. */
  health: number | undefined;
}

/** What a combatant holds besides what lies on its board. */
export interface Holdings {
  cp: number;
  hand: string[];
  /** The top is the last. */
  deck: string[];
  discard: string[];
  /** Upgrade cards in force. */
  upgrades: string[];
  /** Upgrade cards that lie under a higher one. */
  beneath: string[];
  /** Level in force, by the ability's place among all of the hero. */
  levels: number[];
}

/** What a moment speaks of. */
export interface Heard {
  readonly moment: Moment;
  /** Whose moment it is. */
  readonly by: BodyId;
  readonly n?: number;
  readonly source?: Source;
  readonly token?: string;
  /** The dice that the moment speaks of. */
  readonly roll?: number;
  cancelled?: boolean;
  /** Health left after a fall that was stopped. */
  leave?: number;
}

/** A bound pick: bodies, a number, or option ids of dice, tokens and cards. */
export type Picked =
  | { readonly bodies: readonly BodyId[] }
  | { readonly number: number }
  | { readonly dice: readonly DieAt[] }
  | { readonly tokens: readonly TokenAt[] }
  | { readonly cards: readonly string[] }
  /** Sides of companions. */
  | { readonly companions: readonly string[] };
export interface DieAt {
  readonly roll: number;
  readonly die: number;
}
export interface TokenAt {
  readonly body: BodyId;
  readonly token: string;
}

/** One place on the stack: a program of the content at an effect, or a procedure of the rules at a step. */
export type Frame = EffectFrame | ProcedureFrame | WindowFrame;

export interface EffectFrame {
  readonly kind: 'effects';
  /** Address of the program in the content. */
  readonly at: string;
  index: number;
  readonly self: BodyId;
  readonly source: Source;
  /** Whoever inflicted the token that speaks. */
  readonly origin?: BodyId;
  /** The roll in focus. */
  readonly roll?: number;
  /** Named rolls. */
  readonly named?: Record<string, number>;
  readonly row?: number;
  picks?: Record<string, Picked>;
  /** Answers of the effect at `index` so far. */
  answers?: string[];
  /** How far the effect at `index` has come, where it takes several steps. */
  stage?: number;
  /** The roll that the effect at `index` made. */
  made?: number;
  /** Bodies that the effect at `index` still visits. */
  visits?: BodyId[];
  /** Choices are collected before anything is done: answers by effect. */
  planning?: boolean;
  plan?: Record<number, string[]>;
  /** Noted statements on the target land now. */
  landing?: true;
  /** How many tokens of the noted statement were stopped before they landed. */
  stopped?: number;
}

export interface ProcedureFrame {
  readonly kind: 'procedure';
  readonly name: string;
  /** The step to do next, by its name: saved matches survive a step more or less. */
  step: string;
  /** What the procedure works on; each procedure names its own fields. */
  readonly by?: BodyId;
  readonly against?: BodyId;
  readonly card?: string;
  readonly seat?: Seat;
  pool?: number;
  readonly heard?: Heard;
  queue?: ListenerAt[];
  /** Bodies still to visit, and damage dealt by body, of a settlement. */
  visits?: BodyId[];
  dealt?: number[];
  /** What companions bear of it, by body. */
  borne?: (Borne | undefined)[];
  /** The ability whose alternative is being asked for. */
  announcing?: string;
  /** The token, companion or ability of which one of several uses is being asked for. */
  readonly use?: {
    readonly kind: 'token' | 'companion' | 'ability';
    readonly id: string;
    readonly count?: number | undefined;
  };
  /** The defence being rolled, and its dice. */
  defence?: string;
  roll?: number;
  /** The player is done with the phase. */
  passed?: boolean;
  /** Set by a moment raised from here: it was cancelled. */
  cancelled?: boolean;
  leave?: number;
  /** Program frame to run, for procedures around a play. */
  readonly run?: {
    readonly at: string;
    readonly source: Source;
    readonly self: BodyId;
    readonly picks?: Record<string, Picked>;
    readonly planning?: true;
    /** Cards of the player's choice that are paid first. */
    readonly cards?: number;
  };
  /** Answers to what the step asks. */
  answers?: string[];
  /** Step of the match when the wait began. */
  since?: number;
}

export interface WindowFrame {
  readonly kind: 'window';
  readonly moment: string;
  readonly asking: AskingWindow<DiceThroneAction>;
  /** Step at which the window asked last. */
  since: number;
  /** Dice of an instant, a roll phase card or a spent token: nothing but dice may be touched. */
  readonly diceOnly?: boolean;
  /** Something resolved since the window last asked. */
  resolved?: boolean;
  /** Roll to close when the window closes. */
  readonly closes?: number;
}

/** Where a listener stands: content address of its program, whose it is, and where it came from. */
export interface ListenerAt {
  readonly at: string;
  readonly self: BodyId;
  readonly source: Source;
  readonly origin?: BodyId;
  readonly roll?: number;
  /** Index into `lasting`' ids, for temporary ones. */
  readonly lasting?: number;
}

export interface Prompt {
  readonly kind: 'prompt';
  readonly seat: Seat;
  readonly options: readonly string[];
  readonly about: Source;
}

export interface Roll {
  readonly id: number;
  readonly by: BodyId;
  readonly purpose: 'offensive' | 'defence' | 'targeting' | 'effect';
  readonly source: Source;
  readonly values: number[];
  open: boolean;
  /** A die was changed or re-rolled since the last announcement. */
  altered: boolean;
  readonly sides: number;
}

export interface Rolling {
  readonly by: BodyId;
  /** The target is given: an additional Offensive Roll Phase. */
  readonly against?: BodyId;
  used: number;
  extra: number;
  /** Attempts bought back of those that standing words take away. */
  bought: number;
  roll?: number;
  announced?: { ability: string; row: number; scale: number };
  /** Into what the Attack is turned once there is one. */
  type?: DamageType | undefined;
  /** The Offensive Roll Phase has ended. */
  ended?: boolean;
}

export interface Attack {
  readonly by: BodyId;
  readonly ability: string;
  readonly ultimate: boolean;
  target?: BodyId;
  /** Set when the Attack was turned into another type. */
  type?: DamageType;
  failed: boolean;
  /** It was an Attack, whatever came of it: one that failed, was stopped or dealt nothing counts as well. */
  made: boolean;
  /** The defence is over, or none was due. */
  pastDefence: boolean;
  /** The Attack has been declared: activated and targeted. */
  declared: boolean;
  /** Statements on the target that wait until it is known. */
  noted: EffectFrame[];
  /** Tokens that the Attack put on its target. */
  landed: TokenAt[];
}

/** Health that waits: one a roll phase, upkeep, turn end, play, isolated source. */
export interface Pool {
  readonly id: number;
  readonly of: 'roll' | 'upkeep' | 'turn-end' | 'play' | 'isolated';
  readonly parcels: Parcel[];
  /** Health that moves to a body, from one, or both. */
  readonly heals: Heal[];
  readonly changes: Change[];
  /** Who bears damage of the Attack in a body's place; of several for one body the last. */
  readonly bearers: Bearer[];
  /** Its dials have moved: what comes now waits elsewhere. */
  settled: boolean;
}
export interface Parcel {
  readonly to: BodyId | 'target';
  readonly from: BodyId;
  readonly type: DamageType | undefined;
  /** 0 for an amount that is known only at settlement. */
  readonly n: number;
  readonly attack: boolean;
  readonly sure: boolean;
  /** Where its amount or its condition stand, if they are read at settlement. */
  readonly late: EffectAt | undefined;
  readonly source: Source;
}
export interface Heal {
  readonly to?: BodyId;
  readonly from?: BodyId;
  readonly n: number;
  readonly late?: EffectAt;
  readonly self: BodyId;
  /** Moves the dial of this companion of the body. */
  readonly companion?: string;
}
/** An effect by the address of its program and its place in it. */
export interface EffectAt {
  readonly at: string;
  readonly index: number;
}
export interface Change {
  /** The Attack, damage to a body, or damage from a body. */
  readonly of: 'attack' | { readonly in: BodyId } | { readonly out: BodyId };
  readonly op: 'add' | 'less' | 'half' | 'all' | 'cap';
  readonly n: number;
  readonly attackOnly: boolean;
  readonly source: Source;
}

/** Damage of an Attack that a companion bears. */
export interface Borne {
  readonly by: string;
  readonly n: number;
}
/** A companion of the body bears damage of the Attack: all of it, or what its player chooses once totals are known. */
export interface Bearer {
  readonly body: BodyId;
  readonly companion: string;
  readonly share: 'all' | 'free';
  readonly source: Source;
}

/** A temporary listener, adjustment or ban. */
export interface Lasting {
  readonly id: number;
  /** Address of the program that holds the word, and its index there. */
  readonly at: string;
  readonly index: number;
  readonly self: BodyId;
  readonly of: BodyId;
  readonly source: Source;
  readonly until: 'roll' | 'turn' | 'match';
  left: number;
  /** For `adjust`: the figure fixed when it began. */
  readonly by?: number;
}

export interface Use {
  readonly id: string;
  readonly by: BodyId;
  readonly per: 'turn' | 'roll' | 'match';
  n: number;
}
