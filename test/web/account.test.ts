/** Accounts in a real browser: a guest plays, keeps the account, signs out, signs in on another device, and still owns
 *  seat and match; a device that was signed out asks where it is, and goes on there. */
import type { BrowserContext, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { lentTo } from './shared.ts';

const page = suite('web: accounts in a browser');

const lent = lentTo(page);
/** Errors that the pages' own code threw: none is acceptable. */
const troubles: string[] = [];

page.before.each(() => {
  troubles.length = 0;
});

const EMAIL = 'mira@example.org';
const PASSWORD = 'a long password';

/** Runs in the page: keeps its sockets, so that a test can break one. */
const REMEMBER_SOCKETS = `
  globalThis.sockets = [];
  globalThis.WebSocket = class extends WebSocket {
    constructor(...address) { super(...address); sockets.push(this); }
  };`;
/** Runs in the page: breaks the line to the match. */
const CUT_LINE = `sockets.findLast(({ url }) => url.includes(location.hash.split('/')[2])).close()`;
/** Runs in the page: what it has of its player, and what it would have half an hour later. */
const STORED = `JSON.parse(localStorage.getItem('throneroom.guest'))`;
const AGE = `localStorage.setItem('throneroom.guest', JSON.stringify({ ...${STORED}, token: 'too old', until: 1 }))`;

const device = (): Promise<BrowserContext> => lent.browser.newContext({ viewport: { width: 390, height: 844 } });

const openTab = async (context: BrowserContext, hash = '#/new'): Promise<Page> => {
  const tab = await context.newPage();
  tab.on('pageerror', (error) => troubles.push(error.message));
  await tab.addInitScript(REMEMBER_SOCKETS);
  await tab.goto(`${lent.server.url}/${hash}`);
  return tab;
};

const front = async (tab: Page): Promise<void> => {
  await tab.goto(`${lent.server.url}/`);
  await tab.getByRole('heading', { name: 'Throneroom' }).waitFor();
};
const menu = (tab: Page) => tab.locator('.account-corner summary');
const choose = async (tab: Page, words: string): Promise<void> => {
  await menu(tab).click();
  await tab.locator('.account-corner').getByRole('button', { name: words, exact: true }).click();
};
const signIn = async (tab: Page, password = PASSWORD): Promise<void> => {
  await tab.getByLabel('E-mail').fill(EMAIL);
  await tab.getByLabel('Password').fill(password);
  await tab.locator('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
};
const myPanel = (tab: Page, name: string) => tab.locator('[data-testid=seat].mine', { hasText: name });

page('from a guest’s first match to the same seat on another device', async () => {
  const home = await device();
  const tab = await openTab(home);
  await tab.getByRole('textbox', { name: 'Your name' }).fill('Mira');
  await tab.getByRole('button', { name: 'Play', exact: true }).click();
  await myPanel(tab, 'Mira').waitFor();
  const match = new URL(tab.url()).hash;

  await front(tab);
  await choose(tab, 'Keep this account…');
  await tab.getByLabel('E-mail').fill(EMAIL);
  await tab.getByLabel(/^Password/).fill(PASSWORD);
  await tab.getByRole('button', { name: 'Keep it' }).click();
  await tab.locator('dialog').waitFor({ state: 'detached' });
  await tab.getByRole('link', { name: 'Return to it' }).click();
  await myPanel(tab, 'Mira').waitFor();

  await front(tab);
  await choose(tab, 'Sign out');
  await tab.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  assert.is(await tab.evaluate(STORED), null, 'nothing of the account stays on the device');
  assert.is(await tab.getByText('Your table waits').count(), 0);

  const away = await device();
  const other = await openTab(away);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(other, 'a wrong guess');
  await other.getByText('E-mail and password do not go together.').waitFor();
  await signIn(other);
  await other.getByText('You play as Mira').waitFor();
  await other.goto(`${lent.server.url}/${match}`);
  await myPanel(other, 'Mira').waitFor();
  assert.is(await other.locator('.hand').count(), 1, 'with the cards of that seat');

  assert.equal(troubles, []);
  await home.close();
  await away.close();
});

page('an access token that ran out is replaced without a word, in two tabs at once', async () => {
  const context = await device();
  const tab = await openTab(context);
  await tab.getByRole('textbox', { name: 'Your name' }).fill('Nils');
  await tab.getByRole('button', { name: 'Play', exact: true }).click();
  await myPanel(tab, 'Nils').waitFor();
  const match = new URL(tab.url()).hash;
  const twin = await openTab(context);
  await tab.evaluate(AGE);
  await Promise.all([tab.evaluate(CUT_LINE), twin.goto(`${lent.server.url}/${match}`).then(() => twin.reload())]);
  const seated = [tab, twin].map((one) => one.locator('[data-testid=seat].mine', { hasText: 'Nils' }).waitFor());
  await Promise.all(seated);
  assert.is.not(await tab.evaluate(`${STORED}.token`), 'too old');
  assert.is(await tab.evaluate(`${STORED}.name`), 'Nils');
  assert.equal(troubles, []);
  await context.close();
});

page('a device that was signed out from elsewhere asks at the table, and goes on there', async () => {
  const context = await device();
  const tab = await openTab(context);
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(tab);
  await tab.getByText('You play as Mira').waitFor();
  await tab.getByRole('button', { name: 'Play', exact: true }).click();
  await myPanel(tab, 'Mira').waitFor();
  const at = tab.url();

  const elsewhere = await device();
  const other = await openTab(elsewhere);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(other);
  await other.getByText('You play as Mira').waitFor();
  await choose(other, 'Sign out everywhere');
  await other.getByRole('button', { name: 'Sign in', exact: true }).waitFor();

  assert.is(await tab.locator('dialog[open]').count(), 0, 'a seat does not mind that a token is gone');
  await tab.evaluate(CUT_LINE);
  await tab.getByRole('heading', { name: 'You were signed out' }).waitFor();
  await tab.getByLabel('Password').fill(PASSWORD);
  await tab.locator('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
  await tab.getByText('The connection dropped').waitFor({ state: 'detached' });
  await myPanel(tab, 'Mira').waitFor();
  assert.is(tab.url(), at);
  assert.equal(troubles, []);
  await context.close();
  await elsewhere.close();
});

page('a new name, a new password, and the end of it all', async () => {
  const context = await device();
  const tab = await openTab(context);
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(tab);
  await choose(tab, 'Change name…');
  await tab.getByRole('textbox', { name: 'Your name' }).fill('Nils');
  await tab.getByRole('button', { name: 'Change it' }).click();
  await tab.getByText('This name is taken').waitFor();
  await tab.getByRole('textbox', { name: 'Your name' }).fill('Miranda');
  await tab.getByRole('button', { name: 'Change it' }).click();
  await tab.getByText('You play as Miranda').waitFor();

  await choose(tab, 'Change password…');
  await tab.getByLabel('Password now').fill(PASSWORD);
  await tab.getByLabel(/^New password/).fill('an even longer one');
  await tab.getByRole('button', { name: 'Change it' }).click();
  await tab.locator('dialog').waitFor({ state: 'detached' });

  await choose(tab, 'Delete account…');
  await tab.getByLabel('Password').fill('an even longer one');
  await tab.getByRole('button', { name: 'Delete for good' }).click();
  await tab.getByRole('textbox', { name: 'Your name' }).waitFor();
  assert.is(await tab.evaluate(STORED), null);
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(tab, 'an even longer one');
  await tab.getByText('E-mail and password do not go together.').waitFor();
  assert.equal(troubles, []);
  await context.close();
});

page.run();
