/** Which passwords are refused because they are guessed first. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isCommon } from '../../../infra/accounts/common-passwords.ts';
import { readConfig } from '../../../infra/config.ts';

const passwords = suite('accounts: passwords that are guessed first');
const OWN = ['ada.lovelace@example.org', 'Countess'];

const CASES: readonly [string, string, boolean][] = [
  ['one of the list', 'iloveyou', true],
  ['case does not count', 'QwertyUiop', true],
  ['nor do the wide letters of an east Asian keyboard', 'ｐａｓｓｗｏｒｄ', true],
  ['a year behind it', 'Password2026', true],
  ['a sign behind it', 'football!', true],
  ['two of the list, the second a number', 'monkey123456', true],
  ['one sign over and over', 'zzzzzzzzzzzz', true],
  ['a short piece over and over', 'ab1ab1ab1', true],
  ['the e-mail', 'Ada.Lovelace@example.org', true],
  ['what stands before its @', 'ada.lovelace', true],
  ['the name with a number', 'countess77', true],
  ['several words', 'a long password', false],
  ['a common word with a long number of its own', 'monkey-49217-77310', false],
  ['random signs', 'c9#x!Tq2', false],
  ['random figures behind a short word', 'abc83920175', false],
];
for (const [what, password, expected] of CASES) {
  passwords(`${what}: "${password}" is ${expected ? 'refused' : 'taken'}`, () => {
    assert.is(isCommon(password, OWN), expected);
  });
}

passwords('what is too short to tell anything of its owner is found in no password', () => {
  assert.is(isCommon('jo-47!', ['jo@example.org', 'Jo']), false);
});

passwords('the password of the operations page is held to it as well', () => {
  for (const given of ['password2026', 'passwordpassword']) {
    assert.throws(() => readConfig({ THRONEROOM_ADMIN_PASSWORD: given }), /too weak: it is one of the first/);
  }
  assert.throws(() => readConfig({ THRONEROOM_ADMIN_PASSWORD: 'short' }), /too weak: expected at least 12/);
});

passwords.run();
