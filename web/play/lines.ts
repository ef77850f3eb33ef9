/** All that speaks with rooms, in one piece that is loaded when somebody first does: a visitor who only looks around never
 *  needs it. */
import { type AnyMatchDoor, matchRooms } from '../../client/match-rooms.ts';
import { OtherVersion, pictureOf } from '../../rooms/state/picture.ts';
import { loadAnew } from '../load.ts';
import { spoken } from '../words/t.ts';
import { lexiconOf, loadLexicon } from './lexicons.ts';

export { CampaignRequests } from '../../client/campaign.ts';
export { clientFor } from '../../client/clients.ts';
export { MatchConnection } from '../../client/connection.ts';
export { MatchmakingConnection } from '../../client/matchmaking.ts';

/** The door to matches, for whoever reads this page. Where the server has become another one, the page does, too. */
export const matchDoor: AnyMatchDoor = {
  ...matchRooms,
  language: spoken,
  ready: ({ game }) => loadLexicon(game),
  read: (state) => {
    try {
      return pictureOf(state, lexiconOf(state.game));
    } catch (error) {
      if (error instanceof OtherVersion) loadAnew();
      throw error;
    }
  },
};
