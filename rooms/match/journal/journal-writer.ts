/** The journal of one match, as its room writes it: opened or taken over, then line by line, and its end. While the
 *  store is in trouble it waits and tries again: nothing goes on that is not kept. */
import type { Seat } from '../../../engine/core/game.ts';
import { type KeptMatch, type OwnedJournal, StoreTrouble } from '../../../infra/journal/journal.ts';
import type { RoomContext } from '../../base/room-context.ts';
import { SerialQueue } from '../../base/serial-queue.ts';
import type { MatchEntry } from '../match-entry.ts';
import type { Rules } from '../rules.ts';
import { AT_ONCE, forgottenAt } from './due.ts';
import { beginningOf, type JournalHead, type JournalLine, lineOf } from './format.ts';
import { type PackingPlace, pack, withoutKey } from './packing.ts';
import { Recorder } from './recorder.ts';

/** How long it waits before it tries again: ever longer, up to the last one. */
const WAITS_MS = [50, 100, 250, 500, 1000] as const;

/** Nothing is due later than that. */
const LONGEST_MS = 366 * 86_400_000;

export interface JournalWriterParts {
  readonly context: RoomContext;
  readonly match: string;
  readonly head: JournalHead;
  readonly journal: OwnedJournal;
  /** Lines kept so far, and the match's time at the last of them. */
  readonly lines: number;
  readonly at: number;
  /** The store cannot keep anything now, and what it says of that; or it can again. */
  onTrouble(trouble: StoreTrouble | undefined): void;
}

/** The writer was stopped before the store took the line: the room is gone. */
export class WritingStopped extends Error {
  override readonly name = 'WritingStopped';
}

export class JournalWriter {
  private readonly parts: JournalWriterParts;
  private readonly serial = new SerialQueue();
  private next: number;
  private last: number;
  private stopped = false;
  private recorder: Recorder | undefined;

  constructor(parts: JournalWriterParts) {
    this.parts = parts;
    this.next = parts.lines;
    this.last = parts.at;
  }

  /** Resolves when the line is kept for good, after all before it; only then may anybody see what it says. Rejects with
   *  `Fenced` when the match is somebody else's by now. */
  write(line: JournalLine): Promise<void> {
    const { context, head } = this.parts;
    return this.append(line, line.of === 'start' ? AT_ONCE : forgottenAt(Date.now(), head.opening, context.settings));
  }

  /** The same for what happens in the match itself. `match`: as it is before that. */
  async keep(entry: MatchEntry, match: Pick<PackingPlace, 'game' | 'legal'>): Promise<void> {
    const { head } = this.parts;
    const when = Date.now();
    const { game } = match;
    const place = { last: this.last, opened: head.opened, game, legal: (seat: Seat) => match.legal(seat) };
    this.last = entry.at;
    const line = head.version === 1 ? lineOf(entry, when) : pack(entry, place, when);
    // Who came in the last moment before it was asleep has kept it awake.
    await this.append(line, 'action' in entry ? undefined : AT_ONCE);
    if ('action' in entry) this.recorder?.add(entry);
  }

  /** The match goes on without a room, from `at` on, for at most `ms`. */
  sleep(at: number, ms: number): Promise<void> {
    const when = Date.now();
    this.last = at;
    return this.append({ of: 'sleep', at, when }, when + Math.floor(Math.min(ms, LONGEST_MS)));
  }

  /** All that is kept of the match, after everything that was written; nothing where somebody deleted it. */
  kept(): Promise<KeptMatch | undefined> {
    const { context, match } = this.parts;
    return this.serial.run(() => this.patiently(() => context.journal.read(match)));
  }

  /** The match has ended; nothing follows. Of what is kept, only what a match that is over needs stays. */
  end(ending: unknown, kept: KeptMatch | undefined): Promise<void> {
    const entries = kept?.entries.map((entry) => (entry instanceof Uint8Array ? withoutKey(entry) : entry));
    return this.serial.run(() => this.patiently(() => this.parts.journal.end(ending, entries)));
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
    this.recorder = new Recorder(recordsDir, game, beginningOf(match, head, nonces, seats, outside), context.log);
    for (const entry of past) if ('action' in entry) this.recorder.add(entry);
  }

  private append(line: unknown, due: number | undefined): Promise<void> {
    return this.serial.run(async () => {
      await this.patiently(() => this.parts.journal.append(this.next, line, due));
      this.next++;
    });
  }

  private async patiently<T>(attempt: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      if (this.stopped) throw new WritingStopped('the room is gone');
      try {
        const done = await attempt();
        if (tries > 0) this.parts.onTrouble(undefined);
        return done;
      } catch (error) {
        if (!(error instanceof StoreTrouble)) throw error;
        if (tries === 0) this.parts.onTrouble(error);
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
