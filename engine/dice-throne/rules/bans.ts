/** What a body may not activate: an ability is forbidden under its id, or with all of its kind. */
import type { LibraryAbility, Table } from '../state/library.ts';
import type { BodyId } from '../state/match.ts';
import { forbidden } from './standing.ts';

export const mayActivate = (t: Table, body: BodyId, { id, kind }: LibraryAbility): boolean =>
  !t.lib.bansAbilities || (!forbidden(t, body, `activate:${id}`) && !forbidden(t, body, `activate:${kind}`));
