/** Faults of content: where, what was expected, what came. */
import { expectation, type Issue, shown, valueAt } from '../../core/issues.ts';

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

/** One sentence: file, line if it is known, thing, field, what was expected and what came. */
export const sentenceOf = (file: string, { path, expected, came }: Fault, line?: number): string => {
  const place = placeOf(path).join(', ') || 'the hero';
  return `${file}: ${line === undefined ? '' : `line ${line}, `}${place}: expected ${expected}, got ${shown(came)}.`;
};
/** `ability smack, levels.0.run`; on another side of the board `side cursed, ability rend, needs`. */
const placeOf = (path: Path): string[] => {
  const [first, second, ...rest] = path;
  const thing = THINGS[String(first)];
  if (!thing || second === undefined) return dotted(path);
  return [`${thing} ${second}`, ...(first === 'boards' ? placeOf(rest) : dotted(rest))];
};
const dotted = (path: Path): string[] => (path.length === 0 ? [] : [path.join('.')]);

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
