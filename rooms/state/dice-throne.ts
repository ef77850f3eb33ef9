/** Dice Throne's projection (server: views into state) and its reader (page: state into plain data).
 *
 *  The two are inverse: what a client reads equals the game's view for that client, at every step. */
import type { StateView } from '@colyseus/schema';
import type { Seat } from '../../engine/core/game.ts';
import type { MatchView, RollView, SeatView } from '../../engine/dice-throne/state/view-shape.ts';
import {
  AbilityState,
  AttackState,
  BoardState,
  CompanionState,
  DiceThroneState,
  DieState,
  OwnState,
  RollState,
  TableState,
  TokenState,
} from './dice-throne-state.ts';
import { type MatchPicture, readShared } from './match-state.ts';
import type { OwnView, Projection } from './projection.ts';
import { syncItems, syncValues } from './sync.ts';

type Table = InstanceType<typeof TableState>;
type Board = InstanceType<typeof BoardState>;
type Roll = InstanceType<typeof RollState>;

export const diceThroneProjection: Projection<MatchView, DiceThroneState> = {
  createState() {
    return new DiceThroneState();
  },
  project(views, state) {
    state.table ??= new TableState();
    writeTable(views.everybody, state.table);
    for (const [seat, own] of views.seats) writeOwn(own, seat, ownOf(state, seat));
  },
  reveal(state, view: StateView, seat) {
    view.add(ownOf(state, seat));
  },
};

/** A decoded state as plain data: the game's view for the viewer, its legal actions, and who sits where. */
export const readDiceThrone = (state: DiceThroneState): MatchPicture<MatchView> => {
  const shared = readShared(state);
  const [key, own] = [...(state.own?.entries() ?? [])][0] ?? [];
  const you = key === undefined ? {} : { you: Number(key) };
  if (!state.table?.seats) return { ...shared, ...you, legal: [] };
  return { ...shared, ...you, view: readTable(state.table, you.you, own), legal: own ? JSON.parse(own.legal) : [] };
};

const ownOf = (state: DiceThroneState, seat: Seat): OwnState => {
  const known = state.own.get(String(seat));
  if (known) return known;
  const fresh = new OwnState();
  state.own.set(String(seat), fresh);
  return fresh;
};

// ---- views into state ----------------------------------------------------------------------------------------------

const writeTable = (view: MatchView, table: Table): void => {
  table.mode = view.mode;
  table.step = view.step;
  table.turn = view.turn;
  table.active = view.active;
  table.phase = view.phase;
  table.rollsLeft = view.rollsLeft;
  table.rollPrice = view.rollPrice;
  syncItems(table.seats, view.seats, () => new BoardState(), writeBoard);
  syncItems(table.rolls, view.rolls, () => new RollState(), writeRoll);
  writeAttack(view, table);
  table.incoming = JSON.stringify(view.incoming);
  table.waiting = JSON.stringify(view.waiting);
  table.window = view.window ? JSON.stringify(view.window) : '';
  table.prompt = view.prompt ? JSON.stringify(view.prompt) : '';
  table.outcome = view.outcome ? JSON.stringify(view.outcome) : '';
};

const writeBoard = (board: Board, seat: SeatView): void => {
  board.seat = seat.seat;
  board.team = seat.team;
  board.hero = seat.hero;
  board.health = seat.health;
  board.maxHealth = seat.maxHealth;
  board.cp = seat.cp;
  board.out = seat.out;
  board.silenced = seat.silenced;
  board.handCount = seat.handCount;
  board.deckCount = seat.deckCount;
  syncValues(board.upgrades, seat.upgrades);
  syncValues(board.discard, seat.discard);
  syncItems(
    board.tokens,
    seat.tokens,
    () => new TokenState(),
    (item, token) => Object.assign(item, token),
  );
  syncItems(
    board.abilities,
    seat.abilities,
    () => new AbilityState(),
    (item, ability) => Object.assign(item, ability),
  );
  syncItems(
    board.companions,
    seat.companions,
    () => new CompanionState(),
    (item, companion) => Object.assign(item, { ...companion, health: companion.health ?? -1 }),
  );
};

const writeRoll = (state: Roll, roll: RollView): void => {
  state.id = roll.id;
  state.seat = roll.seat;
  state.for = roll.for;
  state.open = roll.open;
  syncItems(
    state.dice,
    roll.dice,
    () => new DieState(),
    (item, die) => Object.assign(item, die),
  );
};

const writeAttack = ({ attack }: MatchView, table: Table): void => {
  if (!attack) {
    table.attack = undefined;
    return;
  }
  table.attack ??= new AttackState();
  Object.assign(table.attack, { ...attack, target: attack.target ?? -1 });
};

const writeOwn = ({ view, legal }: OwnView<MatchView>, seat: Seat, own: OwnState): void => {
  own.hand = JSON.stringify(view.seats[seat]?.hand ?? []);
  own.options = view.prompt?.options ? JSON.stringify(view.prompt.options) : '';
  const allies = view.seats.filter((other) => other.seat !== seat && other.hand);
  own.allies = allies.length === 0 ? '' : JSON.stringify(Object.fromEntries(allies.map((a) => [a.seat, a.hand])));
  own.legal = JSON.stringify(legal);
};

// ---- state into plain data -----------------------------------------------------------------------------------------

const readTable = (table: Table, you: Seat | undefined, own: OwnState | undefined): MatchView => {
  const hands: Record<string, string[]> = own?.allies ? JSON.parse(own.allies) : {};
  if (you !== undefined && own) hands[you] = JSON.parse(own.hand);
  const options: { options?: string[] } = own?.options ? { options: JSON.parse(own.options) } : {};
  const { attack } = table;
  return {
    mode: table.mode,
    step: table.step,
    turn: table.turn,
    active: table.active,
    phase: table.phase,
    seats: table.seats.map((board) => readBoard(board, hands[board.seat])),
    rolls: table.rolls.map(readRoll),
    rollsLeft: table.rollsLeft,
    rollPrice: table.rollPrice,
    incoming: JSON.parse(table.incoming),
    waiting: JSON.parse(table.waiting),
    ...(attack && {
      attack: {
        by: attack.by,
        ability: attack.ability,
        ultimate: attack.ultimate,
        ...(attack.target >= 0 && { target: attack.target }),
      },
    }),
    ...(table.window && { window: JSON.parse(table.window) }),
    ...(table.prompt && { prompt: { ...JSON.parse(table.prompt), ...options } }),
    ...(table.outcome && { outcome: JSON.parse(table.outcome) }),
  };
};

const readBoard = (board: Board, hand: string[] | undefined): SeatView => ({
  seat: board.seat,
  team: board.team,
  hero: board.hero,
  health: board.health,
  maxHealth: board.maxHealth,
  cp: board.cp,
  out: board.out,
  silenced: board.silenced,
  tokens: board.tokens.map(({ id, count }) => ({ id, count })),
  companions: board.companions.map(({ id, side, count, health }) => ({
    id,
    side,
    count,
    ...(health >= 0 && { health }),
  })),
  abilities: board.abilities.map(({ id, level }) => ({ id, level })),
  upgrades: [...board.upgrades],
  handCount: board.handCount,
  deckCount: board.deckCount,
  discard: [...board.discard],
  ...(hand && { hand }),
});

const readRoll = (roll: Roll): RollView => ({
  id: roll.id,
  seat: roll.seat,
  for: roll.for,
  open: roll.open,
  dice: roll.dice.map(({ value, symbol }) => ({ value, symbol })),
});
