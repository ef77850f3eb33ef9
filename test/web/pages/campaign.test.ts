/** A campaign in real browsers: two people and two bots come together by a link and play a crawl; the server is killed in the
 *  midst of it, and is placed at its won end; they shop, show the campaign to others, come to
 *  the boss of the second scenario, and begin another campaign with a card of the last deck. `SHOTS=folder` keeps pictures. */
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { Campaigns } from '../../../infra/campaigns/campaigns.ts';
import { openSqlDocuments } from '../../../infra/documents/sql-documents.ts';
import { STORE_FILES } from '../../../infra/store-files.ts';
import { reported } from '../../../league/campaign/commands.ts';
import { shortOrLong } from '../../support/long.ts';
import { suite } from '../../support/suite.ts';
import { playUntil } from '../players/player.ts';
import { startServer, type TestServer } from '../server.ts';
import { sharedBrowser } from '../shared.ts';
import { faultsOn } from './faults.ts';

/** With every mode, those too that no table shows yet. */
const PROGRAM = 'dist/test/mortals/mortal-server.js';
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const { SHOTS } = process.env;

const campaign = suite('web: a campaign in browsers');
let server: TestServer;
let browser: Browser;
/** Errors of all pages: none is acceptable. */
const troubles: string[] = [];

campaign.before(async () => {
  server = await startServer({ THRONEROOM_NONCE_MS: '0' }, undefined, PROGRAM);
  browser = await sharedBrowser.borrow();
});
campaign.after(async () => {
  sharedBrowser.giveBack();
  await server.stop();
});

const openPage = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(url);
  return page;
};
type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];
let inTurn: Theme = 'light';
/** Nothing is wider than the screen, and nothing is out of anybody's reach, in turn by day and by night, in the long form by
 *  both. */
const look = async (page: Page, name: string): Promise<void> => {
  assert.ok(await page.evaluate<boolean>('document.documentElement.scrollWidth <= window.innerWidth'), `${name} fits`);
  inTurn = inTurn === 'light' ? 'dark' : 'light';
  for (const theme of shortOrLong([inTurn], THEMES)) {
    await page.emulateMedia({ colorScheme: theme });
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-${theme}.png`), fullPage: true });
    assert.equal(await faultsOn(page), [], `${name}, ${theme}`);
  }
};
const pick = (page: Page, hero: string): Promise<void> =>
  page.locator('label.hero', { has: page.locator(`input[value=${hero}]`) }).click();
const members = (page: Page): Promise<string[]> => page.getByTestId('member').allInnerTexts();
const button = (page: Page, name: string): ReturnType<Page['getByRole']> => page.getByRole('button', { name });

/** What a won crawl leaves: gold enough for every hand. */
const WON = {
  scenario: 1,
  won: true,
  gold: 60,
  salves: 0,
  explored: 8,
  tiles: 15,
  unidentified: [[], [], [], []],
  defeated: [],
};
const matchOf = (url: string): string => decodeURIComponent(/#\/match\/([^/?]+)/.exec(url)?.[1] ?? '');
/** Puts the campaign that plays at the end of its crawl, as the end of a match does, with the server down; and its leader
 *  has won another one, with a Torch in the Barbarian's deck. */
const winScenario = async (data: string, match: string): Promise<void> => {
  const documents = await openSqlDocuments(join(data, STORE_FILES.campaigns.file));
  const campaigns = new Campaigns(documents);
  const doing = { now: Date.now(), random: Math.random };
  let leader = '';
  await campaigns.changeOfMatch(match, doing.now, (kept) => {
    leader = kept.players[0]?.id ?? '';
    return reported(kept, match, WON, doing);
  });
  const won = {
    ...(await campaigns.of(leader)),
    legacy: ['deeper-decks', 'keepsake'],
    keepsakes: { barbarian: ['torch'] },
  };
  const key = `campaigns-of:${leader}`;
  const [{ version } = { version: 0 }] = await documents.read([key]);
  await documents.write({ expected: { [key]: version }, put: { [key]: won }, rank: [] });
  await campaigns.close();
};

campaign(
  'two people and two bots: founded, joined by a link, a crawl, a kill, the shop, and on to a boss',
  async () => {
    const ada = await openPage(await browser.newContext({ viewport: DESK }), `${server.url}/#/campaigns`);
    await ada.getByLabel('Your name').fill('Ada <b>');
    await ada.getByLabel('What it is called').fill('The long way');
    await pick(ada, 'barbarian');
    await look(ada, 'found');
    await button(ada, 'Found the campaign').click();
    const link = await ada.getByLabel('Link into this campaign').inputValue();
    assert.match(link, /#\/campaigns\/[\w-]{16}\.[\w-]{12}$/);

    const ben = await openPage(await browser.newContext({ viewport: PHONE }), link);
    await ben.getByRole('heading', { name: 'You are invited to a campaign' }).waitFor();
    await ben.getByLabel('Your name').fill('Ben');
    // What somebody else plays is refused in words.
    await pick(ben, 'barbarian');
    await button(ben, 'Join the campaign').click();
    await ben.getByRole('alert').waitFor();
    await pick(ben, 'monk');
    await look(ben, 'invited');
    await button(ben, 'Join the campaign').click();
    await ben.getByText('The leader begins when all have come.').waitFor();

    for (const bot of ['ninja', 'paladin']) {
      await ada.getByLabel('A bot plays the').selectOption(bot);
      await button(ada, 'Add the bot').click();
      await ada
        .getByTestId('member')
        .nth(bot === 'ninja' ? 2 : 3)
        .waitFor();
    }
    assert.match((await members(ben)).join(' '), /Ada <b>.*Barbarian.*Ben.*Monk.*A bot.*Ninja.*A bot.*Paladin/s);
    await look(ada, 'forming');
    await ada.keyboard.press('Tab');
    await button(ada, 'Begin the campaign').focus();
    await ada.keyboard.press('Enter');

    await ben.getByRole('heading', { name: 'Scenario 1' }).waitFor();
    await ada.getByLabel('One salve less for the Barbarian').click();
    await ada.getByLabel('One salve more for the Ninja').click();
    await button(ada, 'Share them out so').click();
    assert.equal(await ada.getByRole('list', { name: 'Signs on the map' }).getByRole('listitem').allInnerTexts(), [
      'shard',
      'salve',
      'chest, with its level',
    ]);
    await look(ada, 'camp');
    await look(ben, 'camp-phone');
    await button(ben, 'I am ready').click();
    await ben.getByText('Waiting for Ada <b>').waitFor();
    await button(ada, 'I am ready').click();
    await button(ada, 'Depart').click();
    // Both are brought to the match.
    for (const page of [ada, ben]) await page.waitForURL(/#\/match\//);
    assert.is(await ada.evaluate('location.hash'), await ben.evaluate('location.hash'));
    for (const page of [ada, ben]) await page.locator('.table').waitFor();
    await ben.goto(`${server.url}/#/campaigns`);
    await ben.getByRole('link', { name: 'The long way' }).click();
    await ben.getByRole('link', { name: 'Go to the match' }).waitFor();
    await look(ben, 'playing-phone');
    await ben.getByRole('link', { name: 'Go to the match' }).click();
    await ben.locator('.table').waitFor();
    // Whoever's turn it is chooses a way on the map; then the server is killed in the midst of it.
    await playUntil([ada, ben], '.map .tile.up.mine, .foe-card');
    const match = matchOf(ada.url());
    await server.killAndRestart((data) => winScenario(data, match));

    for (const page of [ada, ben]) {
      await page.goto(`${server.url}/#/campaigns`);
      await page.getByRole('link', { name: 'The long way' }).click();
      await page.getByRole('heading', { name: 'Your purse' }).waitFor();
    }
    await look(ada, 'shop');
    await look(ben, 'shop-phone');
    await ada
      .getByRole('button', { name: /^Buy for/ })
      .first()
      .click();
    await button(ada, 'Done with the shop').click();
    await button(ben, 'Done with the shop').click();
    await ada.getByRole('heading', { name: 'Scenario 2' }).waitFor();
    await ada.getByRole('heading', { name: /^Score: [1-9]/ }).waitFor();
    await ada.getByText('Session 2').first().waitFor();
    assert.is(await ada.getByRole('link', { name: 'Won' }).getAttribute('href'), `#/replay/${match}`);
    await look(ada, 'camp-again');

    // The leader lets others look on, who need no account.
    await ada.getByText('Show the campaign to others').click();
    await button(ada, 'Make a link').click();
    const shown = await ada.getByLabel('Link to look on').inputValue();
    await look(ada, 'camp-shown');
    const eve = await openPage(await browser.newContext({ viewport: PHONE }), shown);
    await eve.getByRole('heading', { name: 'The long way' }).waitFor();
    assert.equal(await members(eve).then((all) => all.map((one) => one.split('\n')[0])), [
      'Ada <b> leads',
      'Ben',
      'A bot',
      'A bot',
    ]);
    await look(eve, 'shared-phone');
    await eve.setViewportSize(DESK);
    await look(eve, 'shared');
    await eve.goto(shown.slice(0, -1));
    await eve.getByText('No campaign may be looked at by this link').waitFor();
    await eve.close();

    await button(ada, 'I am ready').click();
    await button(ben, 'I am ready').click();
    await button(ben, 'Depart').click();
    for (const page of [ada, ben]) await page.getByRole('region', { name: 'What the boss is up to' }).waitFor();

    // Whoever has won one, and put together a deck, begins the next with a card of it.
    await ada.goto(`${server.url}/#/campaigns`);
    await ada.getByRole('heading', { name: 'Legacy' }).waitFor();
    const brought = ada.getByRole('combobox', { name: 'What the Barbarian brings along' });
    await pick(ada, 'monk');
    await brought.waitFor({ state: 'detached' });
    await pick(ada, 'barbarian');
    await brought.selectOption('Torch');
    await look(ada, 'keepsake');
    await ada.setViewportSize(PHONE);
    await look(ada, 'keepsake-phone');
    await button(ada, 'Found the campaign').click();
    await ada.getByTestId('member').getByText('brings Torch along').waitFor();
    await look(ada, 'brought-phone');
    assert.equal(troubles, []);
  },
);

campaign('strangers, and addresses that lead nowhere, are told so', async () => {
  const page = await openPage(await browser.newContext({ viewport: PHONE }), `${server.url}/#/campaign/nowhere`);
  await page.getByText('A campaign is for its members').waitFor();
  await look(page, 'stranger');
  await page.goto(`${server.url}/#/campaigns/nowhere.nothing`);
  await page.getByLabel('Your name').fill('Eve');
  await button(page, 'Join the campaign').click();
  await page.getByText('There is no campaign with this code').waitFor();
  await page.goto(`${server.url}/#/campaign/nowhere`);
  await page.getByText('you take no part in it').waitFor();
  assert.equal(troubles, []);
});

campaign.run();
