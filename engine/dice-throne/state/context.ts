/** Small questions about a table that many rules ask. */
import type { Seat } from '../../core/game.ts';
import { FIRST_SIDE } from '../vocabulary/lists.ts';
import type { TokenDef } from '../vocabulary/words.ts';
import { castOf } from './cast.ts';
import type { DiceThroneEvent } from './events.ts';
import type { Body, BodyId, Dial, Holdings, Match, Roll } from './match.ts';
import type { EventSink, Library, LibraryCard, LibraryHero, LibraryProgram, LibraryToken, Table } from './table.ts';

export const MAX_CP = 15;
const HEAL_ABOVE_START = 10;
export const HAND_LIMIT = 6;
export const ROLL_ATTEMPTS = 3;
/** More than any match can bring. */
const NO_LIMIT = 1_000_000;

/** What can never happen did: a fault of the engine or its content, never of a player. */
export const impossible = (what: string): never => {
  throw new Error(`impossible: ${what}`);
};

export const bodyOf = (t: Table, id: BodyId): Body => t.m.bodies[id] ?? impossible(`no body ${id}`);
export const holdingsOf = (t: Table, body: BodyId): Holdings =>
  t.m.holdings[body] ?? impossible(`body ${body} holds nothing`);
/** Loot that the body has in play; only scenarios have any. */
export const equipmentOf = ({ m }: Table, body: BodyId): readonly string[] =>
  m.scenario === undefined ? NOTHING_IN_PLAY : (m.holdings[body]?.equipment ?? NOTHING_IN_PLAY);
const NOTHING_IN_PLAY: readonly string[] = [];
export const cardOf = (t: Table, id: string): LibraryCard => t.lib.cards.get(id) ?? impossible(`no card ${id}`);
export const dialOf = (t: Table, body: BodyId): Dial =>
  t.m.dials[bodyOf(t, body).dial] ?? impossible(`no dial of ${body}`);
/** Off the table, and nobody is left at its dial: nothing reaches it any more. A teammate's dial goes on to take what was meant
 *  for whoever left. */
export const isGone = (t: Table, body: BodyId): boolean => {
  const { out, dial } = bodyOf(t, body);
  return out && t.m.bodies.every((other) => other.out || other.dial !== dial);
};
/** The body that a player's cards speak for. */
export const bodyForSeat = (t: Table, seat: Seat): BodyId => {
  // Players' bodies mostly have the number of their seat.
  if (t.m.bodies[seat]?.pilot === seat) return seat;
  for (const body of t.m.bodies) if (body.pilot === seat) return body.id;
  return impossible(`seat ${seat} has no body`);
};
/** All players stand together, against what the game itself plays. */
export const isCoop = ({ scenario }: Match): boolean => scenario !== undefined;
export const isPlayer = (m: Match, seat: Seat): boolean => seat >= 0 && seat < m.players;
export const programOf = (t: Table, at: string): LibraryProgram =>
  t.lib.ready.get(at) ?? impossible(`no program ${at}`);

/** What people play: heroes, and bosses where a mode seats them. */
export const playable = (lib: Library): LibraryHero[] =>
  [...lib.heroes.values()].filter(({ kind }) => kind !== 'minion');

/** The hero as its board lies now: the side that shows decides its abilities. */
export const heroOf = (t: Table, body: BodyId): LibraryHero => {
  const { hero, side } = bodyOf(t, body);
  const known = t.heroes[body];
  if (known && isOn(known, hero, side)) return known;
  const first = t.lib.heroes.get(hero);
  const found = (side === '' ? first : first?.boards.get(side)) ?? impossible(`no hero for body ${body}`);
  t.heroes[body] = found;
  return found;
};
const isOn = (known: LibraryHero, hero: string, side: string): boolean => known.id === hero && known.side === side;
/** The name of the front of a board. */
export const frontOf = ({ def }: LibraryHero): string => def.front ?? FIRST_SIDE;
/** The side of its board that the body shows. */
export const boardSide = (t: Table, body: BodyId): string => bodyOf(t, body).side || frontOf(heroOf(t, body));

export const tokenOf = (t: Table, id: string): LibraryToken => t.lib.tokens.get(id) ?? impossible(`no token ${id}`);
/** Who decides for a body that has no player: what is asked of it falls to its default. */
export const NO_SEAT: Seat = -1;
/** The player who decides for the body, or `NO_SEAT`. */
export const decider = (t: Table, body: BodyId): Seat => bodyOf(t, body).pilot ?? NO_SEAT;
/** The place at the table by which events and views name the body. */
export const placeOf = (t: Table, body: BodyId): Seat => bodyOf(t, body).seat;

/** Bodies still in play, from the one whose turn it is clockwise. */
export const clockwise = (t: Table, from: BodyId = t.m.turnOf): Body[] => {
  const { bodies } = t.m;
  const order: Body[] = [];
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[(from + i) % bodies.length];
    if (body && !body.out) order.push(body);
  }
  return order;
};
export const opponentsOf = (t: Table, of: BodyId): Body[] => {
  const { bodies } = t.m;
  const { team } = bodyOf(t, of);
  const found: Body[] = [];
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[(of + i) % bodies.length];
    if (body && !body.out && body.team !== team) found.push(body);
  }
  return found;
};
export const sameTeam = (t: Table, a: BodyId, b: BodyId): boolean => bodyOf(t, a).team === bodyOf(t, b).team;

/** How many of a token lie on a board; `from`: only those inflicted by that body. */
export const heldCount = (t: Table, body: BodyId, token: string, from?: BodyId): number => {
  let n = 0;
  for (const entry of bodyOf(t, body).tokens) {
    if (entry.id === token && (from === undefined || entry.from === from)) n += entry.n;
  }
  return n;
};
/** The body's hero has the token on its own leaflet. */
export const ownsToken = (t: Table, body: BodyId, token: string): boolean =>
  heroOf(t, body).def.tokens[token] !== undefined;
/** The token is the body's own: its hero's, and where each player's are a kind of their own, inflicted by itself. */
export const isOwner = (t: Table, body: BodyId, token: string, from: BodyId | undefined): boolean =>
  tokenOf(t, token).def.perSource && from !== undefined ? from === body : ownsToken(t, body, token);
/** At most so many as printed, on a hero that owns the token or on another; `coop`: where all players stand together. */
export const printedLimit = ({ limit }: TokenDef, owned: boolean, coop = false): number => {
  if (typeof limit === 'number') return limit;
  if (limit === 'none') return NO_LIMIT;
  if ('versus' in limit) return coop ? NO_LIMIT : limit.versus;
  return limit[owned ? 'owner' : 'others'];
};
/** `from`: who inflicts it. */
export const limitOf = (t: Table, body: BodyId, token: string, from?: BodyId): number => {
  const { def } = tokenOf(t, token);
  const printed =
    typeof def.limit === 'number' ? def.limit : printedLimit(def, isOwner(t, body, token, from), isCoop(t.m));
  return printed + (bodyOf(t, body).limits?.[token] ?? 0);
};
/** `from`: who inflicts it, which matters where each player's are a kind of their own. */
export const roomFor = (t: Table, body: BodyId, token: string, from?: BodyId): number => {
  const { perSource, shares } = tokenOf(t, token).def;
  const held =
    shares === undefined ? heldCount(t, body, token, perSource ? from : undefined) : sharedCount(t, body, shares);
  return Math.max(0, limitOf(t, body, token, from) - held);
};
const sharedCount = (t: Table, body: BodyId, shares: string): number => {
  let n = 0;
  for (const entry of bodyOf(t, body).tokens) if (tokenOf(t, entry.id).def.shares === shares) n += entry.n;
  return n;
};

/** Nothing but damage reaches the body. */
export const takesOnlyDamage = (t: Table, body: BodyId): boolean =>
  t.m.battle !== undefined && heroOf(t, body).def.takes === 'damage';

/** A token may be given to the body: it fits, or more happens when it does not. */
export const mayTake = (t: Table, body: BodyId, token: string, from?: BodyId): boolean =>
  !takesOnlyDamage(t, body) && (roomFor(t, body, token, from) > 0 || tokenOf(t, token).overflow !== undefined);

export const rollOf = (t: Table, id: number): Roll => {
  for (const roll of t.m.rolls) if (roll.id === id) return roll;
  return impossible(`no roll ${id}`);
};
export const openRolls = (t: Table): Roll[] => t.m.rolls.filter((roll) => roll.open);
export const maxHealth = (t: Table, body: BodyId): number => dialOf(t, body).start + HEAL_ABOVE_START;

/** A match under its content. */
export const tableOf = (lib: Library, m: Match, events?: EventSink): Table => ({
  m,
  lib,
  events,
  cast: undefined,
  heroes: [],
  taken: undefined,
  shown: false,
  trial: false,
});
/** A copy of its match, imagined or not: the same content is about, and nobody hears what happens. */
export const copyOf = ({ lib, cast, trial }: Table, m: Match, tried = trial): Table => ({
  m,
  lib,
  events: undefined,
  cast,
  heroes: [],
  taken: undefined,
  shown: false,
  trial: tried,
});

export const emit = (t: Table, event: DiceThroneEvent): void => {
  t.events?.add(event);
};

/** A token on the board, a word that stays, or an Ultimate of an opponent, forbids the body any action. */
export const silenceOf = (t: Table, body: Body): 'stunned' | 'ultimate' | undefined => {
  if (t.m.locked.length > 0 && t.m.locked.includes(body.seat)) return 'ultimate';
  return castOf(t).silences && isStunned(t, body) ? 'stunned' : undefined;
};
const isStunned = (t: Table, { id: self, tokens }: Body): boolean => {
  for (const id of castOf(t).silencing) for (const token of tokens) if (token.id === id) return true;
  if (t.m.lasting.length === 0) return false;
  return t.m.lasting.some(({ of, at, index }) => {
    const stays = of === self ? programOf(t, at).steps[index]?.stays : undefined;
    return stays?.do === 'cannot' && stays.what === 'act';
  });
};
