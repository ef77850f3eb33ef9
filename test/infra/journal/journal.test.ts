/** What a journal promises, the same for each store. */
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Journal, OwnedJournal } from '../../../infra/journal/journal.ts';
import { StartProblem } from '../../../infra/start-problem.ts';
import { eventually, PATIENCE_MS } from '../../support/eventually.ts';
import { redisStores, type StoreKind, sqlStores, tailedStores } from '../../support/stores/journals.ts';
import { CLUSTER } from '../../support/stores/redis-kinds.ts';
import { race, refusal, type Sentence } from './race.ts';

const taken = async (journal: Journal, id: string): Promise<OwnedJournal> => {
  const takenOver = await journal.takeOver(id);
  assert.ok(takenOver, `there is no ${id}`);
  return takenOver.owned;
};

const ODD_WORDS = ['ünïcödé', '☃ 🎲 \u{10FFFF}', '\ud800 alone', 'nul \0 in it', "'; DROP TABLE matches; --", '\u2028'];

const SENTENCES: readonly [string, Sentence][] = [
  [
    'a match begun is there to be read, by other processes too',
    async (journal, other) => {
      await journal.begin('m', { game: 'x', seats: [1, null] });
      const kept = { head: { game: 'x', seats: [1, null] }, entries: [], ending: undefined };
      assert.equal(await journal.read('m'), kept);
      assert.equal(await other.read('m'), kept);
    },
  ],
  [
    'a match that never began is not there',
    async (journal) => {
      assert.is(await journal.read('m'), undefined);
      assert.is(await journal.takeOver('m'), undefined);
      assert.equal(await journal.unfinished(), []);
    },
  ],
  [
    'a match begins once',
    async (journal, other) => {
      const owned = await journal.begin('m', 'first');
      assert.is(await refusal(other.begin('m', 'second')), 'MatchExists');
      assert.is(await refusal(journal.begin('m', 'first')), 'MatchExists');
      await owned.append(0, 'still its owner');
      assert.equal(await journal.read('m'), { head: 'first', entries: ['still its owner'], ending: undefined });
    },
  ],
  [
    'two that begin the same match at once: one of them owns it',
    async (journal, other) => {
      const outcomes = await Promise.allSettled([journal.begin('m', 1), other.begin('m', 2)]);
      assert.equal(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
      assert.equal(await journal.unfinished(), ['m']);
    },
  ],
  [
    'entries are kept in order',
    async (journal, other) => {
      const owned = await journal.begin('m', null);
      const entries = [{ seat: 0 }, 'text', 3, null, [], { deep: { er: [false] } }];
      for (const [n, entry] of entries.entries()) await owned.append(n, entry);
      assert.equal((await other.read('m'))?.entries, entries);
    },
  ],
  [
    'an entry that leaves a gap is refused, and nothing of it is kept',
    async (journal) => {
      const owned = await journal.begin('m', null);
      assert.is(await refusal(owned.append(1, 'b')), 'OutOfOrder');
      await owned.append(0, 'a');
      assert.is(await refusal(owned.append(2, 'c')), 'OutOfOrder');
      assert.is(await refusal(owned.append(-1, 'z')), 'OutOfOrder');
      await owned.append(1, 'b');
      assert.equal((await journal.read('m'))?.entries, ['a', 'b']);
    },
  ],
  [
    'the same entry repeated under its number is kept once',
    async (journal) => {
      const owned = await journal.begin('m', null);
      await owned.append(0, { a: 1 });
      await owned.append(0, { a: 1 });
      await owned.append(1, { b: 2 });
      await owned.append(0, { a: 1 });
      await owned.append(1, { b: 2 });
      assert.equal((await journal.read('m'))?.entries, [{ a: 1 }, { b: 2 }]);
    },
  ],
  [
    'another entry under a number that was given is refused',
    async (journal) => {
      const owned = await journal.begin('m', null);
      await owned.append(0, 'a');
      await owned.append(1, 'b');
      assert.is(await refusal(owned.append(0, 'x')), 'OutOfOrder');
      assert.is(await refusal(owned.append(1, 'x')), 'OutOfOrder');
      assert.equal((await journal.read('m'))?.entries, ['a', 'b']);
    },
  ],
  [
    'taking over answers what was kept, and goes on from there',
    async (journal, other) => {
      const first = await journal.begin('m', 'head');
      await first.append(0, 'a');
      const takenOver = await other.takeOver('m');
      assert.equal(takenOver?.kept, { head: 'head', entries: ['a'], ending: undefined });
      await takenOver?.owned.append(1, 'b');
      assert.equal((await journal.read('m'))?.entries, ['a', 'b']);
    },
  ],
  [
    'an owner that was taken over from writes nothing any more, at no place',
    async (journal, other, store) => {
      const first = await journal.begin('m', null);
      await first.append(0, 'a');
      const second = await taken(other, 'm');
      const before = await store.everything();
      for (const n of [0, 1, 2]) assert.is(await refusal(first.append(n, 'a')), 'Fenced', `place ${n}`);
      assert.is(await refusal(first.end('over')), 'Fenced');
      assert.is(await store.everything(), before);
      await second.append(1, 'b');
      assert.is(await refusal(first.append(1, 'b')), 'Fenced');
      await second.end('over');
      assert.is(await refusal(first.end('over')), 'Fenced');
    },
  ],
  [
    'of many owners the last one writes',
    async (journal, other) => {
      const owners = [await journal.begin('m', null)];
      for (let i = 0; i < 5; i++) owners.push(await taken(i % 2 ? journal : other, 'm'));
      const outcomes = await Promise.all(owners.map((owner, i) => refusal(owner.append(0, i))));
      assert.equal(outcomes, ['Fenced', 'Fenced', 'Fenced', 'Fenced', 'Fenced', 'none']);
      assert.equal((await journal.read('m'))?.entries, [5]);
    },
  ],
  [
    'reading takes nothing from the owner',
    async (journal, other) => {
      const owned = await journal.begin('m', null);
      for (let n = 0; n < 20; n++) {
        const [, kept] = await Promise.all([owned.append(n, n), other.read('m')]);
        const count = kept?.entries.length ?? -1;
        assert.ok(count === n || count === n + 1, `${count} entries while the ${n}th is written`);
        assert.equal(kept?.entries, [...Array(count).keys()]);
      }
    },
  ],
  [
    'unfinished matches are told oldest first, whatever their names and whoever owns them',
    async (journal, other) => {
      const ids = ['z', 'm', 'a', 'b:log', 'b'];
      for (const [i, id] of ids.entries()) await (i % 2 ? other : journal).begin(id, null);
      assert.equal(await journal.unfinished(), ids);
      await (await taken(other, 'z')).append(0, 'still the oldest');
      assert.equal(await journal.unfinished(), ids);
      await (await taken(other, 'a')).end(null);
      await journal.delete('m');
      assert.equal(await other.unfinished(), ['z', 'b:log', 'b']);
      await journal.begin('m', 'again');
      assert.equal(await journal.unfinished(), ['z', 'b:log', 'b', 'm']);
      assert.is(await other.countUnfinished(), 4);
    },
  ],
  [
    'a match is due when it was said to be, at once if nothing was said, and when it was taken over',
    async (journal, other) => {
      // Of those that are due at the same moment any may come first.
      const dueBy = async (moment: number) => (await other.dueBy(moment, 10)).map(({ id }) => id).sort();
      await journal.begin('late', null, 2000);
      await journal.begin('at once', null);
      const owned = await journal.begin('m', null, 1000);
      assert.equal(await dueBy(999), ['at once']);
      assert.equal(await journal.dueBy(2000, 10), [
        { id: 'at once', due: 0 },
        { id: 'm', due: 1000 },
        { id: 'late', due: 2000 },
      ]);
      assert.equal(await journal.dueBy(2000, 1), [{ id: 'at once', due: 0 }], 'at most so many');
      await owned.append(0, 'a', 500);
      await owned.append(1, 'b');
      assert.equal(await journal.dueBy(700, 10), [
        { id: 'at once', due: 0 },
        { id: 'm', due: 500 },
      ]);
      await journal.postpone({ id: 'm', due: 400 }, 9000); // it is due at another moment
      assert.equal(await dueBy(700), ['at once', 'm']);
      await other.postpone({ id: 'm', due: 500 }, 9000);
      assert.equal(await dueBy(8999), ['at once', 'late']);
      await taken(other, 'late');
      assert.equal(await dueBy(0), ['at once', 'late']);
      await (await taken(journal, 'at once')).end(null);
      await journal.delete('m');
      assert.equal(await dueBy(10_000), ['late']);
    },
  ],
  [
    'an owner that was taken over from says nothing of when the match is due',
    async (journal, other) => {
      const first = await journal.begin('m', null, 100);
      await taken(other, 'm');
      assert.is(await refusal(first.append(0, 'a', 5000)), 'Fenced');
      assert.equal(await journal.dueBy(0, 10), [{ id: 'm', due: 0 }]);
    },
  ],
  [
    'bytes come back as they were given, among entries of JSON',
    async (journal, other) => {
      const owned = await journal.begin('m', null);
      const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
      const entries = [bytes, 'text', new Uint8Array(), bytes.slice(128), { a: 1 }];
      for (const [n, entry] of entries.entries()) {
        await owned.append(n, entry);
        await owned.append(n, entry);
      }
      assert.is(await refusal(owned.append(3, bytes.slice(127))), 'OutOfOrder');
      assert.equal((await other.read('m'))?.entries, entries);
    },
  ],
  [
    'a match that ends may keep less than it had',
    async (journal, other) => {
      const owned = await journal.begin('m', 'head');
      for (let n = 0; n < 200; n++) await owned.append(n, `entry ${n}`);
      const fewer = ['a', Uint8Array.of(1, 2), 'c'];
      await owned.end('over', fewer);
      await owned.end('over', fewer);
      assert.equal(await other.read('m'), { head: 'head', entries: fewer, ending: 'over' });
      assert.is(await refusal(owned.end('otherwise', ['b'])), 'OutOfOrder');
      assert.equal((await other.read('m'))?.entries, fewer);
    },
  ],
  [
    'who does not own a match does not rewrite it either',
    async (journal, other) => {
      const first = await journal.begin('m', null);
      await first.append(0, 'a');
      await taken(other, 'm');
      assert.is(await refusal(first.end('over', [])), 'Fenced');
      assert.equal(await journal.read('m'), { head: null, entries: ['a'], ending: undefined });
    },
  ],
  [
    'a match that ended keeps its ending and takes no entry more',
    async (journal, other) => {
      const owned = await journal.begin('m', null);
      await owned.append(0, 'a');
      await owned.end({ winner: 1 });
      assert.equal(await other.read('m'), { head: null, entries: ['a'], ending: { winner: 1 } });
      assert.equal(await other.unfinished(), []);
      assert.is(await refusal(owned.append(1, 'b')), 'OutOfOrder');
      await owned.append(0, 'a');
      assert.is(await refusal((await taken(other, 'm')).append(1, 'b')), 'OutOfOrder');
      assert.equal((await journal.read('m'))?.entries, ['a']);
    },
  ],
  [
    'the same ending may be repeated, another one is refused',
    async (journal) => {
      const owned = await journal.begin('m', null);
      await owned.end(null);
      await owned.end(null);
      assert.is(await refusal(owned.end({ winner: 1 })), 'OutOfOrder');
      assert.is((await journal.read('m'))?.ending, null);
    },
  ],
  [
    'what JSON cannot say is refused before anything is written',
    async (journal, _other, store) => {
      const owned = await journal.begin('m', null);
      const before = await store.everything();
      assert.is(await refusal(owned.append(0, undefined)), 'TypeError');
      assert.is(await refusal(owned.end(undefined)), 'TypeError');
      assert.is(await refusal(journal.begin('n', undefined)), 'TypeError');
      assert.is(await store.everything(), before);
    },
  ],
  [
    'deleting a match leaves nothing of it, and nothing of others is touched',
    async (journal, other, store) => {
      await (await journal.begin('kept', 1)).append(0, 'a');
      const before = await store.everything();
      const running = await journal.begin('m', { head: 1 });
      await running.append(0, 'a');
      await running.append(1, 'b');
      await other.delete('m');
      assert.is(await store.everything(), before);
      assert.is(await journal.read('m'), undefined);
      assert.is(await refusal(running.append(2, 'c')), 'Fenced');
      assert.is(await refusal(running.end(1)), 'Fenced');
      assert.is(await store.everything(), before);
      await journal.delete('m');
    },
  ],
  [
    'the owner of a match that was deleted does not own the next of that name',
    async (journal) => {
      const first = await journal.begin('m', 1);
      await journal.delete('m');
      const second = await journal.begin('m', 2);
      assert.is(await refusal(first.append(0, 'old')), 'Fenced');
      await second.append(0, 'new');
      assert.equal(await journal.read('m'), { head: 2, entries: ['new'], ending: undefined });
    },
  ],
  [
    'names that contain parts of other names are matches of their own',
    async (journal) => {
      const ids = ['a', 'a:log', 'a:head', 'a:log:log', '', ' ', '*', ...ODD_WORDS.slice(1)];
      const owners = await Promise.all(ids.map((id) => journal.begin(id, id)));
      await Promise.all(owners.map((owner, i) => owner.append(0, ids[i])));
      for (const id of ids.slice(1, 4)) await journal.delete(id);
      assert.equal((await journal.read('a'))?.entries, ['a']);
      assert.is(await journal.read('a:log'), undefined);
    },
  ],
  [
    'any text comes back as it was given',
    async (journal) => {
      const owned = await journal.begin('m', ODD_WORDS);
      for (const [n, word] of ODD_WORDS.entries()) {
        await owned.append(n, { [word]: word });
        await owned.append(n, { [word]: word });
      }
      await owned.end(ODD_WORDS);
      const entries = ODD_WORDS.map((word) => ({ [word]: word }));
      assert.equal(await journal.read('m'), { head: ODD_WORDS, entries, ending: ODD_WORDS });
    },
  ],
  [
    'a head and an entry of 500 KB come back whole',
    async (journal) => {
      const large = Array.from({ length: 50_000 }, (_, i) => String(i).padStart(8, '☃'));
      const owned = await journal.begin('m', large);
      await owned.append(0, large);
      await owned.append(0, large);
      assert.equal((await journal.takeOver('m'))?.kept, { head: large, entries: [large], ending: undefined });
    },
  ],
  [
    '5000 entries come back in order',
    async (journal, other) => {
      const owned = await journal.begin('m', null);
      const entries = Array.from({ length: 5000 }, (_, n) => ({ n, action: { type: 'roll', keep: [n % 6] } }));
      for (const [n, entry] of entries.entries()) await owned.append(n, entry);
      assert.equal((await other.takeOver('m'))?.kept.entries, entries);
    },
  ],
  [
    'many matches are written side by side, each in its own order',
    async (journal, other) => {
      const play = async (id: string, i: number): Promise<void> => {
        const owned = await (i % 2 ? journal : other).begin(id, i);
        for (let n = 0; n < 20; n++) await owned.append(n, [i, n]);
        await owned.end(i);
      };
      const ids = Array.from({ length: 40 }, (_, i) => `match-${i}`);
      await Promise.all(ids.map(play));
      for (const [i, id] of ids.entries()) {
        const entries = Array.from({ length: 20 }, (_, n) => [i, n]);
        assert.equal(await journal.read(id), { head: i, entries, ending: i });
      }
      assert.equal(await journal.unfinished(), []);
    },
  ],
  [
    'one refused append does not spoil those written beside it',
    async (journal) => {
      const a = await journal.begin('a', null);
      const b = await journal.begin('b', null);
      const fenced = await journal.begin('c', null);
      await taken(journal, 'c');
      const outcomes = await Promise.all(
        [a.append(0, 1), fenced.append(0, 1), b.append(7, 1), b.append(0, 1)].map(refusal),
      );
      assert.equal(outcomes, ['none', 'Fenced', 'OutOfOrder', 'none']);
      assert.equal((await journal.read('b'))?.entries, [1]);
    },
  ],
  [
    'a lease is one claimant’s until it runs out',
    async (journal, other) => {
      assert.ok(await journal.claim('resume:m', 'me', PATIENCE_MS));
      assert.not(await other.claim('resume:m', 'you', 150));
      assert.ok(await other.claim('resume:n', 'you', 150), 'another name is another lease');
      await eventually('it runs out', () => journal.claim('resume:n', 'me', PATIENCE_MS));
      assert.not(await other.claim('resume:n', 'you', 150));
    },
  ],
  [
    'a lease claimed again by the same one starts anew',
    async (journal, other) => {
      assert.ok(await journal.claim('l', 'me', 200));
      assert.ok(await other.claim('l', 'me', PATIENCE_MS));
      await sleep(300); // the first claim would have run out
      assert.not(await other.claim('l', 'you', 300));
    },
  ],
  [
    'only its holder gives a lease back',
    async (journal, other) => {
      assert.ok(await journal.claim('l', 'me', 60_000));
      await other.unclaim('l', 'you');
      assert.not(await other.claim('l', 'you', 60_000));
      await journal.unclaim('l', 'me');
      assert.ok(await other.claim('l', 'you', 60_000));
      await journal.unclaim('nothing', 'me');
    },
  ],
  [
    'of many that claim at once one has it',
    async (journal, other) => {
      const claims = Array.from({ length: 20 }, (_, i) => (i % 2 ? journal : other).claim('l', `p${i}`, 60_000));
      assert.is((await Promise.all(claims)).filter(Boolean).length, 1);
    },
  ],
];

/** What is said of a store that two processes have open at once. */
const SENTENCES_OF_TWO: readonly [string, Sentence][] = [
  [
    'a store written by a newer version is refused in one sentence, and left as it is',
    async (journal, _other, store) => {
      await journal.begin('m', 1);
      await store.age(1);
      const before = await store.everything();
      const error: unknown = await store.open().catch((reason: unknown) => reason);
      assert.instance(error, StartProblem);
      const said = /^StartProblem: [^\n]*newer version \(its form is (\d), this version knows (\d)\)[^\n]*\.$/;
      const [, found, known] = said.exec(String(error)) ?? [];
      assert.is(Number(found), Number(known) + 1, String(error));
      assert.is(await store.everything(), before);
      await store.age(-1);
      await (await store.open()).close();
    },
  ],
  [
    'what waits to be written when a journal is closed is written',
    async (journal, other) => {
      const owned = await journal.begin('m', null);
      const last = owned.append(0, 'last');
      await journal.close();
      await last;
      assert.equal((await other.read('m'))?.entries, ['last']);
      assert.is(await refusal(owned.append(1, 'too late')), 'StoreTrouble');
      assert.is(await refusal(journal.read('m')), 'StoreTrouble');
    },
  ],
];

const run = (kind: StoreKind): void => {
  const journals = suite(`journal in ${kind.name}`);
  const tell = (name: string, sentence: Sentence): void =>
    journals(name, async () => {
      const store = await kind.fresh();
      const journal = await store.open();
      const other = kind.isOnesOwn ? journal : await store.open();
      try {
        await sentence(journal, other, store);
      } finally {
        await Promise.all([...new Set([journal, other])].map((each) => each.close()));
      }
    });
  for (const [name, sentence] of SENTENCES) tell(name, sentence);
  if (!kind.isOnesOwn) for (const [name, sentence] of SENTENCES_OF_TWO) tell(name, sentence);
  for (let seed = 1; seed <= 12; seed++)
    tell(`owners that race lose nothing that was answered, seed ${seed}`, race(seed));
  journals.after(() => kind.end());
  journals.run();
};

for (const kind of [sqlStores(), tailedStores(), await redisStores(), await redisStores(CLUSTER)]) run(kind);
