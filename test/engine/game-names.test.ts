/** Who names a game. Rooms, journal, clocks, queue and bots are about games, not about one: outside a game's own folder
 *  only the places where it is registered name it. Pages, load tests and command lines may: the list says which do. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FIGHTERS } from '../../engine/dice-clash/fighters.ts';
import { GAMES } from '../../engine/games.ts';

const names = suite('games: who names one');

/** Folders that must not know which games there are, and the files in them that register one. */
const DEAF = ['engine', 'league', 'infra', 'rooms'];
const ids = GAMES.map(({ id }) => id);
const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const isOwnFolder = (file: string): boolean => ids.some((id) => file.startsWith(`engine/${id}/`));
const isRegistration = (file: string): boolean =>
  ['engine/games.ts', 'rooms/all-games.ts'].includes(file) || ids.some((id) => file.startsWith(`rooms/schema/${id}`));

/** Folders that may name a game: a page draws its table, a bench plays it. */
const MAY = ['bin', 'client', 'loadtest', 'web'];

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const sourcesIn = (folders: readonly string[]): { file: string; text: string }[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file).replaceAll('\\', '/'),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules)\//.test(file) && !isOwnFolder(file))
    .sort()
    .map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }));

/** A game by its id, as an import or a text has it, or by a name of the language made of it (`DiceThroneState`). */
const gamesIn = (text: string): string[] =>
  ids.filter((id) => text.includes(id) || text.toLowerCase().includes(camel(id).toLowerCase()));
const namers = (folders: readonly string[]): string[] =>
  sourcesIn(folders)
    .filter(({ text }) => gamesIn(text).length > 0)
    .map(({ file }) => file);

names('a game is found by its id and by what is named after it', () => {
  assert.equal(gamesIn("from '../engine/dice-clash/index.ts'"), ['dice-clash']);
  assert.equal(gamesIn('const state: DiceThroneState = x;'), ['dice-throne']);
  assert.equal(gamesIn('a game of dice, a throne'), []);
});
names('in engine, league, infra and rooms only where games are registered', () => {
  const found = namers(DEAF);
  assert.ok(found.some(isRegistration), 'registrations are found');
  assert.equal(
    found.filter((file) => !isRegistration(file)),
    [],
  );
});
names('each game is registered once in the engine and once in the rooms', () => {
  for (const file of ['engine/games.ts', 'rooms/all-games.ts'])
    assert.equal(gamesIn(readFileSync(file, 'utf8')).sort(), [...ids].sort(), file);
});
names('elsewhere only pages, clients, load tests and command lines do', () => {
  const folders = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|dist$|data$|docs$|test$)/.test(entry.name))
    .map(({ name }) => name);
  const found = namers(folders);
  console.log(`\n  files outside the games that name one:\n    ${found.join('\n    ')}`);
  const allowed = (file: string): boolean =>
    isRegistration(file) || MAY.some((folder) => file.startsWith(`${folder}/`));
  assert.equal(
    found.filter((file) => !allowed(file)),
    [],
  );
});
names('no id of a fighter or power of Dice Clash stands outside its content', () => {
  const known = FIGHTERS.flatMap(({ id, sides }) => [id, ...sides.map(({ power }) => power.id)]);
  const own = readdirSync('engine/dice-clash').filter((file) => file.endsWith('.ts') && file !== 'fighters.ts');
  const sources = [
    ...sourcesIn(['rooms', 'infra', 'league', 'engine/core', 'engine/bots']),
    ...own.map((file) => ({ file, text: withoutComments(readFileSync(`engine/dice-clash/${file}`, 'utf8')) })),
  ];
  assert.ok(sources.length > 40);
  const found = sources.flatMap(({ file, text }) =>
    known.filter((id) => new RegExp(`['"\`:/]${id}['"\`]`).test(text)).map((id) => `${file}: ${id}`),
  );
  assert.equal(found, []);
});

names.run();
