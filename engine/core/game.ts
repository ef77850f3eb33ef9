/** The face of a game. Rooms, bots, load tests, benches, the scenario runner and the test battery use nothing else of
 *  a game, so whoever writes one gets all of them.
 *
 *  Shapes: a match is plain JSON data owned by the game; nobody else looks inside. An action is a plain object with a
 *  `type`. Asking (`legal`, `waiting`, `check`, `view`, `outcome`) never changes a match; `apply` changes it in place.
 *
 *  Types that mean the same in every game, so that bots can weigh actions by the face alone: `roll` rolls the dice that
 *  `prospect` speaks of, those at the places in its `dice`, or all; `pass`, `choose`, `announce` and `ready` are what a seat is asked
 *  for anyway, and no effort. A game need have none of them, and gives no other meaning to these. */
import type { DiceStream } from './chance.ts';
import type { Refusal } from './refusal.ts';
import type { Language } from './words/language.ts';

/** A player's place at the table, 0 … n - 1, clockwise. */
export type Seat = number;
/** Who looks: a seat, or somebody who sees what everybody may see. */
export type Viewer = Seat | 'public';

export interface Action {
  readonly type: string;
}

export interface GameEvent {
  readonly type: string;
}

/** Whom the match waits for. `move`: an ordinary move of that seat; `window`: an answer, or a pass, in an asking
 *  window; `choice`: a choice that the rules force on the seat. */
export interface Waiting {
  readonly seat: Seat;
  readonly why: 'move' | 'window' | 'choice';
  /** Which clock runs: the seat's own time, or the allowance of a window. */
  readonly clock: 'turn' | 'window';
  /** The match's step when this wait began; an answer that names an older step is meant for something gone. */
  readonly since: number;
  /** Of a move, in a game where several seats move at once, or one moves alone: which turn of the seat's own it belongs to.
   *  With another number a new turn begins. Left out: it begins when another seat has moved in between. */
  readonly turn?: number;
  /** Of a window: the last one before what hangs over the table happens. */
  readonly last?: true;
  /** Of a window: there is nothing hidden that being quick could tell, so that a pass need not be held back. */
  readonly open?: true;
}

export interface Outcome {
  /** Seats that won; empty on a draw, and where a party has lost against the game. */
  readonly winners: readonly Seat[];
  readonly draw: boolean;
  /** Seats by place, best first; seats that share a place share an entry. */
  readonly places: readonly (readonly Seat[])[];
}

/** What the view of every game has, so that whoever shows it can follow a match without knowing the game. */
export interface BaseView {
  readonly step: number;
  readonly waiting: readonly Waiting[];
  readonly outcome?: Outcome;
  /** There while an asking window is open. */
  readonly window?: object;
}

export interface SeatOptions {
  /** What the seat plays: a hero, a boss, a warrior. */
  readonly hero: string;
}

export interface StartOptions {
  readonly mode: string;
  readonly seats: readonly SeatOptions[];
  /** Options of the mode that are chosen, by id (`ModeInfo.options`). Left out: none. */
  readonly options?: readonly string[];
  /** What the match begins with besides, in the game's own form: what a campaign carries. `start` checks it, and throws
   *  `BadInput('setup.…')`. */
  readonly setup?: unknown;
}

/** Something to choose when a match is set up, with words for people. */
export interface Choosable {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Something to play: a hero, a boss, a warrior. */
export interface HeroInfo extends Choosable {
  /** The host added it: what it is may change from one match to the next. */
  readonly outside?: true;
  /** Which queues it may be taken to; left out, all. */
  readonly queues?: 'none' | 'casual';
  /** How much it asks of whoever plays it, 1 to 6, in a game that says so. */
  readonly complexity?: number;
  /** Symbols of its die's faces 1 … 6, in a game where everybody has a die of their own. */
  readonly die?: readonly string[];
  /** What it is to the modes: `hero`, or a kind of its own that only some sides may play (`boss`, `legend`). */
  readonly kind: string;
  /** The game itself acts for it: no person sits there, and whoever fills the seat is never waited for. */
  readonly automaton?: true;
}

/** Seats that win and lose together. */
export interface Side {
  readonly seats: readonly Seat[];
  /** What the seats are rated as: `player`, or roles of their own where sides are unequal (`boss`, `party`). */
  readonly role: string;
  /** The kind of hero that they play. */
  readonly plays: string;
}

/** Something that `StartOptions.setup` may say, for people who open a match by hand. */
export interface SetupField {
  /** Its field of `setup`. */
  readonly id: string;
  readonly name: string;
  /** What it may say, what is mostly meant first. */
  readonly choices: readonly SetupChoice[];
}
export interface SetupChoice {
  /** Left out: the field is, and the game decides. */
  readonly value?: string | number | boolean;
  readonly name: string;
  /** Offered only while the field of that id says so. Left out: always. */
  readonly where?: { readonly id: string; readonly value: string | number | boolean };
}

export interface ModeInfo extends Choosable {
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Who stands against whom: the sides with `minSeats` seats, with one more, and so on up to `maxSeats`. */
  readonly formats: readonly (readonly Side[])[];
  /** What may be chosen besides when a match is opened. Left out: nothing. */
  readonly options?: readonly Choosable[];
  /** What a match may be set up with. Left out: nothing that people choose by hand. */
  readonly setup?: readonly SetupField[];
  /** All seats stand on one side: everybody wins, or nobody does (`winners` empty and `draw` false). */
  readonly coop?: true;
  /** Friends may pick the same hero. Left out: only where there are fewer heroes than seats. */
  readonly doubles?: true;
}

/** Words for one thing that players meet (a card, an ability, a token, a hero), generated from its effects. */
export interface Description {
  readonly name: string;
  readonly text: string;
}

/** What a roll may still become, for players that weigh odds. `worth` is the game's plain estimate of what the final
 *  dice are good for, in points of health. */
export interface RollProspect {
  /** Values showing now, by die; empty before the first roll. */
  readonly values: readonly number[];
  readonly dice: number;
  readonly sides: number;
  /** Times the seat may still roll, the first roll included. */
  readonly rollsLeft: number;
  worth(values: readonly number[]): number;
}

/** Something that players are remembered for. */
export interface Achievement extends Choosable {
  /** Whose player alone can do it; left out, everybody's. */
  readonly hero?: string;
}

export interface Achieved {
  readonly seat: Seat;
  /** Of the achievement. */
  readonly id: string;
}

/** One action of a match, what it brought, and what everybody could see before and after it. */
export interface ToldStep<V, E> {
  readonly seat: Seat;
  readonly action: Action;
  /** What else the seat could have done. */
  readonly legal: readonly Action[];
  readonly before: V;
  /** Nothing hidden from them. */
  readonly events: readonly E[];
  readonly after: V;
}

export interface Achievements<V, E> {
  readonly all: readonly Achievement[];
  /** Somebody who watches one match from its first action on. */
  watch(): {
    see(step: ToldStep<V, E>): void;
    /** All that was done until now, each once a seat. */
    achieved(): Achieved[];
  };
}

/** Lists of a game with words for people. */
export interface Lists {
  readonly modes: readonly ModeInfo[];
  readonly heroes: readonly HeroInfo[];
  readonly achievements: readonly Achievement[];
}

/** Words are in English where no language is asked for. */
export interface Game<M, A extends Action, V, E extends GameEvent> {
  readonly id: string;
  readonly name: string;
  /** Fingerprint of the rules content: a match goes on only under the content it began with. */
  readonly contentHash: string;
  /** Part of the fingerprint: raised whenever the rules themselves lead the same actions elsewhere. Matches begun before
   *  cannot go on then; `test/goldens/revisions.json` holds it against the golden matches and the counts. */
  readonly rulesRevision: number;
  readonly modes: readonly ModeInfo[];
  readonly heroes: readonly HeroInfo[];

  /** The game with heroes from outside besides its own, in a game that can take such: each is read and checked. It has a
   *  fingerprint of its own, and the same heroes make it again. Throws `BadInput` with a sentence that names the place. */
  withHeroes?(heroes: readonly unknown[]): Game<M, A, V, E>;
  /** A new match. Throws `BadInput` naming the field for options that no match can have. */
  start(options: StartOptions, dice: DiceStream): M;
  /** How many seats the match has. */
  seats(match: M): number;
  /** Counts accepted actions. */
  step(match: M): number;
  /** Every action the seat may take now, fully spelled out, but for conceding, which is always possible. */
  legal(match: M, seat: Seat): A[];
  /** A legal action of the seat in the open window bears on what hangs over the table: whoever wants few questions wants
   *  the ones in which there is such. In a game with windows. */
  bears?(match: M, seat: Seat, action: A): boolean;
  /** Whom the match waits for, in order of priority. Empty only when the match is over, or
   *  while something without a table waits for what the server has to bring. Everybody sees it: a choice whose
   *  being asked or not would tell of something hidden is asked even with one possible answer. */
  waiting(match: M): Waiting[];
  /** A refusal, or nothing if the action may be taken. */
  check(match: M, seat: Seat, action: A): Refusal | undefined;
  /** Takes an action and returns what happened. Throws on an action that the rules refuse. */
  apply(match: M, seat: Seat, action: A): E[];
  /** The same without asking again: for an action that `check` has just let through, or that was taken before. */
  advance(match: M, seat: Seat, action: A): E[];
  /** The same for whoever does not ask what happened: to play a match again, and to look ahead. */
  advanceUnheard(match: M, seat: Seat, action: A): void;
  /** The action of a seat whose time has run out: `check` accepts it whenever the seat is waited for. */
  readonly timeout: A;
  readonly concede: A;
  /** How the server concedes for a seat that has let its time run out too often: like `concede`, by another word, which
   *  no player may send. Left out: `concede`. */
  readonly forfeit?: A;
  /** What lets a window go by, in a game that has such a thing. */
  readonly pass?: A;
  /** Reads an untrusted value as an action: the action, or a `bad-message` refusal. */
  parse(value: unknown): { action: A } | { refusal: Refusal };
  /** The seat that took the last action, if it may take it back: no die was rolled since, no hidden card seen, and no
   *  other seat has acted. The match before is then a fork made in time, or a replay without the last entry. */
  undoable(match: M): Seat | undefined;
  fork(match: M): M;
  /** A copy as the seat may imagine it: what is hidden from it is dealt anew, and the dice to come are others. Looking
   *  ahead on it peeks at nothing. The same key imagines the same. */
  imagine(match: M, seat: Seat, key: string): M;
  outcome(match: M): Outcome | undefined;
  /** What somebody is called that the game itself plays and no seat stands for, by the number that events have for it; nothing
   *  where there is nobody of that number. In a game with such. */
  called?(match: M, number: number): string | undefined;
  /** What a finished match leaves for the next one, in the form that `StartOptions.setup` takes; nothing before its end,
   *  or where nothing goes on. `achieved` finds what players are remembered for in it: it is asked only where that counts. */
  report?(match: M, achieved: () => readonly Achieved[]): unknown;
  /** What a finished match comes to for those who played it together, in a game that counts such: what they are remembered for
   *  counts, which no view knows. Nothing before its end. */
  score?(match: M, achieved: () => readonly Achieved[]): number | undefined;
  /** What the viewer may know. The only door to the outside, together with `seen`. What is asked stands there in words. It is a
   *  value: nothing that happens afterwards changes it. */
  view(match: M, viewer: Viewer, language?: Language): V;
  /** The fields of that view that may be others than those of `everybody`, the public view of the match as it stands; together
   *  they are the view. What lies in them and is seen by all is the same object there. Left out: all fields may be. */
  ownView?(match: M, viewer: Viewer, language: Language, everybody: V): Partial<V>;
  /** What the viewer may know of events: the same list for who may know all of them. */
  seen(match: M, events: readonly E[], viewer: Viewer): readonly E[];
  save(match: M): unknown;
  /** The saved match, exactly. Throws `BadInput` for anything else. */
  load(saved: unknown): M;
  /** What the seat's open roll may become; nothing when the seat has no roll to decide about. */
  prospect(match: M, seat: Seat): RollProspect | undefined;
  /** A copy of an imagined match in which the dice of the open roll show these values, in a game where `prospect` is
   *  ever answered: what hands are good for can be tried out. */
  withDice?(match: M, values: readonly number[]): M;
  /** How good the match stands for the seat, in points of health. Only what the seat may know counts. */
  estimate(match: M, seat: Seat): number;
  /** Plays an imagined match on, as people by habit would, to where actions that were taken at `from` can be compared. A
   *  game has it where time running out would decline what nobody declines, so that looking ahead by timeouts misleads. */
  playOn?(match: M, from: M): void;
  /** Whether the action takes back what the seat has decided already and may still change, so that it could go on for ever:
   *  players that only look one action ahead leave it now and then. A game without such actions leaves it out. */
  revises?(match: M, seat: Seat, action: A): boolean;
  /** Words for an id of the game's content, or nothing if there is no such id. */
  describe(id: string, language?: Language): Description | undefined;
  /** Static words and figures for pages, in the game's own form. */
  catalogue(language?: Language): unknown;
  /** Words for an event and for an action, in plain words. */
  tell(event: E, language?: Language): string;
  label(match: M, seat: Seat, action: A, language?: Language): string;
  /** What there is to choose and to do, in the words of a language; the game's own lists are in English. */
  lists(language?: Language): Lists;
  /** What players are remembered for, in a game that has such a list. */
  readonly achievements?: Achievements<V, E>;
  /** Scripted positions, for the scenario runner. */
  readonly scenario: ScenarioFace<M>;
}

export interface ScenarioFace<M> {
  /** A match in the scripted position. Throws `BadInput` naming the field. */
  position(spec: Readonly<Record<string, unknown>>, dice: DiceStream): M;
  /** The whole truth in the contract's form. */
  truth(match: M): unknown;
  /** Scripted dice not rolled yet. */
  diceLeft(match: M): number[];
}

/** A game whose own types nobody needs to know: what rooms and tools hold. */
export type AnyGame = Game<unknown, Action, unknown, GameEvent>;
