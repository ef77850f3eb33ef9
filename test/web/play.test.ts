/** The page in a real browser against a real server: a match with the bot to its end, and two people by invitation. */
import type { BrowserContext, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { suite } from '../support/suite.ts';
import { act, concede, unseen } from './players/player.ts';
import { lentTo } from './shared.ts';

const page = suite('web: play in a browser');

const lent = lentTo(page);
/** Errors of all pages: none is acceptable. */
const troubles: string[] = [];

page.before.each(() => {
  troubles.length = 0;
});

/** As most people see it. */
const MOVING = { reducedMotion: 'no-preference' } as const;

/** Runs in the page: keeps its sockets, so that a test can break one, and what makes its sounds. */
const REMEMBER = `
  globalThis.sockets = [];
  globalThis.WebSocket = class extends WebSocket {
    constructor(...address) { super(...address); sockets.push(this); }
  };
  globalThis.sounding = [];
  globalThis.AudioContext = class extends AudioContext {
    constructor() { super(); sounding.push(this); }
  };`;
/** Runs in the page: whether sounds were made, and nothing works for silence now. */
const SILENT = `sounding.length > 0 && sounding.every(({ state }) => state !== 'running')`;

const openTab = async (context: BrowserContext, hash = '#/new'): Promise<Page> => {
  const tab = await context.newPage();
  tab.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  tab.on('pageerror', (error) => troubles.push(error.message));
  await tab.addInitScript(REMEMBER);
  await tab.goto(`${lent.server.url}/${hash}`);
  return tab;
};

/** Runs in the page. Asked again and again from here: the page's policy lets no waitForFunction look a second time. */
const LOG_AT_ITS_END = `(({ scrollHeight, scrollTop, clientHeight }) =>
  clientHeight > 0 && scrollHeight - scrollTop - clientHeight < 2)(document.querySelector('.log ol'))`;

/** Runs in the page: how the log stands, and which screen has been opened in front of it or in its place. */
const LOG_STANDS = `({
  address: location.hash,
  open: [...document.querySelectorAll('dialog')].filter(({ open }) => open).map(({ className }) => className),
  logs: [...document.querySelectorAll('.log ol')].map(({ scrollHeight, scrollTop, clientHeight, children }) =>
    ({ scrollHeight, scrollTop, clientHeight, lines: children.length })),
})`;

/** Runs in the page: breaks the line to the match. */
const CUT_LINE = `sockets.findLast(({ url }) => url.includes(location.hash.split('/')[2])).close()`;

const holdWayBack = async (tab: Page): Promise<{ open(): void }> => {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await tab.route('**/matchmake/joinById/**', async (route) => {
    await opened;
    await route.continue();
  });
  return { open };
};

page('a match against the bot, to its end, by pointer and by keys', async () => {
  const context = await lent.browser.newContext({ viewport: { width: 1440, height: 900 } });
  const tab = await openTab(context);
  await tab.getByLabel('Your name').fill('Milla');
  await tab.locator('input[name=hero][value=moon-elf]').check({ force: true });
  await tab.getByRole('button', { name: 'Play', exact: true }).click();
  await tab.locator('.table').waitFor();

  // A reload in mid-match comes back to the seat.
  await tab.reload();
  await tab.locator('[data-testid=seat].mine', { hasText: 'Milla' }).waitFor();

  // So does a line that breaks. The way back is held shut until the page has said so.
  const shut = await holdWayBack(tab);
  await tab.evaluate(CUT_LINE);
  await tab.getByText('The connection dropped').waitFor();
  shut.open();
  await tab.getByText('The connection dropped').waitFor({ state: 'detached' });

  // The seat follows its player to another tab, and back.
  const other = await openTab(context, new URL(tab.url()).hash);
  await other.locator('[data-testid=seat].mine', { hasText: 'Milla' }).waitFor();
  await tab.bringToFront();
  await tab.getByRole('button', { name: 'Play here' }).click();
  await tab.getByText('another tab').waitFor({ state: 'detached' });
  await other.getByRole('button', { name: 'Play here' }).waitFor();
  await other.close();

  for (let acts = 0; acts < 20; acts++) assert.ok(await act(tab, acts % 3 === 0 ? 'pointer' : 'keys'));
  await unseen([tab], async () => {
    while (await act(tab, 'script'));
  });

  await tab.getByTestId('result').waitFor();
  assert.match(await tab.getByTestId('result').innerText(), /You win|wins|A draw/);
  await eventually('sounds to end, and what made them', () => tab.evaluate<boolean>(SILENT));
  assert.ok((await tab.locator('.log li').count()) > 10, 'the log tells what happened');
  // issue: after 300 lines the log followed no more.
  await tab.getByRole('button', { name: 'All of it' }).click();
  await eventually(
    'the end of the log',
    () => tab.evaluate<boolean>(LOG_AT_ITS_END),
    () => tab.evaluate(LOG_STANDS),
  );
  await tab.getByRole('button', { name: 'Close the log' }).click();
  await tab.getByRole('heading', { name: 'In figures' }).waitFor();
  const again = await tab.getByRole('link', { name: 'Watch it again' }).getAttribute('href');
  assert.is(again, new URL(tab.url()).hash.replace('match', 'replay'));
  await tab.getByRole('button', { name: 'Play again' }).click();
  await tab.getByTestId('result').waitFor({ state: 'detached' });
  assert.equal(troubles, []);
  await context.close();
});

page('two tabs of one browser play each other through an invite link', async () => {
  const context = await lent.browser.newContext({ viewport: { width: 390, height: 844 }, ...MOVING });
  const host = await openTab(context);
  await host.getByLabel('Your name').fill('Sven');
  await host.getByText('A friend').click();
  await host.getByRole('button', { name: 'Create the match' }).click();
  const link = await host.getByLabel('Invite link').inputValue();

  const friend = await openTab(context, new URL(link).hash);
  await friend.getByLabel('Your name').fill('Aksel');
  await friend.getByRole('button', { name: 'Sit down' }).click();

  const tabs = [host, friend];
  for (const tab of tabs) await tab.locator('.table').waitFor();
  assert.is(await host.locator('[data-testid=seat].mine h2').innerText(), 'Sven');
  assert.is(await friend.locator('[data-testid=seat].mine h2').innerText(), 'Aksel');
  // A person has cards to see, and sees nobody else's.
  assert.is(await friend.locator('.hand .card').count(), 4);

  const turn = async (): Promise<number> => Number((await host.getByTestId('turn').innerText()).replace(/\D/g, ''));
  while ((await turn()) < 2) {
    for (const tab of tabs) {
      await tab.bringToFront(); // a tab behind another one draws nothing, so nothing there can be clicked
      await act(tab, 'pointer');
    }
  }
  assert.is(await friend.getByTestId('turn').innerText(), await host.getByTestId('turn').innerText());

  // Somebody without the code watches, and can do nothing.
  const guest = await lent.browser.newContext();
  const watcher = await openTab(guest, new URL(link).hash.replace(/\?.*/, ''));
  await watcher.locator('.table').waitFor();
  assert.is(await watcher.locator('.hand').count(), 0);
  assert.equal(await watcher.locator('.table .lit, .acts button').allInnerTexts(), []);

  // Conceding ends it for both.
  await friend.bringToFront();
  await concede(friend);
  for (const tab of tabs) await tab.getByTestId('result').waitFor();
  assert.match(await host.getByTestId('result').innerText(), /You win/);

  // From then on both can watch it again, and see that the dice were fair.
  for (const tab of tabs) {
    await tab.bringToFront();
    const turns = await tab.getByTestId('turn').innerText();
    await tab.getByRole('link', { name: 'Watch it again' }).click();
    await tab.locator('.table[data-step="0"]').waitFor();
    await tab.getByText('The dice hold, as promised.').waitFor();
    await tab.getByRole('button', { name: 'To the end' }).click();
    await tab.getByTestId('result').waitFor();
    assert.is(await tab.getByTestId('turn').innerText(), turns);
  }
  assert.equal(troubles, []);
  await guest.close();
  await context.close();
});

page.run();
