/** What a fuzz run counts and holds against the server. */

/** Answers beyond 499 that are meant: Colyseus' own codes of matchmaking (520 to 525), and 503 with a reason. */
const COLYSEUS_CODES: readonly number[] = [520, 521, 522, 523, 524, 525];
const UNAVAILABLE: ReadonlySet<string> = new Set(['store-trouble', 'too-busy', 'failed', 'try-again', '503']);

export class Verdict {
  readonly answers = new Map<string, number>();
  /** What went wrong, each with how to bring it about; the first so many of them. */
  readonly faults: string[] = [];
  faulty = 0;
  slowestMs = 0;

  /** An answer of any kind, by what it was. */
  answered(what: string, ms: number): void {
    this.answers.set(what, (this.answers.get(what) ?? 0) + 1);
    this.slowestMs = Math.max(this.slowestMs, ms);
  }

  fault(what: string): void {
    this.faulty++;
    if (this.faults.length < 20) this.faults.push(what.slice(0, 600));
  }

  get asked(): number {
    return [...this.answers.values()].reduce((sum, n) => sum + n, 0);
  }
}

/** Whether a server may say so. */
export const isDeclared = (status: number, body: string): boolean => {
  if (status < 500 || COLYSEUS_CODES.includes(status)) return true;
  const [, code = ''] = /"code":"?([\w-]+)"?/.exec(body) ?? [];
  return status === 503 && UNAVAILABLE.has(code);
};
