/** What pages ask over HTTP: becoming a guest, which games there are, and to have a match taken up again. */
import express, { type Application } from 'express';
import type { Config } from '../infra/config.ts';
import { addressOf, limitPerMinute } from '../infra/http.ts';
import type { Tokens } from '../infra/tokens.ts';
import type { GameRegistry } from './games.ts';
import { guestRequest } from './protocol.ts';
import type { Reopened, Reopener } from './reopener.ts';

export interface ApiParts {
  readonly tokens: Tokens;
  readonly games: GameRegistry;
  readonly config: Pick<Config, 'proxies' | 'guestsPerMinute'>;
  readonly reopener: Reopener;
}

/** What `POST /api/matches/:id/resume` answers. Whoever comes back asks until the match is live, then joins it. */
const RESUMED: Readonly<Record<Reopened, { readonly status: number; readonly body: object }>> = {
  live: { status: 200, body: { live: true } },
  pending: { status: 202, body: { pending: true } },
  unknown: { status: 404, body: { code: 'unknown', message: 'There is no such match.' } },
  over: { status: 410, body: { code: 'over', message: 'The match is over.' } },
  voided: { status: 410, body: { code: 'voided', message: 'The match cannot go on and was ended.' } },
};

/** Adds the routes below /api. */
export const addApi = (app: Application, { tokens, games, config, reopener }: ApiParts): void => {
  const guestLimit = limitPerMinute(config.guestsPerMinute);
  const listing = [...games.values()].map(({ game }) => ({
    id: game.id,
    name: game.name,
    modes: game.modes,
    heroes: game.heroes,
    catalogue: game.catalogue,
  }));

  app.get('/api/games', (_request, response) => {
    response.json(listing);
  });

  app.post('/api/matches/:id/resume', async (request, response) => {
    const { status, body } = RESUMED[await reopener.reopen(request.params.id)];
    response.status(status).set('Cache-Control', 'no-store').json(body);
  });

  app.post('/api/guest', express.json({ limit: '2kb' }), async (request, response) => {
    const read = guestRequest.safeParse(request.body);
    if (!read.success) {
      response.status(400).json({ code: 'bad-message', message: 'name: between 1 and 24 characters, as JSON.' });
      return;
    }
    const wait = await guestLimit(addressOf(request, config.proxies));
    if (wait !== undefined) {
      response.status(429).set('Retry-After', String(wait));
      response.json({ code: 'too-many', message: `Too many new guests from here; try again in ${wait} s.` });
      return;
    }
    const { token, user } = await tokens.guest(read.data.name);
    response.set('Cache-Control', 'no-store').json({ token, ...user });
  });
};
