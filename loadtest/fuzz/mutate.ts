/** Values spoilt: something missing, something too much, something of another kind, huge, nested, or somebody else's. */
import type { Choices } from '../../proof/random.ts';

/** How far a nested value goes in, and how long a long one is: above every limit, within what one may send. */
const DEEP = 400;
const LONG = 3000;

const nested = (): unknown => {
  let value: unknown = 'x';
  for (let i = 0; i < DEEP; i++) value = i % 2 === 0 ? [value] : { type: value };
  return value;
};

/** Names that mean something to JavaScript, to the house or to Colyseus. */
const TELLING = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'creator',
  'sessionId',
  'length',
  'then',
  'extra',
];

const WRONG: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0.5,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => 1e308,
  () => '',
  () => ' ',
  () => [],
  () => ({}),
  () => [[]],
  () => 'x'.repeat(LONG),
  () => '\u{1F3B2}'.repeat(200),
  () => '\u0000\u202e\ud800',
  () => '__proto__',
  () => '../../etc/passwd',
  () => "' or 1=1; --",
  () => Array.from({ length: 500 }, (_, i) => i),
  () => Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`k${i}`, i])),
  nested,
];

/** A spoilt copy; where nothing comes of it, one of another kind. `ids` are what else might stand there. */
export const spoilt = (value: unknown, random: Choices, ids: readonly string[]): unknown => {
  const inner = innerOf(value, random);
  if (inner && random.chance(75)) {
    const [key, within] = inner;
    const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...Object(value) };
    Object.defineProperty(copy, key, { value: spoilt(within, random, ids), enumerable: true });
    return copy;
  }
  return random.of([missing, extra, wrong, foreign])(value, random, ids);
};

const innerOf = (value: unknown, random: Choices): [string, unknown] | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).slice(0, 256);
  return entries.length === 0 ? undefined : random.of(entries);
};

type Spoil = (value: unknown, random: Choices, ids: readonly string[]) => unknown;

const missing: Spoil = (value, random) => {
  const inner = innerOf(value, random);
  if (!inner) return undefined;
  if (Array.isArray(value)) return value.slice(1);
  return Object.fromEntries(Object.entries(Object(value)).filter(([key]) => key !== inner[0]));
};

const extra: Spoil = (value, random, ids) => {
  if (Array.isArray(value)) return [...value, ...value, wrong(value, random, ids)];
  if (typeof value !== 'object' || value === null) return [value, value];
  // Pairs, since `__proto__` in a literal would set the prototype instead.
  return Object.fromEntries([...Object.entries(value), [random.of(TELLING), wrong(value, random, ids)]]);
};

const wrong: Spoil = (_value, random) => random.of(WRONG)();

const foreign: Spoil = (_value, random, ids) => (ids.length === 0 ? 'nobody' : random.of(ids));
