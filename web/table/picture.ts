/** What a table shows, as plain data, whatever the game. */
import type { BaseView } from '../../engine/core/game.ts';
import type { MatchPicture } from '../../rooms/state/picture.ts';

/** A match as this client may know it. */
export type Picture<V = BaseView> = MatchPicture<V>;
/** Once it has begun. */
export type StartedPicture<V = BaseView> = Picture<V> & { readonly view: V };

export const hasStarted = <V>(picture: Picture<V>): picture is StartedPicture<V> => picture.view !== undefined;

/** Something that happened, in words. */
export interface LogEntry {
  readonly id: number;
  readonly text: string;
}

/** What an action brought, as this client may know it. */
export interface Happening {
  readonly id: number;
  readonly events: readonly { readonly type: string }[];
}

/** `small-straight` as `Small straight`. */
export function plainWords(id: string): string {
  const words = id.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
