/** What the sources of the page say to people: the texts of `t` and `rich`, and what stands on the page without them. Read
 *  from the syntax, so that a text in a comment is none. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { type ESTree, parseSync, Visitor } from 'vite';

export interface Asked {
  readonly text: string;
  /** `web/nav.tsx:12`. */
  readonly place: string;
  /** The names of the values that come along; nothing where they are put together elsewhere. */
  readonly values?: readonly string[];
}

export interface PageTexts {
  readonly asked: readonly Asked[];
  /** Calls that cannot be read: not a plain text, or asked for while the file loads. */
  readonly unreadable: readonly string[];
  /** What people would read in English whatever they speak. */
  readonly bare: readonly string[];
}

const ASKING = new Set(['t', 'rich']);
/** Attributes that people read or hear. */
const READ = /^(aria-label|aria-valuetext|aria-roledescription|title|alt|placeholder)$/;
/** Fields of what is drawn elsewhere that people read. */
const SHOWN = new Set(['name', 'text', 'title', 'label']);
/** What is called the same in every language. */
const NAMES =
  /^[^\p{L}]*(Throneroom|CP|Dice Throne Adventures|Dice Throne|Dice Clash|Diceborn Heroes|game-icons\.net|CC BY 3\.0|SIL Open Font License 1\.1|[A-Z]|d20|v)?[^\p{L}]*$/u;

const SOURCE = /\.tsx?$/;
const OTHERS = /^web\/((dist|build|art|words)\/|vite\.config)/;
const pageFiles = (): string[] =>
  readdirSync('web', { recursive: true, encoding: 'utf8' })
    .map((path) => join('web', path))
    .filter((path) => SOURCE.test(path) && !OTHERS.test(path));

/** Reads one source. */
export function textsOf(file: string, source: string): PageTexts {
  const asked: Asked[] = [];
  const unreadable: string[] = [];
  const bare: string[] = [];
  /** How many functions are around what is visited. */
  let depth = 0;
  const enter = (): void => void depth++;
  const leave = (): void => void depth--;
  const placeOf = ({ start }: { readonly start: number }): string =>
    `${file}:${source.slice(0, start).split('\n').length}`;

  const chosenAmong = (children: readonly ESTree.JSXChild[]): void => {
    for (const child of children)
      if (child.type === 'JSXExpressionContainer')
        for (const drawn of drawnIn(child.expression))
          if (!NAMES.test(drawn.value)) bare.push(`${placeOf(drawn)}: ${drawn.value}`);
  };

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression(call) {
      const { callee } = call;
      if (callee.type !== 'Identifier' || !ASKING.has(callee.name)) return;
      const [text, values] = call.arguments;
      if (text?.type !== 'Literal' || typeof text.value !== 'string')
        unreadable.push(`${placeOf(call)}: no plain text`);
      else if (depth === 0) unreadable.push(`${placeOf(call)}: asked for before the language is known`);
      else asked.push({ text: text.value, place: placeOf(call), values: namesIn(values) });
    },
    JSXText(text) {
      if (!NAMES.test(text.value)) bare.push(`${placeOf(text)}: ${text.value.trim()}`);
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier' || !SHOWN.has(key.name)) return;
      if (value.type === 'Literal' && typeof value.value === 'string' && !NAMES.test(value.value))
        bare.push(`${placeOf(value)}: ${value.value}`);
    },
    JSXElement: ({ children }) => chosenAmong(children),
    JSXFragment: ({ children }) => chosenAmong(children),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !READ.test(name.name)) return;
      if (value?.type === 'Literal' && typeof value.value === 'string' && !NAMES.test(value.value))
        bare.push(`${placeOf(value)}: ${value.value}`);
    },
  }).visit(parseSync(file, source).program);
  return { asked, unreadable, bare };
}

/** The plain texts that may be drawn where this stands among the children of an element. */
function drawnIn(drawn: ESTree.Node): readonly ESTree.StringLiteral[] {
  if (drawn.type === 'ConditionalExpression') return [drawn.consequent, drawn.alternate].flatMap(drawnIn);
  if (drawn.type === 'LogicalExpression') return drawnIn(drawn.right);
  return drawn.type === 'Literal' && typeof drawn.value === 'string' ? [drawn] : [];
}

/** The names of an object's properties; none where there is no object, nothing where it is not written out. */
function namesIn(values: ESTree.Argument | undefined): readonly string[] | undefined {
  if (!values) return [];
  if (values.type !== 'ObjectExpression') return undefined;
  const names = values.properties.map((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : undefined,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** What is imported when the file is; types are not. */
const STATIC = /^(?:import|export)(?! type)(?:[\w{}\s,*]* from)? '(\.[^']*)'/gm;

/** The sources that come with the page's first ones: those that nobody waits for are imported by calls. */
export function shownFirst(): ReadonlySet<string> {
  const found = new Set(['web/main.tsx']);
  for (const file of found) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      const next = join(dirname(file), path);
      if (SOURCE.test(next)) found.add(next);
    }
  }
  return found;
}

/** Reads all of the page. */
export function pageTexts(): PageTexts {
  const all = pageFiles().map((file) => textsOf(file, readFileSync(file, 'utf8')));
  return {
    asked: all.flatMap(({ asked }) => asked),
    unreadable: all.flatMap(({ unreadable }) => unreadable),
    bare: all.flatMap(({ bare }) => bare),
  };
}
