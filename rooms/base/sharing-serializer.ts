/** Encodes the state of rooms that show each client its own part of it in buffers that all of them share.
 *
 *  Colyseus 0.18 gives each room two of its own, of the size of the fullest state, one of which doubles when somebody joins:
 *  72 KB a match, which writes some hundred bytes at a time into them. A state or a patch is encoded in one go, and what a
 *  client with a view is sent is copied out of the buffer before: nothing has to stay in it.
 *
 *  Who is sent a patch last may be chosen, and what that one alone is shown be written once all others have theirs. */
import { type Client, ClientState, Protocol, SchemaSerializer } from '@colyseus/core';
import { Encoder, type Schema, type StateView } from '@colyseus/schema';

/** How many of the fullest states fit: whoever joins has room for one behind what all see. */
const STATES = 4;

interface Buffers {
  readonly patches: Uint8Array;
  readonly states: Uint8Array;
}
let shared: Buffers | undefined;

/** What is said of a kind of state before the first one is sent: the same in every room. */
const handshakes = new WeakMap<object, Uint8Array>();
const made = (): Buffers => {
  const length = STATES * Encoder.BUFFER_SIZE;
  return { patches: new Uint8Array(length), states: new Uint8Array(length) };
};

/** Who is sent a patch last. */
export interface Last {
  readonly client: Client;
  /** Changes what that client sees and no other does. */
  write(): void;
}

export class SharingSerializer<T extends Schema> extends SchemaSerializer<T> {
  /** Of the next patch. */
  last: Last | undefined;

  override reset(newState: T & Schema): void {
    super.reset(newState);
    // What all see alike is sent from the buffer itself.
    if (!this.hasFilters) return;
    shared ??= made();
    this.encoder.sharedBuffer = shared.patches;
    this.fullEncodeBuffer = shared.states;
    this.fullEncodeBuffer[0] = Protocol.ROOM_STATE;
  }

  override applyPatches(...patch: Parameters<SchemaSerializer<T>['applyPatches']>): boolean {
    const { last } = this;
    if (!last) return super.applyPatches(...patch);
    this.last = undefined;
    const [clients] = patch;
    const others = clients.filter((client) => client !== last.client && client.state === ClientState.JOINED);
    if (others.length > 0 && this.encoder.hasChanges) return this.sendInTurn(others, last);
    last.write();
    return super.applyPatches(...patch);
  }

  /** As Colyseus sends a patch, but for what is written meanwhile. */
  private sendInTurn(others: readonly Client[], { client, write }: Last): true {
    const { encoder } = this;
    const at = { offset: 1 };
    encoder.sharedBuffer[0] = Protocol.ROOM_STATE_PATCH;
    const seenByAll = encoder.encode(at);
    const framed = (view?: StateView): Uint8Array =>
      view ? encoder.encodeView(view, seenByAll.length, at) : seenByAll;
    const frames = new Map<StateView | undefined, Uint8Array>();
    for (const other of others) {
      const frame = frames.get(other.view) ?? framed(other.view);
      frames.set(other.view, frame);
      other.raw(frame);
    }
    write();
    if (client.state === ClientState.JOINED) client.raw(framed(client.view));
    this.needFullEncode = true;
    encoder.discardChanges();
    return true;
  }

  override handshake(): Uint8Array {
    const { context } = this.encoder;
    const known = handshakes.get(context);
    if (known) return known;
    const handshake = super.handshake();
    handshakes.set(context, handshake);
    return handshake;
  }

  override getFullState(...asked: Parameters<SchemaSerializer<T>['getFullState']>): Uint8Array {
    if (!this.hasFilters) return super.getFullState(...asked);
    // Another room may have written over what was encoded last.
    this.needFullEncode = true;
    const full = super.getFullState(...asked);
    return asked[0]?.view ? full : full.slice();
  }
}
