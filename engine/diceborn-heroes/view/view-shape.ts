/** What the outside sees of Diceborn Heroes. Pages import it; it holds no rules. Whoever can be pointed at is named `hero:0`,
 *  `enemy:1`, `ally:0`; dice are named `green:4`, or `green` alone while they are not rolled. */
import type { Outcome, Seat, Waiting } from '../../core/game.ts';

export interface FigureView {
  readonly hp: number;
  readonly wounds: number;
  readonly block?: number;
  readonly poison?: true;
  readonly stun?: true;
  /** It has evaded an attack in this round. */
  readonly evaded?: true;
}
export interface AssignedView {
  readonly slot: string;
  readonly die: string;
  readonly done?: true;
}
export interface HeroView extends FigureView {
  readonly seat: Seat;
  readonly class: string;
  readonly kept: readonly string[];
  readonly tucked: readonly string[];
  readonly ko?: true;
  /** Revived in this round: it acts from the next. */
  readonly waits?: true;
  /** Hero Tokens: ready, and of how many. */
  readonly tokens: readonly [ready: number, all: number];
  readonly spent?: readonly string[];
  readonly pool: readonly string[];
  readonly assigned?: AssignedView;
  readonly relicDice?: readonly AssignedView[];
  readonly veiled?: true;
  readonly items: readonly string[];
  readonly relics: readonly string[];
  readonly spoils: readonly string[];
  readonly bounty?: string;
  readonly bountyDone?: true;
  /** How far the bounty is: so much of so much. */
  readonly bountyAt?: readonly [now: number, of: number];
  readonly songs?: readonly string[];
  readonly rested?: true;
  readonly advanced?: true;
}
export interface EnemyView extends FigureView {
  readonly kind: string;
  readonly id: string;
  readonly undead?: true;
  readonly cards: readonly string[];
  /** `0:green`: whose die, and its colour. */
  readonly captured?: readonly string[];
  readonly lastBy?: number;
  readonly defeated?: true;
}
export interface AllyView extends FigureView {
  readonly id: string;
  readonly from: string;
  readonly value?: number;
  readonly owner?: number;
  readonly assigned?: AssignedView;
  readonly on?: number;
  readonly gone?: true;
}
export interface LockView {
  readonly slot: string;
  readonly die: string;
  readonly hero: number;
}
/** What is still to come in this round, in order. */
export interface PendingView {
  readonly who: string;
  readonly value: number;
  readonly card?: string;
  readonly relic?: string;
  readonly stunned?: true;
  /** Whom an attack card would find now; `among`: so many of those. */
  readonly finds?: readonly string[];
  readonly among?: readonly string[];
}
export interface PromptView {
  readonly seat: Seat;
  readonly question: string;
  readonly words: string;
  /** The figure that it is asked for: a seat may lead two heroes. Left out where it is asked for nobody at the table. */
  readonly by?: string;
  /** Of a pair that is asked for: the classes that the seat has chosen. */
  readonly chosen?: readonly string[];
  /** Left out for others where it shows cards that only this seat sees. */
  readonly options?: readonly string[];
}
/** Where a die of the viewer's heroes may go now. */
export interface FitView {
  readonly hero: number;
  readonly die: string;
  readonly slots: readonly string[];
}

export interface DicebornView {
  readonly mode: string;
  readonly step: number;
  readonly phase: string;
  readonly level: number;
  readonly fight: number;
  readonly round: number;
  readonly leader: Seat;
  readonly pack?: string;
  readonly line: readonly string[];
  readonly quest?: { readonly id: string; readonly locks: readonly LockView[]; readonly off: readonly number[] };
  /** `cards`: attack cards that it gets in a round. */
  readonly boss?: { readonly id: string; readonly side: number; readonly cards: number };
  readonly heroes: readonly HeroView[];
  readonly enemies: readonly EnemyView[];
  readonly allies: readonly AllyView[];
  /** Cards in the attack deck, whose order nobody knows, and its discard, top first. */
  readonly deck: number;
  readonly discard: readonly string[];
  readonly market: readonly string[];
  readonly players: readonly { readonly ready?: true; readonly left?: true }[];
  readonly pending?: readonly PendingView[];
  readonly fits?: readonly FitView[];
  readonly prompt?: PromptView;
  readonly window?: { readonly seats: readonly Seat[] };
  readonly score: number;
  readonly waiting: readonly Waiting[];
  readonly outcome?: Outcome;
}
