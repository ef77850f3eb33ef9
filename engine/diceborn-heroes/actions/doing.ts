/** The frame of what a player sets going: an ability, an item, a purchase. */
import type { DicebornAction } from '../state/actions.ts';
import type { Frame } from '../state/state.ts';
import { heroName, program, sure, type Table } from '../state/table.ts';
import { abilityOf } from '../turn/may-act.ts';

type Doing = Extract<DicebornAction, { readonly with?: readonly string[] }>;

export const doing = (t: Table, action: Doing): Frame => {
  const { hero } = action;
  if (action.type === 'buy') return { do: 'pay', hero, item: action.item, given: [] };
  const at = action.type === 'use' ? `item/${action.item}` : sure(abilityOf(t, hero, action.type), 'ability');
  return program(t, [at], { by: heroName(hero) });
};
