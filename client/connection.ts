/** One client's line to one match: joins, keeps the newest state as plain data, sends actions, and comes back after a
 *  drop (`reconnecting-line.ts`): it asks for the match by its id again (`way-back.ts`), wherever it lives by then. The
 *  page, the load tests and whoever writes a client of their own share it. */
import type { Client, Room } from '@colyseus/sdk';
import { DEFAULT_LANGUAGE, type Language } from '../engine/core/words/language.ts';
import { CLOSE } from '../protocol/codes.ts';
import type { SeatReservation } from '../protocol/matchmaking-messages.ts';
import type {
  ActAnswer,
  ActMessage,
  CatalogueAnswer,
  CreateOptions,
  EventsMessage,
  HurryMessage,
  InvitesAnswer,
  JoinOptions,
  LanguageMessage,
  NonceMessage,
  PreferMessage,
  RematchMessage,
  TimeMessage,
} from '../protocol/messages.ts';
import type { WindowPreference } from '../protocol/window-preference.ts';
import type { TokenSource } from './account.ts';
import { clientsFor } from './clients.ts';
import { freshKey } from './fresh-key.ts';
import type { MatchDoor, Pictured } from './match-door.ts';
import { MatchTalk } from './match-talk.ts';
import { MatchTime } from './match-time.ts';
import { NewTellings } from './new-tellings.ts';
import { type Knocked, type LineState, LONGEST_WAIT_MS, ReconnectingLine } from './reconnecting-line.ts';
import { NO_CONNECTION, type Refusal, refusalOf } from './refusal.ts';
import { WayBack } from './way-back.ts';

type Closed = 'elsewhere' | 'gone' | 'refused';
/** How the line stands. */
export type Line = LineState<Closed>;

/** What became of an action. */
export type ActResult =
  | { readonly ok: true; readonly step: number }
  | { readonly ok: false; readonly code: string; readonly message: string };

export interface Listener {
  changed(): void;
  happened(events: EventsMessage): void;
  /** That many milliseconds are left to answer. */
  hurried?(left: number): void;
}

/** A match that is being opened is asked for at least this often. */
const PENDING_WAIT_MS = 200;
const GIVE_UP_AFTER_MS = 45_000;
/** How long nobody may know the match before it counts as gone: it may be on its way to another process. */
const MISSING_PATIENCE_MS = 4000;
/** How long an action waits for the line to come back before it is given up. */
const ACT_PATIENCE_MS = 20_000;
const ANSWER_PATIENCE_MS = 4000;
/** How long a match that was just joined may take to show its state. */
const STATE_PATIENCE_MS = 5000;
/** A line that is tried is given up when no answer comes in time. */
const ECHO_PATIENCE_MS = 3000;

/** A line to one match. `others` are addresses of further processes of the same server: the way back is looked for
 *  there when the own one does not answer. `fresh` is where tokens come from, as the client's own may have run out
 *  until a line drops: the seat is the account's, and a token only opens the door. */
export class MatchConnection<S, P extends Pictured> {
  /** Opens a new match; resolves when its first state is here. */
  static async create<S, P extends Pictured>(
    door: MatchDoor<S, P>,
    client: Client,
    options: CreateOptions,
    others: readonly string[] = [],
    fresh?: TokenSource,
  ): Promise<MatchConnection<S, P>> {
    return MatchConnection.opened(door, client, await door.create(client, options), others, fresh);
  }

  /** Takes the open seat of an invite code, or comes back to the own seat, or watches. */
  static async join<S, P extends Pictured>(
    door: MatchDoor<S, P>,
    client: Client,
    id: string,
    options: JoinOptions,
    others: readonly string[] = [],
    fresh?: TokenSource,
  ): Promise<MatchConnection<S, P>> {
    return MatchConnection.opened(door, client, await door.join(client, id, options), others, fresh);
  }

  /** Takes the seat that matchmaking handed out; where it cannot be taken any more, comes to the match by its id. */
  static async take<S, P extends Pictured>(
    door: MatchDoor<S, P>,
    client: Client,
    seat: SeatReservation,
    others: readonly string[] = [],
    fresh?: TokenSource,
  ): Promise<MatchConnection<S, P>> {
    const room = await door.take(client, seat).catch(() => undefined);
    return room
      ? MatchConnection.opened(door, client, room, others, fresh)
      : MatchConnection.comeTo(door, client, seat.roomId, others, fresh);
  }

  /** Comes to a match that one has a seat at, wherever it lives: one whose process died is opened again first. Rejects
   *  when there is no way to it. */
  static async comeTo<S, P extends Pictured>(
    door: MatchDoor<S, P>,
    client: Client,
    id: string,
    others: readonly string[] = [],
    fresh?: TokenSource,
  ): Promise<MatchConnection<S, P>> {
    const connection = new MatchConnection<S, P>(door, client, id, others, fresh);
    await connection.reconnecting.comeBack();
    if (connection.line.state !== 'live') throw new Error(`There is no way to the match ${id}.`);
    return connection;
  }

  private static async opened<S, P extends Pictured>(
    door: MatchDoor<S, P>,
    client: Client,
    room: Room<unknown, S>,
    others: readonly string[],
    fresh?: TokenSource,
  ): Promise<MatchConnection<S, P>> {
    const connection = new MatchConnection<S, P>(door, client, room.roomId, others, fresh);
    await connection.adopt(room);
    connection.reconnecting.isLive();
    return connection;
  }

  readonly id: string;
  /** What is said here. */
  readonly talk = new MatchTalk();
  private newest: P | undefined;
  private readonly listeners = new Set<Listener>();
  private preference: WindowPreference | undefined;
  private language: Language;
  private readonly nonce = freshKey();
  private readonly time = new MatchTime();
  private readonly reconnecting: ReconnectingLine<S, Closed>;
  private readonly door: MatchDoor<S, P>;
  private readonly wayBack: WayBack<S>;

  private constructor(
    door: MatchDoor<S, P>,
    client: Client,
    id: string,
    others: readonly string[],
    fresh?: TokenSource,
  ) {
    this.door = door;
    this.language = door.language?.() ?? DEFAULT_LANGUAGE;
    this.wayBack = new WayBack<S>(id, clientsFor(client, others), door.join, fresh);
    this.id = id;
    this.reconnecting = new ReconnectingLine({
      startKnocking: () => this.startKnocking(),
      echo: async (room) => this.keepTime(await room.request('time', undefined, { timeout: ECHO_PATIENCE_MS })),
      changed: () => this.changed(),
    });
  }

  get line(): Line {
    return this.reconnecting.state;
  }

  private get room(): Room<unknown, S> {
    return this.reconnecting.room;
  }

  /** The newest state, as plain data. */
  get picture(): P {
    if (this.newest === undefined) throw new Error('No state has arrived yet.');
    return this.newest;
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Sends one action. A lost line is no answer: the same key goes out again once we are back, and the server, which
   *  remembers keys, does not do it twice. */
  async act(action: ActMessage['action'], step: number): Promise<ActResult> {
    const message: ActMessage = { key: freshKey(), step, action };
    const deadline = Date.now() + ACT_PATIENCE_MS;
    for (;;) {
      try {
        const patience = { timeout: ANSWER_PATIENCE_MS };
        const answer = await this.room.request<ActMessage, ActAnswer>('act', message, patience);
        return { ok: true, step: answer.step };
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal) return { ok: false, ...refusal };
        if (!(await this.reconnecting.backBefore(deadline))) return { ok: false, ...NO_CONNECTION };
      }
    }
  }

  /** Words and figures of the game as this match is played, in the language of this line. */
  async catalogue(): Promise<unknown> {
    const { language } = this;
    const answer = await this.room.request<LanguageMessage, CatalogueAnswer>('catalogue', { language });
    return answer.catalogue;
  }

  /** Invite codes of open seats; only the match's creator learns them. */
  async invites(): Promise<InvitesAnswer['invites']> {
    const answer = await this.room.request<undefined, InvitesAnswer>('invites');
    return answer.invites;
  }

  /** How the seat wants to be asked in windows; said again whenever the line comes back. */
  prefer(preference: WindowPreference): void {
    this.preference = preference;
    if (this.line.state === 'live') this.room.request<PreferMessage>('prefer', { windows: preference }).catch(() => {});
  }

  /** What is read here from now on; said again whenever the line comes back. */
  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    if (this.line.state === 'live') this.room.request<LanguageMessage>('language', { language }).catch(() => {});
  }

  /** Whether one wants another match with the same people, once this one is over. Resolves with why that cannot be. */
  async rematch(wanted: boolean): Promise<Refusal | undefined> {
    try {
      await this.room.request<RematchMessage>('rematch', { wanted }, { timeout: ANSWER_PATIENCE_MS });
      return undefined;
    } catch (error) {
      return refusalOf(error) ?? NO_CONNECTION;
    }
  }

  /** The match's time now, in milliseconds; the clocks in the state are told in it. */
  now(): number {
    return this.time.now();
  }

  /** By how much this client, who watches, sees the match late, in milliseconds. */
  get late(): number {
    return this.time.late;
  }

  /** The match's time stands still. */
  get paused(): boolean {
    return this.time.paused;
  }

  /** Leaves for good, as far as this line goes; the seat stays ours. */
  leave(): void {
    this.reconnecting.leave();
  }

  /** Takes the seat back after another tab or device took it. */
  takeBack(): void {
    if (this.line.state !== 'closed' || this.reconnecting.left) return;
    void this.reconnecting.comeBack();
  }

  /** Makes a room the one this line speaks to; resolves when its first state is here. */
  private adopt(room: Room<unknown, S>): Promise<void> {
    this.reconnecting.moveTo(room);
    const isOurs = (): boolean => this.room === room;
    room.onMessage<TimeMessage>('time', (time) => isOurs() && this.keepTime(time));
    room.onMessage<HurryMessage>('hurry', ({ left }) => {
      if (isOurs()) for (const listener of this.listeners) listener.hurried?.(left);
    });
    const lost = (): void => {
      // The line went down again; the next one asks again.
    };
    this.talk.moveTo(room);
    const asked = room.request<undefined, TimeMessage>('time');
    asked.then((time) => this.keepTime(time), lost);
    // Said before anything begins; nothing said is English.
    const { language } = this;
    if (language !== DEFAULT_LANGUAGE) room.request<LanguageMessage>('language', { language }).catch(lost);
    // Our share in chance; refused once the match has begun, and to spectators. The same one each time.
    room.request<NonceMessage>('nonce', { nonce: this.nonce }).catch(lost);
    if (this.preference) room.request<PreferMessage>('prefer', { windows: this.preference }).catch(lost);
    room.onError(() => {
      // The close that follows says what to do.
    });
    return new Promise((resolve, reject) => {
      let here = false;
      let readiness: 'none' | 'coming' | 'all' = this.door.ready ? 'none' : 'all';
      const tellings = new NewTellings();
      let tooLate: ReturnType<typeof setTimeout>;
      const waitFor = (ms: number): void => {
        clearTimeout(tooLate);
        tooLate = setTimeout(() => {
          reject(new Error('The match did not show its state.'));
          void room.leave(false);
        }, ms);
      };
      waitFor(STATE_PATIENCE_MS);
      // Who watches late waits as long for the first of it.
      asked.then(({ late = 0 }) => {
        if (here || late === 0) return;
        waitFor(STATE_PATIENCE_MS + late);
        this.door.late?.(late);
      }, lost);
      const fail = (error: unknown): void => {
        here = false;
        reject(error);
        void room.leave(false);
      };
      const show = (state: S): void => {
        here = true;
        clearTimeout(tooLate);
        if (!isOurs()) return;
        try {
          this.newest = this.door.read(state);
        } catch (error) {
          // A server of another version: nothing that it sends can be read, now or when one comes back.
          return fail(error);
        }
        const { picture } = this;
        this.changed();
        const told = tellings.in(picture);
        if (told) for (const listener of this.listeners) listener.happened(told);
        resolve();
      };
      const getReady = async (state: S): Promise<void> => {
        readiness = 'coming';
        await this.door.ready?.(state);
        readiness = 'all';
        show(state);
      };
      room.onStateChange((state) => {
        clearTimeout(tooLate);
        if (readiness === 'all') show(state);
        // What changes while it is coming is in the same state, which is read then.
        else if (readiness === 'none') getReady(state).catch(fail);
      });
      room.onLeave((code) => {
        clearTimeout(tooLate);
        if (here && isOurs()) this.dropped(code);
        else reject(new Error(`The match closed the line (${code}).`));
      });
    });
  }

  private changed(): void {
    for (const listener of this.listeners) listener.changed();
  }

  private keepTime(time: TimeMessage): void {
    this.time.keep(time);
    this.changed();
  }

  private dropped(code: number): void {
    if (this.reconnecting.left) return;
    // It may be we who took it, by a knock that was let in late.
    if (code === CLOSE.seatTaken && !this.wayBack.mayComeLate) this.reconnecting.close('elsewhere');
    else if (code === CLOSE.matchClosed) this.reconnecting.close('gone');
    else void this.reconnecting.comeBack();
  }

  private startKnocking(): () => Promise<Knocked<Closed>> {
    const begun = Date.now();
    let missingSince: number | undefined;
    return async () => {
      const knock = await this.wayBack.knock();
      if (typeof knock === 'object' && (await this.settles(knock.room))) return 'live';
      if (knock === 'refused' || knock === 'gone') return { closed: knock };
      missingSince = knock === 'missing' ? (missingSince ?? Date.now()) : undefined;
      const isMissing = missingSince !== undefined && Date.now() - missingSince > MISSING_PATIENCE_MS;
      if (isMissing || Date.now() - begun >= GIVE_UP_AFTER_MS) return { closed: 'gone' };
      return { againWithin: knock === 'pending' ? PENDING_WAIT_MS : LONGEST_WAIT_MS };
    };
  }

  /** Whether the line lives in that room from now on, or is not wanted any more. */
  private async settles(room: Room<unknown, S>): Promise<boolean> {
    if (this.reconnecting.left) {
      void room.leave();
      return true;
    }
    try {
      await this.adopt(room);
      return true;
    } catch {
      return false; // closed before it had shown anything
    }
  }
}
