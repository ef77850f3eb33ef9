/** What the SQL file of the tickets is asked. Each statement carries its own condition, so that a transaction of them is
 *  one step: what must not happen changes no row. */
import type { SqlForm } from '../sql/sql-form.ts';
import { RANKED_POOLS, TICKETS_FORM } from './tickets.ts';

const TABLES = [
  `CREATE TABLE tickets (
    id TEXT PRIMARY KEY, pool TEXT NOT NULL, since INTEGER NOT NULL, text TEXT NOT NULL, proposal TEXT
  ) WITHOUT ROWID`,
  'CREATE INDEX waiting ON tickets (pool, since) WHERE proposal IS NULL',
  'CREATE INDEX proposed ON tickets (proposal) WHERE proposal IS NOT NULL',
  // `accepted` is the proposal that the player accepted last.
  `CREATE TABLE holders (
    player TEXT PRIMARY KEY, ticket TEXT NOT NULL, seen INTEGER NOT NULL, accepted TEXT
  ) WITHOUT ROWID`,
  'CREATE INDEX held ON holders (ticket)',
  'CREATE TABLE proposals (id TEXT PRIMARY KEY, pool TEXT NOT NULL, deadline INTEGER NOT NULL, text TEXT NOT NULL)',
  'CREATE TABLE live (player TEXT PRIMARY KEY, match TEXT NOT NULL, pool TEXT NOT NULL) WITHOUT ROWID',
  'CREATE INDEX playing ON live (match)',
  'CREATE TABLE met (player TEXT PRIMARY KEY, others TEXT NOT NULL) WITHOUT ROWID',
  'CREATE TABLE waits (n INTEGER PRIMARY KEY AUTOINCREMENT, pool TEXT NOT NULL, at INTEGER NOT NULL, ms INTEGER NOT NULL)',
  `PRAGMA user_version = ${TICKETS_FORM}`,
];

/** What the file is made of. Tickets, whoever holds them and their proposals belong together: of a damaged file none is
 *  saved, and whoever waited enters anew. */
export const TICKETS_SQL_FORM: SqlForm = {
  form: TICKETS_FORM,
  tables: TABLES,
  json: { tickets: ['text'], proposals: ['text'], met: ['others'] },
  saved: ['live', 'met', 'waits'],
};

// ---- waiting -------------------------------------------------------------------------------------------------------

const PLAYERS = 'SELECT value FROM json_each(:players)';
const HELD = `holders WHERE player IN (${PLAYERS}) AND ticket <> :id`;
const RANKED = `live WHERE player IN (${PLAYERS}) AND pool LIKE '%${RANKED_POOLS}'`;

export const ENTER = `INSERT INTO tickets (id, pool, since, text) SELECT :id, :pool, :now, :text
  WHERE NOT EXISTS (SELECT 1 FROM ${HELD}) AND NOT EXISTS (SELECT 1 FROM ${RANKED})
  ON CONFLICT (id) DO NOTHING`;
export const HOLD = `INSERT INTO holders (player, ticket, seen) SELECT value, :id, :now FROM json_each(:players)
  WHERE EXISTS (SELECT 1 FROM tickets WHERE id = :id) ON CONFLICT (player) DO NOTHING`;
export const SINCE = 'SELECT since FROM tickets WHERE id = :id';
export const HELD_ELSEWHERE = `SELECT player FROM ${HELD}`;
export const IN_RANKED = `SELECT player, match FROM ${RANKED}`;

export const TICKET_OF = `SELECT tickets.id, tickets.pool, since, text FROM tickets
  JOIN holders ON holders.ticket = tickets.id WHERE player = :player`;
export const LEAVE = `DELETE FROM tickets
  WHERE id = (SELECT ticket FROM holders WHERE player = :player) AND proposal IS NULL`;
/** Whoever holds a ticket that is gone holds none. */
export const LET_GO = `DELETE FROM holders WHERE NOT EXISTS (SELECT 1 FROM tickets WHERE id = holders.ticket)
  RETURNING player, ticket`;
export const WAITING = 'SELECT since, text FROM tickets WHERE pool = :pool AND proposal IS NULL ORDER BY since, id';
export const POOLS = 'SELECT DISTINCT pool FROM tickets';

export const SEEN = `UPDATE holders SET seen = :now WHERE player IN (${PLAYERS})`;
export const DROP_UNSEEN = `DELETE FROM tickets
  WHERE proposal IS NULL AND id IN (SELECT ticket FROM holders WHERE seen < :before) RETURNING id, pool`;

// ---- proposals -----------------------------------------------------------------------------------------------------

const ON_IT = 'holders JOIN tickets ON holders.ticket = tickets.id WHERE tickets.proposal = :id';
const STANDS = 'EXISTS (SELECT 1 FROM proposals WHERE id = :id)';

export const PROPOSE = `INSERT INTO proposals (id, pool, deadline, text) SELECT :id, :pool, :deadline, :text
  WHERE json_array_length(:tickets) = (SELECT count(*) FROM tickets
    WHERE id IN (SELECT value FROM json_each(:tickets)) AND pool = :pool AND proposal IS NULL)`;
export const TAKE_IN = `UPDATE tickets SET proposal = :id
  WHERE id IN (SELECT value FROM json_each(:tickets)) AND proposal IS NULL AND ${STANDS}`;

export const ACCEPT = `UPDATE holders SET accepted = :id
  WHERE player = :player AND accepted IS NOT :id AND ticket IN (SELECT id FROM tickets WHERE proposal = :id)
    AND :now <= (SELECT deadline FROM proposals WHERE id = :id)`;

const PROPOSAL = `SELECT id, deadline, text, (
    SELECT json_group_array(player) FROM holders JOIN tickets ON holders.ticket = tickets.id
    WHERE tickets.proposal = proposals.id AND accepted = proposals.id
  ) AS accepted FROM proposals`;
export const PROPOSALS = PROPOSAL;
export const PROPOSAL_BY_ID = `${PROPOSAL} WHERE id = :id`;
export const PROPOSAL_TO = `${PROPOSAL}
  WHERE id = (SELECT proposal FROM tickets JOIN holders ON holders.ticket = tickets.id WHERE player = :player)`;

export const GIVE_UP = `DELETE FROM proposals WHERE id = :id AND (
    :why = 'failed'
    OR EXISTS (SELECT 1 FROM ${ON_IT} AND accepted IS NOT :id)
      AND (:why = 'lapsed' AND deadline < :now OR :why = 'declined' AND EXISTS (SELECT 1 FROM ${ON_IT} AND player = :by))
  ) RETURNING pool, text`;
/** Once it does not stand any more: whoever is to blame goes, the others wait on. */
export const PART = `DELETE FROM tickets WHERE proposal = :id AND NOT ${STANDS} AND (
    :why = 'failed'
    OR :why = 'declined' AND id = (SELECT ticket FROM holders WHERE player = :by)
    OR :why = 'lapsed' AND EXISTS (SELECT 1 FROM holders WHERE ticket = tickets.id AND accepted IS NOT :id))`;
export const PUT_BACK = `UPDATE tickets SET proposal = NULL WHERE proposal = :id AND NOT ${STANDS}`;

// ---- made matches --------------------------------------------------------------------------------------------------

export const KEEP_WAITS =
  'INSERT INTO waits (pool, at, ms) SELECT pool, :now, :now - since FROM tickets WHERE proposal = :id';
export const FORGET_WAITS = `DELETE FROM waits
  WHERE n NOT IN (SELECT n FROM waits AS later WHERE later.pool = waits.pool ORDER BY n DESC LIMIT :most)`;
export const KEEP_MET = `INSERT INTO met (player, others) SELECT key, value FROM json_each(:met) WHERE ${STANDS}
  ON CONFLICT (player) DO UPDATE SET others = excluded.others`;
export const MAKE_LIVE = `INSERT INTO live (player, match, pool) SELECT player, :id, tickets.pool FROM ${ON_IT}
  ON CONFLICT (player) DO UPDATE SET match = excluded.match, pool = excluded.pool`;
export const CLEAR_TICKETS = 'DELETE FROM tickets WHERE proposal = :id';
export const CLEAR_PROPOSAL = 'DELETE FROM proposals WHERE id = :id';

export const FORGET_LIVE = 'DELETE FROM live WHERE player = :player';
export const FORGET_MET = 'DELETE FROM met WHERE player = :player';
export const LIVE_OF = 'SELECT match, pool FROM live WHERE player = :player';
export const END = 'DELETE FROM live WHERE match = :match RETURNING player';
export const LAST_MET = `SELECT player, others FROM met WHERE player IN (${PLAYERS})`;
export const WAITING_SINCE = 'SELECT since FROM tickets WHERE pool = :pool AND proposal IS NULL';
export const WAITS = 'SELECT at, ms FROM waits WHERE pool = :pool ORDER BY n DESC';
