/** Where members of campaigns ask for things; each request is checked and refused with a code. It knows no sockets. */
import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Changed } from '../../infra/campaigns/campaigns.ts';
import type { PerMinute } from '../../infra/limits/limits.ts';
import type { User } from '../../infra/tokens.ts';
import * as commands from '../../league/campaign/commands.ts';
import { found } from '../../league/campaign/founding.ts';
import { keepsakeRefused } from '../../league/campaign/keepsakes.ts';
import {
  type CampaignChanged,
  type CampaignRefused,
  type KeptCampaign,
  refuse,
  seatOf,
} from '../../league/campaign/kept-campaign.ts';
import type {
  CampaignActMessage,
  CampaignBotMessage,
  CampaignOpenMessage,
  CampaignSeatMessage,
  CampaignShareMessage,
  EnlistMessage,
  foundMessage,
} from '../../protocol/campaign/requests.ts';
import { TRIES_PER_MINUTE } from '../base/link-code.ts';
import type { RequestAnswer, RequestRefused } from '../matchmaking/hook.ts';
import type { CampaignNotifier } from './campaign-notifier.ts';
import type { CampaignWorker } from './campaign-worker.ts';
import { codeFor, idIn } from './code.ts';
import { type CampaignParts, doing, playsScenarios } from './context.ts';
import { isOverdue, isPresent } from './presence.ts';

const ID_LETTERS = 16;
/** How many campaigns a player may begin in a minute. */
const FOUNDINGS_PER_MINUTE = 10;

type Keyed = { readonly id: string; readonly key: string };

export class CampaignService {
  private readonly parts: CampaignParts;
  private readonly worker: CampaignWorker;
  private readonly notifier: CampaignNotifier;
  private readonly mayTry: PerMinute;
  private readonly mayFound: PerMinute;

  constructor(parts: CampaignParts, worker: CampaignWorker, notifier: CampaignNotifier) {
    this.parts = parts;
    this.worker = worker;
    this.notifier = notifier;
    this.mayTry = parts.context.limits.perMinute('campaign-codes', TRIES_PER_MINUTE);
    this.mayFound = parts.context.limits.perMinute('campaigns', FOUNDINGS_PER_MINUTE);
  }

  /** The id comes from who asks and the key, so that a request that comes twice makes one campaign. */
  async create({ id: player, name }: User, { key, ...asked }: z.output<typeof foundMessage>): RequestAnswer {
    const { campaigns, context } = this.parts;
    if (!playsScenarios(context.games)) return NOT_PLAYED;
    const wait = await this.mayFound(player);
    if (wait !== undefined) return refuse('too-many-tries', `Too many campaigns begun; try again in ${wait} s.`);
    const id = createHash('sha256').update(`${player} ${key}`).digest('base64url').slice(0, ID_LETTERS);
    const left = await campaigns.of(player);
    const refused = keepsakeRefused(asked, left);
    if (refused) return refused;
    const founded = found({
      ...asked,
      id,
      code: codeFor(id),
      by: { id: player, name },
      legacy: left.legacy,
      secret: context.secret(),
      now: Date.now(),
    });
    if ('refused' in founded) return founded;
    const created = await campaigns.create(founded.kept, Date.now());
    if ('refused' in created) return created;
    await this.worker.opens(player, id);
    return undefined;
  }

  async join(user: User, { code, key: _, ...asked }: EnlistMessage): RequestAnswer {
    const wait = await this.mayTry(user.id);
    if (wait !== undefined) return refuse('too-many-tries', `Too many codes tried; try again in ${wait} s.`);
    const refused = keepsakeRefused(asked, await this.parts.campaigns.of(user.id));
    if (refused) return refused;
    const id = idIn(code);
    const now = doing(this.parts);
    const joined = await this.parts.campaigns.change(id, now.now, (kept) =>
      kept.code === code ? commands.enlist(kept, { id: user.id, name: user.name }, asked, now) : UNKNOWN_CODE,
    );
    if ('refused' in joined) return joined.refused.code === 'no-such-campaign' ? UNKNOWN_CODE : joined;
    await this.worker.opens(user.id, id);
    return undefined;
  }

  async list({ id }: User): RequestAnswer {
    await this.notifier.sendList(id);
    return undefined;
  }

  /** From now on the player hears of it, and counts as present. */
  async open({ id: player, name }: User, { id, language }: CampaignOpenMessage): RequestAnswer {
    const { campaigns } = this.parts;
    const { campaigns: listed } = await campaigns.of(player);
    if (!listed.some((one) => one.id === id)) return NOT_IN_IT;
    const known = await campaigns.find(id);
    if (known && 'kept' in known && commands.renamed(known.kept, { id: player, name }) !== known.kept)
      await campaigns.change(id, Date.now(), (kept) => ({ kept: commands.renamed(kept, { id: player, name }) }));
    await this.worker.opens(player, id, language);
    return undefined;
  }

  async close({ id: player }: Pick<User, 'id'>, id: string): RequestAnswer {
    // Of a campaign that the player does not have open nothing is kept.
    if (this.notifier.watching(id).includes(player)) await this.worker.closes(player, id);
    return undefined;
  }

  /** An action of the rules. A departure names whom bots shall play: nobody who is there. */
  async act({ id: player }: User, { id, key, action }: CampaignActMessage): RequestAnswer {
    const there = action.type === 'depart' ? await this.thereBut(id, action.bots) : undefined;
    const match = randomUUID();
    return this.change({ id, key }, player, (kept, request) => {
      const changed = commands.act(kept, action, match, request);
      const news = 'kept' in changed && changed.kept !== kept;
      return (news && there && overlooked(kept, there)) || changed;
    });
  }

  bot({ id: player }: User, { hero, ...asked }: CampaignBotMessage): RequestAnswer {
    return this.change(asked, player, (kept, request) => commands.addBot(kept, hero, request));
  }

  unseat({ id: player }: User, { seat, ...asked }: CampaignSeatMessage): RequestAnswer {
    return this.change(asked, player, (kept, request) => commands.unseat(kept, seat, request));
  }

  /** The link to look on is made by the leader, or taken back; made again it is the same. */
  share({ id: player }: User, { on, ...asked }: CampaignShareMessage): RequestAnswer {
    const code = on ? codeFor(asked.id) : undefined;
    return this.change(asked, player, (kept, request) => commands.share(kept, code, request));
  }

  /** A bot does what is left to do for somebody who has been away for long. */
  async finish({ id: player }: User, { seat, ...asked }: CampaignSeatMessage): RequestAnswer {
    const presence = await this.parts.campaigns.presence(asked.id);
    return this.change(asked, player, (kept, request) => {
      const finished = commands.finishFor(kept, seat, request);
      const person = kept.players[seat];
      // Of who is there strangers hear nothing, and a retry was judged when it came first.
      const news = 'kept' in finished && finished.kept !== kept;
      return news && person && !isOverdue(presence[person.id], request.now)
        ? refuse('still-there', `${person.name} was there less than ten minutes ago; wait a little.`)
        : finished;
    });
  }

  async leave({ id: player }: User, id: string): RequestAnswer {
    const now = doing(this.parts);
    const left = await this.parts.campaigns.change(id, now.now, (kept) => commands.leave(kept, player, now));
    return refusalIn(left) ?? this.close({ id: player }, id);
  }

  private async change(
    { id, key }: Keyed,
    player: string,
    change: (kept: KeptCampaign, request: commands.Request) => CampaignChanged,
  ): RequestAnswer {
    const request = { ...doing(this.parts), player, key };
    return refusalIn(await this.parts.campaigns.change(id, request.now, (kept) => change(kept, request)));
  }

  /** Ids of the members who are there, with the seats that bots are to play. */
  private async thereBut(id: string, bots: unknown): Promise<Departing> {
    const presence = await this.parts.campaigns.presence(id);
    const now = Date.now();
    return {
      present: Object.keys(presence).filter((player) => isPresent(presence[player], now)),
      bots: Array.isArray(bots) ? bots : [],
    };
  }
}

interface Departing {
  readonly present: readonly string[];
  readonly bots: readonly unknown[];
}

/** Refuses to depart with a bot in place of somebody who is there. */
const overlooked = (kept: KeptCampaign, { present, bots }: Departing): CampaignRefused | undefined => {
  const player = present.find((one) => bots.includes(seatOf(kept, one)));
  const person = kept.players.find((one) => one?.id === player);
  return person ? refuse('still-there', `${person.name} is here: wait until they are ready.`) : undefined;
};

const refusalIn = (changed: Changed): RequestRefused | undefined => ('refused' in changed ? changed : undefined);

const NOT_PLAYED = refuse('not-played-here', 'This server plays no scenarios, and so no campaigns.');
const UNKNOWN_CODE = refuse(
  'unknown-code',
  'There is no campaign with this code, or not any more. Ask for a new link.',
);
const NOT_IN_IT = refuse('no-such-campaign', 'There is no such campaign, or you take no part in it.');
