/** What waiting buys: how unequal a match may be, whether the last opponent will do, whether a smaller match will.
 *  Every rule here only loosens with time, and whoever has waited longest speaks for the match: were the latest comer to
 *  agree as well, somebody of rare strength would wait for ever while others come and go. */

/** Widths are counted in standard deviations by which one side leads (`league/chance.ts`). 0.32 at the beginning lets nobody be
 *  more of a favourite than 63 %, and most matches are well below. It grows with the square of the wait: hardly in the
 *  first minute (65 %), since somebody fitting may come any moment; then ever faster (72 % after two minutes, 81 % after
 *  three, 97 % after five), since by then nobody will. Found by simulation (`npm run -s tool -- queue-sim`): a straight line that
 *  serves the last ones as soon makes the matches of all others less fair. Doubt counts as equality, so newcomers meet
 *  more or less anybody at once. */
const WIDTH = 0.32;
const WIDTH_A_MINUTE_SQUARED = 0.06;
/** Who plays casually would sooner play than be matched well. */
const CASUAL = 2.5;

/** How far, in standard deviations, one side may lead in a match whose longest wait is `waited` milliseconds. */
export const widthAfter = (waited: number, ranked: boolean): number => {
  const minutes = Math.max(0, waited) / 60_000;
  return (ranked ? 1 : CASUAL) * (WIDTH + WIDTH_A_MINUTE_SQUARED * minutes * minutes);
};

/** A match smaller than the mode allows starts once somebody has waited so long, in milliseconds: time enough for one
 *  more to come at a busy hour, and short beside the match itself. */
const GATHERING = 15_000;
export const startsSmall = (waited: number): boolean => waited >= GATHERING;

/** Whom one has met last will do after this, in milliseconds; sooner where no more wait than one match takes, though not
 *  at once: somebody may be about to come. */
const REMATCH = 60_000;
const REMATCH_ALONE = 30_000;
export const meetsAgain = (waited: number, othersWait: boolean): boolean =>
  waited >= (othersWait ? REMATCH : REMATCH_ALONE);
