/** What a player asks of parties, on the line to matchmaking; what becomes of it is `party` there. */
import type {
  BossMessage,
  ChoiceMessage,
  JoinMessage,
  MemberMessage,
  PickMessage,
  ReadyMessage,
} from '../protocol/party-requests.ts';
import type { ReportMessage, SayMessage } from '../protocol/talk-requests.ts';
import type { Asked, MatchmakingConnection } from './matchmaking.ts';

export class PartyRequests {
  private readonly connection: MatchmakingConnection;

  constructor(connection: MatchmakingConnection) {
    this.connection = connection;
  }

  /** Makes a party, with oneself as its leader. */
  create(choice: ChoiceMessage): Promise<Asked> {
    return this.connection.ask<ChoiceMessage>('party-create', choice);
  }

  join(code: string): Promise<Asked> {
    return this.connection.ask<JoinMessage>('party-join', { code });
  }

  leave(): Promise<Asked> {
    return this.connection.ask('party-leave', undefined);
  }

  kick(member: string): Promise<Asked> {
    return this.connection.ask<MemberMessage>('party-kick', { member });
  }

  lead(member: string): Promise<Asked> {
    return this.connection.ask<MemberMessage>('party-lead', { member });
  }

  choose(choice: ChoiceMessage): Promise<Asked> {
    return this.connection.ask<ChoiceMessage>('party-choose', choice);
  }

  pick(kind: string, hero: string): Promise<Asked> {
    return this.connection.ask<PickMessage>('party-pick', { kind, hero });
  }

  boss(boss: BossMessage['boss']): Promise<Asked> {
    return this.connection.ask<BossMessage>('party-boss', { boss });
  }

  ready(ready: boolean): Promise<Asked> {
    return this.connection.ask<ReadyMessage>('party-ready', { ready });
  }

  /** Writes a line to the others. */
  say(text: string): Promise<Asked> {
    return this.connection.ask<SayMessage>('party-say', { text });
  }

  /** Has the host look at a line. */
  report(line: string): Promise<Asked> {
    return this.connection.ask<ReportMessage>('party-report', { line });
  }

  /** Waits for a match, all together. */
  queue(): Promise<Asked> {
    return this.connection.ask('party-queue', undefined);
  }

  /** Begins the party's own match. */
  start(): Promise<Asked> {
    return this.connection.ask('party-start', undefined);
  }
}
