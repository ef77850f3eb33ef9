/** All that speaks with rooms, in one piece that is loaded when somebody first does: a visitor who only looks around never
 *  needs it. */
export { anyMatch } from '../../client/any-match.ts';
export { CampaignRequests } from '../../client/campaign.ts';
export { clientFor } from '../../client/clients.ts';
export { MatchConnection } from '../../client/connection.ts';
export { MatchmakingConnection } from '../../client/matchmaking.ts';
