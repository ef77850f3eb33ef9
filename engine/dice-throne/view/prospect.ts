/** What a seat's dice may still become, and how a match stands: plain estimates for players that weigh odds. */
import type { RollProspect, Seat } from '../../core/game.ts';
import { situationOf } from '../actions/situation.ts';
import { readAmount, readHolds } from '../rules/amounts.ts';
import { levelOf, rowsMet, rowsOf } from '../rules/requirements.ts';
import { bodyForSeat, bodyOf, dialOf, focusOf, heroOf, holdingsOf, limitOf, tokenOf } from '../state/context.ts';
import type { Table } from '../state/library.ts';
import type { Body, BodyId, Roll, Team } from '../state/match.ts';
import { attemptPrice, attemptsLeft } from '../turn/phases.ts';
import type { Amount, Cond, Effect, Program } from '../vocabulary/words.ts';

const DICE = 5;
/** What a token, a card and a combat point are worth, in points of health. */
const TOKEN_WORTH = 2.5;
const CARD_WORTH = 1;
const CP_WORTH = 0.6;
/** An upgrade serves for the rest of the match: by its level. */
const UPGRADE_WORTH: readonly number[] = [0, 0, 4, 6.5];
/** Undefendable damage is worth a little more than damage that may be defended against. */
const SURE_DAMAGE = 1.25;
const AVERAGE_DIE = 3.5;

export const prospectFor = (t: Table, seat: Seat): RollProspect | undefined => {
  const now = situationOf(t);
  if (now.kind !== 'idle' || now.phase !== 'offensive' || now.seat !== seat) return undefined;
  const self = bodyForSeat(t, seat);
  const roll = t.m.rolls.find((other) => other.id === t.m.rolling?.roll);
  return {
    values: roll ? [...roll.values] : [],
    dice: DICE,
    sides: 6,
    // What cannot be paid for is no attempt.
    rollsLeft: holdingsOf(t, self).cp < attemptPrice(t) ? 0 : attemptsLeft(t),
    worth: worthOf(t, self),
  };
};

/** The best that the board makes of some dice, tried on a roll of its own. */
const worthOf = (t: Table, self: BodyId): RollProspect['worth'] => {
  const roll: Roll = {
    id: -1,
    by: self,
    purpose: 'offensive',
    source: '',
    values: [],
    open: false,
    altered: false,
    sides: 6,
  };
  const trial: Table = { ...t, m: { ...t.m, rolls: [...t.m.rolls, roll] } };
  return (values) => {
    roll.values.splice(0, roll.values.length, ...values);
    let best = 0;
    for (const ability of heroOf(t, self).abilities)
      best = Math.max(best, abilityWorth(trial, self, ability.id, roll.id));
    return best;
  };
};

/** What activating an ability with the dice of a roll would be good for. */
export const abilityWorth = (t: Table, self: BodyId, id: string, roll: number): number => {
  const ability = heroOf(t, self).ability.get(id);
  if (!ability || (ability.kind !== 'offensive' && ability.kind !== 'ultimate') || levelOf(t, self, ability) === 0)
    return 0;
  const rows = rowsOf(t, self, ability);
  let best = 0;
  for (const { row, scale } of rowsMet(t, self, ability, roll)) {
    const program = t.lib.programs.get(rows[row]?.at ?? '');
    if (program) best = Math.max(best, programWorth(t, program, { self, roll, row: scale }));
  }
  return best;
};

interface Guess {
  readonly self: BodyId;
  readonly roll: number;
  readonly row: number;
  /** Dice that the program itself will roll: amounts that read them are taken at their average. */
  readonly unknownDice?: number;
}

const programWorth = (t: Table, program: Program, g: Guess): number =>
  program.reduce((total, effect) => total + effectWorth(t, effect, g), 0);

const effectWorth = (t: Table, e: Effect, g: Guess): number => {
  switch (e.do) {
    case 'damage': {
      const n = guess(t, e.n, g);
      if (e.to === 'self') return -n;
      return e.type && e.type !== 'normal' ? n * SURE_DAMAGE : n;
    }
    case 'modify':
      return e.type ? 1 : e.add !== undefined ? guess(t, e.add, g) : 0;
    case 'move': {
      const n = e.n === 'all' ? 1 : guess(t, e.n, g);
      if (e.what === 'health') return e.to === undefined ? 0 : Math.min(n, 10);
      if (e.what === 'cp') return n * CP_WORTH;
      if (typeof e.what !== 'object' || !('token' in e.what)) return 0;
      return Math.min(n, 3) * gainWorth(t, e.what.token);
    }
    case 'cards':
      return e.from === 'deck' ? guess(t, e.n === 'all' ? 1 : e.n, g) * CARD_WORTH : CARD_WORTH;
    case 'roll':
      return programWorth(t, e.run, { ...g, unknownDice: e.dice });
    case 'if':
      if (g.unknownDice !== undefined || readsPick(e.cond)) return programWorth(t, e.run, g) / 2;
      return readHolds(t, focusOf(g.self, g), e.cond) ? programWorth(t, e.run, g) : programWorth(t, e.else ?? [], g);
    case 'choose':
      return Math.max(0, ...(e.options ?? []).map((option) => programWorth(t, option.run, g)));
    case 'each':
      return programWorth(t, e.run, g) * 2;
    default:
      return 0;
  }
};

const gainWorth = (t: Table, token: string): number => {
  const price = t.lib.priced.get(token);
  return price === undefined ? TOKEN_WORTH : price * CP_WORTH;
};

/** The condition asks about something that is still to be picked. */
const readsPick = (cond: Cond): boolean => {
  if ('compare' in cond) return isPicked(cond.compare[0]) || isPicked(cond.compare[2]);
  if ('all' in cond) return cond.all.some(readsPick);
  if ('any' in cond) return cond.any.some(readsPick);
  if ('not' in cond) return readsPick(cond.not);
  return 'of' in cond && typeof cond.of === 'object';
};
const isPicked = (n: Amount): boolean => typeof n === 'object' && ('picked' in n || isOfPicked(n));
/** It looks at a player who is still to be picked, or visited. */
const isOfPicked = (n: Exclude<Amount, number>): boolean => 'of' in n && typeof n.of === 'object';

/** An amount as far as it can be told; dice still to be rolled count at their average. */
const guess = (t: Table, n: Amount, g: Guess): number => {
  if (typeof n === 'number') return n;
  if (g.unknownDice !== undefined) {
    if ('sum' in n) return g.unknownDice * AVERAGE_DIE;
    if ('count' in n) return g.unknownDice / 3 / (n.per ?? 1);
  }
  if ('plus' in n) return n.plus.reduce((total: number, part) => total + guess(t, part, g), 0);
  if ('times' in n) return n.times.reduce((total: number, part) => total * guess(t, part, g), 1);
  if ('half' in n) return Math.ceil(guess(t, n.half, g) / 2);
  if ('picked' in n) return 2;
  if ('record' in n) return 3;
  if (isOfPicked(n)) return 1;
  return readAmount(t, focusOf(g.self, g), n);
};

/** How good the match stands for the seat: health, tokens, cards and CP of its side against the best of the others'. */
export const estimateFor = (t: Table, seat: Seat): number => {
  const { team } = bodyOf(t, bodyForSeat(t, seat));
  let own = 0;
  let foes: number | undefined;
  for (const { id, team: other } of t.m.bodies) {
    // A side is looked at once, with its first member.
    if (t.m.bodies.findIndex((body) => body.team === other) !== id) continue;
    if (other === team) own = standingOf(t, team);
    else if (t.m.bodies.some((body) => body.team === other && !body.out))
      foes = Math.max(foes ?? Number.NEGATIVE_INFINITY, standingOf(t, other));
  }
  return own - (foes ?? 0);
};

/** A side: its health, each dial once, and what its members hold. */
const standingOf = (t: Table, team: Team): number => {
  let total = 0;
  let dial = -1;
  for (const body of t.m.bodies) {
    if (body.team !== team) continue;
    if (body.dial !== dial) total += dialOf(t, body.id).health;
    dial = body.dial;
    if (!body.out) total += heldBy(t, body);
  }
  return total;
};

const heldBy = (t: Table, owner: Body): number => {
  const seat = holdingsOf(t, owner.id);
  let total =
    seat.cp * CP_WORTH +
    seat.hand.length * CARD_WORTH +
    seat.upgrades.reduce((sum, id) => sum + (UPGRADE_WORTH[t.lib.cards.get(id)?.upgrade?.level ?? 0] ?? 0), 0) +
    owner.companions.length;
  for (const { id, n } of owner.tokens) {
    const price = t.lib.priced.get(id);
    if (price !== undefined) total += boughtWorth(price, n, limitOf(t, owner.id, id));
    else total += tokenOf(t, id).def.kind === 'negative' ? -TOKEN_WORTH * n : TOKEN_WORTH * n;
  }
  return total;
};

/** What can be bought is worth no more than its price, and each further one less: at the limit the next that comes is lost. */
const boughtWorth = (price: number, n: number, limit: number): number =>
  price * CP_WORTH * (n - ((n - 1) * n) / 2 / limit);
