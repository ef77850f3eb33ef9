/** The page where one plays the boss: offered where a boss sits and nowhere else, with King's Hands to buy and spend. */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { BOSSES as BOSS_DEFS } from '../../engine/dice-throne/bosses/index.ts';
import { HEROES } from '../../engine/dice-throne/heroes/index.ts';
import { suite } from '../support/suite.ts';
import { act } from './players/player.ts';
import { lentTo } from './shared.ts';

const page = suite('web: the boss in a browser');

const lent = lentTo(page);
const troubles: string[] = [];
const BOSSES = BOSS_DEFS.map(({ id }) => id);

const openFront = async (mode: string): Promise<Page> => {
  const context = await lent.browser.newContext({ viewport: { width: 390, height: 844 } });
  const tab = await context.newPage();
  tab.on('pageerror', (error) => troubles.push(error.message));
  await tab.goto(`${lent.server.url}/#/new`);
  await tab.getByLabel('Your name').fill('Ruth');
  await tab.locator('select').first().selectOption(`dice-throne ${mode}`);
  return tab;
};
const offered = async (tab: Page, name: string): Promise<string[]> =>
  tab
    .locator(`input[name="${name}"]`)
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value') ?? ''));

page('bosses are offered where a boss sits, heroes elsewhere', async () => {
  const duel = await openFront('1v1');
  assert.not.ok((await offered(duel, 'hero')).includes('fallen-barbarian'));
  assert.is((await offered(duel, 'hero')).length, HEROES.length);
  const many = await openFront('boss-vs-many');
  assert.equal(await offered(many, 'hero'), BOSSES);
  assert.is((await offered(many, 'bot-hero')).length, HEROES.length);
  await many.getByText('One of the heroes').click();
  assert.is((await offered(many, 'hero')).length, HEROES.length);
  assert.equal(await offered(many, 'bot-boss'), BOSSES);
  const bosses = await openFront('boss-vs-boss');
  assert.equal(await offered(bosses, 'hero'), BOSSES);
  assert.equal(await offered(bosses, 'bot-boss'), BOSSES);
  for (const tab of [duel, many, bosses]) await tab.context().close();
});

page('an even start may be chosen where a boss sits, and only there', async () => {
  const tab = await openFront('boss-vs-boss');
  const even = tab.getByLabel(/^Even start/);
  await even.check();
  await tab.getByRole('button', { name: 'Play', exact: true }).click();
  await tab.locator('[data-testid=seat].mine').waitFor();
  await tab.context().close();
  const many = await openFront('boss-vs-many');
  await many.getByLabel(/^Even start/).waitFor();
  const duel = await openFront('1v1');
  assert.is(await duel.getByLabel(/^Even start/).count(), 0);
  for (const other of [many, duel]) await other.context().close();
});

page('whom an attack is at stands apart from who attacks', async () => {
  const tab = await openFront('boss-vs-many');
  await tab.getByText('One of the heroes').click();
  await tab.getByRole('button', { name: 'Play', exact: true }).click();
  await tab.locator('[data-testid=seat].you').waitFor();
  let said = '';
  while (said === '') {
    // Read at a glance: bots play on.
    said = await tab.evaluate<string>(`document.querySelector('.intent.first small:has(b)')?.textContent ?? ''`);
    assert.ok(said !== '' || (await act(tab, 'script')), 'the match ended before anybody was attacked');
  }
  assert.match(said, / at \S/);
  await tab.context().close();
});

page('the boss buys a King’s Hand and throws its die', async () => {
  const tab = await openFront('boss-vs-many');
  await tab.getByRole('button', { name: 'Play', exact: true }).click();
  const mine = tab.locator('[data-testid=seat].mine');
  await mine.getByText("King's Hand").waitFor();
  await tab.getByRole('button', { name: /^Buy King's Hand \(2 CP\)/ }).click();
  await mine.getByText(/King's Hand ×2/).waitFor();
  await tab.getByRole('button', { name: /^Spend King's Hand/ }).click();
  await tab
    .getByText(/for King's Hand/)
    .first()
    .waitFor({ state: 'attached' });
  await tab.context().close();
  assert.equal(troubles, []);
});

page.run();
