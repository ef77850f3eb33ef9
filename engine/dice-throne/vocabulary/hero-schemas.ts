/** A hero and all that it holds, as zod schemas. */
import { z } from 'zod';
import {
  adjustSchema,
  cannotSchema,
  chooseWhoSchema,
  condSchema,
  costSchema,
  damageSchema,
  expecting,
  idSchema,
  list,
  listenerFields,
  modifySchema,
  natural,
  positive,
  programSchema,
  spanSchema,
} from './schemas.ts';

const name = z.string().min(1);
/** A symbol never looks like a value. */
const symbol = z.string().regex(/^[a-z][a-z-]*$/, expecting('a symbol in small letters'));
const flag = z.literal(true);
/** A record that names nothing says nothing. */
const byId = <T extends z.ZodType>(value: T) => z.record(idSchema, value);

const parts = byId(programSchema);

export const standingSchema = z.discriminatedUnion(
  'do',
  [modifySchema, adjustSchema, cannotSchema, damageSchema],
  expecting('a standing word, whose "do" is one of modify, adjust, cannot, damage'),
);
export const listenerSchema = z.strictObject(listenerFields);
export const offerSchema = z.strictObject({
  when: condSchema.optional(),
  cost: costSchema.optional(),
  limit: z.strictObject({ n: positive, per: z.enum(['turn', 'roll', 'match']) }).optional(),
  modifier: flag.optional(),
  at: z.literal('offensive-end').optional(),
  tokens: z.union([positive, z.literal('any')], expecting('a whole number of 1 or more, or "any"')).optional(),
  aged: z.enum(['turn', 'phase']).optional(),
  run: programSchema,
});
export const tokenSchema = z.strictObject({
  name,
  kind: z.enum(['positive', 'negative', 'unique', 'marker']),
  limit: z.union(
    [positive, z.literal('none'), z.strictObject({ owner: natural, others: natural })],
    expecting('a whole number of 1 or more, "none", or { "owner": …, "others": … }'),
  ),
  perSource: flag.optional(),
  declinable: flag.optional(),
  leaves: z.strictObject({ ends: spanSchema, aged: flag.optional() }).optional(),
  locks: list(z.enum(['move', 'remove', 'but by its board'])).optional(),
  standing: list(standingSchema).optional(),
  on: list(listenerSchema).optional(),
  offers: list(offerSchema).optional(),
  overflow: programSchema.optional(),
  parts: parts.optional(),
});
export const sideSchema = z.strictObject({
  id: idSchema,
  name,
  limit: positive,
  standing: list(standingSchema).optional(),
  on: list(listenerSchema).optional(),
  offers: list(offerSchema).optional(),
  parts: parts.optional(),
});
export const companionSchema = z.strictObject({ name, sides: list(sideSchema) });
export const cardSchema = z.strictObject({
  name,
  type: z.enum(['main', 'roll', 'instant']),
  cost: natural.max(15),
  modifier: flag.optional(),
  when: condSchema.optional(),
  run: programSchema,
});

export const needsSchema = z.union(
  [condSchema, z.strictObject({ scale: name, at: list(positive.max(5)) })],
  expecting('a requirement (an object with one of shows, straight, alike, all, any, not, or scale and at)'),
);
export const rowSchema = z.strictObject({ needs: needsSchema, run: programSchema });
export const addedSchema = z.strictObject({ name, needs: needsSchema, run: programSchema });
export const levelSchema = z.strictObject({
  cost: natural.max(15).optional(),
  needs: needsSchema.optional(),
  run: programSchema.optional(),
  rows: list(rowSchema).optional(),
  defence: positive.max(5).optional(),
  rerolls: positive.max(5).optional(),
  adds: byId(addedSchema).optional(),
  offers: list(offerSchema).optional(),
  on: list(listenerSchema).optional(),
});
/** Printed boards know levels I to III. */
export const abilitySchema = z.strictObject({
  name,
  ultimate: flag.optional(),
  target: chooseWhoSchema.optional(),
  needs: needsSchema.optional(),
  levels: z.array(levelSchema).min(1).max(3).readonly(),
});
export const boardSchema = z.strictObject({ name, abilities: byId(abilitySchema) });
export const heroSchema = z.strictObject({
  id: idSchema,
  name,
  kind: z.literal('boss').optional(),
  die: z
    .tuple([symbol, symbol, symbol, symbol, symbol, symbol], expecting('six symbols, those of the faces 1 to 6'))
    .readonly(),
  complexity: positive.max(6),
  abilities: byId(abilitySchema),
  boards: byId(boardSchema).optional(),
  tokens: byId(tokenSchema),
  companions: byId(companionSchema).optional(),
  cards: byId(cardSchema),
  setUp: programSchema.optional(),
  parts: parts.optional(),
});
