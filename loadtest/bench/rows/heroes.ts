/** What a decision costs by hero, beside the mean of all: none makes all others wait. */
import { GAMES } from '../../../engine/games.ts';
import type { Bench } from '../figure.ts';
import { heroCosts, MOST_TIMES_THE_MEAN } from '../hero-cost.ts';

const SECONDS = { full: 2, quick: 0.3 };

export const heroes: Bench = {
  name: 'heroes',
  what: 'What a decision costs with one hero on both sides, against the mean of all; none may cost more than twice that.',
  how: 'Random bots play whole matches of two; all heroes take turns, so that a machine that slows down slows down all.',
  run: async ({ quick, say }) =>
    GAMES.flatMap((game) => {
      say(`heroes: ${game.name}`);
      return heroCosts(game, quick ? SECONDS.quick : SECONDS.full).map(({ name, microseconds, ratio }) => ({
        id: `heroes/${game.id}/${name}`,
        what: `${game.name}: ${name}`,
        value: microseconds / 1000,
        unit: 'ms',
        ratio,
        gate: { must: MOST_TIMES_THE_MEAN, aim: MOST_TIMES_THE_MEAN, of: 'ratio' as const, better: 'less' as const },
      }));
    }),
};
