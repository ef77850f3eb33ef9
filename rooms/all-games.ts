/** The games this house plays. */
import { diceThrone } from '../engine/dice-throne/index.ts';
import { registry } from './games.ts';
import { diceThroneProjection } from './schema/dice-throne.ts';

export const games = registry({ game: diceThrone, projection: diceThroneProjection });
