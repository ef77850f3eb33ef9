/** Which files name a game outside its own folders: rooms, infra and whatever serves every game may not, but for its
 *  registration. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GAMES } from '../../engine/games.ts';

/** Not `bin/`: a command line may be about one game. */
const FOLDERS = ['client', 'engine', 'infra', 'league', 'loadtest', 'protocol', 'rooms', 'web'];
const SOURCE = /\.(ts|tsx|css|html)$/;

/** Where every game is registered. */
const REGISTERED = ['engine/games.ts', 'protocol/packed/lexicons.ts', 'rooms/all-games.ts', 'web/games/games.ts'];
/** What else names a game in its code, and why it may. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  'dice-throne': [
    'client/dice-throne.ts', // a client that knows beforehand what it joins
    'engine/campaign/index.ts', // a campaign is one of this game: its heroes, its loot
    'engine/campaign/state/content.ts',
    'infra/campaigns/form.ts', // and is kept, changed and served as one
    'league/campaign/commands.ts',
    'league/campaign/founding.ts',
    'rooms/campaign/campaign-notifier.ts',
    'rooms/campaign/catalogue.ts',
    'rooms/campaign/context.ts',
    'rooms/campaign/told.ts',
    'loadtest/fuzz/fuzz.ts', // what is measured and attacked is one game's matches
    'loadtest/fuzz/room-fuzzer.ts',
    'loadtest/bench/rows/crawl.ts',
    'loadtest/bench/rows/frames.ts',
    'loadtest/bench/rows/queue.ts',
    'loadtest/sleeping/fill.ts',
    'rooms/state/dice-throne.ts', // for clients that play nothing else
    'web/campaign/catalogue.ts', // its cards and tokens open their words there
    'web/learn/learn-page.tsx', // the first match is a match of this game
    'web/learn/lesson.ts',
    'web/learn/room.tsx',
    'web/rules/first-game.ts', // the page of words says what each game is
  ],
  'dice-clash': ['web/rules/other-games.ts'],
  'diceborn-heroes': ['web/rules/other-games.ts'],
};

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => SOURCE.test(path) && !path.startsWith('web/dist')),
);
/** Comments may take any game as their example. */
const codeOf = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
const own = (path: string, id: string): boolean =>
  path.startsWith(join('engine', id)) || path.startsWith(join('web', 'games', id));

/** `dice-clash`, `diceClash`, `DiceClash`, `Dice Clash`. */
const namesOf = (id: string): RegExp => new RegExp(id.replaceAll('-', '[- ]?'), 'i');

const names = suite('docs/adding-a-game.md: where a game is named');
for (const { id } of GAMES) {
  names(`issue: ${id} is named in its registration, and nowhere that serves every game`, () => {
    const found = files.filter((path) => !own(path, id) && namesOf(id).test(codeOf(path)));
    assert.equal(found.sort(), [...REGISTERED, ...(BESIDES[id] ?? [])].sort());
  });
}
names('the page lists the files of the registration, and no others', () => {
  const page = readFileSync('docs/adding-a-game.md', 'utf8');
  const [, table = ''] = /## What the game touches[\s\S]*?(\n\|[\s\S]*?\n)\n/.exec(page) ?? [];
  assert.equal(
    [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path]) => path),
    REGISTERED,
  );
});

names.run();
