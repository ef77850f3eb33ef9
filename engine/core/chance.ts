/** Chance: one stream of dice that is part of the match, so that seed and actions are the match.
 *
 *  The keyed stream is SHA-256 over (key, block number), read byte by byte without bias. Earlier rolls tell nothing
 *  about later ones without the key, and anybody who learns the key afterwards can compute every roll again.
 *  The scripted stream serves scenarios: dice come from a list, shuffles and random picks from a keyed stream. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface DiceStream {
  /** 32 bytes as hex. Secret while the match runs. */
  readonly key: string;
  /** Bytes taken from the key's stream so far. */
  position: number;
  /** Scripted dice that are still to come; absent in a real match. */
  script?: number[];
}

/** What chance decided at once, in the stream's own terms. */
export type Draw =
  /** Dice rolled together, in the order rolled. */
  | { readonly sides: number; readonly dice: readonly number[] }
  /** A shuffle: for each place from the first on, where its item lay before. */
  | { readonly shuffled: readonly number[] }
  /** One of `of`, counted from 0. */
  | { readonly picked: number; readonly of: number };

/** The scripted dice ran out. */
export class NoDiceLeft extends Error {
  override readonly name = 'NoDiceLeft';
}

/** A stream from a 32-byte key in hex. Throws when the key has another shape: only the server makes keys. */
export const keyedStream = (key: string): DiceStream => {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new TypeError('a dice key is 64 lower-case hex digits');
  return { key, position: 0 };
};

/** A stream from any text, for tests, benches and scenarios. */
export const seededStream = (seed: string | number): DiceStream =>
  keyedStream(bytesToHex(sha256(utf8ToBytes(`throneroom seed ${seed}`))));

/** Dice as listed, by whoever rolls them; shuffles and picks from `seed`. */
export const scriptedStream = (dice: readonly number[], seed: string | number = 0): DiceStream => ({
  ...seededStream(seed),
  script: [...dice],
});

/** Tells everything that is drawn from the stream from now on, in order. Copies of the stream are not listened to. */
export const listenTo = (stream: DiceStream, hear: (draw: Draw) => void): void => {
  sourceOf(stream).hear = hear;
};

/** One die of `sides` faces: 1 … sides. Throws `NoDiceLeft` when a script has run out. */
export const rollDie = (stream: DiceStream, sides = 6): number => rollDice(stream, 1, sides)[0] ?? 0;

/** So many dice of `sides` faces, rolled together. Throws `NoDiceLeft` when a script has run out. */
export const rollDice = (stream: DiceStream, n: number, sides = 6): number[] => {
  const dice = new Array<number>(n);
  for (let i = 0; i < n; i++) dice[i] = stream.script ? scripted(stream.script, sides) : draw(stream, sides) + 1;
  if (n > 0) sourceOf(stream).hear?.({ sides, dice: [...dice] });
  return dice;
};

/** A whole number from 0 to `n` - 1, each equally likely (1 <= n <= 256). Never scripted: picks use it. */
export const below = (stream: DiceStream, n: number): number => {
  const picked = draw(stream, n);
  sourceOf(stream).hear?.({ picked, of: n });
  return picked;
};

/** Numbers from 0 up to 1 out of a stream, two bytes each: for bots and simulations. Never scripted. */
export const numbersFrom = (stream: DiceStream) => (): number =>
  (below(stream, 256) * 256 + below(stream, 256)) / 65_536;

/** Shuffles in place (Fisher and Yates), so that every order is equally likely. Never scripted. */
export const shuffle = <T>(stream: DiceStream, items: T[]): void => {
  const { hear } = sourceOf(stream);
  const places = hear && items.map((_, place) => place);
  for (let i = items.length - 1; i > 0; i--) {
    const j = draw(stream, i + 1);
    swap(items, i, j);
    if (places) swap(places, i, j);
  }
  if (places) hear({ shuffled: places });
};

const swap = <T>(items: T[], i: number, j: number): void => {
  const held = items[i] as T;
  items[i] = items[j] as T;
  items[j] = held;
};

const scripted = (script: number[], sides: number): number => {
  const next = script.shift();
  if (next === undefined) throw new NoDiceLeft('a die was rolled, but the script has no dice left');
  if (next > sides) throw new NoDiceLeft(`the script's next die is ${next}, but a die of ${sides} sides was rolled`);
  return next;
};

/** Bytes at or above the highest multiple of `n` are passed over, so that no remainder comes more often. */
const draw = (stream: DiceStream, n: number): number => {
  if (!(n >= 1 && n <= 256)) throw new RangeError(`one of 1 to 256 can be picked at once, not one of ${n}`);
  const fair = 256 - (256 % n);
  for (;;) {
    const byte = nextByte(stream);
    if (byte < fair) return byte % n;
  }
};

const BLOCK = 32;
/** What a stream reads from: the block that its key and a number always give, kept so that it is hashed once. */
interface Source {
  readonly bytes: Uint8Array;
  /** The block in `bytes`. */
  number: number;
  /** Told what is drawn. */
  hear: ((draw: Draw) => void) | undefined;
}
const sources = new WeakMap<DiceStream, Source>();
/** The stream that was read last, and its source: bytes mostly come many from one. */
let lastRead: DiceStream | undefined;
let lastSource: Source | undefined;

const sourceOf = (stream: DiceStream): Source => {
  if (stream === lastRead && lastSource) return lastSource;
  let source = sources.get(stream);
  if (!source) {
    source = { bytes: new Uint8Array(BLOCK), number: -1, hear: undefined };
    sources.set(stream, source);
  }
  lastRead = stream;
  lastSource = source;
  return source;
};

const nextByte = (stream: DiceStream): number => {
  const source = sourceOf(stream);
  const number = Math.floor(stream.position / BLOCK);
  if (source.number !== number) readBlock(stream, source, number);
  const byte = source.bytes[stream.position % BLOCK] ?? 0;
  stream.position++;
  return byte;
};

/** Room to work in, used anew by each block. */
const working = sha256.create();
const unused = sha256.create();
/** What is hashed: the key, and the number of the block behind it. */
const KEY = 32;
const hashed = new Uint8Array(KEY + 8);
const hashedView = new DataView(hashed.buffer);
/** The key that lies there. */
let lastKey: string | undefined;
/** The number is written in two halves of 32 bits. */
const HALF = 2 ** 32;

const readBlock = ({ key }: DiceStream, source: Source, number: number): void => {
  if (key !== lastKey) {
    hashed.set(hexToBytes(key));
    lastKey = key;
  }
  hashedView.setUint32(KEY, Math.floor(number / HALF));
  hashedView.setUint32(KEY + 4, number % HALF);
  unused._cloneInto(working).update(hashed).digestInto(source.bytes);
  source.number = number;
};
