/** `npm run -s tool -- campaign`: whole campaigns by bots: sessions a scenario, scores, what is bought and kept. */
import { diceThroneCampaign } from '../../engine/campaign/index.ts';
import { NUMBERS, scenarioOf } from '../../engine/campaign/rules/scenarios.ts';
import { DIFFICULTIES, type Row } from '../../engine/campaign/state/terms.ts';
import { seededStream, shuffle } from '../../engine/core/chance.ts';
import { percent, wilson } from '../../proof/balance/wilson.ts';
import { playCampaign, type WholeCampaign } from '../../proof/campaign/whole-campaign.ts';
import { read } from '../command-line.ts';

const { values } = read('campaign');
const campaigns = Number(values.campaigns);
const seats = Number(values.heroes);
const mostSessions = Number(values.sessions);
const difficulty = DIFFICULTIES.find((one) => one === values.difficulty);
if (!difficulty) {
  console.error(`--difficulty: expected one of ${DIFFICULTIES.join(', ')}, got ${values.difficulty}`);
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
const played: WholeCampaign[] = [];
for (let n = 0; n < campaigns; n++) {
  const seed = `${values.seed} ${n}`;
  const heroes = partyFor(seed);
  console.log(`\n${heroes.map(nameOf).join(', ')}`);
  const began = process.cpuUsage();
  const one = playCampaign({ heroes, difficulty, seed, mostSessions }, (row) => console.log(told(row)));
  const { user, system } = process.cpuUsage(began);
  const end = one.won ? 'won' : `not won in ${one.sheet.length} sessions`;
  console.log(`  ${end}: ${one.score} points; ${((user + system) / 1e6).toFixed(1)} s of processor time`);
  for (const [seat, loot] of one.loot.entries())
    console.log(`  ${nameOf(heroes[seat] ?? '')} keeps ${loot.map(nameOf).join(', ') || 'nothing'}`);
  played.push(one);
}

const rows = played.flatMap(({ sheet }) => sheet);
console.log('\nscenario                      sessions   won %   95 %');
for (const scenario of NUMBERS) {
  const all = rows.filter((row) => row.scenario === scenario);
  const won = all.filter((row) => row.won).length;
  if (all.length === 0) continue;
  const { low, high } = wilson(won, all.length);
  console.log(
    `${scenario} ${scenarioOf(scenario).name.padEnd(26)} ${String(all.length).padStart(9)} ${percent(won / all.length).padStart(7)}   ${percent(low)}–${percent(high)}`,
  );
}
const won = played.filter((one) => one.won);
console.log(
  `\nwon ${won.length} of ${played.length}; ${mean(won.map(({ sheet }) => sheet.length))} sessions, ${mean(won.map(({ score }) => score))} points each`,
);

/** How often each card was there to be had, and taken. */
const offered = new Map<string, number>();
const taken = new Map<string, number>();
const count = (counts: Map<string, number>, card: string): void => {
  counts.set(card, (counts.get(card) ?? 0) + 1);
};
for (const { events } of played)
  for (const event of events) {
    if (event.type === 'dealt') for (const card of event.cards) count(offered, card);
    if (event.type === 'rolled' && event.card !== null) count(offered, event.card);
    if (event.type === 'bought' || event.type === 'kept') count(taken, event.card);
  }
const identified = played.flatMap(({ events }) => events).filter(({ type }) => type === 'identified').length;
const cards = [...taken].sort(([, a], [, b]) => b - a);
const sum = (counts: Map<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);
console.log(`\n${sum(taken)} cards bought or kept of ${sum(offered)} offered, ${identified} identified`);
for (const [card, n] of cards.slice(0, Number(values.cards)))
  console.log(`  ${nameOf(card).padEnd(28)} ${n} of ${offered.get(card) ?? 0}`);
