/** The score sheet (rulebook: Record Win or Loss): a row for each session, and what follows of it. */
import type { Campaign } from '../state/state.ts';
import { emit, type Table } from '../state/table.ts';
import type { Ended, Report, Row } from '../state/terms.ts';
import { scenarioScore } from './difficulty.ts';
import { AFTER_A_LOSS } from './salves.ts';
import { LAST, scenarioOf } from './scenarios.ts';

const LOSS = -10;
const ALL_EXPLORED = 5;
const GOLD_FOR_A_POINT = 5;

/** What the team has left behind after its shop or boss loot. */
export interface Left extends Ended {
  /** Unspent gold of all heroes together (ruling V46). */
  readonly gold: number;
  /** Boss loot that nobody wanted. */
  readonly unclaimed: number;
}

/** Of what follows a match: which one it was. */
export const endedOf = ({ date, match }: Ended): Ended => ({ date, ...(match !== undefined && { match }) });

export const rowOf = (m: Campaign, report: Report, left: Left): Row => {
  const { scenario, card, won } = report;
  const base = {
    session: m.session,
    scenario,
    ...(card !== undefined && { card }),
    won,
    ...endedOf(left),
  };
  if (!won) {
    const none = { salves: 0, gold: 0, unclaimed: 0, tiles: 0 };
    return { ...base, ...none, base: LOSS, total: LOSS, next: m.salves + AFTER_A_LOSS };
  }
  const crawl = scenarioOf(scenario).kind === 'crawl';
  const points = {
    salves: report.salves,
    gold: crawl ? Math.floor(left.gold / GOLD_FOR_A_POINT) : 0,
    unclaimed: left.unclaimed,
    tiles: crawl && isExplored(report) ? ALL_EXPLORED : 0,
    base: scenarioScore(m),
  };
  const total = Object.values(points).reduce((a, b) => a + b, 0);
  return { ...base, ...points, total, next: report.salves };
};

const isExplored = ({ explored, tiles }: Report): boolean => tiles > 0 && explored >= tiles;

/** Writes the row, and goes to the next scenario or once more to the same. */
export const record = (t: Table, report: Report, left: Left): void => {
  const { m } = t;
  const row = rowOf(m, report, left);
  m.sheet.push(row);
  emit(t, { type: 'row', row });
  m.salves = row.next;
  m.session++;
  if (row.won) {
    m.scenario = Math.min(LAST, m.scenario + 1);
    m.usedCards = [];
  } else if (row.card !== undefined) m.usedCards.push(row.card);
};

/** The campaign's score: all rows together (rulebook: Campaign Score). */
export const scoreOf = ({ sheet }: Campaign): number => sheet.reduce((sum, { total }) => sum + total, 0);

/** The last scenario has been won, and with it the campaign. */
export const isWon = ({ sheet }: Campaign): boolean => {
  const last = sheet.at(-1);
  return last?.won === true && last.scenario === LAST;
};
