/** What a game shows in the library: what lies on its shelves, and a page for each thing there. */
import type { JSX } from 'preact';
import type { GameInfo } from '../api.ts';
import type { Shelf } from '../route.ts';
import type { Glossary } from '../rules/glossary.ts';

/** One line of a list. */
export interface LibraryEntry {
  readonly id: string;
  readonly name: string;
  /** What it does, or how it plays. */
  readonly text: string;
  /** What one filters by: `hero`, `upgrade`, `negative`; and the word for it. */
  readonly kind: string;
  readonly kindName: string;
  /** Whose it is: a hero's id. Left out, everybody's. */
  readonly of?: string;
  readonly complexity?: number;
  /** In CP. */
  readonly cost?: number;
  /** Wins against the field, in percent. */
  readonly wins?: number;
}

export interface ThingProps<C> {
  readonly game: GameInfo;
  readonly catalogue: C;
  readonly shelf: Shelf;
  readonly id: string;
}

export interface GameLibrary<C> {
  /** What lies on that shelf; empty where the game has no such things. */
  entries(game: GameInfo, catalogue: C, shelf: Shelf): readonly LibraryEntry[];
  /** What names in its texts mean, and where each has its page. */
  glossary(catalogue: C): Glossary;
  /** The page of one thing; nothing where there is no such thing. */
  Thing(props: ThingProps<C>): JSX.Element | null;
}
export type AnyGameLibrary = GameLibrary<unknown>;
