/** Fetches the record of a finished match and tells its story. The rules come with it, so it is loaded only once a match
 *  is over. */
import '../../../replay/no-eval.ts';
import { diceThrone } from '../../../../engine/dice-throne/index.ts';
import { readReplay, wholeReplay } from '../../../../engine/record/replay.ts';
import { fetchReplay } from '../../../api.ts';
import { type Story, type StoryStep, storyOf } from './story.ts';

/** Rejects for a record that the server does not keep, or that these rules do not read: of a hero from outside. */
export async function loadStory(match: string): Promise<Story> {
  const replay = wholeReplay(diceThrone, readReplay(await fetchReplay(match)));
  function* steps(): Generator<StoryStep> {
    for (let step = 1; step <= replay.length; step++)
      yield { view: replay.frame(step, 'public').view, events: replay.eventsAt(step, 'public') };
  }
  return storyOf(replay.frame(0, 'public').view, steps());
}
