/** Campaigns in German: no English and nothing broken in whatever anybody reads. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../../engine/bots/index.ts';
import { diceThroneCampaign as game } from '../../../engine/campaign/index.ts';
import { HEROES, LOOT_CARDS } from '../../../engine/campaign/state/content.ts';
import { DIFFICULTIES, LEGACIES } from '../../../engine/campaign/state/terms.ts';
import { below, seededStream } from '../../../engine/core/chance.ts';
import { reportAtRandom } from '../../../proof/battery/campaign.ts';
import { germanCatalogueFaults, germanFaults } from '../../support/games/plain-german.ts';
import { forming, withEverything } from '../campaign/campaign.ts';

const german = suite('campaigns in German');

german('cards, heroes, scenarios, difficulties and what is opened: no English', () => {
  const ids = [...LOOT_CARDS.keys(), ...HEROES.keys(), 'scenario-1', 'scenario-8', ...DIFFICULTIES, ...LEGACIES];
  const faults = ids.flatMap((id) => {
    const text = game.describe(id, 'de')?.text ?? '';
    return germanFaults(game, text).map((fault) => `${id}: ${text}: ${fault}`);
  });
  assert.equal([...faults, ...germanCatalogueFaults(game)], []);
});

german('whole campaigns: labels and what happened', () => {
  const faults = new Set<string>();
  const read = (text: string): void => {
    for (const fault of germanFaults(game, text)) faults.add(`${text}: ${fault}`);
  };
  for (let i = 0; i < 8; i++) {
    const m = forming(1 + (i % 4), `german ${i}`, withEverything);
    const stream = seededStream(`german ${i} moves`);
    const random = (): number => below(stream, 256) / 256;
    while (!game.outcome(m)) {
      const seat = game.waiting(m)[0]?.seat;
      for (const action of seat === undefined ? [] : game.legal(m, seat)) read(game.label(m, seat ?? 0, action, 'de'));
      const parsed = game.parse(
        seat === undefined ? reportAtRandom(m, stream) : playBot('random', game, m, seat, random),
      );
      if ('refusal' in parsed) throw new Error(parsed.refusal.message);
      for (const event of game.apply(m, seat ?? 0, parsed.action)) read(game.tell(event, 'de'));
    }
  }
  assert.equal([...faults], []);
});

german.run();
