import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream, seededStream } from '../../../engine/core/chance.ts';
import type { Seat } from '../../../engine/core/game.ts';
import { ofKind } from '../../../engine/core/kinds.ts';
import { diceThrone as game } from '../../../engine/dice-throne/index.ts';
import type { DiceThroneAction } from '../../../engine/dice-throne/state/view-shape.ts';
import { choices } from '../../../proof/random.ts';

const undo = suite('undo by proof');

const at = (phase: string, seats: readonly [Record<string, unknown>, Record<string, unknown>], dice: number[] = []) =>
  game.scenario.position({ phase, seats }, scriptedStream(dice));
type Step = readonly [Seat, DiceThroneAction];

const barbarian = { hero: 'barbarian', cp: 5 };
const moonElf = { hero: 'moon-elf', cp: 5 };

const TABLE: readonly {
  what: string;
  phase: string;
  seats: readonly [Record<string, unknown>, Record<string, unknown>];
  dice?: number[];
  steps: readonly Step[];
  undoable: Seat | undefined;
}[] = [
  {
    what: 'issue: a sold card may be taken back',
    phase: 'main-1',
    seats: [{ ...barbarian, hand: ['tip-it'] }, moonElf],
    steps: [[0, { type: 'sell', card: 'tip-it' }]],
    undoable: 0,
  },
  {
    what: 'issue: an upgrade may be taken back',
    phase: 'main-1',
    seats: [{ ...barbarian, hand: ['smack-2'] }, moonElf],
    steps: [[0, { type: 'play', card: 'smack-2' }]],
    undoable: 0,
  },
  {
    what: 'issue: a roll may not, for dice were rolled',
    phase: 'offensive-roll',
    seats: [barbarian, moonElf],
    dice: [1, 1, 1, 2, 2],
    steps: [[0, { type: 'roll' }]],
    undoable: undefined,
  },
  {
    what: 'issue: an announcement may be taken back while nobody has answered',
    phase: 'offensive-roll',
    seats: [barbarian, moonElf],
    dice: [1, 1, 1, 2, 2],
    steps: [
      [0, { type: 'roll' }],
      [0, { type: 'announce', ability: 'smack' }],
    ],
    undoable: 0,
  },
  {
    what: 'issue: once another seat has passed, the announcement stands; the pass may be taken back',
    phase: 'offensive-roll',
    seats: [barbarian, moonElf],
    dice: [1, 1, 1, 2, 2],
    steps: [
      [0, { type: 'roll' }],
      [0, { type: 'announce', ability: 'smack' }],
      [1, { type: 'pass' }],
    ],
    undoable: 1,
  },
  {
    what: 'issue: a card that draws may not, for a hidden card was seen',
    phase: 'main-1',
    seats: [{ ...barbarian, hand: ['double-up'] }, moonElf],
    steps: [[0, { type: 'play', card: 'double-up' }]],
    undoable: undefined,
  },
  {
    what: 'the end of a phase may be taken back while nothing follows by itself',
    phase: 'main-1',
    seats: [barbarian, moonElf],
    steps: [[0, { type: 'pass', phase: 'main-1' }]],
    undoable: 0,
  },
  {
    what: 'the end of a turn may not: the next player has drawn a card',
    phase: 'main-2',
    seats: [barbarian, moonElf],
    steps: [[0, { type: 'pass', phase: 'main-2' }]],
    undoable: undefined,
  },
  {
    what: 'expired time is nobody’s action to take back',
    phase: 'main-1',
    seats: [barbarian, moonElf],
    steps: [[0, { type: 'timeout' }]],
    undoable: undefined,
  },
  {
    what: 'what ended the match stands',
    phase: 'main-1',
    seats: [barbarian, moonElf],
    steps: [[0, { type: 'concede' }]],
    undoable: undefined,
  },
];
for (const { what, phase, seats, dice, steps, undoable } of TABLE) {
  undo(what, () => {
    const match = at(phase, seats, dice);
    for (const [seat, action] of steps) {
      assert.is(game.check(match, seat, action), undefined);
      game.apply(match, seat, action);
    }
    assert.is(game.undoable(match), undoable);
  });
}

undo('nothing came to light in whatever may be taken back (random matches, seed "undo")', () => {
  const random = choices('undo');
  let undone = 0;
  for (let i = 0; i < 24; i++) {
    const heroes = ofKind(game, 'hero');
    const match = game.start(
      { mode: '1v1', seats: [{ hero: heroes[i % 8] ?? '' }, { hero: heroes[(i + 3) % 8] ?? '' }] },
      seededStream(`undo ${i}`),
    );
    for (let next = game.waiting(match)[0]; next; next = game.waiting(match)[0]) {
      const before = game.fork(match);
      const action = random.of(game.legal(match, next.seat));
      const events = game.apply(match, next.seat, action);
      if (game.undoable(match) === undefined) continue;
      undone++;
      assert.is(game.undoable(match), next.seat);
      assert.is(match.chance.position, before.chance.position);
      assert.not.ok(
        events.some(({ type }) => type === 'rolled' || type === 'drawn' || type === 'die-rerolled'),
        JSON.stringify(events),
      );
    }
  }
  assert.ok(undone > 1000, `only ${undone} actions could be taken back`);
});

undo.run();
