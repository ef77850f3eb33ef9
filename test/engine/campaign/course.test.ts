/** Campaigns as a whole: chance, coming and going, what the server brings, and bots that play one to its end. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../../engine/bots/index.ts';
import { type CampaignAction, isOfTheHouse } from '../../../engine/campaign/actions/actions.ts';
import { diceThroneCampaign as game } from '../../../engine/campaign/index.ts';
import { departureOf } from '../../../engine/campaign/rules/departure.ts';
import { bossLootFor } from '../../../engine/campaign/rules/spoils.ts';
import { LOOT_CARDS, RARITIES } from '../../../engine/campaign/state/content.ts';
import type { Campaign } from '../../../engine/campaign/state/state.ts';
import { below, seededStream } from '../../../engine/core/chance.ts';
import { commitmentTo } from '../../../engine/core/fair.ts';
import { codeOf, forming, play, positioned, report, withEverything } from './campaign.ts';

const fair = suite('campaign: fair dice');
fair('the commitment is shown from the first moment, the secret when it is over', () => {
  const m = forming(1, 'secret');
  const { secret } = m;
  assert.is(game.view(m, 0).commitment, commitmentTo(secret));
  assert.not.ok(JSON.stringify(game.view(m, 0)).includes(secret));
  play(m, [0, { type: 'begin' }], [0, { type: 'vote', about: 'retire', yes: true }]);
  assert.is(game.view(m, 'public').secret, secret);
  assert.is(game.view(m, 'public').commitment, commitmentTo(secret));
});
fair('every member adds to the chance of it', () => {
  const begun = (nonces: readonly string[]): Campaign => {
    const m = forming(2, 'nonces', { nonces });
    play(m, [0, { type: 'begin' }]);
    return m;
  };
  assert.equal(begun(['a', 'b']).decks, begun(['a', 'b']).decks);
  assert.not.equal(begun(['a', 'b']).decks, begun(['a', 'c']).decks);
  assert.is.not(begun(['a', 'b']).chance.key, begun(['a', 'b']).secret);
});
fair('rulebook, Campaign Setup: all 140 loot cards are shuffled once', () => {
  const m = forming(1, 'decks');
  const before = Object.values(m.decks).flat();
  play(m, [0, { type: 'begin' }]);
  const after = Object.values(m.decks).flat();
  assert.is(after.length, LOOT_CARDS.size);
  assert.not.equal(after, before);
  assert.equal(after.sort(), before.sort());
});
fair.run();

const members = suite('campaign: members');
members('a friend joins while it forms, with a hero of its own', () => {
  const m = forming(1, 'join');
  assert.is(codeOf(m, 1, { type: 'join', hero: 'barbarian' }), 'requirement-not-met');
  assert.is(codeOf(m, 2, { type: 'join', hero: 'monk' }), 'not-allowed-now');
  play(m, [1, { type: 'join', hero: 'monk', nonce: 'n' }]);
  assert.is(game.seats(m), 2);
  assert.is(m.members[1]?.nonce, 'n');
});
members('there are at most four', () => {
  assert.is(codeOf(forming(4, 'five'), 4, { type: 'join', hero: 'seraph' }), 'not-allowed-now');
});
members('who leaves before the beginning is gone; those behind move up, and somebody leads', () => {
  const m = forming(3, 'leave');
  play(m, [0, { type: 'leave' }]);
  assert.equal(
    m.members.map(({ hero }) => hero),
    ['moon-elf', 'ninja'],
  );
  assert.is(m.leader, 0);
  play(m, [1, { type: 'leave' }]);
  assert.is(codeOf(m, 0, { type: 'leave' }), 'not-allowed-now');
});
members('who leaves later leaves hero and loot to whoever joins', () => {
  const m = positioned({ stage: 'camp', scenario: 2, seats: [{ hero: 'monk', loot: ['torch'] }, { hero: 'ninja' }] });
  play(m, [0, { type: 'leave' }]);
  assert.is(m.leader, 1);
  assert.is(codeOf(m, 0, { type: 'leave' }), 'not-allowed-now');
  assert.is(codeOf(m, 2, { type: 'join', hero: 'seraph' }), 'not-allowed-now');
  assert.is(codeOf(m, 1, { type: 'join', hero: 'ninja' }), 'not-allowed-now');
  play(m, [0, { type: 'join', hero: 'seraph' }]);
  assert.equal([m.members[0]?.hero, m.members[0]?.loot, m.members[0]?.vacant], ['monk', ['torch'], false]);
});
members('a seat without a player has no voice: the one who is left retires alone', () => {
  const m = positioned({ stage: 'camp', scenario: 2, seats: [{ hero: 'monk' }, { hero: 'ninja' }] });
  play(m, [0, { type: 'leave' }], [1, { type: 'vote', about: 'retire', yes: true }]);
  assert.equal(game.outcome(m), { winners: [], draw: false, places: [[0, 1]] });
});
members('what only the server does is known as such', () => {
  assert.equal([report(true), { type: 'timeout' } as const, { type: 'leave' } as const].map(isOfTheHouse), [
    true,
    true,
    true,
  ]);
  assert.equal([{ type: 'done' } as const, { type: 'begin' } as const].map(isOfTheHouse), [false, false]);
});
members.run();

const matches = suite('campaign: its matches');
matches('a match begins with card, salves and loot of each seat', () => {
  const m = positioned({
    stage: 'camp',
    scenario: 5,
    card: '5B',
    salves: 3,
    difficulty: 'veteran',
    deeper: true,
    seats: [{ hero: 'monk', loot: ['torch'] }, { hero: 'ninja' }],
  });
  play(m, [0, { type: 'ready', on: true, bots: [1] }], [0, { type: 'depart', bots: [1], match: 'm1' }]);
  assert.equal(departureOf(m), {
    scenario: 5,
    difficulty: 'veteran',
    card: '5B',
    salves: [2, 1],
    loot: [['torch'], []],
    gone: [[], []],
    deeper: true,
  });
  assert.is(game.view(m, 0).match, 'm1');
});
matches('only the report of that match counts, and once; its time stands in the row', () => {
  const m = positioned({ stage: 'camp', scenario: 2, salves: 0, seats: [{ hero: 'monk' }] }, [1]);
  play(m, [0, { type: 'ready', on: true, bots: [] }], [0, { type: 'depart', bots: [], match: 'm1' }]);
  assert.is(codeOf(m, 0, report(true)), 'requirement-not-met');
  const told = { ...report(false), match: 'm1', at: 1234 };
  play(m, [0, told]);
  assert.is(codeOf(m, 0, told), 'not-allowed-now');
  assert.is(m.sheet.length, 1);
  assert.equal([m.sheet[0]?.date, m.sheet[0]?.card], [1234, undefined]);
});
matches('after a match without a result the salves lie as they were shared out', () => {
  const m = positioned({
    stage: 'camp',
    scenario: 1,
    card: '1D',
    salves: 4,
    seats: [{ hero: 'monk' }, { hero: 'ninja' }],
  });
  play(
    m,
    [0, { type: 'allot', salves: [4, 0] }],
    [0, { type: 'ready', on: true, bots: [1] }],
    [0, { type: 'depart', bots: [1] }],
    [0, { type: 'voided' }],
  );
  assert.equal(
    game.view(m, 0).members.map(({ salves }) => salves),
    [4, 0],
  );
});

/** Printed: the boss loot table; how many of the twenty rolls give common, rare, epic and legendary loot. */
const BOSS_LOOT = { 5: [14, 4, 2, 0], 6: [9, 6, 4, 1], 7: [3, 8, 6, 3], 8: [0, 7, 8, 5] } as const;
for (const chest of [5, 6, 7, 8] as const)
  matches(`printed, boss loot: a chest of level ${chest}`, () => {
    const rolled = Array.from({ length: 20 }, (_, i) => bossLootFor(chest, i + 1));
    const expected = BOSS_LOOT[chest].flatMap((n, i) => Array.from({ length: n }, () => RARITIES[i]));
    assert.equal(rolled, expected);
  });

matches.run();

/** A bot's action, read as the server would read it. */
const actionOf = (value: unknown): CampaignAction => {
  const read = game.parse(value);
  if ('refusal' in read) throw new Error(read.refusal.message);
  return read.action;
};

const bots = suite('campaign: seats for bots');
bots('a hero joins for a bot to play: it has no voice and does not lead, and somebody may take its place', () => {
  const m = forming(1, 'bots');
  play(m, [1, { type: 'join', hero: 'ninja', bot: true }], [2, { type: 'join', hero: 'monk' }]);
  assert.is(codeOf(m, 3, { type: 'join', hero: 'ninja', bot: true }), 'requirement-not-met');
  assert.is(
    codeOf(m, 1, { type: 'join', hero: 'treant', bot: true }),
    'not-allowed-now',
    'a bot takes no place of a bot',
  );
  assert.is(codeOf(m, 1, { type: 'vote', about: 'retire', yes: true }), 'not-allowed-now');
  play(m, [0, { type: 'leave' }]);
  assert.equal([m.leader, m.members.map(({ vacant }) => vacant)], [1, [true, false]]);
  assert.is(codeOf(m, 1, { type: 'leave' }), 'not-allowed-now', 'nobody but a bot would be left');
  play(m, [0, { type: 'join', hero: 'treant' }]);
  assert.equal(
    m.members.map(({ hero, vacant }) => [hero, vacant]),
    [
      ['ninja', false],
      ['monk', false],
    ],
  );
  play(m, [1, { type: 'leave' }], [1, { type: 'join', hero: 'seraph', bot: true }], [1, { type: 'leave' }]);
  assert.is(m.members.length, 1, 'and the leader may send a bot away');
});
bots.run();

const whole = suite('campaign: as a whole');
for (const kind of ['sensible', 'random'] as const)
  whole(`${kind} bots play a campaign of two to its end`, () => {
    const m = forming(2, `whole ${kind}`, withEverything);
    const stream = seededStream(`moves ${kind}`);
    const random = (): number => below(stream, 256) / 256;
    for (let i = 0; !game.outcome(m); i++) {
      assert.ok(i < 3000, 'the campaign does not end');
      const [next] = game.waiting(m);
      if (next) game.apply(m, next.seat, actionOf(playBot(kind, game, m, next.seat, random)));
      else game.apply(m, 0, report(i % 5 > 0, { gold: 30, salves: 3, unidentified: [['common'], ['rare', 'epic']] }));
    }
    assert.equal(game.outcome(m)?.winners, [0, 1]);
    assert.is(m.sheet.filter(({ won }) => won).length, 8);
    assert.ok(m.members.every(({ loot }) => loot.length > 0));
    assert.equal(
      game.report?.(m, () => []),
      { legacy: [...withEverything.legacy] },
    );
  });
whole('house value: a first campaign won opens what comes after it, on Veteran the unbound king too', () => {
  const won = (difficulty: string): unknown => {
    const m = positioned({ stage: 'spoils', scenario: 8, difficulty, seats: [{ hero: 'monk' }] }, [1, 1, 1]);
    return game.report?.(m, () => []);
  };
  assert.equal(won('normal'), { legacy: ['hard-ways', 'deeper-decks', 'keepsake'] });
  assert.equal(won('veteran'), { legacy: ['hard-ways', 'deeper-decks', 'keepsake', 'king-unbound'] });
  assert.is(
    game.report?.(forming(1, 'no end'), () => []),
    undefined,
  );
});
whole('house value: a keepsake is in the deck from the start, and in no other place', () => {
  const m = forming(2, 'keepsake', { ...withEverything, keepsakes: [null, 'so-wild-ii'] });
  play(m, [0, { type: 'begin' }]);
  assert.equal(
    m.members.map(({ loot, out }) => [loot, out]),
    [
      [[], []],
      [['so-wild-ii'], ['so-wild']],
    ],
  );
  assert.not.ok(m.decks.common.includes('so-wild-ii'));
});
whole('house value: who joins brings a common card along, each card once, and another hero comes without', () => {
  const m = forming(1, 'keepsakes', { ...withEverything, keepsakes: ['torch'] });
  const brought = (): unknown => game.view(m, 'public').members.map(({ keepsake }) => keepsake ?? null);
  const joining = { type: 'join', hero: 'monk' } as const;
  for (const [keepsake, code] of [
    ['excalibur', 'unknown-id'],
    ['campfire', 'unknown-id'],
    ['torch', 'requirement-not-met'],
  ] as const)
    assert.is(codeOf(m, 1, { ...joining, keepsake }), code, keepsake);
  play(m, [1, { ...joining, keepsake: 'so-wild-ii' }], [2, { type: 'join', hero: 'ninja', bot: true }]);
  assert.equal(brought(), ['torch', 'so-wild-ii', null]);
  play(m, [0, { type: 'hero', hero: 'barbarian' }], [1, { type: 'hero', hero: 'treant' }]);
  assert.equal(brought(), ['torch', null, null]);
  play(m, [1, { type: 'leave' }], [2, { type: 'join', hero: 'monk', keepsake: 'so-wild-ii' }], [0, { type: 'begin' }]);
  assert.equal(
    m.members.map(({ hero, loot }) => [hero, loot]),
    [
      ['barbarian', ['torch']],
      ['ninja', []],
      ['monk', ['so-wild-ii']],
    ],
  );
});
whole.run();
