/** What is still being put together: a list that is gathered, a thing that is filled in. */

/** Gathers a list in room that is used again and again, and hands it out as an array just as long as it must be: an array
 *  that grows from nothing takes room for seventeen with its first item. Only for what is gathered in one go. */
export class Gathering<T> {
  private readonly room: T[] = [];
  private n = 0;

  add(item: T): void {
    this.room[this.n++] = item;
  }

  /** What was gathered since the last time, in order. The room goes on holding it until it is written over. */
  take(): T[] {
    const { room, n } = this;
    this.n = 0;
    // Not `slice`: most lists are so short that calling it takes longer.
    const list = new Array<T>(n);
    for (let i = 0; i < n; i++) {
      const item = room[i];
      if (item !== undefined) list[i] = item;
    }
    return list;
  }
}

/** A thing while whoever makes it fills it in: a frame, what is read from one, a view. */
export type Filling<T> = { -readonly [K in keyof T]: T[K] };
