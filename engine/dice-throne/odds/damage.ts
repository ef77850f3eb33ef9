/** The damage that a program promises, on average: what it deals to others by itself, dice of its own counted with all that
 *  they can show. What hangs on tokens, cards, choices with a price, or on anything else that the dice do not tell counts
 *  for nothing, so the figure is a floor. */
import { rerollsOf } from '../../core/rerolls.ts';
import type { Library, LibraryHero } from '../state/table.ts';
import { COMPARISONS } from '../vocabulary/comparisons.ts';
import { speaksOfDice, uses } from '../vocabulary/programs.ts';
import { type Die, NOT_MET, shownBy, stepMet } from '../vocabulary/shown.ts';
import type { Amount, Cond, Effect, Needs, Program, Roll } from '../vocabulary/words.ts';
import type { GoalDamage } from './goals.ts';

const OFFENSIVE_DICE = 5;
const SIDES = 6;

/** The damage of an alternative of one of the hero's abilities. */
export const damageOf = (lib: Library, hero: LibraryHero, needs: Needs, program: Program): GoalDamage => {
  const die: Die = { faces: hero.die };
  const known = (values: readonly number[], step: number): Known => ({ lib, hero, die, values, step, named: NO_ROLLS });
  if (!readsOfferedDice(program)) {
    const steps = 'scale' in needs ? needs.at.length : 1;
    return { steps: Array.from({ length: steps }, (_, step) => programDamage(program, known([], step))) };
  }
  const hands = rerollsOf(OFFENSIVE_DICE, SIDES).hands.map((values) => {
    const step = stepMet(die, values, needs);
    return step === NOT_MET ? 0 : programDamage(program, known(values, step));
  });
  return { hands };
};

/** Damage, or whether there is any, is counted on the dice that met the requirement. */
const readsOfferedDice = (program: Program): boolean =>
  program.some((effect) => {
    if (effect.do === 'damage') return countsDice(effect.n);
    if (effect.do === 'if')
      return (
        (speaksOfDice(effect.cond) && uses([effect], ({ do: verb }) => verb === 'damage' || verb === 'run')) ||
        readsOfferedDice(effect.run) ||
        readsOfferedDice(effect.else ?? [])
      );
    if (effect.do === 'choose') return effect.options?.some(({ run }) => readsOfferedDice(run)) ?? false;
    return (
      effect.do === 'each' &&
      ((typeof effect.over === 'object' && 'count' in effect.over) || readsOfferedDice(effect.run))
    );
  });
const countsDice = (n: Amount): boolean =>
  typeof n === 'object' &&
  ('count' in n ||
    ('sum' in n && n.sum === true) ||
    ('plus' in n && n.plus.some(countsDice)) ||
    ('times' in n && n.times.some(countsDice)) ||
    ('half' in n && countsDice(n.half)) ||
    ('table' in n && countsDice(n.by)));

interface Known {
  readonly lib: Library;
  readonly hero: LibraryHero;
  readonly die: Die;
  /** The dice in focus, and of the scale, the step that they met. */
  readonly values: readonly number[];
  readonly step: number;
  /** Rolls by the name that they were given. */
  readonly named: ReadonlyMap<string, readonly number[]>;
}
const NO_ROLLS: Known['named'] = new Map();

/** A roll of its own is looked at with all that follows it: later effects may read it by its name. */
const programDamage = (program: Program, k: Known): number => {
  let total = 0;
  for (const [i, effect] of program.entries()) {
    if (effect.do === 'roll' && effect.as !== undefined)
      return (
        total +
        averageOf(
          effect,
          k,
          (rolled) =>
            programDamage(effect.run, rolled) + programDamage(program.slice(i + 1), { ...rolled, values: k.values }),
        )
      );
    total += effectDamage(effect, k);
  }
  return total;
};

const effectDamage = (e: Effect, k: Known): number => {
  switch (e.do) {
    case 'damage':
      return e.to === 'self' || e.to === 'team' || e.if ? 0 : Math.max(0, amountIn(e.n, k) ?? 0);
    case 'modify':
      return e.of === 'attack' && e.add !== undefined ? (amountIn(e.add, k) ?? 0) : 0;
    case 'roll':
      return averageOf(e, k, (rolled) => programDamage(e.run, rolled));
    case 'if': {
      const holds = holdsIn(e.cond, k);
      // What cannot be told: as little as comes either way.
      if (holds === undefined) return Math.min(programDamage(e.run, k), programDamage(e.else ?? [], k));
      return programDamage(holds ? e.run : (e.else ?? []), k);
    }
    case 'choose':
      return Math.max(0, ...(e.options ?? []).map(({ run, cost, if: on }) => (cost || on ? 0 : programDamage(run, k))));
    case 'each': {
      const times = typeof e.over === 'object' && 'who' in e.over ? 1 : (amountIn(e.over, k) ?? 0);
      return times * programDamage(e.run, k);
    }
    case 'run': {
      const part = e.of === undefined || e.of === 'self' ? k.lib.parts.get(`${k.hero.id}:${e.part}`) : undefined;
      const program = part && k.lib.programs.get(part.at);
      return program && e.companion === undefined
        ? (e.n === undefined ? 1 : (amountIn(e.n, k) ?? 0)) * programDamage(program, k)
        : 0;
    }
    default:
      return 0;
  }
};

/** Over all that the dice of a roll can show. */
const averageOf = (e: Roll, k: Known, damage: (rolled: Known) => number): number => {
  if (e.die === 'd20' || e.value === 'chosen' || (e.who !== undefined && e.who !== 'self')) return 0;
  const plan = rerollsOf(e.dice, SIDES);
  const worths = plan.hands.map((values) =>
    damage({ ...k, values, named: e.as === undefined ? k.named : new Map(k.named).set(e.as, values) }),
  );
  return plan.plan(worths, 1).keep([], 1);
};

/** An amount as far as dice tell it. */
const amountIn = (n: Amount, k: Known): number | undefined => {
  if (typeof n === 'number') return n;
  if ('count' in n) {
    const faces = Array.isArray(n.count) ? n.count : [n.count];
    const shown = shownBy(k.die, k.values);
    const count = shown.filter((value) =>
      faces.some((face) => face === value || face === k.die.faces[value - 1]),
    ).length;
    return Math.floor(count / (n.per ?? 1));
  }
  if ('sum' in n) {
    const values = n.sum === true ? k.values : k.named.get(n.sum);
    return values && sumOf(shownBy(k.die, values));
  }
  if ('row' in n) return n.row[k.step];
  if ('plus' in n) return folded(n.plus, k, sumOf);
  if ('times' in n) return folded(n.times, k, (parts) => parts.reduce((a, b) => a * b, 1));
  if ('least' in n) return folded(n.least, k, (parts) => Math.min(...parts));
  if ('half' in n) {
    const whole = amountIn(n.half, k);
    return whole === undefined ? undefined : Math.ceil(whole / 2);
  }
  if ('table' in n) {
    const by = amountIn(n.by, k);
    return by === undefined ? undefined : n.table[Math.min(n.table.length - 1, by)];
  }
  return undefined;
};
const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
/** Of a sum, what can be told of it; of anything else, all of it or nothing. */
const folded = (
  parts: readonly Amount[],
  k: Known,
  fold: (values: readonly number[]) => number,
): number | undefined => {
  const values = parts.map((part) => amountIn(part, k));
  const told = values.filter((value) => value !== undefined);
  return told.length === values.length || fold === sumOf ? fold(told) : undefined;
};

/** Whether a condition holds, as far as dice tell it. */
const holdsIn = (cond: Cond, k: Known): boolean | undefined => {
  if (speaksOfDice(cond) && !('scale' in cond)) return stepMet(k.die, k.values, cond) !== NOT_MET;
  if (!('compare' in cond)) return undefined;
  const [a, b] = [amountIn(cond.compare[0], k), amountIn(cond.compare[2], k)];
  return a === undefined || b === undefined ? undefined : COMPARISONS[cond.compare[1]](a, b);
};
