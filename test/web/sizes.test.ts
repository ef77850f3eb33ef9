/** Tables of every kind at every size, in the long form of every mode: nothing that may be acted on lies outside of what one can see or scroll to, nothing lies
 *  over it, and no page is wider than its window.
 *
 *  issue: hand and answers could not be reached on a laptop with three and more seats. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { inLong, shortOrLong } from '../support/long.ts';
import { suite } from '../support/suite.ts';
import { actInBorn } from './players/born-player.ts';
import { act, playTowards } from './players/player.ts';
import { guestAt, openMatch, seatAt } from './seated.ts';
import { lentTo } from './shared.ts';

const sizes = suite('web: tables at every size');

const lent = lentTo(sizes);

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [1280, 720],
  [820, 1180],
  [390, 844],
  [320, 640],
  ...inLong([
    [1366, 768],
    [1920, 1080],
  ] as const),
];

/** Everything at a table that does something when it is clicked. Runs in the page: names what cannot be reached. */
const UNREACHABLE = `(() => {
  const named = (element) => element.className + ' "' + element.textContent.trim().slice(0, 30) + '"';
  const faults = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) {
    const widest = [...document.querySelectorAll('body *')].findLast((one) => one.getBoundingClientRect().right >= wide - 1);
    faults.push('the page is ' + wide + ' wide' + (widest ? ' for ' + named(widest) : ''));
  }
  for (const control of document.querySelectorAll('.table :is(button, a, select, input):not(dialog *, :disabled)')) {
    if (!control.checkVisibility()) continue;
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 10 || height < 10) faults.push(named(control) + ' has no size');
    else if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) faults.push(named(control) + ' is out of reach');
    else {
      const there = document.elementFromPoint(x, y);
      // What came to light goes at the first press anywhere.
      if (there?.closest('.reveal')) continue;
      if (!control.contains(there) && !there?.contains(control)) faults.push(named(control) + ' lies under ' + named(there));
    }
  }
  // issue: with five seats bots were called "B…" on a phone.
  for (const name of innerWidth !== 390 ? [] : document.querySelectorAll('.plate .name:has(.is-bot)'))
    if (name.scrollWidth > name.clientWidth + 1) faults.push(named(name) + ' is cut');
  return faults;
})()`;

/** Looks again while something is out of reach: under load a table that has just been resized, or that shows what happened,
 *  takes its time to come to rest. Whatever stays so for that long is a fault. */
const unreachable = async (page: Page): Promise<string[]> => {
  for (let look = 1; ; look++) {
    const faults = await page.evaluate<string[]>(UNREACHABLE);
    if (faults.length === 0 || look === LOOKS) return faults;
    await sleep(LOOK_EVERY_MS);
  }
};
const LOOKS = 20;
const LOOK_EVERY_MS = 250;

/** What somebody waits for who has a decision to take. */
const toDecide = (page: Page): Promise<void> =>
  page
    .locator('.tray.act :is(.btn, .die.lit):visible, .board .ready, .card.can, [data-testid=result]')
    .first()
    .waitFor();

const MODES: readonly (readonly [string, readonly string[]])[] = [
  ['1v1', ['treant', 'artificer']],
  ['king-of-the-hill', ['monk', 'moon-elf', 'pyromancer', 'paladin', 'ninja', 'seraph']],
  ['2v2', ['cursed-pirate', 'moon-elf', 'pyromancer', 'paladin']],
  ['boss-vs-many', ['mad-king', 'moon-elf', 'pyromancer', 'paladin', 'ninja']],
  ['boss-battle', ['cursed-pirate', 'moon-elf', 'pyromancer', 'paladin']],
  ['portal-crawl', ['cursed-pirate', 'moon-elf', 'pyromancer', 'paladin']],
  ...inLong([
    ['king-of-the-hill', ['barbarian', 'moon-elf', 'pyromancer']],
    ['3v3', ['huntress', 'moon-elf', 'pyromancer', 'paladin', 'ninja', 'seraph']],
    ['2v2v2', ['samurai', 'moon-elf', 'pyromancer', 'paladin', 'ninja', 'seraph']],
    ['boss-battle', ['treant']],
    ['portal-crawl', ['treant']],
    ['boss-vs-boss', ['fallen-barbarian', 'fallen-monk']],
  ] as const),
];

const DECISIONS = shortOrLong(2, 3);

const PARTIES: readonly (readonly [string, readonly string[]])[] = [
  ['family', ['fighter', 'thief', 'mage', 'priest']],
  ['arena', ['two-champions']],
];
for (const [mode, heroes] of PARTIES) {
  sizes(`a party in ${mode} with ${heroes.length}: all that may be acted on can be reached`, async () => {
    const { page, troubles } = await seatAt(lent.browser, lent.server.url, 'Runa', {
      game: 'diceborn-heroes',
      mode,
      heroes,
    });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (let decision = 0; decision < DECISIONS; decision++) {
        await page.locator('.tray.act, [data-testid=result]').first().waitFor();
        assert.equal(await unreachable(page), [], `at ${width} × ${height}`);
        if ((await actInBorn(page, 'pointer')) === undefined) break;
      }
    }
    assert.equal(troubles, []);
    await page.context().close();
  });
}

for (const [mode, heroes] of MODES) {
  sizes(`${mode} with ${heroes.length}: all that may be acted on can be reached`, async () => {
    const { page, troubles } = await seatAt(lent.browser, lent.server.url, 'Runa', {
      game: 'dice-throne',
      mode,
      heroes,
    });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await toDecide(page);
      assert.equal(await unreachable(page), [], `at ${width} × ${height}`);
      if (!(await act(page, 'pointer'))) break;
    }
    assert.equal(troubles, []);
    await page.context().close();
  });
}

/** Every hero with a fourth action, as one that has locked a die on the quest has it, of a long name, and poisoned, against enemies that say
 *  much, each with an attack card, one of them with more than any other has: which actions are cut off then. */
const FOUR_EACH = `(() => {
  for (const fiend of document.querySelectorAll('.fiend')) {
    fiend.querySelector('.atk').textContent = 'Deal 1 damage to its target and poison whoever is hit.';
    fiend.querySelector('.cards')?.remove();
    fiend.insertAdjacentHTML('beforeend', '<div class="cards"><span class="acard k-red"><b>4</b></span></div>');
  }
  const last = [...document.querySelectorAll('.fiend')].at(-1);
  last.querySelector('h3').firstChild.textContent = "Will-o'-Wisp";
  last.querySelector('.tokens').innerHTML =
    '<span class="standing">Evade.</span><span class="token">has evaded</span><span class="back">gives back <b>2</b></span>';
  for (const name of document.querySelectorAll('.champ h3 small')) name.textContent = 'Bot Bartholomew';
  const lists = [...document.querySelectorAll('.champ .slots')];
  for (const slots of lists) {
    while (slots.children.length < 4) slots.append(slots.children[0].cloneNode(true));
    slots.classList.add('many');
    slots.parentElement.querySelector('.tokens').innerHTML = '<span class="token">Poison</span>';
  }
  return lists.flatMap((slots) => {
    const edge = slots.getBoundingClientRect().bottom + 1;
    return [...slots.children].filter((slot) => slot.getBoundingClientRect().bottom > edge).map((slot) => slot.textContent);
  });
})()`;

const DESKS = [
  [1280, 720],
  [1366, 768],
  [1280, 800],
  [1440, 900],
] as const;
// In a quest its hazard stands beside an enemy for each hero.
for (const mode of ['family', 'quest']) {
  sizes(`issue: the fourth action of a hero is not cut off where four heroes stand at a desk, in ${mode}`, async () => {
    const { page } = await seatAt(lent.browser, lent.server.url, 'Runa', {
      game: 'diceborn-heroes',
      mode,
      heroes: ['fighter', 'thief', 'mage', 'priest'],
    });
    while ((await page.locator('.champ.me .pdie').count()) === 0) await actInBorn(page, 'pointer');
    // A bot that still places a die would have its actions drawn anew around those that are put there now.
    await eventually(
      'bots that are ready',
      async () => (await page.locator('.champ:not(.me) .badge.good').count()) === 3,
    );
    await page.evaluate('document.fonts.ready');
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height });
      assert.equal(await page.evaluate(FOUR_EACH), [], `at ${width} × ${height}`);
    }
    await page.context().close();
  });
}

/** The abilities whose needs are cut off. Runs in the page. */
const CUT = `[...document.querySelectorAll('.board .ability .need')]
  .filter((need) => need.scrollWidth > need.clientWidth + 1)
  .map((need) => need.textContent)`;

/** So many crawls do not end before their first battle. */
const CRAWLS = 4;
for (const [mode, heroes, place] of [
  ['1v1', ['ninja', 'monk'], '.board .odds'],
  ['portal-crawl', ['ninja'], '.foe-card'],
] as const) {
  sizes(`issue: ${mode}: an Ultimate for five Masks showed four of them where abilities stand narrow`, async () => {
    const begin = () => seatAt(lent.browser, lent.server.url, 'Runa', { game: 'dice-throne', mode, heroes });
    let begun = await begin();
    for (let again = 1; again < CRAWLS && !(await playTowards([begun.page], place)); again++) {
      await begun.page.context().close();
      begun = await begin();
    }
    const { page } = begun;
    await page.locator(place).first().waitFor();
    for (const [width, height] of [...SIZES, [768, 1024]] as const) {
      await page.setViewportSize({ width, height });
      assert.equal(await page.evaluate(CUT), [], `at ${width} × ${height}`);
    }
    await page.context().close();
  });
}

/** Seats whose name runs over their edge. Runs in the page. */
const OVERRUN = `[...document.querySelectorAll('.seat')]
  .filter((seat) => seat.scrollWidth > seat.clientWidth + 1)
  .map((seat) => seat.querySelector('.name').textContent)`;

sizes('issue: a long name ran over the edge of its seat on a tablet held upright', async () => {
  const match = { game: 'dice-throne', mode: '1v1', heroes: ['barbarian', 'monk'] };
  const { page } = await seatAt(lent.browser, lent.server.url, 'Bartholomew of Winterse', match);
  await page.locator('.seat').first().waitFor();
  await page.evaluate('document.fonts.ready');
  for (const [width, height] of [...SIZES, [768, 1024]] as const) {
    await page.setViewportSize({ width, height });
    assert.equal(await page.evaluate(OVERRUN), [], `at ${width} × ${height}`);
  }
  await page.context().close();
});

const NARROW = [
  [1280, 800],
  [1366, 768],
  [768, 1024],
] as const;
/** Names, needs and what is said of people that end in dots. Runs in the page. */
const SHORTENED = `[...document.querySelectorAll('.board .ability :is(.title, .need .word), .plate .badge')]
  .filter((words) => words.scrollWidth > words.clientWidth + 1)
  .map((words) => words.textContent)`;

// Where a straight of either length will do, it takes more words than any other need.
for (const hero of ['gunslinger', 'seraph', 'pyromancer', 'paladin'])
  sizes(
    `issue: ${hero}: the name of the Ultimate, and a straight that an ability needs, were cut where it is narrow`,
    async () => {
      const match = { game: 'dice-throne', mode: '1v1', heroes: [hero, 'monk'] };
      const { page } = await seatAt(lent.browser, lent.server.url, 'Runa', match);
      await page.locator('.ability.ultimate .title').waitFor();
      await page.evaluate('document.fonts.ready');
      for (const [width, height] of NARROW) {
        await page.setViewportSize({ width, height });
        assert.equal(await page.evaluate(SHORTENED), [], `at ${width} × ${height}`);
      }
      await page.context().close();
    },
  );

sizes('issue: beside a dial one read "away, wai…" of whoever had left, on a phone', async () => {
  const { url } = lent.server;
  const [boss, hero] = await Promise.all([guestAt(url, 'Wolfram'), guestAt(url, 'Isolde')]);
  const bots = ['monk', 'ninja'].map((one) => ({ player: 'bot' as const, hero: one, bot: 'sensible' as const }));
  const seats = [{ player: 'me' as const, hero: 'fallen-barbarian' }, { player: 'open' as const }, ...bots];
  const line = await boss.create({ game: 'dice-throne', mode: 'boss-vs-many', seats });
  const [invite] = await line.invites();
  const gone = await hero.join(line.id, { code: invite?.code ?? '', hero: 'moon-elf' });
  line.leave();
  gone.leave();
  const { page } = await openMatch(lent.browser, url, boss, line.id, { viewport: { width: 390, height: 844 } });
  await page.locator('.plate .badge', { hasText: 'away' }).waitFor();
  assert.equal(await page.evaluate(SHORTENED), []);
  await page.context().close();
});

/** How wide the dials of both sides are, and what is said of oneself that ends in dots. Runs in the page. */
const SIDES = `({
  dials: [...document.querySelectorAll('.dial')].map(({ offsetWidth }) => offsetWidth),
  cut: [...document.querySelectorAll('.plate.you .say .words')]
    .filter((words) => words.scrollWidth > words.clientWidth)
    .map((words) => words.textContent),
})`;

sizes(
  'issue: the dial of one’s own side was twice as wide as the other on a phone, and "your move" was cut beside it',
  async () => {
    const heroes = ['barbarian', 'moon-elf', 'paladin', 'treant', 'artificer', 'huntress'];
    const { page } = await seatAt(lent.browser, lent.server.url, 'Guntram', {
      game: 'dice-throne',
      mode: '3v3',
      heroes,
    });
    await page.locator('.plate.you .say .words').waitFor();
    for (const [width, height, dial] of [
      [820, 1180, 102],
      [390, 844, 54],
      [360, 640, 54],
      [320, 640, 54],
    ] as const) {
      await page.setViewportSize({ width, height });
      assert.equal(await page.evaluate(SIDES), { dials: [dial, dial], cut: [] }, `at ${width} × ${height}`);
    }
    await page.context().close();
  },
);

sizes.run();
