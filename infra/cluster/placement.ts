/** Where new matches go, and whether the process of an old one answers. A match opens on the process that was asked,
 *  unless that one is full, going down, or much busier than another. Colyseus would choose whichever process counted
 *  the fewest rooms last, dead or not, wait two seconds for it, and lose the code of a refusal on the way. */
import { type AuthContext, matchMaker, requestFromIPC, ServerError, subscribeIPC } from '@colyseus/core';
import { z } from 'zod';
import { isHeard, type RedisClient } from '../redis/client.ts';
import { reasonOf } from '../start-problem.ts';
import type { Processes } from './processes.ts';
import type { OneTimeOptions } from './room-options.ts';
import { openMatches } from './standing-rooms.ts';

/** How many matches more than the least busy process one may have before it passes new ones on. */
const SLACK = 8;
/** How long another process may take to open a match before we ask the next one. */
const PATIENCE_MS = 1000;
/** Colyseus' code for what may be in reach again in a moment. */
const OUT_OF_REACH = 523;

type Options = Record<string, unknown>;

const channelOf = (process: string): string => `throneroom:open:${process}`;

/** What a process says that was asked to open a match. */
const opened = z.union([
  z.object({ room: z.string() }),
  z.object({ refused: z.object({ code: z.number(), message: z.string() }) }),
  z.object({ declined: z.literal(true) }),
]);
type Opened = z.infer<typeof opened>;

/** What a room is to be made of: a client's options, or what the server itself orders. */
const wanted = z.union([
  z.strictObject({ options: z.record(z.string(), z.unknown()) }),
  z.strictObject({ order: z.unknown() }),
]);
type Wanted = z.infer<typeof wanted>;

export interface PlacementParts {
  readonly redis: RedisClient;
  readonly processes: Processes;
  readonly isConnected: () => boolean;
  readonly isDraining: () => boolean;
  readonly isFull: () => boolean;
  readonly roomOptions: OneTimeOptions;
}

export class Placement {
  private readonly parts: PlacementParts;
  /** Matches passed on since the others last said how many they have; Infinity for those that did not answer. */
  private readonly passedOn = new Map<string, number>();

  constructor(parts: PlacementParts) {
    this.parts = parts;
  }

  /** Stands before Colyseus' matchmaking, and takes what other processes pass on. */
  async install(): Promise<void> {
    const { controller, presence, processId } = matchMaker;
    const ask = controller.invokeMethod.bind(controller);
    controller.invokeMethod = async (method, name, options: Options = {}, auth) => {
      const seat = await this.before(method, name, options, auth).catch((error: unknown) => {
        throw error instanceof ServerError ? error : outOfReach(reasonOf(error));
      });
      return seat ?? ask(method, name, options, auth);
    };
    await subscribeIPC(presence, channelOf(processId), (name: string, [what, until]) =>
      this.openHere(name, wanted.parse(what), z.number().parse(until)),
    );
  }

  /** A seat, where Colyseus need not be asked; throws where it should not. */
  private async before(method: string, name: string, options: Options, auth: AuthContext | undefined) {
    if (!this.parts.isConnected()) throw outOfReach('The server cannot reach its store; try again in a moment.');
    if (method === 'create') return this.createElsewhere(name, options, auth);
    await this.mustAnswer(name);
    return undefined;
  }

  /** The others said anew how busy they are. */
  renewed(): void {
    this.passedOn.clear();
  }

  private async createElsewhere(name: string, options: Options, auth: AuthContext | undefined) {
    if (this.betterPlaces().length === 0 && !this.mustPassOn) return undefined;
    const user = await admit(name, options, auth);
    const listing = await this.openElsewhere(name, { options });
    if (listing) return matchMaker.reserveSeatFor(listing, options, user);
    if (this.parts.isDraining()) throw outOfReach('This process is going down; try again in a moment.');
    return undefined;
  }

  /** Opens a room that the server itself orders, here or where there is more room. Throws what the room refuses it
   *  with. */
  async order(name: string, order: unknown): Promise<void> {
    if (!this.parts.isConnected()) throw outOfReach('The server cannot reach its store; try again in a moment.');
    if (await this.openElsewhere(name, { order })) return;
    if (this.parts.isDraining()) throw outOfReach('This process is going down; try again in a moment.');
    await matchMaker.handleCreateRoom(name, this.parts.roomOptions.issue(order));
  }

  /** The listing of a room opened by another process; nothing if this one is the best place, or no other answers. */
  private async openElsewhere(name: string, what: Wanted) {
    const listing = await this.openAtAny(this.betterPlaces(), name, what);
    if (listing || !this.mustPassOn) return listing;
    await this.parts.processes.beat(); // somebody may have opened since we last looked
    return this.openAtAny(this.betterPlaces(), name, what);
  }

  private async openAtAny(places: readonly string[], name: string, what: Wanted) {
    for (const process of places) {
      const listing = await this.openAt(process, name, what);
      if (listing) return listing;
    }
    return undefined;
  }

  /** Whether new matches should rather go to anybody else. */
  private get mustPassOn(): boolean {
    return this.parts.isDraining() || this.parts.isFull();
  }

  /** Processes that should rather have the next match than this one, the least busy first. */
  private betterPlaces(): string[] {
    const enough = this.mustPassOn ? Number.POSITIVE_INFINITY : openMatches() - SLACK;
    return [...this.parts.processes.roster.alive]
      .filter(([id, { open }]) => open && id !== matchMaker.processId)
      .map(([id, { matches }]) => ({ id, matches: matches + (this.passedOn.get(id) ?? 0) }))
      .filter(({ matches }) => matches < enough)
      .sort((a, b) => a.matches - b.matches)
      .map(({ id }) => id);
  }

  /** The listing of a match opened by that process; nothing if it does not answer. Its refusals are thrown. */
  private async openAt(process: string, name: string, what: Wanted) {
    const answer = await this.askToOpen(process, name, what);
    if ('refused' in answer) throw new ServerError(answer.refused.code, answer.refused.message);
    const listing = 'room' in answer ? await matchMaker.driver.findOne({ roomId: answer.room }) : undefined;
    this.passedOn.set(process, listing ? (this.passedOn.get(process) ?? 0) + 1 : Number.POSITIVE_INFINITY);
    return listing;
  }

  private async askToOpen(process: string, name: string, what: Wanted): Promise<Opened> {
    const channel = channelOf(process);
    if (!(await isHeard(this.parts.redis, channel))) return { declined: true };
    const until = Date.now() + PATIENCE_MS;
    return requestFromIPC(matchMaker.presence, channel, name, [what, until], PATIENCE_MS).then(
      (answer) => opened.parse(answer),
      () => ({ declined: true }),
    );
  }

  /** Opens what another process passed on. Whoever asked has turned elsewhere by `until`: a process that stood still
   *  meanwhile opens nothing for nobody. */
  private async openHere(name: string, what: Wanted, until: number): Promise<Opened> {
    if (Date.now() > until || this.mustPassOn) return { declined: true };
    try {
      const options = 'options' in what ? what.options : this.parts.roomOptions.issue(what.order);
      const { roomId } = await matchMaker.handleCreateRoom(name, options);
      if (Date.now() <= until) return { room: roomId };
      await matchMaker.getLocalRoomById(roomId)?.disconnect();
      return { declined: true };
    } catch (error) {
      if (error instanceof ServerError) return { refused: { code: error.code, message: error.message } };
      throw error;
    }
  }

  /** Throws for a match whose process is dead or stands still, where Colyseus would wait for it for seconds. */
  private async mustAnswer(room: string): Promise<void> {
    if (matchMaker.getLocalRoomById(room)) return;
    const listing = await matchMaker.driver.findOne({ roomId: room });
    if (!listing) return; // Colyseus has its own word for that
    const { redis, processes } = this.parts;
    const [alive, heard] = await Promise.all([processes.isAlive(listing.processId), isHeard(redis, `$${room}`)]);
    if (!alive || !heard) throw outOfReach('The process of this match does not answer; try again in a moment.');
  }
}

const outOfReach = (words: string): ServerError => new ServerError(OUT_OF_REACH, words);

/** Who comes in by this token, as Colyseus asks before it creates. */
const admit = async (name: string, options: Options, auth: AuthContext | undefined): Promise<unknown> => {
  const door = matchMaker.getHandler(name).klass;
  return auth && 'onAuth' in door && typeof door.onAuth === 'function'
    ? door.onAuth(auth.token, options, auth)
    : undefined;
};
