/** Seasons: thirteen weeks each, counted from a Monday; nobody has to begin one. */
import type { Season } from '../../protocol/ladder-messages.ts';

const DAY = 86_400_000;
export const WEEK = 7 * DAY;
export const SEASON_WEEKS = 13;
const LENGTH = SEASON_WEEKS * WEEK;
/** Monday, 5 January 2026, midnight UTC: season 1 begins. Whatever was before belongs to it. */
const FIRST = Date.UTC(2026, 0, 5);

/** The season in which that moment lies, in milliseconds since 1970. */
export const seasonAt = (at: number): Season => seasonOf(Math.max(1, Math.floor((at - FIRST) / LENGTH) + 1));

export const seasonOf = (season: number): Season => {
  const from = FIRST + (season - 1) * LENGTH;
  return { season, from, until: from + LENGTH };
};
