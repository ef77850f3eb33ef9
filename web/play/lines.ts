/** All that speaks with rooms, in one piece that is loaded when somebody first does: a visitor who only looks around never
 *  needs it. */
import { anyMatch } from '../../client/any-match.ts';
import { OtherVersion } from '../../rooms/state/picture.ts';
import { loadAnew } from '../load.ts';
import { spoken } from '../words/t.ts';

export { CampaignRequests } from '../../client/campaign.ts';
export { clientFor } from '../../client/clients.ts';
export { MatchConnection } from '../../client/connection.ts';
export { MatchmakingConnection } from '../../client/matchmaking.ts';

/** The door to matches, for whoever reads this page. Where the server has become another one, the page does, too. */
export const matchDoor: typeof anyMatch = {
  ...anyMatch,
  language: spoken,
  read: (state) => {
    try {
      return anyMatch.read(state);
    } catch (error) {
      if (error instanceof OtherVersion) loadAnew();
      throw error;
    }
  },
};
