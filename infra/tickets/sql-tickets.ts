/** Tickets in one SQL file: the embedded default, for one process. Each step is one transaction whose statements carry
 *  their own conditions (`sql-statements.ts`); news go to the listeners of the same process. */
import { z } from 'zod';
import type { Formed, Ticket } from '../../league/matcher/ticket.ts';
import { sqlFileElsewhere } from '../sql/sql-elsewhere.ts';
import { type SqlAnswer, type SqlFile, SqlProblem } from '../sql/sql-file.ts';
import { troubleOf } from '../sql/sql-trouble.ts';
import { StartProblem } from '../start-problem.ts';
import * as sql from './sql-statements.ts';
import {
  type Entered,
  type GivenUp,
  type Names,
  type NewTicket,
  type Parted,
  type Proposal,
  readProposal,
  readTicket,
  type Standing,
  TICKETS_FORM,
  type TicketNews,
  type Tickets,
  WAITS_KEPT,
  type Waits,
  writeProposal,
} from './tickets.ts';

type Row = SqlAnswer['rows'][number];
type Args = Readonly<Record<string, string | number>>;
type Statement = readonly [text: string, args?: Args];

const textIn = (row: Row | undefined, column: string): string => String(row?.[column] ?? '');
const texts = z.array(z.string());
const column = (answer: SqlAnswer | undefined, name: string): string[] =>
  answer?.rows.map((row) => textIn(row, name)) ?? [];
const ticketIn = (row: Row): Ticket => readTicket(textIn(row, 'text'), Number(row.since));

const proposalsIn = (answer: SqlAnswer | undefined): Proposal[] =>
  answer?.rows.map((row) =>
    readProposal(
      textIn(row, 'id'),
      textIn(row, 'text'),
      Number(row.deadline),
      texts.parse(JSON.parse(textIn(row, 'accepted'))),
    ),
  ) ?? [];

/** With those of the arguments that the statement names. */
const statementOf = ([text, args = {}]: Statement) => ({
  sql: text,
  args: Object.fromEntries(Object.entries(args).filter(([name]) => new RegExp(`:${name}\\b`).test(text))),
});

interface Write {
  readonly statements: readonly Statement[];
  readonly done: (answers: SqlAnswer[]) => void;
  readonly failed: (error: unknown) => void;
}

class SqlTickets implements Tickets {
  private readonly file: SqlFile;
  private readonly listeners = new Set<(news: TicketNews) => void>();
  private queued: Write[] = [];
  private writing: Promise<void> | undefined;

  constructor(file: SqlFile) {
    this.file = file;
  }

  async enter(ticket: NewTicket): Promise<Entered> {
    const { id, pool } = ticket;
    const players = ticket.members.map(({ player }) => player);
    const args = { id, pool, now: Date.now(), text: JSON.stringify(ticket), players: JSON.stringify(players) };
    const steps = [sql.ENTER, sql.HOLD, sql.SINCE, sql.HELD_ELSEWHERE, sql.IN_RANKED];
    const [entered, , since, held, ranked] = await this.write(...steps.map((step): Statement => [step, args]));
    const [kept] = since?.rows ?? [];
    if (entered?.changed === 1) {
      this.tell({ of: 'entered', pool, players, text: args.text, since: Number(kept?.since) });
    }
    if (kept) return { ticket: { ...ticket, since: Number(kept.since) } };
    const holding = new Set(column(held, 'player'));
    const playing = new Map(ranked?.rows.map((row) => [textIn(row, 'player'), textIn(row, 'match')]));
    const player = players.find((one) => holding.has(one) || playing.has(one)) ?? '';
    if (holding.has(player)) return { refused: 'already-waiting', player };
    return { refused: 'live-match', player, match: playing.get(player) ?? '' };
  }

  async leave(player: string): Promise<'left' | 'proposed' | 'not-waiting'> {
    const [held, left, players] = await this.write([sql.TICKET_OF, { player }], [sql.LEAVE, { player }], [sql.LET_GO]);
    const [ticket] = held?.rows ?? [];
    if (!ticket) return 'not-waiting';
    if (left?.changed !== 1) return 'proposed';
    this.tell({
      of: 'out',
      pool: textIn(ticket, 'pool'),
      tickets: [textIn(ticket, 'id')],
      players: column(players, 'player'),
      why: 'left',
    });
    return 'left';
  }

  async waiting(pool: string): Promise<{ now: number; tickets: Ticket[] }> {
    const [answer] = await this.read([sql.WAITING, { pool }]);
    return { now: Date.now(), tickets: answer?.rows.map(ticketIn) ?? [] };
  }

  async pools(): Promise<string[]> {
    const [answer] = await this.read([sql.POOLS]);
    return column(answer, 'pool');
  }

  async propose(id: string, formed: Formed, names: Names, patience: number): Promise<Proposal | undefined> {
    const { pool } = formed;
    const at = Date.now();
    const text = writeProposal(formed, names);
    const args = { id, pool, deadline: at + patience, text, tickets: JSON.stringify(formed.tickets) };
    const [proposed] = await this.write([sql.PROPOSE, args], [sql.TAKE_IN, args]);
    if (proposed?.changed !== 1) return undefined;
    const proposal = readProposal(id, text, args.deadline, []);
    this.tell({ of: 'proposed', ...proposalNews(proposal, at) });
    return proposal;
  }

  async accept(id: string, player: string): Promise<Proposal | 'late' | 'gone'> {
    const at = Date.now();
    const [taken, kept] = await this.write([sql.ACCEPT, { id, player, now: at }], [sql.PROPOSAL_BY_ID, { id }]);
    const [proposal] = proposalsIn(kept);
    if (!proposal?.players.includes(player)) return 'gone';
    if (!proposal.accepted.includes(player)) return 'late';
    if (taken?.changed === 1) {
      this.tell({ of: 'accepted', ...proposalNews(proposal, at), accepted: [...proposal.accepted] });
    }
    return proposal;
  }

  async giveUp(id: string, given: GivenUp): Promise<Parted | undefined> {
    const { why } = given;
    const args = { id, why, by: why === 'declined' ? given.by : '', now: Date.now() };
    const steps: Statement[] = [sql.GIVE_UP, sql.PART, sql.PUT_BACK].map((step) => [step, args]);
    const [stood, , , left] = await this.write(...steps, [sql.LET_GO]);
    const [proposal] = stood?.rows ?? [];
    if (!proposal) return undefined;
    const pool = textIn(proposal, 'pool');
    const { formed, players } = readProposal(id, textIn(proposal, 'text'), 0, []);
    const out = column(left, 'player');
    const gone = [...new Set(column(left, 'ticket'))];
    const back = players.filter((player) => !out.includes(player));
    const stay = formed.tickets.filter((ticket) => !gone.includes(ticket));
    if (out.length > 0) this.tell({ of: 'out', pool, players: out, tickets: gone, why });
    if (back.length > 0 && why !== 'failed') this.tell({ of: 'back', pool, players: back, tickets: stay, why });
    return { back, out };
  }

  async proposals(): Promise<{ now: number; proposals: Proposal[] }> {
    const [answer] = await this.read([sql.PROPOSALS]);
    return { now: Date.now(), proposals: proposalsIn(answer) };
  }

  async settle(id: string, met: Readonly<Record<string, readonly string[]>>): Promise<void> {
    const args = { id, now: Date.now(), most: WAITS_KEPT, met: JSON.stringify(met) };
    const steps = [
      sql.PROPOSAL_BY_ID,
      sql.KEEP_WAITS,
      sql.FORGET_WAITS,
      sql.KEEP_MET,
      sql.MAKE_LIVE,
      sql.CLEAR_TICKETS,
      sql.CLEAR_PROPOSAL,
      sql.LET_GO,
    ];
    const [kept] = await this.write(...steps.map((step): Statement => [step, args]));
    const [made] = proposalsIn(kept);
    if (made) this.tell({ of: 'made', pool: made.formed.pool, players: [...made.players], match: id });
  }

  async ended(match: string): Promise<void> {
    const [freed] = await this.write([sql.END, { match }]);
    const players = column(freed, 'player');
    if (players.length > 0) this.tell({ of: 'ended', players, match });
  }

  async standing(player: string): Promise<Standing> {
    const steps = [sql.TICKET_OF, sql.PROPOSAL_TO, sql.LIVE_OF];
    const [held, asked, playing] = await this.read(...steps.map((step): Statement => [step, { player }]));
    const [ticket] = held?.rows ?? [];
    const [proposal] = proposalsIn(asked);
    const [live] = playing?.rows ?? [];
    return {
      now: Date.now(),
      ...(ticket && { ticket: ticketIn(ticket) }),
      ...(proposal && { proposal }),
      ...(live && { live: { match: textIn(live, 'match'), pool: textIn(live, 'pool') } }),
    };
  }

  async lastMet(players: readonly string[]): Promise<Record<string, string[]>> {
    const [answer] = await this.read([sql.LAST_MET, { players: JSON.stringify(players) }]);
    const pairs = answer?.rows.map((row) => [textIn(row, 'player'), texts.parse(JSON.parse(textIn(row, 'others')))]);
    return Object.fromEntries(pairs ?? []);
  }

  async waits(pool: string): Promise<Waits> {
    const [ended, since] = await this.read([sql.WAITS, { pool }], [sql.WAITING_SINCE, { pool }]);
    const now = Date.now();
    return {
      now,
      ended: ended?.rows.map(({ at, ms }) => ({ at: Number(at), waited: Number(ms) })) ?? [],
      waiting: since?.rows.map((row) => now - Number(row.since)) ?? [],
    };
  }

  async seen(players: readonly string[]): Promise<void> {
    if (players.length > 0) {
      await this.write([sql.SEEN, { players: JSON.stringify(players), now: Date.now() }]);
    }
  }

  async dropUnseen(milliseconds: number): Promise<void> {
    const before = Date.now() - milliseconds;
    const [gone, holders] = await this.write([sql.DROP_UNSEEN, { before }], [sql.LET_GO]);
    for (const { id, pool } of gone?.rows ?? []) {
      const players = holders?.rows.filter(({ ticket }) => ticket === id).map((row) => textIn(row, 'player')) ?? [];
      this.tell({ of: 'out', pool: String(pool), players, tickets: [String(id)], why: 'away' });
    }
  }

  async forget(player: string): Promise<void> {
    await this.leave(player);
    await this.write([sql.FORGET_LIVE, { player }], [sql.FORGET_MET, { player }]);
  }

  listen(listener: (news: TicketNews) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.listeners.clear();
    await this.writing;
    await this.file.close();
  }

  private tell(news: TicketNews): void {
    for (const listener of this.listeners) listener(news);
  }

  /** Runs the statements as one step, in one transaction with whatever else came while the file was busy: a disk that
   *  confirms once confirms all of it. */
  private write(...statements: Statement[]): Promise<SqlAnswer[]> {
    return new Promise((done, failed) => {
      this.queued.push({ statements, done, failed });
      this.writing ??= Promise.resolve().then(() => this.writeAll());
    });
  }

  private async writeAll(): Promise<void> {
    while (this.queued.length > 0) {
      const group = this.queued;
      this.queued = [];
      try {
        const answers = await this.run(
          'write',
          group.flatMap(({ statements }) => statements),
        );
        for (const { statements, done } of group) done(answers.splice(0, statements.length));
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    this.writing = undefined;
  }

  private read(...statements: Statement[]): Promise<SqlAnswer[]> {
    return this.run('deferred', statements);
  }

  private async run(mode: 'write' | 'deferred', statements: readonly Statement[]): Promise<SqlAnswer[]> {
    try {
      return await this.file.run(statements.map(statementOf), mode);
    } catch (error) {
      throw troubleOf(error, 'the file of the tickets');
    }
  }
}

const proposalNews = ({ id, formed, names, players, deadline }: Proposal, at: number) => ({
  pool: formed.pool,
  players: [...players],
  match: id,
  text: writeProposal(formed, names),
  deadline,
  at,
});

/** The tickets that this file keeps. Throws a `StartProblem` for one that a newer version wrote. */
export const ticketsOn = async (file: SqlFile, name: string): Promise<Tickets> => {
  const [version] = await file.run(['PRAGMA user_version']);
  const form = Number(version?.rows[0]?.user_version); // 0 for a new file
  if (form > TICKETS_FORM) {
    throw new StartProblem(`${name} was written by a newer version (form ${form}): update first.`);
  }
  await file.run(['PRAGMA journal_mode = WAL']);
  if (form === 0) await file.run(sql.TABLES, 'write');
  return new SqlTickets(file);
};

/** Opens the tickets kept in that file, and makes the file if there is none. Throws a `StartProblem`. */
export const openSqlTickets = async (path: string): Promise<Tickets> => {
  const file = sqlFileElsewhere(path);
  try {
    return await ticketsOn(file, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    if (error instanceof SqlProblem) throw new StartProblem(`${path} cannot be used for tickets (${error.reason}).`);
    throw error;
  }
};
