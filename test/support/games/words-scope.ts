/** Sentences are made within a scope, which knows what was named before: one in which some Chi were spent. */
import { commonCards } from '../../../engine/dice-throne/cards/common-cards.ts';
import { COMBATANTS } from '../../../engine/dice-throne/combatants.ts';
import { buildLibrary } from '../../../engine/dice-throne/library/index.ts';
import { type Scope, scopeOf } from '../../../engine/dice-throne/text/scope.ts';

const lib = buildLibrary(COMBATANTS, commonCards);
export const scope = (): Scope => {
  const made = scopeOf(lib);
  made.numbers.set('spent', { one: 'Chi', more: 'Chi', done: 'spent' });
  return made;
};
