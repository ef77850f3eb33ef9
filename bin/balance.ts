/** `npm run -s balance`: whole matches of equal sensible bots over all cores, and who wins how often. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BadInput } from '../engine/core/refusal.ts';
import { BossMatches, bossesAsked, bossJobs, cellsOf } from '../proof/balance/boss-matches.ts';
import { bossPage } from '../proof/balance/boss-page.ts';
import { planDiceClash } from '../proof/balance/dice-clash.ts';
import { planDiceThrone } from '../proof/balance/dice-throne.ts';
import { planDicebornHeroes } from '../proof/balance/diceborn-heroes/plan.ts';
import { HeroDuels, heroesAsked, heroJobs } from '../proof/balance/hero-duels.ts';
import { heroHeatMap, heroPage } from '../proof/balance/hero-page.ts';
import { KeptTallies } from '../proof/balance/kept-tallies.ts';
import { checkBands, type PlanBalance } from '../proof/balance/report.ts';
import { type Job, NO_TALLY, playJobs, type Tally } from '../proof/balance/tally.ts';
import { fail, orFail, read } from './command-line.ts';

const PLANS: Readonly<Record<string, PlanBalance>> = {
  'dice-throne': planDiceThrone,
  'dice-clash': planDiceClash,
  'diceborn-heroes': planDicebornHeroes,
};
const MATCHES_A_PAIR = 20;
const MATCHES_A_CELL = 500;
const BOSS_PAGE = 'boss-balance.md';
const PAGE = 'hero-balance.md';
const PICTURE = 'hero-balance.svg';

const { values } = read('balance');
const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

interface Asked {
  readonly jobs: readonly Job[];
  /** Shows what came of them, in their order. */
  finish(tallies: readonly Tally[]): void;
}

const gameAsked = (): Asked => {
  const plan = PLANS[values.game];
  if (!plan)
    throw new BadInput('--game', `there is no balance of ${values.game}, but of ${Object.keys(PLANS).join(', ')}`);
  const { jobs, report, bands } = plan({
    matches: number(values.matches),
    soloMatches: number(values['solo-matches']),
    modes: values.mode,
    only: values.only?.split(','),
    seed: values.seed,
  });
  if (!values.check) return { jobs, finish: (tallies) => console.log(report(tallies).join('\n')) };
  if (!bands) throw new BadInput('--check', `is not for ${values.game}, which is weighed to no bands`);
  return {
    jobs,
    finish: (tallies) => {
      const { lines, ok } = checkBands(bands(tallies));
      console.log(lines.join('\n'));
      process.exitCode = ok ? 0 : 1;
    },
  };
};

const duelsAsked = (): Asked => {
  if (values.game !== 'dice-throne') throw new BadInput('--heroes', 'is for dice-throne');
  if (values.mode) throw new BadInput('--mode', 'is not for --heroes, who meet in duels');
  const question = {
    matches: number(values.matches) ?? MATCHES_A_PAIR,
    seed: values.seed,
    only: values.only?.split(','),
  };
  const heroes = heroesAsked(question);
  return {
    jobs: heroJobs(heroes, question),
    finish: (tallies) => {
      const duels = new HeroDuels(heroes, tallies);
      writeFileSync(join(values.to, PAGE), heroPage(duels, question, PICTURE));
      writeFileSync(join(values.to, PICTURE), heroHeatMap(duels));
      console.log(`written: ${join(values.to, PAGE)}, ${join(values.to, PICTURE)}`);
    },
  };
};

const bossMatchesAsked = (): Asked => {
  if (values.game !== 'dice-throne') throw new BadInput('--bosses', 'is for dice-throne');
  if (values.mode) throw new BadInput('--mode', 'is not for --bosses, who play both of their modes');
  const question = {
    matches: number(values.matches) ?? MATCHES_A_CELL,
    seed: values.seed,
    only: values.only?.split(','),
  };
  const bosses = bossesAsked(question);
  return {
    jobs: bossJobs(cellsOf(bosses), question),
    finish: (tallies) => {
      writeFileSync(join(values.to, BOSS_PAGE), bossPage(new BossMatches(bosses, tallies), question));
      console.log(`written: ${join(values.to, BOSS_PAGE)}`);
    },
  };
};

if (values.check && (values.heroes || values.bosses)) fail('--check: is not for --heroes and --bosses');
const { jobs, finish } = orFail(values.heroes ? duelsAsked : values.bosses ? bossMatchesAsked : gameAsked);
const kept = values.out === undefined ? undefined : new KeptTallies(values.out);
const earlier = jobs.map((job) => kept?.of(job));
const open = values.kept ? [] : jobs.filter((_, i) => !earlier[i]);
let done = earlier.filter((tally) => tally !== undefined).length;

const played = await playJobs(open, {
  workers: Math.min(number(values.workers) ?? availableParallelism(), open.length),
  onJob: (job, tally) => {
    kept?.keep(job, tally);
    done++;
    process.stderr.write(`${job.name}: played (${done} of ${jobs.length})\n`);
  },
});
const late = played.values();
finish(earlier.map((tally) => tally ?? late.next().value ?? NO_TALLY));
