/** The page in German, as somebody meets it whose browser prefers it: every screen says it and fits, a table is clean under
 *  axe, in the long form every screen is; a table is sat at; and the language can be chosen. */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { AnyGame } from '../../../engine/core/game.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { GAMES } from '../../../engine/games.ts';
import { englishIn } from '../../support/games/plain-german.ts';
import { shortOrLong } from '../../support/long.ts';
import { suite } from '../../support/suite.ts';
import { faultsOn } from '../pages/faults.ts';
import { actInBorn } from '../players/born-player.ts';
import { act } from '../players/player.ts';
import { lentTo } from '../shared.ts';

const german = suite('web: in German');
const lent = lentTo(german);

interface Visit {
  readonly tab: Page;
  /** What went wrong in the page, and every text that had no words. */
  readonly troubles: readonly string[];
  leave(): Promise<void>;
}
const visit = async (viewport = { width: 1440, height: 900 }): Promise<Visit> => {
  const context = await lent.browser.newContext({ locale: 'de-DE', viewport, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  const troubles: string[] = [];
  tab.on('pageerror', (error) => troubles.push(error.message));
  tab.on('console', (message) => ['error', 'warning'].includes(message.type()) && troubles.push(message.text()));
  await tab.goto(`${lent.server.url}/#/`);
  await tab.getByRole('heading', { name: 'Throneroom', level: 1 }).waitFor();
  return { tab, troubles, leave: () => context.close() };
};

/** By its address, what it is called at its head. */
const SCREENS: readonly (readonly [hash: string, head: string])[] = [
  ['#/', 'Throneroom'],
  ['#/settings', 'Einstellungen'],
  ['#/find', 'Gegner finden'],
  ['#/new', 'Partie aufbauen'],
  ['#/party', 'Eine Gruppe von Freunden'],
  ['#/campaigns', 'Kampagnen'],
  ['#/library', 'Bibliothek'],
  ['#/library/dice-throne/heroes/moon-elf', 'Moon Elf'],
  ['#/library/dice-clash/heroes/viking', 'Viking'],
  ['#/library/diceborn-heroes/heroes/knight', 'Knight'],
  ['#/rules/window', 'Regeln'],
  ['#/ladder', 'Rangliste'],
  ['#/watch', 'Zusehen'],
  ['#/replay', 'Aufzeichnung'],
  ['#/credits', 'Danksagung'],
  ['#/nowhere', 'Hier hängt nichts'],
];
/** What is called the same everywhere. */
const CALLED_SO = /Dice Throne Adventures|Dice Throne|Dice Clash|Diceborn Heroes|King of the Hill|CC BY/g;
/** Whose names stand on it. */
const gameOf = (hash: string): AnyGame => GAMES.find(({ id }) => hash.includes(`/${id}/`)) ?? diceThrone;

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** Whether axe looks as well: most of what it looks at is the same in every language (`pages/axe.test.ts`). */
const CLEAN = shortOrLong(false, true);

german('every screen is German, fits at every size, and in the long form is clean under axe', async () => {
  const { tab, troubles, leave } = await visit();
  assert.is(await tab.evaluate<string>('document.documentElement.lang'), 'de');
  const faults: string[] = [];
  for (const [hash, head] of SCREENS) {
    await tab.evaluate(`location.hash = ${JSON.stringify(hash)}`);
    await tab.getByRole('heading', { level: 1, name: head, exact: true }).waitFor();
    for (const size of SIZES) {
      await tab.setViewportSize(size);
      const wider: number = await tab.evaluate('document.documentElement.scrollWidth - innerWidth');
      if (wider > 0) faults.push(`${hash} is ${wider} px wider than ${size.width}`);
    }
    const said = (await tab.locator('main').innerText()).replace(CALLED_SO, '');
    const english = englishIn(gameOf(hash), said);
    if (english !== undefined) faults.push(`${hash} says "${english}"`);
    if (CLEAN) faults.push(...(await faultsOn(tab)).map((fault) => `${hash} ${fault}`));
  }
  assert.equal(faults, []);
  assert.equal(troubles, []);
  await leave();
});

german('issue: on a phone the mark, the light and who plays stand in one line, the ways in one below it', async () => {
  const { tab, leave } = await visit({ width: 360, height: 740 });
  await tab.getByText('Such dir ein Banner aus').waitFor();
  await tab.evaluate('document.fonts.ready'); // wider letters would need another line
  const placeOf = async (of: string): Promise<number | undefined> => (await tab.locator(of).boundingBox())?.y;
  for (const width of [360, 340, 320]) {
    await tab.setViewportSize({ width, height: 640 });
    assert.is(await placeOf('.nav-end'), await placeOf('.nav .mark'), `at ${width}`);
    assert.is(await placeOf('.nav li:last-child'), await placeOf('.nav li:first-child'), `at ${width}`);
  }
  await leave();
});

/** What reaches past the inner edge of the drawer. Runs in the page. */
const PAST_THE_DRAWER = `(() => {
  const body = document.querySelector('dialog[open] .menu-body');
  const edge = body.getBoundingClientRect().right + 1;
  return [...body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge).map((one) => one.textContent);
})()`;

const seatedOnNarrowPhone = async (): Promise<Visit> => {
  const here = await visit({ width: 320, height: 640 });
  await here.tab
    .getByRole('button', { name: /^Jetzt als/ })
    .first()
    .click();
  await here.tab.locator('.hand .card').first().waitFor();
  return here;
};

/** The phases whose name, while they are on, reaches past the candles' own room. Runs in the page. */
const PAST_THE_CANDLES = `(() => {
  const candles = document.querySelector('.candles');
  const phases = [...candles.children];
  return phases.flatMap((phase, now) => {
    phases.forEach((one, no) => (one.className = no === now ? 'now' : no < now ? 'past' : ''));
    return phases.at(-1).getBoundingClientRect().right > candles.getBoundingClientRect().right + 1 ? [phase.textContent] : [];
  });
})()`;
german('issue: on a narrow phone the last candle lay over the menu in a phase of a long name', async () => {
  const { tab, leave } = await seatedOnNarrowPhone();
  assert.equal(await tab.evaluate(PAST_THE_CANDLES), []);
  await leave();
});

german('issue: on a narrow phone the choices of the menu reached past its edge', async () => {
  const { tab, leave } = await seatedOnNarrowPhone();
  await tab.getByText('Menü').click();
  await tab.locator('.menu-body select').waitFor();
  assert.equal(await tab.evaluate(PAST_THE_DRAWER), []);
  await leave();
});

german('words of a language that nobody speaks are not loaded, and those of other screens wait for them', async () => {
  const context = await lent.browser.newContext({ locale: 'de-DE' });
  const tab = await context.newPage();
  const loaded: string[] = [];
  tab.on('request', (request) => {
    const [, part] = /\/assets\/(first|rest)-/.exec(request.url()) ?? [];
    if (part) loaded.push(part);
  });
  await tab.goto(`${lent.server.url}/#/`);
  await tab.getByText('Such dir ein Banner aus').waitFor();
  assert.equal(loaded, ['first']);
  await tab.getByRole('link', { name: 'Regeln' }).first().click();
  await tab.getByRole('heading', { name: 'Regeln', level: 1 }).waitFor();
  assert.equal(loaded, ['first', 'rest']);
  await context.close();
});

german('the language is chosen in the settings, at once, and stays', async () => {
  const { tab, troubles, leave } = await visit();
  await tab.goto(`${lent.server.url}/#/settings`);
  await tab.getByRole('radio', { name: 'English' }).check();
  await tab.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await tab.getByRole('link', { name: 'Library' }).waitFor();
  assert.is(await tab.evaluate<string>('document.documentElement.lang'), 'en');
  await tab.reload();
  await tab.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await tab.getByRole('radio', { name: 'As the browser has it' }).check();
  await tab.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
  assert.equal(troubles, []);
  await leave();
});

german('issue: the page of a party told whoever read it "somebody has not picked", and named nobody', async () => {
  const { tab, troubles, leave } = await visit();
  await tab.goto(`${lent.server.url}/#/party`);
  // The front page asks for a name under the same words.
  const found = tab.getByRole('button', { name: 'Gruppe gründen' });
  await found.waitFor();
  await tab.getByLabel('Dein Name').fill('Ada');
  await found.click();
  await tab.getByText('Du hast noch nicht gewählt, was du spielst.').waitFor();
  const other = await visit();
  await other.tab.goto(await tab.getByLabel('Link in diese Gruppe').inputValue());
  const join = other.tab.getByRole('button', { name: 'Der Gruppe beitreten' });
  await join.waitFor();
  await other.tab.getByLabel('Dein Name').fill('Wiebke');
  await join.click();
  await tab.getByText('Wiebke ist noch nicht bereit.').waitFor();
  await other.tab.getByRole('button', { name: 'Ich bin bereit' }).click();
  await other.tab.getByText('Du hast noch nicht gewählt, was du spielst.').waitFor();
  assert.equal([...troubles, ...other.troubles], []);
  await other.leave();
  await leave();
});

german('somebody waits in the queue, and leaves it', async () => {
  const { tab, troubles, leave } = await visit();
  await tab.getByRole('button', { name: 'Gegner finden' }).click();
  await tab.getByTestId('waiting').getByText('Gegner werden gesucht').waitFor();
  await tab.getByRole('button', { name: 'Warteschlange verlassen' }).click();
  await tab.getByTestId('waiting').waitFor({ state: 'detached' });
  assert.equal(troubles, []);
  await leave();
});

german('a table fits and is clean under axe', async () => {
  const { tab, leave } = await visit();
  await tab.locator('[data-hero="treant"]').click();
  await tab.getByRole('button', { name: 'Jetzt als Treant spielen' }).first().click();
  await tab.locator('.table').waitFor();
  await tab.locator('.table').getByText('Angriffswurf').first().waitFor({ state: 'attached' });
  for (const size of SIZES) {
    await tab.setViewportSize(size);
    assert.ok((await tab.evaluate<number>('document.documentElement.scrollWidth - innerWidth')) <= 0, `${size.width}`);
  }
  assert.equal(await faultsOn(tab), []);
  await leave();
});

german('what the game itself says at a table: buttons, cards, the log', async () => {
  const { tab, troubles, leave } = await visit();
  await tab.locator('[data-hero="treant"]').click();
  await tab.getByRole('button', { name: 'Jetzt als Treant spielen' }).first().click();
  await tab.locator('.hand .card').first().waitFor();
  const stepped = async (): Promise<number> => Number(await tab.locator('.table').getAttribute('data-step'));
  while ((await stepped()) < 25) await act(tab, 'pointer');
  const said = (await tab.locator('.table').innerText()).replaceAll('\u00ad', '');
  assert.is(englishIn(diceThrone, said), undefined);
  assert.match(said, /Verursache \d[\d /]* Schaden\. /);
  await tab.getByRole('button', { name: 'Alles' }).click();
  await tab
    .locator('.log')
    .getByText(/würfelt|zieht|hat \d+ Leben/)
    .first()
    .waitFor();
  const log = await tab.locator('.log').innerText();
  assert.is(englishIn(diceThrone, log), undefined);
  assert.equal(troubles, []);
  await leave();
});

/** What a page shows and reads out: its texts, and the names of what has no other. */
const saidIn = (tab: Page, place: string): Promise<string> =>
  tab.evaluate<string>(`[...document.querySelectorAll(${JSON.stringify(place)})].flatMap((one) => [
    one.textContent,
    ...[one, ...one.querySelectorAll('[aria-label]')].map((named) => named.getAttribute('aria-label') ?? ''),
  ]).join(' | ')`);

german('what the content names by ids: colours of dice and cards, types of monsters', async () => {
  const { tab, troubles, leave } = await visit();
  await tab.locator('input[value="diceborn-heroes family"]').check({ force: true });
  await tab.getByRole('button', { name: 'Jetzt als Zwei Helden spielen' }).first().click();
  await tab.locator('.table.born').waitFor();
  assert.match(await saidIn(tab, '.class-cards, .table'), /Würfel: grün, grün/);
  while ((await tab.locator('.pdie.held').count()) === 0) await actInBorn(tab, 'pointer');
  assert.match(await saidIn(tab, '.tray h2'), /^Grün [1-6]: wohin\?/);
  assert.match(await saidIn(tab, '.time-line'), /zuletzt/);
  const enemies = await saidIn(tab, '.fiend');
  assert.match(enemies, /Bestie|Meereswesen|Untoter|Insekt|Schleim|Humanoider|Geist|Pflanze|Dämon|Konstrukt|Drache/);
  const said = await saidIn(tab, '.table');
  assert.not.match(said, /\b(green|red|blue|undead|humanoid|beast|ooze|insect|plant|spirit|demon|last)\b/i);
  assert.equal(troubles, []);
  await leave();
});

german('the dice of Dice Clash', async () => {
  const { tab, troubles, leave } = await visit();
  await tab.locator('input[value="dice-clash duel"]').check({ force: true });
  await tab
    .getByRole('button', { name: /^Jetzt als/ })
    .first()
    .click();
  // A Highlander who begins may have this side discard a die first: the dice are answers then, and none is chosen.
  const asked = tab.locator('button.pdie.lit').first();
  const die = tab.locator('button.pdie:not(.lit)').first();
  await die.or(asked).first().waitFor();
  assert.match(await saidIn(tab, '.shown'), /Schwarzer Würfel, verdeckt/);
  if (await asked.count()) await asked.click();
  await die.click();
  await tab.locator('.pdie .tag', { hasText: 'gewählt' }).waitFor();
  assert.match(await saidIn(tab, '.space'), /Feld 1[.,] ohne Würfel/);
  assert.not.match(await saidIn(tab, '.table'), /\b(black|white|open|chosen)\b|\bred (die|[1-6])/i);
  assert.equal(troubles, []);
  await leave();
});

german('giving up, the verdict', async () => {
  const { tab, troubles, leave } = await visit();
  await tab.locator('[data-hero="treant"]').click();
  await tab.getByRole('button', { name: 'Jetzt als Treant spielen' }).first().click();
  await tab.locator('.table').waitFor();
  await tab.getByText('Menü').click();
  await tab.getByRole('button', { name: 'Aufgeben…' }).click();
  await tab.getByRole('button', { name: 'Ja, die Partie aufgeben' }).click();
  await tab.getByRole('heading', { name: 'Du verlierst' }).waitFor();
  assert.equal(troubles, []);
  await leave();
});

german('what the server refuses is said in German', async () => {
  const { tab, leave } = await visit();
  await tab.getByRole('button', { name: 'Anmelden' }).click();
  await tab.getByLabel('E-Mail').fill('nobody@example.org');
  await tab.getByLabel('Passwort').fill('not the password');
  await tab.getByRole('dialog').getByRole('button', { name: 'Anmelden' }).click();
  await tab.getByText('E-Mail und Passwort gehören nicht zusammen.').waitFor();
  await leave();
});

/** A member whom the server does not know any more, as a device keeps one. */
const FORGOTTEN = {
  id: 'nobody',
  name: 'Ottilie',
  kind: 'member',
  email: 'ottilie@example.org',
  token: 'old',
  until: 1,
  refresh: 'old',
};

german('issue: what went wrong without a refusal of the server was said in English', async () => {
  const { tab, leave } = await visit();
  await tab.evaluate(`localStorage.setItem('throneroom.guest', ${JSON.stringify(JSON.stringify(FORGOTTEN))})`);
  await tab.goto(`${lent.server.url}/#/party`);
  await tab.reload();
  const cancel = tab.getByRole('dialog').getByRole('button', { name: 'Abbrechen' });
  // Asked for as soon as the page is there, and again by what needs it.
  await cancel.click();
  await tab.getByRole('button', { name: 'Gruppe gründen' }).click();
  await cancel.click();
  await tab.getByText('Dieses Gerät ist abgemeldet. Melde dich wieder an.').waitFor();
  await tab.goto(`${lent.server.url}/#/replay`);
  const choose = tab.locator('input[type=file]');
  await choose.setInputFiles({ name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from('no match\n') });
  await tab.getByText('Das ist keine Aufzeichnung einer Partie.').waitFor();
  await tab.route('**/api/**', (route) => route.abort());
  await tab.goto(`${lent.server.url}/#/ladder`);
  await tab.getByText('Der Server ist nicht erreichbar.').waitFor();
  await leave();
});

german('a campaign: a code that nobody knows, its hall, camp and shop', async () => {
  const { tab, troubles, leave } = await visit();
  await tab.goto(`${lent.server.url}/#/campaigns/nowhere.nothing`);
  await tab.getByLabel('Dein Name').fill('Xavi');
  await tab.getByRole('button', { name: 'Der Kampagne beitreten' }).click();
  await tab.getByText('Diesen Code gibt es hier nicht').waitFor();
  await tab.goto(`${lent.server.url}/#/campaigns`);
  await tab.getByLabel('Wie sie heißt').fill('Xavi');
  await tab.getByRole('button', { name: 'Kampagne gründen' }).click();
  const said = async (where: string, heading: string | RegExp): Promise<void> => {
    await tab.getByRole('heading', { name: heading }).first().waitFor();
    assert.is(
      englishIn(diceThrone, (await tab.locator('main').innerText()).replaceAll('\u00ad', '')),
      undefined,
      where,
    );
  };
  await said('hall', 'Einladen');
  await tab.getByRole('button', { name: 'Kampagne beginnen' }).click();
  await said('camp', /^Szenario 1/);
  await tab.getByRole('button', { name: 'Ich bin bereit' }).click();
  await tab.getByRole('button', { name: 'Aufbrechen' }).click();
  await tab.locator('.table').waitFor();
  await tab.getByText('Menü').click();
  await tab.getByRole('button', { name: 'Aufgeben…' }).click();
  await tab.getByRole('button', { name: 'Ja, die Partie aufgeben' }).click();
  await tab.getByRole('link', { name: 'Zurück zur Kampagne' }).click();
  await said('shop', /^Dein Beutel/);
  assert.equal(troubles, []);
  await leave();
});

german.run();
