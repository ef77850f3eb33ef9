/** What the server tells of a ladder on which twelve people stand. */
import type { Board, Seasons } from '../../../protocol/ladder-messages.ts';

const FROM = Date.parse('2026-02-02T00:00:00Z');
const SEASON_MS = 13 * 7 * 24 * 3600 * 1000;
const NAMES = ['Ada', 'Bjarne', 'Cleo', 'Dido', 'Edwin', 'Freya', 'Gaspard', 'Hilde', 'Ivo', 'Juno', 'Kaspar', 'Lotte'];

const seasons: Seasons = {
  season: 3,
  seasons: [3, 2, 1].map((season) => ({
    season,
    from: FROM - (3 - season) * SEASON_MS,
    until: FROM - (2 - season) * SEASON_MS,
  })),
};

const board: Board = {
  key: 'dice-throne/1v1/hero',
  season: 3,
  page: 1,
  pages: 1,
  total: NAMES.length,
  entries: NAMES.map((name, at) => ({
    player: `player-${at}`,
    name,
    place: at + 1,
    shown: 1840 - 37 * at,
    won: 40 - 2 * at,
    drawn: at % 3,
    lost: 11 + at,
  })),
};

export const SEASONS = JSON.stringify(seasons);
export const BOARD = JSON.stringify(board);
