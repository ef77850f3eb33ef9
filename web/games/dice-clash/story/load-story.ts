/** Fetches the record of a finished match and tells its story. The rules come with it, so it is loaded only once a match
 *  is over. */
import '../../../replay/no-eval.ts';
import { diceClash } from '../../../../engine/dice-clash/index.ts';
import { readReplay, wholeReplay } from '../../../../engine/record/replay.ts';
import { fetchReplay } from '../../../api.ts';
import { type Story, storyOf } from './story.ts';

/** Rejects for a record that the server does not keep, or that these rules do not read. */
export async function loadStory(match: string): Promise<Story> {
  const replay = wholeReplay(diceClash, readReplay(await fetchReplay(match)));
  const events = Array.from({ length: replay.length + 1 }, (_, step) => replay.eventsAt(step, 'public')).flat();
  return storyOf([...replay.record.seats.keys()], events);
}
