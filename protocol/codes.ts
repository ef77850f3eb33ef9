/** Numbers on the wire: why a door stays shut, why a line was cut. They stand apart from the schemas of the protocol,
 *  so that a page can know them without carrying zod (which tries `eval`, and our pages forbid that). */

/** What creating or joining fails with (`error.code`), besides Colyseus' own 522 for a match that does not exist. */
export const DOOR = {
  /** Options no match can have; the message names the field. */
  badOptions: 400,
  /** No token, or one that is forged, too old or revoked: get one from `POST /api/account/refresh` or
   *  `POST /api/guest`. */
  unknownPlayer: 401,
  /** The invite code opens no seat here, or not any more. */
  badInvite: 403,
  /** Too many matches, by this player or this address; or too many spectators here. */
  tooMany: 429,
  /** The match could not be opened; the message names the incident for the server's operator. */
  failed: 500,
  /** The server holds as many matches as it may, or can keep nothing for now. */
  full: 503,
} as const;

/** Why the server closed a connection (WebSocket close codes). */
export const CLOSE = {
  /** The same player took this seat from another connection. */
  seatTaken: 4100,
  /** The match was closed: it failed, or nobody came back to it. Nothing to return to. */
  matchClosed: 4101,
  /** Too many messages, or bytes that are no message. Joining again is possible. */
  badTraffic: 4102,
  /** The account was deleted. */
  accountGone: 4103,
  /** The server is going down; come back to the same match by its id in a moment. */
  restart: 4110,
} as const;
