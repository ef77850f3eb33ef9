/** Sees to it that campaigns go on, whichever process died: that the match of a scenario is opened once the team has
 *  departed, that its end is counted, that votes end. Every process does so for the campaigns that somebody has open
 *  there; each step is one change of the store that only the first to come does. While nobody looks nothing has to
 *  happen. */
import type { Language } from '../../engine/core/words/language.ts';
import type { CampaignNews, FoundCampaign } from '../../infra/campaigns/form.ts';
import { closeVote, opened, voided } from '../../league/campaign/commands.ts';
import { type KeptCampaign, matchIn } from '../../league/campaign/kept-campaign.ts';
import { BaseWorker } from '../base/base-worker.ts';
import { SingleFlight } from '../base/single-flight.ts';
import { MatchLooks } from '../matchmaking/match-looks.ts';
import { MatchOpener } from '../matchmaking/match-opener.ts';
import type { CampaignNotifier } from './campaign-notifier.ts';
import { type CampaignParts, doing } from './context.ts';
import { isOverdue, isPresent, RENEW_MS } from './presence.ts';
import { scenarioMatch } from './scenario-match.ts';

const TICK_MS = 1000;

export class CampaignWorker extends BaseWorker {
  private readonly parts: CampaignParts;
  private readonly notifier: CampaignNotifier;
  private readonly opener: MatchOpener;
  /** Campaigns that somebody here has open, as they were when they changed last. */
  private readonly known = new Map<string, KeptCampaign>();
  /** Who was there when it was looked at last, and who was away for long, by campaign. */
  private readonly present = new Map<string, string>();
  private readonly looks: MatchLooks;
  private readonly underWay = new SingleFlight<void>();
  private renewedAt = 0;

  constructor(parts: CampaignParts, notifier: CampaignNotifier) {
    super(parts.context.log, TICK_MS, 'all campaigns');
    this.parts = parts;
    this.notifier = notifier;
    this.opener = new MatchOpener(parts);
    this.looks = new MatchLooks(parts.context.journal);
  }

  override async stop(): Promise<void> {
    await super.stop();
    await this.underWay.ended();
  }

  /** Somebody has opened the campaign here: they count as present, and it is looked after from now on. */
  async opens(player: string, id: string, language?: Language): Promise<void> {
    // The connection may have gone while the store was asked.
    if (!this.parts.notifier.isHere(player)) return;
    this.notifier.opens(player, id, language);
    await this.parts.campaigns.seen(id, [player], true, Date.now());
    // And while it was told: then it may have heard that they are gone before it heard that they are here.
    if (this.notifier.watching(id).includes(player)) await this.show(id);
    else await this.closes(player, id);
  }

  async closes(player: string, id: string): Promise<void> {
    this.notifier.closes(player, id);
    await this.parts.campaigns.seen(id, [player], false, Date.now());
    if (this.notifier.watching(id).length === 0) this.forget(id);
  }

  /** A player's last connection here is gone. Where they have one elsewhere, that process says so. */
  async disconnected(player: string): Promise<void> {
    if (this.parts.notifier.isHere(player)) return;
    for (const id of this.notifier.left(player)) await this.closes(player, id);
  }

  /** Something changed, whoever did it; without news, anything may have. */
  async onNews(news: CampaignNews | undefined): Promise<void> {
    const all = this.notifier.campaigns;
    for (const id of news ? all.filter((one) => one === news.campaign) : all) await this.show(id);
  }

  /** Sends all who have the campaign open here how it is, and brings it on if it waits for anything. */
  async show(id: string): Promise<void> {
    const found = await this.parts.campaigns.find(id);
    this.note(id, found);
    await this.notifier.send(id, found);
    const kept = this.known.get(id);
    if (kept) this.look(kept);
  }

  private note(id: string, found: FoundCampaign | undefined): void {
    if (found && 'kept' in found && this.notifier.watching(id).length > 0) this.known.set(id, found.kept);
    else this.forget(id);
  }

  private forget(id: string): void {
    const match = matchIn(this.known.get(id));
    if (match !== undefined) this.looks.forget(match);
    this.known.delete(id);
    if (this.notifier.watching(id).length === 0) this.present.delete(id);
  }

  protected override async lookAround(): Promise<void> {
    for (const kept of [...this.known.values()]) this.look(kept);
    await this.underWay.ended();
    const now = performance.now();
    if (now - this.renewedAt < RENEW_MS) return;
    this.renewedAt = now;
    for (const id of this.notifier.campaigns) await this.renew(id);
  }

  /** Says who has the campaign open here; where somebody else has come or gone in silence, or been away for so long that
   *  a bot may finish for them, all are told. */
  private async renew(id: string): Promise<void> {
    const { campaigns } = this.parts;
    for (const player of this.notifier.watching(id)) await this.disconnected(player);
    const here = this.notifier.watching(id);
    // Of a campaign that is gone nothing is kept.
    if (here.length > 0 && this.known.has(id)) await campaigns.seen(id, here, true, Date.now());
    const presence = await campaigns.presence(id);
    const moment = Date.now();
    const now = Object.entries(presence)
      .map(([player, seen]) => `${player} ${isPresent(seen, moment)} ${isOverdue(seen, moment)}`)
      .sort()
      .join();
    // At the first look, too: what was shown when it was opened may be so no more.
    if (this.present.get(id) === now) return;
    this.present.set(id, now);
    await this.show(id);
  }

  /** Brings the campaign on, one step at a time in this process. */
  private look(kept: KeptCampaign): void {
    void this.underWay.once(kept.id, () => this.guard(this.bringOn(kept), 'a campaign'));
  }

  private async bringOn(kept: KeptCampaign): Promise<void> {
    const now = doing(this.parts);
    if (closeVote(kept, now) !== kept)
      await this.parts.campaigns.change(kept.id, now.now, (known) => ({ kept: closeVote(known, now) }));
    const match = matchIn(kept);
    if (match === undefined) return;
    if (kept.departed?.open) await this.seeWhetherOver(kept, match);
    else await this.open(kept, match);
  }

  private open(kept: KeptCampaign, match: string): Promise<void> {
    const { campaigns } = this.parts;
    return this.opener.openOrGiveUp({
      match,
      given: () => scenarioMatch(kept, match),
      since: kept.departed?.at ?? 0,
      what: 'the match of a scenario',
      where: 'made of a campaign',
      opened: () => campaigns.changeOfMatch(match, Date.now(), (known) => opened(known, match)),
      // The team is back in camp.
      givenUp: () => {
        const now = doing(this.parts);
        return campaigns.changeOfMatch(match, now.now, (known) => voided(known, match, now));
      },
    });
  }

  private async seeWhetherOver(kept: KeptCampaign, match: string): Promise<void> {
    const found = await this.looks.look(match);
    // A store that was set back may have lost it: then it begins anew.
    if (found === 'lost') await this.open(kept, match);
    else if (found?.ending !== undefined) await this.parts.scenarios.ended(match);
  }
}
