/** The games this house plays. */
import { registry } from './games.ts';

export const games = registry();
