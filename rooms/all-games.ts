/** The games this context plays. */
import { diceClash } from '../engine/dice-clash/index.ts';
import { diceThrone } from '../engine/dice-throne/index.ts';
import { registry } from './games.ts';
import { diceThroneProjection } from './state/dice-throne.ts';
import { jsonProjection } from './state/json.ts';

export const games = registry(
  { game: diceThrone, projection: diceThroneProjection },
  { game: diceClash, projection: jsonProjection },
);
