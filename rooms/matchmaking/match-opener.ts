/** Opens matches whose ids are fixed beforehand: the journal knows each once, and a claim lets one at a time work at
 *  it. So whoever comes to one that is to be opened may try, wherever another process died on the way, and it is opened
 *  once. */
import { randomUUID } from 'node:crypto';
import { ServerError } from '@colyseus/core';
import { StoreTrouble } from '../../infra/store-trouble.ts';
import { DOOR } from '../../protocol/messages.ts';
import { report } from '../base/incident.ts';
import type { GivenMatch } from '../match/opening.ts';
import type { MatchmakingParts } from './context.ts';

/** A claim on a match lasts so long, should its holder die meanwhile. */
const CLAIM_MS = 3000;
/** A match that cannot be opened is given up after so long. */
export const GIVE_UP_AFTER_MS = 30_000;

/** A match that was ordered, and what follows when it is open, or given up. */
export interface OrderedMatch {
  readonly match: string;
  readonly given: () => GivenMatch;
  /** When it was ordered. */
  readonly since: number;
  /** What it is called in the log, and where it was made. */
  readonly what: string;
  readonly where: string;
  readonly opened: () => Promise<unknown>;
  readonly givenUp: () => Promise<unknown>;
}

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

  /** The same, where it is tried again and again; it is given up after half a minute, and at once where there is no
   *  hope. Rejects with `StoreTrouble`. */
  async openOrGiveUp({ match, given, since, what, where, opened, givenUp }: OrderedMatch): Promise<void> {
    const { context } = this.parts;
    try {
      if (await this.open(match, given)) await opened();
    } catch (error) {
      if (error instanceof StoreTrouble) throw error;
      if (!isHopeless(error) && Date.now() - since < GIVE_UP_AFTER_MS) {
        context.log.warn({ err: error, match }, `${what} could not be opened yet`);
        return;
      }
      report(context, { error, room: match, where, words: `${what} could not be opened` });
      await givenUp();
    }
  }
}

/** Whether a match that was refused so will be refused again. */
export const isHopeless = (error: unknown): boolean => error instanceof ServerError && error.code === DOOR.badOptions;
