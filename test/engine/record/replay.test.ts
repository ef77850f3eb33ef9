/** A finished match, watched again: every frame is what the viewer saw, in whatever order frames are asked for. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../../engine/bots/index.ts';
import { seededStream } from '../../../engine/core/chance.ts';
import { commitmentTo } from '../../../engine/core/fair.ts';
import type { AnyGame, Viewer } from '../../../engine/core/game.ts';
import { Rewindable } from '../../../engine/core/undo.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import type { MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import { dicebornHeroes } from '../../../engine/diceborn-heroes/index.ts';
import {
  type Beginning,
  type MatchRecord,
  type RecordEntry,
  startOf,
  writeRecord,
} from '../../../engine/record/record.ts';
import { recordOf } from '../../../engine/record/record-builder.ts';
import { type Eyes, type Frame, Replay, readReplay, wholeReplay } from '../../../engine/record/replay.ts';
import { playedBy } from '../../../proof/matches/played.ts';
import { choices } from '../../../proof/random.ts';

const replays = suite('replay: a match watched again');

const { record: duel } = await playedBy('replayed', ['barbarian', 'moon-elf'], '1v1', 'when-able');
const { record: teams } = await playedBy('replayed teams', ['monk', 'ninja', 'treant', 'paladin'], '2v2', 'last-call');

const viewersOf = ({ seats }: MatchRecord): Viewer[] => [...seats.keys(), 'public'];

for (const [name, record] of [
  ['a duel', duel],
  ['two against two', teams],
] as const) {
  replays(`${name}: at every step each viewer sees the game's own view of the match`, () => {
    const replay = wholeReplay<MatchView>(diceThrone, record);
    const match = startOf(diceThrone, record);
    for (let step = 0; step <= record.entries.length; step++) {
      const entry = record.entries[step - 1];
      const read = entry && diceThrone.parse(entry.action);
      const events = entry && read && 'action' in read ? diceThrone.apply(match as never, entry.seat, read.action) : [];
      for (const viewer of viewersOf(record)) {
        const frame = replay.frame(step, viewer);
        assert.equal(frame.view, diceThrone.view(match as never, viewer), `step ${step}, ${viewer}`);
        assert.is(frame.at, entry?.at ?? 0);
        if (entry) assert.equal(replay.eventsAt(step, viewer), diceThrone.seen(match as never, events, viewer));
      }
    }
  });
}

const framesOf = (replay: Replay<MatchView>, steps: readonly number[], eyes: Eyes): Frame<MatchView>[] =>
  steps.map((step) => replay.frame(step, eyes));

replays('seeking backwards, and to and fro, gives what going forwards gives', () => {
  const forwards = [...Array(duel.entries.length + 1).keys()];
  for (const eyes of [0, 'public', 'everything'] as const) {
    const expected = framesOf(new Replay<MatchView>(diceThrone, duel), forwards, eyes);
    const backwards = framesOf(new Replay<MatchView>(diceThrone, duel), [...forwards].reverse(), eyes).reverse();
    assert.equal(backwards, expected);
    const random = choices('seeking');
    const replay = new Replay<MatchView>(diceThrone, duel);
    for (let i = 0; i < 200; i++) {
      const step = Math.min(random.below(256) + random.below(256), forwards.length - 1);
      assert.equal(replay.frame(step, eyes), expected[step], `step ${step}`);
    }
  }
});

replays('a hand, what is drawn and what is answered about hidden cards are for the own eyes', () => {
  const replay = wholeReplay<MatchView>(diceThrone, duel);
  let drawn = 0;
  for (let step = 0; step <= replay.length; step++) {
    const seen = replay.frame(step, 1);
    assert.is(seen.view.seats[0]?.hand, undefined);
    assert.is(seen.view.seats[1]?.hand?.length, seen.view.seats[1]?.handCount);
    assert.ok(replay.frame(step, 'public').view.seats.every(({ hand }) => hand === undefined));
    assert.equal(
      replay.seatViews(step).map((view, seat) => view.seats[seat]?.hand?.length),
      seen.view.seats.map(({ handCount }) => handCount),
    );
    for (const event of replay.eventsAt(step, 1)) {
      if (event.type !== 'drawn') continue;
      drawn++;
      assert.is('cards' in event, Reflect.get(event, 'seat') === 1);
    }
    if (step === 0) continue;
    assert.is(seen.seat, duel.entries[step - 1]?.seat);
    assert.is('action' in seen || 'by' in seen, seen.seat === 1);
    assert.not('action' in replay.frame(step, 'public'));
    assert.equal(replay.frame(step, 'everything').action, duel.entries[step - 1]?.action);
  }
  assert.ok(drawn > 4);
});

replays('names stand in the words; turns are marked from the first on; the log is the frames’ own lines', () => {
  const replay = wholeReplay<MatchView>(diceThrone, duel);
  const turns = replay.turns();
  assert.equal(
    turns.map(({ turn }) => turn),
    turns.map((_, index) => index + 1),
  );
  assert.is(turns[0]?.step, 0);
  for (const { step, turn, seat } of turns) {
    const { view, lines } = replay.frame(step, 'public');
    assert.is(view.turn, turn);
    assert.is(view.active, seat);
    assert.ok(lines.includes(`Turn ${turn}: Player ${seat}.`));
  }
  const log = replay.log('everything');
  assert.is(log.length, replay.length + 1);
  assert.equal(log[12], replay.frame(12, 'everything').lines);
  assert.match(log.at(-1)?.at(-1) ?? '', /^Player \d wins the match\.$/);
  assert.ok(log.flat().every((line) => !line.includes('{')));
});

const last = (record: MatchRecord, change: object): MatchRecord => ({
  ...record,
  entries: record.entries.map((entry, index) =>
    index === record.entries.length - 1 ? { ...entry, ...change } : entry,
  ),
});
const refused: [string, MatchRecord, RegExp][] = [
  ['another game', { ...duel, game: 'chess' }, /^game: is chess, not dice-throne$/],
  ['other rules', { ...duel, content: '0'.repeat(64) }, /^content: .* other rules/],
  [
    'a match that ends too soon',
    { ...duel, entries: duel.entries.slice(0, -1) },
    /^record: has no end after its last action/,
  ],
  ['a record without its last line', { ...duel, end: undefined }, /^record: has no end/],
  ['an action after the end', { ...duel, entries: [...duel.entries, ...duel.entries.slice(-1)] }, /rules refuse it/],
  ['an action that is none', last(duel, { action: { type: 'roll', dice: 'all' } }), /^action \d+: the rules refuse it/],
  ['a seat that is not there', last(duel, { seat: 2 }), /^action \d+: the rules refuse it: There is no seat 2\.$/],
  ['a hero that is not there', { ...duel, seats: [{ hero: 'nobody', name: '' }, ...duel.seats.slice(1)] }, /hero/],
];
for (const [name, record, words] of refused) {
  replays(`${name} is refused in one line`, () => {
    try {
      wholeReplay(diceThrone, record);
    } catch (error) {
      assert.match(error instanceof Error ? error.message : '', words);
      return;
    }
    assert.unreachable('it was accepted');
  });
}

replays('a file that breaks off is told from one that is no record', () => {
  const text = writeRecord(duel);
  assert.equal(readReplay(text), duel);
  assert.throws(() => readReplay(text.slice(0, -20)), /^record: was cut short/);
  assert.throws(() => readReplay('hello'), /^line 1: is not JSON$/);
  assert.throws(() => readReplay(`${text}{\n`), /^line \d+: is not JSON$/);
});

replays(
  'issue: its end counts what was achieved, as the table did; before it, and where nothing counts, there is no score',
  () => {
    const game: AnyGame = dicebornHeroes;
    const { key: secret } = seededStream('score 37');
    const seats = ['fighter', 'priest'].map((hero) => ({ hero, name: hero }));
    const setting = {
      mode: 'quest',
      clock: 'none' as const,
      secret,
      nonces: ['', ''],
      commitment: commitmentTo(secret),
    };
    const begun: Beginning = { record: 1, match: 'm', game: game.id, content: game.contentHash, ...setting, seats };
    const random = choices('moves of the score');
    const played = new Rewindable(game, startOf(game, begun));
    const entries: RecordEntry[] = [];
    for (let [next] = game.waiting(played.match); next; [next] = game.waiting(played.match)) {
      const { seat } = next;
      const action = playBot('sensible', game, played.match, seat, () => random.below(256) / 256);
      played.advance(seat, action);
      entries.push({ at: entries.length, seat, action: { ...action }, by: 'player' });
    }
    const told = game.score?.(played.match, () => played.achieved());
    assert.is.not(told, Reflect.get(Object(game.view(played.match, 'public')), 'score'), 'something was achieved');
    assert.is(wholeReplay(game, recordOf(game, begun, entries)).score(), told);
    assert.is(new Replay(game, recordOf(game, begun, entries.slice(0, -1))).score(), undefined);
    assert.is(wholeReplay(diceThrone, duel).score(), undefined);
  },
);

replays('there are no steps beyond the ends', () => {
  const replay = new Replay<MatchView>(diceThrone, duel);
  for (const step of [-1, duel.entries.length + 1, 0.5]) assert.throws(() => replay.frame(step, 'public'), /no step/);
});

replays.run();
