/** Reads the state of any match, for whoever has the lexicons of all games. */
import type { BaseView } from '../../engine/core/game.ts';
import { lexiconOf } from '../../protocol/packed/lexicons.ts';
import type { MatchState } from './match-state.ts';
import { type MatchPicture, pictureOf } from './picture.ts';

/** A decoded state as plain data. Throws as `pictureOf` does. */
export const readAny = (state: MatchState): MatchPicture<BaseView> => pictureOf(state, lexiconOf(state.game));
