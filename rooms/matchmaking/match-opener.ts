/** Opens matches whose ids are fixed beforehand: the journal knows each once, and a claim lets one at a time work at
 *  it. So whoever comes to one that is to be opened may try, wherever another process died on the way, and it is opened
 *  once. */
import { randomUUID } from 'node:crypto';
import type { GivenMatch } from '../match/opening.ts';
import type { MatchmakingParts } from './context.ts';

/** A claim on a match lasts so long, should its holder die meanwhile. */
const CLAIM_MS = 3000;

export class MatchOpener {
  private readonly parts: Pick<MatchmakingParts, 'context' | 'recovery' | 'order'>;
  private readonly me = randomUUID();

  constructor(parts: Pick<MatchmakingParts, 'context' | 'recovery' | 'order'>) {
    this.parts = parts;
  }

  /** Opens the match, or has it go on if it was opened before. False when somebody else is at it, or it cannot be opened
   *  for now. Throws what the match refuses it with. */
  async open(id: string, match: () => GivenMatch): Promise<boolean> {
    const { context, recovery, order } = this.parts;
    const { journal } = context;
    if (await recovery.isLive(id)) return true;
    const [claimed, kept] = await Promise.all([journal.claim(`match:${id}`, this.me, CLAIM_MS), journal.read(id)]);
    if (!claimed) return false;
    try {
      if (!kept) {
        await order(match());
        return true;
      }
    } finally {
      // Nobody has to wait for that; a claim that stays runs out.
      const unclaimed = journal.unclaim(`match:${id}`, this.me).catch(() => undefined);
      if (kept) await unclaimed;
    }
    return !['pending', 'failed'].includes(await recovery.reopen(id));
  }
}
