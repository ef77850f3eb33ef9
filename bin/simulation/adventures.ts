/** `npm run -s tool -- adventures`: scenarios of the campaign by sensible bots: how often they win, how long it takes, and with
 *  what they come out of it. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { BadInput } from '../../engine/core/refusal.ts';
import {
  type AdventureQuestion,
  ALL_SCENARIOS,
  adventureJob,
  adventureReport,
} from '../../proof/balance/adventures.ts';
import { playJobs } from '../../proof/balance/tally.ts';
import { orFail, read } from '../command-line.ts';

const { values } = read('adventures');

/** A list of loot cards for each seat, as JSON. */
const lootIn = (file: string): readonly (readonly string[])[] => {
  const read = z.array(z.array(z.string())).safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new BadInput('--loot', `expected a list of loot cards for each hero, as JSON, in ${file}`);
  return read.data;
};

const { questions, jobs } = orFail(() => {
  const scenarios = values.scenario === undefined ? ALL_SCENARIOS : [Number(values.scenario)];
  const questions = scenarios.map(
    (scenario): AdventureQuestion => ({
      scenario,
      card: values.card,
      heroes: Number(values.heroes),
      difficulty: values.difficulty,
      matches: Number(values.matches),
      loot: values.loot === undefined ? undefined : lootIn(values.loot),
      seed: values.seed,
    }),
  );
  return { questions, jobs: questions.map(adventureJob) };
});

const tallies = await playJobs(jobs, {
  workers: values.workers === undefined ? availableParallelism() : Number(values.workers),
  onJob: ({ name }) => process.stderr.write(`${name}: played\n`),
});
console.log(adventureReport(questions, tallies).join('\n'));
