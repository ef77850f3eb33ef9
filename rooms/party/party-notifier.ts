/** Tells members of parties, as far as they are in this process's hall, how their party is. */
import type { PartyNews } from '../../infra/parties/form.ts';
import type { User } from '../../infra/tokens.ts';
import * as commands from '../../league/party/commands.ts';
import { memberOf, type Party } from '../../league/party/party.ts';
import { loneKind } from '../../league/party/picks.ts';
import type { PartyMessage, PartyView } from '../../protocol/party-messages.ts';
import type { Guest } from '../matchmaking/player-notifier.ts';
import { modesOf, type PartyParts, poolOf } from './context.ts';
import type { PartyKeeper } from './party-worker.ts';

export class PartyTeller {
  private readonly parts: PartyParts;
  private readonly keeper: PartyKeeper;
  private readonly modeOf: commands.ModeOf;

  constructor(parts: PartyParts, keeper: PartyKeeper) {
    this.parts = parts;
    this.keeper = keeper;
    this.modeOf = modesOf(parts.house.games);
  }

  /** Tells one connection how its player's party is; the player counts as present by that. */
  async tellAll(guest: Guest): Promise<void> {
    const { id, name } = guest.user;
    const party = await this.keeper.came(id, name);
    guest.send('party', party ? { party: this.view(party) } : {});
    if (party?.stage.name === 'playing') await this.tellMatch(guest, party, party.stage.match);
  }

  /** Tells whoever is here what has changed. Members who are shown away and are here say so. */
  async hear({ players, before, party }: PartyNews): Promise<void> {
    const { greeter } = this.parts;
    for (const player of players.filter((one) => greeter.isHere(one))) {
      const member = party && memberOf(party, player);
      await greeter.tell(player, 'party', member ? { party: this.view(party) } : goodbye(player, before, party));
      if (member) await this.tellTurn(player, before, party);
      if (member && !member.present) await this.keeper.came(player, member.user.name);
    }
  }

  /** Somebody is gone from here. */
  async farewell({ id }: User): Promise<void> {
    if (!this.parts.greeter.isHere(id)) await this.keeper.went(id);
  }

  /** A match that the party opened itself begins, or is over. Of others the hall tells. */
  private async tellTurn(player: string, before: Party | undefined, party: Party): Promise<void> {
    const { greeter } = this.parts;
    const [was, is] = [before?.stage, party.stage];
    if (was?.name === 'starting' && is.name === 'playing') {
      await greeter.show(player, { match: is.match, pool: poolOf(party) });
    }
    if (was?.name === 'playing' && is.name === 'gathering') await greeter.tell(player, 'ended', { match: was.match });
  }

  private async tellMatch(guest: Guest, party: Party, match: string): Promise<void> {
    if (await this.parts.reopener.isLive(match)) guest.send('running', { match, pool: poolOf(party) });
  }

  private view(party: Party): PartyView {
    const { code, leader, members, choice, lone, stage } = party;
    const known = this.modeOf(choice);
    const alone = known && loneKind(known.mode.formats);
    const [cannotQueue, cannotStart] = this.obstacles(party);
    return {
      code,
      leader,
      members: members.map(({ user, heroes, ready, present }) => ({ ...user, heroes, ready, present })),
      choice,
      lone,
      ...(alone !== undefined && { loneKind: alone }),
      stage: stage.name,
      ...('match' in stage && { match: stage.match }),
      ...(cannotQueue !== undefined && { cannotQueue }),
      ...(cannotStart !== undefined && { cannotStart }),
    };
  }

  /** Why the leader could not have the party queue, and not start, as it is. */
  private obstacles(party: Party): (string | undefined)[] {
    const { leader } = party;
    const known = this.modeOf(party.choice);
    const queued = commands.queue(party, leader, { ticket: '', at: 0 }, this.modeOf);
    const started = commands.start(party, leader, { match: '', at: 0, draw: () => 0 }, this.modeOf);
    return [
      'refused' in queued ? queued.refused.message : known && commands.unqueueable(party, known)?.message,
      'refused' in started ? started.refused.message : undefined,
    ];
  }
}

const goodbye = (player: string, before: Party | undefined, party: Party | undefined): PartyMessage => {
  if (party?.barred.includes(player)) return { why: 'put-out' };
  return before && memberOf(before, player)?.present === false ? { why: 'away' } : {};
};
