/** Work that goes on by key, at most once at a time each: whoever comes meanwhile waits for the same. */
export class SingleFlight<Result> {
  private readonly underWay = new Map<string, Promise<Result>>();

  /** What the work that is under way for the key comes to; none is, and `work` begins. */
  once(key: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.underWay.get(key);
    if (known) return known;
    const begun = work().finally(() => this.underWay.delete(key));
    this.underWay.set(key, begun);
    return begun;
  }

  /** Resolves once all that is under way now has ended. */
  async ended(): Promise<void> {
    await Promise.all(this.underWay.values());
  }
}
