/** A party in real browsers: three people come together by a link, pick, are ready, play a boss by themselves, and are
 *  back in the party when it is over. `SHOTS=folder` keeps pictures. */
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { concede } from './players/player.ts';
import { guestAt } from './seated.ts';
import { lentTo } from './shared.ts';

const party = suite('web: a party in browsers');
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const { SHOTS } = process.env;

const lent = lentTo(party);
/** Errors of all pages: none is acceptable. */
const troubles: string[] = [];

const openPage = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(url);
  return page;
};
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });
};
const joinBy = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join the party' }).click();
  await page.getByRole('heading', { name: 'Your party' }).waitFor();
};
const pick = (page: Page, kind: string, hero: string): Promise<void> =>
  page.locator('label.hero', { has: page.locator(`input[name=party-${kind}][value=${hero}]`) }).click();
const members = (page: Page): Promise<string[]> => page.getByTestId('member').allInnerTexts();
/** Nothing is wider than the screen. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth <= window.innerWidth');

party('three come by a link, pick, are ready, play a boss by themselves, and are back in the party', async () => {
  const contexts = [
    await lent.browser.newContext({ viewport: DESK }),
    await lent.browser.newContext({ viewport: PHONE }),
    await lent.browser.newContext({ viewport: DESK }),
  ] as const;
  const ada = await openPage(contexts[0], lent.server.url);
  await ada.getByRole('link', { name: 'With friends' }).click();
  await ada.getByRole('link', { name: 'gather a party of friends' }).click();
  // The page before has a field for the name as well.
  await ada.getByRole('heading', { name: 'A party of friends' }).waitFor();
  await ada.getByLabel('Your name').fill('Ada <b>');
  await ada.locator('select').first().selectOption('dice-throne boss-vs-many');
  await shot(ada, 'make');
  await ada.getByRole('button', { name: 'Make a party' }).click();
  const link = await ada.getByLabel('Link into this party').inputValue();
  assert.match(link, /#\/party\/[\w-]{12}$/);
  // issue: whoever read it was told of by name.
  await ada.getByText('You have not picked yet what you play.').waitFor();

  const ben = await openPage(contexts[1], link);
  await shot(ben, 'invited');
  await joinBy(ben, 'Ben');
  const cy = await openPage(contexts[2], link);
  await joinBy(cy, 'Cy');
  await ada.getByTestId('member').nth(2).waitFor();

  await pick(ada, 'hero', 'barbarian');
  await pick(ben, 'hero', 'monk');
  await ada.getByLabel('Who plays the boss').selectOption({ label: 'Cy' });
  await pick(cy, 'boss', 'fallen-barbarian');
  // What somebody else has picked is refused in words.
  await pick(ben, 'hero', 'barbarian');
  await ben.getByRole('alert').waitFor();
  await shot(ben, 'taken');
  await pick(ben, 'hero', 'ninja');
  await ben.getByRole('button', { name: 'I am ready' }).click();
  assert.ok(await ada.getByRole('button', { name: 'Play by yourselves' }).isDisabled());
  await ada.getByText('Cy is not ready yet').waitFor();
  await cy.getByRole('button', { name: 'I am ready' }).click();
  await ada.getByRole('button', { name: 'Play by yourselves' }).isEnabled();
  await ada.getByTestId('member').nth(2).getByText('Ready', { exact: true }).waitFor();
  // Another page may hear of it a moment later.
  await ben.getByTestId('member').nth(2).getByText('Ready', { exact: true }).waitFor();
  const seen = await members(ben);
  assert.match(seen.join(' '), /Ada <b>.*Barbarian.*Ninja.*Fallen Barbarian, the boss/s);
  for (const [page, name] of [
    [ada, 'leader'],
    [ben, 'phone'],
    [cy, 'boss'],
  ] as const) {
    await shot(page, name);
    assert.ok(await fits(page), `${name} is not wider than the screen`);
  }
  // A reload costs nobody their place.
  await ben.reload();
  await ben.getByRole('button', { name: 'Not ready' }).waitFor();
  await ada.getByTestId('member').nth(1).getByText('Ready', { exact: true }).waitFor();

  await ada.getByRole('button', { name: 'Play by yourselves' }).click();
  const all = [ada, ben, cy];
  for (const page of all) await page.locator('.table').waitFor();
  assert.is(new Set(await Promise.all(all.map((page) => page.evaluate<string>('location.hash')))).size, 1);
  await shot(cy, 'match');
  // Meanwhile there is nothing to choose, nor to begin.
  await ada.goto(link);
  await ada.getByText('Your match is under way. Go to it').waitFor();
  assert.is(await ada.getByText('You lead:').count(), 0);
  await ada.getByRole('link', { name: 'Go to it' }).click();
  await ada.locator('.table').waitFor();
  await concede(cy);
  for (const page of all) await page.getByTestId('result').waitFor();
  await ada.getByRole('link', { name: 'Back to the party' }).click();
  await ada.getByText('In the party').waitFor();
  assert.is((await members(ada)).length, 3);
  await shot(ada, 'after');

  await cy.goto(link);
  await cy.getByRole('button', { name: 'Leave the party' }).click();
  await ada.locator('[data-testid=member]:nth-child(3)').waitFor({ state: 'detached' });
  assert.equal(troubles, []);
  for (const context of contexts) await context.close();
});

party('two of a party queue together, see the wait, and take it back', async () => {
  const contexts = [
    await lent.browser.newContext({ viewport: DESK }),
    await lent.browser.newContext({ viewport: PHONE }),
  ] as const;
  const ada = await openPage(contexts[0], `${lent.server.url}/#/party`);
  await ada.getByLabel('Your name').fill('Dora');
  await ada.locator('select').first().selectOption('dice-throne 2v2');
  await ada.getByRole('button', { name: 'Make a party' }).click();
  const ben = await openPage(contexts[1], await ada.getByLabel('Link into this party').inputValue());
  await joinBy(ben, 'Egon');
  await pick(ada, 'hero', 'barbarian');
  await pick(ben, 'hero', 'monk');
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await ada.getByRole('button', { name: 'Queue together' }).click();
  await ben.getByTestId('waiting').waitFor();
  await shot(ben, 'waiting');
  await ben.getByRole('button', { name: 'Leave the queue' }).click();
  await ada.getByRole('button', { name: 'Play by yourselves' }).waitFor();
  await ada.getByText('Egon is not ready yet').waitFor();
  assert.equal(troubles, []);
  for (const context of contexts) await context.close();
});

party('one of a party declines, and nobody else of it is told that they did', async () => {
  const contexts = await Promise.all([PHONE, PHONE, DESK].map((viewport) => lent.browser.newContext({ viewport })));
  const [first, second, third] = contexts;
  assert.ok(first && second && third);
  const ada = await openPage(first, `${lent.server.url}/#/party`);
  await ada.getByLabel('Your name').fill('Fay');
  await ada.locator('select').first().selectOption('dice-throne boss-vs-many');
  await ada.getByRole('button', { name: 'Make a party' }).click();
  const ben = await openPage(second, await ada.getByLabel('Link into this party').inputValue());
  await joinBy(ben, 'Gus');
  await pick(ada, 'hero', 'barbarian');
  await pick(ben, 'hero', 'monk');
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await ada.getByRole('button', { name: 'Queue together' }).click();
  await ben.getByTestId('waiting').waitFor();
  const boss = await openPage(third, `${lent.server.url}/#/find`);
  await boss.getByLabel('Your name').fill('Hew');
  await boss.locator('select').first().selectOption('dice-throne boss-vs-many');
  await boss.getByRole('button', { name: 'Find a match' }).click();
  await ben.getByTestId('found').getByRole('button', { name: 'Decline' }).click();
  const told = 'Somebody of your party declined the match, so you are all out of the queue.';
  for (const page of [ada, ben]) await page.locator('.queue-bar', { hasText: told }).waitFor();
  await boss.locator('.queue-bar', { hasText: 'You are in the queue again, where you stood.' }).waitFor();
  await boss.getByRole('button', { name: 'Leave the queue' }).click();
  await boss.getByTestId('waiting').waitFor({ state: 'detached' });
  assert.equal(troubles, []);
  for (const context of contexts) await context.close();
});

party('issue: a guest whose name was taken came into no party, nor to a campaign, at the first try', async () => {
  await guestAt(lent.server.url, 'Ottoline');
  const contexts = await Promise.all([DESK, PHONE, PHONE].map((viewport) => lent.browser.newContext({ viewport })));
  const [first, second, third] = contexts;
  assert.ok(first && second && third);
  const leader = await openPage(first, `${lent.server.url}/#/party`);
  await leader.getByLabel('Your name').fill('Ottoline');
  await leader.getByRole('button', { name: 'Make a party' }).click();
  const link = await leader.getByLabel('Link into this party').inputValue();
  await leader.getByText('The name “Ottoline” is taken').waitFor();
  const friend = await openPage(second, link);
  await joinBy(friend, 'Ottoline');
  await leader.getByTestId('member').nth(1).waitFor();
  const names = new Set([...(await members(leader)).join('\n').matchAll(/Ottoline\S*/g)].map(([name]) => name));
  assert.is(names.size, 2, 'each is called otherwise, once');
  const founder = await openPage(third, `${lent.server.url}/#/campaigns`);
  await founder.getByLabel('Your name').fill('Ottoline');
  await founder.getByRole('button', { name: 'Found the campaign' }).click();
  await founder.waitForURL(/#\/campaign\//);
  assert.equal(troubles, []);
  for (const context of contexts) await context.close();
});

party('issue: a guest whom the server had forgotten was told to sign in again, at each try', async () => {
  const context = await lent.browser.newContext({ viewport: PHONE });
  const forgotten = { id: 'nobody', name: 'Peregrin', kind: 'guest', token: 'void', refresh: 'void', until: 4e12 };
  await context.addInitScript(
    `localStorage.getItem('throneroom.guest') ?? localStorage.setItem('throneroom.guest', ${JSON.stringify(JSON.stringify(forgotten))})`,
  );
  const page = await openPage(context, `${lent.server.url}/#/party`);
  await page.getByRole('button', { name: 'Make a party' }).click();
  await page.getByRole('heading', { name: 'Your party' }).waitFor();
  assert.match((await members(page)).join(), /Peregrin/);
  assert.equal(troubles, []);
  await context.close();
});

party.run();
