/** What a player asks of campaigns, on the line to matchmaking, and what comes of it. What is open stays open when the line
 *  comes back after a drop. */
import type { Language } from '../engine/core/words/language.ts';
import type { CampaignMessage, CampaignsMessage } from '../protocol/campaign/messages.ts';
import type {
  CampaignActMessage,
  CampaignBotMessage,
  CampaignIdMessage,
  CampaignOpenMessage,
  CampaignSeatMessage,
  CampaignShareMessage,
  EnlistMessage,
  FoundMessage,
} from '../protocol/campaign/requests.ts';
import { freshKey } from './fresh-key.ts';
import type { Asked, MatchmakingConnection } from './matchmaking.ts';
import { NO_CONNECTION } from './refusal.ts';

/** A request without its key: that is drawn here. */
type Keyless<T> = Omit<T, 'key'>;

/** For so long a request that gets no answer is sent again. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 300;

const opening = (id: string, language: Language | undefined): CampaignOpenMessage => ({
  id,
  ...(language && { language }),
});

export class CampaignRequests {
  /** What the player takes part in; nothing until `list` was asked. */
  list: CampaignsMessage | undefined;
  private readonly connection: MatchmakingConnection;
  private readonly tables = new Map<string, CampaignMessage>();
  /** With what is read there. */
  private readonly open = new Map<string, Language | undefined>();

  constructor(connection: MatchmakingConnection) {
    this.connection = connection;
    connection.listen({
      campaigns: (list) => {
        this.list = list;
      },
      campaign: (message) => {
        this.tables.set(message.id, message);
        // Founded or joined, it is open without being asked for.
        if (message.table && !this.open.has(message.id)) this.open.set(message.id, undefined);
      },
      live: () => {
        for (const [id, language] of this.open)
          void this.ask<CampaignOpenMessage>('campaign-open', opening(id, language));
      },
    });
  }

  /** A campaign that is open, as it is now; nothing until the server has said. */
  table(id: string): CampaignMessage | undefined {
    return this.tables.get(id);
  }

  /** The campaign that was founded or joined last is the newest here. */
  get newest(): string | undefined {
    return [...this.tables.keys()].at(-1);
  }

  askForList(): Promise<Asked> {
    return this.ask('campaign-list', undefined);
  }

  /** A new campaign, which is open then. */
  found(asked: Keyless<FoundMessage>): Promise<Asked> {
    return this.ask<FoundMessage>('campaign-create', { ...asked, key: freshKey() });
  }

  /** Joins by the code of an invite link; the campaign is open then. */
  join(asked: Keyless<EnlistMessage>): Promise<Asked> {
    return this.ask<EnlistMessage>('campaign-join', { ...asked, key: freshKey() });
  }

  /** Hears of the campaign from now on, in that language, and counts as present there. */
  opens(id: string, language?: Language): Promise<Asked> {
    this.open.set(id, language);
    return this.ask<CampaignOpenMessage>('campaign-open', opening(id, language));
  }

  closes(id: string): Promise<Asked> {
    this.open.delete(id);
    return this.ask<CampaignIdMessage>('campaign-close', { id });
  }

  /** An action of the rules. */
  act(id: string, action: CampaignActMessage['action']): Promise<Asked> {
    return this.ask<CampaignActMessage>('campaign-act', { id, action, key: freshKey() });
  }

  /** A hero for a bot to play. */
  addBot(id: string, hero: string): Promise<Asked> {
    return this.ask<CampaignBotMessage>('campaign-bot', { id, hero, key: freshKey() });
  }

  /** Takes a seat away before the campaign begins. */
  unseat(id: string, seat: number): Promise<Asked> {
    return this.ask<CampaignSeatMessage>('campaign-unseat', { id, seat, key: freshKey() });
  }

  /** Has a bot do what is left to do for somebody who has been away for long. */
  finishFor(id: string, seat: number): Promise<Asked> {
    return this.ask<CampaignSeatMessage>('campaign-finish', { id, seat, key: freshKey() });
  }

  /** Lets whoever has the link look on, or nobody any more. */
  share(id: string, on: boolean): Promise<Asked> {
    return this.ask<CampaignShareMessage>('campaign-share', { id, on, key: freshKey() });
  }

  /** Leaves for good. */
  leave(id: string): Promise<Asked> {
    this.open.delete(id);
    return this.ask<CampaignIdMessage>('campaign-leave', { id });
  }

  /** A request without an answer goes out again, with the same key: it is done once. */
  private async ask<T>(type: string, message: T): Promise<Asked> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const asked = await this.connection.ask(type, message);
      if (asked.ok || asked.code !== NO_CONNECTION.code || performance.now() > deadline) return asked;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
