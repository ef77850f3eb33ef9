/** A portal crawl in a browser: one person finds a tile and a battle, goes on after the server was killed in the middle of it,
 *  and reaches everything by keys; axe reads map and battle in both themes. */
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { faultsOn } from '../pages/faults.ts';
import { act, playTowards, playUntil } from '../players/player.ts';
import { guestAt, openMatch, seatAt } from '../seated.ts';
import { startServer, type TestServer } from '../server.ts';
import { sharedBrowser } from '../shared.ts';

const crawl = suite('web: a portal crawl');
let server: TestServer;
let browser: Browser;

crawl.before(async () => {
  server = await startServer();
  browser = await sharedBrowser.borrow();
});
crawl.after(async () => {
  sharedBrowser.giveBack();
  await server.stop();
});

const faultless = async (tab: Page, where: string): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await tab.emulateMedia({ colorScheme });
    assert.equal(await faultsOn(tab), [], `${where}, ${colorScheme}`);
  }
};

const open = (name: string, heroes: readonly string[]) =>
  seatAt(browser, server.url, name, { game: 'dice-throne', mode: 'portal-crawl', heroes });

/** One crawl in some fifteen ends before anybody has a way to choose: so often in a row is no chance. */
const TRIES = 5;
/** A crawl begun anew until somebody has a way to choose: where one tile alone is to be reached the way is not asked for, and
 *  the battle there may be lost. */
const untilWays = async <T extends { readonly tabs: readonly Page[] }>(begin: () => Promise<T>): Promise<T> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const begun = await begin();
    if (await playTowards(begun.tabs, '.map .tile.mine')) return begun;
    for (const tab of begun.tabs) await tab.context().close();
  }
  throw new Error(`of ${TRIES} crawls none came to a choice of ways`);
};

crawl('a way is chosen on the map, a tile comes to light, and its minion’s card lies beside the board', async () => {
  const begin = () => open('Mira', ['barbarian']).then(({ page, troubles }) => ({ tabs: [page], page, troubles }));
  const { page: tab, troubles } = await untilWays(begin);
  await faultless(tab, 'the map');
  const tile = tab.locator('.map .tile.mine').first();
  assert.match((await tile.getAttribute('aria-label')) ?? '', /^Go to level (I|II|III), unexplored.*, \d steps?$/);
  await tab.keyboard.press((await tile.getAttribute('data-key')) ?? '');
  await tab.getByRole('complementary', { name: 'What came to light' }).waitFor();
  await playUntil([tab], '.board ~ .foe-card');
  await faultless(tab, 'the battle');
  await tab.keyboard.press('.');
  await tab.getByRole('region', { name: 'Map', exact: true }).waitFor();
  assert.equal(troubles, []);
  await tab.context().close();
});

crawl('a teammate points at a tile, and everybody sees who does', async () => {
  const [walker, friend] = await Promise.all([guestAt(server.url, 'Wanda'), guestAt(server.url, 'Fritz')]);
  const seats = [{ player: 'me' as const, hero: 'barbarian' }, { player: 'open' as const }];
  const { tabs } = await untilWays(async () => {
    const hers = await walker.create({ game: 'dice-throne', mode: 'portal-crawl', seats });
    const [invite] = await hers.invites();
    assert.ok(invite);
    const his = await friend.join(hers.id, { code: invite.code, hero: 'moon-elf' });
    const opened = await Promise.all([walker, friend].map((guest) => openMatch(browser, server.url, guest, hers.id)));
    for (const line of [hers, his]) line.leave();
    return { tabs: opened.map(({ page }) => page) };
  });
  const lit = (tab: Page) => tab.locator('.map .tile[aria-label^="Point at"]').first();
  // One chooses where to go, and waits; the other may be in a battle, whose board lies over the map until it is asked for.
  const chooses = (tab: Page): Promise<boolean> =>
    tab
      .locator('.map .tile.mine')
      .count()
      .then((ways) => ways > 0);
  const [herTab, hisTab] = tabs;
  assert.ok(herTab && hisTab);
  const [points, sees, name] = (await chooses(herTab)) ? [hisTab, herTab, 'Fritz'] : [herTab, hisTab, 'Wanda'];
  await points.keyboard.press('.');
  await lit(points).waitFor();
  assert.match((await lit(points).getAttribute('aria-label')) ?? '', /step/);
  await lit(points).click();
  await sees.locator('.map .pointed', { hasText: name }).waitFor();
  await faultless(sees, 'a tile that is pointed at');
  for (const tab of tabs) await tab.context().close();
});

crawl('a server that was killed in the middle goes on', async () => {
  // Alone: a bot beside her could lose a battle, and the crawl with it, before she has one, or take gold while she looks.
  const { page: tab, troubles } = await open('Orla', ['barbarian']);
  await playUntil([tab], '.foe-card');
  const gold = (): Promise<string> => tab.locator('.purses').innerText();
  await tab.keyboard.press('.');
  const before = await gold();
  await server.killAndRestart();
  await tab.reload();
  await tab.locator('[data-testid=seat].mine', { hasText: 'Orla' }).waitFor();
  await tab.keyboard.press('.');
  await tab.locator('.purses').waitFor();
  assert.is(await gold(), before);
  assert.ok(await act(tab, 'keys'), 'it goes on');
  assert.equal(
    troubles.filter((trouble) => !/WebSocket|ERR_CONNECTION|Failed to load/.test(trouble)),
    [],
  );
  await tab.context().close();
});

crawl.run();
