/** At which line of its file a thing stands that a path names. */
import type { Path } from './faults.ts';
import { TOKEN } from './json-slips.ts';

/** The line, from 1 on; of what is missing, that of the nearest thing around it. Nothing for the file as a whole. */
export type LineOf = (path: Path) => number | undefined;

const keyOf = (path: Path): string => JSON.stringify(path.map(String));

/** The lines of a text without slips; of one that is all on one line there is nothing to say. It is walked when a line is first asked for: what is too deep or too long never is. */
export const linesIn = (text: string): LineOf => {
  let lines: ReadonlyMap<string, number> | undefined;
  if (!text.trim().includes('\n')) return () => undefined;
  return (of) => {
    lines ??= walk(text);
    for (let n = of.length; n > 0; n--) {
      const found = lines.get(keyOf(of.slice(0, n)));
      if (found !== undefined) return found;
    }
    return undefined;
  };
};

const walk = (text: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>();
  const path: (string | number)[] = [];
  const open: ('list' | 'object')[] = [];
  let isName = false;
  let line = 1;
  let at = 0;
  for (;;) {
    TOKEN.lastIndex = at;
    const [all, sign, quoted] = TOKEN.exec(text) ?? [];
    if (all === undefined) break;
    for (const letter of all) if (letter === '\n') line++;
    at += all.length;
    if (sign === ',') {
      const last = path.at(-1);
      if (typeof last === 'number') path[path.length - 1] = last + 1;
      else isName = true;
    } else if (sign === '}' || sign === ']') {
      open.pop();
      path.pop();
      isName = false;
    } else if (isName && quoted !== undefined) {
      path[path.length - 1] = String(JSON.parse(quoted));
      lines.set(keyOf(path), line);
      isName = false;
    } else if (sign !== ':') {
      if (open.at(-1) === 'list') lines.set(keyOf(path), line);
      if (sign === '{' || sign === '[') {
        open.push(sign === '[' ? 'list' : 'object');
        path.push(sign === '[' ? 0 : '');
        isName = sign === '{';
      }
    }
  }
  return lines;
};
