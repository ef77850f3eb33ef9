/** Exact odds of re-rolling: for every set of dice that may be kept, what the final dice are worth on average when every
 *  later choice is the best one.
 *
 *  Dice are interchangeable, so a hand is a multiset of values: of five six-sided dice there are 252, and 462 with those
 *  that keep fewer. One list pairs each kept hand with each full one that can come of it, and the number of ways in which
 *  it does; that list is all of chance. Worths that are whole numbers are added up as whole numbers, over a common
 *  denominator of `ways ** rolls`: no rounding happens before the last division. */

/** A hand that is kept, one that may come of it, and in how many orders the other dice show what is missing. */
interface Pairs {
  readonly kept: Uint16Array;
  readonly full: Uint16Array;
  readonly ways: Uint16Array;
}

/** Hands of so many dice. */
class Rerolls {
  readonly dice: number;
  readonly sides: number;
  /** Every hand of all dice, as sorted values; plans take worths in this order. */
  readonly hands: readonly (readonly number[])[];
  /** Every hand of some dice or none, the full ones first. */
  private readonly all: readonly (readonly number[])[];
  private readonly places: ReadonlyMap<string, number>;
  private readonly pairs: Pairs;

  /** Throws `RangeError` for more than six dice. */
  constructor(dice: number, sides: number) {
    if (dice > MOST_DICE) throw new RangeError(`${dice} dice are more than ${MOST_DICE}`);
    this.dice = dice;
    this.sides = sides;
    this.hands = multisets(dice, sides);
    this.all = Array.from({ length: dice + 1 }, (_, missing) => multisets(dice - missing, sides)).flat();
    this.places = new Map(this.all.map((hand, place) => [hand.join(), place]));
    this.pairs = this.pair();
  }

  /** The place of a hand among `hands`, in whatever order its dice lie. */
  placeOf(values: readonly number[]): number {
    const place = this.places.get([...values].sort(ascending).join());
    if (place === undefined) throw new RangeError(`${values} is no hand of up to ${this.dice} dice`);
    return place;
  }

  /** How final hands that are worth so much, in the order of `hands`, are best played for, with up to so many rolls. */
  plan(worths: ArrayLike<number>, rolls: number): Plan {
    const { dice, sides } = this;
    const { kept, full, ways } = this.pairs;
    const keeps: Float64Array[] = [];
    const bests: Float64Array[] = [Float64Array.from(worths)];
    for (let roll = 1; roll <= rolls; roll++) {
      const after = bests[roll - 1] ?? NOTHING;
      const keep = new Float64Array(this.all.length);
      for (let i = 0; i < kept.length; i++)
        keep[kept[i] ?? 0] = (keep[kept[i] ?? 0] ?? 0) + (ways[i] ?? 0) * (after[full[i] ?? 0] ?? 0);
      // The same denominator for all: of what is kept, each die might have rolled anything.
      for (let i = 0; i < keep.length; i++) keep[i] = (keep[i] ?? 0) * sides ** (this.all[i]?.length ?? 0);
      const best = new Float64Array(this.hands.length).fill(Number.NEGATIVE_INFINITY);
      for (let i = 0; i < kept.length; i++)
        best[full[i] ?? 0] = Math.max(best[full[i] ?? 0] ?? 0, keep[kept[i] ?? 0] ?? 0);
      keeps.push(keep);
      bests.push(best);
    }
    return new Plan(this, keeps, bests, sides ** dice);
  }

  /** The hands that may be kept of a full one, each once, the smallest first. */
  keptOf(values: readonly number[]): (readonly number[])[] {
    const place = this.placeOf(values);
    const { kept, full } = this.pairs;
    const found: (readonly number[])[] = [];
    for (let i = 0; i < kept.length; i++) if (full[i] === place) found.push(this.all[kept[i] ?? 0] ?? []);
    return found.sort((a, b) => a.length - b.length);
  }

  private pair(): Pairs {
    const kept: number[] = [];
    const full: number[] = [];
    const ways: number[] = [];
    for (const [place, hand] of this.all.entries()) {
      for (const rolled of multisets(this.dice - hand.length, this.sides)) {
        kept.push(place);
        full.push(this.placeOf([...hand, ...rolled]));
        ways.push(ordersOf(rolled));
      }
    }
    return { kept: Uint16Array.from(kept), full: Uint16Array.from(full), ways: Uint16Array.from(ways) };
  }
}
const MOST_DICE = 6;
const NOTHING = new Float64Array();

/** What hands are worth with rolls left. Everything is an average: of a worth of 1 or 0, a chance. */
export class Plan {
  private readonly rerolls: Rerolls;
  private readonly keeps: readonly Float64Array[];
  private readonly bests: readonly Float64Array[];
  private readonly ways: number;

  constructor(rerolls: Rerolls, keeps: readonly Float64Array[], bests: readonly Float64Array[], ways: number) {
    this.rerolls = rerolls;
    this.keeps = keeps;
    this.bests = bests;
    this.ways = ways;
  }

  /** What the dice are worth with so many rolls left, when the best is done with each. */
  best(values: readonly number[], rolls: number): number {
    return (this.bests[rolls]?.[this.rerolls.placeOf(values)] ?? missing(rolls)) / this.ways ** rolls;
  }

  /** The average when these dice are kept and the others rolled, with so many rolls left before this one. */
  keep(kept: readonly number[], rolls: number): number {
    return (this.keeps[rolls - 1]?.[this.rerolls.placeOf(kept)] ?? missing(rolls)) / this.ways ** rolls;
  }

  /** What to keep of the dice with so many rolls left: of what is equally good, the most. Without rolls, all. */
  bestKeep(values: readonly number[], rolls: number): readonly number[] {
    if (rolls === 0) return values;
    let best = values;
    let most = Number.NEGATIVE_INFINITY;
    for (const kept of this.rerolls.keptOf(values)) {
      const worth = this.keep(kept, rolls);
      if (worth < most) continue;
      most = worth;
      best = kept;
    }
    return best;
  }
}

const missing = (rolls: number): never => {
  throw new RangeError(`the plan does not reach to ${rolls} rolls`);
};

const ascending = (a: number, b: number): number => a - b;

const multisets = (dice: number, sides: number, from = 1): number[][] => {
  if (dice === 0) return [[]];
  const found: number[][] = [];
  for (let value = from; value <= sides; value++)
    for (const rest of multisets(dice - 1, sides, value)) found.push([value, ...rest]);
  return found;
};

/** In how many orders dice can show these sorted values. */
const ordersOf = (values: readonly number[]): number => {
  let orders = 1;
  let alike = 0;
  for (const [i, value] of values.entries()) {
    alike = value === values[i - 1] ? alike + 1 : 1;
    orders = (orders * (i + 1)) / alike;
  }
  return orders;
};

/** The hands of so many dice, made once for each kind. */
export const rerollsOf = (dice: number, sides: number): Rerolls => {
  const key = `${dice}d${sides}`;
  const known = made.get(key) ?? new Rerolls(dice, sides);
  made.set(key, known);
  return known;
};
const made = new Map<string, Rerolls>();
