/** Names: what may be shown, what looks alike, and what nobody may be called. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LONGEST_NAME, nameToShow, numbered, reservedNames, skeletonOf } from '../../../infra/accounts/names.ts';

const shown = suite('names: what may be shown');

const FIT: readonly [given: string, shown: string, why: string][] = [
  ['Ada', 'Ada', 'as it is'],
  ['  Ada   Lovelace ', 'Ada Lovelace', 'single spaces within'],
  ['Ada\u00a0L', 'Ada L', 'a space is a space'],
  ['\uff21\uff44\uff41', 'Ada', 'wide letters are letters'],
  ['Jose\u0301', 'Jos\u00e9', 'one way to write an accent'],
  ['\u{1F3B2}', '\u{1F3B2}', 'a sign is seen'],
  ['\u2764\ufe0f', '\u2764', 'whether it is coloured is no part of a name'],
  ['\u0e44\u0e17\u0e22', '\u0e44\u0e17\u0e22', 'Thai, with its marks'],
  ['\u0928\u092e\u0938\u094d\u0924\u0947', '\u0928\u092e\u0938\u094d\u0924\u0947', 'Hindi, with its marks'],
  ['<b>{0}</b>', '<b>{0}</b>', 'escaping is for whoever shows it'],
  ['x'.repeat(LONGEST_NAME), 'x'.repeat(LONGEST_NAME), 'as long as may be'],
  ['\u{1F3B2}'.repeat(LONGEST_NAME), '\u{1F3B2}'.repeat(LONGEST_NAME), 'characters count, not their bytes'],
];
for (const [given, expected, why] of FIT) shown(`fit: ${why}`, () => assert.is(nameToShow(given), expected));

const UNFIT: readonly [given: string, why: string][] = [
  ['', 'nothing'],
  ['   ', 'only spaces'],
  ['...', 'only points'],
  ['x'.repeat(LONGEST_NAME + 1), 'too long'],
  ['\ufdfa\ufdfa', 'too long once it is unfolded'],
  ['Ada\u200b', 'a space of no width'],
  ['A\u200dda', 'a joiner'],
  ['\u202eadA', 'text turned round'],
  ['\u2066Ada\u2069', 'an isolated direction'],
  ['Ada\u0000', 'a control'],
  ['Ada\nBen', 'two lines'],
  ['A\u2028da', 'a line separator'],
  ['A\u00adda', 'a soft hyphen'],
  ['\u3164', 'a filler that shows nothing'],
  ['\u2800', 'an empty pattern of dots'],
  ['A\ue000', 'a private character'],
  ['A\ud800', 'half a character'],
  ['\u{E0041}da', 'a hidden tag'],
  ['A\u0335\u0321\u031b\u0348', 'marks piled up'],
];
for (const [given, why] of UNFIT) shown(`unfit: ${why}`, () => assert.is(nameToShow(given), undefined));

shown('a number goes behind a name, and the whole stays short enough', () => {
  assert.is(numbered('Ada', 2), 'Ada2');
  assert.is(numbered('x'.repeat(LONGEST_NAME), 1234), `${'x'.repeat(LONGEST_NAME - 4)}1234`);
  assert.is([...numbered('\u{1F3B2}'.repeat(LONGEST_NAME), 77)].length, LONGEST_NAME);
});
shown.run();

const alike = suite('names: what looks alike');
const ALIKE: readonly [string, string, why: string][] = [
  ['Ada', 'ADA', 'capitals'],
  ['Ada', 'A d-a.', 'spaces and points'],
  ['Ada', '\u00c1d\u00e1', 'accents'],
  ['Ada', '\u0410d\u0430', 'Cyrillic a'],
  ['Ada', '\u0251da', 'the script a'],
  ['BOB', '\u0412\u041e\u0412', 'all of it Cyrillic, in capitals'],
  ['bob', '\u0432\u043e\u0432', 'the same in small letters'],
  ['NIKO', '\u039d\u0399\u039a\u039f', 'all of it Greek'],
  ['Ivan', 'lvan', 'capital i and small l'],
  ['Ivan', '1van', 'and the digit'],
  ['ivan', 'IVAN', 'i, whichever way'],
  ['Bob', 'B0b', 'o and nought'],
  ['Mira', 'rnira', 'r and n beside each other'],
  ['Ilse', '\u0130lse', 'the Turkish capital'],
  ['Gro\u00df', 'GROSS', 'sharp s'],
  ['fin', '\ufb01n', 'a ligature'],
  ['Ada', '\u{1D4D0}\u{1D4ED}\u{1D4EA}', 'mathematical letters'],
];
for (const [one, other, why] of ALIKE) alike(`the same: ${why}`, () => assert.is(skeletonOf(one), skeletonOf(other)));

const DIFFERENT: readonly [string, string][] = [
  ['Ada', 'Ida'],
  ['Ada', 'Ada2'],
  ['Ada', 'Adda'],
  ['\u{1F3B2}', '\u{1F3AF}'],
  ['\u0e44\u0e17\u0e22', '\u0e44\u0e17'],
];
for (const [one, other] of DIFFERENT)
  alike(`not the same: ${one} and ${other}`, () => assert.is.not(skeletonOf(one), skeletonOf(other)));
alike.run();

const reserved = suite('names: what nobody may be called');
const isReserved = reservedNames(['Steady bot']);
for (const name of ['Admin', 'ADM1N', '\u0430dmin', 'admin 2', 'Steady Bot', 'steady-bot7', 'Deleted player', 'Seat 3'])
  reserved(`reserved: ${name}`, () => assert.is(isReserved(name), true));
for (const name of ['Ada', 'Adminton', 'Steady', 'Guest', 'Modest', 'Seatle', 'Player 3'])
  reserved(`free: ${name}`, () => assert.is(isReserved(name), false));
reserved.run();
