/** What went wrong, in words: whatever nobody wrote for people is passed over. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AccountRefusal, SignedOut } from '../../../client/account.ts';
import { BadInput } from '../../../engine/core/refusal.ts';
import { catalogueOf } from '../../../web/build/words.ts';
import { faultIn } from '../../../web/replay/faults.ts';
import { InWords, troubleWords } from '../../../web/words/refusal.ts';
import { speakFrom, tOf } from '../../../web/words/t.ts';

const troubles = suite('web: what went wrong, in words');
troubles.before(() => speakFrom('de', catalogueOf('de')));
troubles.after(() => speakFrom('en', {}));

const CASES: readonly (readonly [what: string, error: unknown, words: string])[] = [
  [
    'a refusal',
    new AccountRefusal('name-taken', 409, 'Taken.'),
    'Dieser Name ist vergeben oder einem vergebenen zu ähnlich. Nimm einen anderen.',
  ],
  ['a device that is signed out', new SignedOut(), 'Dieses Gerät ist abgemeldet. Melde dich wieder an.'],
  ['what the page says itself', new InWords('Nein.'), 'Nein.'],
  ['no server', new TypeError('Failed to fetch'), 'Sonst.'],
  ['no answer in time', new DOMException('signal timed out', 'TimeoutError'), 'Sonst.'],
  ['no answer that can be read', new SyntaxError('Unexpected token <'), 'Sonst.'],
  ['something else', 'words', 'Sonst.'],
];
for (const [what, error, words] of CASES)
  troubles(`issue: in German, ${what} was told in English`, () => {
    assert.is(troubleWords(error, 'Sonst.'), words);
  });

troubles('a record that cannot be shown has words by what it lacks', () => {
  const said = (field: string): string => tOf(`replay.${faultIn(new BadInput(field, 'is not so'))}`, '');
  const all = ['line 3', 'record', 'content', 'game', 'action 12'].map(said);
  assert.is(new Set(all).size, all.length);
  assert.ok(all.every((words) => words !== ''));
});

troubles.run();
