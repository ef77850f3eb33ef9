/** The match's own time, in which its clocks are told. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface MatchTime {
  now(): number;
  readonly paused: boolean;
}

/** Where nobody says otherwise, as in a replay, no time passes. */
const Context = createContext<MatchTime>({ now: () => 0, paused: true });
export const TimeProvider = Context.Provider;
export const useTime = (): MatchTime => useContext(Context);
