/** What the parts of the parties share. */
import type { Parties } from '../../infra/parties/parties.ts';
import type { ModeOf } from '../../league/party/commands.ts';
import type { Party } from '../../league/party/party.ts';
import { poolId } from '../../protocol/pool.ts';
import type { GameRegistry } from '../games.ts';
import { knownPool, type MatchmakingParts } from '../matchmaking/context.ts';
import type { PlayerNotifier } from '../matchmaking/player-notifier.ts';
import type { QueueService } from '../matchmaking/queue-service.ts';

export interface PartyParts extends Pick<MatchmakingParts, 'context' | 'tickets' | 'recovery' | 'order'> {
  readonly parties: Parties;
  readonly queueService: Pick<QueueService, 'queue' | 'leave'>;
  readonly notifier: Pick<PlayerNotifier, 'isHere' | 'send' | 'showMatch'>;
}

/** The modes that parties can play here: those that people can be matched for. */
export const modesOf =
  (games: GameRegistry): ModeOf =>
  ({ game, mode }) => {
    const known = knownPool({ game, mode, ranked: false }, games);
    return known && { mode: known.mode, heroes: known.entry.game.heroes };
  };

/** What is played, as pages know it. */
export const poolOf = ({ choice: { game, mode, ranked } }: Party): string => poolId({ game, mode, ranked });
