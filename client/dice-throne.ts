/** How rooms of Dice Throne are opened and read, for clients that play nothing else. */
import type { MatchView } from '../engine/dice-throne/state/view-shape.ts';
import { readDiceThrone } from '../rooms/state/dice-throne.ts';
import type { MatchState } from '../rooms/state/match-state.ts';
import type { MatchPicture } from '../rooms/state/picture.ts';
import { anyMatch } from './any-match.ts';
import type { MatchDoor } from './match-door.ts';

export const diceThroneDoor: MatchDoor<MatchState, MatchPicture<MatchView>> = { ...anyMatch, read: readDiceThrone };
