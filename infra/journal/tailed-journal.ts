/** The journal that survives the process, and no more: an entry is answered when the system has it in the tail, a plain file,
 *  which takes a fraction of what a transaction takes. Seconds later it goes into the SQL file, with those that follow it in its match
 *  in one piece and with many others in one transaction; sooner where the match changes hands. */
import { messageOf } from '../start-problem.ts';
import { rowOf } from './entries.ts';
import {
  type DueMatch,
  Fenced,
  type Journal,
  type KeptMatch,
  OutOfOrder,
  type OwnedJournal,
  StoreTrouble,
} from './journal.ts';
import type { OwnedInFile, SqlJournal } from './sql-journal.ts';
import { beginningOf, type Tail, withTail } from './tail.ts';

/** So many entries, or so long, and what the tail has goes into the file: the longer, the fewer and larger the pieces. */
const FOLD_AFTER = 4000;
const FOLD_AFTER_MS = 10_000;
/** Matches that go at once: to hand many to the file's thread holds up everything else. */
const AT_ONCE = 200;

/** Entries of one match that stand in the tail only, from number n on. */
interface Unfolded {
  readonly n: number;
  readonly rows: Uint8Array[];
  due: number | undefined;
}

/** Whoever owns a match here. */
interface Owner {
  readonly id: string;
  readonly file: OwnedInFile;
  /** The number of the next entry. */
  next: number;
  /** Nobody else may have it by now, and it is not over: what it appends needs no look into the file. */
  isSure: boolean;
}

type Unfoldeds = Map<Owner, Unfolded>;

export class TailedJournal implements Journal {
  private readonly file: SqlJournal;
  private readonly tail: Tail;
  /** Of rooms that are gone, nobody says so. */
  private readonly owners = new Map<string, WeakRef<Owner>>();
  private readonly forgotten = new FinalizationRegistry<string>((id) => {
    if (!this.owners.get(id)?.deref()) this.owners.delete(id);
  });
  /** Of each match, whatever changes its owner: one after the other. */
  private readonly turns = new Map<string, Promise<unknown>>();
  private unfolded: Unfoldeds = new Map();
  private count = 0;
  /** On their way into the file. */
  private leaving: Unfoldeds = new Map();
  private folding: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  /** What the file does not take of a match although it takes others, as on a damaged page: it stays in the tail, and is tried
   *  again with each fold, and by the next start. */
  private readonly aside = new Map<Owner, { readonly what: Unfolded; readonly why: unknown }>();

  constructor(file: SqlJournal, tail: Tail) {
    this.file = file;
    this.tail = tail;
  }

  begin(id: string, head: unknown, due?: number): Promise<OwnedJournal> {
    return this.inTurn(id, async () =>
      this.owned({ id, file: await this.file.begin(id, head, due), next: 0, isSure: true }),
    );
  }

  takeOver(id: string): Promise<{ kept: KeptMatch; owned: OwnedJournal } | undefined> {
    return this.inTurn(id, async () => {
      await this.settle(id);
      this.mustNotBeAside(this.owners.get(id)?.deref()); // it would go on from before what was answered
      const taken = await this.file.takeOver(id);
      if (!taken) return undefined;
      const { kept, owned } = taken;
      const owner = { id, file: owned, next: kept.entries.length, isSure: kept.ending === undefined };
      return { kept, owned: this.owned(owner) };
    });
  }

  async read(id: string): Promise<KeptMatch | undefined> {
    const owner = this.owners.get(id)?.deref();
    const aside = owner && this.aside.get(owner)?.what;
    const unfolded = owner ? [aside, this.leaving.get(owner), this.unfolded.get(owner)] : [];
    const tail = unfolded
      .flatMap((each) => each ?? [])
      .flatMap(({ n, rows }) => rows.map((row, i) => ({ n: n + i, row })));
    return withTail(await this.file.read(id), tail);
  }

  unfinished(): Promise<string[]> {
    return this.file.unfinished();
  }

  countUnfinished(): Promise<number> {
    return this.file.countUnfinished();
  }

  async dueBy(moment: number, most: number): Promise<DueMatch[]> {
    await this.fold();
    return this.file.dueBy(moment, most);
  }

  postpone(match: DueMatch, to: number): Promise<void> {
    return this.file.postpone(match, to);
  }

  claim(name: string, by: string, ms: number): Promise<boolean> {
    return this.file.claim(name, by, ms);
  }

  unclaim(name: string, by: string): Promise<void> {
    return this.file.unclaim(name, by);
  }

  delete(id: string): Promise<void> {
    return this.inTurn(id, async () => {
      await this.settle(id);
      await this.file.delete(id);
      await this.fold(); // the tail may have lines of it still
    });
  }

  onTrouble(): void {}

  get stranded(): ReadonlyMap<string, string> {
    return new Map([...this.aside].map(([{ id }, { why }]) => [id, messageOf(why)]));
  }

  /** What does not go into the file any more stays in the tail, for the next start. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.fold().catch(() => undefined);
    this.tail.close(this.unfolded.size + this.leaving.size + this.aside.size === 0);
    await this.file.close();
  }

  private owned(owner: Owner): OwnedJournal {
    const { id, file } = owner;
    this.owners.set(id, new WeakRef(owner));
    this.forgotten.register(owner, id);
    const beginning = beginningOf(id, file.owner);
    return {
      append: async (n, entry, due) => {
        const row = rowOf(entry);
        if (!owner.isSure || n !== owner.next) {
          await this.fold();
          this.mustNotBeAside(owner);
          await file.appendRows(n, [row], due);
          owner.next = Math.max(owner.next, n + 1);
          return;
        }
        this.tail.append(beginning, n, row, due);
        owner.next++;
        this.collect(owner, n, row, due);
      },
      end: async (ending, entries) => {
        owner.isSure = false;
        if (!entries) {
          await this.fold();
          this.mustNotBeAside(owner);
        }
        await file.end(ending, entries);
        for (const replaced of [this.unfolded, this.aside]) replaced.delete(owner);
      },
    };
  }

  /** Somebody else may have the match next: its owner looks into the file from now on, which has all of it. */
  private async settle(id: string): Promise<void> {
    const owner = this.owners.get(id)?.deref();
    if (!owner) return;
    owner.isSure = false;
    if ([this.unfolded, this.leaving, this.aside].some((some) => some.has(owner))) await this.fold();
  }

  /** Throws why the file does not take what the tail has of the match. */
  private mustNotBeAside(owner: Owner | undefined): void {
    const aside = owner && this.aside.get(owner);
    if (aside) throw aside.why;
  }

  private async inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.turns.get(id);
    const mine = (async () => {
      await before?.catch(() => undefined);
      return work();
    })();
    this.turns.set(id, mine);
    try {
      return await mine;
    } finally {
      if (this.turns.get(id) === mine) this.turns.delete(id);
    }
  }

  private collect(owner: Owner, n: number, row: Uint8Array, due: number | undefined): void {
    const there = this.unfolded.get(owner);
    if (there) {
      there.rows.push(row);
      there.due = due ?? there.due;
    } else this.unfolded.set(owner, { n, rows: [row], due });
    if (++this.count < FOLD_AFTER) this.foldLater();
    else {
      this.count = 0;
      void this.foldOrTryAgain();
    }
  }

  private foldLater(): void {
    this.timer ??= setTimeout(() => this.foldOrTryAgain(), FOLD_AFTER_MS).unref();
  }

  /** What the file cannot take now is safe in the tail. */
  private async foldOrTryAgain(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.fold().catch(() => this.foldLater());
  }

  /** Resolves when all that was appended before stands in the file. Rejects with `StoreTrouble`. */
  private fold(): Promise<void> {
    this.folding = this.folding.catch(() => undefined).then(() => this.foldAll());
    return this.folding;
  }

  private async foldAll(): Promise<void> {
    // What the file could not take the last time. Whatever is aside has all of its match: nothing of that leaves already.
    for (const [owner, { what }] of this.aside) this.leaving.set(owner, what);
    this.aside.clear();
    if (this.leaving.size > 0) await this.foldLeaving();
    if (this.unfolded.size === 0 && this.tail.isEmpty) return;
    [this.leaving, this.unfolded] = [this.unfolded, new Map()];
    this.count = 0;
    this.tail.turn();
    await this.foldLeaving();
  }

  /** Many at once; where that fails each alone, for what is wrong with one to hold up no other. */
  private async foldLeaving(): Promise<void> {
    const all = [...this.leaving];
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const some = all.slice(at, at + AT_ONCE);
      const done = await Promise.allSettled(some.map((each) => this.foldOne(each)));
      for (const [i, each] of some.entries()) {
        if (done[i]?.status === 'rejected') await this.foldOne(each).catch((error) => this.strand(each, error));
      }
    }
    if (this.aside.size === 0) this.tail.drop();
  }

  private async foldOne([owner, { n, rows, due }]: [Owner, Unfolded]): Promise<void> {
    await owner.file.appendRows(n, rows, due);
    this.leaving.delete(owner);
  }

  /** Whoever owns that match hears of it from the file, with the next append. What came meanwhile waits behind what is put aside: by
   *  itself it would be out of order, and lost with the tail. */
  private strand([owner, what]: [Owner, Unfolded], error: unknown): void {
    if (error instanceof StoreTrouble) throw error;
    owner.isSure = false;
    this.leaving.delete(owner);
    if (error instanceof Fenced || error instanceof OutOfOrder) return;
    const since = this.unfolded.get(owner);
    this.unfolded.delete(owner);
    const { n, rows, due } = what;
    const all = { n, rows: [...rows, ...(since?.rows ?? [])], due: since?.due ?? due };
    this.aside.set(owner, { what: all, why: error });
  }
}
