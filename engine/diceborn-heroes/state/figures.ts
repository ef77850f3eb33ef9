/** What a hero or an enemy is by its cards: HP, dice, actions, slots. */
import type { ActionDef, ClassDef, Colour, MonsterType, Slot } from '../vocabulary/words.ts';
import type { Die, Enemy, Hero, Match } from './state.ts';
import { allyAt, enemyAt, heroAt, isEnemy, isHero, numberOf, sure, type Table } from './table.ts';

type Lib = Pick<Table, 'lib'>;

export const classOf = ({ lib }: Lib, hero: Pick<Hero, 'class'>): ClassDef =>
  sure(lib.classes.get(hero.class), `class ${hero.class}`);

type Cards = Pick<Hero, 'class' | 'kept' | 'tucked'>;

/** Three actions of the card, those kept of covered ones, and the first of each tucked one. */
export const actionsOf = (t: Lib, hero: Cards): ActionDef[] => [
  ...classOf(t, hero).actions,
  ...hero.kept.map((id) => sure(t.lib.actions.get(id), `action ${id}`)),
  ...hero.tucked.map((id) => sure(t.lib.classes.get(id), `class ${id}`).actions[0]),
];

const hpOfHero = (t: Lib, hero: Cards): number =>
  hero.tucked.reduce((sum, id) => sum + (t.lib.classes.get(id)?.tucked?.hp ?? 0), classOf(t, hero).hp);

export const diceOfHero = (t: Lib, hero: Cards & Pick<Hero, 'items'>): Colour[] => [
  ...classOf(t, hero).dice,
  ...hero.tucked.flatMap((id) => t.lib.classes.get(id)?.tucked?.die ?? []),
  ...hero.items.flatMap((id) => t.lib.items.get(id)?.keeps?.die ?? []),
];

export const hpOf = (t: Table, name: string): number => {
  if (isHero(name)) return hpOfHero(t, heroAt(t.m, numberOf(name)));
  return isEnemy(name) ? enemyAt(t.m, numberOf(name)).hp : allyAt(t.m, numberOf(name)).hp;
};

/** Hero Tokens that a hero has, ready or not. */
export const tokensOf = ({ heroes }: Match, hero: Pick<Hero, 'bountyDone'>): number =>
  (heroes.length === 2 ? 2 : 1) + (hero.bountyDone ? 1 : 0);

export const isOfType = (t: Table, enemy: Enemy, type: MonsterType): boolean => {
  if (enemy.undead && type === 'undead') return true;
  const { kind, id } = enemy;
  if (kind === 'hazard') return false;
  return (kind === 'boss' ? t.lib.bosses.get(id)?.type : t.lib.monsters.get(id)?.type) === type;
};

// ---- dice

export const dieName = ({ colour, value }: Die): string => `${colour}:${value}`;
export const fits = ({ colour, least }: Slot, die: Pick<Die, 'colour' | 'value'>): boolean =>
  (colour === 'grey' || colour === die.colour) && die.value >= least;

export const findDie = (dice: readonly Die[], name: string): Die | undefined => {
  for (const die of dice) if (dieName(die) === name) return die;
  return undefined;
};
/** Different names among dice, in their order. */
export const namesOf = (dice: readonly Die[]): string[] => [...new Set(dice.map(dieName))];

const ORDER: Readonly<Record<Colour, number>> = { green: 0, red: 1, blue: 2 };
/** Into a pool, whose dice lie by colour and then by value. */
export const putIn = (pool: Die[], ...dice: readonly Die[]): void => {
  pool.push(...dice);
  sortPool(pool);
};
export const sortPool = (pool: Die[]): void => {
  pool.sort((a, b) => ORDER[a.colour] - ORDER[b.colour] || a.value - b.value);
};
export const takeOut = (dice: Die[], die: Die): void => {
  const at = dice.indexOf(die);
  if (at < 0) throw new Error(`no die ${dieName(die)} there`);
  dice.splice(at, 1);
};
/** The first of these out of a list, if it is there. */
export const takeOne = <T>(list: T[], item: T): boolean => {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
};
