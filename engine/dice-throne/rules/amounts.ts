/** What amounts, conditions and who-fields mean at a table. Content is plain data; here each word becomes a function that
 *  is made once, when the library is built, and read ever after. Reading changes nothing. */
import { heardBy } from '../stack/frames.ts';
import { castOf } from '../state/cast.ts';
import {
  boardSide,
  bodyForSeat,
  bodyOf,
  clockwise,
  dialOf,
  heldCount,
  heroOf,
  holdingsOf,
  impossible,
  isPlayer,
  limitOf,
  rollOf,
  tokenOf,
} from '../state/context.ts';
import { engagedWith, heroesAgainst } from '../state/crawl.ts';
import type { Body, BodyId, Heard, Picked, Roll } from '../state/match.ts';
import type { Focus, Read, Table } from '../state/table.ts';
import { COMPARISONS } from '../vocabulary/comparisons.ts';
import { MOST_AMOUNT } from '../vocabulary/lists.ts';
import { mostAlike, straightOf } from '../vocabulary/shown.ts';
import type { Amount, Cond, Face, Who } from '../vocabulary/words.ts';
import { aim, attackBase, foesOf } from './attack.ts';
import { companionHealth } from './companions.ts';
import { factOf } from './facts.ts';
import { inSpan, spanOwner } from './spans.ts';
import { forbidden } from './standing.ts';
import { isLocked } from './tokens.ts';
import { incomingTo } from './totals.ts';
import { ATTEMPTS, usesOf } from './uses.ts';

export type Bodies = readonly BodyId[];
export const NO_BODIES: Bodies = [];

/** The bodies that a who-field means; left out, `self`. Asked-for ones (`choose`) are picked before and never come here. */
export const whoOf = (who: Who = 'self'): Read<Bodies> => {
  if (typeof who === 'object') {
    if ('picked' in who) return (_, f) => pickOf(f, who.picked, 'bodies').bodies;
    if ('owner' in who) return (t, f) => ownersOf(t, f, who.owner);
    return () => impossible(`a choice (${who.choose}) was read as a body`);
  }
  return PLAYERS[who];
};

const PLAYERS: Readonly<Record<Extract<Who, string>, Read<Bodies>>> = {
  self: (_, f) => only(f.self),
  target: (t) => present(aim(t)),
  attacker: (t) => present(t.m.attack?.by),
  other: (t, f) => present(t.m.attack?.by === f.self ? aim(t) : t.m.attack?.by),
  source: (_, f) => present(f.origin),
  active: (t) => only(bodyForSeat(t, t.m.active)),
  it: (t) => present(heardBy(t.m)?.by),
  opponents: (t, f) => foesOf(t, f.self),
  team: (t, f) => sameSide(t, f.self),
  teammates: (t, f) => sameSide(t, f.self).filter((body) => body !== f.self),
  everyone: (t) => clockwise(t).map((body) => body.id),
  leaders: (t) => leaders(t),
  fallen: (t) => t.m.bodies.filter((body) => body.out).map((body) => body.id),
  engaged: (t, f) => engagedTo(t, f.self),
  heroes: (t) =>
    standing(t)
      .filter(({ pilot }) => pilot !== undefined)
      .map(({ id }) => id),
  enemies: (t) =>
    standing(t)
      .filter(({ pilot }) => pilot === undefined)
      .map(({ id }) => id),
};
/** Outside of a crawl everybody is. */
const engagedTo = (t: Table, self: BodyId): Bodies => {
  if (!t.m.crawl) return foesOf(t, self);
  return isPlayer(t.m, self) ? present(engagedWith(t.m, self)) : heroesAgainst(t.m, self);
};
/** From the active hero clockwise. */
const standing = (t: Table): Body[] => clockwise(t, bodyForSeat(t, t.m.active));
const sameSide = (t: Table, self: BodyId): BodyId[] =>
  clockwise(t, self)
    .filter((body) => body.team === bodyOf(t, self).team)
    .map((body) => body.id);

/** One body alone: there are few, and most who-fields mean one. */
const only = (body: BodyId): Bodies => {
  let alone = alones[body];
  if (!alone) {
    alone = Object.freeze([body]);
    alones[body] = alone;
  }
  return alone;
};
const alones: Bodies[] = [];
const present = (body: BodyId | undefined): Bodies => (body === undefined ? NO_BODIES : only(body));

/** The players with the most health (King of the Hill). */
export const leaders = (t: Table): BodyId[] => {
  const bodies = clockwise(t);
  const most = Math.max(...bodies.map((body) => dialOf(t, body.id).health));
  return bodies.filter((body) => dialOf(t, body.id).health === most).map((body) => body.id);
};

const ownersOf = (t: Table, f: Focus, name: string): Bodies => {
  const pick = f.picks?.[name] ?? impossible(`nothing was picked as ${name}`);
  if ('dice' in pick) return pick.dice.map((at) => rollOf(t, at.roll).by);
  if ('tokens' in pick) return pick.tokens.map((at) => at.body);
  return impossible(`${name} has no owner`);
};
type PickKind = 'bodies' | 'number' | 'dice' | 'tokens' | 'cards' | 'companions';
export const pickOf = <K extends PickKind>(f: Focus, name: string, kind: K): Extract<Picked, Record<K, unknown>> => {
  const pick = f.picks?.[name];
  if (!pick || !isPick(pick, kind)) return impossible(`no ${kind} were picked as ${name}`);
  return pick;
};
const isPick = <K extends PickKind>(pick: Picked, kind: K): pick is Extract<Picked, Record<K, unknown>> => kind in pick;

/** The value of an amount. */
export const amountOf = (n: Amount): Read<number> => {
  if (typeof n === 'number') return () => n;
  if ('count' in n) {
    const shows = showsOf(n.count);
    const per = n.per ?? 1;
    return (t, f) => Math.floor(countShown(t, focusRoll(t, f), shows) / per);
  }
  if ('sum' in n) {
    const { sum } = n;
    return (t, f) => shownValues(t, namedRoll(t, f, sum)).reduce((a, b) => a + b, 0);
  }
  if ('held' in n) return heldBy(n.held, whoOf(n.of));
  if ('stat' in n) return statOf(n.stat, whoOf(n.of));
  if ('picked' in n) return (_, f) => pickedNumber(f, n.picked);
  if ('record' in n) return recordOf(n.record, whoOf(n.of));
  if ('used' in n) {
    const { used } = n;
    return (t, f) => (used === ATTEMPTS && t.m.rolling ? t.m.rolling.used : usesOf(t, f.self, used));
  }
  if ('size' in n) {
    const of = whoOf(n.size);
    return (t, f) => of(t, f).length;
  }
  if ('it' in n) return (t) => heardNumber(heardBy(t.m), n.it);
  if ('row' in n) return (_, f) => n.row[f.row ?? 0] ?? impossible(`no row ${f.row}`);
  if ('plus' in n) return folded(n.plus, 0, (a, b) => bounded(a + b));
  if ('times' in n) return folded(n.times, 1, (a, b) => bounded(a * b));
  if ('half' in n) {
    const whole = amountOf(n.half);
    return (t, f) => Math.ceil(whole(t, f) / 2);
  }
  if ('least' in n) return folded(n.least, Number.POSITIVE_INFINITY, Math.min);
  if ('most' in n) return folded(n.most, Number.NEGATIVE_INFINITY, Math.max);
  const by = amountOf(n.by);
  return (t, f) => n.table[Math.min(n.table.length - 1, by(t, f))] ?? 0;
};
const bounded = (n: number): number => Math.max(-MOST_AMOUNT, Math.min(MOST_AMOUNT, n));
const folded = (parts: readonly Amount[], from: number, fold: (a: number, b: number) => number): Read<number> => {
  const reads = parts.map(amountOf);
  return (t, f) => {
    let total = from;
    for (const read of reads) total = fold(total, read(t, f));
    return total;
  };
};

const focusRoll = (t: Table, f: Focus): Roll =>
  f.roll === undefined ? impossible('no dice in focus') : rollOf(t, f.roll);
/** The dice of the Offensive Roll Phase that runs, whoever has rolled them. */
const offensiveRoll = (t: Table): Roll | undefined =>
  t.m.rolling?.roll === undefined ? undefined : rollOf(t, t.m.rolling.roll);
const namedRoll = (t: Table, f: Focus, name: true | string): Roll => {
  if (name === true) return focusRoll(t, f);
  const id = f.named?.[name];
  return id === undefined ? impossible(`no roll was named ${name}`) : rollOf(t, id);
};
const SIX = 6;
/** No value, and no symbol of any die. */
const BLANK = 0;
const BLANK_SYMBOL = 'blank';
/** The values of the dice as they count, in order. Where a word turns the sixes of the roller's own dice blank, they keep
 *  their value and are read as 0. A targeting die and a loot die are nobody's own. */
export const shownValues = (t: Table, roll: Roll): readonly number[] =>
  castOf(t).blanksSixes && roll.values.includes(SIX) && blanksSixes(t, roll)
    ? roll.values.map((value) => (value === SIX ? BLANK : value))
    : roll.values;
/** The symbol that the roller's die has for a value of one of its dice, or the value itself of a die without symbols. */
export const faceOf = (t: Table, roll: Roll, value: number): string => {
  if (roll.sides !== SIX) return String(value);
  return value === SIX && blanksSixes(t, roll) ? BLANK_SYMBOL : (heroOf(t, roll.by).die[value - 1] ?? '');
};
const blanksSixes = (t: Table, { by, sides, purpose }: Roll): boolean =>
  sides === SIX && purpose !== 'targeting' && forbidden(t, by, 'show:6');

/** Whether a value, or the symbol that the roller's die has for it, is one of some faces. */
type Shows = (value: number, symbol: string) => boolean;
const showsOf = (faces: Face | readonly Face[]): Shows => {
  if (typeof faces === 'number') return (value) => value === faces;
  if (typeof faces === 'string') return (_, symbol) => symbol === faces;
  const each = faces.map(showsOf);
  return (value, symbol) => each.some((shows) => shows(value, symbol));
};
const countShown = (t: Table, roll: Roll, shows: Shows): number => {
  const die = roll.sides === 6 ? heroOf(t, roll.by).die : undefined;
  let n = 0;
  for (const value of shownValues(t, roll)) if (shows(value, die ? (die[value - 1] ?? '') : String(value))) n++;
  return n;
};

const heldBy = (what: string, of: Read<Bodies>): Read<number> => {
  const held = what.startsWith('kind:') ? heldOfKind(what.slice('kind:'.length)) : heldThings(what);
  return (t, f) => {
    let total = 0;
    for (const body of of(t, f)) total += held(t, f, body);
    return total;
  };
};
type Held = (t: Table, f: Focus, body: BodyId) => number;
const heldOfKind = (kind: string): Held => {
  const counts = KINDS[kind] ?? ((t, _, token) => tokenOf(t, token).def.kind === kind);
  return (t, f, body) => {
    let n = 0;
    for (const token of bodyOf(t, body).tokens) if (counts(t, f, token.id)) n += token.n;
    return n;
  };
};
/** Kinds that no token is of. */
const KINDS: Readonly<Record<string, (t: Table, f: Focus, token: string) => boolean>> = {
  any: () => true,
  removable: (t, f, token) => !isLocked(t, f, token, 'remove'),
};
const heldThings =
  (what: string): Held =>
  (t, f, body) => {
    const token = t.lib.tokens.get(what);
    // Each player's being a kind of their own, those that speak here are meant.
    if (token) return heldCount(t, body, what, token.def.perSource ? (f.origin ?? f.self) : undefined);
    let n = 0;
    for (const { id, side } of bodyOf(t, body).companions) if (id === what || side === what) n++;
    return n;
  };

const statOf = (what: string, of: Read<Bodies>): Read<number> => {
  if (what === 'salve') return (t) => (t.m.scenario?.salve ?? 0) + (t.m.crawl?.shards ?? 0);
  if (what === 'gold' || what === 'shards') return (t) => t.m.crawl?.[what] ?? 0;
  const stat = STATS[what];
  const token = what.slice('limit:'.length);
  if (what.startsWith('health:')) {
    const companion = what.slice('health:'.length);
    return (t, f) => of(t, f).reduce((sum, body) => sum + (companionHealth(t, body, companion) ?? 0), 0);
  }
  return (t, f) => {
    const [body] = of(t, f);
    if (body === undefined) return 0;
    return stat ? stat(t, body) : limitOf(t, body, token);
  };
};
const STATS: Readonly<Record<string, (t: Table, body: BodyId) => number>> = {
  health: (t, body) => dialOf(t, body).health,
  cp: (t, body) => holdingsOf(t, body).cp,
  hand: (t, body) => holdingsOf(t, body).hand.length,
  loot: (t, body) => holdingsOf(t, body).hand.filter((card) => t.lib.cards.get(card)?.loot !== undefined).length,
  discard: (t, body) => holdingsOf(t, body).discard.length,
  draws: (t, body) => holdingsOf(t, body).deck.length + holdingsOf(t, body).discard.length,
};

const pickedNumber = (f: Focus, name: string): number => {
  const pick = f.picks?.[name] ?? impossible(`nothing was picked as ${name}`);
  if ('number' in pick) return pick.number;
  if ('tokens' in pick) return pick.tokens.length;
  if ('bodies' in pick) return pick.bodies.length;
  if ('companions' in pick) return pick.companions.length;
  return 'dice' in pick ? pick.dice.length : pick.cards.length;
};
const heardNumber = (heard: Heard | undefined, field: string): number =>
  field === 'n' ? (heard?.n ?? 0) : impossible(`it has no ${field}`);

const recordOf = (record: 'base' | 'incoming' | 'subtotal' | 'dealt', of: Read<Bodies>): Read<number> => {
  if (record === 'base') return (t) => attackBase(t);
  return (t, f) => {
    let n = 0;
    for (const body of of(t, f)) {
      if (record === 'incoming') n += incomingTo(t, body);
      else n += (f.known ?? impossible(`${record} was read before settlement`))[record](body);
    }
    return n;
  };
};

/** Whether a condition holds. */
export const holdsOf = (cond: Cond): Read<boolean> => {
  if ('shows' in cond) return showsAll(cond.shows, focusRoll);
  if ('offensive' in cond) return showsAll(cond.offensive, offensiveRoll);
  if ('straight' in cond) return (t, f) => straightOf(shownValues(t, focusRoll(t, f))) >= cond.straight;
  if ('alike' in cond) return (t, f) => mostAlike(shownValues(t, focusRoll(t, f))) >= cond.alike;
  if ('compare' in cond) {
    const [left, sign, right] = cond.compare;
    const [a, b] = [amountOf(left), amountOf(right)];
    const compare = COMPARISONS[sign];
    if (typeof left !== 'object' || !('sum' in left)) return (t, f) => compare(a(t, f), b(t, f));
    // Dice that are all blank have no value, which is not even a low one.
    return (t, f) => shownValues(t, namedRoll(t, f, left.sum)).some((value) => value > 0) && compare(a(t, f), b(t, f));
  }
  if ('is' in cond) return factOf(cond.is);
  if ('side' in cond) {
    const of = whoOf(cond.of);
    return (t, f) => of(t, f).some((body) => boardSide(t, body) === cond.side);
  }
  if ('during' in cond) {
    const of = whoOf(cond.of);
    return (t, f) => cond.during.some((span) => inSpan(t, span)) && of(t, f).includes(spanOwner(t));
  }
  if ('who' in cond) {
    const [who, among] = [whoOf(cond.who), whoOf(cond.among)];
    return (t, f) => {
      const bodies = among(t, f);
      return who(t, f).some((body) => bodies.includes(body));
    };
  }
  if ('all' in cond) return unlessAny(cond.all.map(holdsOf), false);
  if ('any' in cond) return unlessAny(cond.any.map(holdsOf), true);
  const denied = holdsOf(cond.not);
  return (t, f) => !denied(t, f);
};
/** `decisive` as soon as one of the parts is, else its opposite. */
const unlessAny =
  (parts: readonly Read<boolean>[], decisive: boolean): Read<boolean> =>
  (t, f) => {
    for (const part of parts) if (part(t, f) === decisive) return decisive;
    return !decisive;
  };

/** The roll shows at least these faces; a key that is a number means the value. */
const showsAll = (needs: Readonly<Record<string, number>>, rollMeant: Read<Roll | undefined>): Read<boolean> => {
  const each = Object.entries(needs).map(([face, least]) => ({
    shows: showsOf(/^\d+$/.test(face) ? Number(face) : face),
    least,
  }));
  return (t, f) => {
    const roll = rollMeant(t, f);
    return roll !== undefined && each.every(({ shows, least }) => countShown(t, roll, shows) >= least);
  };
};
/** For words that are read where no library has made them ready: made once, as they are met. */
export const readAmount = (t: Table, f: Focus, n: Amount): number => {
  if (typeof n === 'number') return n;
  let read = amounts.get(n);
  if (!read) {
    read = amountOf(n);
    amounts.set(n, read);
  }
  return read(t, f);
};
const amounts = new WeakMap<object, Read<number>>();
export const readHolds = (t: Table, f: Focus, cond: Cond): boolean => {
  let read = conds.get(cond);
  if (!read) {
    read = holdsOf(cond);
    conds.set(cond, read);
  }
  return read(t, f);
};
const conds = new WeakMap<object, Read<boolean>>();
