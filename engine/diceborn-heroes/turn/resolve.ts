/** Everything from 1 to 6 (book: Combat Round, 3): before each of them a between, then whoever comes next. */
import { openWindow } from '../../core/window.ts';
import { reachOf } from '../library/library.ts';
import { Asker } from '../rules/asking.ts';
import { discardAttack } from '../rules/decks.ts';
import { note } from '../rules/feats.ts';
import { type Entry, earliest, pending } from '../rules/order.ts';
import { findAll, findTargets } from '../rules/targets.ts';
import { takeOne } from '../state/figures.ts';
import type { Frame } from '../state/state.ts';
import {
  allyAt,
  anyFoe,
  emit,
  enemyAt,
  enemyName,
  heroAt,
  isEnemy,
  isHero,
  leaderOf,
  numberOf,
  program,
  push,
  step,
  sure,
  type Table,
} from '../state/table.ts';
import { hasUse } from './may-act.ts';

export const resolve = (t: Table, frame: Frame): boolean => {
  const { m } = t;
  if (!anyFoe(m)) dropCards(t);
  const entries = pending(t);
  if (entries.length === 0) {
    push(t, step('end-round'));
    return true;
  }
  if (!m.between && frame.given.length === 0) {
    m.between = true;
    if (openBetween(t)) return false;
  }
  const entry = nextOf(t, frame, earliest(entries));
  if (!entry) return false;
  frame.given = [];
  m.between = false;
  carryOut(t, entry);
  return false;
};

/** With the last enemy what remains of a quest's own attacks is gone. */
export const dropCards = (t: Table): void => {
  for (const { cards } of t.m.enemies) discardAttack(t, ...cards.splice(0));
};

/** Seats that have something to use, the leader first and then clockwise. */
const openBetween = (t: Table): boolean => {
  const { m } = t;
  const leader = leaderOf(m);
  const seats = m.players.map((_, i) => (leader + i) % m.players.length).filter((seat) => isAsked(t, seat));
  if (seats.length === 0) return false;
  m.window = openWindow(seats);
  m.waitingSince = m.step;
  emit(t, { type: 'window', moment: 'between', seats });
  return true;
};
const isAsked = (t: Table, seat: number): boolean =>
  !t.m.players[seat]?.silent && t.m.heroes.some((hero, no) => hero.seat === seat && hasUse(t, no));

/** Among equals the leader says, where it can matter: cards that find nobody go in table order. */
const nextOf = (t: Table, frame: Frame, equal: readonly Entry[]): Entry | undefined => {
  if (frame.given.length === 0 && equal.every(({ who, value }) => isEnemy(who) && findAll(t, value).length === 0))
    return equal[0];
  const options = [...new Set(equal.map(({ option }) => option))];
  const answer = new Asker(t, frame).ask(leaderOf(t.m), 'next', options);
  return equal.find(({ option }) => option === answer);
};

const carryOut = (t: Table, { who, card, relic, value }: Entry): void => {
  const { m } = t;
  const no = numberOf(who);
  if (isEnemy(who)) return push(t, { do: 'attack', enemy: no, card: sure(card, 'card'), given: [] });
  if (!isHero(who)) {
    const ally = allyAt(m, no);
    sure(ally.assigned, 'die').done = true;
    return push(t, program(t, [`enemy/${ally.of}`, `enemy/${ally.of}/self`], { by: who, value }));
  }
  const hero = heroAt(m, no);
  const die = sure(relic === undefined ? hero.assigned : hero.relicDice.find(({ slot }) => slot === relic), 'die');
  die.done = true;
  if (relic !== undefined) emit(t, { type: 'relic', hero: no, relic, value });
  else {
    emit(t, { type: 'action', hero: no, action: die.slot, value });
    if (value === 1) note(t, no, 'low-rounds');
  }
  push(t, program(t, [`${relic === undefined ? 'action' : 'relic'}/${die.slot}`], { by: who, value }));
};

/** An enemy's card: whom it finds, what it does to them, and then to itself. Without a target nothing happens. */
export const enemyAttack = (t: Table, frame: Extract<Frame, { do: 'attack' }>): boolean => {
  const { m, lib } = t;
  const { enemy: no, card } = frame;
  const enemy = enemyAt(m, no);
  const { value, colour } = sure(lib.cards.get(card), card);
  const at = enemy.kind === 'boss' ? `boss/${enemy.id}/${colour}` : `enemy/${enemy.id}`;
  const reach = reachOf(sure(lib.programs.get(at), at));
  const targets = chooseTargets(t, frame, value, reach);
  if (!targets) return false;
  const who = enemyName(no);
  push(t, { do: 'discard-card', enemy: no, card, given: [] });
  const [first] = targets;
  if (first === undefined) {
    emit(t, { type: 'no-target', who, card });
    return true;
  }
  enemy.attacked = true;
  emit(t, { type: 'attack', who, card, value, targets });
  const memo = { t: [first], '2t': targets.slice(0, 2), all: reach > 2 ? targets : findAll(t, value) };
  push(t, program(t, [at, `card/${card}`, `${at}/self`], { by: who, memo, value }));
  return true;
};

/** Among equals for the last places the leader chooses. */
const chooseTargets = (t: Table, frame: Extract<Frame, { do: 'attack' }>, value: number, reach: number) => {
  const { sure: certain, among, places } = findTargets(t, frame.enemy, value, reach);
  const asker = new Asker(t, frame);
  const chosen: string[] = [];
  while (chosen.length < places) {
    const answer = asker.ask(
      leaderOf(t.m),
      'target',
      among.filter((name) => !chosen.includes(name)),
    );
    if (answer === undefined) return undefined;
    chosen.push(answer);
  }
  return [...certain, ...chosen];
};

export const discardCard = (t: Table, { enemy, card }: Extract<Frame, { do: 'discard-card' }>): void => {
  if (takeOne(enemyAt(t.m, enemy).cards, card)) discardAttack(t, card);
};

/** Everybody who was asked has passed. */
export const closeBetween = (t: Table): void => {
  t.m.window = null;
  emit(t, { type: 'window-closed', moment: 'between' });
};
/** Something was used: everybody is asked again. */
export const askAnew = (t: Table): void => {
  if (!t.m.window) return;
  closeBetween(t);
  t.m.between = false;
};
