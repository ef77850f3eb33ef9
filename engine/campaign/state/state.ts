/** A campaign: plain data, owned by the rules. It knows seats; who sits there, its name and its code are the server's. */
import type { DiceStream } from '../../core/chance.ts';
import type { Seat } from '../../core/game.ts';
import type { Rarity } from './content.ts';
import type { LoggedEvent } from './events.ts';
import type { Difficulty, Ended, Legacy, LootId, Report, Row } from './terms.ts';

export interface Member {
  hero: string;
  /** In the order gained. */
  loot: LootId[];
  /** Cards of the hero's own deck that loot has replaced: out for the whole campaign. */
  out: string[];
  /** What the seat adds to the campaign's chance. */
  nonce: string;
  /** Its player has left; somebody else may take the seat. */
  vacant: boolean;
}

interface Concluding extends Ended {
  report: Report;
}

/** A hero's boss loot of this round. */
export interface Drawn {
  roll: number;
  rarity: Rarity;
  /** Nothing where no deck has a card that the hero may have. */
  card: LootId | null;
}

export interface Camp {
  name: 'camp';
  /** Salves by seat. */
  allot: number[];
  /** By seat: nothing while it is not ready, else the seats that it wants played by bots. */
  ready: (Seat[] | null)[];
  /** The card of a crawl. */
  card?: string;
}
export interface Playing {
  name: 'playing';
  /** The match that counts, as the server calls it. */
  match: string | null;
  allot: number[];
  bots: Seat[];
  card?: string;
}
export interface Shop extends Concluding {
  name: 'shop';
  purse: number[];
  dealt: LootId[][];
  /** Which cards these are, nobody knows until they are identified. */
  unidentified: LootId[][];
  done: boolean[];
}
export interface Spoils extends Concluding {
  name: 'spoils';
  /** How many rounds there are, and which one this is, from 1. */
  chests: number;
  round: number;
  drawn: Drawn[];
  answered: ('keep' | 'leave' | null)[];
  unclaimed: number;
}
export interface Trim {
  name: 'trim';
  /** By seat: cards too many. */
  over: number[];
}
export interface Over {
  name: 'over';
  won: boolean;
}
export type Stage = { name: 'forming' } | Camp | Playing | Shop | Spoils | Trim | Over;

export interface Vote {
  about: 'retire' | 'out';
  /** Who is to go. */
  member: Seat | null;
  answers: (boolean | null)[];
}

export interface Campaign {
  /** Of the document: raised when its shape changes. */
  form: 1;
  /** The content that it was saved under last. */
  content: string;
  step: number;
  difficulty: Difficulty;
  /** The further minions join (`deeper-decks`). */
  deeper: boolean;
  /** The last boss has every upgrade (`king-unbound`). */
  unbound: boolean;
  /** What is open to this campaign. */
  legacy: Legacy[];
  /** By seat: a common card of an earlier campaign to begin with. */
  keepsakes: (LootId | null)[];
  members: Member[];
  leader: Seat;
  /** 1 … 8. */
  scenario: number;
  /** Counts scenarios played to their end, from 1. */
  session: number;
  /** In camp those to share out; later those that the session began with. */
  salves: number;
  /** Cards of this scenario that were lost on. */
  usedCards: string[];
  stage: Stage;
  /** The step at which the stage, or the round of boss loot, began. */
  stageSince: number;
  vote: Vote | null;
  /** The first is next. */
  decks: Record<Rarity, LootId[]>;
  sheet: Row[];
  log: { session: number; event: LoggedEvent }[];
  /** 64 hex digits; the campaign's chance comes from it and the seats' nonces. Shown when the campaign is over. */
  secret: string;
  chance: DiceStream;
}
