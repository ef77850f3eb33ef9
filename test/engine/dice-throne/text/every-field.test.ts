/** No field that changes what happens is left unsaid: each field of each verb, in English and in German, against the same
 *  words without it. The compiler names a verb or a field that has no example. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { german } from '../../../../engine/dice-throne/text/de/index.ts';
import { english } from '../../../../engine/dice-throne/text/en/index.ts';
import type {
  Amount,
  Cards,
  Choose,
  Dice,
  DiceOf,
  Effect,
  Pickable,
  Program,
  Roll,
  TokensOf,
  Verb,
} from '../../../../engine/dice-throne/vocabulary/words.ts';
import { textFaults } from '../../../support/games/plain-english.ts';
import { scope } from '../../../support/games/words-scope.ts';

type KeyOf<T> = T extends unknown ? keyof T : never;
type Fields<V extends Verb> = Exclude<KeyOf<Extract<Effect, { readonly do: V }>>, 'do'>;
/** The words without the field, and with it; or why it need not be said. */
type Example = readonly [without: Program, having: Program] | string;
type Examples<Key extends string> = Readonly<Record<Key, Example>>;

const one = (without: Effect, having: Effect): Example => [[without], [having]];
const hit = (n: Amount = 2): Effect => ({ do: 'damage', n });
const heal: Effect = { do: 'move', what: 'health', n: 2, to: 'self' };
const prevent: Effect = { do: 'modify', of: { in: 'self' }, prevent: 2 };
const cp: Effect = { do: 'move', what: 'cp', n: 2, from: 'target' };
const discard: Cards = { do: 'cards', n: 1, of: 'target', from: 'hand', to: 'discard', pick: 'owner' };
const rolled: Roll = { do: 'roll', dice: 2, run: [hit({ sum: true })] };
const reroll: Dice = { do: 'dice', which: { whose: 'own' }, how: 'reroll' };
const step: Dice = { ...reroll, how: 'step' };
const price: Effect = { do: 'adjust', what: 'card price', by: 1 };
const silence: Effect = { do: 'cannot', what: 'act' };
const listens: Effect = { do: 'on', at: 'attacked', run: [heal] };
const rest: Effect = { do: 'run', part: 'rest' };
const nyra: Effect = { do: 'modify', of: { in: 'self' }, bear: 'nyra' };
const onCondition = { is: ['attack', 'own'] } as const;

/** A pick with what is done to it. */
const struck = (more: Partial<Choose> = {}): Program => [
  { do: 'choose', as: 'foe', from: { players: 'opponent' }, ...more },
  { do: 'damage', n: 2, to: { picked: 'foe' } },
];
const removed = (more: Partial<Choose> = {}): Program => [
  { do: 'choose', as: 'gone', from: { tokens: { of: 'target' } }, ...more },
  { do: 'move', what: { picked: 'gone' }, n: 'all', from: 'everyone' },
];
const paid = (more: Partial<Choose> = {}): Program => [
  { do: 'choose', as: 'n', from: { amount: [0, 3] }, ...more },
  { do: 'move', what: 'cp', n: { picked: 'n' }, from: 'self' },
];

const VERBS: { readonly [V in Verb]: Examples<Fields<V>> } = {
  damage: {
    n: one(hit(2), hit(3)),
    to: one(hit(), { do: 'damage', n: 2, to: 'opponents' }),
    from: one(hit(), { do: 'damage', n: 2, from: 'source' }),
    type: one(hit(), { do: 'damage', n: 2, type: 'pure' }),
    isolated: one(hit(), { do: 'damage', n: 2, isolated: true }),
    sure: one(hit(), { do: 'damage', n: 2, sure: true }),
    if: one(hit(), { do: 'damage', n: 2, if: onCondition }),
  },
  modify: {
    of: one(prevent, { do: 'modify', of: { out: 'self' }, prevent: 2 }),
    add: one(prevent, { do: 'modify', of: { in: 'self' }, add: 2 }),
    prevent: one(prevent, { do: 'modify', of: { in: 'self' }, prevent: 'half' }),
    cap: one(prevent, { do: 'modify', of: { in: 'self' }, cap: 2 }),
    type: one(prevent, { do: 'modify', of: 'attack', type: 'pure' }),
    target: one({ do: 'modify', of: 'attack', target: 'self' }, { do: 'modify', of: 'attack', target: 'attacker' }),
    attackOnly: one(
      { do: 'modify', of: { out: 'target' }, prevent: 'all' },
      { do: 'modify', of: { out: 'target' }, prevent: 'all', attackOnly: true },
    ),
    bear: one(prevent, nyra),
    share: one(nyra, { do: 'modify', of: { in: 'self' }, bear: 'nyra', share: 'free' }),
  },
  move: {
    what: one(cp, { do: 'move', what: 'health', n: 2, from: 'target' }),
    n: one(cp, { do: 'move', what: 'cp', n: 'all', from: 'target' }),
    from: one(
      { do: 'move', what: 'cp', n: 2, from: 'target', to: 'self' },
      { do: 'move', what: 'cp', n: 2, from: 'attacker', to: 'self' },
    ),
    to: one(
      { do: 'move', what: 'cp', n: 2, from: 'target', to: 'self' },
      { do: 'move', what: 'cp', n: 2, from: 'target', to: 'attacker' },
    ),
    every: one(
      { do: 'move', what: { token: '' }, every: 'token', n: 'all', from: 'target' },
      { do: 'move', what: { token: '' }, every: 'negative', n: 'all', from: 'target' },
    ),
    if: one(heal, { do: 'move', what: 'health', n: 2, to: 'self', if: onCondition }),
  },
  cards: {
    n: one(discard, { ...discard, n: 2 }),
    of: one(discard, { ...discard, of: 'attacker' }),
    from: one({ ...discard, to: 'bottom' }, { ...discard, from: 'discard', to: 'bottom' }),
    to: one(discard, { ...discard, to: 'bottom' }),
    pick: one(discard, { ...discard, pick: 'self' }),
    only: one(discard, { ...discard, only: { cost: 1 } }),
    as: 'a name for what comes after',
    show: one(discard, { ...discard, show: true }),
  },
  roll: {
    dice: one(rolled, { ...rolled, dice: 3 }),
    who: one(rolled, { ...rolled, who: 'target' }),
    as: 'a name for what comes after',
    die: one(rolled, { ...rolled, die: 'd20' }),
    keep: 'when others may change the dice is asked in either case',
    value: one(rolled, { ...rolled, value: 'chosen' }),
    rerolls: one({ ...rolled, rerolls: { n: 2 } }, { ...rolled, rerolls: { n: 2, repeat: true } }),
    run: one(rolled, { ...rolled, run: [hit({ count: 6 })] }),
  },
  dice: {
    which: one(reroll, { ...reroll, which: { whose: 'opponents' } }),
    n: one(reroll, { ...reroll, n: 2 }),
    upTo: one(reroll, { ...reroll, upTo: true }),
    repeat: one({ ...reroll, n: 2 }, { ...reroll, n: 2, repeat: true }),
    who: one(reroll, { ...reroll, who: 'target' }),
    how: one(reroll, step),
    to: one({ ...reroll, how: 'set' }, { ...reroll, how: 'set', to: 6 }),
    by: one(step, { ...step, by: 2 }),
    up: one(step, { ...step, up: true }),
  },
  choose: {
    who: [removed(), removed({ who: 'target' })],
    from: [struck(), struck({ from: { players: 'player' } })],
    as: 'a name for what comes after',
    n: [struck(), struck({ n: 2 })],
    upTo: [struck(), struck({ upTo: true })],
    repeat: [struck({ n: 2 }), struck({ n: 2, repeat: true })],
    random: [removed(), removed({ random: true })],
    options: one(
      { do: 'choose', options: [{ run: [hit()] }, { run: [heal] }] },
      { do: 'choose', options: [{ run: [hit()] }, { run: [heal], if: onCondition }] },
    ),
  },
  if: {
    cond: one(
      { do: 'if', cond: onCondition, run: [hit()] },
      { do: 'if', cond: { compare: [{ held: 'chi' }, '>=', 3] }, run: [hit()] },
    ),
    run: one({ do: 'if', cond: onCondition, run: [hit()] }, { do: 'if', cond: onCondition, run: [heal] }),
    else: one(
      { do: 'if', cond: onCondition, run: [hit()] },
      { do: 'if', cond: onCondition, run: [hit()], else: [heal] },
    ),
  },
  each: {
    over: one({ do: 'each', over: 2, run: [hit()] }, { do: 'each', over: { who: 'opponents' }, run: [hit()] }),
    as: 'a name for whoever is visited',
    run: one({ do: 'each', over: 2, run: [hit()] }, { do: 'each', over: 2, run: [heal] }),
  },
  then: {},
  run: {
    part: one(rest, { do: 'run', part: 'chi/offer1' }),
    of: one(rest, { do: 'run', part: 'rest', of: 'target' }),
    n: one(rest, { do: 'run', part: 'rest', n: 2 }),
    free: one({ do: 'run', part: 'chi/offer1' }, { do: 'run', part: 'chi/offer1', free: true }),
    companion: [
      [{ do: 'choose', as: 'bots', from: { companions: ['heal-bot'] } }, rest],
      [
        { do: 'choose', as: 'bots', from: { companions: ['heal-bot'] } },
        { do: 'run', part: 'offer1', companion: { picked: 'bots' } },
      ],
    ],
  },
  phase: {
    which: 'there is one phase that may be',
    how: one({ do: 'phase', which: 'offensive', how: 'skip' }, { do: 'phase', which: 'offensive', how: 'restart' }),
    by: one(
      { do: 'phase', which: 'offensive', how: 'extra', by: 'self', against: 'target' },
      { do: 'phase', which: 'offensive', how: 'extra', by: 'attacker', against: 'target' },
    ),
    against: one(
      { do: 'phase', which: 'offensive', how: 'extra', by: 'attacker', against: 'self' },
      { do: 'phase', which: 'offensive', how: 'extra', by: 'attacker', against: 'target' },
    ),
  },
  cancel: { leave: one({ do: 'cancel' }, { do: 'cancel', leave: 2 }) },
  become: {
    what: one(
      { do: 'become', what: 'board', side: 'next' },
      { do: 'become', what: { companion: 'nyra', from: 'active' }, side: 'next' },
    ),
    side: one({ do: 'become', what: 'board', side: 'next' }, { do: 'become', what: 'board', side: 'cursed' }),
  },
  adjust: {
    what: one(price, { do: 'adjust', what: 'sale', by: 1 }),
    by: one(price, { do: 'adjust', what: 'card price', by: -1 }),
    back: one({ do: 'adjust', what: 'attempts', by: -1 }, { do: 'adjust', what: 'attempts', by: -1, back: 1 }),
    times: one(price, { do: 'adjust', what: 'card price', by: 1, times: 1 }),
    of: one(
      { do: 'adjust', what: 'defence rerolls', by: 1 },
      { do: 'adjust', what: 'defence rerolls', by: 1, of: 'target' },
    ),
    until: one(price, { do: 'adjust', what: 'card price', by: 1, until: 'match' }),
  },
  cannot: {
    what: one(silence, { do: 'cannot', what: 'defend' }),
    of: one(silence, { do: 'cannot', what: 'act', of: 'target' }),
    until: one(silence, { do: 'cannot', what: 'act', until: 'roll' }),
  },
  on: {
    at: one(listens, { do: 'on', at: 'targeted', run: [heal] }),
    of: one({ do: 'on', at: 'modified', run: [heal] }, { do: 'on', at: 'modified', of: 'target', run: [heal] }),
    if: one(listens, { do: 'on', at: 'attacked', run: [heal], if: { is: ['attack', 'ultimate'] } }),
    run: one(listens, { do: 'on', at: 'attacked', run: [hit()] }),
    times: one(listens, { do: 'on', at: 'attacked', run: [heal], times: 2 }),
    per: one(
      { do: 'on', at: 'attacked', run: [heal], times: 2 },
      { do: 'on', at: 'attacked', run: [heal], times: 2, per: 'turn' },
    ),
    until: one(listens, { do: 'on', at: 'attacked', run: [heal], until: 'roll' }),
  },
  spawn: {
    level: one({ do: 'spawn', level: 1 }, { do: 'spawn', level: 2 }),
    firstStrike: one({ do: 'spawn', level: 1 }, { do: 'spawn', level: 1, firstStrike: true }),
    replace: one({ do: 'spawn', level: 1 }, { do: 'spawn', level: 1, replace: true }),
  },
  leave: {},
  loot: { chest: one({ do: 'loot', chest: 1 }, { do: 'loot', chest: 2 }) },
  explore: {},
};

const TOKENS: Examples<keyof TokensOf> = {
  of: [removed(), removed({ from: { tokens: { of: 'self' } } })],
  kind: [removed(), removed({ from: { tokens: { of: 'target', kind: 'positive' } } })],
  id: [removed(), removed({ from: { tokens: { of: 'target', id: 'chi' } } })],
  ids: [removed({ n: 2 }), removed({ n: 2, from: { tokens: { of: 'target', ids: ['chi', 'poison'] } } })],
  inflictedBy: [removed(), removed({ from: { tokens: { of: 'target', inflictedBy: 'attack' } } })],
  shares: [removed(), removed({ from: { tokens: { of: 'target', shares: 'damage' } } })],
};
const DICE: Examples<keyof DiceOf> = {
  whose: one({ ...reroll, who: 'target' }, { ...reroll, who: 'target', which: { whose: 'any' } }),
  roll: one(reroll, { ...reroll, which: { whose: 'own', roll: 'defence' } }),
};
const bots = (from: Partial<Extract<Pickable, { companions: unknown }>>): Program => [
  { do: 'choose', as: 'bot', from: { companions: ['heal-bot', 'shock-bot'], ...from } },
  { do: 'move', what: { picked: 'bot' }, n: 'all', from: 'self' },
];
const card = (from: Pickable): Program => [{ do: 'choose', as: 'card', from }];
const PICKED: Examples<KeyOf<Pickable>> = {
  players: [struck(), struck({ from: { players: 'teammate' } })],
  except: [struck({ from: { players: 'player' } }), struck({ from: { players: 'player', except: 'target' } })],
  if: [struck(), struck({ from: { players: 'opponent', if: { compare: [{ held: 'poison' }, '>=', 1] } } })],
  dice: [card({ dice: { whose: 'own' } }), card({ dice: { whose: 'any' } })],
  tokens: [removed(), removed({ from: { tokens: { of: 'attacker' } } })],
  use: 'what is done to them says it',
  cards: [card({ cards: 'hand' }), card({ cards: 'discard' })],
  of: [card({ cards: 'discard' }), card({ cards: 'discard', of: 'target' })],
  companions: [bots({}), bots({ companions: ['heal-bot'] })],
  at: [
    [
      { do: 'choose', as: 'bot', from: { companions: ['heal-bot'], at: 'supply' } },
      { do: 'move', what: { picked: 'bot', side: 'basic' }, n: 'all', to: 'self' },
    ],
    [
      { do: 'choose', as: 'bot', from: { companions: ['heal-bot'], at: 'basic' } },
      { do: 'move', what: { picked: 'bot', side: 'advanced' }, n: 'all', to: 'self' },
    ],
  ],
  usable: 'what cannot be used is not used',
  amount: [paid(), paid({ from: { amount: [1, 3] } })],
};

const fields = suite('texts: every field is said');
const said = (program: Program): readonly string[] =>
  [english, german].map(({ grammar }) => grammar.programWords(scope(), program));
const examples: readonly (readonly [name: string, example: Example])[] = [
  ...Object.entries(VERBS).flatMap(([verb, all]) =>
    Object.entries(all).map(([field, example]) => [`${verb}.${field}`, example] as const),
  ),
  ...Object.entries(TOKENS).map(([field, example]) => [`tokens.${field}`, example] as const),
  ...Object.entries(DICE).map(([field, example]) => [`dice of.${field}`, example] as const),
  ...Object.entries(PICKED).map(([field, example]) => [`picked.${field}`, example] as const),
];
for (const [name, example] of examples) {
  if (typeof example === 'string') continue;
  fields(name, () => {
    const [without, having] = example.map(said);
    assert.is.not(having?.[0], without?.[0], 'English');
    assert.is.not(having?.[1], without?.[1], 'German');
    for (const text of [without?.[0] ?? '', having?.[0] ?? '']) assert.equal(textFaults(text), [], text);
  });
}
fields.run();
