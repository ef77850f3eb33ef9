/** Played campaigns kept in a file, a line each, so that a run that was interrupted goes on where it was, and several
 *  processes fill one file. A campaign is known by its plan and by the rules it was played under; the bots are not known by
 *  anything: who changes them begins a new file. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { DIFFICULTIES } from '../../engine/campaign/state/terms.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { CampaignPlan, WholeCampaign } from './whole-campaign.ts';

const whole = z.number().int().nonnegative();
const lineSchema = z.strictObject({
  rules: z.string(),
  heroes: z.array(z.string()),
  difficulty: z.enum(DIFFICULTIES),
  seed: z.string(),
  won: z.boolean(),
  score: z.number(),
  sessions: z.array(z.strictObject({ scenario: whole, won: z.boolean() })),
  /** Cards of loot that could be had, and those that were, by how often. */
  offered: z.record(z.string(), whole),
  taken: z.record(z.string(), whole),
});
export type KeptCampaign = Omit<z.infer<typeof lineSchema>, 'rules'>;

const counted = (cards: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};

/** What is kept of a campaign that has been played. */
export const keptOf = (
  { heroes, difficulty, seed }: CampaignPlan,
  { won, score, sheet, events }: WholeCampaign,
): KeptCampaign => ({
  heroes: [...heroes],
  difficulty,
  seed,
  won,
  score,
  sessions: sheet.map((row) => ({ scenario: row.scenario, won: row.won })),
  offered: counted(
    events.flatMap((event) => {
      if (event.type === 'dealt') return event.cards;
      return event.type === 'rolled' && event.card !== null ? [event.card] : [];
    }),
  ),
  taken: counted(events.flatMap((event) => (event.type === 'bought' || event.type === 'kept' ? [event.card] : []))),
});

/** A line that was cut short by the end of its process is no line, and what other rules gave does not count. */
const parsed = (line: string): KeptCampaign[] => {
  try {
    const { rules, ...campaign } = lineSchema.parse(JSON.parse(line));
    return rules === diceThrone.contentHash ? [campaign] : [];
  } catch {
    return [];
  }
};

/** What the file holds under today's rules; nothing, if it is not there. */
export const readCampaigns = (file: string): KeptCampaign[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parsed) : [];

export const keepCampaign = (file: string, campaign: KeptCampaign): void => {
  // The break comes first: it ends a line that was cut short.
  appendFileSync(file, `\n${JSON.stringify({ rules: diceThrone.contentHash, ...campaign })}`);
};
