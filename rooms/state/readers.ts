/** Readers of synchronized state, the inverse of what `all-games.ts` registers: a game with a schema of its own has one
 *  here, for all others the views travelled as JSON. */
import type { BaseView } from '../../engine/core/game.ts';
import { readDiceThrone } from './dice-throne.ts';
import type { DiceThroneState } from './dice-throne-state.ts';
import { type JsonMatchState, readJson } from './json.ts';
import type { MatchPicture, MatchState } from './match-state.ts';

/** A decoded state as plain data, whatever the game. */
export const readAny = (state: MatchState): MatchPicture<BaseView> => {
  if (isDiceThrone(state)) return readDiceThrone(state);
  if (isJson(state)) return readJson(state);
  throw new Error(`Nothing reads the state of "${state.game}".`);
};

const isDiceThrone = (state: MatchState): state is DiceThroneState => state.game === 'dice-throne';
const isJson = (state: MatchState): state is JsonMatchState => !isDiceThrone(state);
