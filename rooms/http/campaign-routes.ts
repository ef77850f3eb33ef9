/** Words of campaigns over HTTP, for whoever asks, and campaigns themselves for whoever has the link to look on. */
import type { Application } from 'express';
import { languageOf } from '../../engine/core/words/language.ts';
import type { Campaigns } from '../../infra/campaigns/campaigns.ts';
import type { Config } from '../../infra/config.ts';
import { addressOf } from '../../infra/http/http.ts';
import type { Limits } from '../../infra/limits/limits.ts';
import { campaignCatalogue } from '../campaign/catalogue.ts';
import { idIn } from '../campaign/code.ts';
import { sharedOf } from '../campaign/told.ts';
import type { GameRegistry } from '../games.ts';
import { KeptAnswers } from './kept-answers.ts';
import { tooMany } from './too-many.ts';

export interface CampaignApiParts {
  readonly games: GameRegistry;
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly config: Pick<Config, 'proxies'>;
  readonly limits: Pick<Limits, 'perMinute'>;
}

/** From one address, which many who look on may share: each page asks three times a minute. */
const LOOKS_A_MINUTE = 240;

/** Adds `GET /api/campaigns/catalogue?language=` and `GET /api/campaigns/shared/CODE?language=`. */
export const addCampaignApi = (app: Application, { games, campaigns, config, limits }: CampaignApiParts): void => {
  const kept = new KeptAnswers();
  app.get('/api/campaigns/catalogue', async (request, response) => {
    const language = languageOf(request.query.language);
    await kept.send(request, response, language, () => campaignCatalogue(games, language));
  });

  const lookLimit = limits.perMinute('shared-campaigns', LOOKS_A_MINUTE);
  app.get('/api/campaigns/shared/:code', async (request, response) => {
    const wait = await lookLimit(addressOf(request, config.proxies));
    if (wait !== undefined) return tooMany(response, 'campaigns looked at', wait);
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
