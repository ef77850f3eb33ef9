/** How a match went, told from what happened in it: every die that was placed, in order, and what each side made of its
 *  own. */
import type { Seat } from '../../../../engine/core/game.ts';
import type { DiceClashEvent, EventType } from '../../../../engine/dice-clash/state/events.ts';

/** A die that was placed. */
export interface Landing {
  readonly seat: Seat;
  readonly round: number;
  readonly space: number;
  readonly value: number;
  readonly defence: number;
  readonly attack: number;
  /** The attack that it stopped; absent for the first of a round. */
  readonly stopped?: number;
}

export interface SeatStory {
  readonly seat: Seat;
  readonly placed: number;
  readonly rounds: number;
  /** All that its dice struck for, and all that they stopped. */
  readonly struck: number;
  readonly stopped: number;
  /** The hardest blow, the first of several. */
  readonly best?: Landing;
  /** The stop with the least to spare. */
  readonly narrow?: Landing;
  readonly powers: number;
  /** How often dice were rolled again. */
  readonly reRolls: number;
}

export interface Story {
  readonly landings: readonly Landing[];
  readonly seats: readonly SeatStory[];
}

const TOLD = ['round', 'placed', 'power', 're-rolled', 'round-lost'] as const satisfies readonly EventType[];
type ToldEvent = DiceClashEvent<(typeof TOLD)[number]>;
const KNOWN: ReadonlySet<string> = new Set(TOLD);
const isTold = (event: { readonly type: string }): event is ToldEvent => KNOWN.has(event.type);

/** `events`: all of the match, in order, as everybody saw them. */
export function storyOf(seats: readonly Seat[], events: Iterable<{ readonly type: string }>): Story {
  const landings: Landing[] = [];
  const told: ToldEvent[] = [];
  let round = 1;
  let attack: number | undefined;
  for (const event of events) {
    if (!isTold(event)) continue;
    told.push(event);
    if (event.type === 'round') {
      ({ round } = event);
      attack = undefined;
    }
    if (event.type !== 'placed') continue;
    const { seat, space, value, defence } = event;
    landings.push({
      seat,
      round,
      space,
      value,
      defence,
      attack: event.attack,
      ...(attack !== undefined && { stopped: attack }),
    });
    ({ attack } = event);
  }
  const many = (type: ToldEvent['type'], seat: Seat): number =>
    told.filter((event) => event.type === type && event.seat === seat).length;
  return {
    landings,
    seats: seats.map((seat) => {
      const own = landings.filter((landing) => landing.seat === seat);
      const best = mostOf(own, ({ attack }) => attack);
      const narrow = mostOf(
        own.filter(({ stopped = 0, defence }) => stopped > 0 && defence > stopped),
        ({ stopped = 0, defence }) => stopped - defence,
      );
      return {
        seat,
        placed: own.length,
        rounds: told.filter((event) => event.type === 'round-lost' && event.seat !== seat).length,
        struck: own.reduce((sum, { attack }) => sum + attack, 0),
        stopped: own.reduce((sum, { stopped = 0 }) => sum + stopped, 0),
        ...(best && { best }),
        ...(narrow && { narrow }),
        powers: many('power', seat),
        reRolls: many('re-rolled', seat),
      };
    }),
  };
}

/** The first of those with the highest figure. */
const mostOf = (landings: readonly Landing[], figure: (landing: Landing) => number): Landing | undefined =>
  landings.reduce<Landing | undefined>(
    (most, landing) => (most && figure(most) >= figure(landing) ? most : landing),
    undefined,
  );
