/** What amounts, conditions and who-fields mean at a table. Asking only: nothing here changes a match. */
import type { Seat } from '../../core/game.ts';
import { heardBy } from '../stack/frames.ts';
import {
  bodyOf,
  clockwise,
  dialOf,
  heldCount,
  heroOf,
  impossible,
  limitOf,
  opponentsOf,
  rollOf,
  sameTeam,
  seatOf,
  type Table,
  tokenOf,
} from '../state/context.ts';
import type { BodyId, Change, Heard, Parcel, Picked, Pool, Roll } from '../state/match.ts';
import type { Amount, Cond, Face, Fact, Modify, Span, Standing, Who } from '../vocabulary/words.ts';
import {
  aim,
  anAttack,
  attackBase,
  attackEnhanceable,
  type BodyTotal,
  type Known,
  type LateReader,
  totalsOf,
  traitsOf,
  typeOf,
} from './damage.ts';
import { ATTEMPTS, usesOf } from './uses.ts';

/** From where an amount or a condition is read: a frame on the stack is one. */
export interface Focus {
  readonly self: BodyId;
  readonly origin?: BodyId;
  readonly roll?: number;
  readonly named?: Record<string, number>;
  readonly row?: number;
  readonly picks?: Record<string, Picked>;
  readonly known?: Known;
}

/** The bodies a who-field means. Asked-for ones (`choose`) are picked before and never come here. */
export const whoIs = (t: Table, f: Focus, who: Who = 'self'): readonly BodyId[] => {
  if (typeof who === 'object') {
    if ('picked' in who) return pickOf(f, who.picked, 'bodies').bodies;
    if ('owner' in who) return ownersOf(t, f, who.owner);
    return impossible(`a choice (${who.choose}) was read as a body`);
  }
  switch (who) {
    case 'self':
      return [f.self];
    case 'target':
      return present(aim(t));
    case 'attacker':
      return present(t.m.attack?.by);
    case 'other':
      return present(t.m.attack?.by === f.self ? aim(t) : t.m.attack?.by);
    case 'source':
      return present(f.origin);
    case 'active':
      return [t.m.active];
    case 'it':
      return present(heardBy(t.m)?.by);
    case 'opponents':
      return opponentsOf(t, f.self).map((body) => body.id);
    case 'team':
      return clockwise(t, f.self)
        .filter((body) => body.team === bodyOf(t, f.self).team)
        .map((body) => body.id);
    case 'teammates':
      return clockwise(t, f.self)
        .filter((body) => body.id !== f.self && body.team === bodyOf(t, f.self).team)
        .map((body) => body.id);
    case 'everyone':
      return clockwise(t).map((body) => body.id);
    case 'leaders':
      return leaders(t);
    case 'fallen':
      return t.m.bodies.filter((body) => body.out).map((body) => body.id);
  }
};
const present = (body: BodyId | undefined): readonly BodyId[] => (body === undefined ? [] : [body]);
export const one = (t: Table, f: Focus, who: Who | undefined): BodyId =>
  whoIs(t, f, who)[0] ?? impossible(`nobody is ${JSON.stringify(who)}`);

/** The players with the most health (King of the Hill). */
export const leaders = (t: Table): BodyId[] => {
  const bodies = clockwise(t);
  const most = Math.max(...bodies.map((body) => dialOf(t, body.id).health));
  return bodies.filter((body) => dialOf(t, body.id).health === most).map((body) => body.id);
};

const ownersOf = (t: Table, f: Focus, name: string): readonly BodyId[] => {
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
export const amount = (t: Table, f: Focus, n: Amount): number => {
  if (typeof n === 'number') return n;
  if ('count' in n) return Math.floor(countFaces(t, focusRoll(t, f), n.count) / (n.per ?? 1));
  if ('sum' in n) return namedRoll(t, f, n.sum).values.reduce((a, b) => a + b, 0);
  if ('held' in n) {
    let total = 0;
    for (const body of whoIs(t, f, n.of)) total += heldOf(t, f, body, n.held);
    return total;
  }
  if ('stat' in n) {
    const [of] = whoIs(t, f, n.of);
    return of === undefined ? 0 : stat(t, of, n.stat);
  }
  if ('picked' in n) return pickedNumber(f, n.picked);
  if ('record' in n) return recorded(t, f, n.record, n.of);
  if ('used' in n) return n.used === ATTEMPTS && t.m.rolling ? t.m.rolling.used : usesOf(t, f.self, n.used);
  if ('size' in n) return whoIs(t, f, n.size).length;
  if ('it' in n) return heardNumber(heardBy(t.m), n.it);
  if ('row' in n) return n.row[f.row ?? 0] ?? impossible(`no row ${f.row}`);
  if ('plus' in n) return n.plus.reduce((total: number, part) => total + amount(t, f, part), 0);
  if ('times' in n) return n.times.reduce((total: number, part) => total * amount(t, f, part), 1);
  if ('half' in n) return Math.ceil(amount(t, f, n.half) / 2);
  if ('least' in n) return Math.min(...n.least.map((part) => amount(t, f, part)));
  if ('most' in n) return Math.max(...n.most.map((part) => amount(t, f, part)));
  return n.table[Math.min(n.table.length - 1, amount(t, f, n.by))] ?? 0;
};

/** The amount reads what is known only at settlement, so it waits. */
export const isLate = (n: Amount): boolean => {
  if (typeof n === 'number') return false;
  if ('record' in n) return n.record === 'subtotal' || n.record === 'dealt';
  if ('plus' in n) return n.plus.some(isLate);
  if ('times' in n) return n.times.some(isLate);
  if ('half' in n) return isLate(n.half);
  if ('least' in n) return n.least.some(isLate);
  if ('most' in n) return n.most.some(isLate);
  return false;
};

const focusRoll = (t: Table, f: Focus): Roll =>
  f.roll === undefined ? impossible('no dice in focus') : rollOf(t, f.roll);
const namedRoll = (t: Table, f: Focus, name: true | string): Roll => {
  if (name === true) return focusRoll(t, f);
  const id = f.named?.[name];
  return id === undefined ? impossible(`no roll was named ${name}`) : rollOf(t, id);
};
export const faceOf = (t: Table, roll: Roll, value: number): string =>
  roll.sides === 6 ? (heroOf(t, roll.by).die[value - 1] ?? '') : String(value);
const countFaces = (t: Table, roll: Roll, faces: Face | readonly Face[]): number => {
  let n = 0;
  for (const value of roll.values) if (showsFace(t, roll, value, faces)) n++;
  return n;
};
const showsFace = (t: Table, roll: Roll, value: number, faces: Face | readonly Face[]): boolean => {
  if (typeof faces === 'number') return value === faces;
  if (typeof faces === 'string') return faceOf(t, roll, value) === faces;
  return faces.some((face) => showsFace(t, roll, value, face));
};
const heldOf = (t: Table, f: Focus, body: BodyId, what: string): number => {
  const token = t.lib.tokens.get(what);
  // Each player's being a kind of their own, those that speak here are meant.
  if (token) return heldCount(t, body, what, token.def.perSource ? (f.origin ?? f.self) : undefined);
  if (what.startsWith('kind:')) {
    const kind = what.slice(5);
    return bodyOf(t, body).tokens.reduce(
      (n, token) => (kind === 'any' || tokenOf(t, token.id).def.kind === kind ? n + token.n : n),
      0,
    );
  }
  return bodyOf(t, body).companions.filter((c) => c.id === what || c.side === what).length;
};
const stat = (t: Table, body: BodyId, what: string): number => {
  if (what === 'health') return dialOf(t, body).health;
  const seat = seatOf(t, bodyOf(t, body).seat);
  if (what === 'cp') return seat.cp;
  if (what === 'hand') return seat.hand.length;
  return limitOf(t, body, what.slice('limit:'.length));
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

const recorded = (
  t: Table,
  f: Focus,
  record: 'base' | 'incoming' | 'subtotal' | 'dealt',
  of: Who | undefined,
): number => {
  if (record === 'base') return attackBase(t);
  let n = 0;
  if (record === 'incoming') {
    for (const body of whoIs(t, f, of)) n += incomingTo(t, body);
    return n;
  }
  const known = f.known ?? impossible(`${record} was read before settlement`);
  for (const body of whoIs(t, f, of)) n += known[record](body);
  return n;
};

/** Avoidable damage that waits for the body now, over all open pools. */
export const incomingTo = (t: Table, body: BodyId): number => {
  let n = 0;
  for (const pool of t.m.pools) if (!pool.settled) n += poolTotals(t, pool)[body]?.avoidable ?? 0;
  return n;
};

/** Totals of a pool, with standing words and late amounts read now. */
export const poolTotals = (t: Table, pool: Pool): BodyTotal[] => totalsOf(t, pool, lateReader(t));
export const lateReader = (t: Table): LateReader => ({
  amount: (n, self, known) => amount(t, { self, known }, n),
  holds: (cond, self, known) => holds(t, { self, known }, cond),
  standing: () => standingChanges(t),
  parcels: (pool) => (pool.of === 'roll' ? standingParcels(t) : []),
});

/** Visits each standing word that lies on a board. Equal tokens of another origin or age lie apart, next to each other,
 *  but their word is read once. */
const eachStanding = (t: Table, visit: (word: Standing, self: BodyId, source: string) => void): void => {
  for (const body of t.m.bodies) {
    if (body.out) continue;
    let last = '';
    for (const { id } of body.tokens) {
      if (id === last) continue;
      last = id;
      const { standing, source } = tokenOf(t, id);
      for (const word of standing) visit(word, body.id, source);
    }
    for (const { side } of body.companions) {
      const known = t.lib.sides.get(side);
      if (known) for (const word of known.standing) visit(word, body.id, known.source);
    }
  }
};
const standingChanges = (t: Table): Change[] => {
  const changes: Change[] = [];
  eachStanding(t, (word, self, source) => {
    if (word.do === 'modify') changes.push(changeOf(t, { self }, word, source));
  });
  return changes;
};
/** Damage that stands on a board is laid into the pool of the roll phases, as much as it is now. */
const standingParcels = (t: Table): Parcel[] => {
  const parcels: Parcel[] = [];
  eachStanding(t, (word, self, source) => {
    if (word.do !== 'damage' || (word.if && !holds(t, { self }, word.if))) return;
    const n = amount(t, { self }, word.n);
    for (const to of n > 0 ? whoIs(t, { self }, word.to) : []) {
      parcels.push({
        to,
        from: self,
        type: undefined,
        n,
        attack: false,
        sure: word.sure ?? false,
        if: undefined,
        source,
      });
    }
  });
  return parcels;
};

/** Where a word speaks of a target or an attacker and there is none, it changes nothing. */
const NOBODY = -1;

/** A `modify` word as a change to what waits. */
export const changeOf = (t: Table, f: Focus, word: Modify, source: string): Change => {
  const of =
    word.of === 'attack'
      ? 'attack'
      : 'in' in word.of
        ? { in: whoIs(t, f, word.of.in)[0] ?? NOBODY }
        : { out: whoIs(t, f, word.of.out)[0] ?? NOBODY };
  const attackOnly = word.attackOnly ?? false;
  if (word.add !== undefined) return { of, op: 'add', n: amount(t, f, word.add), attackOnly, source };
  if (word.cap !== undefined) return { of, op: 'cap', n: amount(t, f, word.cap), attackOnly, source };
  if (word.prevent === 'half' || word.prevent === 'all') return { of, op: word.prevent, n: 0, attackOnly, source };
  return { of, op: 'less', n: word.prevent === undefined ? 0 : amount(t, f, word.prevent), attackOnly, source };
};

/** Whether a condition holds. */
export const holds = (t: Table, f: Focus, cond: Cond): boolean => {
  if ('shows' in cond) return showsAll(t, focusRoll(t, f), cond.shows);
  if ('straight' in cond) return straightOf(focusRoll(t, f).values) >= cond.straight;
  if ('alike' in cond) return mostAlike(focusRoll(t, f).values) >= cond.alike;
  if ('compare' in cond) return compare(amount(t, f, cond.compare[0]), cond.compare[1], amount(t, f, cond.compare[2]));
  if ('is' in cond) return fact(t, f, cond.is);
  if ('side' in cond) return whoIs(t, f, cond.of).some((body) => (bodyOf(t, body).side || FIRST_SIDE) === cond.side);
  if ('during' in cond)
    return cond.during.some((span) => inSpan(t, span)) && whoIs(t, f, cond.of).some((body) => spanOwner(t) === body);
  if ('who' in cond) {
    const among = whoIs(t, f, cond.among);
    return whoIs(t, f, cond.who).some((body) => among.includes(body));
  }
  if ('all' in cond) return cond.all.every((part) => holds(t, f, part));
  if ('any' in cond) return cond.any.some((part) => holds(t, f, part));
  return !holds(t, f, cond.not);
};

/** The front of a board, as printed. */
export const FIRST_SIDE = 'first';

const compare = (a: number, op: string, b: number): boolean => {
  if (op === '<') return a < b;
  if (op === '<=') return a <= b;
  if (op === '=') return a === b;
  return op === '>=' ? a >= b : a > b;
};

/** The roll shows at least these faces; a key that is a number means the value. */
export const showsAll = (t: Table, roll: Roll, needs: Readonly<Record<string, number>>): boolean => {
  for (const face in needs) {
    const n = countFaces(t, roll, /^\d+$/.test(face) ? Number(face) : face);
    if (n < (needs[face] ?? 0)) return false;
  }
  return true;
};
/** Length of the longest run of values. */
export const straightOf = (values: readonly number[]): number => {
  let best = 0;
  let run = 0;
  for (let value = 1; value <= 6; value++) {
    run = values.includes(value) ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
};
/** How many dice show the same number, at most. */
export const mostAlike = (values: readonly number[]): number => {
  let most = 0;
  for (const value of values) most = Math.max(most, values.filter((other) => other === value).length);
  return most;
};

const PHASE_SPANS: Readonly<Record<string, readonly Span[]>> = {
  upkeep: ['upkeep'],
  income: ['income'],
  'main-1': ['main'],
  'offensive-roll': ['offensive', 'roll'],
  'targeting-roll': ['targeting', 'roll'],
  'defensive-roll': ['defensive', 'roll'],
  'main-2': ['main'],
  discard: ['discard'],
};
export const inSpan = (t: Table, span: Span): boolean =>
  span === 'turn' || (PHASE_SPANS[t.m.phase]?.includes(span) ?? false);
/** Whose phase it is: the defender's in the Defensive Roll Phase. */
const spanOwner = (t: Table): BodyId => {
  if (t.m.phase === 'defensive-roll') return t.m.attack?.target ?? t.m.active;
  return t.m.rolling?.by ?? t.m.active;
};

const fact = (t: Table, f: Focus, [thing, what, arg]: Fact): boolean => {
  const { attack, rolling } = t.m;
  const heard = heardBy(t.m);
  switch (thing) {
    case 'attack':
      return attack !== undefined && attackFact(t, f, what, attack);
    case 'ability':
      if (what === 'ultimate') return attack?.ultimate ?? false;
      return what === 'an attack' ? attackBase(t) > 0 : attack !== undefined && !attack.failed;
    case 'it':
      if (what === 'from') return heard?.source === arg;
      if (what === 'of the attack') return heard?.source?.startsWith('ability:') ?? false;
      return t.lib.tokens.get(heard?.source?.slice('token:'.length) ?? '')?.def.kind === 'positive';
    case 'opponents':
      return t.m.rolls.some((roll) => roll.open && roll.sides === 6 && !sameTeam(t, roll.by, f.self));
    case 'self':
      if (what === 'start player') return t.m.startPlayer === decidingSeat(t, f.self);
      if (what === 'roller') return rolling?.by === f.self;
      if (what === 'rolling') return rolling?.by === f.self && !rolling.ended && attack === undefined;
      return t.m.rolls.some(
        (roll) => roll.open && (what === 'dice' || roll.purpose === 'defence') && roll.by === f.self,
      );
  }
};
const decidingSeat = (t: Table, body: BodyId): Seat => bodyOf(t, body).seat;

const attackFact = (t: Table, f: Focus, what: string, attack: NonNullable<Table['m']['attack']>): boolean => {
  switch (what) {
    case 'mine':
      return attack.by === f.self && !attack.failed;
    case 'stands':
      return !attack.failed && attackBase(t) > 0;
    case 'own':
      return attack.by === f.self && !attack.failed && attackBase(t) > 0;
    case 'against self':
      return !attack.failed && attackBase(t) > 0 && (aim(t) === f.self || attackLaidFor(t, f.self));
    case 'own defendable':
      // Damage that comes after a break is not laid yet when the Offensive Roll Phase ends.
      if (attack.by !== f.self || attack.failed || attack.ultimate || !anAttack(t, attack.ability)) return false;
      return attackBase(t) === 0 || attackDefendable(t);
    case 'ultimate':
      return attack.ultimate;
    case 'past defence':
      return attack.pastDefence;
    case 'failed':
      return attack.failed;
    default:
      return attackDefendable(t) === (what === 'defendable');
  }
};
/** Damage of the Attack was laid for a body that its own ability chose, without a Targeting Roll Phase. */
const attackLaidFor = (t: Table, body: BodyId): boolean =>
  t.m.pools.some((pool) => pool.parcels.some((parcel) => parcel.attack && parcel.to === body));
/** The Attack's damage type lets a defence answer it. */
export const attackDefendable = (t: Table): boolean => {
  for (const pool of t.m.pools) {
    for (const parcel of pool.parcels) if (parcel.attack && traitsOf(typeOf(t, parcel)).defendable) return true;
  }
  return false;
};

/** A modifier needs one's own enhanceable Attack of 1 or more. */
export const mayModify = (t: Table, self: BodyId): boolean => {
  const { attack } = t.m;
  return attack !== undefined && attack.by === self && !attack.failed && attackEnhanceable(t);
};
