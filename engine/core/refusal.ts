/** Refusals: what a match answers to an action that may not be taken. A refused action changes nothing and costs
 *  nothing. The codes are a closed list that clients may rely on; the sentence is for people. */
export const REFUSAL_CODES = [
  'bad-message',
  'unknown-id',
  'match-over',
  'window-closed',
  'already-answered',
  'locked-by-ultimate',
  'stunned',
  'not-your-turn',
  'not-allowed-now',
  'not-enough-cp',
  'not-enough-gold',
  'requirement-not-met',
  'bad-option',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** What was expected, what came, and what to do instead. */
  readonly message: string;
}

export const refuse = (code: RefusalCode, message: string): Refusal => ({ code, message });

/** Whoever applies an action has checked it before. Throws for one that is refused. */
export const mustBeAllowed = (refusal: Refusal | undefined): void => {
  if (refusal) throw new Error(`a refused action was applied (${refusal.code}): ${refusal.message}`);
};

/** Content that never comes to rest, or asks for more than any match needs: thrown where its budget is spent. The match
 *  cannot go on, now or ever; nothing else is harmed. */
export class Runaway extends Error {
  override readonly name = 'Runaway';
}

/** Whether the content of a match, and no fault of ours, is to blame: words that speak of each other in a circle end the
 *  language's own stack before any budget. */
export const isRunaway = (error: unknown): boolean =>
  error instanceof Runaway || (error instanceof RangeError && error.message.includes('call stack'));

/** Bad input at a border: a start option, a scenario position, a saved match. `field` is the path of what is wrong. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly field: string;
  constructor(field: string, message: string) {
    super(`${field}: ${message}`);
    this.field = field;
  }
}
