/** A player of Diceborn Heroes made of a browser page alone. */
import type { Page } from 'playwright-core';
import { playerWhoLikes, type Reach } from './player.ts';

/** What is asked, a slot for the die in the hand, town, a die for each hero that has none, the way on. Attacks want a target, so
 *  "enough" comes last among answers. What stands changes with each die that is taken up, too. */
const inBorn = playerWhoLikes(
  [
    '.offer',
    '.options .btn:not(.enough)',
    '.options .btn',
    '.champ .slot.lit:not(.of-quest)',
    '.slot.lit',
    '[data-town=rest]',
    '[data-town=cover]',
    '[data-town=buy]',
    '.acts [data-key=p]',
    '.champ.me:not(:has(.slot.set)) .pdie.can:not(.held)',
    '.acts [data-key=g]',
    '.pdie.can:not(.held)',
  ],
  `[document.querySelector('.table')?.dataset.step, document.querySelectorAll('.lit, .held').length].join(' ')`,
);

/** Takes the thing liked best, if there is anything to take now. The phase that it met, and nothing once it is over. */
export const actInBorn = async (page: Page, reach: Reach): Promise<string | undefined> =>
  (await inBorn(page, reach))?.phase;
