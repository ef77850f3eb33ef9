/** A sentence that goes on from what was done before it: "per Chi removed", "that many". */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { programWords } from '../../../../engine/dice-throne/text/en/sentences.ts';
import type { Effect } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { scope } from '../../../support/games/words-scope.ts';

const numbers = suite('words: numbers that were done before');

const BOTS = ['shock-bot', 'heal-bot'];
const thenDone: [Effect[], string][] = [
  [
    [
      { do: 'choose', as: 'bot', from: { companions: BOTS, at: 'supply' } },
      { do: 'move', what: { picked: 'bot', side: 'basic' }, n: 'all', to: 'self' },
    ],
    'Build a Shock Bot or Heal Bot (Basic).',
  ],
  [
    [
      { do: 'choose', as: 'bot', from: { companions: BOTS, at: 'basic' } },
      { do: 'move', what: { picked: 'bot', side: 'advanced' }, n: 'all', to: 'self' },
    ],
    'Turn a Basic Shock Bot or Heal Bot to its Advanced side.',
  ],
  [
    [
      { do: 'choose', as: 'bots', from: { companions: BOTS, usable: 'offer1' }, n: 2, upTo: true },
      { do: 'run', part: 'offer1', companion: { picked: 'bots' }, free: true },
    ],
    'You may activate up to 2 of your Shock Bot and Heal Bot for nothing.',
  ],
  [
    [
      { do: 'choose', as: 'bots', from: { companions: BOTS, usable: 'offer1' } },
      { do: 'run', part: 'offer1', companion: { picked: 'bots' } },
    ],
    'Activate a Shock Bot or Heal Bot.',
  ],
  [
    [{ do: 'move', what: { token: 'nanite' }, n: 1, from: 'self', to: { choose: 'player', except: 'self' } }],
    'Pass 1 Nanite on to another player.',
  ],
  [[{ do: 'move', what: { token: 'nanite' }, n: 1, from: 'attacker', to: 'self' }], 'Take 1 Nanite from the attacker.'],
];
for (const [program, words] of thenDone)
  numbers(`companions and tokens that are moved: ${words}`, () => assert.is(programWords(scope(), program), words));

const thenMoved: [Effect[], string][] = [
  [
    [
      { do: 'choose', as: 'n', from: { amount: [0, 2] } },
      { do: 'move', what: 'cp', n: { picked: 'n' }, from: { choose: 'opponent' }, to: 'self' },
      { do: 'move', what: 'cp', n: { plus: [3, { times: [-1, { picked: 'n' }] }] }, to: 'self' },
    ],
    'Steal up to 2 CP from an opponent of your choice. Gain 3 CP, less the CP stolen.',
  ],
  [
    [
      { do: 'choose', as: 'n', from: { amount: [0, { stat: 'cp' }] } },
      { do: 'move', what: 'cp', n: { picked: 'n' }, from: 'self' },
      { do: 'damage', n: { picked: 'n' } },
    ],
    'Pay any amount of CP. Deal 1 damage per CP paid.',
  ],
  [
    [
      { do: 'choose', as: 'n', from: { amount: [0, { least: [2, { held: 'chi' }] }] } },
      { do: 'move', what: { token: 'chi' }, n: { picked: 'n' }, from: 'self' },
      { do: 'damage', n: { times: [2, { picked: 'n' }] } },
    ],
    'Remove up to 2 Chi. Deal 2 damage per Chi removed.',
  ],
];
for (const [program, words] of thenMoved)
  numbers(`a number that is moved: ${words}`, () => assert.is(programWords(scope(), program), words));

numbers.run();
