/** What waiting buys: how unequal a match may be, whether the last opponent will do, whether a smaller match will.
 *  Every rule here only loosens with time, and whoever has waited longest speaks for the match: were the latest comer to
 *  agree as well, somebody of rare strength would wait for ever while others come and go. */

/** The width at the beginning and what each second adds, in standard deviations by which one side leads (`chance.ts`):
 *  0.3 makes a favourite of 62 % and is what two well-known players a week apart in form differ by. The straight line
 *  turns that into 73 % after ten seconds, 89 % after half a minute, and into anybody at all after a few minutes:
 *  people put up with a lopsided match sooner than with none. Doubt about a newcomer counts as equality, so newcomers
 *  meet more or less anybody at once. */
const WIDTH = 0.3;
const WIDTH_A_SECOND = 0.03;

/** How far, in standard deviations, one side may lead in a match whose longest wait is `waited` milliseconds. */
export const widthAfter = (waited: number): number => WIDTH + (WIDTH_A_SECOND * Math.max(0, waited)) / 1000;

/** A match smaller than the mode allows starts once somebody has waited so long, in milliseconds: time enough for one
 *  more to come at a busy hour, and short beside the match itself. */
const GATHERING = 15_000;
export const startsSmall = (waited: number): boolean => waited >= GATHERING;

/** Whom one has met last will do after this, in milliseconds; sooner where nobody else waits, though not at once:
 *  somebody may be about to come. */
const REMATCH = 60_000;
const REMATCH_ALONE = 15_000;
export const meetsAgain = (waited: number, othersWait: boolean): boolean =>
  waited >= (othersWait ? REMATCH : REMATCH_ALONE);
