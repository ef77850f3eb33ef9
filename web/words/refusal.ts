/** Refusals in words: by their code where the language has any for it, else what the server said. */
import type { Refusal } from '../../client/refusal.ts';
import { tOf } from './t.ts';

/** What went wrong, said by the page in the language that is spoken. */
export class InWords extends Error {
  override readonly name = 'InWords';
}

export const refusalWords = ({ code, message }: Refusal): string => tOf(`refusal.${code}`, withoutField(message));

/** The server names the field of what came to it, which is nothing to people. */
const withoutField = (message: string): string =>
  message.replace(/^[a-z]\S*: (\S)/, (_, first: string) => first.toUpperCase());

/** What went wrong, for people; `otherwise` where nobody said anything that is meant for them, as when the browser tells in
 *  English, with a number of its own, that it reached no server. */
export function troubleWords(error: unknown, otherwise: string): string {
  if (error instanceof InWords) return error.message;
  if (!(error instanceof Error) || error instanceof DOMException) return otherwise;
  const code: unknown = Reflect.get(error, 'code');
  const isCode = typeof code === 'string' || typeof code === 'number';
  return isCode ? refusalWords({ code: `${code}`, message: error.message }) : otherwise;
}
