/** What the parts of the campaigns share. */
import type { Campaigns } from '../../infra/campaigns/campaigns.ts';
import type { Doing } from '../../league/campaign/commands.ts';
import type { GameRegistry } from '../games.ts';
import type { MatchmakingParts } from '../matchmaking/context.ts';
import type { PlayerNotifier } from '../matchmaking/player-notifier.ts';
import type { ScenarioResults } from './scenario-results.ts';

export interface CampaignParts extends Pick<MatchmakingParts, 'context' | 'recovery' | 'order'> {
  readonly campaigns: Campaigns;
  readonly scenarios: Pick<ScenarioResults, 'ended'>;
  readonly notifier: Pick<PlayerNotifier, 'isHere' | 'send'>;
}

/** The game whose matches are the scenarios, and its modes for crawls and for battles. */
export const SCENARIO_GAME = 'dice-throne';
export const SCENARIO_MODES = { crawl: 'portal-crawl', battle: 'boss-battle' } as const;

/** Whether matches of all scenarios can be opened here. */
export const playsScenarios = (games: GameRegistry): boolean => {
  const entry = games.get(SCENARIO_GAME);
  const open = entry ? entry.game.modes.map(({ id }) => id) : [];
  return Object.values(SCENARIO_MODES).every((mode) => open.includes(mode));
};

/** Now, with this server's chance for bots. */
export const doing = ({ context }: Pick<CampaignParts, 'context'>): Doing => ({
  now: Date.now(),
  random: context.random,
});
