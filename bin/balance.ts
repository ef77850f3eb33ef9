/** `npm run -s balance`: whole matches of equal sensible bots over all cores, and who wins how often. */
import { availableParallelism } from 'node:os';
import { BadInput } from '../engine/core/refusal.ts';
import { planDiceClash } from '../proof/balance/dice-clash.ts';
import { planDiceThrone } from '../proof/balance/dice-throne.ts';
import type { PlanBalance } from '../proof/balance/report.ts';
import { playJobs } from '../proof/balance/tally.ts';
import { orFail, read } from './command-line.ts';

const PLANS: Readonly<Record<string, PlanBalance>> = { 'dice-throne': planDiceThrone, 'dice-clash': planDiceClash };

const { values } = read('balance');
const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

const { jobs, report } = orFail(() => {
  const plan = PLANS[values.game];
  if (!plan)
    throw new BadInput('--game', `there is no balance of ${values.game}, but of ${Object.keys(PLANS).join(', ')}`);
  return plan({
    matches: number(values.matches),
    soloMatches: number(values['solo-matches']),
    modes: values.mode,
    only: values.only?.split(','),
    seed: values.seed,
  });
});
const tallies = await playJobs(jobs, {
  workers: number(values.workers) ?? availableParallelism(),
  onJob: ({ name }) => process.stderr.write(`${name}: played\n`),
});
for (const line of report(tallies)) console.log(line);
