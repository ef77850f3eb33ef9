/** Passwords that are guessed first: those of the list of the commonest, also with a number or a sign put behind them, one
 *  short piece over and over, and what an account says of itself. Everything else is left to its owner, as NIST SP 800-63B
 *  advises: no rules about kinds of characters. */
import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** What is put behind a word to satisfy a rule. */
const SHORT_TAIL = 4;
/** Less than that of somebody's name is found in any password. */
const TELLING = 3;
const REPEATED = /^(.{1,4}?)\1+.?$/su;

/** Whether a password is one that guessers begin with. `own`: the e-mail and the name it is to protect. */
export const isCommon = (password: string, own: readonly string[] = []): boolean => {
  const whole = folded(password);
  const known = (word: string): boolean => COMMON.has(word) || ownWords(own).includes(word);
  if (known(whole) || REPEATED.test(whole)) return true;
  const word = whole.replace(/[^\p{L}]+$/u, '');
  const tail = whole.slice(word.length);
  return known(word) && (tail.length <= SHORT_TAIL || COMMON.has(tail));
};

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** An e-mail says two words: the whole, and what stands before the @. */
const ownWords = (own: readonly string[]): string[] =>
  own
    .map(folded)
    .flatMap((word) => [word, word.replace(/@.*$/s, '')])
    .filter((word) => word.length >= TELLING);
