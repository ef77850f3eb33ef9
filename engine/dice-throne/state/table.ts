/** Shapes of what play works with: the table (a match under its content), the content made ready for play, and the steps
 *  that its effects have become. They speak of each other, so they stand together. `engine/dice-throne/library/` makes the
 *  content ready. */
import type { Seat } from '../../core/game.ts';
import type { Words } from '../vocabulary/programs.ts';
import type {
  AbilityDef,
  Adjust,
  Cannot,
  CardType,
  CompanionDef,
  CompanionSide,
  Cond,
  Damage,
  Effect,
  HeroDef,
  Listener,
  Modify,
  Moment,
  Needs,
  Objective,
  Offer,
  On,
  Program,
  Rarity,
  ScenarioDuty,
  Span,
  TokenDef,
} from '../vocabulary/words.ts';
import type { DiceThroneEvent } from './events.ts';
import type { BodyId, Change, EffectFrame, Match, Picked, Source } from './match.ts';
import type { DiceThroneAction, DieView } from './view-shape.ts';

/** A match with the content it is played under and a place for what happens: what every rule works on. */
export interface Table {
  readonly m: Match;
  readonly lib: Library;
  /** Who hears what happens, in order. Left out: nobody does. */
  events: EventSink | undefined;
  /** Found when it is first asked for (cast.ts). */
  cast: Cast | undefined;
  /** By body, as they were last asked for (`heroOf`). */
  readonly heroes: (LibraryHero | undefined)[];
  /** The action that is being taken, which is allowed as long as nothing has come of it: it is not asked again. */
  taken: DiceThroneAction | undefined;
  /** Cards were shown to somebody since it was taken. */
  shown: boolean;
  /** What happens is tried out, to compare: what the game itself decides takes its first option. */
  readonly trial: boolean;
}
/** What the content at the table is about, taken together. */
export interface Cast extends Words {
  /** Something forbids to activate an ability. */
  readonly forbidsAbilities: boolean;
  /** Something forbids any action. */
  readonly silences: boolean;
  /** Tokens that do, by themselves. */
  readonly silencing: readonly string[];
  /** Something turns sixes blank. */
  readonly blanksSixes: boolean;
  /** Tokens with words that stand. */
  readonly standing: readonly LibraryToken[];
}

/** Where events are told. */
export interface EventSink {
  add(event: DiceThroneEvent): void;
}

/** From where an amount or a condition is read: a frame on the stack is one. */
export interface Focus {
  readonly self: BodyId;
  readonly source?: Source | undefined;
  readonly origin?: BodyId | undefined;
  readonly roll?: number | undefined;
  readonly named?: Record<string, number> | undefined;
  readonly row?: number | undefined;
  readonly picks?: Record<string, Picked> | undefined;
  readonly known?: Known | undefined;
}
/** Totals of a pool that is being settled. */
export interface Known {
  readonly subtotal: (body: BodyId) => number;
  /** What the Attack dealt. */
  readonly dealt: (body: BodyId) => number;
}

/** An amount, a condition or a who-field of the content, made ready to be read. Reading changes nothing. */
export type Read<T> = (t: Table, f: Focus) => T;

/** What a seat is asked: `options` are all that it may answer, in order. */
export interface Question {
  readonly seat: Seat;
  readonly options: readonly string[];
  readonly about: Source;
  /** Each of them will be answered in the end: nobody is asked which comes first, but may have named it. */
  readonly every?: boolean;
  /** They are amounts: of one that was noted and is too much by now, as much as there is. */
  readonly amounts?: boolean;
}
/** Asks one question after the other and returns what the answers come to. Asking changes nothing. */
export type Asks<D> = Generator<Question, D, string>;

/** How an effect ended. `done`: go on with the next one. `wait`: a player is asked. `again`: come back to this effect when
 *  what was put on the stack is finished. */
export type Result = 'done' | 'wait' | 'again';

/** An effect of the content, made ready for play. */
export interface Step {
  readonly effect: Effect;
  /** Asks all that is asked before the effect is done. Left out: nothing ever is. */
  readonly asks: ((t: Table, f: EffectFrame) => Asks<unknown>) | undefined;
  readonly does: (t: Table, f: EffectFrame) => Result;
  /** Puts what runs inside of it on the stack and does nothing else, given what `asks` came to. */
  readonly leads: ((t: Table, f: EffectFrame, decision: unknown) => void) | undefined;
  /** Keeps what `asks` came to under a name, for the effects behind it. */
  readonly binds: ((f: EffectFrame, decision: unknown) => void) | undefined;
  /** It rolls or breaks: answers that came along with a play serve until here. */
  readonly endsAnswers: boolean;
  /** Choices of a main phase card end here: what follows depends on what happens before. */
  readonly endsPlan: boolean;
  /** Only the target's presence gives it a meaning: until it is known it is noted. */
  readonly onTarget: boolean;
  /** It would change nothing now. Left out: it always might. */
  readonly idle: Read<boolean> | undefined;
  /** There is something it can affect now. Left out: there always is. */
  readonly possible: Read<boolean> | undefined;
  /** An alternative that holds it is none while it is not possible, wherever in it it stands. */
  readonly owed: boolean;
  /** Read at settlement. */
  readonly late: LateDamage | undefined;
  /** The word that stays for a while once the effect is done. */
  readonly stays: StayingWord | undefined;
}
export interface LateDamage {
  /** Left out: the amount is laid with it, and only the condition is read. */
  readonly n: Read<number> | undefined;
  readonly holds: Read<boolean> | undefined;
}

/** A program of the content, made ready for play. */
export interface LibraryProgram {
  readonly steps: readonly Step[];
  /** The first thing it does has something to affect. Left out: it always has. */
  readonly begins: Read<boolean> | undefined;
  /** By place: from there on it damages the target of an Attack. */
  readonly attacks: readonly boolean[];
}

/** A word that holds while what carries it lies there. `of`: whose. */
export type StandingWord =
  | { readonly do: 'modify'; readonly word: Modify; readonly changes: ReadChanges }
  | {
      readonly do: 'damage';
      readonly word: Damage;
      readonly n: Read<number>;
      readonly to: Read<readonly BodyId[]>;
      readonly holds: Read<boolean> | undefined;
    }
  | {
      readonly do: 'adjust';
      readonly word: Adjust;
      readonly what: Adjust['what'];
      readonly by: Read<number>;
      readonly back: number | undefined;
      /** Holds only so many times a turn. */
      readonly times: number | undefined;
      readonly of: Read<readonly BodyId[]>;
    }
  | {
      readonly do: 'cannot';
      readonly word: Cannot;
      readonly what: Cannot['what'];
      readonly of: Read<readonly BodyId[]>;
    };
/** Reads a `modify` word as changes that come from a source. */
export type ReadChanges = (t: Table, f: Focus, source: Source) => readonly Change[];

/** A word that stays until its time is over. */
export type StayingWord =
  | { readonly do: 'adjust'; readonly what: Adjust['what'] }
  | { readonly do: 'cannot'; readonly what: Cannot['what'] }
  | {
      readonly do: 'on';
      readonly word: On;
      /** Address of what it runs. */
      readonly at: string;
      readonly of: Read<readonly BodyId[]> | undefined;
      readonly holds: Read<boolean> | undefined;
    };

export interface LibraryCost {
  readonly cp: Read<number> | undefined;
  readonly token: { readonly id: string; readonly n: Read<number> } | undefined;
  readonly companion: string | undefined;
  /** Cards of the payer's choice from the hand. */
  readonly cards: number | undefined;
}
export interface LibraryOffer {
  /** Uses are counted under this id. */
  readonly id: string;
  readonly def: Offer;
  readonly at: string;
  /** Changes dice, so it may be used while nothing but dice may be touched. */
  readonly altersDice: boolean;
  readonly when: Read<boolean> | undefined;
  readonly cost: LibraryCost | undefined;
  /** What is known when it begins: as `count`, how many of its own tokens it takes, at least. */
  readonly picks: Record<string, Picked>;
  readonly begins: Read<boolean> | undefined;
}
export interface LibraryListener {
  readonly at: string;
  readonly def: Listener;
  readonly of: Read<readonly BodyId[]> | undefined;
  readonly holds: Read<boolean> | undefined;
  readonly times: { readonly n: number; readonly per: 'turn' | 'roll' | 'match' } | undefined;
  /** The side of a companion that must still show; left out: the listener stands on no companion. */
  readonly side: string | undefined;
  /** It rolls or asks: its place among simultaneous ones can matter. */
  readonly ordered: boolean;
}
export type ListenerIndex = ReadonlyMap<Moment, readonly LibraryListener[]>;

export interface LibraryToken {
  readonly id: string;
  readonly source: Source;
  /** Place in content order. */
  readonly order: number;
  /** What forbids to gain it. */
  readonly ban: Cannot['what'];
  readonly def: TokenDef;
  readonly offers: readonly LibraryOffer[];
  /** Some of them are paid with as many as its player names. */
  readonly counted: boolean;
  /** Some of them ask for such as were held before. */
  readonly ages: boolean;
  readonly on: ListenerIndex;
  readonly standing: readonly StandingWord[];
  readonly overflow: string | undefined;
  readonly words: Words;
  /** The action that spends one, without answers. */
  readonly spends: DiceThroneAction;
}
export interface LibrarySide {
  /** Under which it is known: `companion/side` where there is one of the companion, else as it is printed. */
  readonly id: string;
  /** As it is printed. */
  readonly local: string;
  /** The name by which players spend and choose it: its own, or its companion's where there is one of it. */
  readonly shown: string;
  readonly source: Source;
  readonly name: string;
  readonly limit: number;
  readonly companion: string;
  readonly offers: readonly LibraryOffer[];
  readonly on: ListenerIndex;
  readonly standing: readonly StandingWord[];
  readonly def: CompanionSide;
}
/** What `run` runs: a program, and where it is an offer, that. */
export interface LibraryPart {
  readonly at: string;
  /** Left out: a part of the hero, which goes on in the name of whatever runs it. */
  readonly source?: string;
  readonly offer?: LibraryOffer;
}
export interface LibraryCard {
  readonly id: string;
  readonly source: Source;
  readonly name: string;
  readonly type: CardType | 'upgrade' | 'equipment';
  readonly cost: number;
  readonly when: Cond | undefined;
  readonly whenHolds: Read<boolean> | undefined;
  readonly modifier: boolean;
  readonly at: string;
  readonly run: Program;
  readonly begins: Read<boolean> | undefined;
  readonly altersDice: boolean;
  readonly upgrade: LibraryUpgrade | undefined;
  readonly equipment: LibraryEquipment | undefined;
  /** What it is as loot; left out, it is none. */
  readonly loot: LootRank | undefined;
  /** The actions that play it, without answers, and sell it. */
  readonly plays: DiceThroneAction;
  readonly sells: DiceThroneAction;
}
/** Loot that stays in play once it is played. */
export interface LibraryEquipment {
  readonly standing: readonly StandingWord[];
  readonly on: ListenerIndex;
  readonly offers: readonly LibraryOffer[];
  /** The action that uses it, without answers. */
  readonly uses: DiceThroneAction;
}
/** What a loot card is among the others. No deck has two of a family. */
export interface LootRank {
  readonly family: string;
  /** 1 to 4. */
  readonly step: number;
  readonly rarity: Rarity;
  /** The card of a hero's own deck that it takes the place of. */
  readonly replaces: string | undefined;
  /** It needs a teammate: a hero alone never has it. */
  readonly noSolo: boolean;
}
/** What everybody may use, whatever lies on the own board. */
export interface LibraryCommon {
  readonly offers: readonly LibraryOffer[];
  readonly uses: DiceThroneAction;
}
/** What an upgrade card raises: an ability by its id and place, to a level. */
export interface LibraryUpgrade {
  readonly ability: string;
  readonly place: number;
  readonly level: number;
}
export interface LibraryRow {
  readonly needs: Needs;
  /** It asks for a small or large straight. */
  readonly straight: boolean;
  readonly at: string;
  /** The step of its scale that the dice in focus meet (0 where it has none), or -1. */
  readonly met: Read<number>;
  /** What each outcome of the dice meets, kept as it is asked (requirements.ts). */
  readonly outcomes: Int8Array;
}
export interface LibraryLevel {
  readonly rows: readonly LibraryRow[];
  /** Whether an outcome of the dice meets any of them, kept as it is asked (requirements.ts). */
  readonly reached: Int8Array;
  readonly defence: number | undefined;
  /** The dice of the defence stay open while it is resolved. */
  readonly keep: boolean;
  /** Dice of the defence that may be re-rolled. */
  readonly rerolls: number;
  readonly offers: readonly LibraryOffer[];
  readonly on: ListenerIndex;
}
export interface LibraryAbility {
  readonly id: string;
  readonly source: Source;
  readonly name: string;
  readonly kind: 'offensive' | 'defensive' | 'ultimate' | 'passive';
  /** By level - 1. The first level of an ability that comes with an upgrade card is that of the lowest such card. */
  readonly levels: readonly LibraryLevel[];
  readonly target: AbilityDef['target'];
  /** By row: what the game goes by where it plays the board. */
  readonly priorities: readonly number[];
  /** Its place among all abilities of the hero: its level is kept there. */
  readonly place: number;
  /** What forbids it: under its id, with all of its kind, or with all that ask for a small or large straight. */
  readonly bans: readonly Cannot['what'][];
  /** Some of its rows ask for a small or large straight and others do not: what forbids those leaves these. */
  readonly mixed: boolean;
  /** The actions that announce it, and use it without answers. */
  readonly announces: DiceThroneAction;
  readonly uses: DiceThroneAction;
  /** The ability and level whose upgrade card adds this one. */
  readonly addedBy: LibraryUpgrade | undefined;
}
/** What an action card says to the game where that plays the boss. */
export interface LibraryAction {
  readonly objective: Objective;
  /** Address of the hero bonus; left out where there is none. */
  readonly bonus: string | undefined;
}
/** What it is to the modes. */
export type HeroKind = 'hero' | 'boss' | 'minion';
export interface LibraryHero {
  readonly def: HeroDef;
  readonly id: string;
  /** The side of its board that it is this on; empty for the front. */
  readonly side: string;
  readonly name: string;
  readonly kind: HeroKind;
  readonly die: readonly string[];
  /** Its faces as they are shown, by value - 1. */
  readonly faces: readonly DieView[];
  /** In printed order, added abilities behind the one whose card brings them. */
  readonly abilities: readonly LibraryAbility[];
  readonly ability: ReadonlyMap<string, LibraryAbility>;
  /** What may be announced when the dice meet it, Ultimates included. */
  readonly offensive: readonly LibraryAbility[];
  readonly defences: readonly LibraryAbility[];
  readonly passives: readonly LibraryAbility[];
  readonly listens: boolean;
  /** The other sides of the board, each the hero as it is then; they are empty there. */
  readonly boards: ReadonlyMap<string, LibraryHero>;
  /** Abilities of all sides. */
  readonly everyAbility: ReadonlyMap<string, LibraryAbility>;
  /** Of its board, tokens and companions, and of what its abilities and cards say. */
  readonly words: Words;
  /** Card ids in the content's order. */
  readonly deck: readonly string[];
  /** Address of what is done for its player before the first turn. */
  readonly setUp: string | undefined;
  /** What an action card says to the game where it plays the board, by card. */
  readonly actions: ReadonlyMap<string, LibraryAction>;
}

export interface Library {
  readonly hash: string;
  readonly heroes: ReadonlyMap<string, LibraryHero>;
  readonly cards: ReadonlyMap<string, LibraryCard>;
  readonly tokens: ReadonlyMap<string, LibraryToken>;
  /** Sides of companions by their id (`LibrarySide`). */
  readonly sides: ReadonlyMap<string, LibrarySide>;
  readonly companions: ReadonlyMap<string, CompanionDef>;
  /** By `hero:part`, `token/part`, `side/part`, `token/offer1`, `side/offer1`. */
  readonly parts: ReadonlyMap<string, LibraryPart>;
  /** Programs as they are written, by address. */
  readonly programs: ReadonlyMap<string, Program>;
  readonly addresses: WeakMap<Program, string>;
  /** The same, ready for play. */
  readonly ready: ReadonlyMap<string, LibraryProgram>;
  /** Listeners of boards, tokens and companions by the address of their program. */
  readonly listeners: ReadonlyMap<string, LibraryListener>;
  /** Of the cards that all have. */
  readonly common: Words;
  /** What any crawl speaks of, whoever is there. */
  readonly crawl: Words;
  /** What loot speaks of. */
  readonly loot: Words;
  /** Offers that every player has, by what they are used as. */
  readonly everybody: ReadonlyMap<string, LibraryCommon>;
  /** Tokens that forbid their bearer any action. */
  readonly silencing: readonly string[];
  /** Tokens that rules of a scenario speak of, by what they do with them. */
  readonly scenarioTokens: ReadonlyMap<ScenarioDuty, string>;
  /** What tokens cost in CP that a board sells. */
  readonly priced: ReadonlyMap<string, number>;
  /** Spans at whose end some token leaves. */
  readonly leaving: ReadonlySet<Span>;
}
