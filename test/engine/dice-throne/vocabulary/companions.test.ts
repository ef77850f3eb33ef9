/** Companions of which there is one alone: sides of their own, a health dial, and damage borne in their player's place. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BadInput } from '../../../../engine/core/refusal.ts';
import { matchAfter, playScenario } from '../../../../engine/core/scenario.ts';
import {
  atLeast,
  cannotDefend,
  damage,
  gainCp,
  healCompanion,
  holds,
  shows,
  when,
} from '../../../../engine/dice-throne/vocabulary/build.ts';
import type { Modify, Program } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { card, gameWith, madeUp, playWith, seatsOf, told } from '../../../support/games/made-up.ts';

const bears = (share: Modify['share']): Modify => ({ do: 'modify', of: { in: 'self' }, bear: 'wolf', share });
const wakes: Program = [{ do: 'become', what: { companion: 'wolf', from: 'asleep' }, side: 'awake' }];
const trapper = madeUp({
  companions: {
    wolf: {
      name: 'Wolf',
      single: true,
      first: 'awake',
      dial: { start: 4, max: 6, empty: 'asleep' },
      sides: [
        {
          id: 'awake',
          name: 'Awake',
          limit: 1,
          on: [
            {
              at: 'defending',
              run: [
                {
                  do: 'choose',
                  options: [
                    { name: 'ability:guard', if: { is: ['self', 'may defend'] }, run: [] },
                    { name: 'companion:wolf', run: [cannotDefend, bears('all')] },
                    { name: 'no', run: [cannotDefend, bears('free')] },
                  ],
                },
              ],
            },
          ],
        },
        { id: 'asleep', name: 'Asleep', limit: 1 },
      ],
    },
  },
  abilities: {
    sweep: {
      name: 'Sweep',
      needs: shows({ star: 2 }),
      levels: [{ run: [damage(5), damage(2, 'collateral', { to: 'opponents' })] }],
    },
    howl: { name: 'Howl', needs: shows({ moon: 2 }), levels: [{ run: [healCompanion('wolf', 2), damage(3, 'pure')] }] },
  },
  cards: {
    feed: card('main', healCompanion('wolf', 3)),
    bait: card('main', healCompanion('wolf', 1), healCompanion('wolf', 9)),
    wake: card('main', ...wakes),
    whistle: card('main', when(holds('wolf/awake'), gainCp(1)), when(atLeast({ stat: 'health:wolf' }, 4), gainCp(2))),
    'not-yet': card('instant', healCompanion('wolf', 3)),
  },
});
const game = gameWith(trapper);
const companions = suite('companions of which there is one');

const wolf = (health: number, side = 'awake') => ({ wolf: { side, health } });
const play = (id: string, mine: object) =>
  playWith(game, {
    seats: [{ hero: 'wanderer', cp: 0, hand: [id], ...mine }, { hero: 'barbarian' }],
    actions: [{ seat: 0, type: 'play', card: id }],
  });

companions('it lies there from the set-up on, in a position that does not name it as well', () => {
  assert.equal(seatsOf(play('whistle', {}), 'companions'), [wolf(4), {}]);
});
const CARDS: readonly (readonly [string, card: string, before: object, after: object])[] = [
  ['heals by so much', 'feed', wolf(2), wolf(5)],
  ['heals up to its most', 'feed', wolf(5), wolf(6)],
  ['what already waits leaves less room', 'bait', wolf(4), wolf(6)],
  ['heals on any side, and stays on it', 'feed', wolf(0, 'asleep'), wolf(3, 'asleep')],
  ['turns to a side of its own', 'wake', wolf(2, 'asleep'), wolf(2)],
  ['is not turned from a side that it does not show', 'wake', wolf(2), wolf(2)],
];
for (const [name, id, before, after] of CARDS)
  companions(name, () => assert.equal(seatsOf(play(id, { companions: before }), 'companions')[0], after));

const COUNTED: readonly (readonly [string, object, number])[] = [
  ['awake and well', wolf(4), 3],
  ['awake and weak', wolf(3), 1],
  ['asleep and well', wolf(5, 'asleep'), 2],
];
for (const [name, before, cp] of COUNTED)
  companions(`its side and its health may be asked for: ${name}`, () =>
    assert.equal(seatsOf(play('whistle', { companions: before }), 'cp')[0], cp),
  );

const WRONG: readonly (readonly [string, object])[] = [
  ['companions.wolf', { wolf: 1 }],
  ['companions.wolf.side', { wolf: { side: 'dead' } }],
  ['companions.wolf.health', { wolf: { side: 'awake', health: 7 } }],
];
for (const [field, given] of WRONG)
  companions(`a position that is wrong at ${field}`, () => {
    const seats = [{ hero: 'wanderer', companions: given }, { hero: 'barbarian' }];
    assert.throws(
      () => playScenario({ game: 'dice-throne', seats }, [game]),
      (error: unknown) => error instanceof BadInput && error.field === `seats.0.${field}`,
    );
  });

/** Attacked by a mirror of itself. */
const attacked = (
  ability: string,
  dice: readonly number[],
  choices: readonly string[],
  mine: object,
  hand: string[] = [],
) =>
  playWith(game, {
    phase: 'offensive-roll',
    seats: [
      { hero: 'wanderer', companions: wolf(4) },
      { hero: 'wanderer', hand, ...mine },
    ],
    dice,
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability },
      ...choices.map((option) => ({ seat: 1, type: 'choose', option })),
    ],
  });
const STRIKE = [1, 1, 1, 4, 6];
const ATTACKS: readonly (readonly [
  string,
  ability: string,
  dice: readonly number[],
  choices: readonly string[],
  before: object,
  health: number,
  after: object,
])[] = [
  ['bears all of an Attack', 'strike', STRIKE, ['companion:wolf'], wolf(6), 50, wolf(2)],
  ['bears more than it has: the rest is lost', 'strike', STRIKE, ['companion:wolf'], wolf(2), 50, wolf(0, 'asleep')],
  ['bears just what it has, and turns', 'strike', STRIKE, ['companion:wolf'], wolf(4), 50, wolf(0, 'asleep')],
  ['bears what is chosen', 'strike', STRIKE, ['no', 'amount:1'], wolf(4), 47, wolf(3)],
  ['bears nothing, if that is chosen', 'strike', STRIKE, ['no', 'amount:0'], wolf(4), 46, wolf(4)],
  [
    'bears nothing where the defence is chosen',
    'strike',
    [...STRIKE, 4, 1, 1],
    ['ability:guard'],
    wolf(4),
    47,
    wolf(4),
  ],
  ['bears the Attack, not what comes besides', 'sweep', [4, 4, 1, 2, 6], ['companion:wolf'], wolf(6), 48, wolf(1)],
  ['shares the Attack, not what comes besides', 'sweep', [4, 4, 1, 2, 6], ['no', 'amount:5'], wolf(6), 48, wolf(1)],
  ['is asked about where no defence may be rolled', 'howl', [6, 6, 1, 2, 4], ['companion:wolf'], wolf(4), 50, wolf(1)],
  ['bears nothing of an Ultimate', 'flare', [6, 6, 6, 6, 6], [], wolf(4), 38, wolf(4)],
];
for (const [name, ability, dice, choices, before, health, after] of ATTACKS)
  companions(name, () => {
    const result = attacked(ability, dice, choices, { companions: before });
    assert.is(seatsOf(result, 'health')[1], health);
    assert.equal(seatsOf(result, 'companions')[1], after);
  });

companions('what is dealt is told apart from what is borne', () => {
  const result = attacked('sweep', [4, 4, 1, 2, 6], ['companion:wolf'], { companions: wolf(6) });
  assert.equal(told(result, 'dealt', 'borne', 'companion-health'), [
    { type: 'dealt', seat: 1, n: 2 },
    { type: 'borne', seat: 1, companion: 'wolf', n: 5 },
    { type: 'companion-health', seat: 1, companion: 'wolf', health: 1, by: -5 },
  ]);
});
companions('healing and harm of one phase move its dial together', () => {
  const result = playWith(game, {
    phase: 'offensive-roll',
    seats: [{ hero: 'wanderer' }, { hero: 'wanderer', hand: ['not-yet'], companions: wolf(2) }],
    dice: STRIKE,
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'strike' },
      { seat: 1, type: 'choose', option: 'companion:wolf' },
      { seat: 1, type: 'play', card: 'not-yet' },
    ],
  });
  assert.equal(seatsOf(result, 'companions')[1], wolf(1));
});
companions('the share is asked for after the last call, with totals known', () => {
  const result = playWith(game, {
    phase: 'offensive-roll',
    seats: [{ hero: 'wanderer' }, { hero: 'wanderer' }],
    dice: STRIKE,
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'strike' },
      { seat: 1, type: 'choose', option: 'no' },
    ],
  });
  assert.equal(
    result.legal['1'],
    [0, 1, 2, 3, 4].map((n) => ({ type: 'choose', option: `amount:${n}` })),
  );
});

companions('both questions, and what can be answered, are told in words', () => {
  const asked = (...options: string[]): [string | undefined, string[]] => {
    const { match } = matchAfter(
      {
        game: 'dice-throne',
        phase: 'offensive-roll',
        seats: [{ hero: 'wanderer' }, { hero: 'wanderer', companions: wolf(2) }],
        dice: STRIKE,
        actions: [
          { seat: 0, type: 'roll' },
          { seat: 0, type: 'announce', ability: 'strike' },
          ...options.map((option) => ({ seat: 1, type: 'choose', option })),
        ],
      },
      [game],
    );
    const m = game.load(JSON.parse(JSON.stringify(match)));
    return [game.view(m, 1).prompt?.question, game.legal(m, 1).map((action) => game.label(m, 1, action))];
  };
  assert.equal(asked(), [
    'Choose one.',
    [
      'Guard',
      'Wolf: you may roll no defence this Roll Phase and Wolf takes all damage of the Attack',
      'No: you may roll no defence this Roll Phase and Wolf takes as much damage of the Attack as you choose',
    ],
  ]);
  assert.equal(asked('no'), ['Choose how much damage Wolf takes.', ['0', '1', '2', '3', '4']]);
});

companions.run();
