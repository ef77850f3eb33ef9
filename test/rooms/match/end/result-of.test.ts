/** What the ladder is told of a match that is over. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../../engine/core/chance.ts';
import type { Action } from '../../../../engine/core/game.ts';
import { dicebornHeroes } from '../../../../engine/diceborn-heroes/index.ts';
import { UNLEARNT } from '../../../../league/ladder/learnt.ts';
import { settle } from '../../../../league/ladder/settle.ts';
import { type PlayedMatch, resultOf } from '../../../../rooms/match/end/result-of.ts';
import type { MatchEntry } from '../../../../rooms/match/match-entry.ts';
import { highCard } from '../../../support/games/high-card.ts';

const finished = suite('finished matches');
const SEED = 'a finished match 3';
const RANKED = { game: 'high-card', mode: '1v1', ranked: true };

/** What each seat does until the match is over, as a history: seat 0 lays its highest cards, seat 1 its lowest. */
const wholeMatch = (): MatchEntry[] => {
  const match = highCard.start({ mode: '1v1', seats: [{ hero: 'knave' }, { hero: 'queen' }] }, seededStream(SEED));
  const entries: MatchEntry[] = [];
  for (let at = 0; !highCard.outcome(match); at += 100) {
    const [{ seat } = { seat: 0 }] = highCard.waiting(match);
    const cards = highCard.legal(match, seat).flatMap((action) => (action.type === 'lay' ? [action] : []));
    cards.sort((a, b) => (a.card < b.card ? -1 : 1));
    const action: Action = (seat === 0 ? cards.at(-1) : cards[0]) ?? { type: 'none' };
    entries.push({ at, seat, action, by: 'player' });
    const parsed = highCard.parse(action);
    if ('action' in parsed) highCard.apply(match, seat, parsed.action);
  }
  return entries;
};
const ACTS = wholeMatch();

const played = (past: readonly MatchEntry[], more: Partial<PlayedMatch> = {}): PlayedMatch => ({
  match: 'm',
  game: highCard,
  mode: '1v1',
  pool: RANKED,
  seats: [
    { player: 'ada', hero: 'knave' },
    { player: 'ben', hero: 'queen' },
  ],
  dice: seededStream(SEED),
  past,
  at: 1000,
  ...more,
});

const went = (at: number, seat: number): MatchEntry => ({ at, seat, there: false });
const came = (at: number, seat: number): MatchEntry => ({ at, seat, there: true });
/** The history with what else happened put in before the entry of that number, and all later entries of a seat by
 *  somebody else. */
const withGap = (before: number, what: readonly MatchEntry[], seat?: number, by: 'bot' | 'clock' = 'bot') => [
  ...ACTS.slice(0, before),
  ...what,
  ...ACTS.slice(before).map((entry) => ('action' in entry && entry.seat === seat ? { ...entry, by } : entry)),
];
const leftOf = (past: readonly MatchEntry[], more?: Partial<PlayedMatch>): (number | undefined)[] =>
  (resultOf(played(past, more))?.seats ?? []).map(({ left }) => left);

finished('who sat where and came in which place', () => {
  assert.equal(resultOf(played(ACTS)), {
    match: 'm',
    pool: RANKED,
    at: 1000,
    sides: highCard.modes[0]?.formats[0],
    seats: [
      { player: 'ada', hero: 'knave' },
      { player: 'ben', hero: 'queen' },
    ],
    places: [[0], [1]],
  });
});

finished('a match that is not over tells nothing, nor does one against a bot', () => {
  assert.is(resultOf(played(ACTS.slice(0, 5))), undefined);
  assert.is(resultOf(played(ACTS, { seats: [{ player: 'ada', hero: 'knave' }, { hero: 'queen' }] })), undefined);
});

finished('issue: a party that the game itself beat has lost, and one that won has won', () => {
  const seats = ['fighter', 'mage'].map((hero, n) => ({ player: ['ada', 'ben'][n] ?? '', hero }));
  const gaveUp = [0, 1].map((seat): MatchEntry => ({ at: seat, seat, action: { type: 'concede' }, by: 'player' }));
  const quest = { game: dicebornHeroes, mode: 'quest', pool: undefined, seats };
  const lost = resultOf(played(gaveUp, quest));
  assert.ok(lost);
  assert.is(lost.beaten, true);
  const { kept } = settle(lost, { players: {}, learnt: UNLEARNT });
  assert.equal(
    kept.seats.map(({ ending, place }) => [ending, place]),
    [
      ['lost', 2],
      ['lost', 2],
    ],
  );
  const { beaten: _, ...won } = lost;
  assert.equal(
    settle(won, { players: {}, learnt: UNLEARNT }).kept.seats.map(({ ending }) => ending),
    ['won', 'won'],
  );
});

finished('one that its players opened themselves counts as casual', () => {
  assert.equal(resultOf(played(ACTS, { pool: undefined }))?.pool, { ...RANKED, ranked: false });
});

const LEFT: readonly [string, readonly MatchEntry[], readonly boolean[]][] = [
  ['everybody stayed', ACTS, [false, false]],
  ['went, and a bot played on to the end', withGap(6, [went(550, 1)], 1), [false, true]],
  ['went and came back in time', withGap(6, [went(550, 1), came(580, 1)]), [false, false]],
  ['went, a bot sat in, and the player came back', withGap(4, [went(350, 1), came(990, 1)]), [false, false]],
  ['went when nothing was to be done any more', [...ACTS, went(5000, 1)], [false, false]],
  [
    'both went',
    [...withGap(2, [went(150, 0), went(160, 1)], 0)].map((entry) =>
      'action' in entry && entry.at >= 200 ? { ...entry, by: 'bot' } : entry,
    ),
    [true, true],
  ],
  [
    'sat there and let time give the seat up',
    [...ACTS.slice(0, 6), { at: 700, seat: 1, action: highCard.concede, by: 'clock' }],
    [false, true],
  ],
  ['conceded', [...ACTS.slice(0, 6), { at: 700, seat: 1, action: highCard.concede, by: 'player' }], [false, false]],
  ['time ran out once, and the player went on', withGap(6, [], undefined), [false, false]],
];
for (const [sentence, past, expected] of LEFT) {
  finished(`left or not: ${sentence}`, () => {
    assert.equal(
      leftOf(past).map((left) => left !== undefined),
      expected,
    );
  });
}

finished('how lost the match was is that of the moment of going', () => {
  const [, early = 0] = leftOf(withGap(1, [went(50, 1)], 1));
  const [, late = 0] = leftOf(withGap(9, [went(850, 1)], 1));
  assert.ok(Math.abs(early - 0.5) < 0.01, `at the beginning it was open: ${early}`);
  assert.ok(late > early, `near the end it was more lost: ${late}`);
});

finished('friends may leave a match of their own', () => {
  assert.equal(leftOf(withGap(6, [went(550, 1)], 1), { pool: undefined }), [undefined, undefined]);
});

finished.run();
