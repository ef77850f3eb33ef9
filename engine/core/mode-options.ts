/** What a match starts with: its mode, what is chosen besides of the mode's own options, and who sits there. */
import type { ModeInfo, SeatOptions, StartOptions } from './game.ts';
import { BadInput } from './refusal.ts';

/** The mode of that id. Throws `BadInput` where there is none. */
export const modeNamed = <M extends Pick<ModeInfo, 'id'>>(modes: readonly M[], id: string): M => {
  const mode = modes.find((one) => one.id === id);
  if (mode) return mode;
  throw new BadInput('mode', `there is no mode ${id}; there are ${modes.map((one) => one.id).join(', ')}`);
};

/** Throws `BadInput` for more or fewer seats than the mode has. */
export const checkSeatCount = (
  { id, minSeats, maxSeats }: Pick<ModeInfo, 'id' | 'minSeats' | 'maxSeats'>,
  seats: number,
): void => {
  if (seats >= minSeats && seats <= maxSeats) return;
  const most = minSeats === maxSeats ? '' : ` to ${maxSeats}`;
  throw new BadInput('seats', `${id} is for ${minSeats}${most} seats, not ${seats}`);
};

/** The first option chosen that the mode does not have, with its field named; nothing if it has them all. */
export const wrongOption = (
  { id, options = [] }: Pick<ModeInfo, 'id' | 'options'>,
  chosen: StartOptions['options'] = [],
): BadInput | undefined => {
  const ids = options.map((option) => option.id);
  const at = chosen.findIndex((option) => !ids.includes(option));
  if (at < 0) return undefined;
  const there = ids.length > 0 ? `its options are ${ids.join(', ')}` : 'it has no options';
  return new BadInput(`options.${at}`, `${id} has no option ${chosen[at]}; ${there}`);
};
/** Throws `BadInput` for an option that the mode does not have. */
export const checkModeOptions = (mode: Pick<ModeInfo, 'id' | 'options'>, chosen: StartOptions['options']): void => {
  const wrong = wrongOption(mode, chosen);
  if (wrong) throw wrong;
};

/** What a game starts with, out of how a match was opened. */
export const startOptionsOf = (
  {
    mode,
    options,
    setup,
  }: { readonly mode: string; readonly options?: readonly string[] | undefined; readonly setup?: unknown },
  seats: readonly SeatOptions[],
): StartOptions => ({
  mode,
  seats: seats.map(({ hero }) => ({ hero })),
  ...(options && { options }),
  ...(setup !== undefined && { setup }),
});
