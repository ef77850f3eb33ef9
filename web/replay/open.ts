/** Opens a record: plays it through once and keeps it ready. This is where the rules come into the page, so it is loaded
 *  only when somebody wants to watch. */
import './no-eval.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { MatchView } from '../../engine/dice-throne/view-shape.ts';
import { type Replay, readReplay, wholeReplay } from '../../rooms/replay.ts';
import '../style/replay.css';

export { ReplayPage } from './replay-page.tsx';

export interface OpenedReplay {
  readonly replay: Replay<MatchView>;
  /** The record as it came, for whoever wants to keep it. */
  readonly text: string;
  /** Whether every roll is what the revealed secret gives, in words; absent where nobody has looked. */
  readonly dice?: { readonly hold: boolean; readonly words: string };
}

/** Throws `BadInput` for what is no finished match under these rules. */
export const openReplay = (text: string): OpenedReplay => ({
  replay: wholeReplay<MatchView>(diceThrone, readReplay(text)),
  text,
});
