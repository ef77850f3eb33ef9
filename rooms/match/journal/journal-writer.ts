/** The journal of one match, as its room writes it: opened or taken over, then line by line, and its end. */
import type { OwnedJournal } from '../../../infra/journal/journal.ts';
import type { House } from '../../base/room-context.ts';
import type { HistoryEntry } from '../driver-hooks.ts';
import { beginningOf, type HistoryHead, type HistoryLine, lineOf } from './format.ts';
import { Keeper } from './keeper.ts';
import { Recorder } from './recorder.ts';

export interface ChronicleParts {
  readonly house: House;
  readonly match: string;
  readonly head: HistoryHead;
  readonly journal: OwnedJournal;
  /** Lines kept so far. */
  readonly lines: number;
  onTrouble(trouble: boolean): void;
}

export class Chronicle {
  readonly head: HistoryHead;
  private readonly parts: ChronicleParts;
  private readonly keeper: Keeper;
  private recorder: Recorder | undefined;

  constructor(parts: ChronicleParts) {
    this.parts = parts;
    this.head = parts.head;
    const { journal, lines, onTrouble, house } = parts;
    this.keeper = new Keeper({ journal, lines, onTrouble, time: house.time });
  }

  /** Resolves when the line is kept for good; only then may anybody see what it says. */
  write(line: HistoryLine): Promise<void> {
    return this.keeper.keep(line);
  }

  async keep(entry: HistoryEntry): Promise<void> {
    await this.keeper.keep(lineOf(entry));
    if ('action' in entry) this.recorder?.add(entry);
  }

  end(ending: unknown): Promise<void> {
    return this.keeper.end(ending);
  }

  stop(): void {
    this.keeper.stop();
  }

  /** Writes the match to a file of its own as well, where the settings ask for that; first what is past. */
  record(
    nonces: readonly string[],
    seats: readonly { hero: string; name: string }[],
    past: readonly HistoryEntry[],
  ): void {
    const { house, match, head } = this.parts;
    const { recordsDir } = house.settings;
    const game = house.games.get(head.opening.game)?.game;
    if (recordsDir === undefined || !game) return;
    this.recorder = new Recorder(recordsDir, game, beginningOf(match, head, nonces, seats));
    for (const entry of past) if ('action' in entry) this.recorder.add(entry);
  }
}
