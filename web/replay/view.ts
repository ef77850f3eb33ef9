/** What a replay shows through somebody's eyes. */
import type { BaseView } from '../../engine/core/game.ts';
import type { Eyes } from '../../engine/record/replay.ts';
import { spoken } from '../words/t.ts';
import type { OpenedReplay } from './opened-replay.ts';

/** The table at that step. With `everything`, every seat's own knowledge is laid over what everybody may see. */
export function viewAt({ replay, page }: OpenedReplay, step: number, eyes: Eyes): BaseView {
  const language = spoken();
  const { view } = replay.frame(step, eyes, language);
  return eyes === 'everything' ? page.together(view, replay.seatViews(step, language)) : view;
}

/** The eyes that were asked for, where the match has such a seat. */
export const eyesWithin = (eyes: Eyes, seats: number): Eyes =>
  typeof eyes === 'number' && eyes >= seats ? 'public' : eyes;
