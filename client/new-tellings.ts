/** What a client is told anew, picture by picture of one room. */
import type { Telling } from '../rooms/state/telling.ts';

export class NewTellings {
  /** Absent before the first picture; empty while nothing was told. */
  private last: string | undefined;

  /** What that picture tells that the one before it did not; nothing with the first one, as that lies in the past. */
  in({ told }: { readonly told?: Telling }): Telling | undefined {
    const before = this.last;
    this.last = told ? `${told.step} ${told.round}` : '';
    return before === undefined || before === this.last ? undefined : told;
  }
}
