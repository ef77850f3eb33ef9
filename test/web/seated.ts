/** Seats people at a match past the front page: made over the wire, then opened in browsers of their own. */
import type { Browser, Page } from 'playwright-core';
import { type Player, PlayerAccount } from '../../client/account.ts';
import { anyMatch } from '../../client/any-match.ts';
import { clientFor } from '../../client/clients.ts';
import { MatchConnection } from '../../client/connection.ts';
import type { MatchLine } from '../../client/match-rooms.ts';
import type { CreateOptions, JoinOptions } from '../../protocol/messages.ts';

interface Seated {
  readonly page: Page;
  /** What went wrong in the page: nothing may. */
  readonly troubles: readonly string[];
}

type BrowserSettings = NonNullable<Parameters<Browser['newContext']>[0]>;
const DESK = { width: 1280, height: 720 };

/** Somebody who plays, before any page of theirs is open. */
export interface Guest {
  readonly player: Player;
  create(options: CreateOptions): Promise<MatchLine>;
  join(match: string, options: JoinOptions): Promise<MatchLine>;
}

export async function guestAt(url: string, name: string): Promise<Guest> {
  let player: Player | undefined;
  const store = {
    read: () => player,
    write: (next: Player | undefined) => {
      player = next;
    },
  };
  const account = new PlayerAccount([url], store);
  const become = await account.becomeGuest(name);
  const client = clientFor(url, await account.token());
  return {
    player: become,
    create: (options) => MatchConnection.create(anyMatch, client, options, []),
    join: (match, options) => MatchConnection.join(anyMatch, client, match, options, []),
  };
}

/** Opens the match in a browser of the player's own. */
export async function openMatch(
  browser: Browser,
  url: string,
  { player }: Guest,
  match: string,
  settings: BrowserSettings = {},
): Promise<Seated> {
  const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce', ...settings });
  await context.addInitScript(
    `localStorage.getItem('throneroom.guest') ?? localStorage.setItem('throneroom.guest', ${JSON.stringify(JSON.stringify(player))})`,
  );
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.goto(`${url}/#/match/${match}`);
  await page.locator('.table').waitFor();
  return { page, troubles };
}

/** Two people at a duel, and their browsers once it is to be seen. */
export async function duelOf(url: string, names: readonly [string, string]) {
  const [first, second] = await Promise.all([guestAt(url, names[0]), guestAt(url, names[1])]);
  const seats = [{ player: 'me' as const, hero: 'barbarian' }, { player: 'open' as const }];
  const hers = await first.create({ game: 'dice-throne', mode: '1v1', seats });
  const [invite] = await hers.invites();
  if (!invite) throw new Error('an open seat has an invitation');
  const his = await second.join(hers.id, { code: invite.code, hero: 'moon-elf' });
  const open = async (browser: Browser, settings: readonly [BrowserSettings, BrowserSettings]) => {
    const opened = await Promise.all([
      openMatch(browser, url, first, hers.id, settings[0]),
      openMatch(browser, url, second, hers.id, settings[1]),
    ]);
    for (const line of [hers, his]) line.leave();
    return opened;
  };
  return { lines: [hers, his] as const, open };
}

/** The player sits in the first seat, bots in the others. */
export async function seatAt(
  browser: Browser,
  url: string,
  name: string,
  { heroes, ...match }: Pick<CreateOptions, 'game' | 'mode'> & { readonly heroes: readonly string[] },
  viewport = DESK,
): Promise<Seated> {
  const guest = await guestAt(url, name);
  const seats = heroes.map((hero, seat) =>
    seat === 0 ? { player: 'me' as const, hero } : { player: 'bot' as const, hero, bot: 'sensible' as const },
  );
  const connection = await guest.create({ ...match, seats });
  connection.leave();
  return openMatch(browser, url, guest, connection.id, { viewport });
}
