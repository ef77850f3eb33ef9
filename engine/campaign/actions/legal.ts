/** What a seat may do now, spelled out: all but calling a vote, which is always possible, and sharing out the salves, of
 *  which there are too many ways. */
import type { Seat } from '../../core/game.ts';
import { mayDepart, unready } from '../rules/camp.ts';
import { foundBy, handOf } from '../rules/shop.ts';
import { unanswered } from '../rules/votes.ts';
import { HEROES } from '../state/content.ts';
import type { Camp, Campaign, Shop } from '../state/state.ts';
import { memberAt } from '../state/table.ts';
import { DIFFICULTIES } from '../state/terms.ts';
import type { CampaignAction } from './actions.ts';
import { refusalOf } from './refusals.ts';

export const legalFor = (m: Campaign, seat: Seat): CampaignAction[] =>
  [...votes(m, seat), ...moves(m, seat)].filter((action) => !refusalOf(m, seat, action));

const votes = (m: Campaign, seat: Seat): CampaignAction[] => {
  const { vote } = m;
  if (!vote || !unanswered(m).includes(seat)) return [];
  const { about, member } = vote;
  return [true, false].map((yes) => ({ type: 'vote', about, ...(member !== null && { member }), yes }));
};

/** What a seat might want to do in the stage; the rules say of each whether it may. */
const moves = (m: Campaign, seat: Seat): CampaignAction[] => {
  const { stage } = m;
  switch (stage.name) {
    case 'forming':
      return [
        { type: 'begin' },
        ...DIFFICULTIES.map((difficulty): CampaignAction => ({ type: 'difficulty', difficulty })),
        ...[...HEROES.keys()].map((hero): CampaignAction => ({ type: 'hero', hero })),
      ];
    case 'camp':
      return inCamp(stage, seat);
    case 'shop':
      return inShop(m, stage, seat);
    case 'spoils':
      return [{ type: 'keep' }, { type: 'leave-it' }];
    case 'trim':
      return memberAt(m, seat).loot.map((card) => ({ type: 'drop', card }));
    default:
      return [];
  }
};

const inCamp = (camp: Camp, seat: Seat): CampaignAction[] => {
  const missing = unready(camp);
  const others = missing.filter((other) => other !== seat);
  if (!missing.includes(seat))
    return [
      ...(mayDepart(camp) ? [{ type: 'depart' as const, bots: missing }] : []),
      { type: 'ready', on: false, bots: [] },
    ];
  const ready = { type: 'ready' as const, on: true, bots: [] };
  return others.length > 0 ? [ready, { ...ready, bots: others }] : [ready];
};

const inShop = (m: Campaign, shop: Shop, seat: Seat): CampaignAction[] => {
  const found = foundBy(shop, seat).map((_, loot) => loot);
  return [
    { type: 'done' },
    ...handOf(shop, seat).map((card): CampaignAction => ({ type: 'buy', card })),
    ...found.map((loot): CampaignAction => ({ type: 'identify', loot })),
    ...found.map((loot): CampaignAction => ({ type: 'sell', loot })),
    ...memberAt(m, seat).loot.map((card): CampaignAction => ({ type: 'sell', card })),
  ];
};
