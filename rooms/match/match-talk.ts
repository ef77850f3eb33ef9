/** What is said at one match: signs to everybody who looks, and lines among the players of a match that they opened
 *  themselves. Nothing of it is part of the match: no journal has it, and it ends with the room. */
import { randomUUID } from 'node:crypto';
import type { User } from '../../infra/tokens.ts';
import type { ChatLine, Emote, EmoteShown, TalkAnswer } from '../../protocol/talk.ts';
import type { PlayerClient } from '../base/base-room.ts';
import type { SaidLine, Talk } from '../base/talk.ts';
import { refused } from './answer.ts';
import type { SeatRecord, Seats } from './seats.ts';

/** Lines that whoever comes back still reads, and that may be reported. */
const KEPT = 50;

export interface MatchTalkParts {
  readonly talk: Talk;
  readonly match: string;
  /** Its players opened it themselves: they know each other, or came by an invitation. */
  readonly isPrivate: boolean;
  readonly seats: Pick<Seats<PlayerClient>, 'connected'>;
  readonly toAll: (type: 'emote', message: EmoteShown) => void;
}

type Sitting = SeatRecord<PlayerClient>;

export class MatchTalk {
  private readonly parts: MatchTalkParts;
  private lines: readonly (ChatLine & SaidLine)[] = [];

  constructor(parts: MatchTalkParts) {
    this.parts = parts;
  }

  /** What a client may say here; one that watches, nothing. */
  standing(record: Sitting | undefined): TalkAnswer {
    if (!record) return { emotes: false, chat: false, lines: [] };
    return { emotes: this.parts.talk.hasEmotes, chat: this.hasChat, lines: this.lines.map(shown) };
  }

  async sign(record: Sitting, emote: Emote) {
    const wrong = await this.parts.talk.maySign(playerOf(record));
    if (!wrong) this.parts.toAll('emote', { seat: record.seat, emote });
    return wrong;
  }

  async say(record: Sitting, text: string) {
    const by = playerOf(record);
    if (!this.parts.isPrivate)
      return refused('talk-off', 'There is no chat between people whom the queue brought together.');
    const wrong = await this.parts.talk.maySay(by);
    if (wrong) return wrong;
    const line = { id: randomUUID(), seat: record.seat, by: { id: by.id, name: by.name }, text };
    this.lines = [...this.lines, line].slice(-KEPT);
    for (const { connection } of this.parts.seats.connected) connection?.send('said', shown(line));
    return undefined;
  }

  report(record: Sitting, id: string) {
    const line = this.lines.find((one) => one.id === id);
    return this.parts.talk.report(playerOf(record), line, this.parts.match);
  }

  private get hasChat(): boolean {
    return this.parts.isPrivate && this.parts.talk.hasChat;
  }
}

const shown = ({ id, seat, text }: ChatLine): ChatLine => ({ id, seat, text });

const playerOf = ({ player, seat }: Sitting): User => {
  if (!player) throw new Error(`seat ${seat} speaks, and nobody sits there`);
  return player;
};
