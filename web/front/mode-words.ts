/** What stands on the tile of a mode, where its own words are too long: few words, and a mark. */
import type { ModeInfo } from '../../engine/core/game.ts';
import { gameEntry } from '../games/games.ts';
import type { ModeTile } from '../games/page.ts';
import { t } from '../words/t.ts';

export const modeWords = (game: string, { id, minSeats, maxSeats }: ModeInfo): ModeTile =>
  gameEntry(game)?.modes()[id] ?? {
    mark: 'dice',
    text:
      minSeats === maxSeats
        ? t('{minSeats} seats', { minSeats })
        : t('{minSeats} to {maxSeats} seats', { minSeats, maxSeats }),
  };
