/** What a game brings for its page: how its table is drawn in a match and in a replay. One small entry a game in
 *  `games.ts`; everything else of it is loaded when somebody sits down at such a match. */
import type { ComponentChildren, JSX } from 'preact';
import type { BaseView, Seat } from '../../engine/core/game.ts';
import type { ViewedGame } from '../../engine/record/record.ts';
import type { Entries } from '../../protocol/packed/entries.ts';
import type { UiIcon } from '../kit/ui-icons.ts';
import type { AnyGameLibrary } from '../library/library.ts';
import type { Glossary } from '../rules/glossary.ts';
import type { Preferences } from '../session.ts';
import type { Happening, LogEntry, StartedPicture } from '../table/picture.ts';

/** Letting everything pass until one's own turn. */
export interface Asking {
  readonly resting: boolean;
  readonly rest: (on: boolean) => void;
}

/** A match that one plays or watches. `V` is the game's view, `C` its catalogue. */
export interface MatchProps<V extends BaseView, C> {
  readonly picture: StartedPicture<V>;
  readonly catalogue: C;
  readonly log: readonly LogEntry[];
  /** What happened of late, for what moves and for what is told in few words; the newest last. */
  readonly happened: readonly Happening[];
  readonly settings: Preferences;
  readonly onSettings: (settings: Preferences) => void;
  readonly asking: Asking;
  /** Sends an action; what the server refuses is said by whoever holds the table. */
  readonly act: (action: { readonly type: string }) => void;
  readonly onFront: () => void;
  /** Where the match can be watched again once it is over, and under which id its record is kept. */
  readonly replay?: string;
  readonly match?: string;
}

/** A finished match at one of its steps: nothing can be done in it. */
export interface ReplayProps<V extends BaseView, C> {
  readonly picture: StartedPicture<V>;
  readonly catalogue: C;
  readonly log: readonly LogEntry[];
  readonly happened: readonly Happening[];
  /** Through whose eyes; absent for everybody's and for all hands open. */
  readonly eyes?: Seat;
  /** At the end of the top line. */
  readonly menu: ComponentChildren;
}

export interface GamePage<V extends BaseView, C> {
  Match(props: MatchProps<V, C>): JSX.Element;
  Replay(props: ReplayProps<V, C>): JSX.Element;
  /** What names and words in its texts mean. */
  glossary(catalogue: C): Glossary;
  /** The public view with what each seat knows of itself laid over it. */
  together(everybody: V, own: readonly V[]): V;
}
/** A page whose types nobody needs to know. */
export type AnyGamePage = GamePage<BaseView, unknown>;

/** What stands on the tile of a mode: few words, and a mark. */
export interface ModeTile {
  readonly mark: UiIcon;
  readonly text: string;
}

/** What is known of a game before its table is loaded. */
export interface GameEntry {
  readonly id: string;
  /** The tiles of its modes, by their ids. */
  modes(): Readonly<Record<string, ModeTile>>;
  /** The table and all that belongs to it. */
  page(): Promise<AnyGamePage>;
  /** What it shows in the library. */
  library(): Promise<AnyGameLibrary>;
  /** What its matches say most; left out where it is not written down. */
  lexicon?(): Promise<Entries>;
  /** The rules, for replays. */
  rules(): Promise<ViewedGame<BaseView>>;
}
