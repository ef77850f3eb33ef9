/** Words of a campaign: every event, action and thing has some, in plain English. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../../engine/bots/index.ts';
import { diceThroneCampaign as game } from '../../../engine/campaign/index.ts';
import { HEROES, LOOT_CARDS } from '../../../engine/campaign/state/content.ts';
import type { CampaignEvent } from '../../../engine/campaign/state/events.ts';
import { below, seededStream } from '../../../engine/core/chance.ts';
import { reportAtRandom } from '../../../proof/battery/campaign.ts';
import { lineFaults, textFaults } from '../../support/games/plain-english.ts';
import { forming, withEverything } from './campaign.ts';

const words = suite('campaign: words');

words('every card, hero, scenario, difficulty and legacy can be asked about, anything else cannot', () => {
  const ids = [...LOOT_CARDS.keys(), ...HEROES.keys(), 'scenario-1', 'scenario-8', 'insane', 'keepsake'];
  const faults = ids.flatMap((id) => textFaults(game.describe(id)?.text ?? '').map((fault) => `${id}: ${fault}`));
  assert.equal(faults, []);
  assert.is(game.describe('so-wild-iii')?.name, 'So Wild! III');
  assert.is(game.describe('so-wild'), undefined);
});

words('in whole campaigns every event and every action has words', () => {
  const types = new Set<string>();
  const faults = new Set<string>();
  for (let i = 0; i < 12; i++) {
    const m = forming(1 + (i % 4), `words ${i}`, withEverything);
    const stream = seededStream(`words ${i} moves`);
    const random = (): number => below(stream, 256) / 256;
    while (!game.outcome(m)) {
      const seat = game.waiting(m)[0]?.seat;
      for (const action of seat === undefined ? [] : game.legal(m, seat))
        for (const fault of lineFaults(game.label(m, seat ?? 0, action))) faults.add(`${action.type}: ${fault}`);
      const read = game.parse(
        seat === undefined
          ? reportAtRandom(m, stream)
          : below(stream, 60) === 0 && !game.check(m, seat, game.concede)
            ? game.concede
            : playBot('random', game, m, seat, random),
      );
      if ('refusal' in read) throw new Error(read.refusal.message);
      for (const event of game.apply(m, seat ?? 0, read.action)) {
        types.add(event.type);
        for (const fault of lineFaults(lineOf(event))) faults.add(`${game.tell(event)}: ${fault}`);
      }
    }
  }
  assert.equal([...faults], []);
  assert.equal([...types].sort(), SEEN);
});

/** Points lost are told with a minus, and a list of what was found is one of small words. */
const lineOf = (event: CampaignEvent): string =>
  game
    .tell(event)
    .replace('-10', '10')
    .replace(/: (?=[a-z])/, ' ');

/** All but those of members that come, go, share out and give back, and of what is gone from the game: other tests have them. */
const SEEN = [
  ...['begun', 'bought', 'card', 'dealt', 'decided', 'departed', 'difficulty', 'done', 'hero', 'identified'],
  ...['kept', 'left-lying', 'over', 'purse', 'ready', 'reported', 'retired', 'rolled', 'row', 'sold', 'stage'],
  ...['timed-out', 'unidentified', 'vote', 'voted', 'voided'],
].sort();

const EXAMPLES: readonly (readonly [CampaignEvent, string])[] = [
  [{ type: 'joined', seat: 1, hero: 'moon-elf' }, '{1} joins with the Moon Elf'],
  [{ type: 'left', seat: 1, hero: 'moon-elf' }, '{1} leaves; the Moon Elf waits for somebody else'],
  [{ type: 'allotted', seat: 0, salves: [2, 1] }, '{0} shares out the salves: 2, 1'],
  [{ type: 'keepsake', seat: 0, card: 'torch' }, '{0} brings Torch along'],
  [{ type: 'dropped', seat: 2, card: 'torch' }, '{2} gives Torch back'],
  [{ type: 'bought', seat: 0, card: 'so-wild-iii', price: 5 }, '{0} buys So Wild! III for 5 gold'],
  [{ type: 'sold', seat: 0, rarity: 'epic', price: 5 }, '{0} sells unidentified epic loot for 5 gold'],
  [{ type: 'exchanged', seat: 0, gone: 'lamp', card: null }, 'lamp is no longer in the game: {0} loses it'],
  [{ type: 'vote', seat: 0, member: 1 }, '{0} wants {1} to leave'],
];
for (const [event, told] of EXAMPLES) words(`${event.type} in words`, () => assert.is(game.tell(event), told));

words.run();
