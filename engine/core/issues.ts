/** What zod finds wrong with input, in the words that people meet everywhere: what was expected, and what came. */
import type { z } from 'zod';
import type { Action } from './game.ts';
import { BadInput, type Refusal, refuse } from './refusal.ts';

export type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};
/** What zod says where a form has no words of its own for it. */
const NO_WORDS = /^(Invalid (input|discriminator value)|Too (small|big))/;

/** What stands behind "expected": the form's own words, where it has any. */
export const expectation = (issue: Issue): string => {
  const own = NO_WORDS.test(issue.message) ? undefined : issue.message.replace(/^expected /, '');
  switch (issue.code) {
    case 'invalid_type':
      return own ?? KINDS[issue.expected] ?? issue.message;
    case 'invalid_value':
      return oneOf(issue.values.map((value) => JSON.stringify(value)));
    case 'too_small':
      return own ?? bounded(issue.origin, 'at least', Number(issue.minimum) + (issue.inclusive === false ? 1 : 0));
    case 'too_big':
      return own ?? bounded(issue.origin, 'at most', Number(issue.maximum));
    default:
      return own ?? issue.message;
  }
};
const oneOf = (values: readonly string[]): string =>
  values.length === 1 ? (values[0] ?? '') : `one of ${values.join(', ')}`;
const bounded = (origin: string, bound: string, n: number): string => {
  if (origin === 'string' && bound === 'at least' && n === 1) return 'text that is not empty';
  if (origin === 'string') return `text of ${bound} ${n} characters`;
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

/** Where something is wrong, and what, in words. */
export interface Fault {
  readonly field: string;
  readonly words: string;
}

/** Where the first thing is that is wrong with `raw`, and what: `seats`, `expected a list, got nothing`. The field is
 *  empty where it is `raw` itself. */
export const firstFault = (error: z.ZodError, raw: unknown): Fault => {
  const [issue] = error.issues;
  const { field, words } = firstExpectation(error);
  if (!issue || issue.code === 'unrecognized_keys' || issue.code === 'custom') return { field, words };
  const came = shown(valueAt(raw, issue.path));
  // Of several forms that a value may have, zod has one sentence.
  if (issue.code === 'invalid_union')
    return { field, words: NO_WORDS.test(issue.message) ? `cannot be ${came}` : words };
  return { field, words: `${words}, got ${came}` };
};

/** The same without what came, for what must not be repeated. */
export const firstExpectation = ({ issues: [issue] }: z.ZodError): Fault => {
  if (!issue) return { field: '', words: 'cannot be read' };
  const [stranger] = issue.code === 'unrecognized_keys' ? issue.keys : [];
  if (stranger !== undefined) return { field: [...issue.path, stranger].join('.'), words: 'is not a field here' };
  const field = issue.path.join('.');
  // Rules say for themselves what they want.
  const own = issue.code === 'custom' || issue.code === 'invalid_union';
  return { field, words: own ? issue.message : `expected ${expectation(issue)}` };
};

/** Reads untrusted values as actions of that form (`Game.parse`): the action, or a `bad-message` refusal that names the field. */
export const actionReader =
  <A extends Action>(form: z.ZodType<A>) =>
  (value: unknown): { action: A } | { refusal: Refusal } => {
    const read = form.safeParse(value);
    if (read.success) return { action: read.data };
    const { field, words } = firstFault(read.error, value);
    return { refusal: refuse('bad-message', `action${field && `.${field}`}: ${words}`) };
  };

/** The same as `BadInput`; `whole` is what the input itself is called. */
export const badInput = (error: z.ZodError, raw: unknown, whole: string): BadInput => {
  const { field, words } = firstFault(error, raw);
  return new BadInput(field || whole, words);
};
