/** What a body may not do: words that stand on its board, and those that stay for a while. */

import { type Table, tokenOf } from '../state/context.ts';
import type { LibraryAbility } from '../state/library.ts';
import type { BodyId } from '../state/match.ts';
import type { Cannot, Standing } from '../vocabulary/words.ts';
import { whoIs } from './amounts.ts';

/** An ability is forbidden under its id, or with all of its kind. */
export const mayActivate = (t: Table, body: BodyId, { id, kind }: LibraryAbility): boolean =>
  !t.lib.bansAbilities || (!forbidden(t, body, `activate:${id}`) && !forbidden(t, body, `activate:${kind}`));

export const forbidden = (t: Table, body: BodyId, what: Cannot['what']): boolean => {
  const { banned } = t.lib;
  if (!banned.has(what)) return false;
  for (const { at, index, of } of t.m.lasting) {
    const word = t.lib.programs.get(at)?.[index];
    if (word?.do === 'cannot' && word.what === what && of === body) return true;
  }
  const stands = (words: readonly Standing[], self: BodyId, origin?: BodyId): boolean =>
    words.some(
      (word) =>
        word.do === 'cannot' &&
        word.what === what &&
        whoIs(t, { self, ...(origin === undefined ? {} : { origin }) }, word.of).includes(body),
    );
  return t.m.bodies.some(
    (owner) =>
      !owner.out &&
      (owner.tokens.some(({ id, from }) => stands(tokenOf(t, id).standing, owner.id, from)) ||
        owner.companions.some(({ side }) => stands(t.lib.sides.get(side)?.standing ?? [], owner.id))),
  );
};
