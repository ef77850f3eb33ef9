/** A boss battle in a browser: opened from the front page with its scenario, played by two people, in the long form to its end, by
 *  pointer and by keys, and read by axe in both themes. */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { shortOrLong } from '../../support/long.ts';
import { suite } from '../../support/suite.ts';
import { faultsOn } from '../pages/faults.ts';
import { act, concede, type Reach } from '../players/player.ts';
import { lentTo } from '../shared.ts';

const battle = suite('web: a boss battle');
const lent = lentTo(battle);
const troubles: string[] = [];

const tabAt = async (address: string, width = 1280, height = 720): Promise<Page> => {
  const context = await lent.browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  tab.on('pageerror', (error) => troubles.push(error.message));
  await tab.goto(address);
  return tab;
};
const openSetUp = async (name: string): Promise<Page> => {
  const tab = await tabAt(`${lent.server.url}/#/new`);
  await tab.getByLabel('Your name').fill(name);
  await tab.locator('select').first().selectOption('dice-throne boss-battle');
  return tab;
};
/** To the end in the long form; in the short one for a while, and then it is given up. */
const GLANCES = shortOrLong(30, Number.POSITIVE_INFINITY);
const playOut = async (tab: Page, reach: Reach): Promise<void> => {
  for (let glances = 0; glances < GLANCES; glances++) if (!(await act(tab, reach))) return;
  await concede(tab);
};

battle('the form asks for scenario and difficulty, and the match is what was chosen', async () => {
  const tab = await openSetUp('Rosa');
  const scenario = tab.getByLabel('Scenario');
  assert.equal(await scenario.locator('option').allTextContents(), [
    '2: Fallen Barbarian',
    '4: Fallen Gunslinger',
    '6: Fallen Monk',
    '8: Mad King',
  ]);
  await scenario.selectOption({ label: '6: Fallen Monk' });
  await tab.getByLabel('Difficulty').selectOption({ label: 'Veteran: less health' });
  await tab.getByRole('button', { name: 'Play', exact: true }).click();
  await tab.getByRole('region', { name: 'What the boss is up to' }).waitFor();
  await tab.getByRole('region', { name: 'Fallen Monk', exact: true }).waitFor();
  const mine = tab.locator('[data-testid=seat].mine');
  assert.match(await mine.locator('.hp').innerText(), /of 50/, 'forty, and ten more at most');
  await tab.getByRole('button', { name: 'Board of Fallen Monk' }).first().click();
  await tab.locator('.board').getByText('Broken Palm').waitFor();
  for (const colorScheme of ['dark', 'light'] as const) {
    await tab.emulateMedia({ colorScheme });
    assert.equal(await faultsOn(tab), [], colorScheme);
  }
  await tab.context().close();
});

battle('two people play it, one of them by keys alone, and come to its end', async () => {
  const first = await openSetUp('Rosa');
  await first.getByLabel('Players').selectOption('2');
  await first.getByText('A friend').click();
  await first.getByRole('button', { name: 'Create the match' }).click();
  const link = await first.getByLabel('Invite link').inputValue();
  const second = await tabAt(link, 390, 844);
  await second.getByLabel('Your name').fill('Orla');
  await second.locator('input[name=hero][value=moon-elf]').check({ force: true });
  await second.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([first, second].map((tab) => tab.locator('.table').waitFor()));
  await Promise.all([playOut(first, 'keys'), playOut(second, 'pointer')]);
  for (const tab of [first, second]) {
    const verdict = await tab.locator('[data-testid=result] h2').first().innerText();
    assert.match(verdict, /^The party (wins|is beaten)$/);
    await tab.context().close();
  }
  assert.equal(troubles, []);
});

battle.run();
