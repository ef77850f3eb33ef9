/** The match of a campaign's scenario, as it is opened once the team has departed. */
import { departureOf } from '../../engine/campaign/rules/departure.ts';
import { scenarioOf } from '../../engine/campaign/rules/scenarios.ts';
import { playingOf } from '../../engine/campaign/state/table.ts';
import type { KeptCampaign } from '../../league/campaign/kept-campaign.ts';
import { type GivenMatch, THE_SERVER } from '../match/opening.ts';
import { SCENARIO_GAME, SCENARIO_MODES } from './context.ts';

/** Whoever is not there is played by a bot. Throws for a campaign that plays nothing. */
export const scenarioMatch = ({ id, players, campaign }: KeptCampaign, match: string): GivenMatch => {
  const { bots } = playingOf(campaign);
  return {
    match,
    opening: {
      game: SCENARIO_GAME,
      mode: SCENARIO_MODES[scenarioOf(campaign.scenario).kind],
      seats: campaign.members.map(({ hero }, seat) => {
        const user = bots.includes(seat) ? undefined : players[seat];
        return user ? { player: 'given', user, hero } : { player: 'bot', bot: 'sensible', hero };
      }),
      creator: THE_SERVER,
      setup: { ...departureOf(campaign) },
      campaign: id,
    },
  };
};
