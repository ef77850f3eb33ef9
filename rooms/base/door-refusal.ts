/** The word at the door of every room: what keeps somebody from creating or joining it. */
import { ServerError } from '@colyseus/core';
import type { z } from 'zod';

/** Says no to somebody who creates or joins. `code` is one of `DOOR` (`protocol/codes.ts`). */
export class DoorRefusal extends ServerError {
  override readonly name = 'DoorRefusal';
}

/** The first thing that is wrong with a message or with options, in one line. */
export const inWords = ({ issues: [issue] }: z.ZodError): string =>
  issue ? `${issue.path.join('.') || 'message'}: ${issue.message}` : 'unreadable';
