/** Writes a match to a file of its own as it goes, action by action, in the form of `record.ts`. For looking into what
 *  happened; what must survive is kept elsewhere. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../../../engine/core/game.ts';
import type { Beginning } from '../../../engine/record/record.ts';
import { Retelling } from '../../../engine/record/record-builder.ts';
import type { TakenEntry } from '../driver-hooks.ts';

export class Recorder {
  private readonly file: string;
  private readonly retelling: Retelling;

  constructor(folder: string, game: AnyGame, beginning: Beginning) {
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, `${beginning.match}.jsonl`);
    this.retelling = new Retelling(game, beginning);
    // The key of all chance is in it: for nobody else's eyes while the match runs.
    writeFileSync(this.file, this.retelling.first.line, { mode: 0o600 });
  }

  /** Writes what the match took, and its end with the action that ended it. */
  add({ at, seat, action, by }: TakenEntry): void {
    const told = this.retelling.take({ at, seat, action: { ...action }, by });
    if ('refusal' in told) throw new Error(`the match took what its record refuses: ${told.refusal.message}`);
    appendFileSync(this.file, told.line + (this.retelling.end()?.line ?? ''));
  }
}
