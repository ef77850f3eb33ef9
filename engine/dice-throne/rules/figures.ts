/** Figures of the rules as words change them: those that stand on boards, and those that stay for a while. */

import { type Table, tokenOf } from '../state/context.ts';
import type { BodyId } from '../state/match.ts';
import type { Figure, Standing } from '../vocabulary/words.ts';
import { amount, whoIs } from './amounts.ts';

/** By how much the figure differs for the body from what is printed. */
export const figure = (t: Table, body: BodyId, what: Figure): number => {
  if (!t.lib.adjusted.has(what)) return 0;
  let by = 0;
  for (const word of t.m.lasting) {
    const effect = word.of === body ? t.lib.programs.get(word.at)?.[word.index] : undefined;
    if (effect?.do === 'adjust' && effect.what === what) by += word.by ?? 0;
  }
  for (const owner of t.m.bodies) {
    if (owner.out) continue;
    const stand = (words: readonly Standing[], origin?: BodyId): void => {
      for (const word of words) {
        if (word.do !== 'adjust' || word.what !== what) continue;
        const f = { self: owner.id, ...(origin === undefined ? {} : { origin }) };
        if (whoIs(t, f, word.of).includes(body)) by += amount(t, f, word.by);
      }
    };
    // Equal tokens lie next to each other; their word is read once.
    let last = '';
    for (const { id, from } of owner.tokens) {
      if (id !== last) stand(tokenOf(t, id).standing, from);
      last = id;
    }
    for (const { side } of owner.companions) stand(t.lib.sides.get(side)?.standing ?? []);
  }
  return by;
};
