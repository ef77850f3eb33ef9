/** A script, which Redis runs in one step, with the form of its answer. node-redis would keep scripts at the client, but the
 *  types of what those answer forget what stands in which place. */
import { createHash } from 'node:crypto';
import type { z } from 'zod';

export interface Script<T> {
  readonly text: string;
  /** By which Redis knows it again. */
  readonly sha1: string;
  readonly answer: z.ZodType<T>;
}

/** `KEYS` and `ARGV` are what it is run with. */
export const script = <T>(text: string, answer: z.ZodType<T>): Script<T> => ({
  text,
  sha1: createHash('sha1').update(text).digest('hex'),
  answer,
});
