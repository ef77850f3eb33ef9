/** Who and what comes and goes in a crawl: minions with their battles, chests and rewards (Adventures rulebook: Minion Setup,
 *  Minion Rewards, Loot Chests). */

import { answered, question, WAIT } from '../../stack/asking.ts';
import { pushBehind, pushEffects, pushProcedure } from '../../stack/frames.ts';
import { type Next, type Procedure, procedure } from '../../stack/procedure.ts';
import { bodyOf, clockwise, decider, emit, impossible, placeOf } from '../../state/context.ts';
import {
  chestLevel,
  crawlOf,
  engagedWith,
  heroesAgainst,
  placeIn,
  reachableBeside,
  tileAt,
  tileOption,
} from '../../state/crawl.ts';
import type { Body, BodyId, ProcedureFrame } from '../../state/match.ts';
import { kingsHandToken } from '../../state/scenario-tokens.ts';
import type { Table } from '../../state/table.ts';
import type { Item } from '../../state/tile.ts';
import { addEnemy, combatant } from '../enemies.ts';
import { type MinionDef, rewardsOf } from '../minions/define.ts';
import { minionNamed } from '../minions/index.ts';
import { endScenario } from '../outcome.ts';
import { chestSource } from './content.ts';

const HIGHEST = 4;
const bodyIn = ({ by }: ProcedureFrame): BodyId => by ?? impossible('nobody is named');
const levelIn = ({ level }: ProcedureFrame): number => level ?? impossible('no level is named');

/** Takes the next minion of a level; of an empty deck the next level below has one, or else above. There are more minions than
 *  tiles: only a scripted position may have none left. */
const drawMinion = (t: Table, level: number): MinionDef | undefined => {
  const { decks } = crawlOf(t.m);
  const below = Array.from({ length: level }, (_, i) => level - i);
  const above = Array.from({ length: HIGHEST - level }, (_, i) => level + 1 + i);
  for (const one of [...below, ...above]) {
    const id = decks[one - 1]?.pop();
    if (id !== undefined) return minionNamed(id) ?? impossible(`there is no minion ${id}`);
  }
  return undefined;
};

/** How a minion comes. */
interface Coming {
  readonly level: number;
  readonly at: string;
  readonly strikesFirst?: boolean | undefined;
  /** It guards the portal, with so many King's Hands besides. */
  readonly guards?: number;
}
/** Minions of the highest level have a King's Hand more where heroes have chosen so. */
const handsBy = (t: Table, { level }: MinionDef): number =>
  level === HIGHEST && t.m.scenario?.difficulty === 'insane' ? 1 : 0;

/** A minion comes to a tile, against these heroes. */
export const bring = (t: Table, heroes: readonly BodyId[], { level, at, strikesFirst, guards }: Coming): void => {
  const crawl = crawlOf(t.m);
  const minion = drawMinion(t, level);
  if (!minion) return;
  const { health, cp = 0, tokens = {} } = minion;
  const more = (guards ?? 0) + handsBy(t, minion);
  const enemy = addEnemy(t, combatant(t, minion.id), {
    health,
    cp,
    tokens: more > 0 ? { ...tokens, [kingsHandToken(t)]: (tokens[kingsHandToken(t)] ?? 0) + more } : tokens,
  });
  const first = minion.firstStrike === true || strikesFirst === true;
  if (first) crawl.strikesFirst.push(enemy);
  tileAt(t.m, at).enemy = enemy;
  if (guards !== undefined) crawl.guardian = enemy;
  emit(t, { type: 'enemy-came', enemy: placeOf(t, enemy), kind: minion.id, at, strikesFirst: first });
  for (const hero of heroes) engage(t, hero, enemy);
};
export const engage = (t: Table, hero: BodyId, enemy: BodyId): void => {
  crawlOf(t.m).engaged[hero] = enemy;
  emit(t, { type: 'engaged', seat: placeOf(t, hero), enemy: placeOf(t, enemy) });
};

/** An enemy is off the map: its heroes are free where they stand, and it goes under its deck. */
const takeOff = (t: Table, enemy: BodyId): void => {
  const crawl = crawlOf(t.m);
  const { hero } = bodyOf(t, enemy);
  const { level } = minionNamed(hero) ?? impossible(`there is no minion ${hero}`);
  bodyOf(t, enemy).out = true;
  for (const tile of crawl.tiles) if (tile.enemy === enemy) tile.enemy = undefined;
  crawl.engaged = crawl.engaged.map((other) => (other === enemy ? null : other));
  crawl.strikesFirst = crawl.strikesFirst.filter((other) => other !== enemy);
  crawl.decks[level - 1]?.unshift(hero);
};

/** The crawl is won once its guardian has fallen and nobody fights any more. */
export const wonIfDone = (t: Table): void => {
  const { guardianFell, engaged } = crawlOf(t.m);
  if (!t.m.outcome && guardianFell && engaged.every((enemy) => enemy === null)) endScenario(t, true);
};

/** Minions that have fallen leave the map, and rewards come when all is settled. */
export const defeated = (t: Table, fallen: readonly Body[]): void => {
  const crawl = crawlOf(t.m);
  for (const { id, hero, pilot } of fallen) {
    if (pilot !== undefined) continue;
    takeOff(t, id);
    crawl.defeated.push(hero);
    if (crawl.guardian === id) crawl.guardianFell = true;
    pushBehind(t, 'settle', 'rewards').by = id;
  }
};

export const rewards: Procedure = procedure([
  {
    name: 'chests',
    run: (t, f) => {
      const { hero } = bodyOf(t, bodyIn(f));
      const chests = rewardsOf(minionNamed(hero) ?? impossible(`there is no minion ${hero}`));
      openChests(t, chests);
    },
  },
  { name: 'won', run: wonIfDone },
]);

/** Opens chests, the lowest first. */
export const openChests = (t: Table, levels: readonly number[]): void => {
  // The last put on the stack comes first.
  for (const level of [...levels].sort((a, b) => b - a)) pushProcedure(t, 'chest').level = level;
};
export const chestsAmong = (items: readonly Item[]): number[] => items.map(chestLevel).filter((level) => level > 0);

/** Each hero finds something, the active one first. */
export const chest: Procedure = procedure([
  {
    name: 'open',
    run: (t, f) => {
      emit(t, { type: 'chest', level: levelIn(f) });
      f.visits = clockwise(t, t.m.active).flatMap(({ id, pilot }) => (pilot === undefined ? [] : [id]));
    },
  },
  {
    name: 'next',
    run: (t, f): Next => {
      const self = f.visits?.shift();
      if (self === undefined) return;
      const source = chestSource(levelIn(f));
      pushEffects(t, source, self, source);
      return 'stay';
    },
  },
]);

/** `by`: the hero to whom it comes. Whoever fights already has enough to do. */
export const spawn: Procedure = procedure([
  {
    name: 'come',
    run: (t, f) => {
      const hero = bodyIn(f);
      const at = crawlOf(t.m).where[hero];
      if (at === undefined || engagedWith(t.m, hero) !== undefined) return;
      bring(t, [hero], { level: levelIn(f), at, strikesFirst: f.strikesFirst });
    },
  },
]);

/** `by`: the enemy that gives its place to another, against the same heroes. */
export const replace: Procedure = procedure([
  {
    name: 'come',
    run: (t, f) => {
      const old = bodyIn(f);
      const tile = crawlOf(t.m).tiles.find(({ enemy }) => enemy === old);
      if (!tile) return;
      const heroes = heroesAgainst(t.m, old);
      takeOff(t, old);
      emit(t, { type: 'enemy-left', enemy: placeOf(t, old) });
      bring(t, heroes, { level: levelIn(f), at: tile.at, strikesFirst: f.strikesFirst });
    },
  },
]);

/** `by`: the enemy that flees. */
export const leave: Procedure = procedure([
  {
    name: 'go',
    run: (t, f) => {
      const enemy = bodyIn(f);
      if (bodyOf(t, enemy).out) return;
      takeOff(t, enemy);
      emit(t, { type: 'enemy-left', enemy: placeOf(t, enemy) });
      wonIfDone(t);
    },
  },
]);

/** `by`: the hero that explores a tile beside its own at once. */
export const goOn: Procedure = procedure([
  {
    name: 'where',
    run: (t, f): Next => {
      const hero = bodyIn(f);
      const seat = decider(t, hero);
      const options = reachableBeside(t, seat).map(tileOption);
      const answer = answered(t, f, question(seat, options, 'rule:move'));
      if (answer === WAIT) return 'wait';
      const tile = placeIn(answer);
      crawlOf(t.m).where[seat] = tile;
      emit(t, { type: 'moved', seat, at: tile });
      const exploring = pushProcedure(t, 'explore');
      exploring.by = hero;
      exploring.tile = tile;
    },
  },
]);
