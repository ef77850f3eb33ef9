/** Where members of parties ask for things; each request is checked and refused with a code. It knows no sockets. */
import { randomUUID } from 'node:crypto';
import { wrongSetup } from '../../engine/core/setup.ts';
import type { PerMinute } from '../../infra/limits/limits.ts';
import type { Changed } from '../../infra/parties/parties.ts';
import type { User } from '../../infra/tokens.ts';
import * as commands from '../../league/party/commands.ts';
import { newParty, type Party, type PartyChanged, type PartyRefused, refuse } from '../../league/party/party.ts';
import { picksFor } from '../../league/party/picks.ts';
import type { LoneSeat, PartyChoice } from '../../protocol/party-messages.ts';
import { newCode, TRIES_PER_MINUTE } from '../base/link-code.ts';
import type { RequestAnswer, RequestRefused } from '../matchmaking/hook.ts';
import { modesOf, type PartyParts } from './context.ts';
import type { PartyWorker } from './party-worker.ts';

export class PartyService {
  private readonly parts: PartyParts;
  private readonly worker: PartyWorker;
  private readonly modeOf: commands.ModeOf;
  private readonly mayTry: PerMinute;

  constructor(parts: PartyParts, worker: PartyWorker) {
    this.parts = parts;
    this.worker = worker;
    this.modeOf = modesOf(parts.context.games);
    this.mayTry = parts.context.limits.perMinute('party-codes', TRIES_PER_MINUTE);
  }

  async create({ id, name }: User, choice: PartyChoice): RequestAnswer {
    const wrong = this.wrongSetup(choice);
    if (wrong) return wrong;
    const code = newCode();
    const chosen = commands.choose(newParty(code, { id, name }, choice), id, choice, this.modeOf);
    if ('refused' in chosen || !chosen.party) return refusalIn(chosen);
    return refusalIn(await this.parts.parties.create(chosen.party, Date.now()));
  }

  async join({ id, name }: User, code: string): RequestAnswer {
    const wait = await this.mayTry(id);
    if (wait !== undefined) return refuse('too-many-tries', `Too many codes tried; try again in ${wait} s.`);
    const joined = await this.parts.parties.change(code, Date.now(), (party) => commands.join(party, { id, name }));
    return refusalIn(joined);
  }

  async leave({ id }: User): RequestAnswer {
    const party = await this.parts.parties.of(id);
    // Out of the queue first: should this process die in between, the party is back, and still whole.
    if (party?.stage.name === 'queued') await this.parts.queueService.leave(id);
    return this.change(id, (known) => commands.leave(known, id));
  }

  kick({ id }: User, member: string): RequestAnswer {
    return this.change(id, (party) => commands.kick(party, id, member));
  }

  lead({ id }: User, member: string): RequestAnswer {
    return this.change(id, (party) => commands.lead(party, id, member));
  }

  async choose({ id }: User, choice: PartyChoice): RequestAnswer {
    return this.wrongSetup(choice) ?? this.change(id, (party) => commands.choose(party, id, choice, this.modeOf));
  }

  pick({ id }: User, kind: string, hero: string): RequestAnswer {
    return this.change(id, (party) => commands.pick(party, id, kind, hero, this.modeOf));
  }

  boss({ id }: User, lone: LoneSeat): RequestAnswer {
    return this.change(id, (party) => commands.setLone(party, id, lone, this.modeOf));
  }

  ready({ id }: User, ready: boolean): RequestAnswer {
    return this.change(id, (party) => commands.setReady(party, id, ready, this.modeOf));
  }

  async say(user: User, text: string): RequestAnswer {
    const wrong = await this.parts.context.talk.maySay(user);
    return wrong ?? this.change(user.id, (party) => commands.say(party, user.id, { id: randomUUID(), text }));
  }

  async report(user: User, id: string): RequestAnswer {
    const party = await this.parts.parties.of(user.id);
    const line = party?.said.find((one) => one.id === id);
    const said = line && { by: { id: line.member, name: line.name }, text: line.text };
    return this.parts.context.talk.report(user, said, 'a party');
  }

  /** All of them wait, on one ticket. The party says so first, and which ticket: should this process die before there
   *  is one, others find that out. */
  async queue({ id }: User): RequestAnswer {
    const { parties, tickets } = this.parts;
    const unplayable = await this.unqueueable(id);
    if (unplayable) return unplayable;
    const ticket = randomUUID();
    const before = (await tickets.standing(id)).live?.match;
    const queued = await parties.changeOf(id, Date.now(), (party) =>
      commands.queue(party, id, { ticket, at: Date.now(), ...(before !== undefined && { before }) }, this.modeOf),
    );
    if ('refused' in queued || !queued.party) return refusalIn(queued);
    const { party } = queued;
    const refused = await this.enter(party, ticket);
    const still = await parties.find(party.code);
    if (refused) {
      await parties.change(party.code, Date.now(), (known) => ({ party: takenBack(known, ticket) }));
      return refused;
    }
    // Somebody left meanwhile: those who stay do not wait without them.
    if (!still || !waitsOn(still, ticket)) await this.withdraw(id, ticket);
    return undefined;
  }

  /** The party's own match begins. */
  async start({ id }: User): RequestAnswer {
    const { parties, context } = this.parts;
    const draw = (many: number): number => Math.floor(context.random() * many);
    const started = await parties.changeOf(id, Date.now(), (party) => {
      const begun = commands.start(party, id, { match: randomUUID(), at: Date.now(), draw }, this.modeOf);
      return this.unsuited(begun) ?? begun;
    });
    if ('refused' in started || !started.party) return refusalIn(started);
    this.worker.look(started.party);
    return undefined;
  }

  /** What no match can begin with besides. */
  private wrongSetup(choice: PartyChoice): PartyRefused | undefined {
    const mode = this.modeOf(choice)?.mode;
    if (!mode) return undefined; // refused for that
    return this.wrongFor(
      choice,
      Array.from({ length: choice.seats ?? mode.minSeats }, () => undefined),
    );
  }

  /** A set-up may fit those who were there when it was chosen, and not those who sit down. */
  private unsuited(begun: PartyChanged): PartyRefused | undefined {
    if ('refused' in begun || begun.party?.stage.name !== 'starting') return undefined;
    const { choice, stage } = begun.party;
    return this.wrongFor(
      choice,
      stage.seats.map(({ hero }) => hero),
    );
  }

  private wrongFor(choice: PartyChoice, heroes: readonly (string | undefined)[]): PartyRefused | undefined {
    const game = this.parts.context.games.get(choice.game)?.game;
    const wrong = game && wrongSetup(game, choice, heroes);
    return wrong && refuse('bad-setup', wrong.message);
  }

  /** What the matcher has against the party, once its members have picked and are ready. */
  private async unqueueable(player: string): Promise<RequestRefused | undefined> {
    const party = await this.parts.parties.of(player);
    const known = party && this.modeOf(party.choice);
    if (!known || 'refused' in commands.queue(party, player, { ticket: '', at: 0 }, this.modeOf)) return undefined;
    const refused = commands.unqueueable(party, known);
    return refused && { refused };
  }

  private async enter(party: Party, ticket: string): Promise<RequestRefused | undefined> {
    const known = this.modeOf(party.choice);
    if (!known) return refuse('unknown-mode', 'This mode is not played here any more.');
    const { game, mode, ranked, botsAfter } = party.choice;
    const leaderFirst = [...party.members].sort(
      (one, other) => Number(other.user.id === party.leader) - Number(one.user.id === party.leader),
    );
    const entered = await this.parts.queueService.queue({
      pool: { game, mode, ranked },
      members: leaderFirst.map((member) => ({ user: member.user, heroes: picksFor(party, member, known) })),
      ...(botsAfter !== undefined && { botsAfter }),
      ticket,
    });
    return 'refused' in entered ? entered : undefined;
  }

  private async withdraw(player: string, ticket: string): Promise<void> {
    const standing = await this.parts.tickets.standing(player);
    if (standing.ticket?.id === ticket) await this.parts.queueService.leave(player);
  }

  private async change(player: string, change: (party: Party) => PartyChanged): RequestAnswer {
    return refusalIn(await this.parts.parties.changeOf(player, Date.now(), change));
  }
}

const refusalIn = (changed: Changed | PartyChanged): PartyRefused | undefined =>
  'refused' in changed ? changed : undefined;

const waitsOn = ({ stage }: Party, ticket: string): boolean => stage.name === 'queued' && stage.ticket === ticket;

/** The party as if it had never tried to wait on that ticket. */
const takenBack = (party: Party, ticket: string): Party =>
  waitsOn(party, ticket) ? { ...party, stage: { name: 'gathering' } } : party;
