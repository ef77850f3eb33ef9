/** Sees to it that parties go on, whichever process died: that one which queued has its ticket, that a match which was
 *  started is opened, that all are back when it is over, and that members who are gone for long are out. Every process
 *  does so for the parties of players who are here, and for members whom nobody has looked after for long; each step is
 *  one change of the store that only the first to come does. */
import type { TicketNews } from '../../infra/tickets/tickets.ts';
import * as commands from '../../league/party/commands.ts';
import { memberOf, type Party, type PartyStage } from '../../league/party/party.ts';
import { PRESET_IDS } from '../../protocol/presets.ts';
import { BaseWorker } from '../base/base-worker.ts';
import { SingleFlight } from '../base/single-flight.ts';
import { type GivenMatch, THE_SERVER } from '../match/opening.ts';
import { MatchLooks } from '../matchmaking/match-looks.ts';
import { MatchOpener } from '../matchmaking/match-opener.ts';
import type { PartyParts } from './context.ts';

const TICK_MS = 1000;
/** A member whom no process has looked after for so long is away: the process where they were is gone. */
const SILENT_MS = 9000;
/** How many members are looked after in one tick. */
const MOST_DUE = 50;
/** A ticket that is not there after so long was never made. */
const ENTERS_WITHIN_MS = 10_000;

type Starting = Extract<PartyStage, { name: 'starting' }>;

export class PartyWorker extends BaseWorker {
  private readonly parts: PartyParts;
  private readonly opener: MatchOpener;
  /** Parties of players who are here, by code. */
  private readonly known = new Map<string, Party>();
  private readonly looks: MatchLooks;
  private readonly underWay = new SingleFlight<void>();
  private stopListening: (() => void)[] = [];
  private renewedAt = 0;

  constructor(parts: PartyParts) {
    super(parts.context.log, TICK_MS, 'all parties');
    this.parts = parts;
    this.opener = new MatchOpener(parts);
    this.looks = new MatchLooks(parts.context.journal);
  }

  override start(): void {
    const { parties, tickets } = this.parts;
    this.stopListening = [
      parties.listen((news) => {
        if (!news) return;
        for (const party of [news.before, news.party]) if (party) this.forget(party.code);
        if (news.party) this.note(news.party);
      }),
      tickets.listen((news) => this.guard(this.onNews(news), 'news of tickets')),
    ];
    super.start();
  }

  override async stop(): Promise<void> {
    for (const stop of this.stopListening) stop();
    await super.stop();
    await this.underWay.ended();
  }

  /** Somebody of the party is here: it is looked after from now on. */
  note(party: Party): void {
    if (party.members.some(({ user }) => this.parts.notifier.isHere(user.id))) this.known.set(party.code, party);
  }

  /** Brings the party on, if it waits for anything. */
  look(party: Party): void {
    void this.bringOn(party);
  }

  /** A player came here, under that name. Resolves with the party they are in. */
  async came(player: string, name: string): Promise<Party | undefined> {
    const { parties } = this.parts;
    if (!(await parties.of(player))) return undefined;
    await parties.lookAfter(player, Date.now() + SILENT_MS);
    const changed = await parties.changeOf(player, Date.now(), (party) => {
      const own = memberOf(party, player);
      return { party: own?.present && own.user.name === name ? party : commands.seen(party, player, true, name) };
    });
    if ('refused' in changed || !changed.party) return undefined;
    this.note(changed.party);
    return changed.party;
  }

  /** A player's last connection here is gone. Where they have one elsewhere, that process says so. */
  async went(player: string): Promise<void> {
    const { parties } = this.parts;
    if (!(await parties.of(player))) return;
    await this.markAway(player);
  }

  private async markAway(player: string): Promise<void> {
    const { parties, context } = this.parts;
    await parties.lookAfter(player, Date.now() + context.settings.queueGraceSeconds * 1000);
    await parties.changeOf(player, Date.now(), (party) => ({
      party: memberOf(party, player)?.present ? commands.seen(party, player, false) : party,
    }));
  }

  private async onNews(news: TicketNews): Promise<void> {
    if (news.of !== 'out' && news.of !== 'made') return;
    const here = [...this.known.values()].filter(({ stage, members }) => {
      return stage.name === 'queued' && members.some(({ user }) => news.players.includes(user.id));
    });
    for (const { code } of here) {
      await this.parts.parties.change(code, Date.now(), (party) => {
        if (party.stage.name !== 'queued') return { party };
        if (news.of === 'made') return { party: commands.play(party, news.match) };
        return { party: news.tickets.includes(party.stage.ticket) ? commands.gather(party) : party };
      });
    }
  }

  protected override async lookAround(): Promise<void> {
    const { parties } = this.parts;
    for (const party of [...this.known.values()]) {
      if (party.stage.name !== 'gathering') await this.bringOn(party);
    }
    await this.renew();
    for (const { player } of await parties.due(Date.now(), MOST_DUE)) await this.lookAfter(player);
  }

  /** Says who of the parties is here, a few times before anybody would take them for gone. */
  private async renew(): Promise<void> {
    const now = performance.now();
    if (now - this.renewedAt < SILENT_MS / 3) return;
    this.renewedAt = now;
    for (const party of [...this.known.values()]) {
      const here = party.members.filter(({ user }) => this.parts.notifier.isHere(user.id));
      if (here.length === 0) this.forget(party.code);
      for (const { user } of here) await this.parts.parties.lookAfter(user.id, Date.now() + SILENT_MS);
    }
  }

  /** Nobody has said for long that the player is there. */
  private async lookAfter(player: string): Promise<void> {
    const { parties, notifier } = this.parts;
    if (notifier.isHere(player)) return parties.lookAfter(player, Date.now() + SILENT_MS);
    const party = await parties.of(player);
    if (!party || memberOf(party, player)?.present) return this.markAway(player);
    if (party.stage.name !== 'gathering') {
      await this.markAway(player);
      return this.bringOn(party);
    }
    // The grace is over.
    await parties.changeOf(player, Date.now(), (known) =>
      known.stage.name === 'gathering' && !memberOf(known, player)?.present
        ? commands.leave(known, player)
        : { party: known },
    );
  }

  /** One step at a time for a party, in this process. */
  private bringOn(party: Party): Promise<void> {
    const { code, stage } = party;
    const step = async (): Promise<void> => {
      if (stage.name === 'queued') await this.followTicket(party, stage);
      if (stage.name === 'starting') await this.open(party, stage);
      if (stage.name === 'playing') await this.seeWhetherOver(code, stage.match);
    };
    return this.underWay.once(code, () => this.guard(step(), 'a party'));
  }

  private async followTicket(
    { code, members }: Party,
    { ticket, at, before }: Extract<PartyStage, { name: 'queued' }>,
  ): Promise<void> {
    const { tickets, parties } = this.parts;
    const [first] = members;
    if (!first) return;
    const standing = await tickets.standing(first.user.id);
    if (standing.ticket?.id === ticket) return;
    const made = standing.live?.match !== before ? standing.live?.match : undefined;
    if (made === undefined && Date.now() - at < ENTERS_WITHIN_MS) return;
    await parties.change(code, Date.now(), (party) => {
      if (party.stage.name !== 'queued' || party.stage.ticket !== ticket) return { party };
      return { party: made === undefined ? commands.gather(party) : commands.play(party, made) };
    });
  }

  private open(party: Party, stage: Starting): Promise<void> {
    const { match, at } = stage;
    return this.opener.openOrGiveUp({
      match,
      given: () => matchOf(party, stage),
      since: at,
      what: "a party's match",
      where: 'made of a party',
      opened: () => this.turn(party.code, match, (known) => commands.play(known, match)),
      givenUp: () => this.turn(party.code, match, commands.gather),
    });
  }

  /** Changes a party that starts or plays that match. */
  private async turn(code: string, match: string, change: (party: Party) => Party): Promise<void> {
    await this.parts.parties.change(code, Date.now(), (party) => ({
      party: 'match' in party.stage && party.stage.match === match ? change(party) : party,
    }));
  }

  private async seeWhetherOver(code: string, match: string): Promise<void> {
    const found = await this.looks.look(match);
    if (found === undefined || (found !== 'lost' && found.ending === undefined)) return;
    this.looks.forget(match);
    await this.turn(code, match, commands.gather);
  }

  private forget(code: string): void {
    const stage = this.known.get(code)?.stage;
    if (stage && 'match' in stage) this.looks.forget(stage.match);
    this.known.delete(code);
  }
}

const matchOf = ({ choice: { game, mode, clock, options, setup } }: Party, { match, seats }: Starting): GivenMatch => {
  const preset = PRESET_IDS.find((id) => id === clock);
  return {
    match,
    opening: {
      game,
      mode,
      seats: seats.map((seat) =>
        'bot' in seat ? { player: 'bot', ...seat } : { player: 'given', user: seat.user, hero: seat.hero },
      ),
      creator: THE_SERVER,
      ...(options && { options: [...options] }),
      ...(setup && { setup: { ...setup } }),
      ...(preset && { clock: preset }),
    },
  };
};
