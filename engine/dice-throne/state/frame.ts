/** The stack of a match as data: programs of the content, procedures of the rules and windows, each at the place it has
 *  come to, and what they speak of. */
import type { Seat } from '../../core/game.ts';
import type { AskingWindow } from '../../core/window.ts';
import type { Moment } from '../vocabulary/words.ts';
import type { DiceThroneAction } from './view-shape.ts';

/** A combatant: an index into `bodies` and `holdings`. Players' bodies come first and have their seat's number; behind them
 *  come those that no player sits behind. */
export type BodyId = number;
/** What an effect comes from: `ability:smack`, `card:get-some`, `token:evasive`, `companion:…`, `rule:…`. */
export type Source = string;

/** On what stands what is spent or used; a `rule` is everybody's. */
export type OfferKind = 'token' | 'companion' | 'ability' | 'card' | 'rule';

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
  /** Of a minion, a tile or a chest. */
  readonly level?: number;
  /** An enemy that comes has the turn before its hero. */
  readonly strikesFirst?: boolean;
  /** A place of a map. */
  readonly tile?: string;
  pool?: number;
  readonly heard?: Heard;
  queue?: ListenerAt[];
  /** Bodies still to visit, and damage dealt by body, of a settlement; how much of that the Attack dealt. */
  visits?: BodyId[];
  dealt?: number[];
  struck?: number[];
  /** What companions bear of it, by body. */
  borne?: (Borne | undefined)[];
  /** The ability whose alternative is being asked for. */
  announcing?: string;
  /** The thing of which one of several uses is being asked for. */
  readonly use?: {
    readonly kind: OfferKind;
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
  /** Asks only who has something to raise in it: whether anybody has been told of it yet. */
  narrow?: 'unseen' | 'told' | undefined;
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

/** Damage of an Attack that a companion bears. */
export interface Borne {
  readonly by: string;
  readonly n: number;
}
