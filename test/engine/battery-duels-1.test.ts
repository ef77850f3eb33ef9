/** The battery over duels: first half. */
import { runDuels } from '../support/games/duel-battery.ts';

runDuels('first half');
