/** Taking back: an action may be taken back while nothing came to light through it that anybody could use afterwards.
 *
 *  No die was rolled and nothing shuffled or picked at random: the dice stream stands where it stood. No hidden card was
 *  seen: no card left a deck or the hand of another seat. What the seat showed of its own hand is its own loss. */
import type { Seat } from '../../core/game.ts';
import type { Holdings, Match } from '../state/match.ts';

/** What tells whether something came to light. */
export interface Hidden {
  readonly chance: number;
  readonly scripted: number;
  readonly inDecks: number;
  readonly inOtherHands: number;
}

export const hiddenFrom = ({ chance, holdings }: Match, seat: Seat): Hidden => {
  let inDecks = 0;
  let inOtherHands = 0;
  for (let i = 0; i < holdings.length; i++) {
    const { deck, hand } = holdings[i] ?? NOTHING;
    inDecks += deck.length;
    if (i !== seat) inOtherHands += hand.length;
  }
  return { chance: chance.position, scripted: chance.script?.length ?? 0, inDecks, inOtherHands };
};
const NOTHING: Pick<Holdings, 'deck' | 'hand'> = { deck: [], hand: [] };

/** `m` as it is now, against what was hidden before. */
export const nothingCameToLight = (before: Hidden, m: Match, seat: Seat): boolean => {
  if (before.chance !== m.chance.position) return false;
  const { scripted, inDecks, inOtherHands } = hiddenFrom(m, seat);
  return before.scripted === scripted && before.inDecks === inDecks && before.inOtherHands === inOtherHands;
};
