/** `npm run -s tool -- season`: a season of the ladder with people of known strength, and how well it comes to know them:
 *  predicted against actual chances, the true order recovered, the boss's advantage. */
import { type ModeReport, simulateSeason } from '../../league/simulation/season.ts';
import { longSeason, shortSeason } from '../../league/simulation/season-plans.ts';
import { read } from '../command-line.ts';

const { values } = read('season');
const people = Number(values.people);

const percent = (share: number, digits = 1): string => (100 * share).toFixed(digits);

const show = (report: ModeReport): void => {
  console.log(`\n${report.mode}: ${report.matches} matches`);
  console.log(`  predicted %   ${report.deciles.map(({ predicted }) => percent(predicted).padStart(6)).join('')}`);
  console.log(`  actual %      ${report.deciles.map(({ actual }) => percent(actual).padStart(6)).join('')}`);
  const worst = Math.max(...report.deciles.map(({ predicted, actual }) => Math.abs(predicted - actual)));
  console.log(`  worst tenth off by ${percent(worst)} points (aim: 2.0)`);
  const orders = Object.entries(report.correlation).map(([role, value]) => `${role} ${value.toFixed(3)}`);
  console.log(`  order recovered after 50 matches, 100 where there are two roles (aim: 0.9): ${orders.join(', ')}`);
  console.log(`  favourite of a match ${percent(report.favourite)} %, luck ${report.luck.toFixed(2)} times the usual`);
  console.log(`  half of the people certain after ${report.certainAfter} matches`);
  for (const { seats, truth, learnt } of report.advantages) {
    console.log(`  ${seats} seats: an average boss wins ${percent(truth)} %, learnt ${percent(learnt)} %`);
  }
};

console.log(`seed ${values.seed}, ${people} people`);
for (const report of simulateSeason(values.seed, people, values.short ? shortSeason() : longSeason())) show(report);
