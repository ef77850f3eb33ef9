/** What is said at a match, as one of its clients hears and says it. What somebody says while the line is down is not said
 *  later. */
import type { Room } from '@colyseus/sdk';
import type { ChatLine, Emote, EmoteShown, TalkAnswer } from '../protocol/talk.ts';
import type { EmoteMessage, ReportMessage, SayMessage } from '../protocol/talk-requests.ts';
import { NO_CONNECTION, refusalOf } from './refusal.ts';

export interface TalkListener {
  /** The lines, or what may be said, are others. */
  changed(): void;
  signed(emote: EmoteShown): void;
}

const NOTHING: TalkAnswer = { emotes: false, chat: false, lines: [] };
const PATIENCE_MS = 4000;

export class MatchTalk {
  /** What one may say here, and what was said of late, the newest last. */
  standing: TalkAnswer = NOTHING;
  private room: Room | undefined;
  private readonly listeners = new Set<TalkListener>();

  listen(listener: TalkListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** From now on the line lives in that room; what was said meanwhile is fetched. */
  moveTo(room: Room): void {
    this.room = room;
    room.onMessage<EmoteShown>('emote', (emote) => {
      for (const listener of this.listeners) listener.signed(emote);
    });
    room.onMessage<ChatLine>('said', (line) => this.set({ ...this.standing, lines: [...this.standing.lines, line] }));
    room.request<undefined, TalkAnswer>('talk', undefined, { timeout: PATIENCE_MS }).then(
      (standing) => this.set(standing),
      () => {
        // The line went down again; the next one asks again.
      },
    );
  }

  /** Each resolves with why it was not to be, in words; with nothing when it was. */
  sign(emote: Emote): Promise<string | undefined> {
    return this.ask<EmoteMessage>('emote', { emote });
  }
  say(text: string): Promise<string | undefined> {
    return this.ask<SayMessage>('say', { text });
  }
  report(line: string): Promise<string | undefined> {
    return this.ask<ReportMessage>('report', { line });
  }

  private async ask<T>(type: string, message: T): Promise<string | undefined> {
    try {
      await this.room?.request<T>(type, message, { timeout: PATIENCE_MS });
      return undefined;
    } catch (error) {
      return (refusalOf(error) ?? NO_CONNECTION).message;
    }
  }

  private set(standing: TalkAnswer): void {
    this.standing = standing;
    for (const listener of this.listeners) listener.changed();
  }
}
