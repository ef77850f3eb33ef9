/** Sends members who have a campaign open, as far as they are connected to this process, how it is. */
import { diceThroneCampaign as rules } from '../../engine/campaign/index.ts';
import type { Seat } from '../../engine/core/game.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../engine/core/words/language.ts';
import type { FoundCampaign, Presence } from '../../infra/campaigns/form.ts';
import { isArchived, type KeptCampaign, seatOf } from '../../league/campaign/kept-campaign.ts';
import type {
  CampaignMessage,
  CampaignPerson,
  CampaignSummary,
  CampaignTable,
} from '../../protocol/campaign/messages.ts';
import type { CampaignParts } from './context.ts';
import { isOverdue, isPresent } from './presence.ts';
import { namesInto, toldOf } from './told.ts';

export class CampaignNotifier {
  private readonly parts: Pick<CampaignParts, 'campaigns' | 'notifier'>;
  /** Campaigns that players who are here have open, and what they read them in. */
  private readonly open = new Map<string, Map<string, Language>>();

  constructor(parts: Pick<CampaignParts, 'campaigns' | 'notifier'>) {
    this.parts = parts;
  }

  /** Ids of all campaigns that somebody here has open. */
  get campaigns(): string[] {
    return [...new Set([...this.open.values()].flatMap((ids) => [...ids.keys()]))];
  }

  /** Who has the campaign open here. */
  watching(id: string): string[] {
    return [...this.open].flatMap(([player, ids]) => (ids.has(id) ? player : []));
  }

  /** Left out, the language stays what it was. */
  opens(player: string, id: string, language?: Language): void {
    const ids = this.open.get(player) ?? new Map<string, Language>();
    this.open.set(player, ids.set(id, language ?? ids.get(id) ?? DEFAULT_LANGUAGE));
  }

  closes(player: string, id: string): void {
    const ids = this.open.get(player);
    ids?.delete(id);
    if (ids?.size === 0) this.open.delete(player);
  }

  /** The player's last connection here is gone: returns what they had open. */
  left(player: string): string[] {
    const ids = [...(this.open.get(player)?.keys() ?? [])];
    this.open.delete(player);
    return ids;
  }

  /** Sends the campaign, as it was found, to all who have it open here. */
  async send(id: string, found: FoundCampaign | undefined): Promise<void> {
    const presence = await this.parts.campaigns.presence(id);
    const now = Date.now();
    for (const player of this.watching(id)) {
      const language = this.open.get(player)?.get(id);
      await this.parts.notifier.send(player, 'campaign', messageFor({ player, language }, id, found, presence, now));
    }
  }

  /** Sends the player what they take part in. */
  async sendList(player: string): Promise<void> {
    const { campaigns, notifier } = this.parts;
    const { campaigns: listed, ...won } = await campaigns.of(player);
    const now = Date.now();
    const all = await Promise.all(
      listed.map(async ({ id, name }) => summaryFor(player, id, name, await campaigns.find(id), now)),
    );
    await notifier.send(player, 'campaigns', { campaigns: all, ...won });
  }
}

interface Reader {
  readonly player: string;
  readonly language: Language | undefined;
}

const messageFor = (
  { player, language }: Reader,
  id: string,
  found: FoundCampaign | undefined,
  presence: Presence,
  now: number,
): CampaignMessage => {
  if (found && 'unreadable' in found) return { id, unreadable: found.unreadable };
  if (!found) return { id };
  const seat = seatOf(found.kept, player);
  return { id, ...(seat !== undefined && { table: tableFor(seat, found.kept, presence, now, language) }) };
};

const tableFor = (
  seat: Seat,
  kept: KeptCampaign,
  presence: Presence,
  now: number,
  language?: Language,
): CampaignTable => {
  const { code, shared, players, campaign, departed } = kept;
  return {
    ...toldOf(kept, language),
    code,
    ...(shared !== undefined && { shared }),
    you: seat,
    people: players.map((one): CampaignPerson | null => {
      if (!one) return null;
      const seen = presence[one.id];
      return { ...one, present: isPresent(seen, now), overdue: isOverdue(seen, now) };
    }),
    matchOpen: departed?.open === true,
    legal: rules.legal(campaign, seat).map((action) => ({
      action: { ...action },
      label: namesInto(kept, rules.label(campaign, seat, action, language), language),
    })),
  };
};

const summaryFor = (
  player: string,
  id: string,
  name: string,
  found: FoundCampaign | undefined,
  now: number,
): CampaignSummary => {
  if (!found) return { id, name, unreadable: 'It is not kept any more.' };
  if ('unreadable' in found) return { id, name, unreadable: found.unreadable };
  const { kept } = found;
  const seat = seatOf(kept, player);
  const { waiting, stage, difficulty, scenario, session, score, members } = rules.view(kept.campaign, 'public');
  return {
    id,
    name,
    stage,
    difficulty,
    scenario,
    session,
    score,
    members: members.map(({ hero }, at) => {
      const person = kept.players[at];
      return { hero, ...(person && { player: person.name }) };
    }),
    waits: waiting.some((wait) => wait.seat === seat),
    archived: isArchived(kept, now),
  };
};
