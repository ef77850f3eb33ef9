/** The battery over duels: second half. */
import { runDuels } from '../support/duel-battery.ts';

runDuels('second half');
