/** Sends members of parties, as far as they are connected to this process, how their party is. */
import type { PartyNews } from '../../infra/parties/form.ts';
import type { User } from '../../infra/tokens.ts';
import * as commands from '../../league/party/commands.ts';
import { memberOf, type Party } from '../../league/party/party.ts';
import { loneKind } from '../../league/party/picks.ts';
import type { Obstacle, PartyMessage, PartyView } from '../../protocol/party-messages.ts';
import type { PlayerConnection } from '../matchmaking/player-notifier.ts';
import { modesOf, type PartyParts, poolOf } from './context.ts';
import type { PartyWorker } from './party-worker.ts';

export class PartyNotifier {
  private readonly parts: PartyParts;
  private readonly worker: PartyWorker;
  private readonly modeOf: commands.ModeOf;

  constructor(parts: PartyParts, worker: PartyWorker) {
    this.parts = parts;
    this.worker = worker;
    this.modeOf = modesOf(parts.context.games);
  }

  /** Sends one connection its player's party; the player counts as present by that. */
  async sendStanding(connection: PlayerConnection): Promise<void> {
    const { id, name } = connection.user;
    const party = await this.worker.came(id, name);
    connection.send('party', party ? { party: this.view(party) } : {});
    if (party?.stage.name === 'playing') await this.sendMatch(connection, party, party.stage.match);
  }

  /** Sends the players who are here what has changed. Members who are shown away and are here say so. */
  async onNews({ players, before, party }: PartyNews): Promise<void> {
    const { notifier } = this.parts;
    for (const player of players.filter((one) => notifier.isHere(one))) {
      const member = party && memberOf(party, player);
      await notifier.send(player, 'party', member ? { party: this.view(party) } : goodbye(player, before, party));
      if (member) await this.sendTurn(player, before, party);
      if (member && !member.present) await this.worker.came(player, member.user.name);
    }
  }

  /** Somebody is gone from here. */
  async disconnected({ id }: User): Promise<void> {
    if (!this.parts.notifier.isHere(id)) await this.worker.went(id);
  }

  /** A match that the party opened itself begins, or is over. Matchmaking sends that of others. */
  private async sendTurn(player: string, before: Party | undefined, party: Party): Promise<void> {
    const { notifier } = this.parts;
    const [was, is] = [before?.stage, party.stage];
    if (was?.name === 'starting' && is.name === 'playing') {
      await notifier.showMatch(player, { match: is.match, pool: poolOf(party) });
    }
    if (was?.name === 'playing' && is.name === 'gathering') await notifier.send(player, 'ended', { match: was.match });
  }

  private async sendMatch(connection: PlayerConnection, party: Party, match: string): Promise<void> {
    if (await this.parts.recovery.isLive(match)) connection.send('running', { match, pool: poolOf(party) });
  }

  private view(party: Party): PartyView {
    const { code, leader, members, choice, lone, stage, said } = party;
    const known = this.modeOf(choice);
    const alone = known && loneKind(known.mode.formats);
    const [cannotQueue, cannotStart] = this.obstacles(party);
    return {
      code,
      leader,
      members: members.map(({ user, heroes, ready, present }) => ({ ...user, heroes, ready, present })),
      choice,
      lone,
      ...(this.parts.context.talk.hasChat && { said }),
      ...(alone !== undefined && { loneKind: alone }),
      stage: stage.name,
      ...('match' in stage && { match: stage.match }),
      ...(cannotQueue !== undefined && { cannotQueue }),
      ...(cannotStart !== undefined && { cannotStart }),
    };
  }

  /** Why the leader could not have the party queue, and not start, as it is. */
  private obstacles(party: Party): (Obstacle | undefined)[] {
    const { leader } = party;
    const known = this.modeOf(party.choice);
    const queued = commands.queue(party, leader, { ticket: '', at: 0 }, this.modeOf);
    const started = commands.start(party, leader, { match: '', at: 0, draw: () => 0 }, this.modeOf);
    return [
      'refused' in queued ? queued.refused : known && commands.unqueueable(party, known),
      'refused' in started ? started.refused : undefined,
    ];
  }
}

const goodbye = (player: string, before: Party | undefined, party: Party | undefined): PartyMessage => {
  if (party?.barred.includes(player)) return { why: 'put-out' };
  return before && memberOf(before, player)?.present === false ? { why: 'away' } : {};
};
