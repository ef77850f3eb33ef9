/** Scripted positions of Dice Clash and the whole truth of a match, in the form of the scenario runner. */

import { z } from 'zod';
import type { DiceStream } from '../../core/chance.ts';
import { badInput } from '../../core/issues.ts';
import { BadInput } from '../../core/refusal.ts';
import { run } from '../rules/machine.ts';
import { legendPool, noOmens, RESERVE } from '../rules/rounds.ts';
import { type Content, emptyMatch } from '../start.ts';
import type { Die, Fighter, Match } from './state.ts';
import { byName, defOf, impossible, nameOf, push, SET, SPACES, type Table } from './table.ts';
import { waitingFor } from './view.ts';

const die = z.string().regex(/^(black|white|red):[1-6]$/, 'expected a die such as black:4');
const seatSpec = z.strictObject({
  hero: z.string(),
  adrenaline: z.boolean().optional(),
  pool: z.array(die).max(9).optional(),
  grid: z.record(z.string(), die).optional(),
  aside: z.array(die).max(9).optional(),
  /** The pool's dice that the foe has seen. */
  seen: z.array(die).max(9).optional(),
  blunted: z.boolean().optional(),
  barred: z.number().int().min(1).max(SPACES).optional(),
  rolls: z.boolean().optional(),
  /** Of a legend. */
  dice: z.number().int().min(0).max(SET.length).optional(),
  reserve: z.number().int().min(0).max(RESERVE).optional(),
  coming: z.array(z.number().int().min(1).max(6)).max(9).optional(),
  forced: z.boolean().optional(),
  spoiled: z.boolean().optional(),
});
type SeatSpec = z.infer<typeof seatSpec>;

const seat = z.number().int().min(0).max(1);
const positionSpec = z.strictObject({
  mode: z.string().optional(),
  round: z.number().int().min(1).max(3).optional(),
  first: seat.optional(),
  active: seat.optional(),
  attack: z.number().int().min(-9).max(20).optional(),
  seats: z.array(seatSpec).length(2),
});

/** What a seat's pool is where none is given: one die of each value, a middling pair of white ones, a good red one. */
const USUAL = ['black:1', 'black:2', 'black:3', 'black:4', 'black:5', 'black:6', 'white:3', 'white:4', 'red:5'];

/** A match at the beginning of the active seat's turn. Throws `BadInput` naming the field. */
export const positionOf = (content: Content, spec: Readonly<Record<string, unknown>>, chance: DiceStream): Match => {
  const read = positionSpec.safeParse(spec);
  if (!read.success) throw badInput(read.error, spec, 'position');
  const { seats, mode, round, active = 0, first, attack } = read.data;
  const heroes = seats.map(({ hero }) => hero);
  const second = content.fighters.get(heroes[1] ?? '');
  const m = emptyMatch(content, mode ?? (second?.kind === 'legend' ? 'solo' : 'duel'), heroes, chance);
  const t: Table = { m, fighters: content.fighters, events: [] };
  for (const [i, given] of seats.entries()) fill(t, m.fighters[i] ?? impossible(`no seat ${i}`), given, `seats.${i}`);
  const lost = m.fighters.filter(({ adrenaline }) => adrenaline).length;
  m.round = round ?? lost + 1;
  if (m.round !== lost + 1)
    throw new BadInput('round', `with ${lost} rounds lost it is round ${lost + 1}, not ${m.round}`);
  m.first = first ?? active;
  m.active = active;
  m.attack = attack ?? null;
  push(t, active, { do: 'begin-turn' });
  run(t);
  return m;
};

const fill = (t: Table, fighter: Fighter, given: SeatSpec, path: string): void => {
  const legend = defOf(t, given.hero).kind === 'legend';
  refuseForeign(given, legend, path);
  fighter.adrenaline = given.adrenaline ?? false;
  fighter.grid = gridOf(given.grid ?? {}, path);
  fighter.aside = (given.aside ?? []).map((name) => dieOf(name, 'all'));
  Object.assign(fighter.next, {
    blunted: given.blunted ?? false,
    barred: given.barred === undefined ? null : given.barred - 1,
    rolls: given.rolls ?? false,
  });
  if (given.barred !== undefined && fighter.grid[given.barred - 1])
    throw new BadInput(`${path}.barred`, `space ${given.barred} is taken; only an open one can be barred`);
  const onGrid = fighter.grid.flatMap((at) => at ?? []);
  const { reserve = RESERVE, coming = [], forced = false, spoiled = false } = given;
  fighter.omens = { ...noOmens(), reserve, next: [...coming], forced, spoiled };
  fighter.pool = legend ? poolOfLegend(given, onGrid, reserve, path) : poolOf(given, path);
  noMoreThanTheSet([...fighter.pool, ...fighter.aside, ...onGrid], path);
};

/** A legend's dice: all but those on its grid and those it holds back, unless fewer are given. */
const poolOfLegend = ({ dice }: SeatSpec, onGrid: readonly Die[], reserve: number, path: string): Die[] => {
  const left: Die[] = [...legendPool(), ...whites(RESERVE - reserve)];
  for (const { colour } of onGrid) {
    const at = left.findIndex((die) => die.colour === colour);
    if (at < 0) throw new BadInput(`${path}.grid`, `there are not that many ${colour} dice in play`);
    left.splice(at, 1);
  }
  if (dice !== undefined && dice > left.length)
    throw new BadInput(`${path}.dice`, `at most ${left.length} dice are left for its pool, not ${dice}`);
  return left.sort(byName).slice(0, dice);
};
const whites = (n: number): Die[] => Array.from({ length: n }, () => ({ colour: 'white', value: 0, known: 'all' }));

const OF_LEGENDS = ['dice', 'reserve', 'coming', 'forced', 'spoiled'] as const;
const OF_WARRIORS = ['pool', 'aside', 'seen', 'rolls'] as const;
const refuseForeign = (given: SeatSpec, legend: boolean, path: string): void => {
  const wrong = (legend ? OF_WARRIORS : OF_LEGENDS).find((field) => given[field] !== undefined);
  if (wrong) throw new BadInput(`${path}.${wrong}`, `only a ${legend ? 'warrior' : 'legend'} has that`);
};

const dieOf = (name: string, known: Die['known']): Die => {
  const [colour, value] = name.split(':');
  if (colour !== 'black' && colour !== 'white' && colour !== 'red') return impossible(`no colour ${colour}`);
  return { colour, value: Number(value), known };
};

const gridOf = (given: Readonly<Record<string, string>>, path: string): Fighter['grid'] => {
  const grid = Array<Die | null>(SPACES).fill(null);
  for (const [space, name] of Object.entries(given)) {
    if (!/^[1-9]$/.test(space)) throw new BadInput(`${path}.grid.${space}`, 'spaces are numbered 1 to 9');
    grid[Number(space) - 1] = dieOf(name, 'all');
  }
  return grid;
};

const poolOf = ({ pool, seen = [], grid, aside }: SeatSpec, path: string): Die[] => {
  const dice = (pool ?? usualLess([...Object.values(grid ?? {}), ...(aside ?? [])])).map((name) =>
    dieOf(name, 'owner'),
  );
  for (const name of seen) {
    const die = dice.find((other) => nameOf(other) === name && other.known === 'owner');
    if (!die) throw new BadInput(`${path}.seen`, `there is no ${name} in the pool`);
    die.known = 'foe';
  }
  return dice.sort(byName);
};

/** The usual pool less a die of its colour for each that lies elsewhere. */
const usualLess = (elsewhere: readonly string[]): string[] => {
  const left = [...USUAL];
  for (const name of elsewhere) {
    const at = left.findIndex((other) => other.split(':')[0] === name.split(':')[0]);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

const noMoreThanTheSet = (dice: readonly Die[], path: string): void => {
  for (const colour of new Set(SET)) {
    const most = SET.filter((other) => other === colour).length;
    const found = dice.filter((other) => other.colour === colour).length;
    if (found > most) throw new BadInput(path, `there are ${most} ${colour} dice, not ${found}`);
  }
};

/** The whole truth in the form that scenarios look at. */
export const truthOf = (t: Table): unknown => {
  const { m } = t;
  const names = (dice: readonly Die[]): string[] => dice.map(nameOf);
  return {
    mode: m.mode,
    round: m.round,
    first: m.first,
    active: m.active,
    ...(m.attack !== null && { attack: m.attack }),
    seats: m.fighters.map((fighter, seat) => ({
      seat,
      hero: fighter.hero,
      adrenaline: fighter.adrenaline,
      ...(defOf(t, fighter.hero).kind === 'legend'
        ? {
            dice: fighter.pool.length,
            reserve: fighter.omens.reserve,
            coming: fighter.omens.next,
            forced: fighter.omens.forced,
            spoiled: fighter.omens.spoiled,
          }
        : {
            pool: names(fighter.pool),
            aside: names(fighter.aside),
            seen: names(fighter.pool.filter(({ known }) => known !== 'owner')),
          }),
      grid: Object.fromEntries(fighter.grid.flatMap((at, space) => (at ? [[space + 1, nameOf(at)]] : []))),
      blunted: fighter.next.blunted,
      ...(fighter.taken && { taken: nameOf(fighter.taken) }),
      rolls: fighter.next.rolls,
      ...(fighter.next.only && { only: nameOf(fighter.next.only) }),
      ...(fighter.next.barred !== null && { barred: fighter.next.barred + 1 }),
    })),
    ...(m.prompt && { prompt: m.prompt }),
    waiting: waitingFor(t).map(({ seat, why }) => ({ seat, why })),
    ...(m.outcome && { outcome: { winners: m.outcome.winners, draw: m.outcome.draw } }),
  };
};
