/** The order of the tree, read from the imports of every source file, type-only ones too: they run down, in no circle,
 *  and a folder holds no more than can be looked over. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path/posix';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

/** From the top: each imports of those below it. What stands together on a line does not know each other. */
const ORDER: readonly (readonly string[])[] = [
  ['test'],
  ['main.ts'],
  ['web', 'loadtest'],
  ['bin'],
  ['proof'],
  ['client'],
  ['rooms'],
  ['infra'],
  ['league'],
  ['protocol'],
  ['engine/record'],
  ['engine/bots'],
  ['engine/games.ts'],
  ['engine/campaign'],
  readdirSync('engine', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['core', 'record', 'bots', 'campaign'].includes(entry.name))
    .map(({ name }) => join('engine', name)),
  ['engine/core'],
];
const PARTS = ORDER.flatMap((parts, rank) => parts.map((part) => ({ part, rank })));

/** What runs with a player knows of the server only what it says, and the state that it synchronizes. */
const PLAYERS_SIDE = ['client', 'web'];
const SERVER_SIDE = ['rooms', 'infra', 'league'];
const SHARED = 'rooms/state/';

const MOST_IN_A_FOLDER = 20;
/** One file each for what a game is made of: as long as those lists are. */
const LISTS = /^engine\/[\w-]+\/(heroes|bosses|cards|warriors|legends)(\/|$)/;

const SOURCE = /\.tsx?$/;
const inside = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => SOURCE.test(path) && !path.startsWith('web/dist/'));
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g)]
    .map(([, path = '']) => normalize(join(dirname(file), path)))
    .filter((path) => SOURCE.test(path));

const tops = new Set(PARTS.map(({ part }) => part.split('/')[0] ?? ''));
const files = [...tops].flatMap((top) => (SOURCE.test(top) ? [top] : inside(top)));
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const arrows = [...imports].flatMap(([from, all]) => all.map((to) => ({ from, to })));

const placeOf = (file: string) => {
  const found = PARTS.find(({ part }) => file === part || file.startsWith(`${part}/`));
  if (!found) throw new Error(`${file} belongs to no part of the tree`);
  return found;
};
const shown = (found: readonly { readonly from: string; readonly to: string }[]): string[] =>
  found.map(({ from, to }) => `${from} imports ${to}`);

/** Files that lead back to themselves, as the way they do. */
const circles = (): string[] => {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (done.has(file) || way.includes(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  return found;
};

const layers = suite('layers');

layers('imports run down', () => {
  const up = arrows.filter(({ from, to }) => {
    const [above, below] = [placeOf(from), placeOf(to)];
    return above.part !== below.part && above.rank >= below.rank;
  });
  assert.equal(shown(up), []);
});

layers('no file leads back to itself', () => assert.equal(circles(), []));

layers('pages and clients know of the server its messages and its state', () => {
  const inward = arrows.filter(
    ({ from, to }) =>
      PLAYERS_SIDE.includes(placeOf(from).part) && SERVER_SIDE.includes(placeOf(to).part) && !to.startsWith(SHARED),
  );
  assert.equal(shown(inward), []);
});

/** Names that Node or a browser knows and the language does not, by what they are renamed to where nobody declares them. */
const OUTSIDE = 'from_outside_';
const language = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
const outsideNames = [
  ...Object.getOwnPropertyNames(globalThis).filter((name) => !language.has(name)),
  ...['globalThis', 'console', 'WebAssembly'], // told apart by nobody
  ...['require', 'module', '__filename', '__dirname', 'import.meta'],
];
const outsideOf = async (entryPoints: string[], stdin?: string): Promise<string[]> => {
  const { outputFiles } = await build({
    ...(stdin === undefined ? { entryPoints } : { stdin: { contents: stdin, loader: 'ts', sourcefile: 'told.ts' } }),
    define: Object.fromEntries(outsideNames.map((name) => [name, `${OUTSIDE}${name.replace('.', '_')}`])),
    format: 'esm',
    target: 'es2022',
    outbase: '.',
    outdir: '.',
    write: false,
  });
  return outputFiles.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(`${OUTSIDE}\\w+`, 'g'))].map(
      ([name]) => `${relative(process.cwd(), path)}: ${name.slice(OUTSIDE.length)}`,
    ),
  );
};

layers('the engine knows neither Node nor a browser, and two libraries', async () => {
  const engine = files.filter((file) => file.startsWith('engine/'));
  assert.ok(engine.length > 400);
  // Declared there, as all who run it have it alike.
  assert.equal(await outsideOf(engine), ['engine/record/verify.js: TextDecoder']);
  const libraries = engine.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import) '([^.'][^']*)';$/gm)].map(([, name]) => name),
  );
  assert.ok(libraries.includes('zod'));
  assert.equal(
    libraries.filter((name) => !/^(zod|@noble\/hashes\/[\w.]+)$/.test(name ?? '')),
    [],
  );
});

layers('what is of Node or a browser is found, and what only bears such a name is not', async () => {
  const told = async (code: string): Promise<string[]> =>
    (await outsideOf([], code)).map((line) => line.split(': ')[1] ?? '');
  for (const code of ['process.pid', 'setTimeout(() => {}, 1)', 'console.log(1)', 'fetch("x")', 'globalThis.Buffer'])
    assert.is((await told(code)).length, 1, code);
  assert.equal(await told('export const here = import.meta.url'), ['import_meta']);
  assert.equal(
    await told('export const f = (process: { fetch: string }) => process.fetch + [{ name: 1 }][0].name'),
    [],
  );
});

layers('threads load neither the transport nor a store that is not theirs', async () => {
  const { metafile } = await build({
    entryPoints: ['rooms/workers/worker.ts', 'infra/sql/sql-thread.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['libsql'],
    outdir: '.',
    write: false,
    metafile: true,
  });
  const libraries = Object.keys(metafile.inputs).flatMap((path) => path.split('node_modules/')[1] ?? []);
  assert.ok(libraries.some((path) => path.startsWith('zod/')));
  assert.equal(
    libraries.filter((path) => !/^(zod|@noble\/hashes|dequal)\//.test(path)),
    [],
  );
});

layers(`no folder has more than ${MOST_IN_A_FOLDER} loose files`, () => {
  const loose = (folder: string): number => files.filter((file) => dirname(file) === folder).length;
  const folders = [...new Set(files.map((file) => dirname(file)))].filter((folder) => !LISTS.test(folder));
  assert.equal(
    folders.filter((folder) => loose(folder) > MOST_IN_A_FOLDER).map((folder) => `${folder}: ${loose(folder)}`),
    [],
  );
});

layers.run();
