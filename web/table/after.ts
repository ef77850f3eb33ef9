/** What else one may do when a match is over, for whoever came to it through the queue. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface AfterMatch {
  /** Waits for another match like it; rejects with words for people. */
  readonly queueAgain?: () => Promise<void>;
}

const Context = createContext<AfterMatch>({});
export const AfterMatchProvider = Context.Provider;
export const useAfterMatch = (): AfterMatch => useContext(Context);
