/** Who may say how much, on the whole server, and what becomes of a line that somebody reports. What is said is kept by
 *  whoever carries it, for a while; only a report is kept longer. */
import type { RoomSettings } from '../../infra/config.ts';
import { type Incidents, note } from '../../infra/incidents/incidents.ts';
import type { Limits, PerMinute } from '../../infra/limits/limits.ts';
import type { User } from '../../infra/tokens.ts';
import type { TalkCode } from '../../protocol/talk.ts';

/** How often one player may, in a minute. */
const EMOTES = 12;
const LINES = 20;
const REPORTS = 5;

type Refused = { readonly refused: { readonly code: TalkCode; readonly message: string } };
const refuse = (code: TalkCode, message: string): Refused => ({ refused: { code, message } });

export interface TalkParts {
  readonly settings: Pick<RoomSettings, 'emotes' | 'chat'>;
  readonly limits: Pick<Limits, 'perMinute'>;
  readonly incidents: Pick<Incidents, 'add'>;
}

/** A line as it was said, whatever a client says of it. */
export interface SaidLine {
  readonly by: User;
  readonly text: string;
}

export class Talk {
  private readonly parts: TalkParts;
  private readonly signs: PerMinute;
  private readonly lines: PerMinute;
  private readonly reports: PerMinute;

  constructor(parts: TalkParts) {
    this.parts = parts;
    const { limits } = parts;
    this.signs = limits.perMinute('emotes', EMOTES);
    this.lines = limits.perMinute('chat-lines', LINES);
    this.reports = limits.perMinute('chat-reports', REPORTS);
  }

  /** The host allows signs. */
  get hasEmotes(): boolean {
    return this.parts.settings.emotes;
  }

  /** The host allows text. */
  get hasChat(): boolean {
    return this.parts.settings.chat;
  }

  /** Counts one more sign of the player, or says why there is to be none. */
  async maySign({ id }: User): Promise<Refused | undefined> {
    if (!this.hasEmotes) return refuse('talk-off', 'The host of this server has signs switched off.');
    const wait = await this.signs(id);
    return wait === undefined ? undefined : refuse('too-much', `That is many signs; try again in ${wait} s.`);
  }

  /** The same for a line of text. */
  async maySay({ id }: User): Promise<Refused | undefined> {
    if (!this.hasChat) return refuse('talk-off', 'The host of this server has chat switched off.');
    const wait = await this.lines(id);
    return wait === undefined ? undefined : refuse('too-much', `That is many lines; try again in ${wait} s.`);
  }

  /** Keeps a report among the incidents, where the host reads it. `room`: where the line was said. */
  async report(by: User, line: SaidLine | undefined, room: string): Promise<Refused | undefined> {
    if (!line) return refuse('no-such-line', 'This line is not known here any more.');
    if (line.by.id === by.id) return refuse('no-such-line', 'This line is your own.');
    const wait = await this.reports(by.id);
    if (wait !== undefined) return refuse('too-much', `That is many reports; try again in ${wait} s.`);
    const said = `${line.by.name} (${line.by.id}) said: ${line.text}`;
    await note(this.parts.incidents, 'report', { room, where: `chat, reported by ${by.name} (${by.id})`, said });
    return undefined;
  }
}
