/** Words of campaigns over HTTP, for whoever asks, and campaigns themselves for whoever has the link to look on. */
import type { Application } from 'express';
import { type Language, languageOf } from '../../engine/core/words/language.ts';
import type { Campaigns } from '../../infra/campaigns/campaigns.ts';
import type { CampaignCatalogue } from '../../protocol/campaign/catalogue.ts';
import { campaignCatalogue } from '../campaign/catalogue.ts';
import { idIn } from '../campaign/code.ts';
import { sharedOf } from '../campaign/told.ts';
import type { GameRegistry } from '../games.ts';

/** Adds `GET /api/campaigns/catalogue?language=`, made when it is first asked for, since a start needs none; and
 *  `GET /api/campaigns/shared/CODE?language=`. */
export const addCampaignApi = (app: Application, games: GameRegistry, campaigns: Pick<Campaigns, 'find'>): void => {
  const made = new Map<Language, CampaignCatalogue>();
  app.get('/api/campaigns/catalogue', (request, response) => {
    const language = languageOf(request.query.language);
    const catalogue = made.get(language) ?? campaignCatalogue(games, language);
    made.set(language, catalogue);
    response.json(catalogue);
  });

  app.get('/api/campaigns/shared/:code', async (request, response) => {
    const { code } = request.params;
    const found = await campaigns.find(idIn(code));
    if (found && 'kept' in found && found.kept.shared === code)
      response.set('Cache-Control', 'no-store').json(sharedOf(found.kept, languageOf(request.query.language)));
    else
      response
        .status(404)
        .json({ code: 'unknown-code', message: 'No campaign may be looked at by this link, or not any more.' });
  });
};
