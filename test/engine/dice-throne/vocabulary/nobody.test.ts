/** Words that speak of a target or an attacker where there is none do nothing, and break nothing. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { damage, gainCp, heal, inflict, roll } from '../../../../engine/dice-throne/vocabulary/build.ts';
import type { Effect } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { card, gameWith, madeUp, playWith, seatsOf, token } from '../../../support/games/made-up.ts';

const NOTHING: readonly (readonly [string, Effect])[] = [
  ['damage', damage(3, undefined, { to: 'target' })],
  ['inflict', inflict('dust')],
  ['heal', heal(2, 'attacker')],
  ['steal', { do: 'move', what: 'cp', n: 2, from: 'target', to: 'self' }],
  ['steal health', { do: 'move', what: 'health', n: 2, from: 'target', to: 'self' }],
  ['discard', { do: 'cards', n: 1, of: 'target', from: 'hand', to: 'discard', pick: 'random' }],
  ['modify in', { do: 'modify', of: { in: 'target' }, add: 2 }],
  ['modify out', { do: 'modify', of: { out: 'attacker' }, prevent: 'all' }],
  ['modify target', { do: 'modify', of: 'attack', target: 'attacker' }],
  ['retype', { do: 'modify', of: 'attack', type: 'pure' }],
  ['stat', gainCp({ stat: 'hand', of: 'target' })],
  ['roll', { ...roll(1, gainCp(3)), who: 'target' }],
  ['choose', { do: 'choose', who: 'target', options: [{ run: [gainCp(4)] }] }],
  ['cannot', { do: 'cannot', what: 'act', of: 'target' }],
  ['phase', { do: 'phase', which: 'offensive', how: 'extra', by: 'self', against: 'target' }],
  ['adjust', { do: 'adjust', what: 'attempts', by: 1, of: 'target' }],
  ['run', { do: 'run', part: 'rest', of: 'target' }],
  ['each', { do: 'each', over: { who: 'target' }, run: [gainCp(5)] }],
  ['restart', { do: 'phase', which: 'offensive', how: 'restart' }],
];
const nobody = suite('nobody is meant');
for (const [name, effect] of NOTHING) {
  nobody(`${name}: nothing happens`, () => {
    const hero = madeUp({
      parts: { rest: [gainCp(6)] },
      tokens: { dust: token({ kind: 'negative' }) },
      // Behind a condition, so that the card may be played at all.
      cards: { odd: card('main', { do: 'if', cond: { not: { is: ['attack', 'stands'] } }, run: [effect, gainCp(1)] }) },
    });
    const position = {
      seats: [
        { hero: 'wanderer', health: 40, cp: 0, hand: ['odd'] },
        { hero: 'barbarian', hand: ['tip-it'] },
      ],
    };
    const result = playWith(gameWith(hero), { ...position, actions: [{ seat: 0, type: 'play', card: 'odd' }] });
    assert.equal(
      [seatsOf(result, 'cp')[0], seatsOf(result, 'health'), seatsOf(result, 'tokens')],
      [1, [40, 50], [{}, {}]],
    );
    assert.equal(seatsOf(result, 'hand')[1], ['tip-it']);
  });
}
nobody.run();
