/** A player of Dice Clash made of a browser page alone. */
import type { Page } from 'playwright-core';
import { playerWhoLikes, type Reach } from './player.ts';

/** Answers, a space for the chosen die, a die. What stands changes with each die that is chosen, too. */
const inClash = playerWhoLikes(
  ['.acts .options button', '.space.lit', '.shown.lit', '.pdie.lit', 'button.pdie:not(.held)'],
  `[document.querySelector('.table')?.dataset.step, document.querySelectorAll('.lit, .held').length].join(' ')`,
);

/** Takes the thing liked best, if there is anything to take now. False once the match is over. */
export const actInClash = async (page: Page, reach: Reach): Promise<boolean> =>
  (await inClash(page, reach)) !== undefined;
