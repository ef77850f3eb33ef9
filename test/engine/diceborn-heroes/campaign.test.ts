/** What a campaign carries from match to match (book: The Next Fable), and what a match leaves. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream, seededStream } from '../../../engine/core/chance.ts';
import { dicebornHeroes as game } from '../../../engine/diceborn-heroes/index.ts';

const campaign = suite('diceborn heroes: campaign');
const seats = [{ hero: 'fighter' }, { hero: 'priest' }];
const carried = { relics: ['sea-charm'], starred: ['undertow', 'crushing-depths'], played: ['tide'], stars: 2 };

campaign('relics lie in the item deck, starred cards in the attack deck', () => {
  const m = game.start({ mode: 'quest', seats, setup: { carried } }, seededStream(1));
  assert.is(m.items.deck.length, 19);
  assert.ok(m.items.deck.includes('sea-charm'));
  assert.is(m.attack.deck.length, 18);
  assert.not.ok(m.aside.relics.includes('sea-charm'));
});
campaign('a pack that was played is not chosen again', () => {
  const m = game.start({ mode: 'quest', seats, setup: { carried } }, seededStream(1));
  const options = game.legal(m, 0).map((action) => action.type === 'choose' && action.option);
  assert.is(options.length, 7);
  assert.not.ok(options.includes('pack:tide'));
});
campaign('stars add up: 2 a relic, 1 a starred card, and those of before', () => {
  const m = game.start({ mode: 'quest', seats, setup: { carried } }, seededStream(1));
  assert.is(game.view(m, 'public').score, 2 * 1 + 2 + 2);
});

/** The last blow against a boss. */
const won = () => {
  const m = game.scenario.position(
    {
      mode: 'quest',
      pack: 'tide',
      level: 3,
      seats: [{ hero: 'fighter', relics: ['pearl-of-tides'] }, { hero: 'priest' }],
      enemies: [{ id: 'levanthys', wounds: 15 }],
      deck: ['atk-6-red', 'undertow', 'atk-6-blue'],
    },
    scriptedStream([3, 4, 1, 2]),
  );
  game.apply(m, 0, { type: 'assign', hero: 0, die: 'green:3', slot: 'slash' });
  for (const seat of [0, 1]) game.apply(m, seat, { type: 'ready' });
  while (game.waiting(m)[0]?.why === 'window') game.apply(m, game.waiting(m)[0]?.seat ?? 0, { type: 'pass' });
  game.apply(m, 0, { type: 'choose', option: 'enemy:0' });
  return m;
};
campaign('a match that was won tells what goes on', () => {
  const m = won();
  assert.equal(game.outcome(m)?.winners, [0, 1]);
  assert.equal(game.report?.(m), {
    carried: { relics: ['pearl-of-tides'], starred: ['undertow'], played: ['tide'], stars: 0 },
  });
  const next = { mode: 'quest', seats, setup: game.report?.(m) };
  assert.ok(game.start(next, seededStream(3)).items.deck.includes('pearl-of-tides'));
});
campaign('a match that was lost ends the campaign, and one that goes on tells nothing', () => {
  const m = game.start({ mode: 'quest', seats }, seededStream(4));
  assert.is(game.report?.(m), undefined);
  for (const seat of [0, 1]) game.apply(m, seat, { type: 'concede' });
  assert.equal(game.outcome(m)?.winners, []);
  assert.is(game.outcome(m)?.draw, false);
  assert.is(game.report?.(m), undefined);
});
campaign('the arena: three bosses, the deck whole before each, and a class of the second level between', () => {
  const m = game.start({ mode: 'arena', seats: [{ hero: 'ninja' }, { hero: 'bard' }] }, seededStream(5));
  assert.is(m.line.length, 3);
  for (const seat of [0, 1]) game.apply(m, seat, { type: 'choose', option: `bounty:${m.players[seat]?.bounties[0]}` });
  assert.is(m.attack.deck.length, 17);
  assert.is(m.boss?.id, m.line[0]);
  assert.is(game.view(m, 'public').line.length, 1);
});
campaign('adventure: a quest of each level, and the boss of the third', () => {
  const m = game.start({ mode: 'adventure', seats }, seededStream(6));
  assert.is(m.line.length, 3);
  assert.is(game.view(m, 'public').line.length, 0);
});

campaign.run();
