/** What tokens, companions and cards are worth to whoever has them, in points of health: read off their own words, so that
 *  no hero is known by name. Worked out once for all content. */
import { impossible } from '../state/context.ts';
import type { Library, LibraryCard, LibraryEquipment, LibrarySide } from '../state/table.ts';
import type { Amount, Cond, Effect, Listener, Moment, Offer, Program, TokenDef } from '../vocabulary/words.ts';
import {
  CP_WORTH,
  chanceOf,
  costWorth,
  effectWorth,
  programWorth,
  type Reading,
  type ThingWorths,
} from './programs.ts';

/** Turns for which something is there that does not leave by itself. */
const LASTS = 3;
/** Kept for a better moment, which may not come. */
const KEPT = 0.8;
/** A card in hand may find neither its moment nor its price; whatever it is, it can be sold. */
const IN_HAND = 0.5;
const LEAST_CARD = 0.6;
/** An upgrade serves for the rest of the match: by its level. */
export const UPGRADE_WORTH: readonly number[] = [0, 0, 4, 6.5];
/** Things about which their own words say nothing: others speak of them. */
const SPOKEN_OF = 1;

/** How often a moment comes in a turn of whoever listens. */
const OFTEN = 0.8;
const SELDOM = 0.4;
const EACH_TURN = /^(begins|ends):/;
const RARE: readonly Moment[] = ['falling', 'defeated', 'set-up', 'gaining'];
const timesIn = (moment: Moment): number => (EACH_TURN.test(moment) ? 1 : RARE.includes(moment) ? SELDOM : OFTEN);

/** Amounts about which nothing is known but the words. */
const USUAL = { cp: 3, health: 20, hand: 4, limit: 2, record: 6, row: 1, other: 2 } as const;
const usualAmount = (n: Amount): number => {
  if (typeof n === 'number') return n;
  if ('held' in n) return 1;
  if ('size' in n || 'picked' in n) return 1;
  if ('stat' in n) return n.stat === 'cp' ? USUAL.cp : n.stat === 'hand' ? USUAL.hand : USUAL.health;
  if ('record' in n) return USUAL.record;
  if ('row' in n) return n.row[Math.min(USUAL.row, n.row.length - 1)] ?? 0;
  return USUAL.other;
};
const UNLIKELY = 0.1;
/** `own`: the bearer is the token's owner. */
const usualChance =
  (own: boolean) =>
  (cond: Cond): number => {
    // Worths are those of play on all sides.
    if ('is' in cond && cond.is[0] === 'mode') return 0;
    if ('is' in cond) return cond.is[1] === 'ultimate' ? UNLIKELY : OFTEN;
    if ('who' in cond) return cond.who === 'self' && cond.among === 'source' ? Number(own) : SELDOM;
    return 'during' in cond ? 1 : OFTEN;
  };

const readingFor = (lib: Library, worths: ThingWorths, own: boolean): Reading => ({
  lib,
  worths,
  opponents: 1,
  teammates: 0,
  amount: usualAmount,
  chance: usualChance(own),
  chosen: new Map(),
  depth: 0,
});

/** How likely a program takes one of the tokens off whoever it runs for. */
const leavesBy = (r: Reading, program: Program, token: string): number =>
  Math.min(
    1,
    program.reduce((sum, e) => sum + leavesByEffect(r, e, token), 0),
  );
const leavesByEffect = (r: Reading, e: Effect, token: string): number => {
  switch (e.do) {
    case 'move':
      return typeof e.what === 'object' && 'token' in e.what && e.what.token === token && e.from === 'self' ? 1 : 0;
    case 'roll':
      return leavesBy({ ...r, dice: { n: e.dice, sides: e.die === 'd20' ? 20 : 6, symbols: r.symbols } }, e.run, token);
    case 'if': {
      const chance = chanceOf(r, e.cond);
      return chance * leavesBy(r, e.run, token) + (1 - chance) * leavesBy(r, e.else ?? [], token);
    }
    case 'each':
      return leavesBy(r, e.run, token);
    case 'choose':
      return Math.max(0, ...(e.options ?? []).map(({ run }) => leavesBy(r, run, token)));
    default:
      return 0;
  }
};

/** What is listened for, over all the time that it lies there. */
const heardWorth = (r: Reading, { at, if: cond, run }: Listener, token: string, turns: number): number => {
  const often = timesIn(at) * (cond ? chanceOf(r, cond) : 1);
  const leaves = leavesBy(r, run, token);
  const times = leaves > 0 ? Math.min(turns * often, 1 / leaves) : turns * often;
  return times * programWorth({ ...r, moment: at }, run);
};
const standsWorth = (r: Reading, standing: readonly Effect[] | undefined, turns: number): number =>
  turns * OFTEN * (standing ?? []).reduce((sum, word) => sum + effectWorth(r, word), 0);

/** What a use brings to whoever may choose the moment. */
const useWorth = (r: Reading, { run, cost, limit }: Offer): number =>
  Math.max(0, programWorth(r, run) - costWorth(r, cost)) * (limit?.n ?? 1);

const tokenWorth = (reading: Reading, id: string, def: TokenDef): number => {
  const { worths } = reading;
  // That it leaves is part of what it is, and no gain.
  const r = {
    ...reading,
    worths: { ...worths, token: (other: string, own: boolean) => (other === id ? 0 : worths.token(other, own)) },
  };
  const gone = (def.on ?? []).reduce((sum, { at, run }) => sum + timesIn(at) * leavesBy(r, run, id), 0);
  const turns = def.leaves ? 1 : Math.min(LASTS, 1 / gone);
  const used = (def.offers ?? []).map(
    (offer) => useWorth(r, { ...offer, limit: undefined }) / (typeof offer.tokens === 'number' ? offer.tokens : 1),
  );
  const parts = Object.values(def.parts ?? {}).map((part) => programWorth(r, part));
  const heard = (def.on ?? []).reduce((sum, listener) => sum + heardWorth(r, listener, id, turns), 0);
  const worth = standsWorth(r, def.standing, turns) + heard + KEPT * Math.max(0, ...used);
  return worth !== 0 || def.kind === 'positive' ? worth : Math.min(0, ...parts) / 2;
};

const sideWorth = (r: Reading, { local, companion, def }: LibrarySide): number => {
  const used = (def.offers ?? []).map((offer) => {
    const spent = offer.cost?.companion === local;
    const { companion: _, ...rest } = offer.cost ?? {};
    return spent ? KEPT * useWorth(r, { ...offer, limit: undefined, cost: rest }) : LASTS * OFTEN * useWorth(r, offer);
  });
  const heard = (def.on ?? []).reduce((sum, listener) => sum + heardWorth(r, listener, companion, LASTS), 0);
  return standsWorth(r, def.standing, LASTS) + heard + used.reduce((sum, worth) => Math.max(sum, worth), 0);
};

/** Equipment serves for the rest of the scenario, longer than most of what lies on a board. */
const IN_PLAY = 5;
const equipmentWorth = (r: Reading, { standing, on, offers }: LibraryEquipment): number => {
  const heard = [...on.values()].flat().reduce((sum, { def }) => sum + heardWorth(r, def, '', IN_PLAY), 0);
  const used = offers.reduce((sum, { def }) => sum + IN_PLAY * OFTEN * useWorth(r, def), 0);
  // What it forbids is meant well.
  const stands = standsWorth(
    r,
    standing.flatMap(({ word }) => (word.do === 'cannot' ? [] : [word])),
    IN_PLAY,
  );
  return Math.max(SPOKEN_OF, stands + heard + used);
};

const cardWorth = (r: Reading, { run, cost, upgrade, equipment }: LibraryCard): number => {
  const played = upgrade
    ? (UPGRADE_WORTH[upgrade.level] ?? 0)
    : equipment
      ? equipmentWorth(r, equipment)
      : programWorth(r, run);
  return Math.max(LEAST_CARD, IN_HAND * (played - cost * CP_WORTH));
};

/** Words speak of each other's things: what they are worth is asked again with what was found until it settles. */
const ROUNDS = 6;

export interface Worths extends ThingWorths {
  /** A card in hand. */
  card(id: string): number;
  /** Loot in play. */
  equipment(id: string): number;
}

const workOut = (lib: Library): Worths => {
  const found = new Map<string, number>();
  const key = (id: string, own: boolean): string => `${own} ${id}`;
  const worths: ThingWorths = {
    token: (id, own) => found.get(key(id, own)) ?? 0,
    side: (id) => found.get(id) ?? 0,
  };
  const readings = [true, false].map((own) => ({ own, r: readingFor(lib, worths, own) }));
  const settle = (id: string, worth: number): void => {
    found.set(id, ((found.get(id) ?? 0) + worth) / 2);
  };
  const [mine] = readings;
  if (!mine) return impossible('no reading');
  for (let round = 0; round < ROUNDS; round++) {
    for (const { own, r } of readings)
      for (const { id, def } of lib.tokens.values()) settle(key(id, own), ownWorth(lib, r, id, def, own));
    for (const side of lib.sides.values()) settle(side.id, sideWorth(mine.r, side));
  }
  const cards = new Map<string, number>();
  const inPlay = new Map<string, number>();
  for (const card of lib.cards.values()) {
    cards.set(card.id, cardWorth(mine.r, card));
    if (card.equipment) inPlay.set(card.id, equipmentWorth(mine.r, card.equipment));
  }
  return { ...worths, card: (id) => cards.get(id) ?? LEAST_CARD, equipment: (id) => inPlay.get(id) ?? 0 };
};

/** A token that a board sells is worth no more than its price. */
const ownWorth = (lib: Library, r: Reading, id: string, def: TokenDef, own: boolean): number => {
  const price = lib.priced.get(id);
  const worth = tokenWorth(r, id, def);
  if (price !== undefined) return Math.min(worth, price * CP_WORTH);
  if (Math.abs(worth) >= SPOKEN_OF / 2) return worth;
  return def.kind === 'negative' || (!own && def.kind === 'unique') ? -SPOKEN_OF : SPOKEN_OF;
};

const known = new WeakMap<Library, Worths>();
/** What things are worth under some content. */
export const worthsOf = (lib: Library): Worths => {
  const found = known.get(lib) ?? workOut(lib);
  known.set(lib, found);
  return found;
};
