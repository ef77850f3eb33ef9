/** Names and words in texts open what they mean: under a mouse, on the focus of a keyboard, on a long press of a finger. */
import type { Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { act, unseen } from '../players/player.ts';
import { guestAt, openMatch, seatAt } from '../seated.ts';
import { lentTo } from '../shared.ts';
import { faultsOn } from './faults.ts';

const words = suite('web: words that open');
const lent = lentTo(words);

const DESK = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Somewhat longer than a mouse has to rest. */
const REST_MS = 500;

const bubbleOf = (page: Page): Locator => page.getByRole('tooltip');
const said = async (page: Page): Promise<string> => {
  await bubbleOf(page).waitFor();
  return bubbleOf(page).innerText();
};

/** A finger that stays: it reads, and takes nothing. */
async function longPress(page: Page, at: Locator): Promise<void> {
  await at.scrollIntoViewIfNeeded();
  const box = await at.boundingBox();
  assert.ok(box, 'it can be seen');
  const line = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await bubbleOf(page).waitFor();
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Screens with texts, and a word of each. */
const SCREENS: readonly (readonly [where: string, hash: string, name: string, means: RegExp])[] = [
  ['a token on a board', 'dice-throne/heroes/moon-elf', 'Blind', /Blind\s.*roll/s],
  ['a word of the rules', 'dice-throne/cards/entangling-shot-2', 'Small Straight', /Small straight/i],
  ['a token of a minion', 'dice-throne/minions/street-rat', 'CP', /Combat points/],
  ['a word of Dice Clash', 'dice-clash/heroes/viking', 'red die', /Red die\s.*power/s],
  ['a word of Diceborn Heroes', 'diceborn-heroes/heroes/knight', 'Block', /Stops one damage/],
];

words('issue: whoever had just accepted a match read of what came to lie under the resting mouse', async () => {
  const heroes = ['barbarian', 'monk'];
  const { page } = await seatAt(lent.browser, lent.server.url, 'Mechthild', {
    game: 'dice-throne',
    mode: '1v1',
    heroes,
  });
  const ability = page.locator('.ability').first();
  const box = await ability.boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const table = page.url();
  await page.goto(`${lent.server.url}/#/settings`);
  await page.locator('.table').waitFor({ state: 'detached' });
  await page.mouse.move(x, y);
  await page.goto(table);
  await ability.waitFor();
  await page.waitForTimeout(REST_MS);
  assert.is(await bubbleOf(page).count(), 0);
  await page.mouse.move(x + 1, y);
  await bubbleOf(page).waitFor();
  await page.context().close();
});

words('issue: in the library a name opens under a mouse and on the focus, and Escape closes it', async () => {
  const context = await lent.browser.newContext(DESK);
  const page = await context.newPage();
  await page.goto(`${lent.server.url}/#/library`);
  for (const [where, hash, name, means] of SCREENS) {
    await page.evaluate(`location.hash = '#/library/${hash}'`);
    const word = page.locator('.word', { hasText: new RegExp(`^\\s*${name}\\s*$`) }).first();
    await word.hover();
    assert.match(await said(page), means, where);
    await page.mouse.move(0, 0);
    await bubbleOf(page).waitFor({ state: 'detached' });
    await word.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    assert.match(await said(page), means, `${where}, by keyboard`);
    assert.ok(await word.getAttribute('aria-describedby'), 'who listens hears it');
    assert.equal(await faultsOn(page), [], where);
    await page.keyboard.press('Escape');
    await bubbleOf(page).waitFor({ state: 'detached' });
  }
  await context.close();
});

words('issue: on a phone a long press reads and takes nothing', async () => {
  const context = await lent.browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${lent.server.url}/#/library`);
  for (const [where, hash, name, means] of SCREENS) {
    await page.evaluate(`location.hash = '#/library/${hash}'`);
    const word = page.locator('.word', { hasText: new RegExp(`^\\s*${name}\\s*$`) }).first();
    await longPress(page, word);
    assert.match(await said(page), means, where);
    assert.match(page.url(), new RegExp(`${hash}$`), 'a link is not followed');
    await page.touchscreen.tap(200, 10);
    await bubbleOf(page).waitFor({ state: 'detached' });
  }
  await context.close();
});

words('at a table: the strip, the log, an answer, and what a card speaks of', async () => {
  const { page, troubles } = await seatAt(lent.browser, lent.server.url, 'Wren', {
    game: 'dice-throne',
    mode: '1v1',
    heroes: ['moon-elf', 'pyromancer'],
  });
  const card = page.locator('.hand .card').first();
  await card.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await bubbleOf(page).waitFor();
  await page.keyboard.press('Escape');

  // Until the foe has had a turn, the strip has names enough.
  const named = page.locator('.strip .word');
  await unseen([page], async () => {
    for (let acts = 0; (await named.count()) === 0; acts++) {
      assert.ok(acts < 200, 'nothing with a name happens');
      await act(page, 'script');
    }
  });
  // What happens meanwhile moves the word away under the mouse, and its bubble goes with it: then the mouse follows.
  let head = '';
  while (head === '') {
    await named.last().hover();
    await page.waitForTimeout(REST_MS);
    const [text = ''] = await bubbleOf(page).allInnerTexts();
    head = text.split('\n')[0] ?? '';
  }
  assert.ok(head.length > 2, head);
  await page.mouse.move(0, 0);
  await bubbleOf(page).waitFor({ state: 'detached' });
  assert.equal(await faultsOn(page), []);

  await page.keyboard.press('l');
  await page.locator('.log .word').first().focus();
  await bubbleOf(page).waitFor();
  assert.equal(await faultsOn(page), []);
  assert.equal(troubles, []);
  await page.context().close();
});

words('the power of a warrior is read on a phone by a long press, where its words have no room', async () => {
  const guest = await guestAt(lent.server.url, 'Wren');
  const seats = [
    { player: 'me' as const, hero: 'viking' },
    { player: 'bot' as const, hero: 'samurai', bot: 'sensible' as const },
  ];
  const line = await guest.create({ game: 'dice-clash', mode: 'duel', seats });
  line.leave();
  const { page, troubles } = await openMatch(lent.browser, lent.server.url, guest, line.id, PHONE);
  await longPress(page, page.locator('.seat .power .word').first());
  assert.match(await said(page), /Shield Wall\s+Your red die defends with 8/);
  assert.equal(await faultsOn(page), []);
  assert.equal(troubles, []);
  await page.context().close();
});

words.run();
