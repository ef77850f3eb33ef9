/** What stands in the field for the name under which one plays: the player's own, until another is written over it. */
import { useState } from 'preact/hooks';
import type { Player } from '../../client/account.ts';

/** The name, and what keeps what was written. It counts only while the player is called what it was written over: who signs in
 *  meanwhile, or takes another name, sees that one. */
export const useName = (player: Player | undefined): [name: string, write: (name: string) => void] => {
  const own = player?.name ?? '';
  const [written, setWritten] = useState({ over: own, name: own });
  return [written.over === own ? written.name : own, (name) => setWritten({ over: own, name })];
};
