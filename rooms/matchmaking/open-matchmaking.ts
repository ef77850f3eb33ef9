/** The parts of a process's matchmaking, put together. */
import type { MatchmakingParts } from './context.ts';
import type { MatchmakingHook } from './hook.ts';
import { MatchCreator } from './match-creator.ts';
import { matchmakingRoomOf } from './matchmaking-room.ts';
import { MatchmakingWorker } from './matchmaking-worker.ts';
import { PlayerNotifier } from './player-notifier.ts';
import { QueueService } from './queue-service.ts';

/** `roomFor` makes the class of the room; `hook` is what else travels on its connections. */
export const openMatchmaking = (parts: MatchmakingParts) => {
  const creator = new MatchCreator(parts);
  const queueService = new QueueService(parts, (proposal) => void creator.create(proposal));
  const notifier = new PlayerNotifier(parts);
  return {
    queueService,
    notifier,
    worker: new MatchmakingWorker(parts, creator),
    roomFor: (hook: MatchmakingHook) => matchmakingRoomOf({ parts, queueService, notifier, hook }),
  };
};
