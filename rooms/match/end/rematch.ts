/** Another match between the same people. Once the match is over, each who sat here may ask for it; when all of them do, it is
 *  opened with the same seats, heroes, set-up and bots. Nobody is replaced: it waits for whoever is away, and is off while
 *  somebody does not want it or has left. What became of it stands in the state, so that whoever comes back learns it. */
import { generateId } from '@colyseus/core';
import type { MatchState } from '../../state/match-state.ts';
import { refused } from '../answer.ts';
import { plainId } from '../match-id.ts';
import { type GivenMatch, isRanked, type Opening } from '../opening.ts';
import type { SeatRecord } from '../seats.ts';

export interface RematchParts {
  readonly opening: Opening;
  readonly seats: readonly SeatRecord<unknown>[];
  readonly state: MatchState;
  /** Opens the match; rejects with why it cannot be opened now. */
  readonly open: (match: GivenMatch) => Promise<void>;
  /** The state is another. */
  readonly onChange: () => void;
}

export class Rematch {
  private readonly parts: RematchParts;
  private opening = false;

  constructor(parts: RematchParts) {
    this.parts = parts;
  }

  /** What the seat says to another match; who says the same twice has said it once. The last one to agree opens it.
   *  Returns why it cannot be. */
  async answer({ seat }: SeatRecord<unknown>, wanted: boolean) {
    const { opening, state, open } = this.parts;
    if (state.stage !== 'over') return refused('not-allowed-now', 'The match is not over yet.');
    if (isRanked(opening)) {
      return refused('not-allowed-now', 'Who meets whom in ranked matches is for the queue to say: queue again.');
    }
    if (opening.campaign !== undefined) {
      return refused('not-allowed-now', 'What is played next is for the campaign to say: go back to it.');
    }
    if (this.opening || state.rematch !== '') return undefined;
    this.say(seat, wanted ? 'yes' : 'no');
    if (!this.agreed) return undefined;
    this.opening = true;
    const match = plainId(generateId());
    try {
      await open({ match, opening: sameAgain(opening, this.parts.seats) });
      state.rematch = match;
    } catch (error) {
      this.say(seat, '');
      const why = error instanceof Error ? error.message : String(error);
      return refused('not-allowed-now', `No match can be opened now: ${why}`);
    } finally {
      this.opening = false;
      this.parts.onChange();
    }
    return undefined;
  }

  /** Whoever sat there is gone, and what they said with them. */
  left({ seat }: SeatRecord<unknown>): void {
    if (this.parts.state.rematch === '' && !this.opening) this.say(seat, '');
  }

  private get agreed(): boolean {
    const { seats, state } = this.parts;
    return seats.every(({ bot, seat }) => bot !== undefined || state.seats[seat]?.rematch === 'yes');
  }

  private say(seat: number, word: 'yes' | 'no' | ''): void {
    const shown = this.parts.state.seats[seat];
    if (!shown || shown.rematch === word) return;
    shown.rematch = word;
    this.parts.onChange();
  }
}

/** The same match to be opened once more: seats that were taken by invitation belong to who took them. */
const sameAgain = (opening: Opening, seats: readonly SeatRecord<unknown>[]): Opening => ({
  ...opening,
  seats: seats.map(({ player, hero, bot, name }) => {
    if (bot !== undefined) return { player: 'bot', hero, bot, ...(name !== undefined && { name }) };
    if (!player) throw new Error('a match was played to its end with an open seat');
    return { player: 'given', user: { id: player.id, name: player.name }, hero };
  }),
});
