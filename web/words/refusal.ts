/** Refusals in words: by their code where the language has any for it, else what the server said. */
import { tOf } from './t.ts';

interface Refusal {
  readonly code: string;
  readonly message: string;
}

export const refusalWords = ({ code, message }: Refusal): string => tOf(`refusal.${code}`, withoutField(message));

/** The server names the field of what came to it, which is nothing to people. */
const withoutField = (message: string): string =>
  message.replace(/^[a-z]\S*: (\S)/, (_, first: string) => first.toUpperCase());

/** What went wrong, for people; `otherwise` where nobody said anything. */
export function troubleWords(error: unknown, otherwise: string): string {
  if (!(error instanceof Error)) return otherwise;
  const code: unknown = Reflect.get(error, 'code');
  const isCode = typeof code === 'string' || typeof code === 'number';
  return isCode ? refusalWords({ code: `${code}`, message: error.message }) : error.message;
}
