/** An attack on each of its targets, in the order chosen: Evade, then what strips Blocks, then wounds, then conditions (book:
 *  Resolving a Hero Attack). Counters follow when the whole action has struck. */
import { claim } from '../rules/counters.ts';
import { capture, freeDie, recall } from '../rules/dice.ts';
import { fallIfSpent, fell } from '../rules/fall.ts';
import { reach } from '../rules/feats.ts';
import { addPoison, addStun, damage, hpLeft, stripBlocks } from '../rules/harm.ts';
import { isOfType } from '../state/figures.ts';
import type { EffectsFrame, Struck } from '../state/state.ts';
import {
  allyAt,
  canEvade,
  emit,
  enemyAt,
  figureOf,
  heroAt,
  heroOf,
  holds,
  isEnemy,
  isHero,
  numberOf,
  stands,
  sure,
  type Table,
} from '../state/table.ts';
import type { Attack } from '../vocabulary/words.ts';

/** Returns those of its targets who have not fallen by it. */
export const strike = (t: Table, frame: EffectsFrame, attack: Attack, targets: readonly string[]): string[] => {
  const { by } = frame;
  const hero = by === null ? null : heroOf(t.m, by);
  const left: string[] = [];
  let hit = 0;
  for (const [i, target] of targets.entries()) {
    if (t.m.outcome) return left;
    if (!stands(t.m, target)) continue;
    claim(t, target, hero);
    const struck = struckOf(t, frame, target);
    if (attack.sly) struck.sly = true;
    if (evades(t, target)) {
      emit(t, { type: 'missed', to: target, ...(by !== null && { by }) });
      left.push(target);
      continue;
    }
    hit++;
    const n = amount(t, attack, target, by, i === 0);
    const { wounds, fallen } = blow(t, attack, target, by, n);
    struck.wounds += wounds;
    if (hero !== null) reach(t, hero, 'blow', wounds);
    if (fallen) {
      // It answers nothing, even if another side of it stands there now.
      struck.sly = true;
      continue;
    }
    left.push(target);
    lay(t, attack, target, by);
  }
  if (hero !== null) reach(t, hero, 'hit-at-once', hit);
  return left;
};

/** Where it is kept that this action found the target: branches keep it with their trunk. */
const struckOf = ({ m }: Table, frame: EffectsFrame, who: string): Struck => {
  const list = frame.struck ?? trunkOf(m.stack, frame);
  let struck = list.find((one) => one.who === who);
  if (!struck) {
    struck = { who, wounds: 0, sly: false };
    list.push(struck);
  }
  return struck;
};
const trunkOf = (stack: Table['m']['stack'], frame: EffectsFrame): Struck[] => {
  for (let i = stack.indexOf(frame) - 1; i >= 0; i--) {
    const below = stack[i];
    if (below?.do === 'effects' && below.struck) return below.struck;
  }
  return [];
};

const evades = (t: Table, target: string): boolean => {
  if (isHero(target)) {
    const hero = heroAt(t.m, numberOf(target));
    if (hero.veiled) {
      hero.veiled = false;
      return true;
    }
  }
  const figure = figureOf(t.m, target);
  if (figure.evaded || !canEvade(t, target)) return false;
  figure.evaded = true;
  return true;
};

const amount = (t: Table, { n, against }: Attack, target: string, by: string | null, first: boolean): number => {
  const typed = against && isEnemy(target) && isOfType(t, enemyAt(t.m, numberOf(target)), against.type) ? against.n : n;
  const fiercer = first && typed > 0 && by !== null && isEnemy(by) && holds(t, 'fiercer');
  return fiercer ? typed + 1 : typed;
};

const blow = (
  t: Table,
  attack: Attack,
  target: string,
  by: string | null,
  n: number,
): { readonly wounds: number; readonly fallen: boolean } => {
  if (attack.strip) stripBlocks(t, target);
  if (attack.fells !== undefined && hpLeft(t, target) <= attack.fells && canBeFelled(t, target)) {
    fell(t, target);
    return { wounds: 0, fallen: true };
  }
  const wounds = n > 0 ? damage(t, target, n, by, attack.pierce === true) : 0;
  return { wounds, fallen: fallIfSpent(t, target, 'attack') };
};

/** Bosses and quest enemies are immune: they take the damage instead. */
const canBeFelled = ({ m }: Table, target: string): boolean =>
  !isEnemy(target) || !['boss', 'quest'].includes(enemyAt(m, numberOf(target)).kind);

const lay = (t: Table, attack: Attack, target: string, by: string | null): void => {
  if (attack.poison) addPoison(t, target);
  if (attack.stun && stands(t.m, target)) addStun(t, target);
  if (attack.capture && by !== null) take(t, target, by);
  if (attack.recall && !isEnemy(target)) recall(t, target);
};
/** An enemy takes the die of a hero; from an enemy a captured one comes home. */
const take = (t: Table, target: string, by: string): void => {
  if (!isEnemy(target)) return isEnemy(by) ? capture(t, target, numberOf(by)) : undefined;
  const [die] = enemyAt(t.m, numberOf(target)).captured;
  if (die) freeDie(t, numberOf(target), die);
};

/** A companion's bite, at the end of a round. */
export const bite = (t: Table, ally: number): void => {
  const { on, owner } = allyAt(t.m, ally);
  if (on === null) return;
  const target = `enemy:${on}`;
  claim(t, target, owner);
  damage(t, target, t.lib.content.companion.bite, `ally:${ally}`, false);
  fallIfSpent(t, sure(target, 'target'), 'attack');
};
