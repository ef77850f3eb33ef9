/** Makes an action happen that was not refused; the machine runs on afterwards. */
import { answerTop, defaultAnswer } from '../../core/asking.ts';
import type { Seat } from '../../core/game.ts';
import { awaited, pass } from '../../core/window.ts';
import { rollAnew } from '../effects/dice.ts';
import { anyAssigned, assign, callBack, firstAssignment, placesTaken, takeBack } from '../rules/assign.ts';
import { discardItem } from '../rules/decks.ts';
import { lose } from '../rules/end.ts';
import type { DicebornAction } from '../state/actions.ts';
import { findDie, takeOne, takeOut } from '../state/figures.ts';
import type { Die } from '../state/state.ts';
import { emit, heirOf, heroAt, push, step, sure, type Table } from '../state/table.ts';
import { askAnew, closeBetween } from '../turn/resolve.ts';
import { advance, give, rest } from '../turn/town.ts';
import { doing } from './doing.ts';

export const take = (t: Table, seat: Seat, action: DicebornAction): void => {
  const { m } = t;
  switch (action.type) {
    case 'assign':
      return assign(t, action.hero, action.die, action.slot);
    case 'clear':
      return clear(t, action.hero, action.slot);
    case 'reroll':
      return reroll(t, action.hero, action.dice);
    case 'ability':
    case 'bounty':
    case 'use':
    case 'buy':
      return begin(t, action);
    case 'ready':
      return ready(t, seat);
    case 'pass':
      return passBetween(t, seat, action.for === 'round');
    case 'choose':
      return answerTop(m, action.option);
    case 'rest':
      return rest(t, action.hero);
    case 'give':
      return give(t, action.from, action.to, action.what);
    case 'advance':
      return advance(t, action.hero, action.class, action.how);
    case 'concede':
      return concede(t, seat);
    case 'timeout':
      emit(t, { type: 'timed-out', seat });
      return whenLate(t, seat);
  }
};

const clear = (t: Table, no: number, slot: string | undefined): void => {
  for (const place of slot === undefined ? placesTaken(t, no) : [slot]) {
    takeBack(t, no, place);
    emit(t, { type: 'cleared', hero: no, slot: place });
  }
};

const reroll = (t: Table, no: number, names: readonly string[]): void => {
  const hero = heroAt(t.m, no);
  hero.tokens--;
  const left = [...hero.pool];
  const dice = names.map((name): Die => {
    const die = sure(findDie(left, name), name);
    takeOut(left, die);
    return die;
  });
  rollAnew(t, no, dice);
};

type Beginning = Extract<DicebornAction, { type: 'ability' | 'bounty' | 'use' | 'buy' }>;
/** An ability, an item or a purchase begins: what it asks comes next. */
const begin = (t: Table, action: Beginning): void => {
  const { m } = t;
  const { hero: no } = action;
  const hero = heroAt(m, no);
  const frame = doing(t, action);
  m.answers = [...(action.with ?? [])];
  askAnew(t);
  if (action.type === 'use') {
    takeOne(hero.items, action.item);
    discardItem(t, action.item);
    emit(t, { type: 'used', hero: no, item: action.item });
  } else if (action.type !== 'buy') {
    hero.tokens--;
    hero.spent.push(action.type);
    if (action.type === 'ability') emit(t, { type: 'ability', hero: no });
    else emit(t, { type: 'bounty-used', hero: no, bounty: hero.bounty ?? '' });
  }
  push(t, frame);
};

const ready = (t: Table, seat: Seat): void => {
  const { m } = t;
  sure(m.players[seat], `seat ${seat}`).ready = true;
  emit(t, { type: 'ready', seat });
  if (!m.players.every((player) => player.ready)) return;
  // Nobody acts yet, and at least one hero has to: whoever could is asked again.
  if (m.phase === 'assign' && !anyAssigned(t)) for (const other of m.players.keys()) callBack(t, other);
  if (m.players.every((player) => player.ready)) push(t, step(m.phase === 'town' ? 'leave-town' : 'reveal'));
};

const passBetween = (t: Table, seat: Seat, forRound: boolean): void => {
  const { m } = t;
  const window = sure(m.window, 'window');
  pass(window, seat);
  if (forRound) sure(m.players[seat], `seat ${seat}`).silent = true;
  emit(t, { type: 'passed', seat });
  if (awaited(window).length === 0) closeBetween(t);
};

/** Ready, after the first assignment where one is owed; a pass; an answer that declines, else the first one. */
const whenLate = (t: Table, seat: Seat): void => {
  const { m } = t;
  if (m.prompt) return answerTop(m, defaultAnswer(m.prompt.options));
  if (m.window) return passBetween(t, seat, false);
  const last = m.players.every((player, other) => player.ready || other === seat);
  if (m.phase === 'assign' && last && !anyAssigned(t)) assignFirst(t, seat);
  ready(t, seat);
};
const assignFirst = (t: Table, seat: Seat): void => {
  for (const [no, hero] of t.m.heroes.entries()) {
    const found = hero.seat === seat ? firstAssignment(t, no) : undefined;
    if (found) return assign(t, no, found.die, found.slot);
  }
};

/** Its heroes go to the next seat clockwise, which goes on with what they had still to do; the last one's concession loses. */
const concede = (t: Table, seat: Seat): void => {
  const { m } = t;
  const player = sure(m.players[seat], `seat ${seat}`);
  const busy = !player.ready;
  player.left = true;
  player.ready = true;
  emit(t, { type: 'conceded', seat });
  if (m.players.every(({ left }) => left)) return lose(t, 'gave-up');
  const heir = sure(m.players[heirOf(m, seat)], 'heir');
  for (const hero of m.heroes) if (hero.seat === seat) hero.seat = heirOf(m, seat);
  m.leader = heirOf(m, m.leader);
  if (busy && heir.ready && (m.phase === 'assign' || m.phase === 'town'))
    Object.assign(heir, { ready: false, since: m.step });
  // What it was asked its heir is asked.
  m.prompt = null;
  askAnew(t);
};
