/** Achievements of those who stand together against the game itself: in crawls, and in battles with a boss. */
import { type AchievementDef, achievement, wins } from '../../achievements/achievement.ts';

export const togetherAchievements: readonly AchievementDef[] = [
  achievement(
    'crawl-won',
    'Through the Portal',
    'Win a portal crawl.',
    'over',
    (s, e, me) => wins(s, e, me) && s.after.crawl !== undefined,
  ),
  achievement(
    'crawl-every-tile',
    'No Stone Unturned',
    'Win a portal crawl on a map that is explored to its last tile.',
    'over',
    (s, e, me) => wins(s, e, me) && s.after.crawl?.tiles.every(({ up }) => up) === true,
  ),
  achievement(
    'crawl-last-legs',
    'On Their Last Legs',
    'Win a portal crawl with no hero of more than 5 health.',
    'over',
    (s, e, me) => wins(s, e, me) && s.after.crawl !== undefined && s.after.seats.every(({ health }) => health <= 5),
  ),
  achievement(
    'boss-felled',
    'Crownless',
    'Win a boss battle.',
    'over',
    (s, e, me) => wins(s, e, me) && s.after.battle !== undefined,
  ),
  achievement(
    'boss-barely',
    'By a Thread',
    'Win a boss battle with at most 5 health left.',
    'over',
    (s, e, me) => wins(s, e, me) && s.after.battle !== undefined && (s.seat(me)?.health ?? 0) <= 5,
  ),
];
