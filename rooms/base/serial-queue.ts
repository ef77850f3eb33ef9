/** Runs one task after the other, in the order they came. Every action of a match goes through one, whether a player
 *  takes it, a bot or a clock, so that two never meet. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly done = (): void => {
    this.waiting--;
  };

  /** Nothing runs and nothing waits. */
  get idle(): boolean {
    return this.waiting === 0;
  }

  /** Runs the task when everything before it is done, and settles as it does. */
  run<T>(task: () => T | Promise<T>): Promise<T> {
    this.waiting++;
    const mine = this.last.then(task);
    this.last = mine.then(this.done, this.done);
    return mine;
  }
}
