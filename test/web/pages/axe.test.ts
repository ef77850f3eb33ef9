/** Every screen, in both themes and on a desk and a phone, under the eyes of axe: contrast, names, headings, landmarks; and
 *  none is wider than the window. */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inLong } from '../../support/long.ts';
import { suite } from '../../support/suite.ts';
import { lentTo } from '../shared.ts';
import { faultsOn } from './faults.ts';

const axe = suite('web: axe on every screen');
const lent = lentTo(axe);

/** By its address, what it is called at its head. */
const SCREENS: readonly (readonly [hash: string, head: string])[] = [
  ['#/', 'Throneroom'],
  ['#/new', 'Set up a match'],
  ['#/find', 'Find a match'],
  ['#/party', 'A party of friends'],
  ['#/party/nosuchparty', 'You are invited to a party'],
  ['#/campaigns', 'Campaigns'],
  ['#/campaigns/nosuch.campaign', 'You are invited to a campaign'],
  ['#/campaign/nosuch', 'A campaign'],
  ['#/library', 'Library'],
  ['#/library/dice-throne/cards', 'Library'],
  ['#/library/dice-throne/heroes/moon-elf', 'Moon Elf'],
  ['#/library/dice-throne/tokens/evasive', 'Evasive'],
  ['#/library/dice-throne/minions/wailing-banshee', 'Wailing Banshee'],
  ['#/library/dice-throne/tiles/chest-2', 'A chest of level II'],
  ['#/library/dice-throne/loot/transference-ii', 'Transference! II'],
  ['#/library/diceborn-heroes', 'Library'],
  ['#/library/diceborn-heroes/heroes/knight', 'Knight'],
  ['#/rules/window', 'Rules'],
  ['#/watch', 'Watch'],
  ['#/settings', 'Settings'],
  ['#/credits', 'Credits'],
  ['#/ladder', 'Ladder'],
  ['#/player/nobody', 'No such player'],
  ['#/replay', 'Replay'],
  ['#/match/nosuchmatch', 'No such match here'],
  ['#/nowhere', 'Nothing hangs here'],
  ...inLong([
    ['#/library/dice-throne/cards/longbow-2', 'Longbow II'],
    ['#/library/dice-throne/tiles/void-crater', 'Void Crater'],
    ['#/library/dice-throne/heroes/mad-king', 'Mad King'],
    ['#/library/dice-clash/heroes/viking', 'Viking'],
    ['#/library/diceborn-heroes/heroes/levanthys', 'Levanthys'],
    ['#/library/diceborn-heroes/cards/silver-bell', 'Silver Bell'],
    ['#/library/dice-throne/minions', 'Library'],
  ] as const),
];

const WIDER = 'document.documentElement.scrollWidth - innerWidth';

const show = async (tab: Page, hash: string, head: string): Promise<void> => {
  await tab.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  await tab.getByRole('heading', { level: 1, name: head, exact: true }).waitFor();
};

const THEMES = ['dark', 'light'] as const;
const SIZES = [
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
];
for (const [index, theme] of THEMES.entries()) {
  axe(`issue: no screen has a fault in the ${theme} theme`, async () => {
    const viewport = SIZES[index] ?? null;
    const context = await lent.browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
    const tab = await context.newPage();
    await tab.goto(`${lent.server.url}/#/`);
    const faults: string[] = [];
    for (const [hash, head] of SCREENS) {
      await show(tab, hash, head);
      assert.is(await tab.locator('main').count(), 1, `one main on ${hash}`);
      const found = await faultsOn(tab);
      faults.push(...found.map((fault) => `${hash} ${fault}`));
      const wider: number = await tab.evaluate(WIDER);
      if (wider > 0) faults.push(`${hash} is ${wider} px wider than the window`);
    }
    assert.equal(faults, []);
    await tab.evaluate(`document.querySelector('main').append(document.createElement('img'))`);
    assert.match(`${await faultsOn(tab)}`, /image-alt/, 'axe sees a fault where there is one');
    await context.close();
  });
}

axe.run();
