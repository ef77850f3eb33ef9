/** A hero and all that it holds: cards, tokens, companions, offers, listeners, abilities with their levels, boards. Each
 *  type is read off its schema. */
import { z } from 'zod';
import {
  type Adjust,
  adjust,
  type Cannot,
  cannot,
  cost,
  type Damage,
  damage,
  listener,
  type Modify,
  modify,
  program,
  programOrNone,
} from './effects.ts';
import { expecting, flag, id, inline, list, meant, name, natural, positive, type Schema } from './shapes.ts';
import { cardType, chooseWho, cond, span } from './terms.ts';

/** A symbol never looks like a value. */
const symbol = z.string().regex(/^[a-z][a-z-]{0,39}$/, expecting('a symbol in small letters'));
/** `what`: what lies there under its id, for whoever left it out. */
const byId = <T extends z.ZodType>(value: T, what: string) =>
  z.record(id, value, meant(`an object of ${what} by their ids`)).readonly();

const parts = byId(program, 'lists of effects');
export type Parts = z.infer<typeof parts>;

/** Words that hold while what carries them lies there: read live, never executed. */
export type Standing = Modify | Adjust | Cannot | Damage;
const standing: Schema<Standing> = z.discriminatedUnion(
  'do',
  [modify, adjust, cannot, damage],
  expecting('a standing word, whose "do" is one of modify, adjust, cannot, damage'),
);

const offerWords = z.strictObject({
  when: cond.optional(),
  cost: cost.optional(),
  /** Uses per span, kept under the offer's id. */
  limit: inline({ n: positive, per: z.enum(['turn', 'roll', 'match']) }).optional(),
  /** Counts as an Attack Modifier: only on one's own Attack of 1 or more enhanceable damage. */
  modifier: flag.optional(),
  /** Only at the end of the Offensive Roll Phase, in the own Upkeep Phase, or before the own turn where salves are spent;
   *  each of these is held open for it. */
  at: z.enum(['offensive-end', 'upkeep', 'salve']).optional(),
  /** Own tokens paid: 1 unless said otherwise; `any` is the count the player names, bound as `picked: 'count'`. */
  tokens: z.union([positive, z.literal('any')], expecting('a whole number of 1 or more, or "any"')).optional(),
  /** Only tokens held before this span began count. */
  aged: z.enum(['turn', 'phase']).optional(),
  /** Nothing, where all that the price buys is to be rid of the token. */
  run: programOrNone,
});
/** One shape for all that is spent, paid or used. */
export interface Offer extends Readonly<z.infer<typeof offerWords>> {}
const offer: Schema<Offer> = offerWords;

const SCENARIO_DUTIES = ['saves', 'throws'] as const;
export type ScenarioDuty = (typeof SCENARIO_DUTIES)[number];

const tokenWords = z.strictObject({
  name,
  kind: z.enum(['positive', 'negative', 'unique', 'marker']),
  /** At most so many on a board: on those of heroes that own the token, and on others; or where people play on all sides,
   *  and any number where they stand together against the game. */
  limit: z.union(
    [positive, z.literal('none'), inline({ owner: natural, others: natural }), inline({ versus: positive })],
    expecting('a whole number of 1 or more, "none", { "owner": …, "others": … } or { "versus": … }'),
  ),
  /** Its limit is one for all tokens that share this name. */
  shares: name.optional(),
  /** Those of each player who inflicted them are a kind of their own, with a limit of its own. */
  perSource: flag.optional(),
  /** A hero that owns the token may decline to gain it. */
  declinable: flag.optional(),
  leaves: inline({ ends: span, aged: flag.optional() }).optional(),
  /** What may not be done to it; `but by its board`: save by abilities of a hero that owns it. */
  locks: list(z.enum(['move', 'remove', 'but by its board'])).optional(),
  standing: list(standing).optional(),
  on: list(listener).optional(),
  offers: list(offer).optional(),
  /** Effects when gained at the limit; the gain follows. */
  overflow: program.optional(),
  /** Effects with a name, for `run`. */
  parts: parts.optional(),
  /** What a scenario does by it, without its offers: it `saves` a teammate who falls, or `throws` a die for the enemy that has it. */
  scenario: z.enum(SCENARIO_DUTIES).optional(),
});
export interface TokenDef extends Readonly<z.infer<typeof tokenWords>> {}
export const tokenSchema: Schema<TokenDef> = tokenWords;

const sideWords = z.strictObject({
  id,
  name,
  limit: positive,
  standing: list(standing).optional(),
  on: list(listener).optional(),
  offers: list(offer).optional(),
  parts: parts.optional(),
});
export interface CompanionSide extends Readonly<z.infer<typeof sideWords>> {}
const side: Schema<CompanionSide> = sideWords;

const companionWords = z.strictObject({
  name,
  /** There is one of it: it is spent, chosen and shown under its own name, and its sides are its own. */
  single: flag.optional(),
  /** The side with which it lies there from the set-up on. Left out: it does not. */
  first: id.optional(),
  /** Its own health: what it begins with, how much it can have, and the side to which it turns when it has none. */
  dial: inline({ start: positive, max: positive, empty: id }).optional(),
  sides: list(side, 'sides'),
});
export interface CompanionDef extends Readonly<z.infer<typeof companionWords>> {}
const companion: Schema<CompanionDef> = companionWords;

const cardWords = z.strictObject({
  name,
  type: cardType,
  cost: natural.max(15),
  modifier: flag.optional(),
  when: cond.optional(),
  run: program,
});
export interface CardDef extends Readonly<z.infer<typeof cardWords>> {}
export const cardSchema: Schema<CardDef> = cardWords;

const scale = inline({ scale: name, at: list(positive.max(5), 'numbers of symbols, one for each step') });
const needsWords = z.union(
  [cond, scale],
  expecting(
    'a requirement (an object with one of shows, straight, alike, all, any, not, or scale and at; several at once are { "all": [ … ] })',
  ),
);
/** What the dice must show. A scale takes its highest row by itself. */
export type Needs = z.infer<typeof needsWords>;
const needs: Schema<Needs> = needsWords;

const rowWords = z.strictObject({ needs, run: program });
export interface Row extends Readonly<z.infer<typeof rowWords>> {}
const row: Schema<Row> = rowWords;

/** Of abilities that the dice meet the game activates the one with the highest, where it plays the boss itself. */
const priority = z.number().positive().max(20);

const addedWords = z.strictObject({ name, needs, run: program, priority: priority.optional() });
export interface AddedAbility extends Readonly<z.infer<typeof addedWords>> {}
const added: Schema<AddedAbility> = addedWords;

const levelWords = z.strictObject({
  /** CP of the upgrade card; the first level has none. */
  cost: natural.max(15).optional(),
  /** Left out: as the level before. */
  needs: needs.optional(),
  run: program.optional(),
  /** Alternatives: when the dice meet several, the player is asked. */
  rows: list(row).optional(),
  /** Defence: dice to roll. */
  defence: positive.max(5).optional(),
  /** Defence: the dice stay open until those of a roll in `run` have been answered; they have the name of
   *  `DEFENCE_ROLL` there. */
  keep: flag.optional(),
  /** Defence: how many of these dice may be re-rolled, once each. */
  rerolls: positive.max(5).optional(),
  /** Further abilities that come with the upgrade card; one that a lower level has brought is raised with it. */
  adds: byId(added, 'abilities').optional(),
  /** Passives. */
  offers: list(offer).optional(),
  on: list(listener).optional(),
});
export interface Level extends Readonly<z.infer<typeof levelWords>> {}
const level: Schema<Level> = levelWords;

const abilityWords = z.strictObject({
  name,
  ultimate: flag.optional(),
  /** Its player chooses the target when it is activated: no targeting roll. */
  target: chooseWho.optional(),
  needs: needs.optional(),
  /** Its own, or that of each alternative. */
  priority: z
    .union([priority, list(priority)], expecting('a number of more than 0, or one for each alternative'))
    .optional(),
  /** Printed boards know levels I to III. */
  levels: z.array(level, meant('a list of levels, the printed one first')).min(1).max(3).readonly(),
});
export interface AbilityDef extends Readonly<z.infer<typeof abilityWords>> {}
const ability: Schema<AbilityDef> = abilityWords;

/** What dice are kept for where the game itself rolls them: so many of each symbol, or numbers in a row. */
const objectiveWords = z.union(
  [z.literal('straights'), z.record(symbol, positive.max(5)).readonly()],
  expecting('"straights", or symbols of the die with a number each'),
);
export type Objective = Readonly<z.infer<typeof objectiveWords>>;
const objective: Schema<Objective> = objectiveWords;

const byHeroes = z.tuple([natural, natural, natural, natural]).readonly();
/** The card of the scenario in which the game plays the boss. Lists are by number of heroes, one first. */
const battleWords = z.strictObject({
  scenario: positive,
  health: byHeroes,
  /** CP that upgrade cards are bought with before the battle. */
  upgradeCp: byHeroes,
  cp: natural,
  kingsHands: byHeroes,
  /** King's Hands that it spends from a hero's turn to the next at most, and the least that a chaos die must show. */
  kingsHand: z.strictObject({ max: natural, from: positive }),
});
export interface BattleDef extends Readonly<z.infer<typeof battleWords>> {}
const battle: Schema<BattleDef> = battleWords;

/** How the game itself plays a boss: objectives and hero bonuses of its action cards, by their place in the deck. The cards
 *  share the objectives out evenly, in order; bonuses take turns, and `[]` is none. */
const automatonWords = z.strictObject({
  battle,
  objectives: list(objective),
  bonuses: list(z.union([program, z.tuple([])], expecting('a list of effects'))),
});
export interface Automaton extends Readonly<z.infer<typeof automatonWords>> {}
const automaton: Schema<Automaton> = automatonWords;

const boardWords = z.strictObject({ name, abilities: byId(ability, 'abilities') });
/** Another side of a hero board, with abilities of its own. */
export interface BoardDef extends Readonly<z.infer<typeof boardWords>> {}
const board: Schema<BoardDef> = boardWords;

const heroWords = z.strictObject({
  id,
  name,
  /** A boss sits where a mode seats one; its deck has no common cards. Left out: a hero. */
  kind: z.literal('boss').optional(),
  /** Health that its dial has more at the start than the mode gives it, by mode and by number of seats from the fewest on:
   *  a house value, by which bosses are made even (ruling 68). The option `even-start` of a mode leaves it out. */
  handicap: z.record(id, z.array(z.int()).readonly()).optional(),
  /** Nothing but damage reaches it: no status effect, no gain or loss of any kind. Left out: everything does. */
  takes: z.literal('damage').optional(),
  /** Symbols of the faces 1 … 6. */
  die: z
    .tuple(
      [symbol, symbol, symbol, symbol, symbol, symbol],
      expecting('a list of six symbols, those of the faces 1 to 6, such as "sword"'),
    )
    .readonly(),
  complexity: z.number(meant('a whole number from 1 to 6')).int().min(1).max(6),
  /** In the order of the printed board. */
  abilities: byId(ability, 'abilities'),
  /** The name of the side above, where the board has others; left out, it is the `first`. */
  front: id.optional(),
  /** Further sides of the board by name. */
  boards: byId(board, 'sides of the board').optional(),
  tokens: byId(tokenSchema, 'tokens'),
  companions: byId(companion, 'companions').optional(),
  cards: byId(cardSchema, 'cards'),
  /** Done for its player before the first turn; it neither asks nor rolls. */
  setUp: program.optional(),
  /** Left out: only people play it. */
  automaton: automaton.optional(),
  /** Effects with a name, for `run`. */
  parts: parts.optional(),
});
export interface HeroDef extends Readonly<z.infer<typeof heroWords>> {}
export const heroSchema: Schema<HeroDef> = heroWords;
