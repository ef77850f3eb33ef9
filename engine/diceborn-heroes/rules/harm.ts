/** Wounds, Blocks and conditions (book: Glossary). Who is defeated by them: `fall.ts`. */

import type { DicebornEvent } from '../state/events.ts';
import { hpOf } from '../state/figures.ts';
import type { Figure } from '../state/state.ts';
import {
  emit,
  enemyAt,
  figureOf,
  heroAt,
  holds,
  isEnemy,
  isHero,
  numberOf,
  stands,
  type Table,
} from '../state/table.ts';
import { fallIfSpent } from './fall.ts';
import { note } from './feats.ts';

export const MOST_BLOCKS = 2;

/** Wounds that lie on somebody; whether it falls is asked afterwards. */
const wound = (t: Table, name: string, n: number): void => {
  figureOf(t.m, name).wounds += n;
  if (n > 0 && isHero(name)) heroAt(t.m, numberOf(name)).scarred = true;
};

/** Damage: each Block on the target stops 1 of it and is used up. Returns the wounds dealt. */
export const damage = (t: Table, name: string, n: number, by: string | null, pierce: boolean): number => {
  const figure = figureOf(t.m, name);
  const blocked = pierce ? 0 : Math.min(figure.block, n);
  figure.block -= blocked;
  if (blocked > 0 && isHero(name)) note(t, numberOf(name), 'blocked', blocked);
  wound(t, name, n - blocked);
  emit(t, { type: 'hit', to: name, ...(by !== null && { by }), amount: n - blocked, blocked });
  return n - blocked;
};

/** Wounds that are no damage. */
export const suffer = (t: Table, name: string, n: number, why: DicebornEvent<'suffered'>['why']): void => {
  if (n <= 0 || !stands(t.m, name)) return;
  wound(t, name, n);
  emit(t, { type: 'suffered', to: name, amount: n, why });
};
export const counter = (t: Table, by: string, to: string, n: number): void => {
  wound(t, to, n);
  emit(t, { type: 'countered', by, to, amount: n });
};

export const addBlocks = (t: Table, name: string, n: number): void => {
  const figure = figureOf(t.m, name);
  const added = Math.min(MOST_BLOCKS - figure.block, n);
  if (added <= 0 || !takesTokens(t, name)) return;
  figure.block += added;
  emit(t, { type: 'block', to: name, n: added });
};
export const stripBlocks = (t: Table, name: string): void => {
  const figure = figureOf(t.m, name);
  if (figure.block === 0) return;
  figure.block = 0;
  emit(t, { type: 'stripped', to: name });
};

const takesTokens = ({ m }: Table, name: string): boolean => stands(m, name);
const isImmune = (t: Table, name: string, to: 'poison' | 'stun'): boolean => {
  if (!isEnemy(name)) return false;
  const { kind, id } = enemyAt(t.m, numberOf(name));
  return kind === 'boss' && t.lib.bosses.get(id)?.immune.includes(to) === true;
};

/** A second Poison is a wound instead. */
export const addPoison = (t: Table, name: string): void => {
  if (!takesTokens(t, name) || isImmune(t, name, 'poison')) return;
  const figure = figureOf(t.m, name);
  if (figure.poison > 0) {
    suffer(t, name, 1, 'effect');
    fallIfSpent(t, name);
    return;
  }
  figure.poison = 1;
  emit(t, { type: 'poisoned', to: name });
};
export const addStun = (t: Table, name: string): void => {
  const figure = figureOf(t.m, name);
  if (figure.stun > 0 || !takesTokens(t, name) || isImmune(t, name, 'stun')) return;
  figure.stun = 1;
  emit(t, { type: 'stunned', to: name });
};

export type Ailment = 'wound' | 'poison' | 'stun';
/** What healing could take off somebody. */
export const ailments = ({ wounds, poison, stun }: Pick<Figure, 'wounds' | 'poison' | 'stun'>): Ailment[] => [
  ...(wounds > 0 ? (['wound'] as const) : []),
  ...(poison > 0 ? (['poison'] as const) : []),
  ...(stun > 0 ? (['stun'] as const) : []),
];
const FIELD = { wound: 'wounds', poison: 'poison', stun: 'stun' } as const;
export const healOne = (t: Table, name: string, what: Ailment): void => {
  figureOf(t.m, name)[FIELD[what]]--;
  emit(t, { type: 'healed', to: name, what });
};
export const cleanse = (t: Table, name: string): void => {
  for (const what of ['poison', 'stun'] as const) if (figureOf(t.m, name)[what] > 0) healOne(t, name, what);
};
/** Points that a healing heals: fewer where a condition says so. */
export const healing = (t: Table, n: number): number => (holds(t, 'less-healing') ? Math.max(0, n - 1) : n);

export const hpLeft = (t: Table, name: string): number => hpOf(t, name) - figureOf(t.m, name).wounds;
