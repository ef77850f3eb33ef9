/** What a player asks of parties, on the connection to the matchmaking room; what becomes of it is `party` there. */
import type {
  BossMessage,
  ChoiceMessage,
  JoinMessage,
  MemberMessage,
  PickMessage,
  ReadyMessage,
} from '../protocol/party-requests.ts';
import type { Asked, MatchmakingConnection } from './matchmaking.ts';

export class PartyRequests {
  private readonly matchmaking: MatchmakingConnection;

  constructor(matchmaking: MatchmakingConnection) {
    this.matchmaking = matchmaking;
  }

  /** Makes a party, with oneself as its leader. */
  create(choice: ChoiceMessage): Promise<Asked> {
    return this.matchmaking.ask<ChoiceMessage>('party-create', choice);
  }

  join(code: string): Promise<Asked> {
    return this.matchmaking.ask<JoinMessage>('party-join', { code });
  }

  leave(): Promise<Asked> {
    return this.matchmaking.ask('party-leave', undefined);
  }

  kick(member: string): Promise<Asked> {
    return this.matchmaking.ask<MemberMessage>('party-kick', { member });
  }

  lead(member: string): Promise<Asked> {
    return this.matchmaking.ask<MemberMessage>('party-lead', { member });
  }

  choose(choice: ChoiceMessage): Promise<Asked> {
    return this.matchmaking.ask<ChoiceMessage>('party-choose', choice);
  }

  pick(kind: string, hero: string): Promise<Asked> {
    return this.matchmaking.ask<PickMessage>('party-pick', { kind, hero });
  }

  boss(boss: BossMessage['boss']): Promise<Asked> {
    return this.matchmaking.ask<BossMessage>('party-boss', { boss });
  }

  ready(ready: boolean): Promise<Asked> {
    return this.matchmaking.ask<ReadyMessage>('party-ready', { ready });
  }

  /** Waits for a match, all together. */
  queue(): Promise<Asked> {
    return this.matchmaking.ask('party-queue', undefined);
  }

  /** Begins the party's own match. */
  start(): Promise<Asked> {
    return this.matchmaking.ask('party-start', undefined);
  }
}
