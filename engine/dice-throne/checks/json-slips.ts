/** JSON as people write it by hand: where it goes wrong, and what it says twice. `JSON.parse` names no line, not always a
 *  place, and takes the last of two things that have one name, so that a card would be gone without a word. */
import type { Fault } from './faults.ts';

/** What a text holds next: a sign, a text in quotes, or another plain value. */
export const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy;
const BLANK = /[ \t\r\n]*/y;
const SHOWN = 20;

/** What may stand next. */
const NEXT = {
  value: 'a value',
  'value or end': 'a value, or ]',
  name: 'a name in quotes',
  'name or end': 'a name in quotes, or }',
  colon: '":"',
  more: '"," or the end of what is open',
  nothing: 'the end of the file',
} as const;
type Next = keyof typeof NEXT;

/** An object or a list that is open; a list knows no names. */
type Open = Set<string> | 'list';

/** A slip as a fault that stands at its line; `twice`: it is JSON all the same. */
export type Slip = Fault & { readonly twice?: true };

/** The first slip, or nothing where `JSON.parse` reads all that is written there. */
export const slipIn = (text: string): Slip | undefined => {
  const open: Open[] = [];
  let next: Next = 'value';
  let at = 0;
  for (;;) {
    TOKEN.lastIndex = at;
    const [all, sign, quoted, plain] = TOKEN.exec(text) ?? [];
    const start = startOf(text, at);
    if (all === undefined || next === 'nothing') {
      if (next === 'nothing' && start === text.length) return undefined;
      return slip(text, start, NEXT[next]);
    }
    if (quoted !== undefined && next.startsWith('name')) {
      const names = open.at(-1);
      const name = String(JSON.parse(quoted));
      if (typeof names === 'object' && names.has(name))
        return { ...slip(text, start, 'each name once'), came: name, twice: true };
      if (typeof names === 'object') names.add(name);
      next = 'colon';
    } else {
      const after = following(next, sign ?? ((quoted ?? plain) ? 'plain' : ''), open);
      if (after === undefined) return slip(text, start, NEXT[next]);
      next = after;
    }
    at += all.length;
  }
};

/** What may stand behind a sign or a plain value; nothing where it may not stand here. */
const following = (next: Next, token: string, open: Open[]): Next | undefined => {
  const closed = (): Next => {
    open.pop();
    return open.length === 0 ? 'nothing' : 'more';
  };
  const wanted = next === 'value' || next === 'value or end';
  switch (token) {
    case '{':
      if (!wanted) return undefined;
      open.push(new Set());
      return 'name or end';
    case '[':
      if (!wanted) return undefined;
      open.push('list');
      return 'value or end';
    case '}':
      return open.at(-1) !== 'list' && (next === 'more' || next === 'name or end') ? closed() : undefined;
    case ']':
      return open.at(-1) === 'list' && (next === 'more' || next === 'value or end') ? closed() : undefined;
    case ':':
      return next === 'colon' ? 'value' : undefined;
    case ',':
      if (next !== 'more') return undefined;
      return open.at(-1) === 'list' ? 'value' : 'name';
    default:
      if (!wanted) return undefined;
      return open.length === 0 ? 'nothing' : 'more';
  }
};

const startOf = (text: string, at: number): number => {
  BLANK.lastIndex = at;
  return at + (BLANK.exec(text)?.[0].length ?? 0);
};

const slip = (text: string, at: number, expected: string): Slip => {
  const lines = text.slice(0, at).split('\n');
  const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
  const [came] = text.slice(at, at + SHOWN).split(/[\r\n]/);
  return { path: [place], expected, came: came === '' ? undefined : came };
};
