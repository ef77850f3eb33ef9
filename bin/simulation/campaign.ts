/** `npm run -s tool -- campaign`: whole campaigns by bots: sessions a scenario, scores, what is bought and kept. */
import { writeFileSync } from 'node:fs';
import { diceThroneCampaign } from '../../engine/campaign/index.ts';
import { NUMBERS, scenarioOf } from '../../engine/campaign/rules/scenarios.ts';
import { DIFFICULTIES, type Row } from '../../engine/campaign/state/terms.ts';
import { seededStream, shuffle } from '../../engine/core/chance.ts';
import { percent, wilson } from '../../proof/balance/wilson.ts';
import { campaignPage } from '../../proof/campaign/campaign-page.ts';
import { type KeptCampaign, keepCampaign, keptOf, readCampaigns } from '../../proof/campaign/kept-campaigns.ts';
import { playCampaign } from '../../proof/campaign/whole-campaign.ts';
import { read } from '../command-line.ts';

const { values } = read('campaign');
const { out, page } = values;
const campaigns = Number(values.campaigns);
const seats = Number(values.heroes);
const mostSessions = Number(values.sessions);
const difficulty = DIFFICULTIES.find((one) => one === values.difficulty);
if (!difficulty) {
  console.error(`--difficulty: expected one of ${DIFFICULTIES.join(', ')}, got ${values.difficulty}`);
  process.exit(2);
}
if (page && !out) {
  console.error('--page: expected --out as well, the file of the campaigns that the page tells of');
  process.exit(2);
}

/** Other heroes each time. */
const partyFor = (seed: string): string[] => {
  const heroes = diceThroneCampaign.heroes.map(({ id }) => id);
  shuffle(seededStream(`${seed} heroes`), heroes);
  return heroes.slice(0, seats);
};
const nameOf = (id: string): string => diceThroneCampaign.describe(id)?.name ?? id;
const mean = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '–' : (numbers.reduce((a, b) => a + b, 0) / numbers.length).toFixed(1);
const told = ({ session, scenario, card, won, total, next }: Row): string =>
  `  session ${session}: scenario ${scenario}${card ? ` (${card})` : ''} ${won ? 'won' : 'lost'}, ${total} points, ${next} salves next`;

console.log(`${campaigns} × ${seats} heroes, ${difficulty}, seed ${values.seed}`);
const before = out ? readCampaigns(out) : [];
const played: KeptCampaign[] = [];
for (let n = 0; n < campaigns; n++) {
  const seed = `${values.seed} ${n}`;
  const heroes = partyFor(seed);
  const known = before.find(
    (one) => one.seed === seed && one.difficulty === difficulty && one.heroes.join() === heroes.join(),
  );
  if (known) {
    played.push(known);
    continue;
  }
  console.log(`\n${heroes.map(nameOf).join(', ')}`);
  const began = process.cpuUsage();
  const plan = { heroes, difficulty, seed, mostSessions };
  const one = playCampaign(plan, (row) => console.log(told(row)));
  const { user, system } = process.cpuUsage(began);
  const end = one.won ? 'won' : `not won in ${one.sheet.length} sessions`;
  console.log(`  ${end}: ${one.score} points; ${((user + system) / 1e6).toFixed(1)} s of processor time`);
  for (const [seat, loot] of one.loot.entries())
    console.log(`  ${nameOf(heroes[seat] ?? '')} keeps ${loot.map(nameOf).join(', ') || 'nothing'}`);
  const kept = keptOf(plan, one);
  if (out) keepCampaign(out, kept);
  played.push(kept);
}

const sessions = played.flatMap((one) => one.sessions);
console.log('\nscenario                      sessions   won %   95 %');
for (const scenario of NUMBERS) {
  const all = sessions.filter((session) => session.scenario === scenario);
  const won = all.filter((session) => session.won).length;
  if (all.length === 0) continue;
  const { low, high } = wilson(won, all.length);
  console.log(
    `${scenario} ${scenarioOf(scenario).name.padEnd(26)} ${String(all.length).padStart(9)} ${percent(won / all.length).padStart(7)}   ${percent(low)}–${percent(high)}`,
  );
}
const won = played.filter((one) => one.won);
console.log(
  `\nwon ${won.length} of ${played.length}; ${mean(won.map((one) => one.sessions.length))} sessions, ${mean(won.map(({ score }) => score))} points each`,
);

/** How often each card was there to be had, and taken. */
const summed = (counts: readonly Readonly<Record<string, number>>[]): Map<string, number> => {
  const total = new Map<string, number>();
  for (const one of counts) for (const [card, n] of Object.entries(one)) total.set(card, (total.get(card) ?? 0) + n);
  return total;
};
const offered = summed(played.map((one) => one.offered));
const taken = summed(played.map((one) => one.taken));
const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);
console.log(`\n${sum(taken)} cards bought or kept of ${sum(offered)} offered`);
for (const [card, n] of [...taken].sort(([, a], [, b]) => b - a).slice(0, Number(values.cards)))
  console.log(`  ${nameOf(card).padEnd(28)} ${n} of ${offered.get(card) ?? 0}`);

if (out && page) {
  const command = `\`npm run -s tool -- campaign --campaigns ${campaigns} --heroes N --difficulty D --out FILE --page docs/adventures-balance.md\`, for each number of heroes and difficulty with the same file.`;
  writeFileSync(page, campaignPage(readCampaigns(out), command));
}
