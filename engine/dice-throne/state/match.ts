/** The state of a Dice Throne match: plain JSON, nothing derived that could be read off the rest, nothing of content
 *  but ids and addresses. Saving it is copying it. */
import type { DiceStream } from '../../core/chance.ts';
import type { Outcome, Seat } from '../../core/game.ts';
import type { DamageType } from '../vocabulary/words.ts';
import type { BodyId, EffectFrame, Frame, Source, TokenAt } from './frame.ts';
import type { Battle, Crawl, Scenario } from './scenario.ts';
import type { PhaseName } from './view-shape.ts';

export type {
  BodyId,
  Borne,
  DieAt,
  EffectFrame,
  Frame,
  Heard,
  ListenerAt,
  OfferKind,
  Picked,
  ProcedureFrame,
  Source,
  TokenAt,
  WindowFrame,
} from './frame.ts';

export type Team = number;
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
  /** Cards that the last income brought, where it was more than one. */
  drawn?: string[] | undefined;
  /** Next number for rolls and pools. */
  next: number;
  /** Who took the last action, if it may be taken back (actions/undo.ts). */
  undoable?: Seat | undefined;
  /** The scenario that is played, where all players stand together against the game itself. */
  scenario?: Scenario;
  battle?: Battle;
  crawl?: Crawl;
  /** Somebody imagines it, to compare what might be done: what the game itself decides takes its first option. */
  imagined?: true;
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
  /** Loot that lies in play. */
  equipment: string[];
  /** Level in force, by the ability's place among all of the hero. */
  levels: number[];
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
  /** Nobody was there to be aimed at. */
  aimless?: boolean;
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
  readonly to: BodyId | undefined;
  readonly from: BodyId | undefined;
  readonly n: number;
  readonly late: EffectAt | undefined;
  readonly self: BodyId;
  /** Moves the dial of this companion of the body. */
  readonly companion: string | undefined;
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
  readonly by: number | undefined;
}

export interface Use {
  readonly id: string;
  readonly by: BodyId;
  readonly per: 'turn' | 'roll' | 'match';
  n: number;
}
