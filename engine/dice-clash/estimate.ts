/** How a match stands for a seat, in points of health as other games count them: sides lost, the attack on the table, and
 *  what attacks each side could still answer. Hidden dice count as any dice. */
import type { Seat } from '../core/game.ts';
import { defends, landingsOn, spacesFor } from './landing.ts';
import type { Die, Match } from './state.ts';
import { fighterOf, foeOf, sideOf, type Table } from './table.ts';

/** A round is worth this much; so is being able to answer everything, while the foe can answer nothing. */
const ROUND = 30;
const REACH = 14;
const PENDING = 22;
/** A die or a space more than the foe has. */
const SPARE = 0.25;
/** How often which attack has to be answered, about. */
const ATTACKS: readonly (readonly [attack: number, weight: number])[] = [
  [2, 0.08],
  [3, 0.14],
  [4, 0.2],
  [5, 0.22],
  [6, 0.18],
  [7, 0.12],
  [8, 0.06],
];

export const estimateOf = (t: Table, seat: Seat): number => {
  const { m } = t;
  const foe = foeOf(seat);
  if (m.outcome) return m.outcome.winners.includes(seat) ? 2 * ROUND : -2 * ROUND;
  const mine = new Reach(t, seat, seat);
  const theirs = new Reach(t, foe, seat);
  const side = (of: Seat): number => (fighterOf(m, of).adrenaline ? ROUND : 0);
  return (
    side(foe) -
    side(seat) +
    REACH * (mine.overall() - theirs.overall()) +
    pending(m, seat, mine, theirs) +
    SPARE * (mine.spare - theirs.spare)
  );
};

/** What the attack on the table threatens. */
const pending = ({ attack, active }: Match, seat: Seat, mine: Reach, theirs: Reach): number => {
  if (attack === null) return 0;
  return active === seat ? -PENDING * mine.stuck(attack) : PENDING * theirs.stuck(attack);
};

/** What a seat can answer, as far as `viewer` knows its dice. */
class Reach {
  readonly spare: number;
  private readonly dice: readonly Seen[];
  /** By value: the attacks that a die showing it can answer somewhere, a bit an attack; red dice have their own. */
  private readonly answered: Record<'red' | 'other', readonly number[]>;

  constructor(t: Table, seat: Seat, viewer: Seat) {
    const fighter = fighterOf(t.m, seat);
    const { pool, aside, next } = fighter;
    const isOpen = ({ value, known }: Die): boolean => value > 0 && (seat === viewer || known !== 'owner');
    const dice = next.only ? [next.only] : [...pool, ...aside];
    this.dice = dice.map((die) => ({
      colour: die.colour === 'red' ? 'red' : 'other',
      value: isOpen(die) ? die.value : 0,
    }));
    const spaces = spacesFor(fighter);
    this.spare = dice.length + spaces.length;
    const side = sideOf(t, seat);
    const answers = (colour: Die['colour']): number[] =>
      VALUES.map((value) => {
        let bits = 0;
        for (const space of spaces)
          for (const { defence } of landingsOn(fighter, side, { colour, value }, space)) bits |= answeredBy(defence);
        return bits;
      });
    const other = answers('black');
    this.answered = { other, red: side.power.red ? answers('red') : other };
  }

  /** Which share of likely attacks the seat can answer; a second die for the same is worth half as much, and so on. */
  overall(): number {
    let sum = 0;
    for (const [attack, weight] of ATTACKS) sum += weight * (1 - 0.5 ** this.answers(attack));
    return sum;
  }

  /** The chance that it can answer nothing. */
  stuck(attack: number): number {
    let chance = 1;
    for (const die of this.dice) chance *= 1 - this.chance(die, attack);
    return chance;
  }

  /** How many of its dice answer it, on average. */
  private answers(attack: number): number {
    let sum = 0;
    for (const die of this.dice) sum += this.chance(die, attack);
    return sum;
  }

  private chance({ colour, value }: Seen, attack: number): number {
    const bit = bitOf(attack);
    const by = this.answered[colour];
    if (value > 0) return ((by[value - 1] ?? 0) & bit) === 0 ? 0 : 1;
    let ways = 0;
    for (const bits of by) if ((bits & bit) !== 0) ways++;
    return ways / VALUES.length;
  }
}

/** A die as the viewer knows it; 0 for a value it does not know. */
interface Seen {
  readonly colour: 'red' | 'other';
  readonly value: number;
}

const VALUES = [1, 2, 3, 4, 5, 6];
/** Attacks from `LOWEST` on have a bit each; beyond the last nothing differs that can occur. */
const LOWEST = -8;
const BITS = 30;
const bitOf = (attack: number): number => 1 << Math.min(BITS - 1, Math.max(0, attack - LOWEST));

const answeredBits = new Map<number, number>();
const answeredBy = (defence: number): number => {
  const known = answeredBits.get(defence);
  if (known !== undefined) return known;
  let bits = 0;
  for (let i = 0; i < BITS; i++) if (defends(LOWEST + i, defence)) bits |= 1 << i;
  answeredBits.set(defence, bits);
  return bits;
};
