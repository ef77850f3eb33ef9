/** The screens of which pictures are kept, and how to come to each of them so that it always looks the same. */
import type { BrowserContext, Page } from 'playwright-core';
import type { Action } from '../../../engine/core/game.ts';
import { writeRecord } from '../../../engine/record/record.ts';
import { playedBy } from '../../../proof/matches/played.ts';
import { BOARD, SEASONS } from './ladder-told.ts';
import type { TableSpec } from './tables.ts';

/** Where pictures are taken: two people's browsers. */
export interface World {
  readonly url: string;
  /** Somebody who was never here. */
  readonly stranger: BrowserContext;
  /** Whose the tables are. */
  readonly wren: BrowserContext;
}

export interface Screen {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  /** What is there once the screen is. */
  readonly shows: string;
  open(world: World): Promise<Page>;
}

/** What is answered in the server's stead, by path. */
type Told = Readonly<Record<string, string>>;

async function pageOf(context: BrowserContext, address: string, told: Told = {}): Promise<Page> {
  const page = await context.newPage();
  for (const [path, body] of Object.entries(told)) await page.route(path, (route) => route.fulfill({ body }));
  await page.goto(address);
  return page;
}

const at =
  (hash: string, told?: Told) =>
  ({ url, stranger }: World): Promise<Page> =>
    pageOf(stranger, `${url}/${hash}`, told);

/** One's own table as it was laid; then these keys are pressed. */
const tableOf =
  (name: string, keys: readonly string[] = []) =>
  async ({ url, wren }: World): Promise<Page> => {
    const page = await pageOf(wren, `${url}/#/match/${name}`);
    await page.locator('.table').waitFor();
    for (const key of keys) {
      const step = await page.locator('.table').getAttribute('data-step');
      await page.keyboard.press(key);
      // A digit marks a die, and tells the server nothing.
      if (/\D/.test(key)) await page.locator(`.table:not([data-step="${step}"])`).waitFor();
    }
    return page;
  };

const SIX = ['monk', 'moon-elf', 'pyromancer', 'paladin', 'ninja', 'seraph'];
const mayDo =
  (type: string) =>
  (action: Action): boolean =>
    action.type === type;
const mayChoose =
  (option: RegExp) =>
  (action: Action): boolean =>
    option.test(`${Reflect.get(action, 'option')}`);
export const TABLES: readonly TableSpec[] = [
  {
    name: 'duel',
    game: 'dice-throne',
    mode: '1v1',
    heroes: ['moon-elf', 'pyromancer'],
    seed: 'kept',
    may: mayDo('roll'),
    time: 7,
  },
  {
    name: 'six-seats',
    game: 'dice-throne',
    mode: 'king-of-the-hill',
    heroes: SIX,
    seed: 'kept',
    may: mayDo('roll'),
    time: 7,
  },
  {
    name: 'result',
    game: 'dice-throne',
    mode: '1v1',
    heroes: ['moon-elf', 'pyromancer'],
    seed: 'kept',
    may: mayDo('pass'),
    time: -1,
  },
  {
    name: 'clash',
    game: 'dice-clash',
    mode: 'duel',
    heroes: ['samurai', 'viking'],
    seed: 'kept',
    may: mayDo('place'),
    time: 5,
  },
  {
    name: 'crawl',
    game: 'dice-throne',
    mode: 'portal-crawl',
    heroes: ['treant'],
    seed: 'kept',
    may: mayChoose(/^tile:/),
    time: 3,
  },
];

const REPLAYED = { seed: 'kept', heroes: ['barbarian', 'moon-elf'], step: 60 };

export const SCREENS: readonly Screen[] = [
  { name: 'front', theme: 'dark', shows: '.gallery', open: at('#/') },
  {
    name: 'duel',
    theme: 'light',
    shows: '.tray.act .dice-promise',
    open: tableOf('duel', ['r', '2', '4']),
  },
  {
    name: 'six-seats',
    theme: 'dark',
    shows: '.tray.act .dice-promise',
    open: tableOf('six-seats', ['r']),
  },
  {
    name: 'result',
    theme: 'light',
    shows: '.tales',
    // Nothing but a pass is left to do, which the server does.
    open: tableOf('result'),
  },
  { name: 'hero', theme: 'dark', shows: '.tome-body', open: at('#/library/dice-throne/heroes/samurai') },
  { name: 'find', theme: 'light', shows: 'label.hero', open: at('#/find') },
  {
    name: 'ladder',
    theme: 'light',
    shows: 'main table',
    open: at('#/ladder', { '**/api/seasons': SEASONS, '**/api/ladder/**': BOARD }),
  },
  { name: 'replay', theme: 'dark', shows: `.table[data-step="${REPLAYED.step}"]`, open: openReplay },
  { name: 'settings', theme: 'light', shows: 'main h1', open: at('#/settings') },
  {
    name: 'clash',
    theme: 'dark',
    shows: 'button.pdie',
    open: tableOf('clash'),
  },
  {
    name: 'crawl',
    theme: 'light',
    shows: '.map .tile.mine',
    open: tableOf('crawl'),
  },
  // The last one: from then on the stranger has a name.
  { name: 'party', theme: 'dark', shows: '[data-testid=member]', open: openParty },
];

async function openParty({ url, stranger }: World): Promise<Page> {
  const page = await pageOf(stranger, `${url}/#/party`);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Make a party' }).click();
  await page.locator('[data-testid=member]').waitFor();
  // The code is another one each time, and the place is.
  await page.locator('input[readonly]').evaluateAll(`(inputs) => {
    for (const input of inputs) input.value = 'https://throneroom.example/#/party/a-code';
  }`);
  return page;
}

async function openReplay({ url, stranger }: World): Promise<Page> {
  const { record } = await playedBy(REPLAYED.seed, REPLAYED.heroes, '1v1', 'last-call');
  return pageOf(stranger, `${url}/#/replay/kept?step=${REPLAYED.step}&eyes=0`, {
    '**/api/replays/kept': writeRecord(record),
  });
}
