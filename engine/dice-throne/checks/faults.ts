/** Faults of content: where, what was expected, what came. */
import type { z } from 'zod';

export type Path = readonly (string | number)[];
export interface Fault {
  readonly path: Path;
  /** Stands behind "expected". */
  readonly expected: string;
  readonly came: unknown;
}

const THINGS: Readonly<Record<string, string>> = {
  abilities: 'ability',
  tokens: 'token',
  cards: 'card',
  companions: 'companion',
  boards: 'side',
};

/** One sentence: file, thing, field, what was expected and what came. */
export const sentenceOf = (file: string, { path, expected, came }: Fault): string => {
  return `${file}: ${placeOf(path).join(', ') || 'the hero'}: expected ${expected}, got ${shown(came)}.`;
};
/** `ability smack, levels.0.run`; on another side of the board `side cursed, ability rend, needs`. */
const placeOf = (path: Path): string[] => {
  const [first, second, ...rest] = path;
  const thing = THINGS[String(first)];
  if (!thing || second === undefined) return dotted(path);
  return [`${thing} ${second}`, ...(first === 'boards' ? placeOf(rest) : dotted(rest))];
};
const dotted = (path: Path): string[] => (path.length === 0 ? [] : [path.join('.')]);

const MOST_SHOWN = 60;
const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
};

/** What lies in a value at a path. */
const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

type Issue = z.core.$ZodIssue;
const keysOf = (path: readonly PropertyKey[]): Path => path.map((key) => (typeof key === 'number' ? key : String(key)));

/** Zod's issues as faults. `raw` is what the issues' paths start from, `at` where that lies in the file. */
export const faultsOf = (issues: readonly Issue[], raw: unknown, at: Path = []): Fault[] =>
  issues.flatMap((issue) => {
    const inner = keysOf(issue.path);
    const path = [...at, ...inner];
    const came = valueAt(raw, inner);
    switch (issue.code) {
      case 'unrecognized_keys':
        return issue.keys.map((key) => ({
          path: [...path, key],
          expected: 'no field of this name',
          came: valueAt(came, [key]),
        }));
      case 'invalid_union': {
        const meant = branchMeant(issue.errors, came);
        return meant ? faultsOf(meant, came, path) : [{ path, expected: issue.message, came }];
      }
      case 'invalid_key':
        return [{ path, expected: issue.issues[0]?.message ?? 'another name', came: inner.at(-1) }];
      default:
        return [{ path, expected: expectation(issue), came }];
    }
  });

/** The alternative of a union that was meant: the one whose fields the value has. Nothing where it fits none. */
const branchMeant = (branches: readonly (readonly Issue[])[], came: unknown): readonly Issue[] | undefined => {
  const scored = branches
    .filter((issues) => !issues.some((issue) => ofAnotherKind(issue)))
    .map((issues) => ({ issues, strangers: strangersIn(issues) }))
    .sort((a, b) => a.strangers - b.strangers || a.issues.length - b.issues.length);
  const best = scored[0];
  if (!best) return undefined;
  const fields = typeof came === 'object' && came !== null ? Object.keys(came).length : 1;
  return best.strangers < fields ? best.issues : undefined;
};
/** The value is no number, text, list or object as the alternative wants; a list begins with another word. */
const ofAnotherKind = (issue: Issue): boolean =>
  (issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) ||
  (issue.path.length === 0 && (issue.code === 'invalid_union' || issue.code === 'invalid_format')) ||
  (issue.path.length === 1 && issue.path[0] === 0 && issue.code === 'invalid_value');
const strangersIn = (issues: readonly Issue[]): number =>
  issues.reduce(
    (n, issue) => n + (issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys.length : 0),
    0,
  );

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};
const expectation = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.message;
    case 'invalid_value':
      return oneOf(issue.values.map((value) => JSON.stringify(value)));
    case 'too_small':
      return atMost(issue.origin, 'at least', Number(issue.minimum) + (issue.inclusive === false ? 1 : 0));
    case 'too_big':
      return atMost(issue.origin, 'at most', Number(issue.maximum));
    default:
      return issue.message;
  }
};
const oneOf = (values: readonly string[]): string =>
  values.length === 1 ? (values[0] ?? '') : `one of ${values.join(', ')}`;
const atMost = (origin: string, bound: string, n: number): string => {
  if (origin === 'string') return 'text that is not empty';
  if (origin === 'array') return `a list of ${bound} ${n}`;
  return `${bound} ${n}`;
};
