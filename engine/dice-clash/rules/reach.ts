/** What a seat can answer with the dice and spaces it has left, and what its answers threaten, as far as a viewer knows
 *  its dice. */
import type { Seat } from '../../core/game.ts';
import type { Modifier, Side } from '../content.ts';
import type { Die, Fighter } from '../state/state.ts';
import { fighterOf, isLegend, sideOf, type Table } from '../state/table.ts';
import { defends, spacesFor } from './landing.ts';
import { fresh } from './placing.ts';
import { type Landing, landingsOn, valuesBeside } from './worth.ts';

const FACES = 6;
/** Attacks are counted from `LOWEST` on; beyond the ends nothing differs that can occur. */
const LOWEST = -2;
const HIGHEST = 12;
const ATTACKS = HIGHEST - LOWEST + 1;
const indexOf = (attack: number): number => Math.min(HIGHEST, Math.max(LOWEST, attack)) - LOWEST;

/** A landing in one number, since many are looked at: the index of its attack, and above that a bit for each attack that
 *  it answers. */
type Packed = number;
const INDEX_BITS = 4;
const INDEX = (1 << INDEX_BITS) - 1;
const answersOf = (defence: number): number => {
  let bits = 0;
  for (let i = 0; i < ATTACKS; i++) if (defends(LOWEST + i, defence)) bits |= 1 << (i + INDEX_BITS);
  return bits;
};
const pack = ({ defence, attack }: Landing): Packed => answersOf(defence) | indexOf(attack);
const ANY = ((1 << ATTACKS) - 1) << INDEX_BITS;
const bitOf = (attack: number | null): number => (attack === null ? ANY : 1 << (indexOf(attack) + INDEX_BITS));

/** By value less 1: every landing of a die of that value on one space, and the attacks they answer together. */
interface Space {
  readonly landings: readonly (readonly Packed[])[];
  readonly answered: readonly number[];
}

/** Dice of one kind: those whose value is known, by value less 1, and how many are not; the spaces open to them, and by
 *  value the attacks they answer on one of them. */
interface Dice {
  readonly known: number[];
  unknown: number;
  readonly spaces: readonly Space[];
  readonly answered: readonly number[];
}

export class Reach {
  /** Dice and spaces left. */
  readonly spare: number;
  private readonly kinds: readonly Dice[];

  constructor(t: Table, seat: Seat, viewer: Seat) {
    const fighter = fighterOf(t.m, seat);
    const spaces = spacesFor(fighter);
    const dice = isLegend(t, seat) ? legendDice(fighter) : playerDice(fighter);
    const side = sideOf(t, seat);
    const other = diceOn(fighter, side, spaces, 'black');
    const red = side.power.red ? diceOn(fighter, side, spaces, 'red') : other;
    for (const { colour, value, known } of dice) {
      const kind = colour === 'red' ? red : other;
      if (value > 0 && (seat === viewer || known !== 'owner')) kind.known[value - 1] = (kind.known[value - 1] ?? 0) + 1;
      else kind.unknown++;
    }
    this.kinds = red === other ? [other] : [other, red];
    this.spare = dice.length + spaces.length;
  }

  /** The chance that it can answer the attack with nothing it has. */
  stuck(attack: number | null): number {
    const bit = bitOf(attack);
    let chance = 1;
    for (const { known, unknown, answered } of this.kinds) {
      let ways = 0;
      for (let face = 0; face < FACES; face++) {
        if (((answered[face] ?? 0) & bit) === 0) continue;
        if ((known[face] ?? 0) > 0) return 0;
        ways++;
      }
      chance *= (1 - ways / FACES) ** unknown;
    }
    return chance;
  }

  /** What its answers to the attack do to the foe by leaving it stuck: the worst that its dice allow, and the mean. */
  threats(attack: number | null, foe: Reach): { most: number; mean: number } {
    const bit = bitOf(attack);
    const harm = Array<number>(ATTACKS).fill(-1);
    const options: { worst: number; there: number }[] = [];
    let sum = 0;
    let weight = 0;
    for (const { known, unknown, spaces, answered } of this.kinds) {
      for (let face = 0; face < FACES; face++) {
        const sure = known[face] ?? 0;
        const count = sure + unknown / FACES;
        if (count === 0 || ((answered[face] ?? 0) & bit) === 0) continue;
        let worst = -1;
        for (const { landings } of spaces) {
          for (const landing of landings[face] ?? []) {
            if ((landing & bit) === 0) continue;
            const index = landing & INDEX;
            let one = harm[index] ?? 0;
            if (one < 0) {
              one = foe.stuck(LOWEST + index);
              harm[index] = one;
            }
            if (one > worst) worst = one;
            sum += count * one;
            weight += count;
          }
        }
        if (worst >= 0) options.push({ worst, there: sure > 0 ? 1 : 1 - (1 - 1 / FACES) ** unknown });
      }
    }
    options.sort((a, b) => b.worst - a.worst);
    let left = 1;
    let most = 0;
    for (const { worst, there } of options) {
      most += left * there * worst;
      left *= 1 - there;
    }
    return { most: left < 1 ? most / (1 - left) : 0, mean: weight > 0 ? sum / weight : 0 };
  }

  /** Which share of the attacks that the foe can make it can answer; a second die for the same is worth half as much,
   *  and so on. */
  overall(foe: Reach): number {
    const answered = Array<number>(ATTACKS).fill(-1);
    let sum = 0;
    let weight = 0;
    for (const { known, unknown, spaces } of foe.kinds) {
      for (let face = 0; face < FACES; face++) {
        const count = (known[face] ?? 0) + unknown / FACES;
        if (count === 0) continue;
        for (const { landings } of spaces) {
          for (const landing of landings[face] ?? []) {
            const index = landing & INDEX;
            let worth = answered[index] ?? 0;
            if (worth < 0) {
              worth = 1 - 0.5 ** this.answers(1 << (index + INDEX_BITS));
              answered[index] = worth;
            }
            sum += count * worth;
            weight += count;
          }
        }
      }
    }
    return weight > 0 ? sum / weight : 1;
  }

  /** How many of its dice answer one of these attacks, on average. */
  private answers(bits: number): number {
    let sum = 0;
    for (const { known, unknown, answered } of this.kinds) {
      for (let face = 0; face < FACES; face++) {
        if (((answered[face] ?? 0) & bits) !== 0) sum += (known[face] ?? 0) + unknown / FACES;
      }
    }
    return sum;
  }
}

const diceOn = (fighter: Fighter, side: Side, open: readonly number[], colour: Die['colour']): Dice => {
  const spaces = open.map((space) => spaceOf(fighter, side, space, colour));
  const answered = [0, 0, 0, 0, 0, 0];
  for (const space of spaces)
    for (let face = 0; face < FACES; face++) answered[face] = (answered[face] ?? 0) | (space.answered[face] ?? 0);
  return { known: [0, 0, 0, 0, 0, 0], unknown: 0, spaces, answered };
};

const spaceOf = (fighter: Fighter, side: Side, space: number, colour: Die['colour']): Space => {
  const modifier = fighter.next.blunted ? null : (side.grid[space] ?? null);
  const lands = (value: number): Packed[] => landingsOn(fighter, side, { colour, value }, space).map(pack);
  // A standing power of the red die, and what a die becomes beside others, depend on more than the space.
  if (colour === 'red' && side.power.red) return makeSpace(lands);
  if (modifier?.mod !== 'match') return alone(modifier);
  const near = valuesBeside(fighter.grid, space);
  const [only] = near;
  if (only === undefined) return alone(null);
  return near.length === 1 ? (ALIKE[only - 1] ?? makeSpace(lands)) : makeSpace(lands);
};

const makeSpace = (lands: (value: number) => readonly Packed[]): Space => {
  const landings = Array.from({ length: FACES }, (_, face) => lands(face + 1));
  return { landings, answered: landings.map((all) => all.reduce((bits, one) => bits | one, 0) & ANY) };
};

/** Spaces as they are by themselves. Content is never changed, so that this holds as long as it does. */
const SPACES_ALONE = new Map<Modifier, Space>();
const alone = (modifier: Modifier): Space => {
  const known = SPACES_ALONE.get(modifier);
  if (known) return known;
  const empty = { grid: [], next: fresh() };
  const side = { grid: [modifier], power: {} };
  const made = makeSpace((value) => landingsOn(empty, side, { colour: 'black', value }, 0).map(pack));
  SPACES_ALONE.set(modifier, made);
  return made;
};

/** By value less 1: spaces where every die becomes that value. */
const ALIKE: readonly Space[] = Array.from({ length: FACES }, (_, face) =>
  makeSpace(() => [pack({ value: face + 1, defence: face + 1, attack: face + 1 })]),
);

const playerDice = ({ pool, aside, next }: Fighter): readonly Die[] =>
  next.only ? [next.only, ...aside] : [...pool, ...aside];

/** A legend rolls one die a turn, and its white ones while nothing fits. */
const legendDice = ({ pool, omens }: Fighter): readonly Die[] => {
  const unrolled: Die = { colour: 'white', value: 0, known: 'all' };
  const dice = Array<Die>(omens.reserve).fill(unrolled);
  if (pool.length > 0) dice.push({ ...unrolled, value: omens.next[0] ?? 0 });
  return dice;
};
