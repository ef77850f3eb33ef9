/** Keeps the list of one pool's tickets, as the matcher needs it, and proposes the matches that they make. The store
 *  decides: a proposal that it turns down only shows that the list is old, and the list is read again. */
import { randomUUID } from 'node:crypto';
import { type Names, playersOf, type Tickets } from '../../infra/tickets/tickets.ts';
import type { Formed, Ticket } from '../../league/matcher/ticket.ts';
import { type PoolRules, type Waiting, waiting } from '../../league/matcher/waiting.ts';
import { SerialQueue } from '../base/serial-queue.ts';
import { slices } from '../base/slices.ts';

/** The list is read anew at least so often: 10,000 tickets take about 40 ms. */
const READ_EVERY_MS = 60_000;

export class PoolMatcher {
  private readonly pool: string;
  private readonly tickets: Tickets;
  private readonly rules: () => Promise<PoolRules>;
  private readonly patience: number;
  private readonly serial = new SerialQueue();
  /** The list; none while it must be read. */
  private list: Waiting | undefined;
  /** The tickets in it, and those that were proposed since it was read: they may come back. */
  private readonly known = new Map<string, Ticket>();
  private readAt = 0;
  /** What to add to this process's calendar to have the store's. */
  private ahead = 0;

  /** `rules` are those that hold now, asked whenever the list is read; `patience` is how long everybody is asked, in
   *  milliseconds. */
  constructor(pool: string, tickets: Tickets, rules: () => Promise<PoolRules>, patience: number) {
    this.pool = pool;
    this.tickets = tickets;
    this.rules = rules;
    this.patience = patience;
  }

  /** A ticket has come: tries it against those that wait. */
  arrive(ticket: Ticket): Promise<void> {
    return this.run(async (list) => {
      list.leave(ticket.id); // read already, it may be
      this.known.set(ticket.id, ticket);
      await this.propose(list.arrive(ticket, ticket.since));
    });
  }

  leave(ids: readonly string[]): Promise<void> {
    return this.run(async (list) => {
      for (const id of ids) {
        list.leave(id);
        this.known.delete(id);
      }
    });
  }

  /** Tickets stand again where they stood. */
  putBack(ids: readonly string[]): Promise<void> {
    return this.run(async (list) => {
      const back = ids.map((id) => this.known.get(id));
      for (const ticket of back) {
        if (!ticket) return this.forget();
        list.leave(ticket.id);
        list.add(ticket);
      }
      await this.passOver(list, this.now);
    });
  }

  /** Looks over all of them. */
  pass(): Promise<void> {
    return this.run((list) => this.passOver(list, this.now));
  }

  /** The list may not be what the store says any more. */
  forget(): void {
    this.list = undefined;
  }

  private get now(): number {
    return Date.now() + this.ahead;
  }

  /** One thing at a time, on a list that was read. After it is read, all of it is tried. */
  private run(what: (list: Waiting) => Promise<void>): Promise<void> {
    return this.serial.run(async () => {
      if (this.list && performance.now() - this.readAt < READ_EVERY_MS) await what(this.list);
      else await this.readAndPass();
      if (!this.list) await this.readAndPass();
    });
  }

  private async readAndPass(): Promise<void> {
    const list = waiting(await this.rules());
    const { now, tickets } = await this.tickets.waiting(this.pool);
    this.known.clear();
    const pause = slices();
    for (const ticket of tickets) {
      list.add(ticket);
      this.known.set(ticket.id, ticket);
      await pause();
    }
    this.list = list;
    this.readAt = performance.now();
    this.ahead = now - Date.now();
    await this.passOver(list, now);
  }

  /** Proposes what it finds as it goes, so that thousands of tickets hold nobody up. */
  private async passOver(list: Waiting, now: number): Promise<void> {
    const pause = slices();
    const failures: unknown[] = [];
    const proposed: Promise<unknown>[] = [];
    for (const formed of list.passInSteps(now)) {
      if (formed.length > 0) proposed.push(this.propose(formed).catch((error: unknown) => failures.push(error)));
      if (this.list !== list) break; // the store did not take one
      await pause();
    }
    await Promise.all(proposed);
    if (failures.length > 0) throw failures[0];
  }

  private async propose(matches: readonly Formed[]): Promise<void> {
    try {
      const all = matches.map((formed) =>
        this.tickets.propose(randomUUID(), formed, this.namesOn(formed), this.patience),
      );
      if ((await Promise.all(all)).includes(undefined)) this.forget();
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  private namesOn(formed: Formed): Names {
    const members = formed.tickets.flatMap((id) => this.known.get(id)?.members ?? []);
    const names = new Map(members.map(({ player, name }) => [player, name]));
    return Object.fromEntries(playersOf(formed).map((player) => [player, names.get(player) ?? '']));
  }
}
