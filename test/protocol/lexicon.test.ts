/** What both sides of a match know beforehand. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GAMES } from '../../engine/games.ts';
import { HEAD, KIND } from '../../protocol/packed/codes.ts';
import { entryFor, Lexicon } from '../../protocol/packed/lexicon.ts';
import { lexiconOf } from '../../protocol/packed/lexicons.ts';
import { Packer } from '../../protocol/packed/packer.ts';
import { Unpacker } from '../../protocol/packed/unpacker.ts';
import { MatchState } from '../../rooms/state/match-state.ts';
import { readAny } from '../../rooms/state/picture.ts';

const lexicons = suite('lexicon: what is known beforehand');

const LEXICON = new Lexicon('gains CP {type=cp,seat,n} Player');

for (const [what, value] of [
  ['words and keys of the lexicon', { type: 'cp', seat: 1, n: 12 }],
  ['a sentence of its words', 'Player gains CP'],
  ['a sentence with a word that is not in it', 'Player gains nothing'],
  ['keys that it has in another order', { type: 'cp', n: 1, seat: 2 }],
  ['a field it has no keys for', { type: 'cp', seat: 1, n: 12, paid: true }],
] as const)
  lexicons(`${what} are read as they were packed`, () => {
    const [packer, unpacker] = [new Packer(LEXICON), new Unpacker(LEXICON)];
    const text = packer.pack(value);
    unpacker.hear(packer.takeFresh());
    assert.equal(unpacker.unpack(text), value);
  });

lexicons('what it has is not said', () => {
  const packer = new Packer(LEXICON);
  packer.pack([{ type: 'cp', seat: 0, n: 1 }, 'Player gains CP']);
  assert.is(packer.takeFresh(), '');
});

lexicons('what is said besides has the numbers behind it', () => {
  const packer = new Packer(LEXICON);
  assert.is(packer.pack('new').charCodeAt(0), HEAD.said + LEXICON.size);
});

for (const [packed, entry] of [
  ['word', 'word'],
  [`${KIND.keys}\ntype\tcp\nseat`, '{type=cp,seat}'],
  [`${KIND.keys}`, undefined],
  [`${KIND.keys}\na b`, undefined],
  ['{', undefined],
  ['', undefined],
  [`${KIND.value}\u0003`, undefined],
] as const)
  lexicons(`the entry for ${JSON.stringify(packed)} is ${entry}`, () => {
    assert.is(entryFor(packed), entry);
    if (entry !== undefined) assert.is(new Lexicon(entry).numberOf(packed), 0);
  });

lexicons('an entry stands in it once', () => {
  assert.throws(() => new Lexicon('a b a'), /each entry once/);
});

lexicons('another word, another order and another game have another check', () => {
  const checks = [new Lexicon('a b'), new Lexicon('b a'), new Lexicon('a c'), ...GAMES.map(({ id }) => lexiconOf(id))];
  assert.is(new Set(checks.map(({ check }) => check)).size, checks.length);
});

lexicons('each game has one, and another game an empty one', () => {
  for (const { id } of GAMES) assert.ok(lexiconOf(id).size > 200, id);
  assert.is(lexiconOf('chess').size, 0);
});

lexicons('a match of another lexicon is not read as something else, nor waited for before it begins', () => {
  const state = new MatchState();
  state.game = 'dice-throne';
  state.lexicon = lexiconOf('dice-throne').check + 1;
  assert.throws(() => readAny(state), /load the page anew/);
});

lexicons.run();
