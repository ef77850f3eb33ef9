/** The message `act` read by hand: the reader and its schema agree on whatever may come. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Choices, choices } from '../../proof/random.ts';
import { actMessage } from '../../protocol/messages.ts';
import { readAct } from '../../protocol/read-act.ts';

const act = suite('act, read by hand');

const agrees = (value: unknown): boolean => {
  const read = actMessage.safeParse(value);
  const byHand = readAct(value);
  const sent = JSON.stringify(value) ?? String(value);
  assert.is(byHand !== undefined, read.success, sent);
  if (read.success) assert.equal({ step: undefined, ...byHand }, { step: undefined, ...read.data }, sent);
  return read.success;
};

const KEYS: readonly unknown[] = ['k', 'k'.repeat(64), 'k'.repeat(65), '', 7, null, undefined, ['k'], 'é\u0000'];
const STEPS: readonly unknown[] = [
  undefined,
  0,
  1,
  400,
  -1,
  0.5,
  2 ** 53,
  2 ** 53 - 1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '1',
  null,
  -0,
];
const ACTIONS: readonly unknown[] = [
  { type: 'pass' },
  { type: 'roll', dice: [0, 1] },
  { type: 'x'.repeat(32) },
  { type: 'x'.repeat(33) },
  { type: '' },
  { type: 7 },
  { dice: [] },
  {},
  [],
  null,
  undefined,
  'pass',
  { type: 'play', card: { deep: [{}] }, constructor: 1 },
];

act('every key, step and action with every other', () => {
  let good = 0;
  for (const key of KEYS)
    for (const step of STEPS)
      for (const action of ACTIONS) {
        if (agrees({ key, step, action })) good++;
        if (step === undefined) agrees({ key, action });
      }
  assert.ok(good > 50, `${good} were good`);
});

const WHOLE = [
  undefined,
  null,
  0,
  'act',
  true,
  [],
  [1],
  {},
  new Date(0),
  new Map(),
  { key: 'k' },
  { action: { type: 'pass' } },
];
act('what is no message at all', () => {
  for (const value of WHOLE) assert.not.ok(agrees(value));
});

const FIELDS = ['key', 'step', 'action', 'seat', 'by', 'toString', 'length'] as const;
const invent = (random: Choices): unknown =>
  Object.fromEntries(
    random.list(5, () => {
      const field = random.of(FIELDS);
      const some = (values: readonly unknown[]): unknown => values[random.below(values.length)];
      const usual = { key: some(KEYS), step: some(STEPS), action: some(ACTIONS) };
      const value =
        Object.hasOwn(usual, field) && random.chance(80)
          ? Reflect.get(usual, field)
          : some([...KEYS, ...STEPS, ...ACTIONS]);
      return [field, value];
    }),
  );
act('5,000 invented messages, with fields too many and too few', () => {
  const random = choices('act by hand');
  for (let n = 0; n < 5000; n++) agrees(invent(random));
});

act.run();
