/** What clients saw against what was kept: every way in which the two may differ is found. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../engine/bots/index.ts';
import { keyedStream } from '../../engine/core/chance.ts';
import { fairKey } from '../../engine/core/fair.ts';
import type { AnyGame } from '../../engine/core/game.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { KeptMatch } from '../../infra/journal/journal.ts';
import { addDuration, addFigures, countOf, noFigures, percentile } from '../../loadtest/figures.ts';
import { readOptions } from '../../loadtest/options.ts';
import { type AcceptedAct, compare, type PlayedMatch } from '../../loadtest/played.ts';
import { choices } from '../../proof/random.ts';
import type { JournalHead, JournalLine } from '../../rooms/match/journal/format.ts';

const game: AnyGame = diceThrone;
const HEROES = ['barbarian', 'moon-elf'];
const SECRET = '5'.repeat(64);

/** A match of random bots as a room keeps it, and as its clients saw it. */
const playMatch = (): { played: PlayedMatch; head: JournalHead; lines: JournalLine[] } => {
  const random = choices('a match to compare');
  const start = { mode: '1v1', seats: HEROES.map((hero) => ({ hero })) };
  const match = game.start(start, keyedStream(fairKey(SECRET, ['', ''])));
  const lines: JournalLine[] = [{ of: 'start', nonces: ['', ''] }];
  const acts: AcceptedAct[] = [];
  for (let next = game.waiting(match)[0]; next; next = game.waiting(match)[0]) {
    const { seat } = next;
    const action = playBot('random', game, match, seat, () => random.below(256) / 256);
    game.apply(match, seat, action);
    acts.push({ seat, step: game.step(match), action });
    lines.push({ of: 'act', at: acts.length, seat, action: { ...action }, by: 'player', key: `k${acts.length}` });
  }
  const views = HEROES.map((_, seat) => game.view(match, seat));
  const creator = { id: 'guest-1', name: 'Ada' };
  const seats = [{ player: 'me' as const, hero: 'barbarian' }, { player: 'open' as const }];
  const head: JournalHead = {
    version: 1,
    opening: { game: 'dice-throne', mode: '1v1', seats, creator },
    content: game.contentHash,
    codes: [null, 'code'],
    secret: SECRET,
    opened: 0,
  };
  return { played: { id: 'm', heroes: HEROES, acts, unanswered: [0, 0], views }, head, lines };
};

const { played, head, lines } = playMatch();
const keptWith = (entries: readonly JournalLine[]): KeptMatch => ({ head, entries, ending: undefined });
const without = (n: number): JournalLine[] => lines.filter((_, at) => at !== n);
const middle = Math.floor(lines.length / 2);

const comparing = suite('load test: what clients saw, and what was kept');
comparing('a match that was kept whole is the same', () => {
  assert.is(compare(game, played, keptWith(lines)), 'same');
});
comparing('a match that was cut short is unfinished, as long as nobody was told more', () => {
  const { views: _, ...cut } = { ...played, acts: played.acts.slice(0, middle) };
  assert.is(compare(game, cut, keptWith(lines.slice(0, middle + 1))), 'unfinished');
});

const last = lines.at(-1);
const DIFFERENT: [string, PlayedMatch, KeptMatch | undefined][] = [
  ['nothing was kept', played, undefined],
  ['an accepted action was lost in the middle', played, keptWith(without(middle))],
  ['the last accepted action was lost', played, keptWith(without(lines.length - 1))],
  ['other nonces began it', played, keptWith([{ of: 'start', nonces: ['x', ''] }, ...lines.slice(1)])],
  ['another secret made its dice', played, { ...keptWith(lines), head: { ...head, secret: '6'.repeat(64) } }],
  ['an action was kept twice under its key', played, keptWith([...lines, ...(last ? [last] : [])])],
  ['a client saw another end', { ...played, views: [...(played.views ?? [])].reverse() }, keptWith(lines)],
  ['a seat did what it never sent', { ...played, acts: played.acts.filter((_, n) => n !== middle) }, keptWith(lines)],
];
for (const [name, seen, kept] of DIFFERENT) {
  comparing(`found: ${name}`, () => {
    const found = compare(game, seen, kept);
    assert.type(found, 'object', `found: ${JSON.stringify(found)}`);
  });
}
comparing('an action without an answer may have been done', () => {
  const missing = played.acts[middle];
  const acts = played.acts.filter((act) => act !== missing);
  const unanswered = HEROES.map((_, seat) => (seat === missing?.seat ? 1 : 0));
  assert.is(compare(game, { ...played, acts, unanswered }, keptWith(lines)), 'same');
});
comparing.run();

const figures = suite('load test: figures');
figures('a percentile is told within two per cent', () => {
  const durations = {};
  for (let ms = 1; ms <= 1000; ms++) addDuration(durations, ms);
  for (const [share, expected] of [
    [0.5, 500],
    [0.99, 990],
  ] as const) {
    const told = percentile(durations, share) ?? 0;
    assert.ok(Math.abs(told - expected) <= expected * 0.02, `${told} for ${expected}`);
  }
  assert.is(percentile({}, 0.5), undefined);
});
figures('figures of several processes add up', () => {
  const [one, two] = [noFigures(), noFigures()];
  Object.assign(one, { decisions: 3, refusals: { stunned: 1 } });
  Object.assign(two, { decisions: 4, refusals: { stunned: 2, 'match-over': 1 } });
  addDuration(two.latency, 5);
  addFigures(one, two);
  assert.is(one.decisions, 7);
  assert.equal(one.refusals, { stunned: 3, 'match-over': 1 });
  assert.is(countOf(one.latency), 1);
});
figures.run();

const options = suite('load test: the command line');
const BAD: [string, string[], RegExp][] = [
  ['no number', ['--matches', 'many'], /^--matches: expected a whole number/],
  ['nothing to play', ['--matches', '0'], /^--matches: expected a whole number/],
  ['an option there is not', ['--speed', '9'], /--speed/],
  ['several processes without Redis', ['--processes', '2'], /^--processes: .*--redis/],
  ['an address that is none', ['--url', 'localhost'], /^--url: expected http/],
  ['kills for a server that is not ours', ['--url', 'http://localhost:1', '--kill-every', '1'], /^--url: /],
];
for (const [name, args, words] of BAD) {
  options(`${name} is refused with one line`, () => {
    assert.throws(
      () => readOptions(args),
      (error: Error) => error instanceof BadInput && words.test(error.message) && !error.message.includes('\n'),
    );
  });
}
options('what is left out has a default', () => {
  const read = readOptions(['--kill-every', '0.5', '--redis', '--processes', '3']);
  assert.is(read['kill-every'], 0.5);
  assert.is(read.processes, 3);
  assert.is(read.matches, 20);
});
options.run();
