/** Names of guests at the shared server: it numbers whoever comes with a name that somebody bears (`Moa2`), so that a test which
 *  waits for a name waits in vain once another file has brought it along. Which files meet at one server differs from run
 *  to run, hence no two may bring the same name, and it is read off their sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const names = suite('web: names of guests');

const FOLDER = 'test/web';
/** By these a test seats people (seated.ts), and by functions of its own that take a name. */
const SEATS = ['guestAt', 'seatAt', 'duelOf'];
const HELPER = /(?:const (\w+) = (?:async )?|function (\w+))\([^)]*\bnames?\b[^)]*\)/g;
const FILLED = /'(?:Your|Dein) [nN]ame'[ }]*\)\.fill\(([^)]*)/g;
const NAME = /'(\p{Lu}[\p{L}<> ]*)'/gu;

/** Where a source names a guest first, by name: `test/web/talk.test.ts:25`. */
const namesIn = (file: string, source: string): ReadonlyMap<string, string> => {
  const helpers = [...source.matchAll(HELPER)].map(([, one, other]) => one ?? other);
  const call = new RegExp(`\\b(?:${[...SEATS, ...helpers].join('|')})\\(([^){]*)`, 'g');
  const found = new Map<string, string>();
  for (const at of [...source.matchAll(call), ...source.matchAll(FILLED)])
    for (const [, name = ''] of (at[1] ?? '').matchAll(NAME))
      found.set(name, found.get(name) ?? `${file}:${source.slice(0, at.index).split('\n').length}`);
  return found;
};

/** Each name that several of these files bring, with the places. */
const twice = (sources: ReadonlyMap<string, string>): string[] => {
  const places = new Map<string, string[]>();
  for (const [file, source] of sources)
    for (const [name, place] of namesIn(file, source)) places.set(name, [...(places.get(name) ?? []), place]);
  return [...places].filter(([, at]) => at.length > 1).map(([name, at]) => `${name}: ${at.join(' and ')}`);
};

/** Those that share the server. */
const shared = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts') && path !== join('pages', 'names.test.ts'))
      .map((path): [string, string] => [join(FOLDER, path), readFileSync(join(FOLDER, path), 'utf8')])
      .filter(([, source]) => /\b(lentTo|sharedServer)\b/.test(source)),
  );

names('a name in two files is told with both places, whichever way it is given', () => {
  const sources = new Map([
    ['a', "await tab.getByLabel('Your name').fill('Moa');\nconst duel = await duelOf(url, ['Vera', 'Paul']);"],
    ['b', "const sit = (name: string) => guestAt(url, name);\nawait sit('Moa');\nawait seatAt(browser, url, 'Paul', {"],
    ['c', "await guestAt(url, 'Nora');\nawait guestAt(url, 'Nora');\nawait tab.getByRole('button', { name: 'Play' });"],
  ]);
  assert.equal(twice(sources), ['Paul: a:2 and b:3', 'Moa: a:1 and b:2']);
});

names('issue: a guest "Moa" in two files made one of them fail, depending on their order', () => {
  const sources = shared();
  assert.ok([...sources].flatMap(([file, source]) => [...namesIn(file, source).keys()]).length > 20);
  assert.equal(twice(sources), []);
});

names.run();
