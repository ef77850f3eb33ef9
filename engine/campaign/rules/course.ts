/** The course of a campaign: from a finished match to the next camp. Won or lost, a crawl leads to the shop and a battle
 *  to its boss loot; then the session is written down, and the campaign goes on (rulebook: Conclusion). */
import type { Campaign } from '../state/state.ts';
import { emit, playingOf, type Table } from '../state/table.ts';
import type { Ended, Report } from '../state/terms.ts';
import { makeCamp } from './camp.ts';
import { LEVELS } from './difficulty.ts';
import { scenarioOf } from './scenarios.ts';
import { isWon, record } from './score.ts';
import { closeShop, openShop } from './shop.ts';
import { allAnswered, closeSpoils, nextRound, openSpoils } from './spoils.ts';
import { openTrim } from './trim.ts';
import { end } from './votes.ts';

/** A match has ended: `date` says when, in milliseconds since 1970. */
export const conclude = (t: Table, report: Report, date: number): void => {
  const { scenario, card, won, gold, salves } = report;
  emit(t, { type: 'reported', scenario, ...(card !== undefined && { card }), won, gold, salves });
  const { match } = playingOf(t.m);
  const ended: Ended = { date, ...(match !== null && { match }) };
  if (!won && LEVELS[t.m.difficulty].oneLoss) {
    record(t, report, { gold: 0, unclaimed: 0, ...ended });
    return end(t, false);
  }
  if (scenarioOf(scenario).kind === 'crawl') openShop(t, report, ended);
  else openSpoils(t, report, ended);
};

/** Goes on for as long as nobody has anything to decide. */
export const run = (t: Table): void => {
  while (isComplete(t.m)) goOn(t);
};

const isComplete = ({ stage }: Campaign): boolean => {
  switch (stage.name) {
    case 'shop':
      return !stage.done.includes(false);
    case 'spoils':
      return allAnswered(stage);
    case 'trim':
      return stage.over.every((n) => n === 0);
    default:
      return false;
  }
};

const goOn = (t: Table): void => {
  const { stage } = t.m;
  if (stage.name === 'shop') closeShop(t);
  if (stage.name === 'spoils') {
    if (stage.round < stage.chests) return nextRound(t);
    closeSpoils(t);
  }
  if (stage.name !== 'trim') {
    if (isWon(t.m)) return end(t, true);
    if (openTrim(t)) return;
  }
  makeCamp(t);
};
