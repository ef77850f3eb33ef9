/** A line of a match in as few bytes as it needs; about five, and eight more with a client's key.
 *
 *  | byte | what it is |
 *  |------|------------|
 *  | 0    | kind (2 bits), seat (3), by whom (2), whether a key stands at the end (1) |
 *  | then | time since the line before, in milliseconds: a varint, zigzag since lines that nobody waits for may come late |
 *  | then | of an action from the list: its place in the seat's list of legal actions (varint), and a byte by which it is known;
 *           of another: 0 for `timeout`, 1 for `concede`, 3 for `undo`, 2 for one that is spelled out in JSON to the end, or to the
 *           key;
 *           of who comes and goes: the moment by the calendar, since the match was opened (varint) |
 *  | last | the key: the first eight bytes of its SHA-256 |
 *
 *  A place in a list means something only as long as the list has its order. That order belongs to the content hash and
 *  the rules revision a match is kept under (`test/goldens/revisions.json`), and the byte beside it tells when it
 *  changed all the same: such a match is left as it is, and never played differently. */
import { hash } from 'node:crypto';
import { dequal } from 'dequal/lite';
import type { Action, AnyGame, Seat } from '../../../engine/core/game.ts';
import { isUndo, UNDO } from '../../../engine/core/undo.ts';
import { readVarint, varint } from '../../../infra/journal/entries.ts';
import { signOf } from '../../../protocol/packed/sign.ts';
import type { Actor, MatchEntry, PresenceEntry, TakenEntry } from '../match-entry.ts';

const LISTED = 0;
const OTHER = 1;
const PRESENCE = 2;
const ACTORS: readonly Actor[] = ['player', 'bot', 'hold', 'clock'];
const KEY_BYTES = 8;
const OTHERS = { timeout: 0, concede: 1, spelled: 2, undo: 3 } as const;

/** What the line before left, and what the match asks now. */
export interface PackingPlace {
  /** Time of the line before; 0 for the first. */
  readonly last: number;
  /** When the match was opened, by the calendar. */
  readonly opened: number;
  readonly game: Pick<AnyGame, 'timeout' | 'concede'>;
  /** The seat's legal actions before this one is taken. */
  legal(seat: Seat): readonly Action[];
}

/** What is kept of a client's key: eight bytes, each a character. */
export const keptKey = (key: string): string => hash('sha256', key, 'binary').slice(0, KEY_BYTES);

/** `when`: now, by the calendar. */
export const pack = (entry: MatchEntry, place: PackingPlace, when: number): Uint8Array => {
  const since = zigzag(entry.at - place.last);
  if (!('action' in entry)) {
    const head = headOf(PRESENCE, entry.seat, entry.there ? 1 : 0, false);
    return Uint8Array.of(head, ...varint(since), ...varint(Math.max(0, when - place.opened)));
  }
  const { seat, action, by, key } = entry;
  const legal = place.legal(seat);
  const listed = placeOf(action, legal);
  const known = legal[listed];
  const head = headOf(known ? LISTED : OTHER, seat, ACTORS.indexOf(by), key !== undefined);
  const body = known ? [...varint(listed), signByte(known)] : spelled(action, place.game);
  return Uint8Array.of(head, ...varint(since), ...body, ...(key === undefined ? [] : Buffer.from(key, 'latin1')));
};

/** Where the action stands in the list; -1 where it does not. Mostly it was taken from there. */
const placeOf = (action: Action, legal: readonly Action[]): number => {
  const at = legal.indexOf(action);
  return at < 0 ? legal.findIndex((one) => dequal(one, action)) : at;
};

/** The line that `pack` made at the same place; of an action whether it stood in the list, so that it was allowed there; of who
 *  comes and goes the moment by the calendar. Throws for bytes that are cut, and for an action that is not what stood in the list. */
export const unpack = (
  bytes: Uint8Array,
  place: PackingPlace,
):
  | { readonly entry: TakenEntry; readonly listed: boolean }
  | { readonly entry: PresenceEntry; readonly when: number } => {
  const head = bytes[0] ?? 0;
  const seat = (head >> 2) & 7;
  const by = (head >> 5) & 3;
  const since = readVarint(bytes, 1);
  const at = place.last + unzigzag(since.value);
  if ((head & 3) === PRESENCE) {
    const when = readVarint(bytes, since.next).value + place.opened;
    return { entry: { at, seat, there: by === 1 }, when };
  }
  const end = head >> 7 === 1 ? bytes.length - KEY_BYTES : bytes.length;
  const own = bytes.subarray(since.next, end);
  const listed = (head & 3) === LISTED;
  const action = listed ? listedAction(own, place.legal(seat)) : otherAction(own, place.game);
  const key = head >> 7 === 1 ? { key: textOf(bytes.subarray(end)) } : {};
  return { entry: { at, seat, action, by: ACTORS[by] ?? 'player', ...key }, listed };
};

/** The same line without its client's key: of a match that is over nobody asks again. */
export const withoutKey = (bytes: Uint8Array): Uint8Array => {
  const head = bytes[0] ?? 0;
  if ((head & 3) === PRESENCE || head >> 7 === 0) return bytes;
  const bare = bytes.slice(0, -KEY_BYTES);
  bare[0] = head & 0x7f;
  return bare;
};

const headOf = (kind: number, seat: Seat, by: number, keyed: boolean): number =>
  kind | (seat << 2) | (by << 5) | (keyed ? 0x80 : 0);

const spelled = (action: Action, { timeout, concede }: PackingPlace['game']): readonly number[] => {
  if (dequal(action, timeout)) return [OTHERS.timeout];
  if (dequal(action, concede)) return [OTHERS.concede];
  if (isUndo(action)) return [OTHERS.undo];
  return [OTHERS.spelled, ...Buffer.from(JSON.stringify(action))];
};

const otherAction = (bytes: Uint8Array, { timeout, concede }: PackingPlace['game']): Action => {
  if (bytes[0] === OTHERS.timeout) return timeout;
  if (bytes[0] === OTHERS.concede) return concede;
  if (bytes[0] === OTHERS.undo) return UNDO;
  return JSON.parse(Buffer.from(bytes.subarray(1)).toString());
};

const listedAction = (bytes: Uint8Array, legal: readonly Action[]): Action => {
  const { value, next } = readVarint(bytes, 0);
  const action = legal[value];
  if (action && signByte(action) === bytes[next]) return action;
  throw new Error(
    `action ${value} of ${legal.length} is not the one that was taken: the order of the list has changed`,
  );
};

/** A byte of an action's text, so that another action in its place is noticed. */
const signByte = (action: Action): number => signOf(JSON.stringify(action)) % 256;

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

const zigzag = (n: number): number => (n < 0 ? -2 * n - 1 : 2 * n);
const unzigzag = (n: number): number => (n % 2 === 0 ? n / 2 : -(n + 1) / 2);
