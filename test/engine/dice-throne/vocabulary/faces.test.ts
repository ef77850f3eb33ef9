/** What dice count for: sixes that a word turns blank, straights that a word bars, and the offensive dice read from afar. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  atLeast,
  atMost,
  count,
  gainCp,
  heal,
  offensiveDice,
  roll,
  shows,
  straight,
  sum,
  when,
} from '../../../../engine/dice-throne/vocabulary/build.ts';
import { card, gameWith, madeUp, matchOf, playWith, seatsOf, token } from '../../../support/games/made-up.ts';

const words = suite('what dice show');
const dealer = madeUp({
  tokens: {
    fog: token({ kind: 'negative', standing: [{ do: 'cannot', what: 'show:6' }] }),
    hush: token({ kind: 'negative', standing: [{ do: 'cannot', what: 'activate:straight' }] }),
    charm: token({ kind: 'positive' }),
    relic: token({ kind: 'positive', locks: ['remove'] }),
    mark: token({ kind: 'unique' }),
  },
  abilities: {
    steps: { name: 'Steps', needs: straight(3), levels: [{ run: [heal(1)] }] },
    stairs: { name: 'Stairs', needs: straight(4), levels: [{ run: [heal(2)] }] },
    eclipse: { name: 'Eclipse', needs: shows({ moon: 2 }), levels: [{ run: [heal(3)] }] },
    twins: { name: 'Twins', needs: { alike: 4 }, levels: [{ run: [heal(4)] }] },
  },
  cards: {
    moons: card('main', roll(2, gainCp(count('moon')))),
    total: card('main', roll(2, gainCp(sum))),
    low: card('main', roll(1, when(atMost(sum, 2), gainCp(5)))),
    high: card('main', roll(1, when(atLeast(sum, 5), gainCp(5)))),
    glint: { ...card('roll', gainCp(1)), when: offensiveDice({ moon: 1 }) },
    scour: card('main', { do: 'move', what: { token: '' }, every: 'positive', n: 'all', from: 'self' }),
  },
});
const game = gameWith(dealer);
const foe = { hero: 'barbarian' };

const announced = (tokens: object, dice: number[]) =>
  playWith(game, {
    phase: 'offensive-roll',
    seats: [{ hero: 'wanderer', tokens }, foe],
    dice,
    actions: [{ seat: 0, type: 'roll' }],
  }).legal[0]?.flatMap((action) => ('ability' in action ? [action.ability] : []));
const REQUIREMENTS: readonly (readonly [string, object, dice: number[], unknown[]])[] = [
  ['sixes count', {}, [1, 4, 5, 6, 6], ['steps', 'eclipse', null]],
  ['blank sixes are no symbol, and in no straight', { fog: 1 }, [1, 4, 5, 6, 6], [null]],
  ['blank sixes are not alike', { fog: 1 }, [6, 6, 6, 6, 4], [null]],
  ['nor any other number', {}, [6, 6, 6, 6, 4], ['eclipse', 'twins', null]],
  ['other values count beside a blank', { fog: 1 }, [1, 2, 3, 4, 6], ['strike', 'steps', 'stairs', null]],
  ['four in a row are barred, three are not', { hush: 1 }, [1, 2, 3, 4, 6], ['strike', 'steps', null]],
];
for (const [name, tokens, dice, abilities] of REQUIREMENTS)
  words(`announced: ${name}`, () => assert.equal(announced(tokens, dice), abilities));

const cpAfter = (played: string, tokens: object, dice: number[]) =>
  seatsOf(
    playWith(game, {
      seats: [{ hero: 'wanderer', tokens, hand: [played], cp: 0 }, foe],
      dice,
      actions: [{ seat: 0, type: 'play', card: played }],
    }),
    'cp',
  )[0];
const AMOUNTS: readonly (readonly [string, played: string, tokens: object, dice: number[], cp: number])[] = [
  ['a symbol', 'moons', {}, [6, 6], 2],
  ['a symbol that is blank', 'moons', { fog: 1 }, [6, 6], 0],
  ['a sum with a blank', 'total', { fog: 1 }, [6, 3], 3],
  ['a low value', 'low', { fog: 1 }, [2], 5],
  ['a blank is no low value', 'low', { fog: 1 }, [6], 0],
  ['a blank is no high value', 'high', { fog: 1 }, [6], 0],
];
for (const [name, played, tokens, dice, cp] of AMOUNTS)
  words(`counted: ${name}`, () => assert.is(cpAfter(played, tokens, dice), cp));

words('a blank six is shown as such, with its value', () => {
  const result = playWith(game, {
    phase: 'offensive-roll',
    seats: [{ hero: 'wanderer', tokens: { fog: 1 } }, foe],
    dice: [1, 2, 3, 4, 6],
    actions: [{ seat: 0, type: 'roll' }],
  });
  const dice = matchOf(result, 'dice');
  assert.equal(Array.isArray(dice) ? dice.at(-1) : dice, { value: 6, symbol: 'blank' });
});

const glint = (dice: number[], expect: string) =>
  playWith(game, {
    phase: 'offensive-roll',
    seats: [{ hero: 'wanderer', hand: ['glint'], cp: 0 }, foe],
    dice,
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'play', card: 'glint', expect },
    ],
  });
words('offensive dice: a card reads them', () => {
  assert.is(seatsOf(glint([1, 1, 2, 4, 6], 'accepted'), 'cp')[0], 1);
  glint([1, 1, 2, 4, 4], 'requirement-not-met');
});
words('offensive dice: none before the first roll', () => {
  playWith(game, {
    phase: 'offensive-roll',
    seats: [{ hero: 'wanderer', hand: ['glint'] }, foe],
    dice: [],
    actions: [{ seat: 0, type: 'play', card: 'glint', expect: 'refused' }],
  });
});

words('every positive token goes, but what is locked and what is of another kind', () => {
  const result = playWith(game, {
    seats: [{ hero: 'wanderer', hand: ['scour'], tokens: { fog: 1, charm: 3, relic: 1, mark: 1 } }, foe],
    actions: [{ seat: 0, type: 'play', card: 'scour' }],
  });
  assert.equal(seatsOf(result, 'tokens')[0], { fog: 1, relic: 1, mark: 1 });
});

words.run();
