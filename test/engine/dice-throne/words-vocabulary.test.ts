/** Every word of the vocabulary has its phrase: one example of each, and the compiler sees to it that none is left out.
 *  The examples are built of words that no hero needs yet as well. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { amountWords, muchOf } from '../../../engine/dice-throne/text/en/amounts.ts';
import { momentWords } from '../../../engine/dice-throne/text/en/moments.ts';
import { party } from '../../../engine/dice-throne/text/en/party.ts';
import { condWords, ifWords, needsWords } from '../../../engine/dice-throne/text/en/phrases.ts';
import { programWords } from '../../../engine/dice-throne/text/en/sentences.ts';
import {
  type Amount,
  type ChooseWho,
  type Cond,
  DAMAGE_TYPES,
  type Dice,
  type Effect,
  type Fact,
  type Moment,
  type Phase,
  type Pickable,
  SPANS,
  type Span,
  type Verb,
  type Who,
} from '../../../engine/dice-throne/vocabulary/words.ts';
import { lineFaults, textFaults } from '../../support/games/plain-english.ts';
import { scope } from '../../support/games/words-scope.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const vocabulary = suite('words: every word of the vocabulary has a phrase');

/** The fields of a union by which its members are told apart. */
type KeyOf<T> = T extends unknown ? keyof T : never;

const amounts: Readonly<
  Record<Exclude<KeyOf<Exclude<Amount, number>>, 'of' | 'by' | 'per'>, [Amount, string, string]>
> = {
  count: [{ count: ['sword', 'life'], per: 2 }, '1 per 2 Sword or Life', '1 CP per 2 Sword or Life'],
  sum: [{ sum: true }, 'the sum rolled', 'CP equal to the sum rolled'],
  held: [{ held: 'chi', of: 'target' }, 'the number of Chi the target has', '1 CP per Chi the target has'],
  stat: [
    { stat: 'hand', of: 'target' },
    "the number of cards in the target's hand",
    "CP equal to the number of cards in the target's hand",
  ],
  picked: [{ picked: 'spent' }, '1 per Chi spent', '1 CP per Chi spent'],
  record: [
    { record: 'base' },
    "the Attack's damage before any change",
    "CP equal to the Attack's damage before any change",
  ],
  used: [{ used: 'attempts' }, 'the number of roll attempts made', 'CP equal to the number of roll attempts made'],
  size: [{ size: 'opponents' }, 'the number of opponents', 'CP equal to the number of opponents'],
  it: [{ it: 'n' }, 'it', 'CP equal to it'],
  row: [{ row: [2, 4] }, '2 / 4', '2 / 4 CP'],
  plus: [{ plus: [3, { count: 'sword' }] }, '3 + 1 per Sword', '3 CP + 1 per Sword'],
  times: [{ times: [2, { count: 'sword' }] }, '2 per Sword', '2 CP per Sword'],
  half: [{ half: { stat: 'cp' } }, 'half of your CP, rounded up', 'CP equal to half of your CP, rounded up'],
  least: [{ least: [2, { count: 'sword' }] }, '2 or 1 per Sword, whichever is less', '1 CP per Sword, at most 2'],
  most: [
    { most: [2, { sum: true }] },
    '2 or the sum rolled, whichever is more',
    'CP equal to 2 or the sum rolled, whichever is more',
  ],
  table: [
    { table: [0, 1, 3], by: { held: 'chi' } },
    '0 / 1 / 3 for 0 / 1 / 2 Chi you have',
    'CP equal to 0 / 1 / 3 for 0 / 1 / 2 Chi you have',
  ],
};
for (const [word, [amount, alone, cp]] of Object.entries(amounts)) {
  vocabulary(`amount ${word}`, () => {
    assert.is(amountWords(scope(), amount), alone);
    assert.is(muchOf(scope(), amount, 'CP'), cp);
  });
}

const conditions: Readonly<Record<Exclude<KeyOf<Cond>, 'of' | 'among'>, [Cond, string]>> = {
  shows: [{ shows: { sword: 2, life: 1 } }, 'the dice show 2 Sword and 1 Life'],
  offensive: [{ offensive: { sword: 1 } }, 'the offensive dice show Sword'],
  straight: [{ straight: 4 }, 'the dice show 4 numbers in a row'],
  alike: [{ alike: 3 }, '3 dice show the same number'],
  compare: [{ compare: [{ stat: 'cp', of: 'target' }, '<', 3] }, 'the target has less than 3 CP'],
  is: [{ is: ['attack', 'own'] }, 'you are attacking'],
  side: [{ side: 'advanced' }, 'the advanced side is up'],
  during: [{ during: ['main', 'upkeep'] }, 'it is your Main Phase or Upkeep Phase'],
  who: [{ who: 'self', among: 'leaders' }, 'you are among the leaders'],
  all: [{ all: [{ shows: { sword: 1 } }, { shows: { life: 1 } }] }, 'the dice show Sword and Life'],
  any: [{ any: [{ alike: 3 }, { straight: 4 }] }, '3 dice show the same number or the dice show 4 numbers in a row'],
  not: [{ not: { compare: [{ held: 'stun' }, '>=', 1] } }, 'you have no Stun'],
};
const sides: [Cond, string][] = [
  [{ compare: [{ held: 'nyra/active' }, '>=', 1] }, 'Nyra is Active'],
  [{ compare: [{ held: 'nyra/active' }, '<', 1] }, 'Nyra is not Active'],
  [{ compare: [{ stat: 'health:nyra' }, '>=', 5] }, 'Nyra has 5 or more health'],
  [{ during: ['defensive'], of: 'everyone' }, 'it is a Defensive Roll Phase'],
  [
    { all: [{ alike: 3 }, { any: [{ straight: 3 }, { straight: 4 }] }] },
    '3 dice show the same number and either the dice show 3 numbers in a row or the dice show 4 numbers in a row',
  ],
];
for (const [cond, words] of sides) vocabulary(`condition: ${words}`, () => assert.is(condWords(scope(), cond), words));
for (const [word, [cond, words]] of Object.entries(conditions))
  vocabulary(`condition ${word}`, () => assert.is(condWords(scope(), cond), words));

type FactName = Fact extends infer F
  ? F extends readonly [infer A extends string, infer B extends string, ...unknown[]]
    ? `${A} ${B}`
    : never
  : never;
const facts: Readonly<Record<FactName, Fact>> = {
  'attack stands': ['attack', 'stands'],
  'attack declared': ['attack', 'declared'],
  'attack own': ['attack', 'own'],
  'attack enhanceable': ['attack', 'enhanceable'],
  'attack mine': ['attack', 'mine'],
  'attack own defendable': ['attack', 'own defendable'],
  'attack ultimate': ['attack', 'ultimate'],
  'attack undefendable': ['attack', 'undefendable'],
  'attack defendable': ['attack', 'defendable'],
  'attack past defence': ['attack', 'past defence'],
  'attack failed': ['attack', 'failed'],
  'attack against self': ['attack', 'against self'],
  'ability an attack': ['ability', 'an attack'],
  'ability took effect': ['ability', 'took effect'],
  'ability ultimate': ['ability', 'ultimate'],
  'it from': ['it', 'from', 'token:chi'],
  'it of the attack': ['it', 'of the attack'],
  'it by a positive token': ['it', 'by a positive token'],
  'it a negative token': ['it', 'a negative token'],
  'self start player': ['self', 'start player'],
  'self rolling': ['self', 'rolling'],
  'self defending': ['self', 'defending'],
  'self may defend': ['self', 'may defend'],
  'self dice': ['self', 'dice'],
  'self roller': ['self', 'roller'],
  'opponents dice': ['opponents', 'dice'],
  'mode co-op': ['mode', 'co-op'],
  'mode crawl': ['mode', 'crawl'],
};
vocabulary('every fact has a phrase of its own, with "if" and with "unless"', () => {
  const said = Object.entries(facts).map(([name, is]) => {
    const words = ifWords(scope(), { is });
    assert.equal(lineFaults(capital(words)), [], words);
    assert.is.not(words, `if ${name}`);
    const unless = ifWords(scope(), { not: { is } });
    assert.match(unless, /^unless /);
    return words;
  });
  assert.is(new Set(said).size, said.length);
});

type Edge = 'begins' | 'ends';
const OTHER_MOMENTS: Readonly<Record<Exclude<Moment, `${Edge}:${Span}`>, string>> = {
  'set-up': 'at the start of the match',
  rolled: 'when you roll dice',
  activating: 'when you activate an ability',
  activated: 'when you have activated an ability',
  targeted: 'when you are targeted',
  gaining: 'when you would gain a status effect',
  attacked: 'when you are attacked',
  defending: 'before you defend',
  collateral: 'when collateral damage comes to you',
  modified: 'when damage to you is lowered',
  dealt: 'when damage is dealt to you',
  falling: 'when your health would reach 0',
  defeated: 'when you are defeated',
};
for (const [moment, words] of Object.entries(OTHER_MOMENTS))
  vocabulary(`moment ${moment}`, () => assert.is(momentWords(scope(), moment, undefined), words));
vocabulary('every beginning and end has a phrase of its own, of everybody', () => {
  const whose: Who[] = ['self', 'source', 'target', 'opponents'];
  const said = SPANS.flatMap((span) =>
    (['begins', 'ends'] as const).flatMap((edge) => whose.map((of) => momentWords(scope(), `${edge}:${span}`, of))),
  );
  assert.equal(
    said.flatMap((words) => lineFaults(capital(words))),
    [],
  );
  assert.is(new Set(said).size, said.length);
});

const whos: Readonly<Record<Extract<Who, string>, true>> = {
  self: true,
  target: true,
  attacker: true,
  other: true,
  source: true,
  active: true,
  it: true,
  opponents: true,
  team: true,
  teammates: true,
  everyone: true,
  leaders: true,
  fallen: true,
  engaged: true,
  heroes: true,
  enemies: true,
};
const circles: Readonly<Record<ChooseWho['choose'], true>> = {
  player: true,
  opponent: true,
  foe: true,
  teammate: true,
  ally: true,
};
const anybody: Who[] = [
  ...Object.keys(whos).filter((who): who is Extract<Who, string> => who in whos),
  ...Object.keys(circles)
    .filter((choose): choose is ChooseWho['choose'] => choose in circles)
    .map((choose): Who => ({ choose })),
  { choose: 'player', except: 'self' },
  { owner: 'die' },
  { picked: 'nobody yet' },
];
vocabulary('whoever a sentence speaks of, its verb fits', () => {
  for (const who of anybody) {
    const program: Effect[] = [
      { do: 'move', what: { token: 'evasive' }, n: 2, to: who },
      { do: 'move', what: { token: 'poison' }, n: 1, to: who },
      { do: 'move', what: { token: 'chi' }, n: 'all', from: who },
      { do: 'move', what: 'health', n: 3, to: who },
      { do: 'move', what: 'health', n: 3, from: who },
      { do: 'move', what: 'cp', n: 'all', from: who },
      { do: 'cards', n: 1, of: who, from: 'hand', to: 'discard', pick: 'random' },
      { do: 'damage', n: 2, to: who },
      { do: 'modify', of: { out: who }, add: 1 },
      { do: 'modify', of: { in: who }, cap: 3 },
      { do: 'adjust', what: 'attempts', by: 1, of: who },
      { do: 'roll', dice: 2, who, run: [] },
    ];
    assert.equal(textFaults(programWords(scope(), program)), [], programWords(scope(), program));
    assert.ok(party(scope(), who).subject.length > 2);
  }
});

const effects: Readonly<Record<Verb, readonly [Effect, string][]>> = {
  spawn: [
    [{ do: 'spawn', level: 2 }, 'A minion of level 2 appears.'],
    [{ do: 'spawn', level: 3, firstStrike: true }, 'A minion of level 3 that strikes first appears.'],
    [{ do: 'spawn', level: 3, replace: true }, 'A minion of level 3 takes your place.'],
  ],
  leave: [[{ do: 'leave' }, 'Flee.']],
  loot: [[{ do: 'loot', chest: 4 }, 'Open a chest of level 4.']],
  explore: [[{ do: 'explore' }, 'Explore a tile beside yours.']],
  damage: DAMAGE_TYPES.map((type): [Effect, string] => [
    { do: 'damage', n: 3, type, isolated: true, sure: true },
    `Deal 3 ${type === 'normal' ? '' : `${type} `}damage, which nothing lowers, dealt at once.`,
  ]),
  modify: [
    [{ do: 'modify', of: 'attack', add: 2 }, 'The Attack deals 2 more damage.'],
    [{ do: 'modify', of: 'attack', cap: 2 }, 'The Attack deals at most 2 damage.'],
    [{ do: 'modify', of: 'attack', prevent: 'half' }, 'Prevent half of the damage of the Attack, rounded up.'],
    [{ do: 'modify', of: 'attack', type: 'pure' }, 'The Attack becomes pure.'],
    [{ do: 'modify', of: 'attack', target: 'self' }, 'The Attack goes to you.'],
    [{ do: 'modify', of: { in: 'self' }, add: 2, attackOnly: true }, 'You receive 2 more damage from each Attack.'],
    [{ do: 'modify', of: { out: 'target' }, prevent: 'all' }, 'Prevent all damage that the target deals.'],
    [{ do: 'modify', of: { out: 'self' }, add: 2 }, 'Your Attack deals 2 more damage.'],
    [{ do: 'modify', of: { in: 'self' }, bear: 'nyra' }, 'Nyra takes all damage of the Attack.'],
    [
      { do: 'modify', of: { in: 'self' }, bear: 'nyra', share: 'free' },
      'Nyra takes as much damage of the Attack as you choose.',
    ],
  ],
  move: [
    [{ do: 'move', what: 'cp', n: 2, from: 'target', to: 'self' }, 'Steal 2 CP from the target.'],
    [{ do: 'move', what: 'gold', n: 2, to: 'self' }, 'The team gains 2 gold.'],
    [{ do: 'move', what: 'gold', n: 1, from: 'active' }, 'The team loses 1 gold.'],
    [{ do: 'move', what: { loot: 'epic' }, n: 1, to: 'self' }, 'Gain an epic card, unidentified.'],
    [{ do: 'move', what: 'health', n: 2, from: 'target', to: 'self' }, 'Steal 2 health from the target.'],
    [
      { do: 'move', what: 'health', n: { count: 'pow' }, from: 'target', to: 'self' },
      'Steal 1 health per Pow from the target.',
    ],
    [
      { do: 'move', what: 'health', n: { record: 'dealt', of: 'target' }, to: 'self', if: { is: ['attack', 'own'] } },
      'Heal as much as is dealt to the target, if you are attacking.',
    ],
    [{ do: 'move', what: { companion: 'spirit', side: 'dryad' }, n: 1, to: 'self' }, 'Gain a Dryad.'],
    [{ do: 'move', what: { health: 'nyra' }, n: 2, to: 'self' }, 'Heal Nyra 2.'],
    [
      { do: 'move', what: { token: '' }, every: 'token', n: 'all', from: 'target' },
      'Remove all status effects from the target.',
    ],
    [
      { do: 'move', what: { token: '' }, every: 'positive', n: 'all', from: 'target' },
      'Remove all positive status effects from the target.',
    ],
  ],
  cards: [
    [{ do: 'cards', n: 'all', from: 'hand', to: 'discard', pick: 'self' }, 'Discard all cards.'],
    [{ do: 'cards', n: 2, from: 'discard', to: 'hand', pick: 'self' }, 'Take 2 cards from the discard pile.'],
    [
      { do: 'cards', n: 1, from: 'deck', to: 'hand', pick: 'search', only: { type: 'roll' } },
      'Search your deck for 1 card of type roll.',
    ],
    [
      { do: 'cards', n: 'all', of: 'target', from: 'hand', to: 'hand', pick: 'top', show: true },
      'Look at all cards in the hand of the target.',
    ],
    [
      { do: 'cards', n: 1, from: 'hand', to: 'bottom', pick: 'self' },
      'Put 1 card from the hand on the bottom of the deck.',
    ],
  ],
  roll: [
    [{ do: 'roll', dice: 1, die: 'd20', who: 'target', run: [] }, 'The target rolls 1 twenty-sided die.'],
    [{ do: 'roll', dice: 1, value: 'chosen', run: [] }, 'Choose what 1 die shows.'],
    [{ do: 'roll', dice: 1, value: { for: { cp: 2 } }, run: [] }, 'Roll 1 die, or pay 2 CP and choose what it shows.'],
    [
      { do: 'roll', dice: 2, who: 'target', rerolls: { n: 2, cost: { cp: 1 } }, run: [] },
      'The target rolls 2 dice; they may pay 1 CP each and re-roll any of them.',
    ],
  ],
  dice: Object.entries({
    reroll: 'Re-roll any die.',
    set: 'Change any die to any value.',
    step: 'Change any die by 1, up or down.',
    copy: 'Give any die the value of another die of the same roll.',
  } satisfies Record<Dice['how'], string>).map(([how, words]): [Effect, string] => [
    { do: 'dice', which: { whose: 'any' }, how: how === 'set' || how === 'step' || how === 'copy' ? how : 'reroll' },
    words,
  ]),
  choose: [
    [{ do: 'choose', options: [{ run: [{ do: 'then' }] }] }, 'Nothing happens.'],
    [
      {
        do: 'choose',
        who: 'target',
        options: [
          { cost: { cards: 2 }, run: [] },
          { name: 'no', run: [] },
        ],
      },
      'The target may discard 2 cards.',
    ],
    [
      {
        do: 'choose',
        options: [
          { name: 'ability:maternal-bond', run: [] },
          { name: 'companion:nyra', run: [{ do: 'cannot', what: 'defend' }] },
          { name: 'no', run: [] },
        ],
      },
      'Choose one. Use Maternal Bond. Or you may roll no defence this turn. Or nothing.',
    ],
  ],
  if: [
    [
      { do: 'if', cond: { alike: 3 }, run: [{ do: 'damage', n: 1 }], else: [{ do: 'damage', n: 2 }] },
      'If 3 dice show the same number: deal 1 damage. If not: deal 2 damage.',
    ],
  ],
  each: [
    [
      { do: 'each', over: { who: 'opponents' }, run: [{ do: 'damage', n: 1, to: 'it' }] },
      'For each opponent: deal 1 damage to that player.',
    ],
    [
      { do: 'each', over: { held: 'bleed' }, run: [{ do: 'roll', dice: 1, run: [{ do: 'damage', n: 1 }] }] },
      'For each Bleed you have, roll 1 die. Deal 1 damage.',
    ],
    [{ do: 'each', over: 3, run: [{ do: 'damage', n: 1 }] }, '3 times: deal 1 damage.'],
    [{ do: 'each', over: { sum: true }, run: [{ do: 'damage', n: 1 }] }, 'As often as the sum rolled: deal 1 damage.'],
  ],
  then: [[{ do: 'then' }, 'Nothing happens.']],
  run: [
    [{ do: 'run', part: 'rest' }, 'Carry out Rest.'],
    [{ do: 'run', part: 'nanite/detonate' }, 'Detonate Nanite.'],
    [{ do: 'run', part: 'nanite/detonate', of: 'everyone' }, 'Detonate the Nanite of each player.'],
  ],
  phase: Object.entries({
    skip: 'Skip the Offensive Roll Phase.',
    restart: 'Begin the Offensive Roll Phase anew.',
    extra: 'The target takes another Offensive Roll Phase against you.',
  } satisfies Record<Phase['how'], string>).map(([how, words]): [Effect, string] => [
    { do: 'phase', which: 'offensive', how: how === 'skip' || how === 'extra' ? how : 'restart', by: 'target' },
    words,
  ]),
  cancel: [
    [{ do: 'cancel' }, 'It has no effect.'],
    [{ do: 'cancel', leave: 1 }, 'Your health becomes 1 instead.'],
  ],
  become: [
    [{ do: 'become', what: 'board', side: 'cursed' }, 'Turn to the cursed side.'],
    [
      { do: 'become', what: { companion: 'spirit', from: 'seedling' }, side: 'next' },
      'Turn a Seedling into its next side.',
    ],
    [{ do: 'become', what: { companion: 'spirit', from: 'seedling' }, side: 'dryad' }, 'Turn a Seedling into a Dryad.'],
    [{ do: 'become', what: { companion: 'nyra', from: 'inactive' }, side: 'active' }, 'Turn Nyra to the Active side.'],
  ],
  adjust: [
    [{ do: 'adjust', what: 'attempts', by: -1 }, 'You get 1 fewer roll attempt.'],
    [
      { do: 'adjust', what: 'attempts', by: -1, back: 1 },
      'You get 1 fewer roll attempt, and may buy it back for 1 CP.',
    ],
    [
      { do: 'adjust', what: 'attempts', by: -2, back: 1 },
      'You get 2 fewer roll attempts, and may buy them back for 1 CP each.',
    ],
    [{ do: 'adjust', what: 'attempts', by: 2, until: 'roll' }, 'You get 2 more roll attempts.'],
    [{ do: 'adjust', what: 'limit:chi', by: 1 }, 'Raise your Chi limit by 1.'],
    [{ do: 'adjust', what: 'attempt price', by: 1 }, 'Every further roll attempt costs 1 CP more this turn.'],
    [
      { do: 'adjust', what: 'card price', by: 2, of: 'target' },
      'Each card costs 2 CP more to play for the target this turn.',
    ],
    [{ do: 'adjust', what: 'sale', by: 1 }, 'Each card sold gives 1 CP more this turn.'],
    [{ do: 'adjust', what: 'income', by: -1 }, 'The income is 1 CP less this turn.'],
  ],
  cannot: [
    [{ do: 'cannot', what: 'act', of: 'target' }, 'The target may not act at all this turn.'],
    [{ do: 'cannot', what: 'defend' }, 'You may roll no defence this turn.'],
    [{ do: 'cannot', what: 'activate:smack' }, 'You may not activate Smack this turn.'],
    [{ do: 'cannot', what: 'gain:chi' }, 'You may not gain Chi this turn.'],
    [{ do: 'cannot', what: 'show:6' }, 'You may count no 6 this turn: such a die is blank.'],
    [
      { do: 'cannot', what: 'activate:straight' },
      'You may activate no ability that needs a small or large straight this turn.',
    ],
    [{ do: 'cannot', what: 'activate:ultimate', of: 'target' }, 'The target may activate no Ultimate this turn.'],
    [{ do: 'cannot', what: 'activate:offensive' }, 'You may activate no offensive ability but an Ultimate this turn.'],
  ],
  on: [
    [
      { do: 'on', at: 'ends:roll', of: 'target', run: [{ do: 'cards', n: 1, from: 'deck', to: 'hand', pick: 'top' }] },
      'When the Roll Phase of the target ends this turn: draw 1 card.',
    ],
  ],
};
for (const [verb, examples] of Object.entries(effects))
  for (const [effect, words] of examples)
    vocabulary(`${verb}: ${words}`, () => assert.is(programWords(scope(), [effect]), words));

const picks: Readonly<
  Record<Exclude<KeyOf<Pickable>, 'except' | 'if' | 'use' | 'of' | 'at' | 'usable'>, [Pickable, string]>
> = {
  players: [{ players: 'opponent' }, 'Nothing happens.'],
  dice: [{ dice: { whose: 'any' } }, 'Choose any die.'],
  tokens: [{ tokens: { of: 'self' } }, 'Choose 1 status effect on yourself.'],
  cards: [{ cards: 'discard' }, 'Choose a card of your discard pile.'],
  companions: [{ companions: ['seedling', 'dryad'] }, 'Choose a Seedling or Dryad.'],
  amount: [{ amount: [0, 3] }, 'Choose a number from 0 to 3.'],
};
for (const [kind, [from, words]] of Object.entries(picks))
  vocabulary(`a pick of ${kind} that nothing uses: ${words}`, () =>
    assert.is(programWords(scope(), [{ do: 'choose', as: 'one', from }]), words),
  );

const requirements: [Parameters<typeof needsWords>[0], string][] = [
  [{ scale: 'sword', at: [3, 4, 5] }, '3 / 4 / 5 Sword'],
  [{ shows: { sword: 1, life: 2 } }, '1 Sword + 2 Life'],
  [{ straight: 3 }, 'Micro Straight'],
  [{ straight: 4 }, 'Small Straight'],
  [{ straight: 5 }, 'Large Straight'],
  [{ alike: 4 }, '4 of a kind'],
];
for (const [needs, words] of requirements) vocabulary(`needs ${words}`, () => assert.is(needsWords(needs), words));

vocabulary.run();
