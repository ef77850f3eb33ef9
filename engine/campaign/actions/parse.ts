/** How an untrusted value is read as an action. */
import { z } from 'zod';
import { actionReader } from '../../core/issues.ts';
import { RARITIES } from '../state/content.ts';
import { DIFFICULTIES } from '../state/terms.ts';
import type { CampaignAction } from './actions.ts';

const id = z.string().min(1).max(40);
const seat = z.number().int().min(0).max(3);
const seats = z.array(seat).max(4).default([]);
const count = z.number().int().min(0).max(999);
const match = z.string().min(1).max(64).optional();
const loot = count;

/** What a finished match reports, or a position begins with. */
export const reportForm = z.strictObject({
  scenario: z.number().int().min(1).max(8).optional(),
  card: z
    .string()
    .regex(/^[1357][A-D]$/, 'expected a card such as 1A')
    .optional(),
  won: z.boolean(),
  gold: count.default(0),
  salves: count.default(0),
  explored: count.default(0),
  tiles: count.default(0),
  unidentified: z
    .array(z.array(z.enum(RARITIES)).max(60))
    .max(4)
    .default([]),
  defeated: z.array(id).max(400).default([]),
});

const form = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hero'), hero: id }),
  z.strictObject({ type: z.literal('difficulty'), difficulty: z.enum(DIFFICULTIES) }),
  z.strictObject({ type: z.literal('begin') }),
  z.strictObject({ type: z.literal('allot'), salves: z.array(count).min(1).max(4) }),
  z.strictObject({ type: z.literal('ready'), on: z.boolean(), bots: seats }),
  z.strictObject({ type: z.literal('depart'), bots: seats, match }),
  z.strictObject({ type: z.literal('buy'), card: id }),
  z.strictObject({ type: z.literal('identify'), loot }),
  z
    .strictObject({ type: z.literal('sell'), card: id.optional(), loot: loot.optional() })
    .refine((sale) => (sale.card === undefined) !== (sale.loot === undefined), 'names either a card or a loot'),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({ type: z.literal('keep') }),
  z.strictObject({ type: z.literal('leave-it') }),
  z.strictObject({ type: z.literal('drop'), card: id }),
  z
    .strictObject({
      type: z.literal('vote'),
      about: z.enum(['retire', 'out']),
      member: seat.optional(),
      yes: z.boolean(),
    })
    .refine(
      ({ about, member }) => (about === 'out') === (member !== undefined),
      'names a member to put out, and none to retire',
    ),
  z.strictObject({ type: z.literal('report'), report: reportForm, match, at: z.number().int().min(0).optional() }),
  z.strictObject({ type: z.literal('voided'), match }),
  z.strictObject({
    type: z.literal('join'),
    hero: id,
    nonce: z.string().max(64).optional(),
    bot: z.literal(true).optional(),
    keepsake: id.optional(),
  }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('vote-over') }),
  z.strictObject({ type: z.literal('timeout') }),
]);

export const parseAction = actionReader<CampaignAction>(form);
