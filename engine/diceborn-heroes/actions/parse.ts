/** How an untrusted value is read as an action. */
import { z } from 'zod';
import { actionReader } from '../../core/issues.ts';
import type { DicebornAction } from '../state/actions.ts';

const hero = z.number().int().min(0).max(7);
const id = z.string().min(1).max(40);
const answers = z.array(id).max(20).optional();
const die = z.string().regex(/^(green|red|blue):[1-6]$/, 'expected a die such as green:4');

const format = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('assign'), hero, die, slot: id }),
  z.strictObject({ type: z.literal('clear'), hero, slot: id.optional() }),
  z.strictObject({ type: z.literal('reroll'), hero, dice: z.array(die).min(1).max(10) }),
  z.strictObject({ type: z.literal('ability'), hero, with: answers }),
  z.strictObject({ type: z.literal('bounty'), hero, with: answers }),
  z.strictObject({ type: z.literal('use'), hero, item: id, with: answers }),
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('pass'), for: z.literal('round').optional() }),
  z.strictObject({ type: z.literal('choose'), option: id }),
  z.strictObject({ type: z.literal('rest'), hero }),
  z.strictObject({ type: z.literal('buy'), hero, item: id, with: answers }),
  z.strictObject({ type: z.literal('give'), from: hero, to: hero, what: id }),
  z.strictObject({ type: z.literal('advance'), hero, class: id, how: z.enum(['cover', 'tuck']) }),
  z.strictObject({ type: z.literal('concede') }),
  z.strictObject({ type: z.literal('timeout') }),
]);

export const parseAction = actionReader<DicebornAction>(format);
