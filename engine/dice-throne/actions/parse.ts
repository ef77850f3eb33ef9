/** Reads untrusted values as actions of Dice Throne. */
import { z } from 'zod';
import { actionReader } from '../../core/issues.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';

const id = z.string().min(1).max(64);
const answers = z.array(id).max(12).optional();
const PHASES = [
  'salve',
  'move',
  'explore',
  'upkeep',
  'income',
  'main-1',
  'offensive-roll',
  'targeting-roll',
  'defensive-roll',
  'main-2',
  'discard',
] as const;

const format = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll'), dice: z.array(z.number().int()).max(5).optional() }),
  z.strictObject({ type: z.literal('announce'), ability: id.nullable() }),
  z.strictObject({ type: z.literal('play'), card: id, with: answers }),
  z.strictObject({
    type: z.literal('spend'),
    token: id,
    count: z.number().int().positive().max(99).optional(),
    with: answers,
  }),
  z.strictObject({ type: z.literal('use'), ability: id, with: answers }),
  z.strictObject({ type: z.literal('choose'), option: id }),
  z.strictObject({ type: z.literal('sell'), card: id }),
  z.strictObject({ type: z.literal('pass'), phase: z.enum(PHASES).optional() }),
  z.strictObject({ type: z.literal('point'), tile: id.nullable() }),
  z.strictObject({ type: z.literal('concede'), late: z.literal(true).optional() }),
  z.strictObject({ type: z.literal('timeout') }),
]);

export const parseAction = actionReader<DiceThroneAction>(format);
