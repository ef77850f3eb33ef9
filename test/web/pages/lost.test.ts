/** Strangers on ways that lead nowhere, and what the first visit costs: in a real browser against a real server. */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { seatAt } from '../seated.ts';
import { lentTo } from '../shared.ts';

const lost = suite('web: lost and found');
const lent = lentTo(lost);

/** A stranger's page, with what it asks for that makes somebody of the stranger. */
const stranger = async (path: string): Promise<{ tab: Page; guests: string[]; leave(): Promise<void> }> => {
  // What a worker of the page hands on does not reliably come by the routes of a test.
  const context = await lent.browser.newContext({ serviceWorkers: 'block' });
  const tab = await context.newPage();
  const guests: string[] = [];
  tab.on('request', (request) => {
    if (request.url().endsWith('/api/guest')) guests.push(request.url());
  });
  await tab.goto(`${lent.server.url}${path}`);
  return { tab, guests, leave: () => context.close() };
};

const DEAD: [string, string, RegExp][] = [
  ['a match that there is not', '/#/match/nosuchmatch', /No such match here/],
  ['an invitation to a match that there is not', '/#/match/nosuchmatch?code=abc&seat=1', /No such match here/],
  ['an address that there is not', '/#/nowhere', /leads to no page/],
  ['a path that there is not', '/somewhere/else', /leads to no page/],
];
for (const [name, path, says] of DEAD) {
  lost(`issue: ${name} says so, and makes nobody a guest`, async () => {
    const { tab, guests, leave } = await stranger(path);
    await tab.getByText(says).waitFor();
    assert.is(await tab.locator('main h1').count(), 1);
    assert.equal(guests, []);
    await tab.getByRole('link', { name: 'To the front' }).click();
    await tab.getByRole('heading', { name: 'Throneroom', level: 1 }).waitFor();
    await leave();
  });
}

/** Kilobytes that a stranger's first visit may take, as they go over the wire. */
const FIRST_VISIT_KB = 150;

lost(`issue: a first visit takes less than ${FIRST_VISIT_KB} KB`, async () => {
  const context = await lent.browser.newContext();
  const tab = await context.newPage();
  const wire = await context.newCDPSession(tab);
  await wire.send('Network.enable');
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await tab.goto(lent.server.url, { waitUntil: 'networkidle' });
  assert.ok(bytes > 10_000 && bytes < FIRST_VISIT_KB * 1000, `${bytes} bytes`);
  await context.close();
});

lost('issue: one click on the front page begins a match, without a name, and the hero is remembered', async () => {
  const { tab, leave } = await stranger('/');
  // By chance it may be the hero that is offered.
  await tab.locator('button[data-hero=treant]').click();
  const play = tab.getByRole('button', { name: 'Play now as Treant' }).first();
  await tab.evaluate('document.fonts.ready');
  const box = await play.boundingBox();
  assert.ok(box && box.y + box.height <= 720, `above the fold: ${JSON.stringify(box)}`);
  await play.click();
  await tab.locator('.table').waitFor();
  await tab.goto(`${lent.server.url}/#/`);
  await tab.getByRole('button', { name: 'Play now as Treant' }).first().waitFor();
  await tab.getByRole('link', { name: 'Return to it' }).waitFor();
  await leave();
});

lost('issue: what keeps the front page from beginning a match is said beside the button, within the view', async () => {
  const { tab, leave } = await stranger('/');
  await tab.route('**/api/guest', (route) => route.abort());
  for (const height of [800, 740]) {
    await tab.setViewportSize({ width: height === 800 ? 1280 : 360, height });
    await tab
      .getByRole('button', { name: /^Play now as/ })
      .first()
      .click();
    const said = tab.locator('.hall .trouble:visible').last();
    await said.waitFor();
    const box = await said.boundingBox();
    assert.ok(box && box.y > 0 && box.y + box.height <= height, JSON.stringify(box));
  }
  await leave();
});

lost('issue: whoever is called otherwise than they asked is told', async () => {
  const first = await stranger('/#/new');
  const second = await stranger('/#/new');
  for (const { tab } of [first, second]) {
    await tab.getByLabel('Your name').fill('Zweimal');
    await tab.getByRole('button', { name: 'Play', exact: true }).click();
    await tab.locator('.table').waitFor();
  }
  await second.tab.getByText(/“Zweimal” is taken or reserved here, so you play as Zweimal2/).waitFor();
  assert.is(await first.tab.getByText(/is taken/).count(), 0);
  await first.leave();
  await second.leave();
});

lost('issue: it can be installed, and without a server a friendly page says so', async () => {
  const context = await lent.browser.newContext();
  const tab = await context.newPage();
  await tab.goto(lent.server.url);
  const manifest: unknown = await tab.evaluate(
    `fetch(document.querySelector('link[rel=manifest]').href).then((found) => found.json())`,
  );
  assert.is(Reflect.get(Object(manifest), 'name'), 'Throneroom');
  await tab.evaluate(`navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated' ||
    new Promise((done) => active.addEventListener('statechange', done)))`);
  await context.setOffline(true);
  await tab.goto(`${lent.server.url}/#/ladder`);
  await tab.reload();
  await tab.getByRole('heading', { name: 'The throne room is out of reach' }).waitFor();
  await context.setOffline(false);
  await tab.getByRole('link', { name: 'Try again' }).click();
  await tab.getByRole('heading', { name: 'Throneroom', level: 1 }).waitFor();
  await context.close();
});

lost('issue: whenever the network goes, the table says at once that it looks for the way back', async () => {
  const seats = { game: 'dice-throne', mode: '1v1', heroes: ['monk', 'ninja'] };
  const { page } = await seatAt(lent.browser, lent.server.url, 'Ortrud', seats);
  const notice = page.getByText('The connection dropped.');
  // Nothing looks whether the line is silent, which would find out, too, but only after half a minute.
  await page.addInitScript('window.setInterval = () => 0');
  await page.reload();
  await page.locator('.table').waitFor();
  const way = page.locator('.tray');
  await page.evaluate('document.fonts.ready');
  const there = await way.boundingBox();
  // Which of the page's lines the SDK passes over is another one each time.
  for (let time = 0; time < 3; time++) {
    await page.context().setOffline(true);
    await notice.waitFor();
    assert.equal(await way.boundingBox(), there, 'the notice moves nothing');
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'detached' });
  }
  await page.context().close();
});

lost('issue: the first match begins with one click, says what to do, and is left at any time', async () => {
  const { tab, guests, leave } = await stranger('/');
  await tab.getByRole('link', { name: /^Your first match/ }).click();
  const coach = tab.getByTestId('coach');
  await coach.getByRole('heading', { name: 'Welcome to the table' }).waitFor();
  await coach.getByRole('button', { name: 'Go on' }).click();
  await coach.getByRole('heading', { name: 'Your main phase' }).waitFor();
  await tab.locator('.hand button', { hasText: 'Longbow II' }).first().click();
  await coach.getByRole('heading', { name: 'On to the dice' }).waitFor();
  await coach.getByRole('button', { name: 'Leave' }).click();
  await tab.getByRole('heading', { name: 'Throneroom', level: 1 }).waitFor();
  assert.equal(guests, [], 'nobody has to be known for it');
  await leave();
});

lost.run();
