/** The runs of the battery: which modes and heroes meet, how often, and the command that plays one seed again. */
import type { StartOptions } from '../../engine/core/game.ts';
import { kindsAt, ofKind } from '../../engine/core/kinds.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { Match } from '../../engine/dice-throne/state.ts';
import { type BatteryResult, playBattery } from './battery.ts';
import { checkDiceThrone, hideOtherwise } from './dice-throne-invariants.ts';

const heroes = ofKind(diceThrone, 'hero');

/** Every ordered pair of heroes. */
export const pairs: readonly (readonly [string, string])[] = heroes.flatMap((first) =>
  heroes.map((second) => [first, second] as const),
);

/** Every other mode with every number of seats that it has. */
export const tables: readonly { readonly mode: string; readonly seats: number }[] = diceThrone.modes
  .filter(({ id }) => id !== '1v1')
  .flatMap(({ id, minSeats, maxSeats }) =>
    Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => ({ mode: id, seats: minSeats + i })),
  );

/** Seats of a mode, filled in turn from a number on with whoever may sit there. */
export const seatsFrom = (mode: string, seats: number, from: number): StartOptions => {
  const info = diceThrone.modes.find(({ id }) => id === mode);
  if (!info) throw new Error(`there is no mode ${mode}`);
  const pick = (kind: string, i: number): string => {
    const ids = ofKind(diceThrone, kind);
    return ids[(from + i * 3) % ids.length] ?? '';
  };
  return { mode, seats: kindsAt(info, seats).map((kind, i) => ({ hero: pick(kind, i) })) };
};

export const duelOf = ([first, second]: readonly [string, string]): StartOptions => ({
  mode: '1v1',
  seats: [{ hero: first }, { hero: second }],
});

/** Plays one match of Dice Throne; a failure names the command that plays it again. */
export const playOne = (start: StartOptions, seed: string, { depth = 97, twice = true } = {}): BatteryResult => {
  try {
    return playBattery({
      game: diceThrone,
      start,
      seed,
      depth,
      twice,
      invariants: (match) => checkDiceThrone(asMatch(match)),
      hideOtherwise: (match, viewer) => hideOtherwise(asMatch(match), viewer),
    });
  } catch (error) {
    const seats = start.seats.map(({ hero }) => hero).join(',');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\n  again: npm run battery -- --seed '${seed}' --mode ${start.mode} --heroes ${seats}`, {
      cause: error,
    });
  }
};

/** The battery hands back what the game's own start made. */
const asMatch = (match: unknown): Match => match as Match;
