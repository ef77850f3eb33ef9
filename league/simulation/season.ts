/** A season of a ladder, simulated: people of known strength play, chance decides by their strengths, and the ladder sees
 *  results only. What it then believes is held against what is true. */
import type { Side } from '../../engine/core/game.ts';
import { chances, strengthOf } from '../chance.ts';
import { advantageOf, favoured, type Learnt, luckOf, UNLEARNT } from '../ladder/learnt.ts';
import type { PlayerRecord } from '../ladder/player.ts';
import { SEASON_WEEKS, seasonOf, WEEK } from '../ladder/season.ts';
import { settle } from '../ladder/settle.ts';
import { isProvisional, standingAt } from '../ladder/standing.ts';
import { NEWCOMER, type Rating, ratingKey } from '../rating.ts';
import { type Person, playOut, populate, trueSkill } from './population.ts';
import { normal, type Random, uniform } from './random.ts';

/** A mode as it is played in a simulation. */
export interface SimulatedMode {
  readonly mode: string;
  /** Sides of its matches; played in turn. */
  readonly formats: readonly (readonly Side[])[];
  /** What the smallest of unequal sides is truly worth besides its people, in rating points, by the number of seats. */
  readonly advantage?: Readonly<Record<number, number>>;
  /** Matches of each person in the season. */
  readonly matches: number;
}

/** Predictions about equally sure, and how often they came true; shares from 0 to 1. */
export interface Decile {
  readonly predicted: number;
  readonly actual: number;
  readonly count: number;
}

export interface ModeReport {
  readonly mode: string;
  readonly matches: number;
  /** Tenths of all predicted chances of a side to come first, the smallest first. */
  readonly deciles: readonly Decile[];
  /** Spearman’s correlation of true and believed strength by role, after 50 matches a person (100 where there are two
   *  roles), or the last one. */
  readonly correlation: Readonly<Record<string, number>>;
  /** Luck learnt, in times of the usual one. */
  readonly luck: number;
  /** Mean of the chances of whoever was favoured. */
  readonly favourite: number;
  /** Matches until half of the people were no longer provisional. */
  readonly certainAfter: number;
  /** By number of seats: an average boss's chance against an average party, in truth and as learnt. */
  readonly advantages: readonly { readonly seats: number; readonly truth: number; readonly learnt: number }[];
}

/** After how many matches a person the order is compared; as many times as there are roles. */
const COMPARED_AFTER = 50;
/** How far from each other people are matched, in times of luck: about what a matcher's window allows. */
const REACH = 0.7;
const GAME = 'simulated';

/** Plays one mode over a season. `random` decides everything. */
const simulateMode = (random: Random, people: readonly Person[], play: SimulatedMode): ModeReport => {
  const roles = [...new Set(play.formats.flatMap((sides) => sides.map(({ role }) => role)))];
  const [firstRole = 'player'] = roles;
  const { from } = seasonOf(1);
  const length = (SEASON_WEEKS - 1) * WEEK;
  let players: Readonly<Record<string, PlayerRecord>> = {};
  let learnt: Learnt = UNLEARNT;
  const predictions: [chance: number, first: boolean][] = [];
  let favourites = 0;
  let matches = 0;
  let certainAfter = 0;
  let correlation: Record<string, number> = {};
  const played = new Map<string, number>();
  const ratingOf = (person: Person, role: string, at: number): Rating =>
    standingAt(players[person.id]?.standings[ratingKey(GAME, play.mode, role)], at, 1).rating;
  const compare = (at: number): Record<string, number> =>
    Object.fromEntries(
      roles.map((role) => [
        role,
        rankCorrelation(people.map((person) => [trueSkill(person, role), ratingOf(person, role, at).mu])),
      ]),
    );

  for (let round = 0; round < play.matches; round++) {
    const at = from + (round / play.matches) * length;
    const sides = play.formats[round % play.formats.length] ?? [];
    const seats = sides.reduce((sum, side) => sum + side.seats.length, 0);
    const inReach = people
      .map((person) => ({
        person,
        near: ratingOf(person, firstRole, at).mu + REACH * luckOf(learnt) * normal(random),
      }))
      .sort((a, b) => a.near - b.near)
      .map(({ person }) => person);
    for (let first = 0; first + seats <= inReach.length; first += seats) {
      const sitting = shuffled(random, inReach.slice(first, first + seats));
      const name = `${round}/${first}`;
      const skills = sides.map((side) =>
        side.seats.map((seat) => (sitting[seat] ? trueSkill(sitting[seat], side.role) : NEWCOMER.mu)),
      );
      const unequal = favoured(sides);
      const worth = play.advantage?.[seats] ?? 0;
      const order = playOut(
        random,
        skills,
        sides.map((_, i) => (i === unequal ? worth : 0)),
      );
      const after = settle(
        {
          match: name,
          pool: { game: GAME, mode: play.mode, ranked: true },
          at,
          sides,
          seats: sitting.map(({ id }) => ({ player: id, hero: 'anybody' })),
          places: order.map((side) => sides[side]?.seats ?? []),
        },
        { players: Object.fromEntries(sitting.flatMap(({ id }) => entryOf(players, id))), learnt },
      );
      players = Object.assign(players, after.players);
      learnt = after.learnt;
      const promised = after.kept.chances ?? [];
      for (const [side, chance] of promised.entries()) predictions.push([chance, order[0] === side]);
      favourites += Math.max(...promised);
      matches++;
      for (const { id } of sitting) played.set(id, (played.get(id) ?? 0) + 1);
    }
    if (round + 1 === COMPARED_AFTER * roles.length) correlation = compare(at);
    if (certainAfter === 0 && middle(people.map((person) => ratingOf(person, roles.at(-1) ?? '', at))))
      certainAfter = round + 1;
  }
  if (Object.keys(correlation).length === 0) correlation = compare(from + length);
  return {
    mode: play.mode,
    matches,
    deciles: decilesOf(predictions),
    correlation,
    luck: Math.exp(learnt.luck.mu),
    favourite: favourites / matches,
    certainAfter,
    advantages: play.advantage
      ? advantagesOf(play, people, learnt, (person, role) => ratingOf(person, role, from + length).mu)
      : [],
  };
};

/** A population from a seed, and every mode played by it. */
export const simulateSeason = (seed: string, people: number, modes: readonly SimulatedMode[]): ModeReport[] => {
  const population = populate(uniform(`${seed}/people`), people);
  return modes.map((mode) => simulateMode(uniform(`${seed}/${mode.mode}`), population, mode));
};

const entryOf = (players: Readonly<Record<string, PlayerRecord>>, id: string): [string, PlayerRecord][] => {
  const record = players[id];
  return record ? [[id, record]] : [];
};

/** Whether at least half of them are known well enough. */
const middle = (ratings: readonly Rating[]): boolean =>
  ratings.filter((rating) => !isProvisional(rating)).length * 2 >= ratings.length;

const shuffled = <T>(random: Random, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

/** Tenths of equal number, by chance. */
export const decilesOf = (predictions: readonly (readonly [chance: number, first: boolean])[]): Decile[] => {
  const sorted = [...predictions].sort(([a], [b]) => a - b);
  return Array.from({ length: 10 }, (_, tenth) => {
    const part = sorted.slice((tenth * sorted.length) / 10, ((tenth + 1) * sorted.length) / 10);
    const sum = part.reduce((total, [chance]) => total + chance, 0);
    const came = part.filter(([, first]) => first).length;
    return { predicted: sum / part.length, actual: came / part.length, count: part.length };
  });
};

/** Spearman's rank correlation of pairs, without ties. */
export const rankCorrelation = (pairs: readonly (readonly [number, number])[]): number => {
  const ranks = (of: (pair: readonly [number, number]) => number): number[] => {
    const order = [...pairs.keys()].sort((a, b) => of(pairs[a] ?? [0, 0]) - of(pairs[b] ?? [0, 0]));
    const rank: number[] = [];
    for (const [place, index] of order.entries()) rank[index] = place;
    return rank;
  };
  const [a, b] = [ranks(([x]) => x), ranks(([, y]) => y)];
  const n = pairs.length;
  const squares = a.reduce((sum, rank, i) => sum + (rank - (b[i] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (n * (n * n - 1));
};

/** The chance of an average boss against an average party: as people truly are, and as the ladder has it. */
const advantagesOf = (
  { formats, advantage = {} }: SimulatedMode,
  people: readonly Person[],
  learnt: Learnt,
  believed: (person: Person, role: string) => number,
): ModeReport['advantages'] =>
  formats.map((sides) => {
    const seats = sides.reduce((sum, side) => sum + side.seats.length, 0);
    const unequal = favoured(sides) ?? 0;
    const chance = (mean: (role: string) => number, worth: number, luck?: number): number => {
      const strengths = sides.map((side, i) =>
        strengthOf(
          side.seats.map(() => ({ mu: mean(side.role), sigma: 0 })),
          i === unequal ? worth : 0,
        ),
      );
      return chances(strengths, luck)[unequal] ?? 0;
    };
    const average = (of: (person: Person) => number): number =>
      people.reduce((sum, person) => sum + of(person), 0) / people.length;
    return {
      seats,
      truth: chance((role) => average((person) => trueSkill(person, role)), advantage[seats] ?? 0),
      learnt: chance(
        (role) => average((person) => believed(person, role)),
        advantageOf(learnt, sides).mu,
        luckOf(learnt),
      ),
    };
  });
