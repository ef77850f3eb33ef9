/** The synchronized form of a Dice Throne match: `MatchView` field by field, so that a patch carries only what changed.
 *
 *  `table` is the public view. Where the view leaves a thing out, the state has: no `attack` (the reference is absent),
 *  `target` -1, `health` of a companion -1, the empty string for `window`, `prompt` and `outcome`.
 *  `own` holds, under one's seat number only: the hand, the options of a prompt that asks this seat, the hands of
 *  teammates, and the legal actions. Read all of it as plain data with `readDiceThrone`. */
import { type SchemaType, schema, t } from '@colyseus/schema';
import type { PhaseName, SeatView } from '../../engine/dice-throne/state/view-shape.ts';
import { MatchState } from './match-state.ts';

export const TokenState = schema({ id: t.string(), count: t.uint8() }, 'TokenState');
export const CompanionState = schema(
  { id: t.string(), side: t.string(), count: t.uint8(), health: t.int16().default(-1) },
  'CompanionState',
);
export const AbilityState = schema({ id: t.string(), level: t.uint8() }, 'AbilityState');
export const DieState = schema({ value: t.uint8(), symbol: t.string() }, 'DieState');

export const BoardState = schema(
  {
    seat: t.uint8(),
    team: t.uint8(),
    hero: t.string(),
    health: t.int16(),
    maxHealth: t.int16(),
    cp: t.uint8(),
    out: t.boolean(),
    silenced: t.string<SeatView['silenced']>(),
    tokens: t.array(TokenState),
    companions: t.array(CompanionState),
    abilities: t.array(AbilityState),
    upgrades: t.array('string'),
    handCount: t.uint8(),
    deckCount: t.uint8(),
    discard: t.array('string'),
  },
  'BoardState',
);

export const RollState = schema(
  { id: t.uint32(), seat: t.uint8(), for: t.string(), open: t.boolean(), dice: t.array(DieState) },
  'RollState',
);
export const AttackState = schema(
  { by: t.uint8(), ability: t.string(), target: t.int8().default(-1), ultimate: t.boolean() },
  'AttackState',
);
export const TableState = schema(
  {
    mode: t.string(),
    step: t.uint32(),
    turn: t.uint16(),
    active: t.uint8(),
    phase: t.string<PhaseName>(),
    seats: t.array(BoardState),
    rolls: t.array(RollState),
    rollsLeft: t.uint8(),
    rollPrice: t.uint8(),
    attack: t.ref(AttackState).optional(),
    /** As JSON, whole, since they come and go with each action: what waits to be dealt, the open window and the prompt
     *  without its options (empty when there is none), whom the match waits for, and the outcome once it is over. */
    incoming: t.string().default('[]'),
    window: t.string().default(''),
    prompt: t.string().default(''),
    waiting: t.string().default('[]'),
    outcome: t.string().default(''),
  },
  'TableState',
);
export type TableState = SchemaType<typeof TableState>;

export const OwnState = schema(
  {
    /** Card ids in hand, as a JSON list. Text, like all of this: a list behind a view that changed between a client's
     *  joining and its next patch is decoded wrongly by Colyseus 0.18 (the removed cards stay). */
    hand: t.string().default('[]'),
    /** Options of the prompt that asks this seat, as a JSON list; empty when none does. */
    options: t.string().default(''),
    /** Teammates' hands as JSON, seat to card ids; empty where there are no teammates. */
    allies: t.string().default(''),
    /** Legal actions as JSON, `LegalAction[]`. */
    legal: t.string().default('[]'),
  },
  'OwnState',
);
export type OwnState = SchemaType<typeof OwnState>;

export const DiceThroneState = MatchState.extend(
  { table: t.ref(TableState).optional(), own: t.map(OwnState).view() },
  'DiceThroneState',
);
export type DiceThroneState = SchemaType<typeof DiceThroneState>;
