/** What a body may not activate: an ability is forbidden under its id, with all of its kind, or with all that want a small
 *  or large straight. */
import type { LibraryAbility, Table } from '../state/library.ts';
import type { BodyId } from '../state/match.ts';
import { forbidden } from './standing.ts';

export const mayActivate = (t: Table, body: BodyId, { id, kind, straight }: LibraryAbility): boolean =>
  !t.lib.bansAbilities ||
  (!forbidden(t, body, `activate:${id}`) &&
    !forbidden(t, body, `activate:${kind}`) &&
    !(straight && forbidden(t, body, 'activate:straight')));
