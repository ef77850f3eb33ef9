/** What the parts of the parties share. */
import type { Parties } from '../../infra/parties/parties.ts';
import type { ModeOf } from '../../league/party/commands.ts';
import type { Party } from '../../league/party/party.ts';
import { isShared, poolId } from '../../protocol/pool.ts';
import type { GameRegistry } from '../games.ts';
import type { MatchmakingParts } from '../matchmaking/context.ts';
import type { PlayerNotifier } from '../matchmaking/player-notifier.ts';
import type { QueueService } from '../matchmaking/queue-service.ts';

export interface PartyParts extends Pick<MatchmakingParts, 'context' | 'tickets' | 'recovery' | 'order'> {
  readonly parties: Parties;
  readonly queueService: Pick<QueueService, 'queue' | 'leave'>;
  readonly notifier: Pick<PlayerNotifier, 'isHere' | 'send' | 'showMatch'>;
}

/** The modes that parties can play here. */
export const modesOf =
  (games: GameRegistry): ModeOf =>
  ({ game: id, mode: modeId }) => {
    const entry = games.get(id);
    const mode = entry?.game.modes.find((one) => one.id === modeId);
    return entry && mode && isShared(entry.game, mode) ? { mode, heroes: entry.game.heroes } : undefined;
  };

/** What is played, as pages know it. */
export const poolOf = ({ choice: { game, mode, ranked } }: Party): string => poolId({ game, mode, ranked });
