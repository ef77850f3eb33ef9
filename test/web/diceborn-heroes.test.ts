/** Diceborn Heroes in a real browser: two people from set-up to the end of `family`, one alone with two heroes into `quest`,
 *  in the long form to its end, and a round by dragging. */
import type { BrowserContext, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { shortOrLong } from '../support/long.ts';
import { suite } from '../support/suite.ts';
import { faultsOn } from './pages/faults.ts';
import { actInBorn } from './players/born-player.ts';
import { concede, type Reach, unseen } from './players/player.ts';
import { seatAt } from './seated.ts';
import { lentTo } from './shared.ts';

const page = suite('web: Diceborn Heroes in a browser');
const lent = lentTo(page);
/** Errors of all pages: none is acceptable. */
const troubles: string[] = [];

page.before.each(() => {
  troubles.length = 0;
});

const DESK = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

const openTab = async (context: BrowserContext, hash = '#/new'): Promise<Page> => {
  const tab = await context.newPage();
  tab.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  tab.on('pageerror', (error) => troubles.push(error.message));
  await tab.goto(`${lent.server.url}/${hash}`);
  return tab;
};
const choose = async (tab: Page, mode: string, players: string): Promise<void> => {
  await tab.getByLabel('Your name').fill('Moritz');
  await tab.getByLabel('Game').selectOption(`diceborn-heroes ${mode}`);
  await tab.getByLabel('Players').selectOption(players);
};
/** Notes every sign that comes, until the page is left. Runs in the page. */
const NOTE_SIGNS = `(() => {
  window.signs = [];
  new MutationObserver(() => {
    for (const sign of document.querySelectorAll('[data-testid=sign]')) window.signs.push(sign.textContent);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
})()`;
const wider = (tab: Page): Promise<number> => tab.evaluate('document.documentElement.scrollWidth - innerWidth');

const MOST_ACTS = 3000;
/** Where a match stands, for whoever reads why it did not end. */
const standOf = (tab: Page): Promise<string> =>
  tab.evaluate(
    `[document.querySelector('.table').dataset.step, document.querySelector('.tray')?.textContent].join(' ')`,
  );

page(
  'issue: two people from set-up to the end of family, one at a desk and one at a phone, and watch it again',
  async () => {
    const [desk, phone] = [await lent.browser.newContext(DESK), await lent.browser.newContext(PHONE)];
    const host = await openTab(desk);
    await choose(host, 'family', '2');
    await host.locator('input[name=hero][value=fighter]').check({ force: true });
    await host.getByText('A friend').click();
    await host.getByRole('button', { name: 'Create the match' }).click();
    const link = await host.getByLabel('Invite link').inputValue();
    const friend = await openTab(phone, new URL(link).hash);
    await friend.getByLabel('Your name').fill('Antje');
    assert.is(await friend.locator('input[name=hero]').count(), 4, 'classes of the first level alone may be chosen');
    await friend.locator('input[name=hero][value=mage]').check({ force: true });
    await friend.getByRole('button', { name: 'Sit down' }).click();
    const tabs = [host, friend];
    for (const tab of tabs) await tab.locator('.table.born').waitFor();

    // issue: a sign stood where nobody sat, and did not say whose it was.
    await host.locator('.talk-button').click();
    // It stands for four seconds, in which a busy machine may not look once: the page notes what came.
    // Its name is shown where the hero is out of sight, which the dealt enemies decide, and is there to be heard anyhow.
    await friend.evaluate(NOTE_SIGNS);
    await host.getByRole('button', { name: 'Hello' }).click();
    const signs = async (): Promise<string> => String(await friend.evaluate('window.signs.join()'));
    await eventually('the sign is seen', async () => (await signs()).includes('Moritz: Hello'), signs);

    const phases = new Set<string>();
    /** Whether the match goes on. */
    const bothAct = async (reach: Reach): Promise<boolean> => {
      let going = true;
      for (const tab of tabs) {
        const phase = await actInBorn(tab, reach);
        going = phase !== undefined;
        if (phase) phases.add(phase);
      }
      return going;
    };
    for (let acts = 0; acts < 14; acts++) assert.ok(await bothAct(acts % 2 === 0 ? 'pointer' : 'keys'));
    for (const tab of tabs) assert.is(await wider(tab), 0, 'nothing runs over the edge');
    await unseen(tabs, async () => {
      for (let acts = 0; await bothAct('script'); acts++) assert.ok(acts < MOST_ACTS, 'the match does not end');
    });
    for (const phase of ['set-up', 'assign']) assert.ok(phases.has(phase), `${[...phases]} without ${phase}`);
    for (const tab of tabs) await tab.getByTestId('result').waitFor();
    const words = await Promise.all(tabs.map((tab) => tab.getByRole('heading', { level: 2 }).first().innerText()));
    assert.is(words[0], words[1], 'all win or all lose');
    assert.match(words[0] ?? '', /^The party (wins|is beaten)$/);
    assert.ok((await host.locator('.log li').count()) > 10, 'the log tells what happened');

    await host.getByRole('link', { name: 'Watch it again' }).click();
    await host.locator('.table.born[data-step="0"]').waitFor();
    await host.getByText('The dice hold, as promised.').waitFor();
    await host.getByRole('button', { name: 'To the end' }).click();
    await host.getByTestId('result').waitFor();
    assert.equal(troubles, []);
    await desk.close();
    await phone.close();
  },
);

/** So many in the long form. In the short one it is given up. */
const QUEST_ACTS = shortOrLong(10, MOST_ACTS);

page('issue: one seat alone leads two heroes through quest, from the pack to the end', async () => {
  const context = await lent.browser.newContext(DESK);
  const tab = await openTab(context);
  await choose(tab, 'quest', '1');
  await tab.getByRole('button', { name: 'Play', exact: true }).click();
  await tab.locator('.table.born').waitFor();
  assert.is(await tab.locator('.offer.pack').count(), 8);
  await tab.locator('.offer.pack').first().click();
  for (const named of ['fighter', 'priest']) {
    const step = await tab.locator('.table').getAttribute('data-step');
    await tab.locator(`[data-choice="class:${named}"]`).click();
    await tab.locator(`.table:not([data-step="${step}"])`).waitFor();
    if (named === 'fighter') await tab.getByRole('heading', { name: 'Which hero joins the party? (2 of 2)' }).waitFor();
  }
  await tab.getByRole('heading', { name: 'Fighter: Which bounty do you take?' }).waitFor();
  await tab.getByText('Priest gets the other one.').waitFor();
  assert.equal(await tab.locator('.champ.asked h3').allInnerTexts(), ['Fighter you']);
  let acts = 0;
  while (acts < QUEST_ACTS && (await actInBorn(tab, acts % 2 === 0 ? 'keys' : 'pointer')) !== undefined) acts++;
  assert.ok(acts < MOST_ACTS, `the match does not end: ${await standOf(tab)}`);
  if (acts === QUEST_ACTS) await concede(tab);
  await tab.getByTestId('result').waitFor();
  const verdict = await tab.getByRole('heading', { level: 2 }).first().innerText();
  assert.match(verdict, /^The party (wins|is beaten)$/);
  const next = tab.getByRole('button', { name: 'Play the next chapter' });
  if (verdict === 'The party wins') {
    await next.click();
    await tab.getByTestId('result').waitFor({ state: 'detached' });
    await tab.locator('.offer.pack').first().waitFor();
    assert.is(await tab.locator('.offer.pack').count(), 7, 'what was played is not offered again');
  } else {
    assert.is(await next.count(), 0, 'a campaign ends with a defeat');
    await tab.getByRole('button', { name: 'Play again' }).click();
    await tab.locator('.offer.pack').first().waitFor();
  }
  assert.equal(troubles, []);
  await context.close();
});

page('a die is dragged to a slot and taken back; Escape lets go of one', async () => {
  const seated = await seatAt(lent.browser, lent.server.url, 'Rutger', {
    game: 'diceborn-heroes',
    mode: 'family',
    heroes: ['mage', 'priest'],
  });
  const tab = seated.page;
  await tab.locator('.offer').first().click();
  const die = tab.locator('.champ.me .pdie.can').first();
  await die.waitFor();
  const slot = tab.locator('.champ.me .slot[data-slot=spark]');
  await die.dragTo(slot);
  await tab.locator('.champ.me .slot.set[data-slot=spark]').waitFor();
  assert.is(await tab.locator('.db-ghost').count(), 0);
  assert.is(
    await tab.locator('.time-line .td').filter({ hasText: 'Spark' }).count(),
    1,
    'it stands on the line of time',
  );
  await slot.click();
  await tab.locator('.champ.me .slot.set').waitFor({ state: 'detached' });
  await die.click();
  await tab.locator('.champ.me .slot.lit').first().waitFor();
  await tab.keyboard.press('Escape');
  await tab.locator('.champ.me .slot.lit').first().waitFor({ state: 'detached' });
  assert.equal(seated.troubles, []);
  await tab.context().close();
});

/** How wide the first enemy stands once the others have gone. */
const WIDTH_OF_ONE = `(() => {
  const [one, ...others] = document.querySelectorAll('.fiend');
  for (const other of others) other.remove();
  return one?.getBoundingClientRect().width ?? 0;
})()`;

const LIGHTS = [
  ['dark', 'quest', 'two-heroes', DESK.viewport],
  ['light', 'arena', 'two-champions', PHONE.viewport],
] as const;
for (const [colorScheme, mode, hero, viewport] of LIGHTS) {
  page(`issue: axe finds no fault at the table of ${mode} in the ${colorScheme} theme`, async () => {
    const seated = await seatAt(
      lent.browser,
      lent.server.url,
      'Rutger',
      { game: 'diceborn-heroes', mode, heroes: [hero] },
      viewport,
    );
    const tab = seated.page;
    await tab.emulateMedia({ colorScheme });
    const looked = new Set<string>();
    const faults = new Set<string>();
    for (let acts = 0; acts < shortOrLong(20, 60); acts++) {
      const stands: string = await tab.evaluate(
        `[document.querySelector('.table').dataset.phase, document.querySelector('.held') !== null].join(' ')`,
      );
      if (!looked.has(stands)) for (const fault of await faultsOn(tab)) faults.add(`${stands}: ${fault}`);
      looked.add(stands);
      if ((await actInBorn(tab, 'pointer')) === undefined) break;
    }
    for (const phase of ['set-up false', 'assign true', 'resolve false']) assert.ok(looked.has(phase), phase);
    assert.equal([...faults], []);
    // issue: a boss that stands alone was as narrow on a phone as one of several enemies.
    if (mode === 'arena') assert.ok((await tab.evaluate<number>(WIDTH_OF_ONE)) > 0.9 * viewport.width);
    assert.equal(seated.troubles, []);
    await tab.context().close();
  });
}

page.run();
