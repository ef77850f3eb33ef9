/** Effects: one schema a verb, with what verbs pay, pick and offer. Each type is read off its schema. */
import { z } from 'zod';
import { FIGURES } from './lists.ts';
import { expecting, flag, id, inline, list, meant, name, natural, positive, type Schema, whole } from './shapes.ts';
import { amount, cardType, circle, cond, damageType, level, moment, rarity, who } from './terms.ts';

/** Effects in the order in which they happen. */
export type Program = readonly Effect[];
export const program: Schema<Program> = z.lazy(() => list(effect, 'effects'));

const until = z.enum(['roll', 'turn', 'match']);
const amountOrAll = z.union([amount, z.literal('all')], expecting('an amount, or "all"'));

const diceOfWords = z.strictObject(
  {
    whose: z.union(
      [z.enum(['own', 'opponents', 'team', 'any']), inline({ picked: name })],
      expecting('"own", "opponents", "team", "any" or { "picked": … }'),
    ),
    /** `open` is any roll still open, `this` the one in focus, `loot` a loot die, which nothing else touches. */
    roll: z.enum(['open', 'offensive', 'defence', 'this', 'loot']).optional(),
  },
  meant('which dice: { "whose": … }'),
);
/** Which dice: of whose rolls, in which roll. */
export interface DiceOf extends Readonly<z.infer<typeof diceOfWords>> {}
const diceOf: Schema<DiceOf> = diceOfWords;

const tokensOfWords = z.strictObject(
  {
    of: who,
    kind: z.enum(['positive', 'negative']).optional(),
    id: id.optional(),
    /** Any of several. */
    ids: list(id).optional(),
    inflictedBy: z.literal('attack').optional(),
    /** Those that share a limit of this name. */
    shares: name.optional(),
  },
  meant('which tokens: { "of": … }'),
);
/** Which tokens lie to be picked. */
export interface TokensOf extends Readonly<z.infer<typeof tokensOfWords>> {}
const tokensOf: Schema<TokensOf> = tokensOfWords;

const pickableWords = z.union(
  [
    z.strictObject({ players: circle, except: who.optional(), if: cond.optional() }),
    z.strictObject({ dice: diceOf }),
    z.strictObject({ tokens: tokensOf, use: z.enum(['remove', 'move']).optional() }),
    z.strictObject({ cards: z.enum(['hand', 'discard']), of: who.optional() }),
    z.strictObject({
      /** Sides of companions, or companions of which there is one. */
      companions: list(id, 'ids of companions'),
      of: who.optional(),
      /** Of those of which there is one: only what still lies in the `supply`, or what shows this side. */
      at: name.optional(),
      /** Only those whose part of this name, an offer, has uses left. */
      usable: name.optional(),
    }),
    z.strictObject({ amount: z.tuple([amount, amount]).readonly() }),
  ],
  expecting('what is picked from (an object with one of players, dice, tokens, cards, companions, amount)'),
);
export type Pickable = Readonly<z.infer<typeof pickableWords>>;
const pickable: Schema<Pickable> = pickableWords;

const costWords = z.strictObject({
  cp: amount.optional(),
  token: inline({ id, n: amount }).optional(),
  companion: id.optional(),
  /** Cards of the payer's choice from the hand. */
  cards: positive.optional(),
});
export interface Cost extends Readonly<z.infer<typeof costWords>> {}
export const cost: Schema<Cost> = costWords;

/** Declining does nothing, and some prices do it all. */
export const programOrNone: Schema<Program> = z.union([program, z.tuple([])], expecting('a list of effects'));
/** `yes`, `no`, or the thing that the answer names: `companion:nyra`. */
const optionName = z.union(
  [
    z.enum(['yes', 'no']),
    z.templateLiteral(['ability:', z.string()]),
    z.templateLiteral(['companion:', z.string()]),
    z.templateLiteral(['token:', z.string()]),
  ],
  expecting('"yes", "no", or "ability:", "companion:" or "token:" and an id'),
);
const alternativeWords = z.strictObject({
  /** Where no better word exists, the option is `option:n` in printed order. */
  name: optionName.optional(),
  if: cond.optional(),
  cost: cost.optional(),
  run: programOrNone,
});
export interface Alternative extends Readonly<z.infer<typeof alternativeWords>> {}
const alternative: Schema<Alternative> = alternativeWords;

export const damage = z.strictObject({
  do: z.literal('damage'),
  n: amount,
  to: who.optional(),
  /** Who deals it: whoever has a part of a token run. Left out, whose effect it is. */
  from: z.literal('source').optional(),
  type: damageType.optional(),
  /** A pool of its own, settled before the program goes on. */
  isolated: flag.optional(),
  /** Nothing lowers it. */
  sure: flag.optional(),
  /** Read at settlement. */
  if: cond.optional(),
});
export interface Damage extends Readonly<z.infer<typeof damage>> {}

export const modify = z.strictObject({
  do: z.literal('modify'),
  of: z.union(
    [z.literal('attack'), inline({ in: who }), inline({ out: who })],
    expecting('"attack", { "in": … } or { "out": … }'),
  ),
  add: amount.optional(),
  prevent: z.union([amount, z.enum(['half', 'all'])], expecting('an amount, "half" or "all"')).optional(),
  cap: amount.optional(),
  type: damageType.optional(),
  /** Aims the Attack at somebody else. */
  target: who.optional(),
  /** Only damage of the Attack, not what comes from elsewhere. */
  attackOnly: flag.optional(),
  /** The companion that takes the Attack's damage in the body's place. */
  bear: id.optional(),
  /** How much of it: all, or what its player chooses once totals are known. Left out: all. */
  share: z.enum(['all', 'free']).optional(),
});
export interface Modify extends Readonly<z.infer<typeof modify>> {}

const move = z.strictObject({
  do: z.literal('move'),
  what: z.union(
    [
      // Gold is the team's, whoever it comes to or goes from.
      z.enum(['cp', 'health', 'gold']),
      inline({ token: z.string() }),
      inline({ loot: rarity }),
      inline({ health: id }),
      // Picked companions of which there is one show that side then.
      inline({ picked: name, side: id.optional() }),
      inline({ companion: id, side: id }),
    ],
    expecting(
      '"cp", "health", "gold", { "token": … }, { "loot": … }, { "health": … }, { "picked": … } or { "companion": …, "side": … }',
    ),
  ),
  n: amountOrAll,
  /** Left out: the supply. */
  from: who.optional(),
  /** Left out: back to the supply. */
  to: who.optional(),
  /** Every token of a board, whatever its kind, or those of one kind. */
  every: z.enum(['token', 'positive', 'negative']).optional(),
  /** Of health gained: read at settlement. */
  if: cond.optional(),
});
export interface Move extends Readonly<z.infer<typeof move>> {}

const cards = z.strictObject({
  do: z.literal('cards'),
  n: amountOrAll,
  of: who.optional(),
  from: z.enum(['deck', 'hand', 'discard']),
  /** `deck` is its top, `bottom` its bottom; on the `board` upgrades are in force, without a price. To where they are: they are
   *  only shown. */
  to: z.enum(['hand', 'discard', 'deck', 'bottom', 'board']),
  /** Who picks them: `search` is `self` among all of them, and the deck is shuffled afterwards. */
  pick: z.enum(['top', 'self', 'owner', 'random', 'search']),
  /** Only cards of this type, of at most this price, that are loot, or that the own income has just brought. */
  only: inline({
    type: z.enum([...cardType.options, 'upgrade']).optional(),
    cost: natural.optional(),
    loot: flag.optional(),
    drawn: flag.optional(),
  }).optional(),
  /** Under this name the cards are known afterwards. */
  as: name.optional(),
  /** Whoever plays this sees them. */
  show: flag.optional(),
});
export interface Cards extends Readonly<z.infer<typeof cards>> {}

const roll = z.strictObject({
  do: z.literal('roll'),
  dice: z.number(meant('a whole number from 1 to 6')).int().min(1).max(6),
  who: who.optional(),
  as: name.optional(),
  die: z.enum(['own', 'd20']).optional(),
  /** No window of its own: the dice stay open, and the window of the next roll of `run` is for both. */
  keep: flag.optional(),
  /** The roller chooses what the dice show; or may, at a price. */
  value: z.union([z.literal('chosen'), inline({ for: cost })], expecting('"chosen", or { "for": a price }')).optional(),
  /** The roller may re-roll up to `n` of the dice, once each unless `repeat`, at a price each. */
  rerolls: inline({ n: positive, cost: cost.optional(), repeat: flag.optional() }).optional(),
  run: program,
});
export interface Roll extends Readonly<z.infer<typeof roll>> {}

const dice = z.strictObject({
  do: z.literal('dice'),
  which: z.union([diceOf, inline({ picked: name })], expecting('which dice: { "whose": … } or { "picked": … }')),
  /** `all` asks for none of them. */
  n: z.union([positive, z.literal('all')], expecting('a whole number of 1 or more, or "all"')).optional(),
  upTo: flag.optional(),
  /** One after the other, each seen before the next is picked; the same die may be picked again. */
  repeat: flag.optional(),
  /** Who picks; left out, whoever plays it. */
  who: who.optional(),
  how: z.enum(['reroll', 'set', 'step', 'copy']),
  /** For `set`: the value; left out, the player chooses one. */
  to: whole.min(1).max(6).optional(),
  /** For `step`: by how much at most; left out, by 1. */
  by: positive.optional(),
  /** For `step`: not down. */
  up: flag.optional(),
});
export interface Dice extends Readonly<z.infer<typeof dice>> {}

const choose = z.strictObject({
  do: z.literal('choose'),
  who: who.optional(),
  from: pickable.optional(),
  as: name.optional(),
  n: positive.optional(),
  upTo: flag.optional(),
  /** The same thing may be picked again. */
  repeat: flag.optional(),
  /** Chance picks, nobody is asked. */
  random: flag.optional(),
  options: list(alternative).optional(),
});
export interface Choose extends Readonly<z.infer<typeof choose>> {}

const branch = z.strictObject({
  do: z.literal('if'),
  cond,
  run: program,
  else: program.optional(),
});
export interface If extends Readonly<z.infer<typeof branch>> {}

const each = z.strictObject({
  do: z.literal('each'),
  over: z.union([inline({ who }), amount], expecting('an amount, or { "who": … }')),
  as: name.optional(),
  run: program,
});
export interface Each extends Readonly<z.infer<typeof each>> {}

const then = z.strictObject({ do: z.literal('then') });
export interface Then extends Readonly<z.infer<typeof then>> {}

const run = z.strictObject({
  do: z.literal('run'),
  /** A part of the hero by its name; of a token or a companion's side `token/part`; one of their offers `side/offer1`. */
  part: name,
  /** Whose part it is; each in turn. */
  of: who.optional(),
  n: amount.optional(),
  /** An offer without its price and its `when`; its limit counts all the same. */
  free: flag.optional(),
  /** The part of each picked companion, as it lies there. */
  companion: inline({ picked: name }).optional(),
});
export interface Run extends Readonly<z.infer<typeof run>> {}

const phase = z.strictObject({
  do: z.literal('phase'),
  which: z.literal('offensive'),
  how: z.enum(['skip', 'restart', 'extra']),
  by: who.optional(),
  against: who.optional(),
});
export interface Phase extends Readonly<z.infer<typeof phase>> {}

const cancel = z.strictObject({
  do: z.literal('cancel'),
  /** Health left after a fall. */
  leave: positive.optional(),
});
export interface Cancel extends Readonly<z.infer<typeof cancel>> {}

const become = z.strictObject({
  do: z.literal('become'),
  what: z.union(
    [z.literal('board'), inline({ companion: id, from: id })],
    expecting('"board", or { "companion": …, "from": … }'),
  ),
  /** The side that shows afterwards; `next` in the order written, `` `first` `` the printed front of a board. */
  side: name,
});
export interface Become extends Readonly<z.infer<typeof become>> {}

export type Figure = (typeof FIGURES)[number];
export const adjust = z.strictObject({
  do: z.literal('adjust'),
  what: z.union(
    [z.enum(['attempts', ...FIGURES]), z.templateLiteral(['limit:', z.string()])],
    expecting(`one of attempts, ${FIGURES.join(', ')}, or "limit:" and a token`),
  ),
  by: amount,
  /** Attempts that a standing word takes away may be bought back, for so many CP each: by rolling. */
  back: positive.optional(),
  /** Of a price that stands: only so many times a turn. */
  times: positive.optional(),
  of: who.optional(),
  until: until.optional(),
});
export interface Adjust extends Readonly<z.infer<typeof adjust>> {}

export const cannot = z.strictObject({
  do: z.literal('cannot'),
  what: z.union(
    [
      // `show:6`: a 6 of one's own dice counts as a blank face.
      z.enum(['act', 'defend', 'show:6']),
      z.templateLiteral(['activate:', z.string()]),
      z.templateLiteral(['gain:', z.string()]),
    ],
    expecting('"act", "defend", "show:6", "activate:" and an ability, or "gain:" and a token'),
  ),
  of: who.optional(),
  until: until.optional(),
});
export interface Cannot extends Readonly<z.infer<typeof cannot>> {}

const listenerWords = z.strictObject({
  at: moment,
  /** Whose moment it must be; left out, the listener's own. */
  of: who.optional(),
  if: cond.optional(),
  run: program,
  /** So many times, in each such span; left out, altogether. */
  times: positive.optional(),
  per: until.optional(),
});
/** What listens while it lies there. */
export interface Listener extends Readonly<z.infer<typeof listenerWords>> {}
export const listener: Schema<Listener> = listenerWords;

const on = z.strictObject({
  do: z.literal('on'),
  ...listenerWords.shape,
  until: until.optional(),
});
export interface On extends Readonly<z.infer<typeof on>> {}

const spawn = z.strictObject({
  do: z.literal('spawn'),
  level,
  /** It has the turn before its hero from the first on. */
  firstStrike: flag.optional(),
  /** It takes the place of the enemy that speaks. */
  replace: flag.optional(),
});
/** In a crawl: a minion of the level comes to where the hero stands. */
export interface Spawn extends Readonly<z.infer<typeof spawn>> {}

const leave = z.strictObject({ do: z.literal('leave') });
/** In a crawl: the enemy that speaks is off the map, undefeated. */
export interface Leave extends Readonly<z.infer<typeof leave>> {}

const loot = z.strictObject({ do: z.literal('loot'), chest: level });
/** In a crawl: a chest is opened, in which each hero finds something. */
export interface Loot extends Readonly<z.infer<typeof loot>> {}

const explore = z.strictObject({ do: z.literal('explore') });
/** In a crawl: the hero goes on to an unexplored tile beside its own. */
export interface Explore extends Readonly<z.infer<typeof explore>> {}

export type Effect =
  | Damage
  | Modify
  | Move
  | Cards
  | Roll
  | Dice
  | Choose
  | If
  | Each
  | Then
  | Run
  | Phase
  | Cancel
  | Become
  | Adjust
  | Cannot
  | On
  | Spawn
  | Leave
  | Loot
  | Explore;

const VERBS = [
  damage,
  modify,
  move,
  cards,
  roll,
  dice,
  choose,
  branch,
  each,
  then,
  run,
  phase,
  cancel,
  become,
  adjust,
  cannot,
  on,
  spawn,
  leave,
  loot,
  explore,
] as const;
/** Read off the list, so that one that names fewer verbs than there are effects does not compile. */
export type Verb = z.infer<(typeof VERBS)[number]>['do'];
const VERB_NAMES = VERBS.map((verb) => verb.shape.do.value);
const effect: Schema<Effect> = z.discriminatedUnion(
  'do',
  VERBS,
  expecting(`an effect, whose "do" is one of ${VERB_NAMES.join(', ')}`),
);
