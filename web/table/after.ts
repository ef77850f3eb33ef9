/** What else one may do when a match is over: queue again for whoever came to it through the queue, go on with a
 *  campaign for whoever opened it. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface AfterMatch {
  /** Waits for another match like it; rejects with words for people. */
  readonly queueAgain?: () => Promise<void>;
  /** The next match of a campaign, which begins with what this one leaves (`report`). */
  readonly goOn?: (report: Readonly<Record<string, unknown>>) => void;
}

const Context = createContext<AfterMatch>({});
export const AfterMatchProvider = Context.Provider;
export const useAfterMatch = (): AfterMatch => useContext(Context);
