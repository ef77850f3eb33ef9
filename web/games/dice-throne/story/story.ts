/** How a match went, told from what happened in it: health by turn, what each dealt, prevented, healed and spent, the
 *  biggest blow, and how kind the dice were. */
import type { Seat } from '../../../../engine/core/game.ts';
import type { MatchView } from '../../../../engine/dice-throne/state/view-shape.ts';
import { fighterAt, fightersOf, isEnemy } from '../fighters.ts';
import { drawn } from '../happenings.ts';
import { Ledger } from './ledger.ts';

/** A match after one of its actions. */
export interface StoryStep {
  readonly view: MatchView;
  readonly events: readonly { readonly type: string }[];
}

export interface SeatStory {
  readonly seat: Seat;
  readonly dealt: number;
  readonly prevented: number;
  readonly healed: number;
  readonly cpSpent: number;
  readonly cards: number;
  readonly blow?: Blow;
  readonly dice: DiceLuck;
}

/** Damage dealt at once. */
export interface Blow {
  readonly damage: number;
  readonly ability: string;
  readonly turn: number;
}

/** Sixes among all six-sided dice thrown: the best face of every die. */
export interface DiceLuck {
  readonly thrown: number;
  readonly sixes: number;
  /** How many of a hundred who throw as often have fewer sixes. */
  readonly luckierThan: number;
}

export interface Story {
  readonly seats: readonly SeatStory[];
  /** The health of everybody at the end of each turn, the start first, by their numbers: seats, then whom the game plays. */
  readonly health: readonly (readonly number[])[];
  /** Whom the game has played from the start on. */
  readonly enemies: readonly { readonly number: number; readonly hero: string }[];
  readonly turns: number;
}

const SIDES = 6;

class Tally {
  dealt = 0;
  prevented = 0;
  healed = 0;
  cpSpent = 0;
  cards = 0;
  thrown = 0;
  sixes = 0;
  blow: Blow | undefined;
}

/** `start`: the match as it began. Events that the viewer could not know are missing in `steps`, and in the story. */
export function storyOf(start: MatchView, steps: Iterable<StoryStep>): Story {
  const byNumber = new Map<number, Tally>();
  const tallyOf = (number: number): Tally => {
    const tally = byNumber.get(number) ?? new Tally();
    byNumber.set(number, tally);
    return tally;
  };
  const first = fightersOf(start);
  const healthIn = (view: MatchView): number[] =>
    first.map(({ seat }) => Math.max(0, fighterAt(view, seat)?.health ?? 0));
  const health: number[][] = [healthIn(start)];
  let { turn } = start;
  let last = start;
  const ledger = new Ledger();

  for (const { view, events } of steps) {
    for (const event of drawn(events)) {
      const own = 'seat' in event ? tallyOf(event.seat) : undefined;
      switch (event.type) {
        case 'rolled': {
          const dice = event.dice.filter(({ symbol, value }) => symbol !== String(value));
          if (!own) break;
          own.thrown += dice.length;
          own.sixes += dice.filter(({ value }) => value === SIDES).length;
          break;
        }
        case 'announced':
        case 'enemy-turn':
          ledger.beginAnew();
          break;
        case 'attack':
          ledger.attacked(event);
          break;
        case 'damage':
          ledger.laid(event);
          break;
        case 'modified':
          ledger.changed(event);
          break;
        case 'dealt': {
          const { prevented, by } = ledger.dealt(event);
          tallyOf(event.seat).prevented += prevented;
          for (const [from, n] of by) {
            if (from === event.seat) continue;
            const dealer = tallyOf(from);
            dealer.dealt += n;
            const { attack } = last;
            const ability = attack?.by === from ? attack.ability : '';
            if (n > (dealer.blow?.damage ?? 0)) dealer.blow = { damage: n, ability, turn: view.turn };
          }
          break;
        }
        case 'health':
          if (own && event.by > 0) own.healed += event.by;
          break;
        case 'cp':
          if (own && event.n < 0) own.cpSpent -= event.n;
          break;
        case 'played':
          if (own) own.cards++;
          break;
        case 'turn':
          for (const [to, n] of ledger.neverDealt()) tallyOf(to).prevented += n;
          ledger.beginAnew();
          break;
      }
    }
    if (view.turn !== turn) {
      turn = view.turn;
      health.push(healthIn(last));
    }
    last = view;
  }
  health.push(healthIn(last));
  return {
    health,
    turns: last.turn,
    enemies: first.filter(isEnemy).map(({ seat, hero }) => ({ number: seat, hero })),
    seats: start.seats.map(({ seat }) => {
      const { dealt, prevented, healed, cpSpent, cards, thrown, sixes, blow } = tallyOf(seat);
      return {
        seat,
        dealt,
        prevented,
        healed,
        cpSpent,
        cards,
        dice: { thrown, sixes, luckierThan: luckOf(thrown, sixes) },
        ...(blow && { blow }),
      };
    }),
  };
}

/** The share of a hundred throwers with fewer sixes in so many throws; those with as many count half. */
export function luckOf(thrown: number, sixes: number): number {
  let below = 0;
  // Probabilities from 0 sixes up, each from the one before.
  let chance = ((SIDES - 1) / SIDES) ** thrown;
  for (let n = 0; n <= sixes; n++) {
    below += n === sixes ? chance / 2 : chance;
    chance *= (thrown - n) / ((n + 1) * (SIDES - 1));
  }
  return Math.round(100 * below);
}
