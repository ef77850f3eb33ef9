/** Words of campaigns over HTTP, for whoever asks. */
import type { Application } from 'express';
import { type Language, languageOf } from '../../engine/core/words/language.ts';
import type { CampaignCatalogue } from '../../protocol/campaign/catalogue.ts';
import { campaignCatalogue } from '../campaign/catalogue.ts';
import type { GameRegistry } from '../games.ts';

/** Adds `GET /api/campaigns/catalogue?language=`. It is made when it is first asked for: a start needs none. */
export const addCampaignApi = (app: Application, games: GameRegistry): void => {
  const made = new Map<Language, CampaignCatalogue>();
  app.get('/api/campaigns/catalogue', (request, response) => {
    const language = languageOf(request.query.language);
    const catalogue = made.get(language) ?? campaignCatalogue(games, language);
    made.set(language, catalogue);
    response.json(catalogue);
  });
};
