/** What a finished match changes in everybody's record, leavers and bots included. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { UNLEARNT } from '../../../league/ladder/learnt.ts';
import { type Books, type FinishedMatch, settle, unsettled } from '../../../league/ladder/settle.ts';
import { NEWCOMER } from '../../../league/rating.ts';
import { bossSides, duel, freeForAll, MONDAY, TEAM_SIDES } from '../../support/stores/ladders.ts';

const settling = suite('ladder: what a finished match changes');
const NOBODY: Books = { players: {}, learnt: UNLEARNT };
const PLAYERS = ['ada', 'bob', 'cid', 'dan', 'eve', 'fay'];

const matchOf = (
  mode: string,
  sides: FinishedMatch['sides'],
  places: FinishedMatch['places'],
  left: Readonly<Record<number, number>> = {},
): FinishedMatch => ({
  match: 'm',
  pool: { game: 'dice-throne', mode, ranked: true },
  at: MONDAY,
  sides,
  seats: PLAYERS.slice(0, sides.flatMap(({ seats }) => seats).length).map((player, seat) => {
    const lost = left[seat];
    return { player, hero: 'monk', ...(lost !== undefined && { left: lost }) };
  }),
  places,
});
const team = (places: FinishedMatch['places'], left?: Readonly<Record<number, number>>): FinishedMatch =>
  matchOf('2v2', TEAM_SIDES, places, left);

/** By how much each seat's rating moved; undefined where it was not rated. */
const moves = (match: FinishedMatch): (number | undefined)[] =>
  settle(match, NOBODY).kept.seats.map(({ change }) => change && change.after.mu - change.before.mu);

const PLAIN = moves(
  team([
    [0, 1],
    [2, 3],
  ]),
);
const near = (a: number | undefined, b: number | undefined): void =>
  assert.ok(a !== undefined && b !== undefined && Math.abs(a - b) < 1e-9, `${a} is not ${b}`);

settling('who stayed and lost pays the share by which it was lost when the mate went', () => {
  for (const lost of [0, 0.25, 1]) {
    const by = moves(
      team(
        [
          [0, 1],
          [2, 3],
        ],
        { 3: lost },
      ),
    );
    near(by[2], (PLAIN[2] ?? 0) * lost);
    near(by[3], PLAIN[3]);
    near(by[0], PLAIN[0]);
  }
});

settling('a stayer never loses more than without the abandonment, however the match stood', () => {
  for (let lost = 0; lost <= 1; lost += 0.1) {
    for (const places of [
      [
        [0, 1],
        [2, 3],
      ],
      [
        [2, 3],
        [0, 1],
      ],
    ]) {
      const [, , stayed = 0] = moves(team(places, { 3: lost }));
      const [, , whole = 0] = moves(team(places));
      assert.ok(stayed >= whole - 1e-9);
    }
  }
});

settling('who stayed and won has won in full, who left has lost all the same', () => {
  const by = moves(
    team(
      [
        [2, 3],
        [0, 1],
      ],
      { 3: 0.9 },
    ),
  );
  near(
    by[2],
    moves(
      team([
        [2, 3],
        [0, 1],
      ]),
    )[2],
  );
  near(by[3], PLAIN[3]);
});

settling('of two mates who left, the first going counts, and who left pays in full', () => {
  const three = [
    { seats: [0, 1, 2], role: 'player', plays: 'hero' },
    { seats: [3, 4, 5], role: 'player', plays: 'hero' },
  ];
  const places = [
    [0, 1, 2],
    [3, 4, 5],
  ];
  const whole = moves(matchOf('3v3', three, places));
  const by = moves(matchOf('3v3', three, places, { 4: 0.3, 5: 0.9 }));
  near(by[3], (whole[3] ?? 0) * 0.3);
  near(by[4], whole[4]);
});

settling('whom all of a side have left is behind all who stayed, whatever a bot won', () => {
  const left = settle(duel('m', ['ada', 'bob'], { seatsMore: [{ left: 0.5 }] }), NOBODY);
  assert.equal(
    left.kept.seats.map(({ place, ending }) => [place, ending]),
    [
      [2, 'lost'],
      [1, 'won'],
    ],
  );
  const by = moves(matchOf('king-of-the-hill', freeForAll(4), [[0], [1], [2], [3]], { 0: 0.2 }));
  assert.ok((by[0] ?? 0) < 0 && (by[1] ?? 0) > 0);
});

settling('a match that everybody left rates nobody, and everybody has a pause', () => {
  const { kept, players } = settle(duel('m', ['ada', 'bob'], { seatsMore: [{ left: 0.2 }, { left: 0.8 }] }), NOBODY);
  assert.not(kept.rated);
  assert.ok((players.ada?.conduct.until ?? 0) > (players.bob?.conduct.until ?? 0));
  assert.ok((players.bob?.conduct.until ?? 0) > MONDAY);
});

settling('a match that was left teaches nothing of the mode', () => {
  assert.is(settle(duel('m', ['ada', 'bob'], { seatsMore: [{}, { left: 0 }] }), NOBODY).learnt, UNLEARNT);
  assert.is.not(settle(duel('m', ['ada', 'bob']), NOBODY).learnt, UNLEARNT);
});

settling('boss and party each have their own rating', () => {
  const { kept } = settle(matchOf('boss-vs-many', bossSides(3), [[0], [1, 2, 3]]), NOBODY);
  assert.equal(
    kept.seats.map(({ change }) => change?.key),
    ['boss', 'party', 'party', 'party'].map((role) => `dice-throne/boss-vs-many/${role}`),
  );
});

const unrated: [string, FinishedMatch][] = [
  ['a casual match', { ...duel('m', ['ada', 'bob']), pool: { game: 'dice-throne', mode: '1v1', ranked: false } }],
  ['a ranked match with a bot in it', duel('m', ['ada', 'bob'], { seatsMore: [{}, { player: undefined }] })],
];
for (const [name, match] of unrated) {
  settling(`${name} rates nobody and teaches nothing`, () => {
    const { kept, learnt, players } = settle(match, NOBODY);
    assert.not(kept.rated);
    assert.ok(kept.seats.every(({ change }) => change === undefined));
    assert.is(learnt, UNLEARNT);
    assert.equal(players.ada?.standings, {});
  });
}

settling('against bots neither heroes nor achievements are counted', () => {
  const bot = duel('m', ['ada', 'bob'], { seatsMore: [{ achieved: ['six-cards'] }, { player: undefined }] });
  assert.equal(settle(bot, NOBODY).players.ada?.achievements, {});
  assert.equal(settle(bot, NOBODY).players.ada?.as, {});
});

settling('an achievement is kept with its first match', () => {
  const first = settle(duel('m', ['ada', 'bob'], { seatsMore: [{ achieved: ['six-cards'] }] }), NOBODY);
  const again = duel('n', ['ada', 'bob'], { at: MONDAY + 1, seatsMore: [{ achieved: ['six-cards', 'own-mirror'] }] });
  assert.equal(settle(again, first).players.ada?.achievements, {
    'dice-throne/six-cards': { at: MONDAY, match: 'm' },
    'dice-throne/own-mirror': { at: MONDAY + 1, match: 'n' },
  });
});

settling('heroes: as which one, and against which, by who came before whom', () => {
  const match = matchOf('king-of-the-hill', freeForAll(3), [[1], [0, 2]]);
  const heroes = ['monk', 'ninja', 'paladin'];
  const { players } = settle(
    { ...match, seats: match.seats.map((seat, i) => ({ ...seat, hero: heroes[i] ?? '' })) },
    NOBODY,
  );
  assert.equal(players.ada?.as, { 'dice-throne/monk': { won: 0, drawn: 0, lost: 1 } });
  assert.equal(players.ada?.against, {
    'dice-throne/ninja': { won: 0, drawn: 0, lost: 1 },
    'dice-throne/paladin': { won: 0, drawn: 1, lost: 0 },
  });
});

settling('a draw is a draw for those who share the first place', () => {
  const { kept } = settle(duel('m', ['ada', 'bob'], { places: [[0, 1]] }), NOBODY);
  assert.equal(
    kept.seats.map(({ ending }) => ending),
    ['drawn', 'drawn'],
  );
});

settling('the chances that were promised are kept with the result', () => {
  const { chances = [] } = settle(duel('m', ['ada', 'bob']), NOBODY).kept;
  assert.equal(
    chances.map((chance) => chance.toFixed(6)),
    ['0.500000', '0.500000'],
  );
});

settling('taken back, a match leaves ratings, counts, heroes and conduct as they were', () => {
  let before: Books = NOBODY;
  for (let i = 0; i < 12; i++)
    before = settle(duel(`m${i}`, i % 3 ? ['ada', 'bob'] : ['bob', 'ada'], { at: MONDAY + i }), before);
  const after = settle(duel('x', ['ada', 'bob'], { at: MONDAY + 11, seatsMore: [{}, { left: 0.3 }] }), before);
  const back = unsettled(after.kept, after.players);
  for (const player of ['ada', 'bob']) {
    const [was, is] = [before.players[player], back[player]];
    assert.equal([is?.as, is?.against], [was?.as, was?.against]);
    const [a, b] = [was, is].map((record) => record?.standings['dice-throne/1v1/player']);
    assert.equal([b?.won, b?.drawn, b?.lost], [a?.won, a?.drawn, a?.lost]);
    near(b?.rating.mu, a?.rating.mu);
    near(b?.rating.sigma, a?.rating.sigma);
  }
  assert.is(back.bob?.conduct.until, 0);
  assert.ok((back.bob?.conduct.points ?? 1) < 1e-9);
});

settling('a stranger begins as a newcomer', () => {
  assert.equal(settle(duel('m', ['ada', 'bob']), NOBODY).kept.seats[0]?.change?.before, NEWCOMER);
});

settling.run();
