/** Whom an effect is for: found at once, or chosen by the seat that decides. The same word again in one action means the same
 *  ones. */
import type { Asker } from '../rules/asking.ts';
import { hpLeft } from '../rules/harm.ts';
import type { EffectsFrame, Question } from '../state/state.ts';
import { deciderFor, foes, isEnemy, koHeroes, leaderOf, standingHeroes, stands, type Table } from '../state/table.ts';
import type { Whom } from '../vocabulary/words.ts';

export interface Choosing {
  /** Targets of an attack may be declined. */
  readonly attack?: boolean;
  /** Heroes that are KO'd, instead of those that stand. */
  readonly kod?: boolean;
}

/** Those whom the word means, or nothing while somebody is asked. */
export const whom = (
  t: Table,
  asker: Asker,
  frame: EffectsFrame,
  to: Whom,
  { attack = false, kod = false }: Choosing = {},
): string[] | undefined => {
  const known = frame.memo[to];
  if (known) return known.filter((name) => kod || stands(t.m, name));
  const found = find(t, asker, frame, to, attack, kod);
  if (found) asker.found[to] = found;
  return found;
};

const find = (
  t: Table,
  asker: Asker,
  { by }: EffectsFrame,
  to: Whom,
  attack: boolean,
  kod: boolean,
): string[] | undefined => {
  const { m } = t;
  const seat = deciderFor(m, by);
  const heroes = (): string[] => (kod ? koHeroes(m) : standingHeroes(m));
  switch (to) {
    case 'self':
      return by === null ? [] : [by];
    case 'heroes':
      return heroes();
    case 'foes-side':
      return foes(m);
    case 'fittest-foe':
      return fittest(t, asker, foes(m));
    case 'fittest-hero':
      return fittest(t, asker, standingHeroes(m));
    case 'hero':
      return choose(asker, seat, 'hero', heroes(), 1, false);
    case '2heroes':
      return choose(asker, seat, 'hero', heroes(), 2, false);
    case 'foe':
    case 't':
      return choose(asker, seat, 'foe', foes(m), 1, attack);
    case '2foes':
    case '2t':
      return choose(asker, seat, 'foe', foes(m), 2, attack);
    case '3foes':
      return choose(asker, seat, 'foe', foes(m), 3, attack);
    case 'foes':
    case 'all':
      return attack ? chooseAny(asker, seat, foes(m)) : foes(m);
  }
};

/** Up to so many of them, one by one; declined with `done`, where that is possible. */
const choose = (
  asker: Asker,
  seat: number,
  question: Question,
  from: readonly string[],
  most: number,
  declinable: boolean,
): string[] | undefined => {
  if (!declinable && from.length <= most) return [...from];
  const chosen: string[] = [];
  while (chosen.length < most) {
    const left = from.filter((name) => !chosen.includes(name));
    if (left.length === 0) break;
    const answer = asker.ask(seat, question, declinable ? [...left, DONE] : left);
    if (answer === undefined) return undefined;
    if (answer === DONE) break;
    chosen.push(answer);
  }
  return chosen;
};
const DONE = 'done';
const ALL = 'all';

/** Any of all of them. */
const chooseAny = (asker: Asker, seat: number, from: readonly string[]): string[] | undefined => {
  const chosen: string[] = [];
  while (chosen.length < from.length) {
    const left = from.filter((name) => !chosen.includes(name));
    const all = chosen.length === 0 && left.length > 1 ? [ALL] : [];
    const answer = asker.ask(seat, 'foe', [...all, ...left, DONE]);
    if (answer === undefined) return undefined;
    if (answer === ALL) return [...from];
    if (answer === DONE) break;
    chosen.push(answer);
  }
  return chosen;
};

/** The one with most HP left; among equals the leader's choice. */
const fittest = (t: Table, asker: Asker, from: readonly string[]): string[] | undefined => {
  const most = Math.max(...from.map((name) => hpLeft(t, name)));
  const equal = from.filter((name) => hpLeft(t, name) === most);
  if (equal.length <= 1) return equal;
  const [one = ''] = equal;
  return choose(asker, leaderOf(t.m), isEnemy(one) ? 'foe' : 'hero', equal, 1, false);
};
