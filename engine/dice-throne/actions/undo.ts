/** Taking back: an action may be taken back while nothing came to light through it that anybody could use afterwards.
 *
 *  No die was rolled and nothing shuffled or picked at random: the dice stream stands where it stood. No hidden card was
 *  seen: no card left a deck or the hand of another seat. What the seat showed of its own hand is its own loss. */
import type { Seat } from '../../core/game.ts';
import type { Match } from '../state/match.ts';

/** What tells whether something came to light. */
export interface Hidden {
  readonly chance: number;
  readonly scripted: number;
  readonly inDecks: number;
  readonly inOtherHands: number;
}

export const hiddenFrom = (m: Match, seat: Seat): Hidden => ({
  chance: m.chance.position,
  scripted: scriptedIn(m),
  inDecks: inDecks(m),
  inOtherHands: inOtherHands(m, seat),
});
const scriptedIn = ({ chance }: Match): number => chance.script?.length ?? 0;
const inDecks = ({ holdings }: Match): number => {
  let n = 0;
  for (const { deck } of holdings) n += deck.length;
  return n;
};
const inOtherHands = ({ holdings }: Match, seat: Seat): number => {
  let n = 0;
  for (let i = 0; i < holdings.length; i++) if (i !== seat) n += holdings[i]?.hand.length ?? 0;
  return n;
};

/** `m` as it is now, against what was hidden before. */
export const nothingCameToLight = (before: Hidden, m: Match, seat: Seat): boolean =>
  before.chance === m.chance.position &&
  before.scripted === scriptedIn(m) &&
  before.inDecks === inDecks(m) &&
  before.inOtherHands === inOtherHands(m, seat);
