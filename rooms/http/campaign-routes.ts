/** Words of campaigns over HTTP, for whoever asks. */
import type { Application } from 'express';
import type { CampaignCatalogue } from '../../protocol/campaign/catalogue.ts';
import { campaignCatalogue } from '../campaign/catalogue.ts';
import type { GameRegistry } from '../games.ts';

/** Adds `GET /api/campaigns/catalogue`. It is made when it is first asked for: a start needs none. */
export const addCampaignApi = (app: Application, games: GameRegistry): void => {
  let made: CampaignCatalogue | undefined;
  app.get('/api/campaigns/catalogue', (_request, response) => {
    made ??= campaignCatalogue(games);
    response.json(made);
  });
};
