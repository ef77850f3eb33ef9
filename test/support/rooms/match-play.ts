/** Clients that play by the legal lines they are given, in a hurry. */
import type { BaseView } from '../../../engine/core/game.ts';
import { hurried as chosenInAHurry } from '../../../loadtest/hurried.ts';
import type { Choices } from '../../../proof/random.ts';
import type { LegalAction } from '../../../protocol/messages.ts';
import type { Place } from './rooms.ts';

/** A line as a player in a hurry takes it. */
export const hurried = (lines: readonly LegalAction[], random: Choices): LegalAction | undefined =>
  chosenInAHurry(lines, random.below);

/** One action of whichever place is waited for; everybody has seen it when it answers. Nothing when the match is
 *  over. */
export const oneAction = async (
  places: readonly Place<BaseView>[],
  watching: readonly Place<BaseView>[],
  random: Choices,
): Promise<LegalAction['action'] | undefined> => {
  const view = places[0]?.picture.view;
  if (!view || view.outcome) return undefined;
  const seat = view.waiting[0]?.seat;
  const place = places.find((other) => other.picture.you === seat);
  const line = place && hurried(place.picture.legal, random);
  if (!place || !line) throw new Error(`seat ${seat} is waited for and has nothing to do`);
  const { step } = await place.act(line.action, { step: view.step });
  for (const other of [...places, ...watching]) {
    await other.until((here) => (here.picture.view?.step ?? 0) >= step, `step ${step}`);
  }
  return line.action;
};
