/** What a program is good for, in points of health, for the side of whoever it is done by: a plain estimate, from the words
 *  alone. Good for an opponent is bad for oneself. */
import type { Library } from '../state/table.ts';
import type {
  Alternative,
  Amount,
  Circle,
  Cond,
  Effect,
  Moment,
  Pickable,
  Program,
  Rarity,
  Who,
} from '../vocabulary/words.ts';
import { averageOf, chanceOn, type Dice } from './dice.ts';

/** What a card, a combat point and a companion's point of health are worth. */
export const CARD_WORTH = 1.2;
export const CP_WORTH = 0.6;
export const COMPANION_HEALTH = 0.6;

/** An Attack, as most are: what it deals, and what of it is there to be prevented. */
export const ATTACK = 6;
/** Undefendable damage is worth a little more than damage that may be defended against. */
const SURE_DAMAGE = 1.25;
/** More health than this is seldom missing. */
const MOST_HEALED = 10;
/** What waits to be added to is worth most of what it says; what depends on damage dealt happens as often. */
const MOSTLY = 0.7;
const RETYPED = 1.5;
const RETARGETED = -3;
const PREVENTED = { half: ATTACK / 2, all: ATTACK } as const;
/** Changing a die as one likes, and leaving it to chance. */
const DIE_SET = 2.5;
const DIE_ROLLED = 1.5;
const ATTEMPT = 1.5;
const OTHER_FIGURE = 0.5;
const INCOME = CARD_WORTH + CP_WORTH;
const FALL = 8;
const TOKENS_REMOVED = 2;
const MOST_GAINED = 3;
/** What a chest holds for everybody, by its level; gold, and loot still to be identified. */
const CHEST = 1.5;
export const GOLD_WORTH = 0.4;
export const LOOT_WORTH: Readonly<Record<Rarity, number>> = { common: 2, rare: 3, epic: 4, legendary: 6 };
const CANNOT: Readonly<Record<string, number>> = {
  act: -1.5,
  defend: -2.5,
  'activate:straight': -2,
  'show:6': -2,
};
const CANNOT_ELSE = -1;

/** What things are worth to whoever has them. */
export interface ThingWorths {
  /** `own`: by a bearer whose token it is. */
  token(id: string, own: boolean): number;
  /** A companion's side, by the id under which the library knows it. */
  side(id: string): number;
}

/** As whom, and knowing what, a program is read. */
export interface Reading {
  readonly lib: Library;
  readonly worths: ThingWorths;
  /** How many there are of each. */
  readonly opponents: number;
  readonly teammates: number;
  /** An amount of which the words of dice and arithmetic are known already. */
  amount(n: Amount): number;
  /** How likely a condition holds that is neither about dice to come nor made of others. */
  chance(cond: Cond): number;
  /** Dice that the program itself rolls. */
  readonly dice?: Dice;
  /** The die that those who roll have. */
  readonly symbols?: readonly string[];
  /** What the program listens to. */
  readonly moment?: Moment;
  /** What was chosen from, by name. */
  readonly chosen: Map<string, Pickable>;
  /** Parts run parts; so deep is looked. */
  readonly depth: number;
}
const DEEPEST = 4;

export const programWorth = (r: Reading, program: Program): number =>
  program.reduce((total, effect) => total + effectWorth(r, effect), 0);

/** An amount as far as it can be told; dice still to be rolled count at their average. */
const readFigure = (r: Reading, n: Amount): number => {
  if (typeof n === 'number') return n;
  const rolled = r.dice && averageOf(r.dice, n);
  if (rolled !== undefined) return rolled;
  const read = (part: Amount): number => readFigure(r, part);
  if ('plus' in n) return n.plus.reduce((total: number, part) => total + read(part), 0);
  if ('times' in n) return n.times.reduce((total: number, part) => total * read(part), 1);
  if ('half' in n) return Math.ceil(read(n.half) / 2);
  if ('least' in n) return Math.min(...n.least.map(read));
  if ('most' in n) return Math.max(...n.most.map(read));
  if ('table' in n) return n.table[Math.max(0, Math.min(n.table.length - 1, Math.round(read(n.by))))] ?? 0;
  return r.amount(n);
};

export const chanceOf = (r: Reading, cond: Cond): number => {
  if ('all' in cond) return cond.all.reduce((chance: number, one) => chance * chanceOf(r, one), 1);
  if ('any' in cond) return 1 - cond.any.reduce((none: number, one) => none * (1 - chanceOf(r, one)), 1);
  if ('not' in cond) return 1 - chanceOf(r, cond.not);
  return (r.dice && chanceOn(r.dice, cond, (n) => readFigure(r, n))) ?? r.chance(cond);
};

/** For how many of one's own side, less how many of the others', somebody is meant; `any`: whoever it is best for. */
const sideOf = (r: Reading, who: Who): number | 'any' => {
  if (typeof who === 'object') {
    if ('choose' in who) return sideOfCircle(who.choose);
    const from = 'picked' in who ? r.chosen.get(who.picked) : undefined;
    return from && 'players' in from ? sideOfCircle(from.players) : 'any';
  }
  switch (who) {
    case 'self':
      return 1;
    case 'team':
      return 1 + r.teammates;
    case 'teammates':
      return r.teammates;
    case 'opponents':
    case 'enemies':
      return -r.opponents;
    case 'heroes':
      return 1 + r.teammates;
    case 'everyone':
      return 1 + r.teammates - r.opponents;
    case 'fallen':
    case 'active':
      return 0;
    default:
      return -1;
  }
};
const sideOfCircle = (among: Circle): number | 'any' => {
  if (among === 'player') return 'any';
  return among === 'opponent' || among === 'foe' ? -1 : 1;
};
/** What is worth so much to each who is meant, is worth this to one's own side. */
const forWhom = (r: Reading, who: Who, worth: number): number => {
  const side = sideOf(r, who);
  return side === 'any' ? Math.abs(worth) : side * worth;
};

type Of<D extends Effect['do']> = Extract<Effect, { readonly do: D }>;

/** What one effect is good for. */
export const effectWorth = (r: Reading, e: Effect): number => {
  switch (e.do) {
    case 'damage':
      return damageWorth(r, e);
    case 'modify':
      return modifyWorth(r, e);
    case 'move':
      return moveWorth(r, e);
    case 'cards':
      return cardsWorth(r, e);
    case 'roll':
      return programWorth({ ...r, dice: diceOf(r, e) }, e.run);
    case 'dice':
      return e.how === 'set' ? DIE_SET : DIE_ROLLED;
    case 'choose':
      if (e.as && e.from) r.chosen.set(e.as, e.from);
      return e.options ? bestOf(r, e.options, e.who === undefined || sideOf(r, e.who) !== -1) : 0;
    case 'if':
      return branchWorth(r, e);
    case 'each':
      return eachWorth(r, e);
    case 'run':
      return partWorth(r, e);
    case 'phase':
      return e.how === 'restart' ? 0 : forWhom(r, e.by ?? 'self', e.how === 'skip' ? -ATTACK : ATTACK);
    case 'cancel':
      return cancelWorth(r, e);
    case 'adjust':
      return forWhom(r, e.of ?? 'self', readFigure(r, e.by) * adjustedWorth(e));
    case 'cannot':
      return forWhom(r, e.of ?? 'self', CANNOT[e.what] ?? CANNOT_ELSE);
    case 'on':
      return MOSTLY * programWorth({ ...r, moment: e.at }, e.run);
    case 'loot':
      return CHEST * e.chest;
    case 'spawn':
      return -e.level;
    case 'explore':
    case 'leave':
    case 'then':
    case 'become':
      return 0;
  }
};

const damageWorth = (r: Reading, e: Of<'damage'>): number => {
  const to = e.to ?? 'target';
  const n = readFigure(r, e.n) * (e.if ? MOSTLY : 1);
  return forWhom(r, to, -n * (to !== 'self' && e.type && e.type !== 'normal' ? SURE_DAMAGE : 1));
};
const modifyWorth = (r: Reading, e: Of<'modify'>): number => {
  if (e.target) return RETARGETED;
  if (e.type) return RETYPED;
  const more = e.add === undefined ? 0 : readFigure(r, e.add);
  const less =
    e.prevent === undefined
      ? 0
      : typeof e.prevent === 'string'
        ? PREVENTED[e.prevent]
        : Math.min(ATTACK, readFigure(r, e.prevent));
  const dealt = more - less - (e.cap === undefined ? 0 : PREVENTED.half);
  if (e.of === 'attack') return dealt;
  return 'in' in e.of ? forWhom(r, e.of.in, -dealt) : forWhom(r, e.of.out, dealt);
};
const moveWorth = (r: Reading, e: Of<'move'>): number => {
  const n = (e.n === 'all' ? 1 : readFigure(r, e.n)) * (e.if ? MOSTLY : 1);
  if (typeof e.what === 'object' && 'token' in e.what) return tokensMoved(r, e, e.what.token, n);
  if (e.what === 'gold') return GOLD_WORTH * (e.to === undefined ? -n : n);
  if (typeof e.what === 'object' && 'loot' in e.what) return LOOT_WORTH[e.what.loot];
  if (typeof e.what === 'object' && 'picked' in e.what) return pickedMoved(r, e.what);
  if (typeof e.what === 'object' && 'side' in e.what) return (e.to ? n : -n) * r.worths.side(e.what.side);
  const each = e.what === 'cp' ? n * CP_WORTH : e.what === 'health' ? Math.min(n, MOST_HEALED) : n * COMPANION_HEALTH;
  return (e.to === undefined ? 0 : forWhom(r, e.to, each)) - (e.from === undefined ? 0 : forWhom(r, e.from, each));
};
const cardsWorth = (r: Reading, e: Of<'cards'>): number => {
  const n = e.n === 'all' ? 1 : readFigure(r, e.n);
  const sign = e.to === 'hand' ? 1 : e.from === 'hand' ? -1 : 0;
  return e.from === e.to ? 0 : forWhom(r, e.of ?? 'self', sign * n * CARD_WORTH);
};
const diceOf = ({ symbols }: Reading, { die, dice }: Of<'roll'>): Dice =>
  die === 'd20' ? { n: dice, sides: 20, symbols: undefined } : { n: dice, sides: 6, symbols };
const branchWorth = (r: Reading, e: Of<'if'>): number => {
  const chance = chanceOf(r, e.cond);
  // What a board rules out is not looked at: it may speak of what is not there.
  return (
    (chance > 0 ? chance * programWorth(r, e.run) : 0) +
    (chance < 1 && e.else ? (1 - chance) * programWorth(r, e.else) : 0)
  );
};
const eachWorth = (r: Reading, e: Of<'each'>): number => {
  if (typeof e.over !== 'object' || !('who' in e.over)) return readFigure(r, e.over) * programWorth(r, e.run);
  const side = sideOf(r, e.over.who);
  return (side === 'any' ? 1 : Math.abs(side)) * programWorth(r, e.run);
};
const partWorth = (r: Reading, e: Of<'run'>): number => {
  const part = r.lib.parts.get(e.part);
  const program = part && r.lib.programs.get(part.at);
  if (!program || r.depth >= DEEPEST) return e.companion ? ATTACK / 3 : 0;
  const worth = programWorth({ ...r, depth: r.depth + 1 }, program) * (e.n === undefined ? 1 : readFigure(r, e.n));
  // What tokens do to whoever has them, they do where they lie.
  if (e.of === undefined) return worth;
  return e.of === 'everyone' ? Math.abs(worth) : forWhom(r, e.of, worth);
};
const cancelWorth = ({ moment }: Reading, { leave }: Of<'cancel'>): number => {
  if (leave !== undefined) return FALL;
  return moment === 'begins:income' ? -INCOME : moment === 'activating' ? -ATTACK : -1;
};
const adjustedWorth = ({ what, back }: Of<'adjust'>): number =>
  what !== 'attempts' ? OTHER_FIGURE : back === undefined ? ATTEMPT : ATTEMPT / 2;

const tokensMoved = (r: Reading, e: Of<'move'>, token: string, n: number): number => {
  if (e.every) return (e.every === 'positive' ? -1 : 1) * forWhom(r, e.from ?? 'self', TOKENS_REMOVED);
  const many = Math.min(n, MOST_GAINED);
  const to = (who: Who): number => {
    const side = sideOf(r, who);
    const [own, theirs] = [r.worths.token(token, true), -r.worths.token(token, false)];
    return side === 'any' ? Math.max(own, theirs) : side > 0 ? side * own : -side * theirs;
  };
  return many * ((e.to === undefined ? 0 : to(e.to)) - (e.from === undefined ? 0 : to(e.from)));
};

/** Tokens that are picked go where that is good; companions show the side. */
const pickedMoved = (r: Reading, what: { readonly picked: string; readonly side?: string | undefined }): number => {
  const from = r.chosen.get(what.picked);
  if (!from || !('companions' in from) || what.side === undefined) return from ? TOKENS_REMOVED : 0;
  const { side } = what;
  const sideNamed = (companion: string, name: string): number => r.worths.side(`${companion}/${name}`);
  const before = from.at;
  return Math.max(
    0,
    ...from.companions.map(
      (id) => sideNamed(id, side) - (before === undefined || before === 'supply' ? 0 : sideNamed(id, before)),
    ),
  );
};

export const costWorth = (r: Reading, cost: Alternative['cost']): number => {
  if (!cost) return 0;
  const { cp, token, cards, companion } = cost;
  return (
    (cp === undefined ? 0 : readFigure(r, cp) * CP_WORTH) +
    (token ? readFigure(r, token.n) * r.worths.token(token.id, true) : 0) +
    (companion === undefined ? 0 : r.worths.side(companion)) +
    (cards ?? 0) * CARD_WORTH
  );
};

/** Somebody takes the best option that there is, for oneself or against. */
const bestOf = (r: Reading, options: readonly Alternative[], own: boolean): number => {
  const worths = options
    .map(({ if: cond, cost, run }) => ({
      chance: cond ? chanceOf(r, cond) : 1,
      worth: programWorth(r, run) - costWorth(r, cost),
    }))
    .sort((a, b) => (own ? b.worth - a.worth : a.worth - b.worth));
  let left = 1;
  let total = 0;
  for (const { chance, worth } of worths) {
    total += left * chance * worth;
    left *= 1 - chance;
  }
  return total;
};
