/** IdempotencyCache by client key, so that a repeated request gets the first one's answer, even while that is still
 *  being found. Accepted ones are kept as long as the match; of refused ones, which changed nothing, only the
 *  latest. */
import type { Answer } from './answer.ts';

const REFUSED_KEPT = 64;

export class IdempotencyCache {
  private readonly kept = new Map<string, Promise<Answer>>();
  private readonly refused: string[] = [];

  /** The first answer to this key of this player; `find` finds it, once. */
  once(player: string, key: string, find: () => Promise<Answer>): Promise<Answer> {
    const id = JSON.stringify([player, key]);
    const known = this.kept.get(id);
    if (known) return known;
    const answer = find();
    this.kept.set(id, answer);
    void answer.then((found) => 'refused' in found && this.forgetOldest(id));
    return answer;
  }

  /** The answer to this key is known from before. */
  know(player: string, key: string, answer: Answer): void {
    this.kept.set(JSON.stringify([player, key]), Promise.resolve(answer));
  }

  private forgetOldest(refused: string): void {
    this.refused.push(refused);
    const oldest = this.refused.length > REFUSED_KEPT ? this.refused.shift() : undefined;
    if (oldest !== undefined) this.kept.delete(oldest);
  }
}
