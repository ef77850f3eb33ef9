/** What a match starts with: its mode, what is chosen besides of the mode's own options, and who sits there. */
import type { ModeInfo, SeatOptions, StartOptions } from './game.ts';
import { BadInput } from './refusal.ts';

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
