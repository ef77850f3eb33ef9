/** The campaigns of a process, put together: what looks after them, and what travels on connections to matchmaking. */
import { z } from 'zod';
import {
  campaignActMessage,
  campaignBotMessage,
  campaignMessage,
  campaignOpenMessage,
  campaignSeatMessage,
  campaignShareMessage,
  enlistMessage,
  foundMessage,
} from '../../protocol/campaign/requests.ts';
import type { MatchmakingHook, OnRequest } from '../matchmaking/hook.ts';
import { CampaignNotifier } from './campaign-notifier.ts';
import { CampaignService } from './campaign-service.ts';
import { CampaignWorker } from './campaign-worker.ts';
import type { CampaignParts } from './context.ts';

const NOTHING = z.unknown();

export const openCampaigns = (parts: CampaignParts) => {
  const notifier = new CampaignNotifier(parts);
  const worker = new CampaignWorker(parts, notifier);
  const service = new CampaignService(parts, worker, notifier);
  const hook: MatchmakingHook = {
    addRequests: (onRequest) => addRequests(onRequest, service),
    // Whoever comes says what they want to have open.
    sendStanding: async () => undefined,
    disconnected: ({ id }) => worker.disconnected(id),
    listen: (sent) => parts.campaigns.listen((news) => sent(worker.onNews(news))),
  };
  return { worker, hook };
};

/** Everything that pages ask of campaigns. */
const addRequests = (onRequest: OnRequest, service: CampaignService): void => {
  onRequest('campaign-create', foundMessage, ({ user }, asked) => service.create(user, asked));
  onRequest('campaign-join', enlistMessage, ({ user }, asked) => service.join(user, asked));
  onRequest('campaign-list', NOTHING, ({ user }) => service.list(user));
  onRequest('campaign-open', campaignOpenMessage, ({ user }, asked) => service.open(user, asked));
  onRequest('campaign-close', campaignMessage, ({ user }, { id }) => service.close(user, id));
  onRequest('campaign-act', campaignActMessage, ({ user }, asked) => service.act(user, asked));
  onRequest('campaign-bot', campaignBotMessage, ({ user }, asked) => service.bot(user, asked));
  onRequest('campaign-unseat', campaignSeatMessage, ({ user }, asked) => service.unseat(user, asked));
  onRequest('campaign-finish', campaignSeatMessage, ({ user }, asked) => service.finish(user, asked));
  onRequest('campaign-share', campaignShareMessage, ({ user }, asked) => service.share(user, asked));
  onRequest('campaign-leave', campaignMessage, ({ user }, { id }) => service.leave(user, id));
};
