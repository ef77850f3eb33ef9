/** Words put together as no printed hero does: they pass the checks, so they play. Each of these once broke a match, or did
 *  less than its text said. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ScenarioResult } from '../../../../engine/core/scenario.ts';
import {
  cannotDefend,
  choose,
  damage,
  gainCp,
  heal,
  lose,
  shows,
} from '../../../../engine/dice-throne/vocabulary/build.ts';
import type { Effect, HeroDef } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { card, gameWith, madeUp, playWith, seatsOf, token, told } from '../../../support/games/made-up.ts';

interface Told {
  readonly hero: Partial<HeroDef>;
  readonly position: object;
  readonly comes: (result: ScenarioResult) => unknown;
  readonly to: unknown;
}

const health = (result: ScenarioResult): unknown => seatsOf(result, 'health');
const cp = (result: ScenarioResult): unknown => seatsOf(result, 'cp')[0];
const wanderer = (more: object = {}) => ({ hero: 'wanderer', cp: 0, ...more });
const barbarian = { hero: 'barbarian', cp: 0 };
const playing = (id = 'odd', seat = 0) => ({ seat, type: 'play', card: id });
/** A card of the wanderer's, played in its own main phase. */
const inMainPhase = (...run: Effect[]): Pick<Told, 'hero' | 'position'> => ({
  hero: { cards: { odd: card('main', ...run) } },
  position: { seats: [wanderer({ hand: ['odd'] }), barbarian], actions: [playing()] },
});
const strikes = [
  { seat: 0, type: 'roll' },
  { seat: 0, type: 'announce', ability: 'strike' },
];
const passing = { phase: 'offensive-roll', active: 0 };

const TOLD: Readonly<Record<string, Told>> = {
  'a table that goes by damage dealt is read when that is known': {
    hero: {
      abilities: {
        strike: {
          name: 'Strike',
          needs: shows({ sword: 3 }),
          levels: [
            {
              run: [
                damage(3, 'undefendable'),
                damage({ table: [0, 0, 0, 7], by: { record: 'subtotal', of: 'target' } }, 'collateral', { to: 'self' }),
              ],
            },
          ],
        },
      },
    },
    position: { ...passing, seats: [wanderer(), barbarian], dice: [1, 1, 1, 4, 6], actions: strikes },
    comes: health,
    to: [43, 47],
  },
  'whoever is not there has no cards to pick from': {
    ...inMainPhase(choose('card', { cards: 'hand', of: 'target' }), gainCp({ picked: 'card' }), gainCp(2)),
    comes: cp,
    to: 2,
  },
  'and no companions': {
    hero: {
      cards: {
        odd: card('main', choose('bird', { companions: ['bird'], of: 'target' }), gainCp(2)),
      },
      companions: { bird: { name: 'Bird', single: true, sides: [{ id: 'egg', name: 'Egg', limit: 1 }] } },
    },
    position: { seats: [wanderer({ hand: ['odd'] }), barbarian], actions: [playing()] },
    comes: cp,
    to: 2,
  },
  'where nobody is there to pick, nothing is picked': {
    ...inMainPhase(
      choose('who', { players: 'player' }, { who: 'target' }),
      damage(3, undefined, { to: { picked: 'who' } }),
      gainCp(2),
    ),
    comes: (result) => [health(result), cp(result)],
    to: [[50, 50], 2],
  },
  'what begins with a die of whoever is visited can be played': {
    hero: {
      cards: {
        odd: card('roll', {
          do: 'each',
          over: { who: 'everyone' },
          as: 'one',
          run: [{ do: 'dice', which: { whose: { picked: 'one' } }, how: 'set', to: 6, n: 'all' }],
        }),
      },
    },
    position: {
      ...passing,
      seats: [wanderer({ hand: ['odd'] }), barbarian],
      dice: [1, 1, 1, 4, 5],
      actions: [{ seat: 0, type: 'roll' }, playing()],
    },
    comes: (result) => told(result, 'die-changed').length,
    to: 5,
  },
  'a token that turns its board is gained by somebody whose board has one side': {
    hero: {
      boards: { dark: { name: 'Dark', abilities: {} } },
      tokens: {
        dusk: token({
          kind: 'negative',
          on: [{ at: 'begins:upkeep', run: [{ do: 'become', what: 'board', side: 'dark' }, lose('dusk'), heal(1)] }],
        }),
      },
    },
    position: {
      phase: 'discard',
      active: 0,
      seats: [wanderer(), { ...barbarian, health: 40, tokens: { dusk: 1 } }],
    },
    comes: health,
    to: [50, 41],
  },
  'a phase that is ending is not begun anew': {
    hero: {
      tokens: {
        again: token({
          offers: [{ at: 'offensive-end', run: [{ do: 'phase', which: 'offensive', how: 'restart' }, gainCp(1)] }],
        }),
      },
    },
    position: {
      ...passing,
      seats: [wanderer({ tokens: { again: 1 } }), barbarian],
      dice: [1, 1, 1, 4, 6, 1, 1, 1],
      actions: [...strikes, { seat: 0, type: 'spend', token: 'again' }],
    },
    comes: (result) => [told(result, 'phase-restarted'), cp(result), health(result)],
    to: [[], 1, [50, 46]],
  },
  'whoever rolled the defence defends, at whomever the Attack is aimed since': {
    hero: {
      cards: {
        odd: {
          ...card('instant', choose('who', { players: 'opponent', except: 'target' }), {
            do: 'modify',
            of: 'attack',
            target: { picked: 'who' },
          }),
          when: { all: [{ is: ['attack', 'declared'] }, { is: ['opponents', 'dice'] }] },
        },
      },
    },
    position: {
      ...passing,
      mode: 'king-of-the-hill',
      seats: [wanderer({ hand: ['odd'] }), { ...barbarian, health: 30 }, { hero: 'monk', cp: 0, health: 30 }],
      dice: [1, 1, 1, 4, 6, 6, 1, 1, 1, 1],
      actions: [...strikes, { seat: 0, type: 'choose', option: 'seat:1' }, playing()],
    },
    comes: (result) => [told(result, 'defends').map((one) => Reflect.get(Object(one), 'seat')), health(result)],
    to: [[1], [35, 30, 26]],
  },
  'what is forbidden to several is forbidden to each': {
    hero: { cards: { odd: card('roll', { ...cannotDefend, of: 'opponents' }) } },
    position: {
      ...passing,
      mode: 'king-of-the-hill',
      seats: [wanderer({ hand: ['odd'] }), barbarian, { hero: 'monk', cp: 0 }],
      dice: [1, 1, 1, 4, 6, 6],
      actions: [strikes[0], playing(), strikes[1], { seat: 0, type: 'choose', option: 'seat:2' }],
    },
    comes: (result) => [told(result, 'defends'), health(result)],
    to: [[], [35, 35, 31]],
  },
  'what changes the damage to several changes it for each': {
    hero: {
      cards: {
        odd: card('main', damage(3, undefined, { to: 'opponents' }), {
          do: 'modify',
          of: { in: 'opponents' },
          prevent: 2,
        }),
      },
    },
    position: {
      mode: 'king-of-the-hill',
      seats: [wanderer({ hand: ['odd'] }), barbarian, { hero: 'monk', cp: 0 }],
      actions: [playing()],
    },
    comes: health,
    to: [35, 34, 34],
  },
  'a price that stands so many times a turn is counted for cards, too': {
    hero: {
      tokens: { purse: token({ standing: [{ do: 'adjust', what: 'card price', by: -1, times: 1 }] }) },
      cards: { odd: { ...card('main', heal(1)), cost: 1 }, even: { ...card('main', heal(1)), cost: 1 } },
    },
    position: {
      seats: [wanderer({ cp: 2, hand: ['odd', 'even'], tokens: { purse: 1 } }), barbarian],
      actions: [playing('odd'), playing('even')],
    },
    comes: cp,
    to: 1,
  },
};

const together = suite('words put together');
for (const [sentence, { hero, position, comes, to }] of Object.entries(TOLD)) {
  together(`issue: ${sentence}`, () => {
    assert.equal(comes(playWith(gameWith(madeUp(hero)), position)), to);
  });
}
together.run();
