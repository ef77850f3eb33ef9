/** What a scenario of the campaign is set up with (`StartOptions.setup`): read and checked; every field has a default. */
import { z } from 'zod';
import { badInput } from '../../core/issues.ts';
import { BadInput } from '../../core/refusal.ts';
import { forgetCast } from '../state/cast.ts';
import { holdingsOf } from '../state/context.ts';
import { DIFFICULTIES } from '../state/scenario.ts';
import type { Table } from '../state/table.ts';
import { deckWith } from './loot/decks.ts';

const natural = z.number().int().nonnegative();
const setupSpec = z.strictObject({
  scenario: z.number().int().min(1).max(8).optional(),
  difficulty: z.enum(DIFFICULTIES).default('normal'),
  /** By seat; left out, the card's. */
  salves: z.array(natural.max(99)).optional(),
  /** By seat: what its deck has besides the hero's own cards. */
  loot: z.array(z.array(z.string())).optional(),
  /** By seat: own cards of the hero that loot has replaced once, wherever that loot is now (rulebook: Upgrading Loot Cards). */
  gone: z.array(z.array(z.string())).optional(),
  /** Of a crawl, as `3B`; left out, chance picks one of the scenario's. */
  card: z.string().optional(),
  /** The minions of the deeper decks come as well. */
  deeper: z.boolean().default(false),
  /** Of a boss battle: the boss has all of its upgrades. */
  upgrades: z.literal('unbound').optional(),
});
export type AdventureSetup = z.infer<typeof setupSpec>;
const optionsSpec = z.strictObject({ setup: setupSpec });

/** Throws `BadInput` naming the field. `seats`: how many heroes there are. */
export const readSetup = (setup: unknown, seats: number): AdventureSetup => {
  const raw = { setup: setup ?? {} };
  const read = optionsSpec.safeParse(raw);
  if (!read.success) throw badInput(read.error, raw, 'setup');
  const { salves, loot, gone } = read.data.setup;
  if (salves && salves.length !== seats)
    throw new BadInput('setup.salves', `expected a number for each of ${seats} seats, got ${salves.length}`);
  if (loot && loot.length !== seats)
    throw new BadInput('setup.loot', `expected a list for each of ${seats} seats, got ${loot.length}`);
  if (gone && gone.length !== seats)
    throw new BadInput('setup.gone', `expected a list for each of ${seats} seats, got ${gone.length}`);
  return read.data.setup;
};

/** Puts loot into the decks, which hold the heroes' own cards so far. Throws `BadInput` naming the field. */
export const addLoot = (t: Table, { loot = [], gone = [] }: AdventureSetup): void => {
  for (const [seat, cards] of gone.entries()) {
    const held = holdingsOf(t, seat);
    held.deck = held.deck.filter((card) => !cards.includes(card));
  }
  for (const [seat, cards] of loot.entries()) {
    const held = holdingsOf(t, seat);
    held.deck = deckWith(t, held.deck, cards, `setup.loot.${seat}`);
  }
  forgetCast(t);
};
