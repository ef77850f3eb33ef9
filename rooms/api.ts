/** What pages ask over HTTP: becoming a guest, and which games there are. */
import express, { type Application } from 'express';
import type { Config } from '../infra/config.ts';
import { addressOf, limitPerMinute } from '../infra/http.ts';
import type { Tokens } from '../infra/tokens.ts';
import type { GameRegistry } from './games.ts';
import { guestRequest } from './protocol.ts';

/** Adds the routes below /api. */
export const addApi = (
  app: Application,
  {
    tokens,
    games,
    config,
  }: { tokens: Tokens; games: GameRegistry; config: Pick<Config, 'proxies' | 'guestsPerMinute'> },
): void => {
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
