/** The words of effects as zod schemas: one for each type in `../words.ts`, strict, so that a slip of the pen in a file is
 *  found and not passed over. Only the check of content imports this; the engine never does.
 *
 *  Knots (`amount`, `cond`, `program`, …) are typed by hand, as words hold each other; `agree.ts` proves that schemas and
 *  types say the same. */
import { z } from 'zod';
import {
  type Amount,
  type Cond,
  type Cost,
  DAMAGE_TYPES,
  FIGURES,
  type Moment,
  type Program,
  SPANS,
  type Who,
} from './words.ts';

/** What is expected where a union does not fit; `faults.ts` puts it into the sentence. */
export const expecting = (what: string) => ({ error: () => what });
export const list = <T extends z.ZodType>(item: T) => z.array(item).min(1).readonly();
export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, expecting('an id in kebab case, such as "lantern-knight"'));
const flag = z.literal(true);
const whole = z.number().int();
export const natural = whole.nonnegative();
export const positive = whole.positive();
const name = z.string().min(1);

export const spanSchema = z.enum(SPANS);
const edges = SPANS.flatMap((span) => [`begins:${span}`, `ends:${span}`] as const);
const MOMENTS = [
  ...edges,
  'set-up',
  'rolled',
  'activating',
  'activated',
  'targeted',
  'gaining',
  'attacked',
  'defending',
  'modified',
  'dealt',
  'falling',
  'defeated',
] as const satisfies readonly Moment[];
export const momentSchema = z.enum(MOMENTS);
export const damageTypeSchema = z.enum(DAMAGE_TYPES);
const until = z.enum(['roll', 'turn', 'match']);

const cond: z.ZodType<Cond> = z.lazy(() => condSchema);
const amount: z.ZodType<Amount> = z.lazy(() => amountSchema);
const who: z.ZodType<Who> = z.lazy(() => whoSchema);
const cost: z.ZodType<Cost> = z.lazy(() => costSchema);
export const programSchema: z.ZodType<Program> = z.lazy(() => list(effectSchema));

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
  'fallen',
] as const;
export const circleSchema = z.enum(['player', 'opponent', 'teammate', 'ally']);
export const chooseWhoSchema = z.strictObject({
  choose: circleSchema,
  except: who.optional(),
  if: cond.optional(),
});
export const whoSchema = z.union(
  [z.enum(PLAYERS), z.strictObject({ picked: name }), z.strictObject({ owner: name }), chooseWhoSchema],
  expecting(`a player (${PLAYERS.join(', ')}, or { "choose": … }, { "picked": … }, { "owner": … })`),
);

const face = z.union([z.string().min(1), whole.min(1).max(6)], expecting('a symbol of the die, or a value 1 to 6'));
const stat = z.union(
  [z.enum(['cp', 'health', 'hand']), z.templateLiteral(['limit:', z.string()])],
  expecting('"cp", "health", "hand" or "limit:" and a token'),
);
export const amountSchema = z.union(
  [
    whole,
    z.strictObject({
      count: z.union([face, list(face)], expecting('a symbol of the die, a value 1 to 6, or a list of them')),
      per: positive.optional(),
    }),
    z.strictObject({ sum: z.union([flag, name], expecting('true, or the name of a roll')) }),
    z.strictObject({ held: name, of: who.optional() }),
    z.strictObject({ stat, of: who.optional() }),
    z.strictObject({ picked: name }),
    z.strictObject({ record: z.enum(['base', 'incoming', 'subtotal', 'dealt']), of: who.optional() }),
    z.strictObject({ used: name }),
    z.strictObject({ size: who }),
    z.strictObject({ it: name }),
    z.strictObject({ row: list(natural) }),
    z.strictObject({ plus: list(amount) }),
    z.strictObject({ times: list(amount) }),
    z.strictObject({ half: amount }),
    z.strictObject({ least: list(amount) }),
    z.strictObject({ most: list(amount) }),
    z.strictObject({ table: list(whole), by: amount }),
  ],
  expecting(
    'an amount (a whole number, or an object with one of count, sum, held, stat, picked, record, used, size, it, row, plus, times, half, least, most, table)',
  ),
);
const amountOrAll = z.union([amount, z.literal('all')], expecting('an amount, or "all"'));

export const factSchema = z.union(
  [
    z
      .tuple([
        z.literal('attack'),
        z.enum([
          'stands',
          'own',
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
    z.tuple([z.literal('it'), z.enum(['of the attack', 'by a positive token'])]).readonly(),
    z.tuple([z.literal('self'), z.literal('start player')]).readonly(),
    z.tuple([z.literal('self'), z.enum(['rolling', 'defending', 'dice', 'roller'])]).readonly(),
    z.tuple([z.literal('opponents'), z.literal('dice')]).readonly(),
  ],
  expecting('a fact, such as ["attack", "past defence"]'),
);
const COMPARISONS = ['<', '<=', '=', '>=', '>'] as const;
const conds = list(cond);
export const condSchema = z.union(
  [
    z.strictObject({ shows: z.record(z.string(), positive) }),
    z.strictObject({ straight: whole.min(2).max(6) }),
    z.strictObject({ alike: whole.min(2) }),
    z.strictObject({ compare: z.tuple([amount, z.enum(COMPARISONS), amount]).readonly() }),
    z.strictObject({ is: factSchema }),
    z.strictObject({ side: name, of: who.optional() }),
    z.strictObject({ during: list(spanSchema), of: who.optional() }),
    z.strictObject({ who: who, among: who }),
    z.strictObject({ all: conds }),
    z.strictObject({ any: conds }),
    z.strictObject({ not: cond }),
  ],
  expecting(
    'a condition (an object with one of shows, straight, alike, compare, is, side, during, who and among, all, any, not)',
  ),
);

export const diceOfSchema = z.strictObject({
  whose: z.union(
    [z.enum(['own', 'opponents', 'team', 'any']), z.strictObject({ picked: name })],
    expecting('"own", "opponents", "team", "any" or { "picked": … }'),
  ),
  roll: z.enum(['open', 'offensive', 'defence']).optional(),
});
export const tokensOfSchema = z.strictObject({
  of: who,
  kind: z.enum(['positive', 'negative']).optional(),
  id: idSchema.optional(),
  inflictedBy: z.literal('attack').optional(),
});
export const pickableSchema = z.union(
  [
    z.strictObject({ players: circleSchema, except: who.optional(), if: cond.optional() }),
    z.strictObject({ dice: diceOfSchema }),
    z.strictObject({ tokens: tokensOfSchema, use: z.enum(['remove', 'move']).optional() }),
    z.strictObject({ cards: z.enum(['hand', 'discard']), of: who.optional() }),
    z.strictObject({ companions: list(idSchema), of: who.optional() }),
    z.strictObject({ amount: z.tuple([amount, amount]).readonly() }),
  ],
  expecting('what is picked from (an object with one of players, dice, tokens, cards, companions, amount)'),
);
export const costSchema = z.strictObject({
  cp: amount.optional(),
  token: z.strictObject({ id: idSchema, n: amount }).optional(),
  companion: idSchema.optional(),
  cards: positive.optional(),
});
export const alternativeSchema = z.strictObject({
  name: z.enum(['yes', 'no']).optional(),
  if: cond.optional(),
  cost: cost.optional(),
  // Declining does nothing.
  run: z.union([programSchema, z.tuple([])], expecting('a list of effects')),
});

// One schema a verb.
export const damageSchema = z.strictObject({
  do: z.literal('damage'),
  n: amount,
  to: who.optional(),
  type: damageTypeSchema.optional(),
  isolated: flag.optional(),
  sure: flag.optional(),
  if: cond.optional(),
});
export const modifySchema = z.strictObject({
  do: z.literal('modify'),
  of: z.union(
    [z.literal('attack'), z.strictObject({ in: who }), z.strictObject({ out: who })],
    expecting('"attack", { "in": … } or { "out": … }'),
  ),
  add: amount.optional(),
  prevent: z.union([amount, z.enum(['half', 'all'])], expecting('an amount, "half" or "all"')).optional(),
  cap: amount.optional(),
  type: damageTypeSchema.optional(),
  target: who.optional(),
  attackOnly: flag.optional(),
});
export const moveSchema = z.strictObject({
  do: z.literal('move'),
  what: z.union(
    [
      z.enum(['cp', 'health']),
      z.strictObject({ token: z.string() }),
      z.strictObject({ picked: name }),
      z.strictObject({ companion: idSchema, side: idSchema }),
    ],
    expecting('"cp", "health", { "token": … }, { "picked": … } or { "companion": …, "side": … }'),
  ),
  n: amountOrAll,
  from: who.optional(),
  to: who.optional(),
  every: z.literal('token').optional(),
  if: cond.optional(),
});
export const cardsSchema = z.strictObject({
  do: z.literal('cards'),
  n: amountOrAll,
  of: who.optional(),
  from: z.enum(['deck', 'hand', 'discard']),
  to: z.enum(['hand', 'discard', 'deck', 'bottom']),
  pick: z.enum(['top', 'self', 'owner', 'random', 'search']),
  only: z
    .strictObject({ type: z.enum(['main', 'roll', 'instant', 'upgrade']).optional(), cost: natural.optional() })
    .optional(),
  as: name.optional(),
  show: flag.optional(),
});
export const rollSchema = z.strictObject({
  do: z.literal('roll'),
  dice: positive,
  who: who.optional(),
  as: name.optional(),
  die: z.enum(['own', 'd20']).optional(),
  value: z.literal('chosen').optional(),
  rerolls: z.strictObject({ n: positive, cost: cost.optional(), repeat: flag.optional() }).optional(),
  run: programSchema,
});
export const diceSchema = z.strictObject({
  do: z.literal('dice'),
  which: z.union(
    [diceOfSchema, z.strictObject({ picked: name })],
    expecting('which dice: { "whose": … } or { "picked": … }'),
  ),
  n: z.union([positive, z.literal('all')], expecting('a whole number of 1 or more, or "all"')).optional(),
  upTo: flag.optional(),
  repeat: flag.optional(),
  who: who.optional(),
  how: z.enum(['reroll', 'set', 'step', 'copy']),
  to: whole.min(1).max(6).optional(),
});
export const chooseSchema = z.strictObject({
  do: z.literal('choose'),
  who: who.optional(),
  from: pickableSchema.optional(),
  as: name.optional(),
  n: positive.optional(),
  upTo: flag.optional(),
  repeat: flag.optional(),
  random: flag.optional(),
  options: list(alternativeSchema).optional(),
});
export const ifSchema = z.strictObject({
  do: z.literal('if'),
  cond: cond,
  run: programSchema,
  else: programSchema.optional(),
});
export const eachSchema = z.strictObject({
  do: z.literal('each'),
  over: z.union([z.strictObject({ who: who }), amount], expecting('an amount, or { "who": … }')),
  as: name.optional(),
  run: programSchema,
});
export const thenSchema = z.strictObject({ do: z.literal('then') });
export const runSchema = z.strictObject({
  do: z.literal('run'),
  part: name,
  of: who.optional(),
  n: amount.optional(),
  free: flag.optional(),
});
export const phaseSchema = z.strictObject({
  do: z.literal('phase'),
  which: z.literal('offensive'),
  how: z.enum(['skip', 'restart', 'extra']),
  by: who.optional(),
  against: who.optional(),
});
export const cancelSchema = z.strictObject({ do: z.literal('cancel'), leave: positive.optional() });
export const becomeSchema = z.strictObject({
  do: z.literal('become'),
  what: z.union(
    [z.literal('board'), z.strictObject({ companion: idSchema, from: idSchema })],
    expecting('"board", or { "companion": …, "from": … }'),
  ),
  side: name,
});
export const adjustSchema = z.strictObject({
  do: z.literal('adjust'),
  what: z.union(
    [z.enum(['attempts', ...FIGURES]), z.templateLiteral(['limit:', z.string()])],
    expecting(`one of attempts, ${FIGURES.join(', ')}, or "limit:" and a token`),
  ),
  by: amount,
  back: positive.optional(),
  of: who.optional(),
  until: until.optional(),
});
export const cannotSchema = z.strictObject({
  do: z.literal('cannot'),
  what: z.union(
    [z.enum(['act', 'defend']), z.templateLiteral(['activate:', z.string()]), z.templateLiteral(['gain:', z.string()])],
    expecting('"act", "defend", "activate:" and an ability, or "gain:" and a token'),
  ),
  of: who.optional(),
  until: until.optional(),
});
export const listenerFields = {
  at: momentSchema,
  of: who.optional(),
  if: cond.optional(),
  run: programSchema,
  times: positive.optional(),
  per: until.optional(),
};
export const onSchema = z.strictObject({
  do: z.literal('on'),
  ...listenerFields,
  until: until.optional(),
});

const VERBS = [
  damageSchema,
  modifySchema,
  moveSchema,
  cardsSchema,
  rollSchema,
  diceSchema,
  chooseSchema,
  ifSchema,
  eachSchema,
  thenSchema,
  runSchema,
  phaseSchema,
  cancelSchema,
  becomeSchema,
  adjustSchema,
  cannotSchema,
  onSchema,
] as const;
const VERB_NAMES = VERBS.map((verb) => verb.shape.do.value);
export const effectSchema = z.discriminatedUnion(
  'do',
  VERBS,
  expecting(`an effect, whose "do" is one of ${VERB_NAMES.join(', ')}`),
);
