/** How rooms of Dice Throne are opened and read. */
import { readDiceThrone } from '../rooms/schema/dice-throne.ts';
import { DiceThroneState } from '../rooms/schema/dice-throne-state.ts';
import type { MatchDoor } from './connection.ts';
import type { Picture } from './table/model.ts';

export const diceThroneDoor: MatchDoor<DiceThroneState, Picture> = {
  create: (client, options) => client.create('match', options, DiceThroneState),
  join: (client, id, options) => client.joinById(id, options, DiceThroneState),
  read: readDiceThrone,
};
