/** What both sides of a match know beforehand. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GAMES } from '../../engine/games.ts';
import { HEAD, KIND } from '../../protocol/packed/codes.ts';
import { lexiconFrom } from '../../protocol/packed/entries.ts';
import { entryFor, Lexicon } from '../../protocol/packed/lexicon.ts';
import { lexiconOf } from '../../protocol/packed/lexicons.ts';
import { OWN_FIRST } from '../../protocol/packed/own-numbers.ts';
import { Packer } from '../../protocol/packed/packer.ts';
import { saidAs } from '../../protocol/packed/said.ts';
import { Unpacker } from '../../protocol/packed/unpacker.ts';
import { MatchState } from '../../rooms/state/match-state.ts';
import { readAny } from '../../rooms/state/read-any.ts';

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

const WHOLE = lexiconFrom({
  words: 'Roll roll {type=roll,dice} {value,symbol} sword {seat,dice}',
  values: '{"value":3,"symbol":"sword"}\n[{"type":"roll","dice":[1,2]},"Roll"]',
  ahead: 1,
});
const roll = { type: 'roll', dice: [1, 2] };
const sword = { value: 3, symbol: 'sword' };
for (const [what, value, bytes] of [
  ['a flat object of the lexicon', sword, 1],
  ['flat objects in another one', { seat: 1, dice: [sword, sword] }, 5],
  ['what has the same keys, and is another', { value: 4, symbol: 'sword' }, 3],
] as const)
  lexicons(`${what} goes by its number`, () => {
    const [packer, unpacker] = [new Packer(WHOLE), new Unpacker(WHOLE)];
    const text = packer.pack(value);
    assert.is(packer.takeFresh(), '');
    assert.equal(unpacker.unpack(text), value);
    assert.is(Buffer.byteLength(text), bytes);
  });

const WORDS = 'Roll roll {type=roll,dice} {value,symbol} sword {seat,dice}';
/** What two packers of one lexicon make of the value, by itself, twice in a list and in a line, and what they say for it. */
const packedAgain = (value: object): readonly string[] => {
  const lexicon = lexiconFrom({ words: WORDS, values: JSON.stringify(sword), ahead: 1 });
  return [new Packer(lexicon), new Packer(lexicon)].flatMap((packer) => [
    packer.pack(value),
    packer.pack([value, value]),
    packer.packKnown([value], { name: () => 'Roll', plain: (line) => [line, 'Roll'] }),
    packer.takeFresh(),
  ]);
};

lexicons('an object that nobody can change travels as any other that is the same', () => {
  assert.equal(packedAgain(Object.freeze({ ...sword })), packedAgain({ ...sword }));
});

lexicons('an object that somebody has changed is packed as it is now', () => {
  const packer = new Packer(WHOLE);
  const changing = { ...sword };
  const before = packer.pack(changing);
  changing.value = 4;
  assert.is(packer.pack(changing), packer.pack({ value: 4, symbol: 'sword' }));
  assert.is.not(packer.pack(changing), before);
});

lexicons('so is a frozen one that holds something which somebody has changed', () => {
  const holding = Object.freeze({ seat: 1, dice: [{ ...sword }] });
  const packer = new Packer(lexiconFrom({ words: WORDS, values: JSON.stringify(holding), ahead: 1 }));
  const before = packer.pack(holding);
  holding.dice.push({ ...sword });
  assert.is(packer.pack(holding), packer.pack({ seat: 1, dice: [sword, sword] }));
  assert.is.not(packer.pack(holding), before);
});

/** What a voice says of values, one after the other, each packed by a packer of its own; and how often it was asked. */
const told = (
  sayings: readonly (readonly [voice: object, value: unknown, said: string, always: boolean])[],
): { readonly read: readonly unknown[]; readonly asked: number } => {
  const lexicon = new Lexicon('gains CP {type=cp,seat,n}');
  let asked = 0;
  const read = sayings.map(([voice, value, said, always]) => {
    const [packer, unpacker] = [new Packer(lexicon), new Unpacker(lexicon)];
    const texts = packer.packTold(value, voice, () => {
      asked++;
      return { packed: packer.pack(said), always };
    });
    unpacker.hear(packer.takeFresh());
    return texts.map((text) => unpacker.unpack(text));
  });
  return { read, asked };
};
const [ada, ben] = [{}, {}];
const cp = { type: 'cp', seat: 1, n: 12 };
for (const [what, sayings, asked] of [
  [
    'what it always says of a value is packed once',
    [
      [ada, cp, 'gains CP', true],
      [ada, { ...cp }, 'gains CP', true],
    ],
    1,
  ],
  [
    'of another value it is asked anew',
    [
      [ada, cp, 'gains CP', true],
      [ada, { ...cp, n: 11 }, 'CP', true],
    ],
    2,
  ],
  [
    'another voice says something else',
    [
      [ada, cp, 'gains CP', true],
      [ben, cp, 'CP', true],
    ],
    2,
  ],
  [
    'what it says in one match alone is not said in another',
    [
      [ada, cp, 'gains', false],
      [ada, cp, 'CP', false],
    ],
    2,
  ],
  [
    'words that one audience has been told are told to the next one',
    [
      [ada, cp, 'Ada gains CP', true],
      [ada, cp, 'Ada gains CP', true],
    ],
    2,
  ],
  [
    'and so they are where they stand in the value',
    [
      [ada, { ...cp, by: 'Ada' }, 'CP', true],
      [ada, { ...cp, by: 'Ben' }, 'gains', true],
      [ada, { ...cp, by: 'Ada' }, 'CP', true],
    ],
    3,
  ],
  [
    'keys that nobody knew are others in the next match',
    [
      [ada, { seat: 1, x: 2 }, 'CP', true],
      [ada, { seat: 1, y: 2 }, 'gains', true],
    ],
    2,
  ],
] as const)
  lexicons(`a voice: ${what}`, () => {
    const { read, asked: times } = told(sayings);
    assert.equal(
      read,
      sayings.map(([, value, said]) => [value, said]),
    );
    assert.is(times, asked);
  });

lexicons('a voice is still understood when it has said more than is kept', () => {
  const sayings = Array.from({ length: 20_000 }, (_, n) => [ada, { ...cp, n: n % 10_000 }, 'CP', true] as const);
  const { read, asked } = told(sayings);
  assert.equal(
    read,
    sayings.map(([, value, said]) => [value, said]),
  );
  assert.ok(asked > 10_000, `${asked}`);
});

/** Lines that share a text with others, as those of a list of actions do. */
const LINES = { name: (line: readonly unknown[]) => String(line[1]), plain: (line: readonly unknown[]) => line };

lexicons('a line of the lexicon goes by its number, and others are said once', () => {
  const [packer, unpacker] = [new Packer(WHOLE), new Unpacker(WHOLE)];
  const lines = [
    [roll, 'Roll'],
    [{ type: 'roll', dice: [0] }, 'Roll'],
    [sword, 'Roll'],
  ];
  for (const fresh of [true, false]) {
    const text = packer.packKnown(lines, LINES);
    const said = packer.takeFresh();
    assert.is(said !== '', fresh);
    unpacker.hear(said);
    assert.equal(unpacker.unpack(text), lines);
  }
  assert.is(Buffer.byteLength(packer.packKnown(lines.slice(0, 1), LINES)), 2);
});

lexicons('what was packed for one match is found by the next, and is never taken for a line of the same text', () => {
  const [first, ...others] = [
    [roll, 'Roll'],
    [{ type: 'roll', dice: [0] }, 'Roll'],
    [{ type: 'roll', dice: [1, 2], again: true }, 'Roll'],
    [roll, 'roll'],
  ];
  for (let match = 0; match < 2; match++) {
    const [packer, unpacker] = [new Packer(WHOLE), new Unpacker(WHOLE)];
    assert.is(packer.packKnown([first], LINES).length, 2);
    assert.is(packer.takeFresh(), '');
    for (const other of others) {
      const text = packer.packKnown([other], LINES);
      unpacker.hear(packer.takeFresh());
      assert.equal(unpacker.unpack(text), [other]);
    }
  }
});

lexicons('values are made of the words of the lexicon, and each stands there once', () => {
  assert.throws(() => lexiconFrom({ words: 'a', values: '"b"', ahead: 0 }), /lacks/);
  assert.throws(() => lexiconFrom({ words: 'a', values: '"a"\n"a"', ahead: 0 }), /each entry once/);
});

lexicons('the first words said besides have the first numbers, the next ones and all else those behind it', () => {
  const packer = new Packer(LEXICON);
  const unpacker = new Unpacker(LEXICON);
  const said = Array.from({ length: OWN_FIRST + 2 }, (_, n) => (n === 1 ? { new: n } : `new${n}`));
  const packed = said.map((value) => packer.pack(value));
  const numbers = packed.map((text) => text.charCodeAt(0) - HEAD.said);
  const words = numbers.filter((_, n) => n !== 1);
  assert.equal(words, [...Array(OWN_FIRST).keys(), LEXICON.end + 1]);
  assert.is(numbers[1], LEXICON.end);
  unpacker.hear(packer.takeFresh());
  assert.equal(
    packed.map((text) => unpacker.unpack(text)),
    said,
  );
});

const saidIn = (packed: string) =>
  packed.startsWith(KIND.keys) ? saidAs(KIND.keys, packed.slice(1)) : saidAs('', packed);
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
    if (entry !== undefined) assert.equal(new Lexicon(entry).at(OWN_FIRST), saidIn(packed));
  });

lexicons('an entry stands in it once', () => {
  assert.throws(() => new Lexicon('a b a'), /each entry once/);
});

lexicons('another word, another order, other values ahead and another game have another check', () => {
  const values = [1, 0].map((ahead) => new Lexicon('a b', ['v', 'w'], ahead));
  const checks = [
    new Lexicon('a b'),
    new Lexicon('b a'),
    new Lexicon('a c'),
    ...values,
    ...GAMES.map(({ id }) => lexiconOf(id)),
  ];
  assert.is(new Set(checks.map(({ check }) => check)).size, checks.length);
});

lexicons('each game has one, and another game an empty one', () => {
  for (const { id } of GAMES) assert.ok(lexiconOf(id).end > 200, id);
  assert.is(lexiconOf('chess').end, OWN_FIRST);
});

lexicons('a match of another lexicon is not read as something else, nor waited for before it begins', () => {
  const state = new MatchState();
  state.game = 'dice-throne';
  state.lexicon = lexiconOf('dice-throne').check + 1;
  assert.throws(() => readAny(state), /load the page anew/);
});

lexicons.run();
