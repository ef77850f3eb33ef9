/** A projection for any game: the views travel whole, as JSON. A new game is playable with it on its first day; one that
 *  is played much gets a schema of its own, for smaller patches. */
import { type SchemaType, schema, t } from '@colyseus/schema';
import type { BaseView } from '../../engine/core/game.ts';
import { type MatchPicture, MatchState, readShared } from './match-state.ts';
import type { Projection } from './projection.ts';

export const JsonOwnState = schema({ view: t.string(), legal: t.string().default('[]') }, 'JsonOwnState');

export const JsonMatchState = MatchState.extend(
  { table: t.string().default(''), own: t.map(JsonOwnState).view() },
  'JsonMatchState',
);
export type JsonMatchState = SchemaType<typeof JsonMatchState>;

export const jsonProjection: Projection<unknown, JsonMatchState> = {
  createState() {
    return new JsonMatchState();
  },
  project(views, state) {
    state.table = JSON.stringify(views.everybody);
    for (const [seat, { view, legal }] of views.seats) {
      const own = ownOf(state, seat);
      own.view = JSON.stringify(view);
      own.legal = JSON.stringify(legal);
    }
  },
  reveal(state, view, seat) {
    view.add(ownOf(state, seat));
  },
};

/** A decoded state as plain data. */
export const readJson = (state: JsonMatchState): MatchPicture<BaseView> => {
  const shared = readShared(state);
  const [key, own] = [...(state.own?.entries() ?? [])][0] ?? [];
  const you = key === undefined ? {} : { you: Number(key) };
  if (!state.table) return { ...shared, ...you, legal: [] };
  return {
    ...shared,
    ...you,
    view: JSON.parse(own?.view ?? state.table),
    legal: own ? JSON.parse(own.legal) : [],
  };
};

const ownOf = (state: JsonMatchState, seat: number) => {
  const known = state.own.get(String(seat));
  if (known) return known;
  const fresh = new JsonOwnState();
  state.own.set(String(seat), fresh);
  return fresh;
};
