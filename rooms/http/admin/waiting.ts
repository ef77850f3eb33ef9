/** Matches that have not ended and do not go on now, by why they wait. */

export interface WaitingRow {
  readonly why: string;
  readonly matches: number;
  /** The first of them. */
  readonly ids: readonly string[];
}

export interface WaitingParts {
  /** Open at this process, and nothing of them can be kept: why, by match. */
  readonly halted: ReadonlyMap<string, string>;
  /** What happened last in them is safe beside the store and not in it: why, by match. */
  readonly stranded: ReadonlyMap<string, string>;
  /** Could not be taken up at this process: why, by match. */
  readonly failed: ReadonlyMap<string, string>;
  /** Found no place at this process. */
  readonly crowded: ReadonlySet<string>;
  /** What the store says, where it says anything. */
  readonly kept?: {
    /** Matches that are open at any process. */
    readonly open: ReadonlySet<string>;
    /** Those of them that are over already. */
    readonly over: number;
    /** Matches that have not ended, and how many of them there are. */
    readonly due: readonly string[];
    readonly unfinished: number;
  };
}

/** So many ids stand in a row. */
const SHOWN = 5;

const rowOf = (why: string, ids: readonly string[]): WaitingRow => ({
  why,
  matches: ids.length,
  ids: ids.slice(0, SHOWN),
});

/** A row for each reason. */
const byReason = (reasons: ReadonlyMap<string, string>, words: (reason: string) => string): WaitingRow[] =>
  [...new Set(reasons.values())].map((reason) =>
    rowOf(
      words(reason),
      [...reasons].flatMap(([id, its]) => (its === reason ? [id] : [])),
    ),
  );

/** What waits longest for a hand stands first; matches that only wait for their players stand last, and without ids. */
export const waitingOf = ({ halted, stranded, failed, crowded, kept }: WaitingParts): WaitingRow[] => {
  const isOpen = (id: string): boolean => kept?.open.has(id) ?? false;
  const closed = new Map([...failed].filter(([id]) => !isOpen(id) && !stranded.has(id)));
  const aside = [...stranded.keys()].filter((id) => !isOpen(id));
  const others = new Set([...aside, ...closed.keys()]);
  const full = [...crowded].filter((id) => !isOpen(id) && !others.has(id));
  const due = kept?.due.filter((id) => !isOpen(id) && !others.has(id) && !full.includes(id)) ?? [];
  const open = kept ? kept.open.size - kept.over : 0;
  const asleep = Math.max(0, (kept?.unfinished ?? 0) - open - others.size - full.length - due.length);
  return [
    ...byReason(halted, (reason) => `Open, and halted until it can be kept what happens: ${reason}`),
    ...byReason(
      stranded,
      (reason) =>
        `The store does not take what was kept of them last; it is safe beside it, and tried again: ${reason}`,
    ),
    ...byReason(
      closed,
      (reason) => `Cannot be opened, and is left as it is; tried again when somebody asks: ${reason}`,
    ),
    rowOf('As many matches are open as may be (THRONEROOM_MAX_MATCHES)', full),
    rowOf('Due, and taken up within a quarter of a minute', due),
    { why: 'Opens when its players come back, or when it is due', matches: asleep, ids: [] },
  ].filter(({ matches }) => matches > 0);
};
