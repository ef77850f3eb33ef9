/** The battery over duels: first half. */
import { runDuels } from '../support/duel-battery.ts';

runDuels('first half');
