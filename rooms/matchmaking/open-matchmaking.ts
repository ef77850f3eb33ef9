/** The parts of a process's matchmaking, put together. */
import type { Parties } from '../../infra/parties/parties.ts';
import { openParties } from '../party/open-parties.ts';
import type { MatchmakingParts } from './context.ts';
import { MatchCreator } from './match-creator.ts';
import { matchmakingRoomOf } from './matchmaking-room.ts';
import { MatchmakingWorker } from './matchmaking-worker.ts';
import { PlayerNotifier } from './player-notifier.ts';
import { QueueService } from './queue-service.ts';

export const openMatchmaking = (parts: MatchmakingParts, kept: Parties) => {
  const creator = new MatchCreator(parts);
  const queueService = new QueueService(parts, (proposal) => void creator.make(proposal));
  const notifier = new PlayerNotifier(parts);
  const parties = openParties({ ...parts, parties: kept, queueService, notifier });
  return {
    queueService,
    parties: parties.worker,
    worker: new MatchmakingWorker(parts, creator),
    room: matchmakingRoomOf(parts, queueService, notifier, parties),
  };
};
