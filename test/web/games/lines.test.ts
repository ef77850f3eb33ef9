/** How the page sorts the legal lines, and what it understands of option ids. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { LegalAction } from '../../../protocol/messages.ts';
import { rollLine, sortLines } from '../../../web/games/dice-throne/lines.ts';
import { type OptionTarget, optionTarget } from '../../../web/games/dice-throne/options.ts';

const line = (action: LegalAction['action'] & Record<string, unknown>): LegalAction => ({ action, label: action.type });

const lines = suite('web: legal lines find their places');

lines('a roll is found by exactly the dice it rolls, in any order', () => {
  const { rolls } = sortLines([line({ type: 'roll', dice: [4, 0] }), line({ type: 'roll', dice: [0, 1, 2, 3, 4] })]);
  assert.ok(rollLine(rolls, [0, 4], 5));
  assert.ok(rollLine(rolls, [0, 1, 2, 3, 4], 5));
  assert.is(rollLine(rolls, [0], 5), undefined);
});

lines('a roll without dice rolls all there are, and only all', () => {
  const { rolls } = sortLines([line({ type: 'roll' })]);
  assert.ok(rollLine(rolls, [0, 1, 2, 3, 4], 5));
  assert.is(rollLine(rolls, [0, 1], 5), undefined);
});

lines('each kind of action has its place, and an unknown kind is still shown', () => {
  const sorted = sortLines([
    line({ type: 'announce', ability: 'smack' }),
    line({ type: 'announce', ability: null }),
    line({ type: 'play', card: 'tip-it', with: ['die:0'] }),
    line({ type: 'play', card: 'tip-it', with: ['die:1'] }),
    line({ type: 'sell', card: 'tip-it' }),
    line({ type: 'choose', option: 'yes' }),
    line({ type: 'spend', token: 'evasive' }),
    line({ type: 'use', ability: 'kings-hand' }),
    line({ type: 'pass' }),
    line({ type: 'juggle' }),
  ]);
  assert.equal([...sorted.announces.keys()], ['smack']);
  assert.ok(sorted.announceNone);
  assert.is(sorted.plays.get('tip-it')?.length, 2);
  assert.equal([...sorted.sells.keys()], ['tip-it']);
  assert.equal([...sorted.choices.keys()], ['yes']);
  assert.equal([...sorted.spends.keys()], ['evasive']);
  assert.equal([...sorted.uses.keys()], ['kings-hand']);
  assert.is(sorted.passes.length, 1);
  assert.is(sorted.others.length, 1);
});

const options = suite('web: options name what lights up');
const cases: [string, OptionTarget][] = [
  ['die:2', { kind: 'die', die: 2 }],
  ['seat:1/die:2', { kind: 'die', die: 2, seat: 1 }],
  ['roll:0/die:4', { kind: 'die', die: 4, roll: 0 }],
  ['value:6', { kind: 'value', value: 6 }],
  ['seat:1', { kind: 'seat', seat: 1 }],
  ['seat:0/token:burn', { kind: 'token', token: 'burn', seat: 0 }],
  ['token:evasive', { kind: 'token', token: 'evasive' }],
  ['card:tip-it', { kind: 'card', card: 'tip-it' }],
  ['companion:seedling', { kind: 'companion', companion: 'seedling' }],
  ['ability:smack', { kind: 'ability', ability: 'smack' }],
  ['amount:3', { kind: 'plain' }],
  ['done', { kind: 'plain' }],
];
for (const [option, target] of cases) options(option, () => assert.equal(optionTarget(option), target));

lines.run();
options.run();
