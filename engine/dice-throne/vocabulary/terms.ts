/** Terms that effects are made of: damage types, spans and moments, players, amounts, facts and conditions. Each type is
 *  read off its schema. */
import { z } from 'zod';
import { DAMAGE_TYPES, RARITIES, SPANS } from './lists.ts';
import { type DeepReadonly, expecting, flag, list, name, natural, positive, type Schema, whole } from './shapes.ts';

export type DamageType = (typeof DAMAGE_TYPES)[number];
export const damageType = z.enum(DAMAGE_TYPES);

export type Span = (typeof SPANS)[number];
export const span = z.enum(SPANS);

const EDGES = SPANS.flatMap((of) => [`begins:${of}`, `ends:${of}`] as const);
export const moment = z.enum([
  ...EDGES,
  'set-up',
  'rolled',
  'activating',
  'activated',
  'targeted',
  'gaining',
  'attacked',
  'defending',
  // Collateral damage comes to whom nobody attacks.
  'collateral',
  'modified',
  'dealt',
  'falling',
  'defeated',
]);
/** Moments that content may listen to; those that are no edge of a span in turn order. */
export type Moment = z.infer<typeof moment>;

export const cardType = z.enum(['main', 'roll', 'instant']);
/** Of loot. */
export const rarity = z.enum(RARITIES);
/** Of minions, tiles and chests. */
export const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type CardType = z.infer<typeof cardType>;

/** Among whom a player may choose; `ally` is oneself or a teammate. `foe` is an opponent, too, but for what the game itself
 *  plays the hero whose turn it is. */
export const circle = z.enum(['player', 'opponent', 'foe', 'teammate', 'ally']);
export type Circle = z.infer<typeof circle>;

const PLAYERS = [
  'self',
  'target',
  'attacker',
  'other',
  'source',
  'active',
  'it',
  'opponents',
  'team',
  'teammates',
  'everyone',
  'leaders',
  // Whoever is out of the match.
  'fallen',
  // Of an enemy the heroes that fight it, of a hero its enemy; all heroes, and all that the game itself plays, whoever speaks.
  'engaged',
  'heroes',
  'enemies',
] as const;

// Players, amounts and conditions hold each other. A getter is read when it is asked for, by zod and by the compiler alike:
// what an object holds of words that are not yet written stands in one.

const chooseWhoWords = z.strictObject({
  choose: circle,
  /** Leaves one out. */
  get except() {
    return whoWords.optional();
  },
  /** Offered only when this holds with the candidate in place of `self`. */
  get if() {
    return condWords.optional();
  },
});
/** Asks for one body. */
export interface ChooseWho extends DeepReadonly<z.infer<typeof chooseWhoWords>> {}
export const chooseWho: Schema<ChooseWho> = chooseWhoWords;

const whoWords = z.union(
  [z.enum(PLAYERS), z.strictObject({ picked: name }), z.strictObject({ owner: name }), chooseWhoWords],
  expecting(`a player (${PLAYERS.join(', ')}, or { "choose": … }, { "picked": … }, { "owner": … })`),
);
/** Players or bodies. Left out, a who-field means `self`. */
export type Who = DeepReadonly<z.infer<typeof whoWords>>;
export const who: Schema<Who> = whoWords;

const face = z.union([z.string().min(1), whole.min(1).max(6)], expecting('a symbol of the die, or a value 1 to 6'));
/** A face: a symbol of the roller's own die, or a value 1 … 6. Tokens read values only. */
export type Face = z.infer<typeof face>;

const stat = z.union(
  [
    // Cards in hand, those of them that are loot, cards in the discard pile, and all that there are to draw: those of the
    // deck, and those that become one once it is empty; what a salve heals, in a scenario that has salves; gold of the team
    // and shards found, in a crawl.
    z.enum(['cp', 'health', 'hand', 'loot', 'discard', 'draws', 'salve', 'gold', 'shards']),
    z.templateLiteral(['limit:', z.string()]),
    z.templateLiteral(['health:', z.string()]),
  ],
  expecting(
    '"cp", "health", "hand", "loot", "discard", "draws", "salve", "gold", "shards", "limit:" and a token, or "health:" and a companion',
  ),
);
const of = whoWords.optional();
const amountWords = z.union(
  [
    whole,
    z.strictObject({
      count: z.union([face, list(face)], expecting('a symbol of the die, a value 1 to 6, or a list of them')),
      per: positive.optional(),
    }),
    z.strictObject({ sum: z.union([flag, name], expecting('true, or the name of a roll')) }),
    z.strictObject({ held: name, of }),
    z.strictObject({ stat, of }),
    z.strictObject({ picked: name }),
    z.strictObject({ record: z.enum(['base', 'incoming', 'subtotal', 'dealt']), of }),
    z.strictObject({ used: name }),
    z.strictObject({ size: whoWords }),
    z.strictObject({ it: name }),
    z.strictObject({ row: list(natural, 'amounts, one for each step of the scale') }),
    z.strictObject({
      get plus() {
        return list(amountWords, 'amounts');
      },
    }),
    z.strictObject({
      get times() {
        return list(amountWords, 'amounts');
      },
    }),
    z.strictObject({
      get half() {
        return amountWords;
      },
    }),
    z.strictObject({
      get least() {
        return list(amountWords, 'amounts');
      },
    }),
    z.strictObject({
      get most() {
        return list(amountWords, 'amounts');
      },
    }),
    z.strictObject({
      table: list(whole, 'whole numbers'),
      get by() {
        return amountWords;
      },
    }),
  ],
  expecting(
    'an amount (a whole number, or an object with one of count, sum, held, stat, picked, record, used, size, it, row, plus, times, half, least, most, table)',
  ),
);
export type Amount = DeepReadonly<z.infer<typeof amountWords>>;
export const amount: Schema<Amount> = amountWords;

const comparison = z.enum(['<', '<=', '=', '>=', '>']);
export type Comparison = z.infer<typeof comparison>;

const fact = z.union(
  [
    z
      .tuple([
        z.literal('attack'),
        z.enum([
          'stands',
          'declared',
          'own',
          'enhanceable',
          'mine',
          'own defendable',
          'ultimate',
          'undefendable',
          'defendable',
          'past defence',
          'failed',
          'against self',
        ]),
      ])
      .readonly(),
    z.tuple([z.literal('ability'), z.enum(['an attack', 'took effect', 'ultimate'])]).readonly(),
    z.tuple([z.literal('it'), z.literal('from'), name]).readonly(),
    // A positive token did it; a negative one is what comes.
    z.tuple([z.literal('it'), z.enum(['of the attack', 'by a positive token', 'a negative token'])]).readonly(),
    z.tuple([z.literal('self'), z.literal('start player')]).readonly(),
    // In one's own Offensive Roll Phase with no ability activated yet; having just rolled for defence; being attacked, with
    // a defence that may be rolled; having dice in any open roll; it is one's own roll phase.
    z.tuple([z.literal('self'), z.enum(['rolling', 'defending', 'may defend', 'dice', 'roller'])]).readonly(),
    // Having dice in any open roll.
    z.tuple([z.literal('opponents'), z.literal('dice')]).readonly(),
    // All players stand together, against what the game itself plays.
    z.tuple([z.literal('mode'), z.literal('co-op')]).readonly(),
    // Heroes explore a map.
    z.tuple([z.literal('mode'), z.literal('crawl')]).readonly(),
  ],
  expecting('a fact, such as ["attack", "past defence"]'),
);
/** Facts that `is` may ask for: a closed list. */
export type Fact = z.infer<typeof fact>;

const condWords = z.union(
  [
    z.strictObject({ shows: z.record(z.string(), positive) }),
    // The same of the dice of the Offensive Roll Phase that runs, where they are not in focus.
    z.strictObject({ offensive: z.record(z.string(), positive) }),
    z.strictObject({ straight: whole.min(2).max(6) }),
    z.strictObject({ alike: whole.min(2) }),
    z.strictObject({ compare: z.tuple([amountWords, comparison, amountWords]) }),
    z.strictObject({ is: fact }),
    z.strictObject({ side: name, of }),
    z.strictObject({ during: list(span), of }),
    z.strictObject({ who: whoWords, among: whoWords }),
    z.strictObject({
      get all() {
        return list(condWords, 'conditions');
      },
    }),
    z.strictObject({
      get any() {
        return list(condWords, 'conditions');
      },
    }),
    z.strictObject({
      get not() {
        return condWords;
      },
    }),
  ],
  expecting(
    'a condition (an object with one of shows, offensive, straight, alike, compare, is, side, during, who and among, all, any, not; several at once are { "all": [ … ] })',
  ),
);
export type Cond = DeepReadonly<z.infer<typeof condWords>>;
export const cond: Schema<Cond> = condWords;
