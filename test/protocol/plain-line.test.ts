/** What people write for others to read: plain text in one line that leaves other lines as they are. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { foundMessage } from '../../protocol/campaign/requests.ts';
import { sayMessage } from '../../protocol/talk-requests.ts';

const line = suite('what people write');
const said = (text: string): string | undefined => sayMessage.safeParse({ text }).data?.text;
const named = (name: string): string | undefined =>
  foundMessage.safeParse({ key: 'k', name, difficulty: 'normal', hero: 'monk', nonce: '' }).data?.name;

const WRITTEN: readonly [what: string, given: string, kept: string | undefined][] = [
  ['what one writes', 'We\u2019ll win \u2764\ufe0f', 'We\u2019ll win \u2764\ufe0f'],
  ['two lines', 'one\n two', 'one two'],
  ['marks that turn what follows', '\u202eevil\u2069', 'evil'],
  ['controls', 'a\u0000b\u0007', 'a b'],
  ['half of a character', 'a\ud83db', 'a b'],
  ['letters that show nothing', '\u3164\u2800\u200b', undefined],
  ['marks piled up on a letter', `o${'\u0301'.repeat(30)}k`, `o${'\u0301'.repeat(4)}k`],
  ['the marks of a language', '\u05e9\u05c1\u05b8\u05dc', '\u05e9\u05c1\u05b8\u05dc'],
];
for (const [what, given, kept] of WRITTEN) {
  line(`${what}, in a line of chat`, () => assert.is(said(given), kept));
  line(`${what}, as the name of a campaign`, () => assert.is(named(given), kept));
}
line.run();
