/** `npm run -s tool -- strong`: duels of one kind of bot against another, and how often it wins. */
import { BOT_KINDS, type BotKind } from '../../engine/bots/kinds.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import { type BotDuelQuestion, botDuelJobs, botDuelLine } from '../../proof/balance/bot-duels.ts';
import { KeptTallies } from '../../proof/balance/kept-tallies.ts';
import { NO_TALLY, playJobs } from '../../proof/balance/tally.ts';
import { orFail, read } from '../command-line.ts';

const { values } = read('strong');

const botNamed = (option: string, name: string): BotKind => {
  const found = BOT_KINDS.find((kind) => kind === name);
  if (!found) throw new BadInput(option, `expected one of ${BOT_KINDS.join(', ')}`);
  return found;
};

const { question, jobs } = orFail(() => {
  const question: BotDuelQuestion = {
    game: values.game,
    mode: values.mode,
    bot: botNamed('--bot', values.bot),
    against: botNamed('--against', values.against),
    matches: Number(values.matches),
    seed: values.seed,
  };
  return { question, jobs: botDuelJobs(question) };
});
const kept = values.out === undefined ? undefined : new KeptTallies(values.out);
const tallies = jobs.map((job) => kept?.of(job) ?? NO_TALLY);
const open = [...jobs.keys()].filter((i) => tallies[i] === NO_TALLY);

await playJobs(
  open.map((i) => jobs[i]).filter((job) => job !== undefined),
  {
    workers: Number(values.workers),
    onJob: (job, tally) => {
      tallies[jobs.indexOf(job)] = tally;
      kept?.keep(job, tally);
      process.stderr.write(`${job.name}; so far ${botDuelLine(question, tallies)}\n`);
    },
  },
);
console.log(botDuelLine(question, tallies));
