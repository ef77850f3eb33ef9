/** What heroes may use while dice are assigned and between attacks: their token ability, their bounty's, items, re-rolls
 *  (book: Hero Tokens). Pure. */

import type { Seat } from '../../core/game.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { diceFor, placesFor, placesTaken, refusalOfHero } from '../rules/assign.ts';
import { findDie, takeOut } from '../state/figures.ts';
import { heroAt, holds, sure, type Table } from '../state/table.ts';
import type { Effect } from '../vocabulary/words.ts';
import { isUsable } from './usable.ts';

const NOTHING = refuse('requirement-not-met', 'It could do nothing now.');
const NO_TOKEN = refuse('requirement-not-met', 'That hero has no Hero Token that is ready.');

const effectsAt = ({ lib }: Table, at: string): readonly Effect[] => sure(lib.programs.get(at), at);

/** Where what a hero may spend a token for is written. */
export const abilityOf = (t: Table, no: number, kind: 'ability' | 'bounty'): string | undefined => {
  const { class: id, bounty, bountyDone } = heroAt(t.m, no);
  if (kind === 'ability') return `token/${id}`;
  return bounty !== null && bountyDone ? `bounty/${bounty}` : undefined;
};

export const refusalOfAbility = (t: Table, no: number, kind: 'ability' | 'bounty'): Refusal | undefined => {
  const hero = heroAt(t.m, no);
  if (hero.ko) return refusalOfHero(hero);
  const at = abilityOf(t, no, kind);
  if (at === undefined) return refuse('requirement-not-met', 'That hero has no bounty that is met.');
  if (hero.tokens === 0) return NO_TOKEN;
  if (hero.spent.includes(kind)) return refuse('requirement-not-met', 'That comes once a quest.');
  return isUsable(t, no, effectsAt(t, at)) ? undefined : NOTHING;
};

export const refusalOfItem = (t: Table, no: number, item: string): Refusal | undefined => {
  const hero = heroAt(t.m, no);
  if (hero.ko) return refusalOfHero(hero);
  if (!hero.items.includes(item)) return refuse('unknown-id', `That hero has no ${item}.`);
  if (!t.lib.items.get(item)?.effects) return refuse('requirement-not-met', `${item} is kept; it is not used.`);
  if (holds(t, 'no-items')) return refuse('requirement-not-met', 'A condition of this quest forbids items.');
  return isUsable(t, no, effectsAt(t, `item/${item}`)) ? undefined : NOTHING;
};

/** Dice of a pool are rolled again for a token, while none of that hero's lies assigned. */
export const refusalOfReroll = (t: Table, no: number, dice: readonly string[]): Refusal | undefined => {
  const hero = heroAt(t.m, no);
  const refusal = refusalOfHero(hero);
  if (refusal) return refusal;
  if (hero.tokens === 0) return NO_TOKEN;
  if (placesTaken(t, no).length > 0)
    return refuse('requirement-not-met', 'Dice are rolled again before any of them is assigned.');
  const left = hero.pool.filter(({ value }) => value > 0);
  for (const name of dice) {
    const die = findDie(left, name);
    if (!die) return refuse('unknown-id', `There is no die ${name} in that hero's pool.`);
    takeOut(left, die);
  }
  return undefined;
};

/** Items that could be used, each once. */
export const itemsFor = (t: Table, no: number): string[] => {
  const { items } = heroAt(t.m, no);
  return items.filter((item, i) => items.indexOf(item) === i && !refusalOfItem(t, no, item));
};

/** The hero has an ability or an item that could do something. */
export const hasUse = (t: Table, no: number): boolean =>
  !refusalOfAbility(t, no, 'ability') || !refusalOfAbility(t, no, 'bounty') || itemsFor(t, no).length > 0;

/** A seat has something to do while dice are assigned. */
export const mayAct = (t: Table, seat: Seat): boolean =>
  t.m.heroes.some((hero, no) => {
    if (hero.seat !== seat || refusalOfHero(hero)) return false;
    if (hero.tokens > 0 && hero.pool.length > 0) return true;
    return placesFor(t, no).some((place) => diceFor(t, no, place).length > 0) || hasUse(t, no);
  });
