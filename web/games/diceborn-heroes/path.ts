/** The way of a match: what has been fought, what is, and what is known to come. */
import type { DicebornView } from '../../../engine/diceborn-heroes/view/view-shape.ts';
import { t } from '../../words/t.ts';
import type { Lexicon } from './model.ts';

export interface PathStep {
  readonly name: string;
  /** What stands in its round: a number, or `boss`. */
  readonly mark: string;
  readonly state: 'done' | 'at' | 'to-come';
}

/** What is fought by each mode: as many quests, and a boss at the end or alone. */
const QUESTS = [1, 2, 3];

export const pathOf = (view: DicebornView, lexicon: Lexicon): PathStep[] => {
  const { mode, line, fight, boss } = view;
  const state = (index: number): PathStep['state'] => (index < at ? 'done' : index === at ? 'at' : 'to-come');
  if (mode === 'arena') {
    const at = Math.max(0, fight - 1);
    return QUESTS.map((number, index) => ({
      name: line[index] ? lexicon.name(line[index] ?? '') : t('Boss {number}', { number }),
      mark: 'boss',
      state: index < at ? 'done' : index === at ? 'at' : 'to-come',
    }));
  }
  const at = boss ? QUESTS.length : Math.max(0, fight - 1);
  const pack = lexicon.packs.get(view.pack ?? '');
  const fights = QUESTS.map((number, index): PathStep => {
    const quest = line[index] ?? (mode === 'adventure' ? undefined : pack?.quests[index]);
    return {
      name:
        mode === 'family'
          ? `${t('Monsters')} ${'I'.repeat(number)}`
          : quest
            ? lexicon.name(quest)
            : t('Quest {n}', { n: number }),
      mark: String(number),
      state: state(index),
    };
  });
  if (mode === 'family') return fights;
  const known = boss ?? (mode === 'adventure' ? undefined : pack && { id: pack.boss });
  return [
    ...fights,
    { name: known ? lexicon.name(known.id) : t('The boss'), mark: 'boss', state: state(QUESTS.length) },
  ];
};
