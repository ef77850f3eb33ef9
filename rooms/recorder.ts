/** Writes a match to a file of its own as it goes, action by action, in the form of `record.ts`. For looking into what
 *  happened; what must survive is kept elsewhere. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TakenEntry } from './conducted.ts';
import { type Beginning, writeRecord } from './record.ts';

export class Recorder {
  private readonly file: string;

  constructor(folder: string, beginning: Beginning) {
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, `${beginning.match}.jsonl`);
    // The key of all chance is in it: for nobody else's eyes while the match runs.
    writeFileSync(this.file, writeRecord({ ...beginning, entries: [] }), { mode: 0o600 });
  }

  add({ at, seat, action, by }: TakenEntry): void {
    appendFileSync(this.file, `${JSON.stringify({ at, seat, action, by })}\n`);
  }
}
