/** What a campaign carries from match to match (book: The Next Fable), and what a match leaves. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream, seededStream } from '../../../engine/core/chance.ts';
import type { Seat } from '../../../engine/core/game.ts';
import { Rewindable } from '../../../engine/core/undo.ts';
import { dicebornHeroes as game } from '../../../engine/diceborn-heroes/index.ts';
import { CONTENT } from '../../../engine/diceborn-heroes/library/content.ts';
import type { DicebornAction } from '../../../engine/diceborn-heroes/state/actions.ts';

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

/** The last blow against a boss, who has others beside him or not. What it leaves, as rooms ask for it. */
const won = (...beside: { id: string }[]) => {
  const m = game.scenario.position(
    {
      mode: 'quest',
      pack: 'tide',
      level: 3,
      seats: [{ hero: 'fighter', relics: ['pearl-of-tides'] }, { hero: 'priest' }],
      enemies: [{ id: 'levanthys', wounds: 15 }, ...beside],
      deck: ['atk-6-red', 'undertow', 'atk-6-blue'],
    },
    scriptedStream([3, 4, 1, 2]),
  );
  const played = new Rewindable(game, m);
  const take = (seat: Seat, action: DicebornAction) => played.advance(seat, action);
  take(0, { type: 'assign', hero: 0, die: 'green:3', slot: 'slash' });
  for (const seat of [0, 1]) take(seat, { type: 'ready' });
  while (game.waiting(m)[0]?.why === 'window') take(game.waiting(m)[0]?.seat ?? 0, { type: 'pass' });
  take(0, { type: 'choose', option: 'enemy:0' });
  const achieved = () => played.achieved();
  return { outcome: game.outcome(m), report: game.report?.(m, achieved), score: game.score?.(m, achieved) };
};
campaign('a match that was won tells what goes on', () => {
  const { outcome, report } = won();
  assert.equal(outcome?.winners, [0, 1]);
  assert.equal(report, {
    carried: { relics: ['pearl-of-tides'], starred: ['undertow'], played: ['tide'], stars: 0 },
  });
  const next = { mode: 'quest', seats, setup: report };
  assert.ok(game.start(next, seededStream(3)).items.deck.includes('pearl-of-tides'));
});
campaign('what the party achieved adds a star, once for all of it (G3)', () => {
  const { report, score } = won({ id: 'pincer-arm' });
  assert.equal(report, {
    carried: { relics: ['pearl-of-tides'], starred: ['undertow'], played: ['tide'], stars: 1 },
  });
  const next = game.start({ mode: 'quest', seats, setup: report }, seededStream(3));
  assert.is(score, 2 + 1 + 1);
  assert.is(game.view(next, 'public').score, score);
});
const nobodyAsks = (): never => {
  throw new Error('asked for, though nothing goes on');
};
campaign('a match that was lost ends the campaign, and one that goes on tells nothing', () => {
  const m = game.start({ mode: 'quest', seats }, seededStream(4));
  assert.is(game.report?.(m, nobodyAsks), undefined);
  assert.is(game.score?.(m, nobodyAsks), undefined);
  for (const seat of [0, 1]) game.apply(m, seat, { type: 'concede' });
  assert.equal(game.outcome(m)?.winners, []);
  assert.is(game.outcome(m)?.draw, false);
  assert.is(game.report?.(m, nobodyAsks), undefined);
});
campaign('what was achieved counts for the score of a match that was lost, too (G3)', () => {
  const m = game.scenario.position(
    {
      // Every hero has exactly 1 HP left.
      seats: [
        { hero: 'fighter', wounds: 5 },
        { hero: 'priest', wounds: 4 },
      ],
      enemies: [{ id: 'orc' }],
      carried,
    },
    scriptedStream([1, 2, 1, 2]),
  );
  const played = new Rewindable(game, m);
  for (const seat of [0, 1]) played.advance(seat, { type: 'concede' });
  assert.equal(game.outcome(m)?.winners, []);
  assert.is(
    game.score?.(m, () => played.achieved()),
    game.view(m, 'public').score + 1,
  );
});
/** Seats that keep the first bounty that they were dealt. */
const begun = (mode: string, heroes: readonly string[], seed: number) => {
  const m = game.start({ mode, seats: heroes.map((hero) => ({ hero })) }, seededStream(seed));
  for (let asked = game.waiting(m)[0]; asked?.why === 'choice'; asked = game.waiting(m)[0])
    game.apply(m, asked.seat, game.timeout);
  return m;
};
campaign(
  'the arena: three bosses of all eight, one after the other, and the deck whole with the own card (D22)',
  () => {
    const m = begun('arena', ['ninja', 'bard'], 5);
    assert.is(new Set(m.line).size, 3);
    assert.is(m.attack.deck.length, 17);
    assert.is(m.boss?.id, m.line[0]);
    assert.is(game.view(m, 'public').line.length, 1);
  },
);
campaign('adventure: a quest of each level, the boss of the third, and what could be won lies aside (D2)', () => {
  for (let seed = 0; seed < 8; seed++) {
    const m = game.start({ mode: 'adventure', seats }, seededStream(seed));
    const quests = m.line.flatMap((id) => CONTENT.packs.flatMap((pack) => pack.quests.filter((one) => one.id === id)));
    assert.equal(
      quests.map(({ level }) => level),
      [1, 2, 3],
    );
    assert.is(m.pack, CONTENT.packs.find((pack) => pack.quests.some(({ id }) => id === m.line[2]))?.id);
    assert.is(game.view(m, 'public').line.length, 0);
    assert.is(game.view(m, 'public').pack, undefined);
    assert.is(m.aside.relics.length, 15);
    assert.is(m.aside.starred.length, 17);
  }
});
campaign('adventure: which pack ends it is told when its quest has come', () => {
  const packAt = (quest: string) => {
    const m = game.scenario.position(
      { mode: 'adventure', quest, seats, enemies: [{ id: 'orc' }] },
      scriptedStream(Array<number>(4).fill(1)),
    );
    return game.view(m, 'public').pack;
  };
  assert.equal(['thieves-den', 'colosseum', 'throne-room'].map(packAt), [undefined, undefined, 'crown']);
});
campaign('expert: a seat keeps both bounties, one a hero (D3)', () => {
  const m = begun('expert', ['two-heroes', 'two-heroes'], 7);
  assert.is(m.heroes.length, 4);
  assert.is(new Set(m.heroes.map(({ bounty }) => bounty)).size, 4);
  assert.not.ok(m.heroes.some(({ bounty }) => bounty === null));
});
campaign('bounties are dealt in every mode (D53)', () => {
  for (const mode of ['family', 'adventure', 'quest']) {
    const m = begun(mode, ['fighter', 'priest'], 8);
    assert.not.ok(
      m.heroes.some(({ bounty }) => bounty === null),
      mode,
    );
  }
});

campaign.run();
