/** How a seat wants to be asked in windows. The server passes for it otherwise, after the same hold as for
 *  everybody. */
export const WINDOW_PREFERENCES = [
  /** Every time, even with nothing to play: nobody learns from a slow pass that there was something. */
  'always',
  /** When something one may do bears on what hangs over the table: open dice, damage on its way, what is about to be
   *  taken. */
  'when-it-matters',
  /** When something but passing is possible. */
  'when-able',
  /** Only at the last call before damage is dealt or a card takes effect, and then only when able. */
  'last-call',
  /** Not at all until the seat's own turn begins; then as before. */
  'until-my-turn',
] as const;
export type WindowPreference = (typeof WINDOW_PREFERENCES)[number];
/** How a seat is asked that has not said anything else. */
export const DEFAULT_PREFERENCE: WindowPreference = 'when-it-matters';
