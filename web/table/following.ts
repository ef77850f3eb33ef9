/** Whether a list that grows at its end is followed there, until somebody has scrolled up to read. */

/** So near to its end a list still counts as being at its end. */
const NEAR_END_PX = 40;

/** What an element says of its scrolling, in pixels. */
export interface Scrolled {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** Whether it is still followed once it has been scrolled. `before`: where it stood until then, in pixels from its head. The browser
 *  tells of scrolling some time later; what has grown at its end meanwhile is not somebody who reads: those go up. */
export const stillFollowed = (
  followed: boolean,
  before: number,
  { scrollTop, scrollHeight, clientHeight }: Scrolled,
): boolean => scrollHeight - scrollTop - clientHeight < NEAR_END_PX || (followed && scrollTop >= before);
