/** A line: what is put in runs one after the other, in the order it came. Every action of a match goes through one,
 *  whoever takes it (a player, a bot, later a clock), so that two never meet. */
export class Line {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs the task when everything before it is done, and answers what it answers. */
  run<T>(task: () => T | Promise<T>): Promise<T> {
    const mine = this.last.then(task);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
