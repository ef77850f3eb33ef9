/** The page's one place in the matchmaking room, whatever screen shows: kept while somebody is known here, shared by
 *  whoever queues, parties or only wants to hear of a match that was found. */
import type { Client } from '@colyseus/sdk';
import { useEffect, useReducer } from 'preact/hooks';
import type { CampaignRequests } from '../../client/campaign.ts';
import type { Asked, MatchmakingConnection, MatchmakingLine, Queueing } from '../../client/matchmaking.ts';
import { PartyRequests } from '../../client/party.ts';
import type { BackWhy, OutWhy, RunningMessage, SeatMessage } from '../../protocol/matchmaking-messages.ts';
import type { QueueMessage } from '../../protocol/matchmaking-requests.ts';
import type { PartyView } from '../../protocol/party-messages.ts';
import { desk } from '../account/desk.ts';
import { loadLines } from '../play/load-lines.ts';
import { lastQueued, queuedMatch } from '../session.ts';
import { InWords, refusalWords } from '../words/refusal.ts';
import { t } from '../words/t.ts';

/** Where a match is that this tab accepted: with the seat, or to be joined by its id. */
export type Arrival = { readonly client: Client; readonly seat: SeatMessage } | { readonly match: string };

/** What became of the ticket, until the player has read it. `together`: it was a party's, and any of them may have caused it. */
export type Notice = { readonly back: BackWhy } | { readonly out: OutWhy; readonly together: boolean };

const IDLE: Queueing = { state: 'idle' };
const LIVE: MatchmakingLine = { state: 'live' };

export class MatchmakingSession {
  notice: Notice | undefined;
  /** Why the player is in no party any more. */
  goodbye: 'put-out' | 'away' | undefined;
  private opening: { readonly player: string; readonly matchmaking: Promise<MatchmakingConnection> } | undefined;
  private matchmaking: MatchmakingConnection | undefined;
  /** The proposal that was accepted in this tab: its match is gone to by itself. */
  private accepted = '';
  private readonly watchers = new Set<() => void>();
  private readonly arrivals = new Set<(arrival: Arrival) => void>();

  get line(): MatchmakingLine {
    return this.matchmaking?.line ?? LIVE;
  }
  get queueing(): Queueing {
    return this.matchmaking?.queueing ?? IDLE;
  }
  /** A match of the player's that is live. */
  get running(): RunningMessage | undefined {
    return this.matchmaking?.running;
  }

  /** The player's party, and what may be asked of it. */
  get party(): PartyView | undefined {
    return this.matchmaking?.party;
  }
  get requests(): PartyRequests | undefined {
    return this.matchmaking && new PartyRequests(this.matchmaking);
  }

  /** Campaigns, and what may be asked of them; nothing until the line is open. */
  campaigns: CampaignRequests | undefined;

  /** Comes into the matchmaking room as the player who is here already, if the server lets them. */
  async follow(player: string): Promise<void> {
    try {
      await this.open(player, await desk.token());
    } catch {
      // Nobody the server knows, or it does not answer: whoever queues hears why.
    }
  }

  /** The line to the matchmaking room, opened for that player if it is not yet. Rejects with what the door says. */
  open(player: string, token: string): Promise<MatchmakingConnection> {
    const closed = this.matchmaking?.line.state === 'closed';
    if (this.opening?.player === player && !closed) return this.opening.matchmaking;
    this.close();
    const matchmaking = loadLines().then(async ({ MatchmakingConnection, CampaignRequests, clientFor }) => {
      const opened = await MatchmakingConnection.open(clientFor(location.origin, token), [], desk.token);
      if (this.opening?.matchmaking === matchmaking) this.campaigns = new CampaignRequests(opened);
      return opened;
    });
    const opening = { player, matchmaking };
    this.opening = opening;
    matchmaking.then(
      (opened) => (this.opening === opening ? this.adopt(opened) : opened.close()),
      () => {
        if (this.opening === opening) this.opening = undefined;
      },
    );
    return matchmaking;
  }

  /** Lets go of the matchmaking room, as when somebody signs out. */
  close(): void {
    this.matchmaking?.close();
    this.matchmaking = undefined;
    this.campaigns = undefined;
    this.opening = undefined;
    this.notice = undefined;
    this.changed();
  }

  /** Waits for a match as that player; rejects with words for people. */
  async queue(player: string, token: string, request: QueueMessage): Promise<void> {
    const matchmaking = await this.open(player, token);
    const asked = await matchmaking.queue(request);
    if (!asked.ok) throw new InWords(refusalWords(asked));
    lastQueued.write(request);
    this.dismiss();
  }

  leave(): Promise<Asked> {
    return this.ask((matchmaking) => matchmaking.leave());
  }

  accept(proposal: string): Promise<Asked> {
    this.accepted = proposal;
    return this.ask((matchmaking) => matchmaking.accept(proposal));
  }

  decline(proposal: string): Promise<Asked> {
    return this.ask((matchmaking) => matchmaking.decline(proposal));
  }

  dismiss(): void {
    this.notice = undefined;
    this.changed();
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Calls when a match begins that the player is to be brought to. */
  onArrival(arrive: (arrival: Arrival) => void): () => void {
    this.arrivals.add(arrive);
    return () => this.arrivals.delete(arrive);
  }

  private ask(what: (matchmaking: MatchmakingConnection) => Promise<Asked>): Promise<Asked> {
    if (this.matchmaking) return what(this.matchmaking);
    return Promise.resolve({ ok: false, code: 'no-connection', message: t('The server cannot be reached now.') });
  }

  private adopt(matchmaking: MatchmakingConnection): void {
    this.matchmaking = matchmaking;
    matchmaking.listen({
      changed: () => {
        this.followAccepted(matchmaking);
        if (matchmaking.party) this.goodbye = undefined;
        this.changed();
      },
      outOfParty: (why) => {
        this.goodbye = why;
      },
      back: (back) => this.say({ back }),
      out: (out) => {
        const together = (matchmaking.party?.members.length ?? 1) > 1;
        this.say(out === 'left' ? undefined : { out, together });
      },
      seated: (seat) => {
        this.accepted = '';
        this.arrive({ client: matchmaking.client, seat }, seat);
      },
    });
    this.changed();
  }

  /** No seat could be reserved for the tab that accepted: it joins by the match's id. */
  private followAccepted({ queueing, running }: MatchmakingConnection): void {
    if (queueing.state === 'found') return;
    const accepted = this.accepted !== '';
    this.accepted = '';
    if (accepted && running && queueing.state === 'idle') this.arrive({ match: running.match }, running);
  }

  private arrive(arrival: Arrival, { match, pool }: RunningMessage): void {
    this.notice = undefined;
    queuedMatch.write(match, pool);
    for (const arrive of this.arrivals) arrive(arrival);
  }

  private say(notice: Notice | undefined): void {
    this.notice = notice;
    this.changed();
  }

  private changed(): void {
    for (const watcher of this.watchers) watcher();
  }
}

export const matchmaking = new MatchmakingSession();

/** The matchmaking room, looked at again whenever something in it changes. */
export function useMatchmaking(): MatchmakingSession {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    render(undefined);
    return matchmaking.watch(() => render(undefined));
  }, []);
  return matchmaking;
}
