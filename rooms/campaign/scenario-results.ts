/** What a scenario's match leaves for its campaign. As a result is, it is told before the match's journal is closed, worked
 *  out from the journal itself; the campaign counts it only while it waits for that match. */
import type { Campaigns } from '../../infra/campaigns/campaigns.ts';
import type { Journal } from '../../infra/journal/journal.ts';
import { reported, voided } from '../../league/campaign/commands.ts';
import type { GameRegistry } from '../games.ts';
import { Voided } from '../match/journal/reader.ts';
import type { Workers } from '../workers/workers.ts';

export interface ScenarioResultsParts {
  readonly campaigns: Pick<Campaigns, 'changeOfMatch' | 'waitsFor'>;
  readonly journal: Pick<Journal, 'read'>;
  readonly games: GameRegistry;
  readonly workers: Pick<Workers, 'report'>;
  readonly random: () => number;
}

export class ScenarioResults {
  private readonly parts: ScenarioResultsParts;

  constructor(parts: ScenarioResultsParts) {
    this.parts = parts;
  }

  /** The match will not go on: its campaign does, with the report of it, or, where it came to no end, as if it had not
   *  begun. Rejects with `StoreTrouble`. */
  async ended(match: string): Promise<void> {
    const { campaigns, random } = this.parts;
    if (!(await campaigns.waitsFor(match))) return;
    const report = await this.reportOf(match);
    const doing = { now: Date.now(), random };
    await campaigns.changeOfMatch(match, doing.now, (kept) =>
      report === undefined ? voided(kept, match, doing) : reported(kept, match, report, doing),
    );
  }

  /** The match broke: it is as if it had not begun. */
  async voided(match: string): Promise<void> {
    const doing = { now: Date.now(), random: this.parts.random };
    await this.parts.campaigns.changeOfMatch(match, doing.now, (kept) => voided(kept, match, doing));
  }

  /** Nothing of a match that is not over, and of one that nobody can play again. */
  private async reportOf(match: string): Promise<unknown> {
    const { journal, games, workers } = this.parts;
    const kept = await journal.read(match);
    if (!kept) return undefined;
    const { head, entries } = kept;
    return workers.report(games, { kept: { head, entries } }).catch((error: unknown) => {
      if (error instanceof Voided) return undefined;
      throw error;
    });
  }
}
