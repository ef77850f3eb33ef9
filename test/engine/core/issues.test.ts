/** What is wrong with input, in the words of the house: never in those of the validator. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { z } from 'zod';
import { firstExpectation, firstFault } from '../../../engine/core/issues.ts';
import { diceClash } from '../../../engine/dice-clash/index.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { registerRequest } from '../../../protocol/account-messages.ts';
import { actMessage, createOptions, nonceMessage, rematchMessage } from '../../../protocol/messages.ts';

const issues = suite('words for what is wrong with input');

const FAULTS: readonly [what: string, form: z.ZodType, raw: unknown, expected: string][] = [
  ['nothing at all', actMessage, undefined, ': expected an object, got nothing'],
  ['something missing', actMessage, { action: { type: 'pass' } }, 'key: expected text, got nothing'],
  ['a field too many', nonceMessage, { nonce: 'x', more: 1 }, 'more: is not a field here'],
  ['text that is too long', nonceMessage, { nonce: 'x'.repeat(65) }, 'nonce: expected text of at most 64 characters'],
  ['text that is empty', nonceMessage, { nonce: '' }, 'nonce: expected text that is not empty, got ""'],
  ['yes or no', rematchMessage, { wanted: 'x' }, 'wanted: expected true or false, got "x"'],
  [
    'one of several forms, and it is none',
    createOptions,
    { game: 'a', mode: 'b', seats: [{ player: 'them' }] },
    'seats.0.player: cannot be "them"',
  ],
];
for (const [what, form, raw, expected] of FAULTS) {
  issues(`issue: ${what} is said in the words of the house`, () => {
    const { error } = form.safeParse(raw);
    assert.ok(error);
    const { field, words } = firstFault(error, raw);
    assert.ok(`${field}: ${words}`.startsWith(expected), `${field}: ${words}`);
  });
}

issues('a password that is refused is not repeated', () => {
  const { error } = registerRequest.safeParse({ email: 'ada@example.org', password: 'hush', name: 'Ada' });
  assert.ok(error);
  assert.equal(firstExpectation(error), { field: 'password', words: 'expected text of at least 8 characters' });
});

issues('what a form says for itself is not said twice', () => {
  const { error } = registerRequest.safeParse({ email: 'nowhere', password: 'a long password', name: 'Ada' });
  assert.ok(error);
  assert.equal(firstExpectation(error), { field: 'email', words: 'expected an e-mail address' });
});

const ACTIONS: readonly [value: unknown, expected: string][] = [
  [7, 'action: expected an object, got 7'],
  [{ type: 'fly' }, 'action.type: cannot be "fly"'],
  [{ type: 'concede', really: true }, 'action.really: is not a field here'],
];
for (const game of [diceThrone, diceClash]) {
  for (const [value, expected] of ACTIONS) {
    issues(`issue: ${game.name} refuses ${JSON.stringify(value)} in the same words`, () => {
      const read = game.parse(value);
      assert.is('refusal' in read && read.refusal.message, expected);
    });
  }
}

issues.run();
