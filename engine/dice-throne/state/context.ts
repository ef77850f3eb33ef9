/** A match with the content it is played under and a place for what happens: what every rule works on. Small questions
 *  that many rules ask stand here too. */
import type { Seat } from '../../core/game.ts';
import type { TokenDef } from '../vocabulary/words.ts';
import type { DiceThroneEvent } from './events.ts';
import type { Library, LibraryHero, LibraryToken } from './library.ts';
import type { Body, BodyId, Dial, Match, Roll, SeatState } from './match.ts';

export interface Table {
  readonly m: Match;
  readonly lib: Library;
  readonly events: DiceThroneEvent[];
}

export const MAX_CP = 15;
export const HEAL_ABOVE_START = 10;
export const HAND_LIMIT = 6;
export const ROLL_ATTEMPTS = 3;
/** More than any match can bring. */
const NO_LIMIT = 1_000_000;

/** What can never happen did: a fault of the engine or its content, never of a player. */
export const impossible = (what: string): never => {
  throw new Error(`impossible: ${what}`);
};

export const bodyOf = (t: Table, id: BodyId): Body => t.m.bodies[id] ?? impossible(`no body ${id}`);
export const seatOf = (t: Table, seat: Seat): SeatState => t.m.seats[seat] ?? impossible(`no seat ${seat}`);
export const dialOf = (t: Table, body: BodyId): Dial =>
  t.m.dials[bodyOf(t, body).dial] ?? impossible(`no dial of ${body}`);
/** The hero as its board lies now: the side that shows decides its abilities. */
export const heroOf = (t: Table, body: BodyId): LibraryHero => {
  const { hero, side } = bodyOf(t, body);
  const first = t.lib.heroes.get(hero);
  return (side === '' ? first : first?.boards.get(side)) ?? impossible(`no hero for body ${body}`);
};
export const tokenOf = (t: Table, id: string): LibraryToken => t.lib.tokens.get(id) ?? impossible(`no token ${id}`);
export const decider = (t: Table, body: BodyId): Seat => bodyOf(t, body).seat;

/** Bodies still in play, from the active player clockwise. */
export const clockwise = (t: Table, from: Seat = t.m.active): Body[] => {
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
/** At most so many as printed, on a hero that owns the token or on another. */
export const printedLimit = ({ limit }: TokenDef, owned: boolean): number => {
  if (typeof limit === 'number') return limit;
  return limit === 'none' ? NO_LIMIT : limit[owned ? 'owner' : 'others'];
};
export const limitOf = (t: Table, body: BodyId, token: string): number => {
  const { def } = tokenOf(t, token);
  const printed = typeof def.limit === 'number' ? def.limit : printedLimit(def, ownsToken(t, body, token));
  return printed + (bodyOf(t, body).limits?.[token] ?? 0);
};
/** `from`: who inflicts it, which matters where each player's are a kind of their own. */
export const roomFor = (t: Table, body: BodyId, token: string, from?: BodyId): number => {
  const { perSource } = tokenOf(t, token).def;
  return Math.max(0, limitOf(t, body, token) - heldCount(t, body, token, perSource ? from : undefined));
};

/** A token may be given to the body: it fits, or more happens when it does not. */
export const mayTake = (t: Table, body: BodyId, token: string, from?: BodyId): boolean =>
  roomFor(t, body, token, from) > 0 || tokenOf(t, token).overflow !== undefined;

export const rollOf = (t: Table, id: number): Roll => {
  for (const roll of t.m.rolls) if (roll.id === id) return roll;
  return impossible(`no roll ${id}`);
};
export const openRolls = (t: Table): Roll[] => t.m.rolls.filter((roll) => roll.open);
export const maxHealth = (t: Table, body: BodyId): number => dialOf(t, body).start + HEAL_ABOVE_START;

export const emit = (t: Table, event: DiceThroneEvent): void => {
  t.events.push(event);
};

/** A token on the board, or an Ultimate of an opponent, forbids the seat any action. */
export const silence = (t: Table, seat: Seat): 'stunned' | 'ultimate' | undefined => {
  if (t.m.locked.includes(seat)) return 'ultimate';
  for (const body of t.m.bodies) {
    if (body.seat !== seat) continue;
    for (const token of body.tokens) if (tokenOf(t, token.id).silences) return 'stunned';
    for (const word of t.m.lasting) {
      const effect = word.of === body.id ? t.lib.programs.get(word.at)?.[word.index] : undefined;
      if (effect?.do === 'cannot' && effect.what === 'act') return 'stunned';
    }
  }
  return undefined;
};
