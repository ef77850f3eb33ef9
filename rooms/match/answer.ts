/** What a client gets for what it sent: acceptance, or a refusal. */
import type { ActAnswer, WireCode, WireRefusal } from '../../protocol/messages.ts';
import type { Taken } from './driver-hooks.ts';

/** Why somebody does not get what was asked for. */
export interface Refused {
  readonly refused: WireRefusal;
}
export type Answer = { readonly accepted: ActAnswer } | Refused;

export const refused = (code: WireCode, message: string): Refused => ({ refused: { code, message } });

/** What the driver made of an action, as the client gets it. */
export const answerOf = (taken: Taken): Answer | Promise<Answer> => {
  if ('step' in taken) return { accepted: { step: taken.step } };
  if ('refusal' in taken) return { refused: taken.refusal };
  // The connection is closed in a moment; the client asks again where the match has gone.
  if (taken.incident === undefined) return new Promise(() => undefined);
  return refused('match-failed', `The match broke and was closed (incident ${taken.incident}).`);
};
