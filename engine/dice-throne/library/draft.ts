/** A library while it is being built: what has been entered so far. */
import type {
  Library,
  LibraryCard,
  LibraryCommon,
  LibraryHero,
  LibraryListener,
  LibraryPart,
  LibraryProgram,
  LibrarySide,
  LibraryToken,
} from '../state/table.ts';
import { type Words, wordsIn } from '../vocabulary/programs.ts';
import type { CardDef, CompanionDef, HeroDef, Program, ScenarioDuty, Span, TokenDef } from '../vocabulary/words.ts';

export interface Draft extends Library {
  readonly heroes: Map<string, LibraryHero>;
  readonly cards: Map<string, LibraryCard>;
  readonly tokens: Map<string, LibraryToken>;
  readonly sides: Map<string, LibrarySide>;
  readonly companions: Map<string, CompanionDef>;
  readonly parts: Map<string, LibraryPart>;
  readonly programs: Map<string, Program>;
  readonly ready: Map<string, LibraryProgram>;
  readonly listeners: Map<string, LibraryListener>;
  common: Words;
  crawl: Words;
  loot: Words;
  readonly everybody: Map<string, LibraryCommon>;
  readonly silencing: string[];
  readonly scenarioTokens: Map<ScenarioDuty, string>;
  readonly priced: Map<string, number>;
  readonly leaving: Set<Span>;
  /** Tokens as they were written, so that heroes may share them. */
  readonly written: Map<string, TokenDef>;
  /** Action cards as they were written, for the same reason. */
  readonly actions: Map<string, CardDef>;
}

export const emptyDraft = (hash: string): Draft => ({
  hash,
  heroes: new Map(),
  cards: new Map(),
  tokens: new Map(),
  sides: new Map(),
  companions: new Map(),
  parts: new Map(),
  programs: new Map(),
  addresses: new WeakMap(),
  ready: new Map(),
  listeners: new Map(),
  common: wordsIn(undefined),
  crawl: wordsIn(undefined),
  loot: wordsIn(undefined),
  everybody: new Map(),
  silencing: [],
  scenarioTokens: new Map(),
  priced: new Map(),
  leaving: new Set(),
  written: new Map(),
  actions: new Map(),
});

/** Where the content of a hero or boss lies: faults are told of it. */
export const fileOf = ({ id, kind }: HeroDef): string => `${kind === 'boss' ? 'bosses' : 'heroes'}/${id}`;
