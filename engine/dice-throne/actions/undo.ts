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

export const hiddenFrom = (m: Match, seat: Seat): Hidden => {
  let inDecks = 0;
  let inOtherHands = 0;
  for (let i = 0; i < m.holdings.length; i++) {
    const owner = m.holdings[i];
    if (!owner) continue;
    inDecks += owner.deck.length;
    if (i !== seat) inOtherHands += owner.hand.length;
  }
  return { chance: m.chance.position, scripted: m.chance.script?.length ?? 0, inDecks, inOtherHands };
};

/** `m` as it is now, against what was hidden before. */
export const nothingCameToLight = (before: Hidden, m: Match, seat: Seat): boolean => {
  if (before.chance !== m.chance.position) return false;
  const after = hiddenFrom(m, seat);
  return (
    before.scripted === after.scripted && before.inDecks === after.inDecks && before.inOtherHands === after.inOtherHands
  );
};
