/** First answers by client key, so that a repeated request is answered and not done again. Accepted ones are kept as
 *  long as the match; of refused ones, which changed nothing, only the latest. */
import type { ActAnswer, WireRefusal } from './protocol.ts';

export type Answer = { readonly accepted: ActAnswer } | { readonly refused: WireRefusal };

const REFUSED_KEPT = 64;

export class Answers {
  private readonly accepted = new Map<string, Answer>();
  private readonly refused = new Map<string, Answer>();

  /** The first answer to this key of this player. */
  find(player: string, key: string): Answer | undefined {
    const id = idOf(player, key);
    return this.accepted.get(id) ?? this.refused.get(id);
  }

  remember(player: string, key: string, answer: Answer): void {
    if ('accepted' in answer) {
      this.accepted.set(idOf(player, key), answer);
      return;
    }
    this.refused.set(idOf(player, key), answer);
    const oldest = this.refused.keys().next();
    if (this.refused.size > REFUSED_KEPT && !oldest.done) this.refused.delete(oldest.value);
  }
}

const idOf = (player: string, key: string): string => JSON.stringify([player, key]);
