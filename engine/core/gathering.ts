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
    const { n } = this;
    this.n = 0;
    return this.room.slice(0, n);
  }
}

/** A thing while whoever makes it fills it in: a frame, what is read from one, a view. */
export type Filling<T> = { -readonly [K in keyof T]: T[K] };
