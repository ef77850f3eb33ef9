/** Answers by client key, so that a repeated request gets the first one's answer, even while that is still being found.
 *  Accepted ones are kept as long as the match, as the step they led to; of refused ones, which changed nothing, only the
 *  latest. */
import type { Seat } from '../../engine/core/game.ts';
import { isUndo } from '../../engine/core/undo.ts';
import type { Answer } from './answer.ts';
import type { MatchEntry } from './match-entry.ts';

const REFUSED_KEPT = 64;

/** By key: the step that an accepted action led to, or the answer that is not found yet or refuses. */
type Answers = Map<string, number | Promise<Answer>>;

export class IdempotencyCache {
  private readonly players = new Map<string, Answers>();
  private readonly refused: { readonly answers: Answers; readonly key: string }[] = [];

  /** The first answer to this key of this player; `find` finds it, once. */
  once(player: string, key: string, find: () => Promise<Answer>): Promise<Answer> {
    const answers = this.of(player);
    const known = answers.get(key);
    if (known !== undefined) return typeof known === 'number' ? accepted(known) : known;
    const answer = find();
    answers.set(key, answer);
    void answer.then((found) => {
      if ('accepted' in found) answers.set(key, found.accepted.step);
      else this.forgetOldest(answers, key);
    });
    return answer;
  }

  /** What was accepted before an outage: its retry gets the first answer. `playerAt`: who sits there, if anybody. */
  knowAll(past: readonly MatchEntry[], playerAt: (seat: Seat) => string | undefined): void {
    let step = 0;
    for (const entry of past) {
      if (!('action' in entry)) continue;
      step += isUndo(entry.action) ? -1 : 1;
      const player = playerAt(entry.seat);
      if (entry.key !== undefined && player !== undefined) this.of(player).set(entry.key, step);
    }
  }

  private of(player: string): Answers {
    const known = this.players.get(player);
    if (known) return known;
    const fresh: Answers = new Map();
    this.players.set(player, fresh);
    return fresh;
  }

  private forgetOldest(answers: Answers, key: string): void {
    this.refused.push({ answers, key });
    const oldest = this.refused.length > REFUSED_KEPT ? this.refused.shift() : undefined;
    oldest?.answers.delete(oldest.key);
  }
}

const accepted = async (step: number): Promise<Answer> => ({ accepted: { step } });
