/** What a scenario of the campaign is set up with (`StartOptions.setup`): read and checked; every field has a default. */
import { z } from 'zod';
import { badInput } from '../../core/issues.ts';
import { BadInput } from '../../core/refusal.ts';
import { DIFFICULTIES } from '../state/scenario.ts';

const natural = z.number().int().nonnegative();
const setupSpec = z.strictObject({
  scenario: z.number().int().min(1).max(8).optional(),
  difficulty: z.enum(DIFFICULTIES).default('normal'),
  /** By seat; left out, the card's. */
  salves: z.array(natural.max(99)).optional(),
  /** Of a crawl, as `3B`; left out, chance picks one of the scenario's. */
  card: z.string().optional(),
  /** The minions of the deeper decks come as well. */
  deeper: z.boolean().default(false),
});
export type AdventureSetup = z.infer<typeof setupSpec>;

/** Throws `BadInput` naming the field. `seats`: how many heroes there are. */
export const readSetup = (setup: unknown, seats: number): AdventureSetup => {
  const raw = { setup: setup ?? {} };
  const read = z.strictObject({ setup: setupSpec }).safeParse(raw);
  if (!read.success) throw badInput(read.error, raw, 'setup');
  const { salves } = read.data.setup;
  if (salves && salves.length !== seats)
    throw new BadInput('setup.salves', `expected a number for each of ${seats} seats, got ${salves.length}`);
  return read.data.setup;
};
