/** The battery over duels: second half. */
import { runDuels } from '../support/games/duel-battery.ts';

runDuels('second half');
