/** One order for what stands in many lists, each in its own part of it: as far as they agree, what comes earlier in one comes
 *  earlier. */
export class ListOrder {
  private readonly followers = new Map<string, Set<string>>();

  add(list: readonly string[]): void {
    for (const [n, item] of list.entries()) {
      const known = this.followers.get(item) ?? new Set();
      this.followers.set(item, known);
      const next = list[n + 1];
      if (next !== undefined) known.add(next);
    }
  }

  /** All that was in a list: each before whatever followed it anywhere, but where lists contradict each other. */
  all(): string[] {
    const done = new Set<string>();
    const backwards: string[] = [];
    const visit = (item: string): void => {
      if (done.has(item)) return;
      done.add(item);
      for (const next of [...(this.followers.get(item) ?? [])].reverse()) visit(next);
      backwards.push(item);
    };
    for (const item of [...this.followers.keys()].reverse()) visit(item);
    return backwards.reverse();
  }
}
