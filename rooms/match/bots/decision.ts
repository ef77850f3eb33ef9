/** What a bot does in a seat that the match waits for. */
import { playBot } from '../../../engine/bots/index.ts';
import type { BotKind } from '../../../engine/bots/kinds.ts';
import type { Action, Seat } from '../../../engine/core/game.ts';
import type { RoomContext } from '../../base/room-context.ts';
import type { Rules } from '../rules.ts';
import type { RunningMatch } from '../running-match.ts';

/** What there is no choice about, and what a bot does without a thought, is found here; anything else beside the players'
 *  way (`rooms/workers/`). */
export const decisionOf = async (
  bot: BotKind,
  seat: Seat,
  running: RunningMatch,
  rules: Rules,
  { random, workers }: Pick<RoomContext, 'random' | 'workers'>,
): Promise<Action> => {
  const [only, ...more] = running.legal(seat);
  if (only && more.length === 0) return only;
  if (bot === 'random') return running.ask((game, match) => playBot(bot, game, match, seat, random));
  return running.ask((game, match) =>
    workers.decide(rules, { match: game.save(match), seat, bot, chance: String(random()) }),
  );
};
