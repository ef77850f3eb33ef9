/** The word at the door of every room: what keeps somebody from creating or joining it. */
import { ServerError } from '@colyseus/core';
import type { z } from 'zod';
import { firstFault } from '../../engine/core/issues.ts';

/** Says no to somebody who creates or joins. `code` is one of `DOOR` (`protocol/codes.ts`). */
export class DoorRefusal extends ServerError {
  override readonly name = 'DoorRefusal';
}

/** The first thing that is wrong with a message or with options, in one line. */
export const inWords = (error: z.ZodError, raw: unknown): string => {
  const { field, words } = firstFault(error, raw);
  return `${field || 'message'}: ${words}`;
};
