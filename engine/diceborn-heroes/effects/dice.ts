/** Effects on dice: set to a value, rolled anew, freed. */
import { type Asker, rollFor } from '../rules/asking.ts';
import { callBack } from '../rules/assign.ts';
import { freeDie, removeDie } from '../rules/dice.ts';
import { actionsOf, dieName, findDie, fits, namesOf, putIn, sortPool, takeOut } from '../state/figures.ts';
import type { Die, EffectsFrame, Hero } from '../state/state.ts';
import { deciderFor, emit, foes, heroAt, heroName, numberOf, standingHeroes, type Table } from '../state/table.ts';
import type { Colour, Slot } from '../vocabulary/words.ts';

const VALUES = [1, 2, 3, 4, 5, 6];
const DONE = 'done';

/** The slot in which the hero's die lies. */
const slotOf = (t: Table, hero: Hero): Slot | undefined =>
  actionsOf(t, hero).find(({ id }) => id === hero.assigned?.slot)?.slot;

/** Dice of a hero that can be touched: while assigning its pool and what it has assigned, later what has still to act. */
export const touchable = ({ m }: Table, no: number): Die[] => {
  const { ko, pool, assigned } = heroAt(m, no);
  if (ko) return [];
  const open = assigned && !assigned.done ? [assigned.die] : [];
  return m.phase === 'assign' ? [...open, ...pool.filter(({ value }) => value > 0)] : open;
};

/** One's own die is `die:red:4`, another's `hero:1/die:red:4`. */
const optionFor = (by: string | null, no: number, name: string): string =>
  by === heroName(no) ? `die:${name}` : `${heroName(no)}/die:${name}`;

/** A die, assigned or in a pool, of any hero gets a value of choice; where it is assigned it must still fit. */
export const setDie = (t: Table, asker: Asker, { by }: EffectsFrame): boolean => {
  const { m } = t;
  const seat = deciderFor(m, by);
  const options = new Map<string, { no: number; die: Die }>();
  for (let no = 0; no < m.heroes.length; no++)
    for (const die of touchable(t, no)) {
      const option = optionFor(by, no, dieName(die));
      if (!options.has(option)) options.set(option, { no, die });
    }
  if (options.size === 0) return true;
  const chosen = asker.ask(seat, 'die', [...options.keys()]);
  const found = chosen === undefined ? undefined : options.get(chosen);
  if (!found) return false;
  const { no, die } = found;
  const hero = heroAt(m, no);
  const slot = hero.assigned?.die === die ? slotOf(t, hero) : undefined;
  const values = VALUES.filter((value) => value !== die.value && (!slot || fits(slot, { ...die, value })));
  const value =
    values.length === 0
      ? undefined
      : asker.ask(
          seat,
          'value',
          values.map((v) => `value:${v}`),
        );
  if (values.length > 0 && value === undefined) return false;
  if (value === undefined) return true;
  const from = dieName(die);
  die.value = Number(value.slice('value:'.length));
  sortPool(hero.pool);
  emit(t, { type: 'set', hero: no, from, die: dieName(die) });
  return true;
};

/** Any dice of one hero are rolled anew; an assigned one that fits no longer returns to its pool. */
export const rerollDice = (t: Table, asker: Asker, { by }: EffectsFrame): boolean => {
  const { m } = t;
  const seat = deciderFor(m, by);
  const heroes = standingHeroes(m).filter((name) => touchable(t, numberOf(name)).length > 0);
  if (heroes.length === 0) return true;
  const name = asker.ask(seat, 'hero', heroes);
  if (name === undefined) return false;
  const no = numberOf(name);
  const left = touchable(t, no);
  const chosen: Die[] = [];
  while (left.length > 0) {
    const answer = asker.ask(seat, 'dice', [...namesOf(left).map((die) => `die:${die}`), DONE]);
    if (answer === undefined) return false;
    if (answer === DONE) break;
    const die = findDie(left, answer.slice('die:'.length));
    if (!die) throw new Error(`no die ${answer}`);
    takeOut(left, die);
    chosen.push(die);
  }
  if (chosen.length > 0) rollAnew(t, no, chosen);
  return true;
};

/** Rolls dice of a hero again. */
export const rollAnew = (t: Table, no: number, dice: readonly Die[]): void => {
  const hero = heroAt(t.m, no);
  const from = dice.map(dieName);
  const values = rollFor(t, dice.length);
  dice.forEach((die, i) => {
    die.value = values[i] ?? 0;
  });
  emit(t, { type: 'rerolled', hero: no, from, dice: dice.map(dieName) });
  sortPool(hero.pool);
  const { assigned } = hero;
  const slot = slotOf(t, hero);
  if (!assigned || !slot || fits(slot, assigned.die)) return;
  emit(t, { type: 'returned', hero: no, die: dieName(assigned.die) });
  hero.assigned = null;
  putIn(hero.pool, assigned.die);
  if (t.m.phase === 'assign') callBack(t, hero.seat);
};

/** A captured die of the hero goes home; of several, those of the enemy that came first. */
export const freeOf = (t: Table, names: readonly string[]): void => {
  for (const name of names) {
    const no = numberOf(name);
    const enemy = t.m.enemies.findIndex(({ captured }) => captured.some(({ owner }) => owner === no));
    const die = t.m.enemies[enemy]?.captured.find(({ owner }) => owner === no);
    if (die) freeDie(t, enemy, die);
  }
};

export const removeOf = (t: Table, names: readonly string[]): void => {
  for (const name of names) removeDie(t, numberOf(name));
};

/** A die of each hero is captured, one by each monster, in order. */
export const imprison = (t: Table, colour: Colour): void => {
  const { m } = t;
  const jailers = foes(m);
  m.heroes.forEach(({ pool }, no) => {
    const jailer = jailers[no % jailers.length];
    const die = pool.find((one) => one.colour === colour);
    if (jailer === undefined || !die) return;
    takeOut(pool, die);
    m.enemies[numberOf(jailer)]?.captured.push({ ...die, value: 0 });
    emit(t, { type: 'captured', hero: no, die: die.colour, enemy: numberOf(jailer) });
  });
};
