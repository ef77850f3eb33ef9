/** The words of the page: every text that it asks for is there in every language and nothing else is, with the same
 *  placeholders, and nothing is said past them. */
import { readFileSync } from 'node:fs';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { REFUSAL_CODES } from '../../../engine/core/refusal.ts';
import { UNTRUTHS } from '../../../engine/record/verify.ts';
import { ACCOUNT_REFUSALS } from '../../../protocol/account-codes.ts';
import { CAMPAIGN_CODES } from '../../../protocol/campaign/messages.ts';
import { DOOR } from '../../../protocol/codes.ts';
import { MATCHMAKING_CODES } from '../../../protocol/matchmaking-messages.ts';
import { WIRE_CODES } from '../../../protocol/messages.ts';
import { PARTY_CODES } from '../../../protocol/party-messages.ts';
import { PRESET_IDS } from '../../../protocol/presets.ts';
import { LANGUAGES } from '../../../protocol/settings.ts';
import { catalogueOf, englishNames } from '../../../web/build/words.ts';
import { REPLAY_FAULTS } from '../../../web/replay/faults.ts';
import { type Asked, pageTexts, shownFirst, textsOf } from '../../support/page-texts.ts';

const words = suite('web: words');

const { asked, unreadable, bare } = pageTexts();
const texts = new Set(asked.map(({ text }) => text));
const named = englishNames();
const english = (text: string): string => named[text] ?? text;

/** What is said of requests over HTTP, and of those that no server answered, or one of another version. */
const OTHER_CODES = [
  ...['bad-request', 'bad-query', 'not-found', 'unknown', 'over', 'voided', 'full', 'failed', 'deleted', 'not-over'],
  ...['try-again', 'too-many', 'no-connection', 'refused', 'other-version'],
];
const CODES = new Set([
  ...[
    ...REFUSAL_CODES,
    ...Object.keys(ACCOUNT_REFUSALS),
    ...MATCHMAKING_CODES,
    ...PARTY_CODES,
    ...CAMPAIGN_CODES,
    ...WIRE_CODES,
    ...Object.values(DOOR),
    ...OTHER_CODES,
  ].map((code) => `refusal.${code}`),
  ...REPLAY_FAULTS.map((fault) => `replay.${fault}`),
  ...UNTRUTHS.map((untruth) => `untruth.${untruth}`),
  ...PRESET_IDS.flatMap((id) => [`preset.${id}.name`, `preset.${id}.text`]),
]);

/** The names of placeholders in a message, wherever in it they stand. */
function placeholders(message: string): string[] {
  const within = (compiled: CompiledMessage): string[] =>
    typeof compiled === 'string'
      ? []
      : compiled.flatMap((token): string[] => {
          if (typeof token === 'string') return [];
          const [name, , options] = token;
          const inner = options && typeof options === 'object' ? Object.values(options) : [];
          return [name, ...inner.flatMap((one) => (Array.isArray(one) ? within(one) : []))];
        });
  return [...new Set(within(compileMessageOrThrow(message)))].sort();
}

/** Words that are the same in both. */
const ALIKE = new Set([
  ...[
    'Block',
    'Boss',
    'Boss {number}',
    'Bots',
    'Champion',
    'Chance',
    'Chat',
    'Deck',
    'Decks',
    'Gold',
    'Portal',
    'Ha!',
    'Limit',
    'Marker',
    'Monster {level}',
    'Name',
  ],
  ...['Quest {level}', 'Quest {n}', 'Quest: {name}', 'Symbol', 'Teams', 'Wow', 'Boss, {type}', 'Block, Blocks'],
  '{block} Blocks',
  ...['Dice Clash', 'Diceborn Heroes', 'Eclipse', 'King of the Hill'],
]);

words('every text is plain, and asked for when the language is known', () => {
  assert.equal(unreadable, []);
});

words('every text has the values that it names', () => {
  const wrong = asked.filter(
    ({ text, values }) => values && `${[...values].sort()}` !== `${placeholders(english(text))}`,
  );
  assert.equal(wrong, []);
});

words('nothing is written on the page past the catalogue', () => {
  assert.equal(bare, []);
});

words('no name for a text in English is left over', () => {
  assert.equal(
    Object.keys(named).filter((text) => !texts.has(text)),
    [],
  );
});

for (const language of LANGUAGES.filter((one) => one !== 'en')) {
  const catalogue = catalogueOf(language);
  const all = Object.entries(catalogue);

  words(`${language}: no text is missing`, () => {
    const missing = asked.filter(({ text }) => catalogue[text] === undefined);
    assert.equal(
      missing.map(({ text, place }) => `${place}: ${text}`),
      [],
    );
  });

  words(`${language}: what the front page says comes first, and nothing else does`, () => {
    const first = catalogueOf(language, 'first');
    const early = shownFirst();
    const isEarly = ({ place }: Asked): boolean => early.has(place.split(':')[0] ?? '');
    const needed = new Set(asked.filter(isEarly).map(({ text }) => text));
    assert.equal(
      [...needed].filter((text) => first[text] === undefined),
      [],
    );
    assert.equal(
      Object.keys(first).filter((text) => !needed.has(text) && !CODES.has(text)),
      [],
    );
  });

  words(`${language}: every code has its words`, () => {
    const codes = JSON.parse(readFileSync(`web/words/${language}/codes.json`, 'utf8'));
    assert.equal(Object.keys(codes).sort(), [...CODES].sort());
  });

  words(`${language}: no text is left over`, () => {
    assert.equal(
      Object.keys(catalogue).filter((text) => !texts.has(text) && !CODES.has(text)),
      [],
    );
  });

  words(`${language}: no text is left as it was`, () => {
    const same = all.filter(([text, said]) => said === '' || (said === english(text) && !ALIKE.has(said)));
    assert.equal(same, []);
  });

  words(`${language}: placeholders are those of the English text`, () => {
    const other = all.filter(([text, said]) => `${placeholders(said)}` !== `${placeholders(english(text))}`);
    assert.equal(other, []);
  });
}

/** What the reader of the sources would find, so that an empty list above says something. */
const FOUND: readonly (readonly [name: string, source: string, asked: string[], faults: number, bare: number])[] = [
  ['a text in a component', "const A = () => <p>{t('Hi')}</p>;", ['Hi'], 0, 0],
  ['a text with something drawn in it', "const A = () => rich('Read {it}', { it: <b /> });", ['Read {it}'], 0, 0],
  ['one asked for while the file loads', "const A = t('Hi');", [], 1, 0],
  ['one that is put together', "const A = () => t('Hi ' + name);", [], 1, 0],
  ['words past the catalogue', 'const A = () => <p title="Hello you">Hi</p>;', [], 0, 2],
  ['words past it under a condition', "const A = (a) => <p>{a ? 'hello' : a && 'you'}</p>;", [], 0, 2],
  [
    'words past it in what is drawn elsewhere',
    "const a = () => ({ id: 'hello', name: 'Hello', x: { text: 'you' } });",
    [],
    0,
    2,
  ],
  ['a comment', "// t('Hi')", [], 0, 0],
];
for (const [name, source, wanted, faults, past] of FOUND)
  words(`the sources are read: ${name}`, () => {
    const found = textsOf('web/a.tsx', source);
    assert.equal(
      found.asked.map(({ text }) => text),
      wanted,
    );
    assert.is(found.unreadable.length, faults);
    assert.is(found.bare.length, past);
  });

words.run();
