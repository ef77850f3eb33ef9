/** Scripted positions: a match set up as a scenario says (the contract's section 9), and the whole truth of a match in
 *  the contract's form. */

import { z } from 'zod';
import type { DiceStream } from '../core/chance.ts';
import { badInput } from '../core/issues.ts';
import { checkSeatCount, modeNamed } from '../core/mode-options.ts';
import { BadInput } from '../core/refusal.ts';
import { waitingFor } from './actions/situation.ts';
import { deckWith } from './adventures/loot/decks.ts';
import { run } from './machine.ts';
import { MODES, modeForSeats } from './modes/index.ts';
import { faceOf } from './rules/amounts.ts';
import { MOST_IN_PLAY } from './rules/equipment.ts';
import { addTokens } from './rules/tokens.ts';
import { pushProcedure } from './stack/frames.ts';
import { emptyMatch, heroFor, heroNamed } from './start.ts';
import { forgetCast } from './state/cast.ts';
import {
  boardSide,
  bodyOf,
  dialOf,
  frontOf,
  heroOf,
  holdingsOf,
  impossible,
  isCoop,
  limitOf,
  MAX_CP,
  maxHealth,
  ownsToken,
  placeOf,
  roomFor,
  tableOf,
  tokenOf,
} from './state/context.ts';
import { heroesAgainst } from './state/crawl.ts';
import type { Body, Companion, Match } from './state/match.ts';
import type { Battle } from './state/scenario.ts';
import type { Library, LibraryHero, Table } from './state/table.ts';
import { defeat } from './turn/settle.ts';
import { incomingView } from './view/incoming.ts';
import { companionViews } from './view/seat-view.ts';
import { shownRolls, windowView } from './view/view.ts';
import { sideKey } from './vocabulary/programs.ts';

const count = z.number().int().nonnegative();
const tokenSpec = z.union([count, z.strictObject({ count, from: count.optional() })]);
const companionSpec = z.union([
  count,
  z.strictObject({ count: count.optional(), side: z.string().optional(), health: count.optional() }),
]);
const seatSpec = z.strictObject({
  hero: z.string(),
  health: count.optional(),
  cp: count.optional(),
  hand: z.array(z.string()).optional(),
  deck: z.array(z.string()).optional(),
  discard: z.array(z.string()).optional(),
  tokens: z.record(z.string(), tokenSpec).optional(),
  upgrades: z.array(z.string()).optional(),
  companions: z.record(z.string(), companionSpec).optional(),
  limits: z.record(z.string(), count).optional(),
  board: z.string().optional(),
  loot: z.array(z.string()).optional(),
  equipment: z.array(z.string()).optional(),
  // Of a crawl: read by the mode.
  at: z.string().optional(),
  unidentified: z.array(z.string()).optional(),
});
type SeatSpec = z.infer<typeof seatSpec>;
const STARTS = ['salve', 'move', 'enemy', 'upkeep', 'income', 'main-1', 'offensive-roll', 'main-2', 'discard'] as const;
const positionSpec = z.strictObject({
  mode: z.string().optional(),
  active: count.optional(),
  turn: z.number().int().positive().optional(),
  phase: z.enum(STARTS).optional(),
  seats: z.array(seatSpec).min(1).max(6),
  // What the game itself plays: read by the mode that has it.
  setup: z.unknown().optional(),
  boss: z.unknown().optional(),
  kh: z.unknown().optional(),
  setUp: z.unknown().optional(),
  map: z.unknown().optional(),
  shards: z.unknown().optional(),
  gold: z.unknown().optional(),
  minions: z.unknown().optional(),
  enemies: z.unknown().optional(),
});
const SCRIPTED = ['setup', 'boss', 'kh', 'setUp', 'map', 'shards', 'gold', 'minions', 'enemies'] as const;

/** The step of a turn with which a phase begins, and of a round where salves are spent and enemies act. */
const STEP_OF: Readonly<Record<(typeof STARTS)[number], string>> = {
  salve: 'salves',
  move: 'way',
  enemy: 'enemy',
  upkeep: 'upkeep',
  income: 'income',
  'main-1': 'main 1',
  'offensive-roll': 'rolls',
  'main-2': 'main 2',
  discard: 'discard',
};

export const positionOf = (lib: Library, spec: Readonly<Record<string, unknown>>, chance: DiceStream): Match => {
  const read = positionSpec.safeParse(spec);
  if (!read.success) throw badInput(read.error, spec, 'position');
  const { seats, active = 0, turn = 3, phase = 'main-1' } = read.data;
  const modeId = read.data.mode ?? modeForSeats(seats.map(({ hero }, i) => heroNamed(lib, i, hero).kind));
  const mode = modeNamed(MODES, modeId);
  checkSeatCount(mode, seats.length);
  if (active >= seats.length) throw new BadInput('active', `there is no seat ${active}`);
  const heroes = seats.map(({ hero }, i) => heroFor(lib, mode, i, hero));
  const m = emptyMatch(lib, mode, heroes, chance);
  const t = tableOf(lib, m);
  m.turn = turn;
  m.active = active;
  m.turnOf = active;
  // At turn 1 the active seat is the start player; later it does not matter who was.
  m.startPlayer = active;
  const dialGiven = new Map<number, number>();
  const strange = SCRIPTED.find((field) => !mode.scripts?.includes(field) && read.data[field] !== undefined);
  if (strange) throw new BadInput(strange, `there is no such thing in ${mode.id}`);
  mode.setUp?.(t, read.data.setup, read.data);
  seats.forEach((seat, i) => {
    setSeat(t, i, seat, heroes[i] ?? impossible('a seat without hero'), dialGiven);
  });
  forgetCast(t);
  defeat(
    t,
    m.bodies.filter((body) => dialOf(t, body.id).health === 0),
  );
  if (m.outcome) return m;
  if (bodyOf(t, active).out) throw new BadInput('active', `seat ${active} is out`);
  // What lies on the boards was held before this turn.
  m.now = 2;
  m.turnBegan = 2;
  const ofRound = phase === 'salve' || phase === 'move' || phase === 'enemy';
  if ((ofRound && !mode.coop) || (phase === 'move' && !mode.stepOf))
    throw new BadInput('phase', `${mode.id} has no phase ${phase}`);
  const afterTurn = mode.coop ? STEP_OF.enemy : 'next';
  const step = mode.stepOf?.(t, ofRound ? phase : 'turn') ?? (ofRound ? STEP_OF[phase] : afterTurn);
  pushProcedure(t, mode.round ?? 'round').step = step;
  if (!ofRound) pushProcedure(t, 'turn').step = STEP_OF[phase];
  run(t);
  return m;
};

const setSeat = (t: Table, i: number, spec: SeatSpec, hero: LibraryHero, dialGiven: Map<number, number>): void => {
  const { m, lib } = t;
  const at = `seats.${i}`;
  const seat = holdingsOf(t, i);
  const body = bodyOf(t, i);
  if (spec.health !== undefined) {
    const before = dialGiven.get(body.dial);
    if (before !== undefined && before !== spec.health)
      throw new BadInput(`${at}.health`, `the team's shared dial was given as ${before} already`);
    if (spec.health > maxHealth(t, i)) throw new BadInput(`${at}.health`, `at most ${maxHealth(t, i)}`);
    dialGiven.set(body.dial, spec.health);
    dialOf(t, i).health = spec.health;
  }
  if (spec.cp !== undefined) {
    if (spec.cp > MAX_CP) throw new BadInput(`${at}.cp`, `at most ${MAX_CP}`);
    seat.cp = spec.cp;
  }
  if (spec.board !== undefined && spec.board !== '' && spec.board !== frontOf(hero)) {
    if (!hero.boards.has(spec.board)) throw new BadInput(`${at}.board`, `${hero.name} has no side ${spec.board}`);
    body.side = spec.board;
  }
  const own = cardsOf(t, i, spec, at);
  for (const field of ['hand', 'deck', 'discard', 'upgrades', 'equipment'] as const) {
    spec[field]?.forEach((id, k) => {
      if (!lib.cards.has(id)) throw new BadInput(`${at}.${field}.${k}`, `there is no card ${id}`);
      if (!own.includes(id)) throw new BadInput(`${at}.${field}.${k}`, `${id} is no card of ${hero.name}`);
    });
  }
  setUpgrades(t, i, spec, hero, at);
  setEquipment(t, i, spec, at);
  seat.hand = [...(spec.hand ?? [])];
  seat.discard = [...(spec.discard ?? [])];
  const gone = [...seat.hand, ...seat.discard, ...seat.upgrades, ...seat.beneath, ...seat.equipment];
  // The first named is drawn first.
  seat.deck = [...(spec.deck ?? without(own, gone))].reverse();
  for (const [id, limit] of Object.entries(spec.limits ?? {})) {
    const token = lib.tokens.get(id);
    if (!token) throw new BadInput(`${at}.limits.${id}`, 'there is no such token');
    body.limits = { ...body.limits, [id]: limit - limitOf(t, i, id) };
  }
  for (const [id, given] of Object.entries(spec.tokens ?? {})) {
    if (!lib.tokens.has(id)) throw new BadInput(`${at}.tokens.${id}`, 'there is no such token');
    const n = typeof given === 'number' ? given : given.count;
    const most = roomFor(
      t,
      i,
      id,
      typeof given === 'number' ? inflicter(t, i, id) : (given.from ?? inflicter(t, i, id)),
    );
    if (n > most) throw new BadInput(`${at}.tokens.${id}`, `at most ${most}`);
    const from = typeof given === 'number' ? undefined : given.from;
    if (from !== undefined && from >= m.players)
      throw new BadInput(`${at}.tokens.${id}.from`, `there is no seat ${from}`);
    if (n > 0) addTokens(t, i, { id, from: from ?? inflicter(t, i, id), since: 1, n });
  }
  for (const [id, given] of Object.entries(spec.companions ?? {}))
    setCompanion(t, i, id, given, `${at}.companions.${id}`);
};

const setUpgrades = (t: Table, i: number, spec: SeatSpec, hero: LibraryHero, at: string): void => {
  const seat = holdingsOf(t, i);
  spec.upgrades?.forEach((id, k) => {
    const { upgrade } = t.lib.cards.get(id) ?? impossible('checked above');
    if (!upgrade || !hero.deck.includes(id))
      throw new BadInput(`${at}.upgrades.${k}`, `${id} is no upgrade of ${hero.name}`);
    if ((seat.levels[upgrade.place] ?? 1) > 1)
      throw new BadInput(`${at}.upgrades.${k}`, `${upgrade.ability} is upgraded twice`);
    seat.upgrades.push(id);
    seat.levels[upgrade.place] = upgrade.level;
  });
};

/** All cards of the seat: the hero's own, less what its loot replaces, and that loot. */
const cardsOf = (t: Table, i: number, { loot, equipment }: SeatSpec, at: string): readonly string[] => {
  const { deck } = holdingsOf(t, i);
  for (const [field, given] of Object.entries({ loot, equipment }))
    if (given && !isCoop(t.m)) throw new BadInput(`${at}.${field}`, `there is no ${field} in this mode`);
  if (loot === undefined) return deck;
  return deckWith(t, deck, loot, `${at}.loot`);
};
const setEquipment = (t: Table, i: number, { equipment = [] }: SeatSpec, at: string): void => {
  if (equipment.length > MOST_IN_PLAY) throw new BadInput(`${at}.equipment`, `at most ${MOST_IN_PLAY}`);
  for (const [k, id] of equipment.entries())
    if (!t.lib.cards.get(id)?.equipment) throw new BadInput(`${at}.equipment.${k}`, `expected equipment, got ${id}`);
  holdingsOf(t, i).equipment = [...equipment];
};

const setCompanion = (t: Table, i: number, id: string, given: z.infer<typeof companionSpec>, at: string): void => {
  const body = bodyOf(t, i);
  if (t.lib.companions.get(id)?.single) {
    body.companions = [...body.companions.filter((other) => other.id !== id), soleCompanion(t, id, given, at)];
    return;
  }
  const side = t.lib.sides.get(typeof given === 'object' && given.side !== undefined ? given.side : id);
  if (!side || side.shown !== side.local) throw new BadInput(at, 'there is no such companion');
  const n = typeof given === 'number' ? given : (given.count ?? 1);
  if (n > side.limit) throw new BadInput(at, `at most ${side.limit}`);
  for (let k = 0; k < n; k++) body.companions.push({ id: side.companion, side: side.id, since: 1, health: undefined });
};
/** A companion of which there is one, with its side and what its dial reads. */
const soleCompanion = (t: Table, id: string, given: z.infer<typeof companionSpec>, at: string): Companion => {
  const { sides, first, dial } = t.lib.companions.get(id) ?? impossible('checked above');
  if (typeof given === 'number') throw new BadInput(at, 'must be an object with its side');
  const { side = first, health = dial?.start } = given;
  if (side === undefined || sides.every((other) => other.id !== side))
    throw new BadInput(`${at}.side`, `must be one of ${sides.map((other) => other.id).join(', ')}`);
  if (health !== undefined && health > (dial?.max ?? 0))
    throw new BadInput(`${at}.health`, `at most ${dial?.max ?? 0}`);
  return { id, side: sideKey(id, true, side), since: 1, health };
};

/** Who inflicted a token, where the scenario does not say: the seat whose hero owns it, else the next opponent. */
const inflicter = (t: Table, holder: number, token: string): number => {
  // Where each player's are a kind of their own, who has them on the own leaflet holds the own.
  if (tokenOf(t, token).def.perSource && ownsToken(t, holder, token)) return holder;
  const owners = t.m.bodies.filter((body) => t.lib.heroes.get(body.hero)?.def.tokens[token] !== undefined);
  const foe = t.m.bodies.find((body) => body.team !== bodyOf(t, holder).team && owners.includes(body));
  const after = t.m.bodies.map((_, k) => t.m.bodies[(holder + 1 + k) % t.m.bodies.length]);
  const next = after.find((body) => body && body.team !== bodyOf(t, holder).team);
  return foe?.id ?? owners[0]?.id ?? next?.id ?? holder;
};

const without = (cards: readonly string[], gone: readonly string[]): string[] => {
  const left = [...gone];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
};

/** The whole truth, nothing redacted, in the contract's form. */
export const truthOf = (t: Table): unknown => {
  const { m } = t;
  const roll = shownRolls(t).at(-1);
  const window = windowView(t);
  return {
    mode: m.mode,
    turn: m.turn,
    active: m.active,
    phase: m.phase,
    seats: m.bodies
      .filter(({ pilot }) => pilot !== undefined)
      .map((body) => {
        const seat = holdingsOf(t, body.id);
        return {
          seat: body.seat,
          team: body.team,
          hero: body.hero,
          health: dialOf(t, body.id).health,
          cp: seat.cp,
          tokens: tally(body.tokens.map(({ id, n }) => [id, n])),
          hand: [...seat.hand],
          deck: [...seat.deck].reverse(),
          discard: [...seat.discard],
          upgrades: [...seat.upgrades],
          ...(isCoop(m) && { equipment: [...seat.equipment] }),
          companions: companionsOf(t, body),
          out: body.out,
          ...(heroOf(t, body.id).def.front || body.side ? { board: boardSide(t, body.id) } : {}),
          ...inCrawl(m, body.seat),
        };
      }),
    dice: roll ? roll.values.map((value) => ({ value, symbol: faceOf(t, roll, value) })) : [],
    ...(roll
      ? { roll: { seat: placeOf(t, roll.by), for: roll.purpose === 'effect' ? roll.source : roll.purpose } }
      : {}),
    ...enemiesOf(t),
    incoming: incomingView(t).map(({ to, from, type, amount }) => ({ to, from, type, amount })),
    ...(window ? { window: { moment: window.moment, seats: window.seats, held: window.held } } : {}),
    waiting: waitingFor(t).map(({ seat, why }) => ({ seat, why })),
    ...(m.outcome ? { outcome: { winners: m.outcome.winners, draw: m.outcome.draw } } : {}),
  };
};

/** Where the hero of a seat stands in a crawl, and what it has found. */
const inCrawl = ({ crawl }: Match, seat: number): Record<string, unknown> =>
  crawl ? { at: crawl.where[seat], engaged: crawl.engaged[seat], unidentified: crawl.unidentified[seat] } : {};

/** What the game itself plays, where there is such. */
const enemiesOf = (t: Table): Record<string, unknown> => {
  const { scenario, battle, crawl, bodies } = t.m;
  if (!scenario) return {};
  return {
    enemies: bodies
      .filter(({ pilot, out }) => pilot === undefined && !out)
      .map((body) => ({
        body: body.id,
        id: body.hero,
        health: dialOf(t, body.id).health,
        cp: holdingsOf(t, body.id).cp,
        tokens: tally(body.tokens.map((token) => [token.id, token.n])),
        ...(crawl && {
          at: crawl.tiles.find(({ enemy }) => enemy === body.id)?.at,
          engaged: heroesAgainst(t.m, body.id),
          firstStrike: crawl.strikesFirst.includes(body.id),
        }),
      })),
    ...(battle && { battle: battleTruth(t, battle) }),
    ...(crawl && {
      crawl: {
        gold: crawl.gold,
        shards: crawl.shards,
        tiles: crawl.tiles.map(({ at, tile, up, items, enemy }) => ({
          at,
          tile,
          up,
          items,
          ...(enemy !== undefined && { enemy }),
        })),
      },
    }),
  };
};
const battleTruth = (t: Table, { boss, shown }: Battle): Record<string, unknown> => {
  const held = holdingsOf(t, boss);
  return {
    boss,
    upgrades: [...held.upgrades],
    deck: [...held.deck].reverse(),
    discard: [...held.discard],
    ...(shown === undefined ? {} : { shown }),
  };
};

/** Of which there is one, its side and dial; of others, how many show each side. */
const companionsOf = (t: Table, body: Body): Record<string, unknown> =>
  Object.fromEntries(
    companionViews(t, body).map(({ id, side, count, health }) =>
      t.lib.companions.get(id)?.single ? [id, { side, ...(health === undefined ? {} : { health }) }] : [side, count],
    ),
  );

const tally = (entries: readonly (readonly [string, number])[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const [id, n] of entries) counts[id] = (counts[id] ?? 0) + n;
  return counts;
};
