/** Tables of Diceborn Heroes in a low window, where most has to stand on least room: a choice among twelve, four heroes in town,
 *  and moments in which cards and dice meet. */

import * as assert from 'uvu/assert';
import type { Player } from '../../client/account.ts';
import { suite } from '../support/suite.ts';
import { lay, type TableSpec } from './pictures/tables.ts';
import { startServer, type TestServer } from './server.ts';
import { sharedBrowser } from './shared.ts';

const room = suite('web: Diceborn Heroes in a low window');

const STARTERS = ['fighter', 'thief', 'mage', 'priest'];
const CHAMPIONS = ['arcanist', 'dragoon', 'oracle', 'bard'];
const IN_TOWN: ReadonlySet<string> = new Set(['rest', 'buy', 'give', 'advance']);
const table = (name: string, mode: string, heroes: readonly string[], seed: string): TableSpec => ({
  name,
  game: 'diceborn-heroes',
  mode,
  heroes,
  seed,
  may: ({ type }) => (name.startsWith('town') ? IN_TOWN.has(type) : type === 'pass'),
  time: name.startsWith('town') ? -1 : 1,
});
const TOWN = table('town0001', 'adventure', STARTERS, 'b');
/** Two champions are chosen among twelve. */
const CHOICE: TableSpec = {
  ...table('choice01', 'arena', ['two-champions'], 'b'),
  may: ({ type }) => type === 'choose',
};
/** A boss with four cards and four dice at one time; enemies that may find any of several. */
const MEETINGS = [table('meet0001', 'arena', CHAMPIONS, 'h'), table('meet0002', 'adventure', STARTERS, 'h')];

/** Words that stand out of the line of time, or of their place on it. Run in the page. */
const STICKING = `[...document.querySelectorAll('.time-line .whose > span:last-child')].filter((words) => {
  const { top, bottom, left, right } = words.getBoundingClientRect();
  const line = document.querySelector('.time-line').getBoundingClientRect();
  const place = words.closest('li').getBoundingClientRect();
  return top < line.top || bottom > line.bottom || left < place.left - 1 || right > place.right + 1;
}).map((words) => words.textContent)`;
/** Heroes of whose actions some lie below an edge. Run in the page. */
const SCROLLING = `[...document.querySelectorAll('.champ .slots')]
  .filter((slots) => slots.scrollHeight > slots.clientHeight + 1)
  .map((slots) => slots.textContent)`;

/** Cards of which some lies below their own edge. Run in the page. */
const CUT = `[...document.querySelectorAll('.chooser .offer')]
  .filter((card) => card.scrollHeight > card.clientHeight + 1)
  .map((card) => card.textContent)`;

let server: TestServer;
let wren: Player;

room.before(async () => {
  server = await startServer({}, async (data) => {
    wren = await lay(data, [TOWN, CHOICE, ...MEETINGS]);
  });
});
room.after(() => server.stop());

const look = async (name: string, script: string): Promise<string[]> => {
  const browser = await sharedBrowser.borrow();
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addInitScript(`localStorage.setItem('throneroom.guest', ${JSON.stringify(JSON.stringify(wren))})`);
  const page = await context.newPage();
  await page.goto(`${server.url}/#/match/${name}`);
  await page.locator('.champ .slot, .chooser .offer').first().waitFor();
  const faults = await page.evaluate<string[]>(script);
  await context.close();
  sharedBrowser.giveBack();
  return faults;
};

room('issue: in town the actions of four heroes lay below the edge of their boxes', async () => {
  assert.equal(await look(TOWN.name, SCROLLING), []);
});
room('defect: of twelve champions to choose from, no card showed all that its own can do', async () => {
  assert.equal(await look(CHOICE.name, CUT), []);
});
for (const { name } of MEETINGS)
  room(`issue: ${name}: words stuck out of the line of time where several cards met`, async () => {
    assert.equal(await look(name, STICKING), []);
  });

room.run();
