/** A hero from outside on the page: chosen and played like any other, and in a match under way what it was when that began. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { lanternKnight, versionOf } from '../support/games/outside-heroes.ts';
import { suite } from '../support/suite.ts';
import { act } from './players/player.ts';
import { startServer, type TestServer } from './server.ts';
import { sharedBrowser } from './shared.ts';

const page = suite('web: a hero from outside');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-web-outside-'));
const put = (hero: object): void => writeFileSync(join(folder, 'lantern-knight.json'), JSON.stringify(hero));
let server: TestServer;
let browser: Browser;

page.before(async () => {
  put(lanternKnight());
  server = await startServer({ THRONEROOM_CONTENT: folder });
  browser = await sharedBrowser.borrow();
});
page.after(async () => {
  sharedBrowser.giveBack();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

page(
  'issue: its file changes, the server starts again, and the match goes on under the version it began with',
  async () => {
    const troubles: string[] = [];
    const tab = await (await browser.newContext({ viewport: { width: 1200, height: 900 } })).newPage();
    tab.on('pageerror', (error) => troubles.push(error.message));
    await tab.goto(`${server.url}/#/new`);
    await tab.getByLabel('Your name').fill('Runa');
    await tab.locator('input[name="hero"][value="lantern-knight"]').check({ force: true });
    await tab.getByRole('button', { name: 'Play', exact: true }).click();
    const mine = tab.locator('[data-testid=seat].mine[aria-label$=", Lantern Knight"]');
    await mine.waitFor();
    for (let i = 0; i < 10; i++) assert.ok(await act(tab, 'pointer'));

    await server.killAndRestart(async () => put(versionOf({ name: 'Lantern Knight Anew' })));
    await tab.reload();
    await mine.waitFor();
    for (let i = 0; i < 10; i++) assert.ok(await act(tab, 'pointer'));

    const other = await (await browser.newContext()).newPage();
    await other.goto(server.url);
    await other.getByText('Lantern Knight Anew', { exact: true }).first().waitFor();
    await Promise.all([tab.context().close(), other.context().close()]);
    assert.equal(troubles, []);
  },
);

page.run();
