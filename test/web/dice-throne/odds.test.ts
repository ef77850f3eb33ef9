/** Odds on the page: what it asks from what the table shows, and the second look that it takes at slips of the hand. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream } from '../../../engine/core/chance.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import type { DiceThroneAction } from '../../../engine/dice-throne/state/view-shape.ts';
import { sortLines } from '../../../web/games/dice-throne/lines.ts';
import { oddsCounter } from '../../../web/games/dice-throne/odds/counter.ts';
import { questionOf } from '../../../web/games/dice-throne/odds/question.ts';
import { slipIn } from '../../../web/games/dice-throne/slips.ts';

const page = suite('web: odds and slips');
const catalogue = diceThrone.catalogue();
const lexicon = {
  nameOf: (id: string): string => diceThrone.describe(id)?.name ?? id,
  card: (id: string) => catalogue.cards[id],
};
const count = oddsCounter();

type Holds = Readonly<Record<string, unknown>>;
/** Seat 0, a Barbarian, with these dice rolled, or none yet. */
const tableWith = (dice: readonly number[], holds: Holds = {}, phase = 'offensive-roll') => {
  const match = diceThrone.scenario.position(
    { phase, seats: [{ hero: 'barbarian', ...holds }, { hero: 'moon-elf' }] },
    scriptedStream(dice),
  );
  if (dice.length > 0) diceThrone.apply(match, 0, { type: 'roll' });
  const view = diceThrone.view(match, 0);
  const lines = sortLines(diceThrone.legal(match, 0).map((action) => ({ action, label: '' })));
  return { view, lines };
};
const oddsWith = (dice: readonly number[], kept: readonly number[] = [], holds: Holds = {}) => {
  const question = questionOf(tableWith(dice, holds).view, 0, catalogue, new Set(kept));
  return question && count(question);
};

page('before the first roll: three rolls, nothing met', () => {
  const odds = oddsWith([]);
  assert.is(odds?.abilities.rage?.now, 0);
  assert.ok(Math.abs((odds?.abilities.rage?.reach ?? 0) - (91 / 216) ** 5) < 1e-15);
});
page('levels are the ones in force: an upgrade brings an ability along', () => {
  assert.is(oddsWith([6, 6, 6, 1, 2])?.abilities['crit-smash'], undefined);
  assert.is(oddsWith([6, 6, 6, 1, 2], [], { upgrades: ['crit-bash-2'] })?.abilities['crit-smash']?.now, 1);
});
page('with Hex a 6 counts nothing', () => {
  assert.is(oddsWith([6, 6, 6, 6, 6])?.abilities.rage?.now, 1);
  assert.is(oddsWith([6, 6, 6, 6, 6], [], { tokens: { hex: 1 } })?.abilities.rage?.now, 0);
});
page('whoever has no dice to decide about asks nothing', () => {
  const { view } = tableWith([1, 1, 1, 2, 3]);
  assert.is(questionOf(view, 1, catalogue, new Set()), undefined, 'the other seat');
  assert.is(questionOf(view, undefined, catalogue, new Set()), undefined, 'who watches');
  assert.is(questionOf(tableWith([], {}, 'main-1').view, 0, catalogue, new Set()), undefined, 'another phase');
});

const LARGE = [1, 2, 3, 4, 5];
const roll: DiceThroneAction = { type: 'roll' };
const none: DiceThroneAction = { type: 'announce', ability: null };
const sell = (card: string): DiceThroneAction => ({ type: 'sell', card });
const slips: readonly [
  string,
  readonly number[],
  readonly number[],
  DiceThroneAction,
  Holds,
  string,
  string | undefined,
][] = [
  ['a large straight rolled away', LARGE, [], roll, {}, 'offensive-roll', 'Roll away Reckless?'],
  ['a large straight kept but for one die', LARGE, [0, 1, 2, 3], roll, {}, 'offensive-roll', 'Roll away Reckless?'],
  ['three swords, and the others rolled', [1, 1, 1, 4, 6], [0, 1, 2], roll, {}, 'offensive-roll', undefined],
  ['three swords rolled: they come again', [1, 1, 1, 4, 6], [], roll, {}, 'offensive-roll', undefined],
  ['nothing met', [1, 1, 4, 6, 6], [], roll, {}, 'offensive-roll', undefined],
  [
    'nothing activated though something is lit',
    [1, 1, 1, 4, 6],
    [],
    none,
    {},
    'offensive-roll',
    'Activate nothing, though Smack is ready?',
  ],
  ['nothing activated where nothing is', [1, 1, 4, 6, 4], [], none, {}, 'offensive-roll', undefined],
  [
    'an upgrade sold in the main phase: it can be taken back',
    [],
    [],
    sell('smack-2'),
    { hand: ['smack-2'] },
    'main-1',
    undefined,
  ],
  [
    'an upgrade sold with the turn at its end',
    [],
    [],
    sell('smack-2'),
    { hand: ['smack-2', 'tip-it', 'so-wild', 'get-some', 'buh-bye', 'samesies', 'six-it'] },
    'discard',
    'Sell Smack II, an upgrade?',
  ],
  [
    'a card that is none',
    [],
    [],
    sell('tip-it'),
    { hand: ['smack-2', 'tip-it', 'so-wild', 'get-some', 'buh-bye', 'samesies', 'six-it'] },
    'discard',
    undefined,
  ],
];
for (const [name, dice, kept, action, holds, phase, expected] of slips) {
  page(`slip: ${name}`, () => {
    const { view, lines } = tableWith(dice, holds, phase);
    const question = questionOf(view, 0, catalogue, new Set(kept));
    assert.is(slipIn(action, { view, lines, lexicon, odds: question && count(question) }), expected);
  });
}

page.run();
