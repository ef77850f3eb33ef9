/** Writes a match to a file of its own as it goes, action by action, in the form of `record.ts`. For looking into what
 *  happened; what must survive is kept elsewhere. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AnyGame } from '../../../engine/core/game.ts';
import { isUndo } from '../../../engine/core/undo.ts';
import type { Beginning } from '../../../engine/record/record.ts';
import { RecordBuilder } from '../../../engine/record/record-builder.ts';
import type { Log } from '../../../infra/log.ts';
import { makePrivateFolder } from '../../../infra/private-file.ts';
import { messageOf } from '../../../infra/start-problem.ts';
import type { TakenEntry } from '../match-entry.ts';

export class Recorder {
  private readonly file: string;
  private readonly game: AnyGame;
  private readonly beginning: Beginning;
  private builder: RecordBuilder;
  private readonly log: Pick<Log, 'warn'>;
  private written: TakenEntry[] = [];
  private broken = false;

  /** `log`: is told once when the file cannot be written, on a full disk for example; then the match goes on without it. */
  constructor(folder: string, game: AnyGame, beginning: Beginning, log: Pick<Log, 'warn'>) {
    this.log = log;
    this.file = join(folder, `${beginning.match}.jsonl`);
    this.put(() => makePrivateFolder(resolve(folder)));
    this.game = game;
    this.beginning = beginning;
    this.builder = this.begin();
  }

  private begin(): RecordBuilder {
    const builder = new RecordBuilder(this.game, this.beginning);
    // The key of all chance is in it: for nobody else's eyes while the match runs.
    this.put(() => writeFileSync(this.file, builder.first.line, { mode: 0o600 }));
    return builder;
  }

  /** Writes what the match took, and its end with the action that ended it. What is taken back was never there: then the file
   *  is written anew. */
  add(entry: TakenEntry): void {
    if (!isUndo(entry.action)) {
      this.written.push(entry);
      this.write(entry);
      return;
    }
    this.written.pop();
    this.builder = this.begin();
    for (const other of this.written) this.write(other);
  }

  private write({ at, seat, action, by }: TakenEntry): void {
    const built = this.builder.take({ at, seat, action: { ...action }, by });
    if ('refusal' in built) throw new Error(`the match took what its record refuses: ${built.refusal.message}`);
    const lines = built.line + (this.builder.end()?.line ?? '');
    this.put(() => appendFileSync(this.file, lines));
  }

  private put(write: () => void): void {
    if (this.broken) return;
    try {
      write();
    } catch (error) {
      this.broken = true;
      this.log.warn({ file: this.file, why: messageOf(error) }, 'the record of a match breaks off; the match goes on');
    }
  }
}
