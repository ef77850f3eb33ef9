/** What zod finds wrong with input, in the words that people meet everywhere: what was expected, and what came. */
import type { z } from 'zod';
import { BadInput } from './refusal.ts';

export type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};
/** What stands behind "expected". */
export const expectation = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.message;
    case 'invalid_value':
      return oneOf(issue.values.map((value) => JSON.stringify(value)));
    case 'too_small':
      return bounded(issue.origin, 'at least', Number(issue.minimum) + (issue.inclusive === false ? 1 : 0));
    case 'too_big':
      return bounded(issue.origin, 'at most', Number(issue.maximum));
    default:
      return issue.message;
  }
};
const oneOf = (values: readonly string[]): string =>
  values.length === 1 ? (values[0] ?? '') : `one of ${values.join(', ')}`;
const bounded = (origin: string, bound: string, n: number): string => {
  if (origin === 'string') return 'text that is not empty';
  if (origin === 'array') return `a list of ${bound} ${n}`;
  return `${bound} ${n}`;
};

const MOST_SHOWN = 60;
/** A value that came, cut where it is long. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
};

/** What lies in a value at a path. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

/** Where the first thing is that is wrong with `raw`, and what: `seats`, `expected a list, got nothing`. The field is
 *  empty where it is `raw` itself. */
export const firstFault = ({ issues: [issue] }: z.ZodError, raw: unknown): { field: string; words: string } => {
  if (!issue) return { field: '', words: 'cannot be read' };
  const [stranger] = issue.code === 'unrecognized_keys' ? issue.keys : [];
  if (stranger !== undefined) return { field: [...issue.path, stranger].join('.'), words: 'is not a field here' };
  // Of several forms that a value may have, and of rules that say for themselves what they want, zod has one sentence.
  const own = issue.code === 'invalid_union' || issue.code === 'custom';
  const words = own ? issue.message : `expected ${expectation(issue)}, got ${shown(valueAt(raw, issue.path))}`;
  return { field: issue.path.join('.'), words };
};

/** The same as `BadInput`; `whole` is what the input itself is called. */
export const badInput = (error: z.ZodError, raw: unknown, whole: string): BadInput => {
  const { field, words } = firstFault(error, raw);
  return new BadInput(field || whole, words);
};
