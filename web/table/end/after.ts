/** What else one may do when a match is over: play again with the same people, queue again for whoever came to it through
 *  the queue, go on with a campaign for whoever opened it, come back to one's party. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Refusal } from '../../../client/refusal.ts';

export interface AfterMatch {
  /** Says whether one wants to; resolves with why it cannot be. */
  readonly rematch?: (wanted: boolean) => Promise<Refusal | undefined>;
  /** Waits for another match like it; rejects with words for people. */
  readonly queueAgain?: () => Promise<void>;
  /** Where the campaign goes on whose scenario this was. */
  readonly camp?: string;
  /** Where the party is that the player is in. */
  readonly party?: string;
  /** The next match of a campaign, which begins with what this one leaves (`report`). */
  readonly goOn?: (report: Readonly<Record<string, unknown>>) => void;
}

const Context = createContext<AfterMatch>({});
export const AfterMatchProvider = Context.Provider;
export const useAfterMatch = (): AfterMatch => useContext(Context);
