/** The library's shape: content made ready for play, as everything else reads it. `source` is what an effect is said to
 *  come from (state.ts). */

import type {
  AbilityDef,
  Adjust,
  Cannot,
  CardType,
  CompanionDef,
  CompanionSide,
  Cond,
  HeroDef,
  Moment,
  Needs,
  Offer,
  Program,
  Span,
  Standing,
  TokenDef,
  Who,
} from '../vocabulary/words.ts';
import type { Source } from './match.ts';

export interface LibraryOffer {
  /** Uses are counted under this id. */
  readonly id: string;
  readonly def: Offer;
  readonly at: string;
  /** Changes dice, so it may be used while nothing but dice may be touched. */
  readonly altersDice: boolean;
}
export interface LibraryListener {
  readonly at: string;
  readonly of: Who | undefined;
}
export type ListenerIndex = ReadonlyMap<Moment, readonly LibraryListener[]>;

export interface LibraryToken {
  readonly id: string;
  readonly source: Source;
  /** Place in content order. */
  readonly order: number;
  readonly def: TokenDef;
  readonly offers: readonly LibraryOffer[];
  readonly on: ListenerIndex;
  readonly standing: readonly Standing[];
  readonly silences: boolean;
  readonly overflow: string | undefined;
}
export interface LibrarySide {
  readonly id: string;
  readonly source: Source;
  readonly name: string;
  readonly limit: number;
  readonly companion: string;
  readonly offers: readonly LibraryOffer[];
  readonly on: ListenerIndex;
  readonly standing: readonly Standing[];
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
  readonly type: CardType | 'upgrade';
  readonly cost: number;
  readonly when: Cond | undefined;
  readonly modifier: boolean;
  readonly at: string;
  readonly run: Program;
  readonly altersDice: boolean;
  readonly upgrade: { readonly ability: string; readonly level: number } | undefined;
}
export interface LibraryRow {
  readonly needs: Needs;
  readonly at: string;
  /** What each outcome of the dice meets, kept as it is asked (requirements.ts). */
  readonly outcomes: Int8Array;
}
export interface LibraryLevel {
  readonly rows: readonly LibraryRow[];
  readonly defence: number | undefined;
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
  /** The ability and level whose upgrade card adds this one. */
  readonly addedBy: { readonly ability: string; readonly level: number } | undefined;
}
/** What it is to the modes. */
export type HeroKind = 'hero' | 'boss';
export interface LibraryHero {
  readonly def: HeroDef;
  readonly id: string;
  readonly name: string;
  readonly kind: HeroKind;
  readonly die: readonly string[];
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
  /** Card ids in the content's order. */
  readonly deck: readonly string[];
  /** The program of its set-up. */
  readonly setUp: string | undefined;
}

export interface Library {
  readonly hash: string;
  readonly heroes: ReadonlyMap<string, LibraryHero>;
  readonly cards: ReadonlyMap<string, LibraryCard>;
  readonly tokens: ReadonlyMap<string, LibraryToken>;
  /** Companion sides by their id: a companion is spent and counted under the side it shows. */
  readonly sides: ReadonlyMap<string, LibrarySide>;
  readonly companions: ReadonlyMap<string, CompanionDef>;
  /** By `hero:part`, `token/part`, `side/part`, `token/offer1`, `side/offer1`. */
  readonly parts: ReadonlyMap<string, LibraryPart>;
  readonly programs: ReadonlyMap<string, Program>;
  readonly addresses: WeakMap<Program, string>;
  /** Conditions of listeners, by the address of their program. */
  readonly conditions: ReadonlyMap<string, Cond>;
  /** Listeners that roll or ask: their place among simultaneous ones can matter. */
  readonly ordered: ReadonlySet<string>;
  /** Moments that anything of the content listens to: no other is worth raising. */
  readonly heard: ReadonlySet<Moment>;
  /** Figures that any word of the content changes. */
  readonly adjusted: ReadonlySet<Adjust['what']>;
  /** How often listeners may speak in a span, by the address of their program. */
  readonly times: ReadonlyMap<string, { readonly n: number; readonly per: 'turn' | 'roll' | 'match' }>;
  /** What any word of the content forbids. */
  readonly banned: ReadonlySet<Cannot['what']>;
  /** Some word forbids to activate an ability. */
  readonly bansAbilities: boolean;
  /** What tokens cost in CP that a board sells. */
  readonly priced: ReadonlyMap<string, number>;
  /** Spans at whose end some token leaves. */
  readonly leaving: ReadonlySet<Span>;
}
