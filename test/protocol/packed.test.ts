/** Packed text: whatever plain values one audience is told, it reads them again, however often and in whatever order. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Choices, choices } from '../../proof/random.ts';
import { digits, numbersIn } from '../../protocol/packed/digits.ts';
import { Packer } from '../../protocol/packed/packer.ts';
import { Unpacker } from '../../protocol/packed/unpacker.ts';

const packed = suite('packed text');

/** Both ends of a line. */
const line = () => {
  const [packer, unpacker] = [new Packer(), new Unpacker()];
  const carry = (text: string) => {
    const fresh = packer.takeFresh();
    unpacker.hear(fresh);
    return { value: unpacker.unpack(text), bytes: Buffer.byteLength(text) + Buffer.byteLength(fresh) };
  };
  return {
    pack: (value: unknown) => carry(packer.pack(value)),
    known: (list: unknown[]) => carry(packer.packKnown(list, { name: JSON.stringify, plain: (value) => value })),
  };
};

const VALUES: readonly [string, unknown][] = [
  ['small and large numbers', [0, 1, 59, 60, 61, 127, 128, 2047, 2048, 55_295, 55_296, 1e6, 2 ** 53]],
  ['numbers that are not whole, or below zero', [-1, -300, 0.5, -0.25, 1e-9, 1e300]],
  ['nothing, yes and no', [null, true, false]],
  [
    'strings: empty, short, with blanks, with figures',
    ['', 'a', 'tip-it', ' ', 'two words', '  a  b ', '12', '7 damage'],
  ],
  ['strings that begin as what is said does', ['\n', '\na', '\ud7fe', '\ud7ff\u0001', '\ud7fea']],
  ['strings beyond ASCII', ['Zoë', 'Œuvre de 日本', '🎲 🎲', 'é é é']],
  ['lists: empty, nested, long', [[], [[]], [[1], [2, [3]]], Array.from({ length: 300 }, (_, n) => n)]],
  [
    'objects with a type',
    [{ type: 'roll', dice: [1] }, { type: 'roll' }, { type: '', a: 1 }, { type: 3 }, { a: 1, type: 'a b' }],
  ],
  ['objects: empty, nested, with lists', [{}, { a: {} }, { a: 1, b: [{ a: 1, b: 2 }], c: 'c' }]],
];

for (const [name, value] of VALUES) {
  packed(`${name} come as they were, said for the first time and again`, () => {
    const { pack } = line();
    for (let n = 0; n < 3; n++) assert.equal(pack(value).value, value);
  });
}

packed('fields that are undefined are left out, as JSON leaves them out', () => {
  assert.equal(line().pack({ a: 1, b: undefined, c: { d: undefined } }).value, { a: 1, c: {} });
});

const NUMBERS: readonly [string, readonly number[], number][] = [
  ['none', [], 0],
  ['zeros alone take nothing', [0, 0, 0], 0],
  ['a zero before another number stands there', [0, 5, 0], 2],
  ['up to 63 a byte, up to 4,095 two', [63, 64, 4095, 4096], 8],
  ['milliseconds of hours', [7_200_000, 0, 90_000], 4 + 1 + 3],
  ['the largest whole number', [2 ** 53 - 1], 9],
];
for (const [name, numbers, bytes] of NUMBERS) {
  packed(`digits: ${name}`, () => {
    const text = digits(numbers);
    const zeros = Array.from({ length: numbers.length }, () => 0);
    assert.equal([...numbersIn(text), ...zeros].slice(0, numbers.length), numbers);
    assert.is(Buffer.byteLength(text), bytes);
  });
}
for (const n of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
  packed(`digits: ${n} has none`, () => assert.throws(() => digits([n]), /has no digits/));

const WORDS = ['roll', 'dice', 'Gunslinger', 'a b', 'Sell Tip It! for 1 CP', '{0}', '', 'é'] as const;
const invent = (random: Choices, depth = 0): unknown => {
  const kind = random.below(depth > 3 ? 4 : 6);
  if (kind === 0) return random.below(250) * 401 - 500;
  if (kind === 1) return random.of([null, true, false]);
  if (kind <= 3) return random.of(WORDS);
  if (kind === 4) return random.list(5, () => invent(random, depth + 1));
  return Object.fromEntries(random.list(5, () => [random.of(WORDS), invent(random, depth + 1)]));
};

packed('2,000 invented values, one after the other to one audience', () => {
  const random = choices('packed text');
  const { pack, known } = line();
  for (let n = 0; n < 2000; n++) {
    const value = invent(random);
    assert.equal(pack(value).value, value, `value ${n}`);
    const list = random.list(6, () => invent(random, 2));
    assert.equal(known(list).value, list, `list ${n}`);
  }
});

packed('a known list said again is one run of four blocks, and its values are the same objects', () => {
  const { known } = line();
  const list = Array.from({ length: 31 }, (_, n) => [{ type: 'roll', dice: [n] }, `Roll dice ${n}`]);
  const first = known(list);
  const again = known(list);
  assert.equal(again.value, list);
  assert.ok(again.bytes <= 8, `${again.bytes} bytes, after ${first.bytes}`);
  const [one] = first.value as unknown[];
  assert.ok((again.value as unknown[])[0] === one);
});

const AGAIN: readonly [string, unknown[], number][] = [
  ['two', [7, 7], 3],
  ['three', [7, 7, 7], 4],
  ['nine', Array(9).fill(7), 4],
  ['nine objects', Array(9).fill({ a: 1 }), 5 + 6],
  ['nine among others', [1, ...Array(9).fill(7), 2, 2], 7],
  ['lists of the same', [Array(9).fill(null), Array(9).fill(null)], 7],
];
for (const [name, list, bytes] of AGAIN)
  packed(`the same value in a list again and again: ${name}`, () => {
    const carried = line().pack(list);
    assert.equal(carried.value, list);
    assert.is(carried.bytes, bytes);
  });

packed('any part of a known list comes as it is, in its order and in another', () => {
  const { known } = line();
  const list = Array.from({ length: 400 }, (_, n) => `line-${n}`);
  known(list);
  const random = choices('parts of a list');
  for (let n = 0; n < 300; n++) {
    const part = list.filter(() => random.chance(1 + (n % 99)));
    const mixed = n % 3 === 0 ? [...part.slice(5), ...part.slice(0, 5)] : part;
    assert.equal(known(mixed).value, mixed);
  }
});

packed('of a known list, where every other line is left out each takes a byte', () => {
  const { known } = line();
  const list = Array.from({ length: 80 }, (_, n) => `line-${n}`);
  known(list);
  const half = list.filter((_, n) => n % 2 === 0);
  assert.ok(known(half).bytes <= half.length + 5);
});

packed('an audience that was told very much is told the rest in full', () => {
  const { pack } = line();
  const many = Array.from({ length: 2000 }, (_, n) => `word-${n}`);
  for (let n = 0; n < 2; n++) assert.equal(pack(many).value, many);
  assert.equal(pack(['new words here', { fresh: 'word' }]).value, ['new words here', { fresh: 'word' }]);
});

const SPOILT: readonly [string, string][] = [
  ['the empty text', ''],
  ['a list that ends too soon', String.fromCharCode(71)],
  ['a word that was never said', String.fromCharCode(90)],
  ['text behind the value', String.fromCharCode(1, 2)],
  ['a head there is not', String.fromCharCode(67)],
];
for (const [name, text] of SPOILT) {
  packed(`${name} is no packed text`, () => {
    assert.throws(
      () => new Unpacker().unpack(text),
      (error: unknown) => error instanceof SyntaxError,
    );
  });
}

packed.run();
