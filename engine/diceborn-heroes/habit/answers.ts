/** How people answer by habit, when a match is only looked ahead. */

import type { Prompt } from '../../core/asking.ts';
import { hpLeft } from '../rules/harm.ts';
import type { Question } from '../state/state.ts';
import {
  canEvade,
  counterOf,
  enemyAt,
  figureOf,
  heroAt,
  isEnemy,
  isHero,
  numberOf,
  sure,
  type Table,
} from '../state/table.ts';
import type { Effect } from '../vocabulary/words.ts';

export const answerByHabit = (t: Table, { question, options }: Prompt<Question>): string => {
  const effect = effectAsking(t);
  switch (question) {
    case 'foe':
      return foeByHabit(t, options, effect);
    case 'hero':
      return best(options, (name) => figureOf(t.m, name).wounds - hpLeft(t, name) * 0.1);
    case 'ally':
      return best(options, (name) => hpLeft(t, name));
    case 'target':
      return best(options, (name) => standsItWell(t, name));
    case 'next':
      return options.find((option) => !isEnemy(option) && !option.startsWith('card:')) ?? first(options);
    case 'heal':
      return healByHabit(options);
    case 'value':
      return options.at(-1) ?? first(options);
    case 'peek':
    case 'foresee':
    case 'dice':
      return 'done';
    default:
      return first(options);
  }
};

const first = (options: readonly string[]): string => sure(options[0], 'option');

const best = (options: readonly string[], worth: (option: string) => number): string => {
  let found = first(options);
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const now = worth(option);
    if (now <= most) continue;
    most = now;
    found = option;
  }
  return found;
};

/** The effect that asks. */
const effectAsking = ({ m, lib }: Table): Effect | undefined => {
  const frame = m.stack.at(-1);
  return frame?.do === 'effects' ? lib.programs.get(frame.todo[0] ?? '')?.[frame.next] : undefined;
};

const NOT_WORTH_IT = -5;
/** Whoever falls by it, then whoever has still to strike; nobody who would KO the hero by a Counter. */
const foeByHabit = (t: Table, options: readonly string[], effect: Effect | undefined): string => {
  if (options.includes('all')) return 'all';
  const n = effect?.do === 'attack' ? effect.n : 2;
  const frame = t.m.stack.at(-1);
  const by = frame?.do === 'effects' ? frame.by : null;
  const own = by !== null && isHero(by) ? hpLeft(t, by) : 9;
  const worth = (name: string): number => {
    if (!isEnemy(name)) return NOT_WORTH_IT;
    const enemy = enemyAt(t.m, numberOf(name));
    const left = hpLeft(t, name) + enemy.block;
    const harm = n < left ? counterOf(t, name) : 0;
    return (
      (n >= left ? 6 : 2 - left * 0.1) +
      (enemy.cards.length > 0 ? 1 : 0) -
      (canEvade(t, name) && !enemy.evaded ? 3 : 0) -
      (harm >= own ? 20 : harm)
    );
  };
  return best(options, worth);
};

const standsItWell = (t: Table, name: string): number => {
  const figure = figureOf(t.m, name);
  const veiled = isHero(name) && heroAt(t.m, numberOf(name)).veiled;
  if (veiled || (canEvade(t, name) && !figure.evaded)) return 100;
  return hpLeft(t, name) + figure.block * 2 + counterOf(t, name) * 1.5;
};

const healByHabit = (options: readonly string[]): string =>
  options.find((option) => option === 'poison') ?? (options.includes('wound') ? 'wound' : first(options));
