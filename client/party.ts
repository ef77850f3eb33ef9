/** What a player asks of parties, on the connection to the hall; what becomes of it is `party` there. */
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
  private readonly hall: MatchmakingConnection;

  constructor(hall: MatchmakingConnection) {
    this.hall = hall;
  }

  /** Makes a party, with oneself as its leader. */
  create(choice: ChoiceMessage): Promise<Asked> {
    return this.hall.ask<ChoiceMessage>('party-create', choice);
  }

  join(code: string): Promise<Asked> {
    return this.hall.ask<JoinMessage>('party-join', { code });
  }

  leave(): Promise<Asked> {
    return this.hall.ask('party-leave', undefined);
  }

  kick(member: string): Promise<Asked> {
    return this.hall.ask<MemberMessage>('party-kick', { member });
  }

  lead(member: string): Promise<Asked> {
    return this.hall.ask<MemberMessage>('party-lead', { member });
  }

  choose(choice: ChoiceMessage): Promise<Asked> {
    return this.hall.ask<ChoiceMessage>('party-choose', choice);
  }

  pick(kind: string, hero: string): Promise<Asked> {
    return this.hall.ask<PickMessage>('party-pick', { kind, hero });
  }

  boss(boss: BossMessage['boss']): Promise<Asked> {
    return this.hall.ask<BossMessage>('party-boss', { boss });
  }

  ready(ready: boolean): Promise<Asked> {
    return this.hall.ask<ReadyMessage>('party-ready', { ready });
  }

  /** Waits for a match, all together. */
  queue(): Promise<Asked> {
    return this.hall.ask('party-queue', undefined);
  }

  /** Begins the party's own match. */
  start(): Promise<Asked> {
    return this.hall.ask('party-start', undefined);
  }
}
