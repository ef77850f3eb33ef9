/** What the ladder promises, the same for each store. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { boardPage, boardPlace } from '../../../infra/ladder/boards.ts';
import { Ladder } from '../../../infra/ladder/ladder.ts';
import { WEEK } from '../../../league/ladder/season.ts';
import { shown } from '../../../league/ladder/standing.ts';
import { NEWCOMER } from '../../../league/rating.ts';
import {
  bossSides,
  duel,
  HOUR,
  type LadderPlace,
  MONDAY,
  redisLadders,
  sqlLadders,
} from '../../support/stores/ladders.ts';
import { CLUSTER } from '../../support/stores/redis-kinds.ts';

/** The ladder, a second one on the same store as another process has it, and where the store is. */
type Sentence = (ladder: Ladder, other: Ladder, place: LadderPlace) => Promise<void>;

const KEY = 'dice-throne/1v1/player';
const BOARD = { key: KEY, season: 1 } as const;
const NOW = MONDAY + HOUR;

const countsOf = async (ladder: Ladder, player: string): Promise<number[]> => {
  const { won, drawn, lost } = (await ladder.record(player)).standings[KEY] ?? {};
  return [won ?? 0, drawn ?? 0, lost ?? 0];
};
const muOf = async (ladder: Ladder, player: string): Promise<number> =>
  (await ladder.record(player)).standings[KEY]?.rating.mu ?? NEWCOMER.mu;
/** Everything the ladder knows of a few players and matches, as text. */
const everything = async (ladder: Ladder, players: string[], matches: string[]): Promise<string> =>
  JSON.stringify([
    await ladder.records(players),
    await Promise.all(matches.map((match) => ladder.match(match))),
    await ladder.learnt('dice-throne', '1v1'),
    await boardPage(ladder, BOARD, 0, 100, NOW),
  ]);

/** So many duels, of which the first player wins two in three: who always wins is hard to rate. */
const win = async (ladder: Ladder, [a, b]: [string, string], times: number, name = `${a}-${b}`): Promise<void> => {
  for (let i = 0; i < times; i++)
    await ladder.finish(duel(`${name}-${i}`, i % 3 < 2 ? [a, b] : [b, a], { at: MONDAY + i }));
};

const STORE_SENTENCES: readonly [string, Sentence][] = [
  [
    'the store: a change of which one version does not hold writes nothing at all',
    async ({ store }, other) => {
      assert.ok(await store.write({ expected: { a: 0 }, put: { a: 1, b: { deep: ['x'] } }, rank: [] }));
      const late = {
        expected: { b: 1, a: 0 },
        put: { b: 'late', c: 'late' },
        rank: [{ ranking: 'r', member: 'm', score: 1 }],
      };
      assert.not(await other.store.write(late));
      assert.equal(await store.read(['a', 'b', 'c']), [
        { version: 1, value: 1 },
        { version: 1, value: { deep: ['x'] } },
        { version: 0, value: undefined },
      ]);
      assert.is(await store.size('r'), 0);
    },
  ],
  [
    'the store: of many who change the same document at once, one does',
    async (ladder, other) => {
      const writes = Array.from({ length: 8 }, (_, i) =>
        (i % 2 ? ladder : other).store.write({ expected: { a: 0 }, put: { a: i }, rank: [] }),
      );
      assert.is((await Promise.all(writes)).filter(Boolean).length, 1);
    },
  ],
  [
    'the store: a document that is removed is as one that never was',
    async ({ store }) => {
      await store.write({ expected: {}, put: { a: 1 }, rank: [] });
      await store.write({ expected: { a: 1 }, put: { a: undefined }, rank: [] });
      assert.equal(await store.read(['a']), [{ version: 0, value: undefined }]);
    },
  ],
  [
    'the store: a ranking goes by score, equal ones by name, and knows everybody’s place',
    async ({ store }) => {
      const scores: [string, number][] = [
        ['b', 5],
        ['a', 5],
        ['c', 9],
        ['d', -1],
        ['e', 0.5],
      ];
      const rank = scores.map(([member, score]) => ({ ranking: 'r', member, score }));
      await store.write({ expected: {}, put: {}, rank });
      assert.equal(
        (await store.page('r', 0, 9)).map(({ member, score }) => [member, score]),
        [
          ['c', 9],
          ['a', 5],
          ['b', 5],
          ['e', 0.5],
          ['d', -1],
        ],
      );
      assert.equal(
        (await store.page('r', 1, 2)).map(({ member }) => member),
        ['a', 'b'],
      );
      assert.equal(await Promise.all(['c', 'b', 'd', 'z'].map((member) => store.place('r', member))), [
        0,
        2,
        4,
        undefined,
      ]);
      await store.write({
        expected: {},
        put: {},
        rank: [
          { ranking: 'r', member: 'c' },
          { ranking: 'r', member: 'd', score: 7 },
        ],
      });
      assert.equal([await store.size('r'), await store.place('r', 'd'), await store.size('other')], [4, 0, 0]);
    },
  ],
  [
    'the store: odd words come back as they went in',
    async ({ store }, other) => {
      const odd = ['ünïcödé', '☃ 🎲', "'; DROP TABLE documents; --"];
      for (const word of odd) {
        await store.write({ expected: {}, put: { [word]: word }, rank: [{ ranking: word, member: word, score: 1 }] });
        assert.equal(await other.store.read([word]), [{ version: 1, value: word }]);
        assert.equal(await other.store.page(word, 0, 5), [{ member: word, score: 1 }]);
      }
    },
  ],
  [
    'the store: one that a newer version wrote is not opened',
    async (_ladder, _other, place) => {
      await place.age();
      const error = await place.open().then(
        () => undefined,
        (why: unknown) => why,
      );
      assert.match(String(error), /newer version/);
    },
  ],
];

const SENTENCES: readonly [string, Sentence][] = [
  [
    'a result moves both ratings, and other processes see it',
    async (ladder, other) => {
      await ladder.finish(duel('m', ['ada', 'bob']));
      assert.equal(
        [await countsOf(other, 'ada'), await countsOf(other, 'bob')],
        [
          [1, 0, 0],
          [0, 0, 1],
        ],
      );
      assert.ok((await muOf(other, 'ada')) > NEWCOMER.mu && (await muOf(other, 'bob')) < NEWCOMER.mu);
      assert.equal(
        (await other.ratings(['ada', 'new'], { game: 'dice-throne', mode: '1v1', roles: ['player'] }, NOW)).new,
        {
          player: NEWCOMER,
        },
      );
    },
  ],
  [
    'a result is applied once, however often it is told and by whom',
    async (ladder, other) => {
      const told = duel('m', ['ada', 'bob']);
      const first = await ladder.finish(told);
      const before = await everything(ladder, ['ada', 'bob'], ['m']);
      for (const again of [ladder, other, ladder]) assert.equal(await again.finish(told), first);
      assert.is(await everything(other, ['ada', 'bob'], ['m']), before);
    },
  ],
  [
    'told by many at once, it is applied once',
    async (ladder, other) => {
      const told = duel('m', ['ada', 'bob']);
      await Promise.all(Array.from({ length: 10 }, (_, i) => (i % 2 ? ladder : other).finish(told)));
      assert.equal(await countsOf(ladder, 'ada'), [1, 0, 0]);
    },
  ],
  [
    'results of one player that come from two processes at once are all there',
    async (ladder, other) => {
      const told = Array.from({ length: 24 }, (_, i) => duel(`m${i}`, i % 3 ? ['ada', `p${i}`] : [`p${i}`, 'ada']));
      await Promise.all(told.map((match, i) => (i % 2 ? ladder : other).finish(match)));
      assert.equal(await countsOf(ladder, 'ada'), [16, 0, 8]);
      assert.is((await other.results('ada', 0, 100)).total, 24);
    },
  ],
  [
    'a casual match is kept and rates nobody',
    async (ladder) => {
      const pool = { game: 'dice-throne', mode: '1v1', ranked: false };
      await ladder.finish(duel('m', ['ada', 'bob'], { pool }));
      assert.is(await muOf(ladder, 'ada'), NEWCOMER.mu);
      assert.is((await ladder.results('ada', 0, 10)).results[0]?.rated, false);
      assert.equal((await ladder.record('ada')).as['dice-throne/monk'], { won: 1, drawn: 0, lost: 0 });
    },
  ],
  [
    'a match taken back before it was told never counts',
    async (ladder, other) => {
      assert.is(await ladder.refund('m'), 'nothing to undo');
      assert.equal(await other.finish(duel('m', ['ada', 'bob'])), { voided: true });
      assert.equal(await countsOf(ladder, 'ada'), [0, 0, 0]);
      assert.is((await ladder.results('ada', 0, 10)).total, 0);
    },
  ],
  [
    'a match taken back leaves ratings and counts as they were, once',
    async (ladder, other) => {
      await win(ladder, ['ada', 'bob'], 21);
      const before = (await ladder.record('ada')).standings[KEY];
      const boardBefore = (await boardPage(ladder, BOARD, 0, 10, NOW)).entries;
      await ladder.finish(duel('m', ['bob', 'ada'], { at: MONDAY + 20 }));
      assert.is(await other.refund('m'), 'undone');
      assert.is(await ladder.refund('m'), 'nothing to undo');
      const after = (await ladder.record('ada')).standings[KEY];
      assert.equal(after && { ...after, rating: 0 }, before && { ...before, rating: 0 });
      assert.ok(Math.abs((after?.rating.mu ?? 0) - (before?.rating.mu ?? 1)) < 1e-9);
      assert.ok(Math.abs((after?.rating.sigma ?? 0) - (before?.rating.sigma ?? 1)) < 1e-9);
      assert.equal((await boardPage(ladder, BOARD, 0, 10, NOW)).entries, boardBefore);
      assert.equal(await ladder.finish(duel('m', ['bob', 'ada'])), { voided: true });
      assert.is((await ladder.match('m'))?.voided, true);
    },
  ],
  [
    'what came after a match that is taken back stays',
    async (ladder) => {
      await ladder.finish(duel('m', ['ada', 'bob']));
      await ladder.finish(duel('n', ['ada', 'cid']));
      await ladder.refund('m');
      assert.equal(await countsOf(ladder, 'ada'), [1, 0, 0]);
      assert.equal(await countsOf(ladder, 'bob'), [0, 0, 0]);
      assert.ok((await muOf(ladder, 'ada')) > NEWCOMER.mu);
      assert.ok(Math.abs((await muOf(ladder, 'bob')) - NEWCOMER.mu) < 1e-9);
    },
  ],
  [
    'a board lists those of whom enough is known, the best first, with places that go on over pages',
    async (ladder) => {
      for (let round = 0; round < 30; round++) {
        for (const [i, a] of ['a', 'b', 'c', 'd'].entries()) {
          const b = ['a', 'b', 'c', 'd'][(i + 1 + (round % 3)) % 4] ?? '';
          if (a < b) await ladder.finish(duel(`${a}${b}${round}`, [a, b]));
        }
      }
      await ladder.finish(duel('once', ['new', 'd']));
      const { total, entries } = await boardPage(ladder, BOARD, 0, 3, NOW);
      assert.is(total, 4);
      assert.equal(
        entries.map(({ player, place }) => [player, place]),
        [
          ['a', 1],
          ['b', 2],
          ['c', 3],
        ],
      );
      assert.equal(
        (await boardPage(ladder, BOARD, 3, 3, NOW)).entries.map(({ player, place }) => [player, place]),
        [['d', 4]],
      );
      assert.is(await boardPlace(ladder, BOARD, 'c'), 3);
      assert.is(await boardPlace(ladder, BOARD, 'new'), undefined);
      const own = (await ladder.record('a')).standings[KEY];
      assert.is(entries[0]?.shown, own && shown(own.rating));
    },
  ],
  [
    'who stays away goes down, as soon as the board is looked at',
    async (ladder) => {
      await win(ladder, ['ada', 'bob'], 24);
      const rested = MONDAY + 10 * WEEK;
      for (let i = 0; i < 24; i++) {
        await ladder.finish(duel(`late ${i}`, i % 3 ? ['cid', 'dan'] : ['dan', 'cid'], { at: rested }));
      }
      const [early] = (await boardPage(ladder, BOARD, 0, 1, MONDAY)).entries;
      const page = await boardPage(ladder, BOARD, 0, 2, rested);
      const ada = page.entries.find(({ player }) => player === 'ada');
      assert.ok((ada?.shown ?? 9999) < (early?.shown ?? 0), `${ada?.shown} after ${early?.shown}`);
      assert.equal(
        page.entries.map(({ player }) => player),
        ['cid', 'ada'],
      );
    },
  ],
  [
    'a new season has a board of its own, the old one stays as it ended, and its end is in the history',
    async (ladder) => {
      await win(ladder, ['ada', 'bob'], 21);
      const before = await boardPage(ladder, BOARD, 0, 10, NOW);
      const later = MONDAY + 13 * WEEK;
      await ladder.finish(duel('new season', ['bob', 'ada'], { at: later }));
      assert.equal(await boardPage(ladder, BOARD, 0, 10, later), before);
      assert.is((await boardPage(ladder, { key: KEY, season: 2 }, 0, 10, later)).total, 2);
      const { history, standings } = await ladder.record('ada');
      assert.equal(history, [
        { season: 1, key: KEY, shown: before.entries[0]?.shown, provisional: false, won: 14, drawn: 0, lost: 7 },
      ]);
      assert.is(standings[KEY]?.season, 2);
      assert.is(standings[KEY]?.lost, 1);
    },
  ],
  [
    'boss and party are rated apart, and what the boss is worth is learnt by the size of the match',
    async (ladder) => {
      for (let i = 0; i < 8; i++) {
        await ladder.finish({
          match: `m${i}`,
          pool: { game: 'dice-throne', mode: 'boss-vs-many', ranked: true },
          at: MONDAY,
          sides: bossSides(2),
          seats: ['ada', 'bob', 'cid'].map((player) => ({ player, hero: player === 'ada' ? 'mad-king' : 'monk' })),
          places: [[0], [1, 2]],
        });
      }
      const { advantage } = await ladder.learnt('dice-throne', 'boss-vs-many');
      assert.equal(Object.keys(advantage), ['3']);
      assert.ok((advantage[3]?.mu ?? 0) > 1);
      assert.equal(Object.keys((await ladder.record('ada')).standings), ['dice-throne/boss-vs-many/boss']);
      assert.equal(Object.keys((await ladder.record('bob')).standings), ['dice-throne/boss-vs-many/party']);
    },
  ],
  [
    'results come newest first, in pages, and say whom one met last',
    async (ladder) => {
      for (let i = 0; i < 7; i++) await ladder.finish(duel(`m${i}`, ['ada', `p${i}`], { at: MONDAY + i }));
      const { total, results } = await ladder.results('ada', 2, 3);
      assert.is(total, 7);
      assert.equal(
        results.map(({ match }) => match),
        ['m4', 'm3', 'm2'],
      );
      assert.equal(await ladder.lastMet('ada'), ['p6']);
      assert.equal(await ladder.lastMet('nobody'), []);
    },
  ],
  [
    'of a player who is forgotten nothing stays, and others keep their results without them',
    async (ladder, other) => {
      await win(ladder, ['ada', 'bob'], 21);
      await ladder.forget('ada');
      await ladder.forget('ada');
      assert.equal(await other.results('ada', 0, 10), { total: 0, results: [] });
      assert.is(await boardPlace(ladder, BOARD, 'ada'), undefined);
      assert.equal(await countsOf(ladder, 'bob'), [7, 0, 14]);
      const { total, results } = await other.results('bob', 0, 1);
      assert.is(total, 21);
      assert.equal(
        results[0]?.seats.map(({ player }) => player),
        ['bob', undefined],
      );
      const kept = await everything(
        other,
        ['bob'],
        results.map(({ match }) => match),
      );
      assert.not(kept.includes('"ada"'));
    },
  ],
  [
    'a match that ends after a player was forgotten keeps nothing of that player, and rates the others',
    async (ladder) => {
      await win(ladder, ['ada', 'bob'], 2);
      await ladder.forget('ada');
      await ladder.finish(duel('late', ['bob', 'ada']));
      assert.equal(await ladder.results('ada', 0, 10), { total: 0, results: [] });
      assert.equal(await countsOf(ladder, 'bob'), [1, 0, 2]);
      assert.equal(
        (await ladder.match('late'))?.seats.map(({ player }) => player),
        ['bob', undefined],
      );
      assert.is(await ladder.refund('late'), 'undone');
      assert.equal(await countsOf(ladder, 'bob'), [0, 0, 2]);
    },
  ],
  [
    'a player who is forgotten while results come in is gone',
    async (ladder, other) => {
      const told = Array.from({ length: 20 }, (_, i) => duel(`m${i}`, ['ada', `p${i}`]));
      await Promise.all([...told.map((match, i) => (i % 2 ? ladder : other).finish(match)), other.forget('ada')]);
      await ladder.forget('ada');
      assert.equal(await ladder.results('ada', 0, 10), { total: 0, results: [] });
      const matches = await Promise.all(told.map(({ match }) => ladder.match(match)));
      assert.ok(matches.every((match) => match?.seats.every(({ player }) => player !== 'ada')));
    },
  ],
  [
    'who left has a pause, and a match taken back takes the pause back',
    async (ladder) => {
      await ladder.finish(duel('m', ['ada', 'bob'], { seatsMore: [{}, { left: 0 }] }));
      const until = await ladder.pausedUntil('bob');
      assert.ok(until > MONDAY);
      assert.is(await ladder.pausedUntil('ada'), 0);
      await ladder.refund('m');
      assert.is(await ladder.pausedUntil('bob'), 0);
    },
  ],
];

// Both before the first suite, so that none begins while another is still being made.
const kinds = [sqlLadders(), await redisLadders(), await redisLadders(CLUSTER)];
for (const kind of kinds) {
  const sentences = suite(`ladder in ${kind.name}`);
  for (const [name, sentence] of [...STORE_SENTENCES, ...SENTENCES]) {
    sentences(name, async () => {
      const place = kind.fresh();
      const [first, second] = [new Ladder(await place.open()), new Ladder(await place.open())];
      try {
        await sentence(first, second, place);
      } finally {
        await Promise.all([first.close(), second.close()]);
      }
    });
  }
  sentences.after(() => kind.end());
  sentences.run();
}
