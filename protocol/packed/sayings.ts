/** What voices said of values, packed, once they said it: one that speaks of such a value again need not be asked, whichever match
 *  it speaks in. */

/** Of one voice: 20,000 decisions of Dice Throne bring some 3,400 different ones. */
const MOST_KEPT = 4096;

export class Sayings {
  /** By who said it, and by the packed value. */
  private readonly kept = new WeakMap<object, Map<string, string>>();

  /** What that voice said of the value that is packed so; nothing unless it was kept. */
  of(voice: object, packed: string): string | undefined {
    return this.kept.get(voice)?.get(packed);
  }

  /** Keeps what the voice always says of it: for a while, as there is no end to what may be said. */
  keep(voice: object, packed: string, said: string): void {
    const all = this.kept.get(voice) ?? new Map<string, string>();
    this.kept.set(voice, all);
    if (all.size === MOST_KEPT) all.clear();
    all.set(packed, said);
  }
}
