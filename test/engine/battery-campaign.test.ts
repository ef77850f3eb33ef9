/** The battery over campaigns: one to four heroes in turn, with a server that reports at random. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { diceThroneCampaign } from '../../engine/campaign/index.ts';
import { campaignParties, playOne } from '../../proof/battery/runs.ts';
import { shortOrLong } from '../support/long.ts';

const ROUNDS = shortOrLong(3, 6);
const game = diceThroneCampaign.id;

const battery = suite('battery: campaigns');
for (let round = 0; round < ROUNDS; round++) {
  for (const start of campaignParties(round)) {
    const party = start.seats.map(({ hero }) => hero).join(', ');
    battery(`round ${round}: ${party}`, () => {
      const played = playOne(start, `campaign ${round}`, { game, depth: 7, twice: round % 2 === 0 });
      assert.ok(played.actions > 0);
    });
  }
}
battery('there are campaigns of one to four heroes', () => assert.is(campaignParties(0).length, 4));
battery.run();
