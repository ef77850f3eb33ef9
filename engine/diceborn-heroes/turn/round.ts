/** A combat round up to the cards (book: Combat Round, 1 and 2): the leader, dice, who may assign, attack cards. */
import { rollDice } from '../../core/chance.ts';
import { discardAttack } from '../rules/decks.ts';
import { revive } from '../rules/fall.ts';
import { dieName, sortPool } from '../state/figures.ts';
import type { Match } from '../state/state.ts';
import {
  attacks,
  conditions,
  emit,
  enemyName,
  heirOf,
  holds,
  program,
  push,
  step,
  type Table,
} from '../state/table.ts';
import type { Moment } from '../vocabulary/words.ts';
import { mayAct } from './may-act.ts';
import { bossCards } from './quest.ts';

/** The leader's marker goes on, but not at the first round of a match. */
export const beginRound = (t: Table): void => {
  const { m } = t;
  if (m.round > 0) m.leader = heirOf(m, (m.leader + 1) % m.players.length);
  m.round++;
  emit(t, { type: 'round', round: m.round, seat: heirOf(m, m.leader) });
  push(t, ...atMoment(t, 'round-start'), step('roll'));
};

/** What open conditions do at a moment. */
export const atMoment = (t: Table, moment: Moment) =>
  conditions(t).flatMap(({ at, holds: word }) => ('at' in word && word.at === moment ? [program(t, [at])] : []));

/** Every hero rolls all dice of its pool, those that are KO'd too: two alike revive them, and they may act at once. */
export const rollPools = (t: Table): void => {
  const { m } = t;
  m.phase = 'assign';
  m.heroes.forEach((hero, no) => {
    hero.waits = false;
    const { pool } = hero;
    sortPool(pool);
    const values = rollDice(m.chance, pool.length);
    pool.forEach((die, i) => {
      die.value = values[i] ?? 0;
    });
    sortPool(pool);
    if (pool.length > 0) emit(t, { type: 'rolled', hero: no, dice: pool.map(dieName) });
    if (hero.ko && new Set(values).size < values.length) revive(t, no);
  });
  m.players.forEach((player, seat) => {
    player.ready = player.left || !mayAct(t, seat);
    player.silent = false;
    player.since = m.step;
  });
  if (m.players.every(({ ready }) => ready)) push(t, step('reveal'));
};

/** An attack card for each enemy in order, a boss last, as many as there are. */
export const revealCards = (t: Table): void => {
  const { m } = t;
  m.phase = 'resolve';
  for (const { locks } of m.quest ? [m.quest] : []) for (const lock of locks) lock.fresh = false;
  const dealt: { enemy: number; card: string }[] = [];
  for (const no of inDealingOrder(m)) {
    const n = m.enemies[no]?.kind === 'boss' ? bossCards(t) : 1;
    const cards = m.attack.deck.splice(0, n);
    m.enemies[no]?.cards.push(...cards);
    for (const card of cards) dealt.push({ enemy: no, card });
  }
  emit(t, { type: 'cards', cards: dealt });
  push(t, step('unvalued'), step('resolve'));
};
const inDealingOrder = ({ enemies }: Match): number[] => {
  const all = [...enemies.keys()].filter((no) => enemies[no] && attacks(enemies[no]));
  const isBoss = (no: number): boolean => enemies[no]?.kind === 'boss';
  return [...all.filter((no) => !isBoss(no)), ...all.filter(isBoss)];
};

/** Cards without a value happen first, in table order, and their bearers have no attack from them. */
export const playUnvalued = (t: Table): boolean => {
  const { m, lib } = t;
  for (const [no, enemy] of m.enemies.entries()) {
    const card = enemy.defeated ? undefined : enemy.cards.find((id) => lib.cards.get(id)?.value === 0);
    if (card === undefined) continue;
    enemy.cards.splice(enemy.cards.indexOf(card), 1);
    discardAttack(t, card);
    const who = enemyName(no);
    emit(t, { type: 'omen', who, card });
    const times = holds(t, 'twice') ? 2 : 1;
    push(t, ...Array.from({ length: times }, () => program(t, [`card/${card}`], { by: who })));
    return false;
  }
  return true;
};
