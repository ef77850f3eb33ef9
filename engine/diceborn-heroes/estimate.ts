/** How a match stands for the party, in points of health: who stands, who stands against it, how much time there is, and what
 *  the heroes have become. The same for every seat: they win together. */
import { promiseOf } from './habit/promise.ts';
import { hpOf } from './state/figures.ts';
import type { Enemy, Hero, Match } from './state/state.ts';
import { enemyName, heroName, isFoe, type Table } from './state/table.ts';
import { bossCards } from './turn/quest.ts';

/** What each is worth. KO'd heroes count besides their missing HP. */
const KO = 6;
const BLOCK = 0.6;
const POISON = 1.2;
const STUN = 0.6;
const TOKEN = 1;
const ITEM = 1.5;
const RELIC = 2;
const SPOILS = 0.3;
/** An enemy that stands, besides its HP: it strikes every round. */
const ENEMY = 1.5;
const ENEMY_HP = 1.4;
/** A fight that is over: more than whatever comes next is feared for, or nobody would end one. */
const FIGHT = 100;
/** Time: rounds that the deck lasts against these enemies, up to so many, and how bad it is to have none. */
const CARD = 0.6;
const HURRY = 12;
/** A captured die; a point of HP that somebody has in all; a point of what a hero's cards promise for each round. */
const DIE = 1.5;
const HP = 1;
const PROMISE = 4;
/** HP left of an ally. */
const ALLY_HP = 0.5;

export const estimateOf = (t: Table): number => {
  const { m } = t;
  let sum = FIGHT * fightsOver(m);
  for (let no = 0; no < m.heroes.length; no++) {
    const hero = m.heroes[no];
    if (hero) sum += heroWorth(t, hero, no);
  }
  let strikes = 0;
  let hp = 0;
  for (let no = 0; no < m.enemies.length; no++) {
    const enemy = m.enemies[no];
    if (!enemy || enemy.defeated) continue;
    strikes += enemy.kind === 'boss' ? bossCards(t) : 1;
    if (!isFoe(enemy)) continue;
    sum -= enemyWorth(t, enemy, no);
    hp += enemy.hp - enemy.wounds;
  }
  for (const { gone, hp, wounds } of m.allies) if (!gone) sum += (hp - wounds) * ALLY_HP;
  sum += (m.quest?.locks.length ?? 0) * LOCK;
  return sum + time(t, m.attack.deck.length, strikes, hp) + variety(t);
};
/** Fights that were won: a quest is over when its boss comes, a boss of the arena when the town is reached. */
const fightsOver = ({ fight, phase, boss, line }: Match): number =>
  phase === 'town' || (boss && !line.includes(boss.id)) ? fight : fight - 1;
/** A die locked on a quest: what it buys comes later. */
const LOCK = 3;

const heroWorth = (t: Table, hero: Hero, no: number): number => {
  const left = hpOf(t, heroName(no)) - hero.wounds;
  const { ko, block, poison, stun, tokens, items, relics, spoils } = hero;
  return (
    (ko ? -KO : left + Math.min(left, 2)) +
    block * BLOCK -
    poison * POISON -
    stun * STUN +
    tokens * TOKEN +
    items.length * ITEM +
    relics.length * RELIC +
    spoils.length * SPOILS +
    hpOf(t, heroName(no)) * HP +
    promiseOf(t, hero) * PROMISE
  );
};

const enemyWorth = (t: Table, enemy: Enemy, no: number): number =>
  ENEMY +
  (hpOf(t, enemyName(no)) - enemy.wounds + enemy.block) * ENEMY_HP -
  enemy.poison -
  enemy.stun * STUN +
  enemy.captured.length * DIE;

/** Cards in the deck; rounds that it is too short by, for what is still to be fought down. */
const time = ({ m }: Table, deck: number, strikes: number, hp: number): number => {
  if (strikes === 0) return Math.min(deck, MOST_TIME) * CARD;
  const standing = m.heroes.reduce((sum, { ko }) => sum + (ko ? 0 : 1), 0);
  const needed = hp / Math.max(1, standing * m.level * PACE);
  const short = Math.max(0, needed - deck / strikes);
  return Math.min(deck, MOST_TIME) * CARD - short * HURRY;
};
const MOST_TIME = 16;
/** Wounds that a hero deals in a round, for each level. */
const PACE = 0.9;

/** Before the first fight: a party of different heroes. */
const variety = ({ m }: Table): number => (m.fight === 0 ? new Set(m.heroes.map((hero) => hero.class)).size : 0);
