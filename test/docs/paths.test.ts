/** What the pages for newcomers name is there: every path, and every name in brackets behind a path. And
 *  the page about folders has those that are there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

/** Besides the root, paths of a page may be those of the folders that it is about. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'README.md': [],
  'docs/architecture.md': [],
  'docs/glossary.md': [],
  'docs/adding-a-hero.md': [],
  'docs/adding-a-game.md': [
    'engine/dice-clash',
    'engine/dice-clash/rules',
    'engine/dice-clash/state',
    'web/games/dice-clash',
  ],
};

const PATH = /^[\w-][\w.-]*(\/[\w.-]+)*\/?$/;
const FILE = /\.(ts|tsx|js|json|md|css|conf)$/;
/** A path has a folder in it, or the ending of a file. */
const isPath = (text: string): boolean => PATH.test(text) && (text.includes('/') || FILE.test(text));

const paths = suite('docs: what pages name is there');
for (const [page, folders] of Object.entries(PAGES)) {
  const text = readFileSync(page, 'utf8');
  paths(`${page}: every path`, () => {
    const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name).filter(isPath);
    const linked = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, name = '']) => name);
    const missing = [
      ...quoted.filter((name) => !['', ...folders].some((folder) => existsSync(join(folder, name)))),
      ...linked.filter((name) => !/^https?:/.test(name) && !existsSync(join(dirname(page), name))),
    ];
    assert.equal(missing, []);
  });
  paths(`${page}: every name in brackets behind a file`, () => {
    const missing: string[] = [];
    for (const [, file = '', names = ''] of text.matchAll(
      /`([\w/-]+(?:\.[\w-]+)*\.tsx?)`\s+\(((?:`\w+`(?:,\s+)?)+)\)/g,
    )) {
      const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
      for (const [, name = ''] of names.matchAll(/`(\w+)`/g)) {
        if (!new RegExp(`\\b${name}\\b`).test(code)) missing.push(`${file}: ${name}`);
      }
    }
    assert.equal(missing, []);
  });
}
paths('docs/architecture.md names functions at all', () => {
  assert.ok((readFileSync('docs/architecture.md', 'utf8').match(/\.ts`\s+\(`\w+`/g) ?? []).length >= 20);
});

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
paths('docs/architecture.md has every folder of the top ones', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const tops = [...page.matchAll(/^\| `(\w+)\/`/gm)].map(([, top = '']) => top).filter((top) => top !== 'test');
  assert.ok(tops.includes('web') && tops.includes('engine'));
  const folders = tops.flatMap(foldersIn).filter((folder) => folder !== join('web', 'dist'));
  assert.equal(
    folders.filter((folder) => !page.includes(`\`${folder}/\``)),
    [],
  );
});

paths.run();
