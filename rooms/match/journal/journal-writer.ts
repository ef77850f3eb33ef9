/** The journal of one match, as its room writes it: opened or taken over, then line by line, and its end. While the
 *  store is in trouble it waits and tries again: nothing goes on that is not kept. */
import { type OwnedJournal, StoreTrouble } from '../../../infra/journal/journal.ts';
import type { RoomContext } from '../../base/room-context.ts';
import { SerialQueue } from '../../base/serial-queue.ts';
import type { MatchEntry } from '../match-entry.ts';
import type { Rules } from '../rules.ts';
import { beginningOf, type JournalHead, type JournalLine, lineOf } from './format.ts';
import { Recorder } from './recorder.ts';

/** How long it waits before it tries again: ever longer, up to the last one. */
const WAITS_MS = [50, 100, 250, 500, 1000] as const;

export interface JournalWriterParts {
  readonly context: RoomContext;
  readonly match: string;
  readonly head: JournalHead;
  readonly journal: OwnedJournal;
  /** Lines kept so far. */
  readonly lines: number;
  /** The store cannot keep anything now; or it can again. */
  onTrouble(trouble: boolean): void;
}

/** The writer was stopped before the store took the line: the room is gone. */
export class WritingStopped extends Error {
  override readonly name = 'WritingStopped';
}

export class JournalWriter {
  private readonly parts: JournalWriterParts;
  private readonly serial = new SerialQueue();
  private next: number;
  private stopped = false;
  private recorder: Recorder | undefined;

  constructor(parts: JournalWriterParts) {
    this.parts = parts;
    this.next = parts.lines;
  }

  /** Resolves when the line is kept for good, after all before it; only then may anybody see what it says. Rejects with
   *  `Fenced` when the match is somebody else's by now. */
  write(line: JournalLine): Promise<void> {
    return this.serial.run(async () => {
      await this.patiently(() => this.parts.journal.append(this.next, line));
      this.next++;
    });
  }

  /** The same for what happens in the match itself. */
  async keep(entry: MatchEntry): Promise<void> {
    await this.write(lineOf(entry));
    if ('action' in entry) this.recorder?.add(entry);
  }

  /** The match has ended; nothing follows. */
  end(ending: unknown): Promise<void> {
    return this.serial.run(() => this.patiently(() => this.parts.journal.end(ending)));
  }

  /** Gives up whatever it still waits for. */
  stop(): void {
    this.stopped = true;
  }

  /** Writes the match to a file of its own as well, where the settings ask for that; first what is past. */
  record(
    nonces: readonly string[],
    seats: readonly { hero: string; name: string }[],
    past: readonly MatchEntry[],
    { game, outside }: Rules,
  ): void {
    const { context, match, head } = this.parts;
    const { recordsDir } = context.settings;
    if (recordsDir === undefined) return;
    this.recorder = new Recorder(recordsDir, game, beginningOf(match, head, nonces, seats, outside));
    for (const entry of past) if ('action' in entry) this.recorder.add(entry);
  }

  private async patiently(write: () => Promise<void>): Promise<void> {
    for (let tries = 0; ; tries++) {
      if (this.stopped) throw new WritingStopped('the room is gone');
      try {
        await write();
        if (tries > 0) this.parts.onTrouble(false);
        return;
      } catch (error) {
        if (!(error instanceof StoreTrouble)) throw error;
        if (tries === 0) this.parts.onTrouble(true);
        await this.wait(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0);
      }
    }
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.parts.context.time.after(ms, resolve);
    });
  }
}
