/** A match whose server is killed in the midst of an action, and plays on to its end. */
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readSqlJournal } from '../../../infra/journal/open.ts';
import type { Choices } from '../../../proof/random.ts';
import type { ServerProcess } from '../server/servers.ts';
import { checkNothingLost, openReturning, playOn, ReturningPlayer, type Sitting } from './returning.ts';
import { guestToken } from './rooms.ts';

/** Guests of these names sit down, play so many actions, and one more, in which their server is killed; they come back and play
 *  on. Fails where anything that was accepted is lost. */
export const surviveAKill = async (
  victim: ServerProcess,
  names: readonly string[],
  sitting: Sitting,
  { after, random }: { readonly after: number; readonly random: Choices },
): Promise<void> => {
  const tokens = await Promise.all(names.map((player) => guestToken(victim.url, player)));
  const players = tokens.map(({ token }) => new ReturningPlayer([victim.url], token));
  const match = await openReturning(players, sitting);
  for (let i = 0; i < after; i++) assert.ok(await playOn(match, players, random), 'it was over before the kill');
  const acting = playOn(match, players, random);
  await victim.kill('SIGKILL');
  await victim.start();
  assert.ok(await acting, 'it was over before the kill');
  while (await playOn(match, players, random));
  const journal = await readSqlJournal(join(victim.folder, 'journal.db'));
  await checkNothingLost(journal, match, players);
  await journal.close();
};
