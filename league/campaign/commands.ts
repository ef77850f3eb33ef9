/** What members and the server may do to a campaign that is kept. Each returns the campaign as it is then, or a refusal;
 *  none changes what it was given. A vacant seat is a bot's: whatever the campaign waits for there is done at once. */
import { playBot } from '../../engine/bots/index.ts';
import { type CampaignAction, isOfTheHouse } from '../../engine/campaign/actions/actions.ts';
import { diceThroneCampaign as rules } from '../../engine/campaign/index.ts';
import type { Campaign } from '../../engine/campaign/state/state.ts';
import type { Seat } from '../../engine/core/game.ts';
import {
  type CampaignChanged,
  type CampaignRefused,
  type CampaignUser,
  type KeptCampaign,
  matchIn,
  playersIn,
  refuse,
  seatOf,
} from './kept-campaign.ts';

/** A vote is open for so long; silence is no. */
const VOTE_MS = 60_000;
/** So many requests are known again by their keys. */
const MOST_ANSWERED = 64;

/** When something is done, by the calendar, and chance for bots: numbers from 0 up to 1. */
export interface Doing {
  readonly now: number;
  readonly random: () => number;
}
/** By a member. A request of the same key is done once. */
export interface Request extends Doing {
  readonly player: string;
  readonly key: string;
}

// ---- members -----------------------------------------------------------------------------------------------------------

interface Enlisting {
  readonly hero: string;
  readonly nonce: string;
  /** A common card that the hero brings along, where it has a seat of its own. */
  readonly keepsake?: string | undefined;
}

/** Somebody comes by the code: to a seat that has no player, else to one of their own while the campaign forms. Who is in
 *  it already stays where they are. */
export const enlist = (
  kept: KeptCampaign,
  user: CampaignUser,
  { hero, nonce, keepsake }: Enlisting,
  doing: Doing,
): CampaignChanged => {
  if (seatOf(kept, user.id) !== undefined) return { kept };
  const { members, stage } = kept.campaign;
  const free = members.findIndex(({ vacant }) => vacant);
  const own = stage.name === 'forming' && (free < 0 || members.length < MOST_SEATS);
  if (!own && free < 0) return refuse('campaign-full', 'Every seat of this campaign has a player.');
  const seat = own ? members.length : free;
  if (seat >= MOST_SEATS) return refuse('campaign-full', `A campaign has at most ${MOST_SEATS} seats.`);
  const players = Object.assign([...kept.players], { [seat]: user });
  return take({ ...kept, players }, seat, { type: 'join', hero, nonce, ...(own && keepsake && { keepsake }) }, doing);
};

/** A member leaves for good; with the last of them the campaign goes. */
export const leave = (kept: KeptCampaign, player: string, doing: Doing): CampaignChanged => {
  const seat = seatOf(kept, player);
  if (seat === undefined) return NOT_IN_IT;
  if (playersIn(kept).length === 1) return { kept: undefined };
  return give(kept, seat, doing);
};

/** An action of the rules. `match`: the id of the match that begins, should this be a departure. */
export const act = (kept: KeptCampaign, value: unknown, match: string, request: Request): CampaignChanged =>
  asMember(kept, request, (seat) => {
    const read = rules.parse(value);
    if ('refusal' in read) return { refused: read.refusal };
    const { action } = read;
    if (isOfTheHouse(action))
      return refuse('not-allowed-now', `${action.type} is for the server alone to say, not for a member.`);
    return take(kept, seat, action.type === 'depart' ? { ...action, match } : action, request);
  });

/** The leader adds a hero for a bot to play. */
export const addBot = (kept: KeptCampaign, hero: string, request: Request): CampaignChanged =>
  asLeader(kept, request, () => {
    const seat = kept.campaign.members.length;
    return take({ ...kept, players: [...kept.players, null] }, seat, { type: 'join', hero, bot: true }, request);
  });

/** The leader takes a seat away before the campaign begins; later that is for all to vote on. */
export const unseat = (kept: KeptCampaign, seat: Seat, request: Request): CampaignChanged =>
  asLeader(kept, request, (leader) => {
    if (seat === leader) return refuse('not-allowed-now', 'To leave yourself, leave the campaign.');
    if (kept.campaign.stage.name !== 'forming')
      return refuse('not-allowed-now', 'The campaign has begun: putting somebody out is for all to vote on.');
    return give(kept, seat, request);
  });

/** The leader lets whoever has this code look on; without one, nobody any more. */
export const share = (kept: KeptCampaign, code: string | undefined, request: Request): CampaignChanged =>
  asLeader(kept, request, () => {
    const { shared: _, ...rest } = kept;
    return { kept: code === undefined ? rest : { ...rest, shared: kept.shared ?? code } };
  });

/** A bot does what is left to do for a seat; that its player is away for long, or that there is none, is seen to by
 *  whoever asks. */
export const finishFor = (kept: KeptCampaign, seat: Seat, request: Request): CampaignChanged =>
  asMember(kept, request, () => {
    const campaign = rules.fork(kept.campaign);
    const { name } = campaign.stage;
    if (!BY_BOTS.includes(name) || !isAsked(campaign, seat))
      return refuse('not-allowed-now', 'Nothing is left to do for that seat.');
    if (campaign.vote) return refuse('not-allowed-now', 'A vote is open, and bots have no voice: wait for its end.');
    while (campaign.stage.name === name && isAsked(campaign, seat)) playOnce(campaign, seat, request);
    return { kept: after(kept, campaign, request) };
  });

// ---- the server ----------------------------------------------------------------------------------------------------------

/** The match can be joined. */
export const opened = (kept: KeptCampaign, match: string): KeptCampaign =>
  matchIn(kept) === match && kept.departed && !kept.departed.open
    ? { ...kept, departed: { ...kept.departed, open: true } }
    : kept;

/** The match has ended. It counts only while the campaign waits for it: told again, it counts no more. */
export const reported = (kept: KeptCampaign, match: string, report: unknown, doing: Doing): KeptCampaign => {
  const read = rules.parse({ type: 'report', report, match, at: doing.now });
  if ('refusal' in read) throw new Error(`a match reports what cannot be read: ${read.refusal.message}`);
  return ofMatch(kept, match, read.action, doing);
};

/** The match came to no result: it is as if it had not begun (ruling V47). */
export const voided = (kept: KeptCampaign, match: string, doing: Doing): KeptCampaign =>
  ofMatch(kept, match, { type: 'voided', match }, doing);

/** Ends a vote whose time is up. */
export const closeVote = (kept: KeptCampaign, doing: Doing): KeptCampaign => {
  const { voteSince } = kept;
  if (voteSince === undefined || doing.now - voteSince < VOTE_MS) return kept;
  return mustTake(kept, kept.campaign.leader, { type: 'vote-over' }, doing);
};

/** A member is called otherwise by now. */
export const renamed = (kept: KeptCampaign, { id, name }: CampaignUser): KeptCampaign => {
  const known = kept.players.find((one) => one?.id === id);
  if (!known || known.name === name) return kept;
  return { ...kept, players: kept.players.map((one) => (one?.id === id ? { id, name } : one)) };
};

// ---- how it is done ------------------------------------------------------------------------------------------------------

const MOST_SEATS = 4;
const NOT_IN_IT = refuse('no-such-campaign', 'There is no such campaign, or you take no part in it.');

/** What a member asks for is done once, however often the request comes. */
const asMember = (
  kept: KeptCampaign,
  { player, key }: Request,
  change: (seat: Seat) => CampaignChanged,
): CampaignChanged => {
  const seat = seatOf(kept, player);
  if (seat === undefined) return NOT_IN_IT;
  const request = `${player} ${key}`;
  if (kept.answered.includes(request)) return { kept };
  const changed = change(seat);
  if ('refused' in changed || !changed.kept) return changed;
  return { kept: { ...changed.kept, answered: [...changed.kept.answered, request].slice(-MOST_ANSWERED) } };
};

const asLeader = (kept: KeptCampaign, request: Request, change: (seat: Seat) => CampaignChanged): CampaignChanged =>
  asMember(kept, request, (seat) =>
    seat === kept.campaign.leader ? change(seat) : refuse('not-leader', 'The leader of the campaign decides that.'),
  );

/** The seat is given up: while the campaign forms it goes, and those behind move up; later it waits for somebody else. */
const give = (kept: KeptCampaign, seat: Seat, doing: Doing): CampaignChanged => {
  const { name } = kept.campaign.stage;
  const players =
    name === 'forming'
      ? kept.players.filter((_, other) => other !== seat)
      : kept.players.map((one, other) => (other === seat ? null : one));
  // Of a campaign that is over nothing changes but who looks at it.
  if (name === 'over') return { kept: { ...kept, players } };
  return take({ ...kept, players }, seat, { type: 'leave' }, doing);
};

const take = (
  kept: KeptCampaign,
  seat: Seat,
  action: CampaignAction,
  doing: Doing,
): { kept: KeptCampaign } | CampaignRefused => {
  const refused = rules.check(kept.campaign, seat, action);
  if (refused) return { refused };
  const campaign = rules.fork(kept.campaign);
  rules.apply(campaign, seat, action);
  return { kept: after(kept, campaign, doing) };
};

const mustTake = (kept: KeptCampaign, seat: Seat, action: CampaignAction, doing: Doing): KeptCampaign => {
  const taken = take(kept, seat, action, doing);
  if ('refused' in taken) throw new Error(`the rules refuse ${action.type}: ${taken.refused.message}`);
  return taken.kept;
};

const ofMatch = (kept: KeptCampaign, match: string, action: CampaignAction, doing: Doing): KeptCampaign =>
  matchIn(kept) === match ? mustTake(kept, 0, action, doing) : kept;

/** The campaign as the rules left it, with what bots do there. */
const after = (kept: KeptCampaign, campaign: Campaign, doing: Doing): KeptCampaign => {
  playBots(campaign, doing);
  const { voteSince = doing.now, departed = { at: doing.now, open: false }, ...rest } = kept;
  return {
    ...rest,
    campaign,
    // Somebody may have been put out.
    players: kept.players.map((one, seat) => (campaign.members[seat]?.vacant ? null : one)),
    ...(campaign.vote && { voteSince }),
    ...(campaign.stage.name === 'playing' && { departed }),
    touched: doing.now,
  };
};

/** Where bots do what there is to do. In camp all are asked whether bots shall play. */
const BY_BOTS: readonly string[] = ['shop', 'spoils', 'trim'];

const isAsked = (campaign: Campaign, seat: Seat): boolean => rules.waiting(campaign).some((wait) => wait.seat === seat);

const playBots = (campaign: Campaign, doing: Doing): void => {
  while (BY_BOTS.includes(campaign.stage.name)) {
    const next = rules.waiting(campaign).find(({ seat }) => campaign.members[seat]?.vacant);
    if (!next) return;
    playOnce(campaign, next.seat, doing);
  }
};

const playOnce = (campaign: Campaign, seat: Seat, { random }: Doing): void => {
  const played = rules.parse(playBot('sensible', rules, campaign, seat, random));
  if ('refusal' in played) throw new Error(`a bot did what cannot be read: ${played.refusal.message}`);
  rules.apply(campaign, seat, played.action);
};
