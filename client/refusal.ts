/** The server's refusals, as requests that were rejected. */

/** Why something was not done: a code of the protocol, and the server's words. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** The refusal in a rejected request, if that is what the error is. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || error.name !== 'rejected') return undefined;
  const reason: unknown = Reflect.get(error, 'reason');
  const part = (name: string): string => {
    const value: unknown = typeof reason === 'object' && reason !== null ? Reflect.get(reason, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { code: part('code') || 'refused', message: part('message') || 'The server refused this.' };
}

/** What stands for an answer that never came. */
export const NO_CONNECTION = { code: 'no-connection', message: 'The server did not answer.' } as const;
