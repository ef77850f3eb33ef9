/** Seats somebody at a match with bots past the front page: made over the wire, then opened in a browser of their own. */
import type { Browser, Page } from 'playwright-core';
import { type Player, PlayerAccount } from '../../client/account.ts';
import { anyMatch } from '../../client/any-match.ts';
import { clientFor } from '../../client/clients.ts';
import { MatchConnection } from '../../client/connection.ts';
import type { CreateOptions } from '../../protocol/messages.ts';

interface Seated {
  readonly page: Page;
  /** What went wrong in the page: nothing may. */
  readonly troubles: readonly string[];
}

/** The player sits in the first seat, bots in the others. */
export async function seatAt(
  browser: Browser,
  url: string,
  name: string,
  { heroes, ...match }: Pick<CreateOptions, 'game' | 'mode'> & { readonly heroes: readonly string[] },
  viewport = { width: 1280, height: 720 },
): Promise<Seated> {
  let player: Player | undefined;
  const store = {
    read: () => player,
    write: (next: Player | undefined) => {
      player = next;
    },
  };
  const account = new PlayerAccount([url], store);
  await account.becomeGuest(name);
  const seats = heroes.map((hero, seat) =>
    seat === 0 ? { player: 'me' as const, hero } : { player: 'bot' as const, hero, bot: 'sensible' as const },
  );
  const client = clientFor(url, await account.token());
  const connection = await MatchConnection.create(anyMatch, client, { ...match, seats }, []);
  connection.leave();

  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addInitScript(
    `localStorage.getItem('throneroom.guest') ?? localStorage.setItem('throneroom.guest', ${JSON.stringify(JSON.stringify(player))})`,
  );
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.goto(`${url}/#/match/${connection.id}`);
  await page.locator('.table').waitFor();
  return { page, troubles };
}
