/** Pictures of Dice Throne matches, for clients that play nothing else. */
import type { BaseView } from '../../engine/core/game.ts';
import type { MatchView } from '../../engine/dice-throne/state/view-shape.ts';
import type { MatchState } from './match-state.ts';
import type { MatchPicture } from './picture.ts';
import { readAny } from './read-any.ts';

const isMatchView = (view: BaseView): view is MatchView => 'seats' in view && 'phase' in view;

/** A decoded state as plain data. Throws a `TypeError` where another game is played. */
export const readDiceThrone = (state: MatchState): MatchPicture<MatchView> => {
  const { view, ...picture } = readAny(state);
  if (!view) return picture;
  if (!isMatchView(view)) throw new TypeError(`expected a match of Dice Throne, but ${picture.game} is played there`);
  return { ...picture, view };
};
