/** What takes long to start, and is lent to the test files of one process one after the other. */

/** How long nobody must want it until it is closed, where a file runs by itself. */
const IDLE_MS = 1000;

const opened = new Set<{ shut(): Promise<void> }>();
let isKept = false;

/** From now on all that is opened stays open until `closeShared`: further files will want it. */
export const keepShared = (): void => {
  isKept = true;
};

/** Closes all that is open. */
export const closeShared = async (): Promise<void> => {
  await Promise.all([...opened].map((shared) => shared.shut()));
};

/** Opened for the first who borrows it, closed after the last one has given it back. */
export class Shared<T> {
  private readonly open: () => Promise<T>;
  private readonly close: (it: T) => Promise<void>;
  private it: Promise<T> | undefined;
  private borrowers = 0;

  constructor(open: () => Promise<T>, close: (it: T) => Promise<void>) {
    this.open = open;
    this.close = close;
  }

  borrow(): Promise<T> {
    this.borrowers++;
    opened.add(this);
    this.it ??= this.open();
    return this.it;
  }

  giveBack(): void {
    this.borrowers--;
    if (isKept) return;
    setTimeout(() => {
      if (this.borrowers === 0) void this.shut();
    }, IDLE_MS);
  }

  async shut(): Promise<void> {
    const { it } = this;
    this.it = undefined;
    opened.delete(this);
    if (it) await this.close(await it);
  }
}
