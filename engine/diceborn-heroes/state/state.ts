/** A match of Diceborn Heroes: plain data, owned by the rules. Whoever can be pointed at has a name: `hero:0`, `enemy:1`,
 *  `ally:0`; numbers are never used again within a fight, and the defeated keep theirs. */
import type { Prompt } from '../../core/asking.ts';
import type { DiceStream } from '../../core/chance.ts';
import type { Outcome, Seat } from '../../core/game.ts';
import type { AskingWindow } from '../../core/window.ts';
import type { Colour, Feat } from '../vocabulary/words.ts';
import type { DicebornAction } from './actions.ts';

export interface Die {
  colour: Colour;
  /** 1 … 6; 0 for one that is not rolled. */
  value: number;
  /** The hero whose die it is. */
  owner: number;
}

/** What wounds and conditions lie on. */
export interface Figure {
  wounds: number;
  /** 0 … 2. */
  block: number;
  /** 1 while the token lies there. */
  poison: number;
  stun: number;
  /** It has evaded an attack this round. */
  evaded: boolean;
}

export interface Assigned {
  /** The id of an action; of a relic for a relic's die. */
  slot: string;
  die: Die;
  /** What it does has happened. */
  done: boolean;
}

export interface Hero extends Figure {
  seat: Seat;
  class: string;
  /** Actions of covered cards. */
  kept: string[];
  /** Classes tucked under the card. */
  tucked: string[];
  ko: boolean;
  /** Hero Tokens that are ready. */
  tokens: number;
  /** Abilities used in this quest. */
  spent: ('ability' | 'bounty')[];
  pool: Die[];
  assigned: Assigned | null;
  relicDice: Assigned[];
  /** The next attack on it misses, whatever its slot says. */
  veiled: boolean;
  items: string[];
  relics: string[];
  spoils: string[];
  bounty: string | null;
  bountyDone: boolean;
  /** Songs played in this quest. */
  songs: string[];
  /** Of this town: it has rested, it has changed. */
  rested: boolean;
  advanced: boolean;
  /** What bounties count. */
  feats: Partial<Record<Feat, number>>;
  /** It was wounded in this quest. */
  scarred: boolean;
  /** Revived by an effect: it acts from the next round on. */
  waits: boolean;
}

export type EnemyKind = 'monster' | 'quest' | 'hazard' | 'boss' | 'brought';

export interface Enemy extends Figure {
  kind: EnemyKind;
  id: string;
  /** 0 for what has none: nothing targets it, and it never falls. */
  hp: number;
  /** An ability made it undead. */
  undead: boolean;
  /** It has found a target in this fight. */
  attacked: boolean;
  cards: string[];
  captured: Die[];
  /** The hero who last targeted it. */
  lastBy: number | null;
  defeated: boolean;
}

export interface Ally extends Figure {
  id: string;
  from: 'quest' | 'summon' | 'companion';
  /** The quest or boss that brought it, the monster that it is, or nothing. */
  of: string;
  hp: number;
  /** What attack cards find it by; 0 where only an assigned die tells. */
  value: number;
  owner: number | null;
  assigned: Assigned | null;
  /** Of a companion: the enemy it lies on. */
  on: number | null;
  /** Defeated, or turned over. */
  gone: boolean;
}

export interface Lock {
  /** `quest`, or `quest:1` and `quest:2`. */
  slot: string;
  die: Die;
  /** It may still be taken back: locked in this round, and not yet ready. */
  fresh: boolean;
}

/** Cards of a deck, top first. */
export interface Pile {
  deck: string[];
  discard: string[];
}

/** What a campaign brings along. */
export interface Carried {
  relics: string[];
  starred: string[];
  played: string[];
  stars: number;
}

/** A target of the attack that is carried out, and how much it was wounded. */
export interface Struck {
  who: string;
  wounds: number;
  sly: boolean;
}

/** Lists of effects, carried out one after the other. */
export interface EffectsFrame {
  do: 'effects';
  /** Addresses. */
  todo: string[];
  /** The next effect of the first address. */
  next: number;
  /** Who does it; nobody where it is the quest. */
  by: string | null;
  given: string[];
  /** Targets that were chosen, by the words they were chosen for. */
  memo: Record<string, string[]>;
  /** Whom attacks found, until Counters have answered; branches share their trunk's. */
  struck: Struck[] | null;
  /** Who has answered already: once for each action. */
  countered: string[];
  /** The die's value by which it is done; 0 without. */
  value: number;
}

export type Step =
  | 'choose-pack'
  | 'begin-quest'
  | 'begin-round'
  | 'roll'
  | 'reveal'
  | 'unvalued'
  | 'resolve'
  | 'end-round'
  | 'after-poison'
  | 'after-fight'
  | 'after-quest'
  | 'town'
  | 'leave-town';

/** One frame type for each step, so that a step is told by its name. */
export type StepFrame = { [S in Step]: { do: S; given: string[] } }[Step];

export type Frame =
  | EffectsFrame
  | StepFrame
  | { do: 'choose-class'; seat: Seat; given: string[] }
  | { do: 'choose-bounty'; seat: Seat; given: string[] }
  /** An attack card in the middle of being carried out, and its end. */
  | { do: 'attack'; enemy: number; card: string; given: string[] }
  | { do: 'discard-card'; enemy: number; card: string; given: string[] }
  | { do: 'pay'; hero: number; item: string; given: string[] };

export const QUESTIONS = [
  ...['pack', 'class', 'bounty', 'next', 'target', 'foe', 'hero', 'heal', 'die', 'value', 'dice', 'card', 'peek'],
  ...['foresee', 'spoils', 'song', 'item', 'pay', 'ally'],
] as const;
export type Question = (typeof QUESTIONS)[number];

export type Phase = 'set-up' | 'quest' | 'assign' | 'resolve' | 'town' | 'over';

export interface Player {
  ready: boolean;
  /** It conceded: its heroes are led by another seat. */
  left: boolean;
  /** What it sat down with. */
  hero: string;
  bounties: string[];
  /** Not asked again in this round's betweens. */
  silent: boolean;
  /** Since which step it is waited for. */
  since: number;
}

export interface Match {
  content: string;
  mode: string;
  step: number;
  waitingSince: number;
  chance: DiceStream;
  stack: Frame[];
  prompt: Prompt<Question> | null;
  window: AskingWindow<DicebornAction> | null;
  /** The between before the next entry has been. */
  between: boolean;
  /** Answers that came with the action, still to be taken. */
  answers: string[];
  phase: Phase;
  level: 1 | 2 | 3;
  /** Fights so far, this one included. */
  fight: number;
  round: number;
  leader: Seat;
  pack: string | null;
  /** The quests of this evening, in order; bosses in the arena. */
  line: string[];
  quest: { id: string; locks: Lock[] } | null;
  boss: { id: string; side: 1 | 2 } | null;
  /** What the boss will come with. */
  awaits: { block: number; hpPerHero: number };
  heroes: Hero[];
  enemies: Enemy[];
  allies: Ally[];
  /** Dice out until the next quest or the boss. */
  removed: Die[];
  attack: Pile;
  items: Pile;
  market: string[];
  monsters: { 1: Pile; 2: Pile; 3: Pile };
  /** Not won, or not in the deck, yet. */
  aside: { relics: string[]; starred: string[] };
  bounties: string[];
  players: Player[];
  carried: Carried;
  outcome: Outcome | null;
}
