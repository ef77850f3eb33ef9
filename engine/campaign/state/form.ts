/** How a campaign lies in a store, read field by field: it may have lain there for years. Cards and heroes may be of other
 *  content, so that any id will do. */
import { z } from 'zod';
import { RARITIES } from './content.ts';
import { isLoggedEvent, type LoggedEvent } from './events.ts';
import { DIFFICULTIES, LEGACIES } from './terms.ts';

const id = z.string().min(1);
const ids = z.array(id);
const count = z.number().int().min(0);
const seat = count.max(3);
const seats = z.array(seat).max(4);
const counts = z.array(count).max(4);
const rarity = z.enum(RARITIES);
const scenario = z.number().int().min(1).max(8);
const key = z.string().regex(/^[0-9a-f]{64}$/, 'expected 64 hex digits');

const report = z.strictObject({
  scenario,
  card: id.optional(),
  won: z.boolean(),
  gold: count,
  salves: count,
  explored: count,
  tiles: count,
  unidentified: z.array(z.array(rarity)),
  defeated: ids,
});
const stage = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('forming') }),
  z.strictObject({
    name: z.literal('camp'),
    allot: counts,
    ready: z.array(seats.nullable()),
    card: id.optional(),
  }),
  z.strictObject({
    name: z.literal('playing'),
    match: id.nullable(),
    allot: counts,
    bots: seats,
    card: id.optional(),
  }),
  z.strictObject({
    name: z.literal('shop'),
    report,
    date: count,
    match: id.optional(),
    purse: counts,
    dealt: z.array(ids),
    unidentified: z.array(ids),
    done: z.array(z.boolean()),
  }),
  z.strictObject({
    name: z.literal('spoils'),
    report,
    date: count,
    match: id.optional(),
    chests: count,
    round: count,
    drawn: z.array(z.strictObject({ roll: count, rarity, card: id.nullable() })),
    answered: z.array(z.enum(['keep', 'leave']).nullable()),
    unclaimed: count,
  }),
  z.strictObject({ name: z.literal('trim'), over: counts }),
  z.strictObject({ name: z.literal('over'), won: z.boolean() }),
]);
const row = z.strictObject({
  session: count,
  scenario,
  card: id.optional(),
  won: z.boolean(),
  salves: count,
  gold: count,
  unclaimed: count,
  tiles: count,
  base: z.number().int(),
  total: z.number().int(),
  next: count,
  date: count,
  match: id.optional(),
});
/** What was told stays as it was told. */
const event = z.custom<LoggedEvent>(isLoggedEvent, 'is no event of a log');

/** A campaign, and the rarity of every card that lies outside of the decks: whoever does not know a card must know what it
 *  was. */
export const savedForm = z.strictObject({
  form: z.literal(1),
  content: z.string(),
  step: count,
  difficulty: z.enum(DIFFICULTIES),
  deeper: z.boolean(),
  unbound: z.boolean(),
  legacy: z.array(z.enum(LEGACIES)),
  keepsakes: z.array(id.nullable()),
  members: z
    .array(z.strictObject({ hero: id, loot: ids, out: ids, nonce: z.string(), vacant: z.boolean() }))
    .min(1)
    .max(4),
  leader: seat,
  scenario,
  session: count,
  salves: count,
  usedCards: ids,
  stage,
  stageSince: count,
  vote: z
    .strictObject({
      about: z.enum(['retire', 'out']),
      member: seat.nullable(),
      answers: z.array(z.boolean().nullable()),
    })
    .nullable(),
  decks: z.strictObject({ common: ids, rare: ids, epic: ids, legendary: ids }),
  sheet: z.array(row),
  log: z.array(z.strictObject({ session: count, event })),
  secret: key,
  chance: z.strictObject({ key, position: count, script: z.array(count).optional() }),
  rarities: z.record(z.string(), rarity),
});
