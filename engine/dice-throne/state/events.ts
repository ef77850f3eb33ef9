/** Everything that can happen in a match, with its fields: types only. `seat` is whose doing it is, or who has or gets
 *  the thing; where it is something else, a line says so. A `source` is what an effect comes from, as `card:tip-it`. */
import type { EventOf, LeavingFields, TurnFields, WindowFields } from '../../core/events.ts';
import type { Seat } from '../../core/game.ts';
import type { DamageType, Rarity } from '../vocabulary/words.ts';
import type { BodyId, Change, Source } from './match.ts';
import type { Item } from './tile.ts';
import type { DiceThroneAction, DieView, PhaseName } from './view-shape.ts';

/** Events by type, with their fields. */
export interface EventFields extends TurnFields, WindowFields, LeavingFields {
  // ---- the course of the match
  /** `seat`: who goes first. */
  start: { mode: string; seat: Seat };
  /** What the game itself plays has its turn, in that of a hero. */
  'enemy-turn': { seat: Seat };
  phase: { phase: PhaseName; seat: Seat };
  'phase-ended': { seat: Seat; phase: PhaseName };
  'phase-skipped': { seat: Seat; phase: 'offensive-roll' };
  'phase-restarted': { seat: Seat; phase: 'offensive-roll' };
  'income-skipped': { seat: Seat };
  'roll-phase-over': NoFields;

  // ---- a crawl
  /** A hero goes there: `row-column`. */
  moved: { seat: Seat; at: string };
  /** A tile is turned up. */
  explored: { seat: Seat; at: string; tile: string };
  /** What lay on a tile is taken. */
  found: { seat: Seat; at: string; item: Item };
  /** The team's gold; below 0 when it goes. */
  gold: { n: number };
  /** Loot that nobody knows yet but for its rarity. */
  loot: { seat: Seat; rarity: Rarity };
  chest: { level: number };
  /** `enemy`: its place at the table. */
  'enemy-came': { enemy: Seat; kind: string; at: string; strikesFirst: boolean };
  /** It is off the map, and nobody has defeated it. */
  'enemy-left': { enemy: Seat };
  engaged: { seat: Seat; enemy: Seat };
  /** A salve of `by` has saved `seat` from falling. */
  revived: { seat: Seat; by: Seat };
  /** `at`: the tile that the seat shows the others, or none any more. */
  pointed: { seat: Seat; at: string | null };

  defeated: { seat: Seat };
  over: { winners: readonly Seat[]; draw: boolean };

  // ---- windows and choices
  held: { seat: Seat; action: DiceThroneAction };
  fizzled: { seat: Seat; action: DiceThroneAction };
  /** `about`: what caused the choice. */
  asked: { seat: Seat; about: Source };
  chosen: { seat: Seat; option: string; about: Source };
  /** The choices of a main phase card are made, before it may be answered. `options`: all answers, in order. */
  planned: { source: Source; options: readonly string[] };

  // ---- dice
  /** `for`: `offensive`, `defence`, `targeting`, or a source. `again`: which dice were rolled once more, from 0; absent
   *  on a first roll. */
  rolled: { seat: Seat; for: string; dice: readonly DieView[]; again?: readonly number[] };
  'die-changed': DieTurned;
  'die-rerolled': DieTurned;
  /** `n`: roll attempts more, or fewer when it is below 0. */
  attempts: { seat: Seat; n: number };

  // ---- attacks
  /** An ability of that level; `null`: none. */
  announced: { seat: Seat } & ({ ability: null } | { ability: string; level: number });
  'announce-again': { seat: Seat };
  activated: { seat: Seat; ability: string; level: number; ultimate: boolean };
  'ability-failed': { seat: Seat; ability: string };
  /** `seat`: who attacks. */
  targeted: { seat: Seat; target: Seat };
  /** `target`: who has the most health, in King of the Hill. */
  'leader-attacked': { seat: Seat; target: Seat };
  attack: { seat: Seat; target: Seat; ability: string };
  /** The Attack is of that type from now on. */
  'attack-type': { damage: DamageType };
  defends: { seat: Seat; ability: string; level: number };

  // ---- damage and health
  /** Damage is laid, and waits to be settled. `to`: a body, or the target of the Attack, whoever that will be. `n`:
   *  absent while it depends on what comes. `damage`: absent outside of an Attack. */
  damage: { from: Seat; to: BodyId | 'target'; n?: number; damage?: DamageType; source: Source };
  /** What waits is changed. */
  modified: { op: Change['op']; n: number; of: Change['of']; source: Source };
  /** Damage is settled; 0 when all of it was stopped. */
  dealt: { seat: Seat; n: number };
  /** `n`: absent while it depends on what comes. `companion`: whose health it is instead. */
  heal: { seat: Seat; n?: number; source: Source; companion?: string };
  /** A companion takes on damage of the Attack in the place of `seat`: all of it, or a part still to be chosen. */
  bears: { seat: Seat; companion: string; share: 'all' | 'free' };
  /** So much of it came to the companion. */
  borne: { seat: Seat; companion: string; n: number };
  /** The dial of a companion of `seat` has moved to `health`; `by`: by how much. */
  'companion-health': { seat: Seat; companion: string; health: number; by: number };
  'lose-health': { seat: Seat; n?: number; source: Source };
  /** A dial has moved to `health`. `seats`: all who share it, `seat` first; `by`: what was added to it, before limits. */
  health: { seat: Seat; seats: readonly Seat[]; health: number; by: number };
  /** A fall was stopped at that health. */
  saved: { seat: Seat; health: number };

  // ---- combat points, tokens, companions, boards
  /** `n`: below 0 when CP go. `paid`: as a price. */
  cp: { seat: Seat; n: number; paid?: true };
  /** Gained `n`, and holds `held` now. */
  token: { seat: Seat; token: string; n: number; held: number };
  /** `paid`: as a price. */
  'token-lost': { seat: Seat; token: string; n: number; paid?: true };
  /** Its time is over. */
  'token-left': { seat: Seat; token: string; n: number };
  /** No room for more; `limit`: how many may be held. */
  'token-full': { seat: Seat; token: string; limit: number };
  /** `seat`: who does not get it. */
  'token-stopped': { seat: Seat; token: string };
  /** `n`: how many more of the token may be held. */
  limit: { seat: Seat; token: string; n: number };
  companion: { seat: Seat; companion: string; side: string };
  'companion-lost': { seat: Seat; side: string };
  /** A companion has turned to that side. */
  became: { seat: Seat; companion: string; side: string };
  /** The board has turned to that side. */
  turned: { seat: Seat; board: string };
  /** What lies before the seat takes effect. */
  triggered: { seat: Seat; source: Source };

  // ---- cards; `cards` is absent for those who may not know them
  drawn: { seat: Seat; n: number; cards?: readonly string[] };
  discarded: { seat: Seat; card: string };
  /** To the hand. */
  taken: { seat: Seat; from: CardZone; cards?: readonly string[] };
  /** On the deck, or under it. */
  'put-back': { seat: Seat; from: CardZone; to: 'deck' | 'bottom'; cards?: readonly string[] };
  /** Cards of `seat` are looked at by `to`. */
  shown: { seat: Seat; to: Seat; cards?: readonly string[] };
  reshuffled: { seat: Seat };
  /** A boss that the game itself plays has turned up an action card. */
  revealed: { seat: Seat; card: string };
  sold: { seat: Seat; card: string };
  /** Loot has come into play, to stay. */
  equipped: { seat: Seat; card: string };
  /** `cost`: CP. */
  played: { seat: Seat; card: string; cost: number };
  upgraded: { seat: Seat; ability: string; level: number; hero: string };
  used: { seat: Seat; ability: string; n: number };
  spent: { seat: Seat; n: number } & ({ token: string } | { companion: string });
}

type NoFields = Record<never, never>;
type CardZone = 'deck' | 'hand' | 'discard';
/** A die of the seat's roll; `die`: which, from 0. */
interface DieTurned {
  seat: Seat;
  die: number;
  from: number;
  to: number;
  /** What it shows now. */
  symbol: string;
  source: Source;
}

export type EventType = keyof EventFields;
/** Something that happened; every value is plain JSON. */
export type DiceThroneEvent<T extends EventType = EventType> = EventOf<EventFields, T>;
