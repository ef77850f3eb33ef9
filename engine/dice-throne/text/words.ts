/** What a language says of Dice Throne. What there is to be said, and in which order, is found once for all languages
 *  (`label.ts`, `question.ts`, `describe.ts`, `sentences.ts`, `moments.ts`, `crawl.ts`, `catalogue.ts`); how it is said stands in a
 *  folder for each. */
import type { Dictionary } from '../../core/words/dictionary.ts';
import type { DiceThroneEvent, EventType } from '../state/events.ts';
import type { Library } from '../state/table.ts';
import type { Item, TileLevel } from '../state/tile.ts';
import type {
  Alternative,
  ChooseWho,
  Cond,
  Cost,
  Listener,
  Needs,
  Offer,
  Program,
  Span,
  TokenDef,
} from '../vocabulary/words.ts';
import type { Scope } from './scope.ts';

export interface Words {
  readonly grammar: Grammar;
  readonly labels: LabelWords;
  readonly questions: QuestionWords;
  readonly parts: PartWords;
  readonly crawl: CrawlWords;
  /** What is written out elsewhere, in English: modes and achievements. */
  readonly said: Dictionary;
  /** Words for what happened; none where it needs none. */
  tell<T extends EventType>(lib: Library, event: DiceThroneEvent<T>): string;
}

/** Sentences made of effects. */
export interface Grammar {
  /** A program as one or more sentences, behind a colon if something leads up to it. */
  programWords(scope: Scope, program: Program, lead?: string): string;
  /** A program as a line without a stop, for a button. */
  programLine(scope: Scope, program: Program): string;
  /** One alternative, for a button. */
  alternativeLine(lib: Library, option: Alternative): string;
  /** What the dice must show, as short as on a board. */
  needsWords(needs: Needs): string;
  /** A price as something to do. */
  payWords(scope: Scope, cost: Cost): string;
  /** A moment and what must hold then, to stand before a colon. */
  momentIf(scope: Scope, listener: Pick<Listener, 'at' | 'of' | 'if'>, often?: string): string;
  /** The name of a source: `card:tip-it`, `rule:…`, `chest:2`. */
  sourceName(lib: Library, source: string): string;
  /** A symbol of a die; one that counts as nothing has no name. */
  symbol(symbol: string): string;
  /** `a, b and c`, or with `or`. */
  listed(parts: readonly string[], last?: 'and' | 'or'): string;
  /** What tokens are counted as that were spent: 2 Chi `spent`. */
  readonly spent: string;
}

export interface LabelWords {
  readonly rollAll: string;
  roll(dice: readonly number[]): string;
  readonly announceNothing: string;
  announce(ability: string): string;
  play(card: string, cp: number | undefined): string;
  spend(count: number, token: string): string;
  buy(token: string, cp: number): string;
  /** Pays to be rid of it; the price is in CP. */
  rid(token: string, cp: number): string;
  use(ability: string): string;
  sell(card: string): string;
  readonly pointAtNothing: string;
  pointAt(tile: string): string;
  readonly concede: string;
  readonly timeout: string;
  /** What ends a phase, by the phase. */
  readonly ends: Readonly<Record<string, string>>;
  readonly endPhase: string;
  readonly pass: string;
  value(n: string): string;
  option(n: number): string;
  ofOwner(thing: string, owner: string): string;
  cp(n: string): string;
  readonly yes: string;
  readonly no: string;
  readonly done: string;
  /** A die by its place, with what it was rolled for, whose it is and what it shows. */
  die(place: number, purpose: string, owner: string, shown: string): string;
  tile(where: { readonly row: number; readonly column: number }, what: TileShown): string;
}
/** What everybody sees of a tile: its name once it is up, else its level and what lies on it. */
export type TileShown = { readonly name: string } | { readonly level: TileLevel; readonly items: readonly Item[] };

/** Questions stand without their stop. */
export interface QuestionWords {
  /** What the rules themselves ask, by what the question is about. */
  readonly rules: Readonly<Record<string, string>>;
  /** Other questions, by the kind of their answers. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly one: string;
  readonly orBeDone: string;
  readonly reroll: string;
  readonly copy: string;
  readonly change: string;
  readonly discard: string;
  share(source: string): string;
}

/** What stands on boards and cards around the effects. */
export interface PartWords {
  hero(complexity: number, faces: readonly string[]): string;
  readonly setUp: string;
  mayReroll(n: number, dice: number): string;
  readonly yourRoll: string;
  /** Whom its player may choose as the target. */
  choosesTarget(scope: Scope, whom: ChooseWho): string;
  readonly locksOpponents: string;
  defence(dice: number): string;
  readonly passive: string;
  readonly attackModifier: string;
  onlyWhen(scope: Scope, cond: Cond): string;
  upgrades(ability: string): string;
  adds(ability: string): string;
  readonly comesIntoPlay: string;
  /** What a part is called that its own thing runs: `blow up`. */
  part(name: string): string;
  /** While a token, companion or card of that name is there. */
  whileHeld(name: string): string;
  whileSide(companion: string, side: string): string;
  /** With a condition behind it. */
  leadIf(scope: Scope, lead: string, cond: Cond): string;
  token(def: TokenDef): string;
  readonly atItsLimit: string;
  leaves(ends: Span, aged: boolean): string;
  /** Its limit is one for all tokens of that name. */
  shares(name: string): string;
  readonly perSource: string;
  readonly declinable: string;
  locked(locks: NonNullable<TokenDef['locks']>, movesItself: boolean): string;
  companion(limit: number): string;
  single(
    begins: { readonly side: string; readonly health?: number } | undefined,
    dial: { readonly max: number; readonly side: string } | undefined,
  ): string;
  /** How often a listener answers, to go on a moment. */
  often(times: number, per: string): string;
  limit(n: number, per: string): string;
  /** Before the colon of an offer: what is paid, as what, and when. */
  offer(scope: Scope, offer: Offer, paid: Paid): string;
  /** All that the price buys is to be rid of the token. */
  rids(price: string): string;
}
/** What an offer stands on. */
export interface Paid {
  /** Spent are tokens and companions, used is the rest: where it has no price. */
  readonly price: string;
  readonly spends: boolean;
  /** How many of it a player may have. */
  readonly limit: number;
}

export interface CrawlWords {
  /** What an ability of a minion is called. */
  ability(name: string): string;
  /** What dice are kept for that go for straights. */
  readonly straights: string;
  chest(level: number): string;
  gainCp(n: number): string;
  gainGold(n: number): string;
  dice(n: number): string;
  readonly minionComes: string;
  /** Of the tile on which all begin. */
  readonly start: string;
  /** Of the portal's tile. */
  guardian(level: number): string;
}
