/** Who has as many wounds as HP falls at once: enemies are defeated, heroes and allies KO'd (book: KO'd; Spoils and Card
 *  Rewards). */
import { hpOf, isOfType, putIn } from '../state/figures.ts';
import type { Enemy } from '../state/state.ts';
import {
  allyAt,
  emit,
  enemyAt,
  figureOf,
  heroAt,
  heroName,
  isEnemy,
  isHero,
  leadersHero,
  numberOf,
  program,
  push,
  stands,
  sure,
  type Table,
} from '../state/table.ts';
import { TYPES } from '../vocabulary/words.ts';
import { bringBack, discardAttack, discardMonster, loseCards } from './decks.ts';
import { freeDice, sendHome } from './dice.ts';
import { lose, win } from './end.ts';
import { gainSpoils, note, noteUntouched } from './feats.ts';

/** How somebody fell, for what is counted of it. */
export type Blow = 'attack' | 'counter' | 'other';

/** Whether it falls by it. A boss may stand there again at once, with its second side: what was begun against the first, or
 *  by it, is over all the same. */
export const fallIfSpent = (t: Table, name: string, how: Blow = 'other'): boolean => {
  const { m } = t;
  if (m.outcome || !stands(m, name)) return false;
  const excess = figureOf(m, name).wounds - hpOf(t, name);
  if (excess < 0) return false;
  if (isHero(name)) knockOut(t, numberOf(name));
  else if (isEnemy(name)) defeat(t, numberOf(name), excess, how);
  else allyFalls(t, numberOf(name));
  return true;
};

/** A KO of its own right: whatever HP is left. */
export const fell = (t: Table, name: string): void => {
  figureOf(t.m, name).wounds = hpOf(t, name);
  fallIfSpent(t, name, 'attack');
};

// ---- enemies

const defeat = (t: Table, no: number, excess: number, how: Blow): void => {
  const { m } = t;
  const enemy = enemyAt(m, no);
  const by = enemy.lastBy ?? leadersHero(m);
  emit(t, { type: 'defeated', enemy: no, id: enemy.id, by, excess });
  countFor(t, by, enemy, how);
  leave(t, no);
  if (enemy.kind === 'boss') return bossFalls(t, no, by);
  enemy.defeated = true;
  gainSpoils(t, by, enemy.id);
  reward(t, by, sure(t.lib.monsters.get(enemy.id), enemy.id).reward);
};

const countFor = (t: Table, by: number, enemy: Enemy, how: Blow): void => {
  if (!enemy.attacked) note(t, by, 'felled-fresh');
  if (how === 'counter') note(t, by, 'felled-by-counter');
  for (const type of TYPES) if (isOfType(t, enemy, type)) note(t, by, `felled-${type}`);
};

/** Its attack cards are discarded, captured dice go home, conditions leave, a companion returns. */
const leave = (t: Table, no: number): void => {
  const enemy = enemyAt(t.m, no);
  discardAttack(t, ...enemy.cards.splice(0));
  freeDice(t, no);
  Object.assign(enemy, { block: 0, poison: 0, stun: 0, undead: false });
  for (const ally of t.m.allies) if (ally.on === no) ally.on = null;
};

const reward = (t: Table, by: number, n: number): void => {
  const cards = bringBack(t, n);
  if (cards.length === 0) return;
  note(t, by, 'rewards', cards.length);
  emit(t, { type: 'reward', cards });
};

/** Cards that the first side of a boss brings back. */
const SIDE_REWARD = 4;

const bossFalls = (t: Table, no: number, by: number): void => {
  const { m, lib } = t;
  const boss = enemyAt(m, no);
  const fought = sure(m.boss, 'boss');
  if (sure(lib.bosses.get(boss.id), boss.id).sides === fought.side) {
    boss.defeated = true;
    if (m.fight >= m.line.length) {
      noteUntouched(t);
      return win(t);
    }
    // In the arena others are still to come: what it brought is gone with it.
    for (let other = 0; other < m.enemies.length; other++) removeEnemy(t, other);
    return;
  }
  fought.side = 2;
  boss.wounds = 0;
  boss.evaded = false;
  reward(t, by, SIDE_REWARD);
  emit(t, { type: 'side', boss: boss.id, side: 2 });
  push(t, program(t, [`boss/${boss.id}/down`], { by: heroName(by) }));
};
// ---- heroes and their friends

const knockOut = (t: Table, no: number): void => {
  const { m } = t;
  const hero = heroAt(m, no);
  hero.ko = true;
  hero.wounds = hpOf(t, heroName(no));
  Object.assign(hero, { block: 0, poison: 0, stun: 0, veiled: false });
  for (const { die } of hero.assigned ? [hero.assigned, ...hero.relicDice] : hero.relicDice) putIn(hero.pool, die);
  hero.assigned = null;
  hero.relicDice = [];
  emit(t, { type: 'ko', who: heroName(no) });
  if (m.heroes.every(({ ko }) => ko)) return lose(t, 'all-down');
  loseCards(t, 1);
};

export const revive = (t: Table, no: number): void => {
  const hero = heroAt(t.m, no);
  hero.ko = false;
  hero.wounds = hpOf(t, heroName(no)) - 1;
  emit(t, { type: 'revived', hero: no });
  note(t, no, 'revived');
};

/** A companion turns over; others leave, a summoned monster to its discard. */
const allyFalls = (t: Table, no: number): void => {
  const ally = allyAt(t.m, no);
  emit(t, { type: 'ko', who: `ally:${no}` });
  dismiss(t, no);
  if (ally.from === 'quest') push(t, program(t, [`ally/${ally.of}`]));
};

export const dismiss = (t: Table, no: number): void => {
  const ally = allyAt(t.m, no);
  Object.assign(ally, { gone: true, on: null, block: 0, poison: 0, stun: 0 });
  if (ally.assigned) sendHome(t, ally.assigned.die);
  ally.assigned = null;
  if (ally.from === 'summon') discardMonster(t, ally.of);
};

/** An enemy that is gone with its fight: it was not defeated. */
export const removeEnemy = (t: Table, no: number): void => {
  leave(t, no);
  enemyAt(t.m, no).defeated = true;
};
