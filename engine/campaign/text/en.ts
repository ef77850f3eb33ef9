/** Campaigns in English: what happened, what one may do, and what things are. Players are written as their seat in braces. */

import type { ByType } from '../../core/events.ts';
import type { Seat } from '../../core/game.ts';
import { player, who } from '../../core/player-names.ts';
import type { ActionType, CampaignAction } from '../actions/actions.ts';
import { LEVELS } from '../rules/difficulty.ts';
import { scenarioOf } from '../rules/scenarios.ts';
import { IDENTIFY, PRICES, priceOf, SELL } from '../rules/shop.ts';
import { LOOT_CARDS } from '../state/content.ts';
import type { CampaignEvent, EventFields, EventType } from '../state/events.ts';
import type { Campaign } from '../state/state.ts';
import { foundAt, heroName as hero, lootName as loot } from './names.ts';
import type { Words } from './words.ts';

const seats = (all: readonly Seat[]): string => all.map(player).join(', ');
const times = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const won = (yes: boolean): string => (yes ? 'won' : 'lost');
const name = (scenario: number): string => `Scenario ${scenario}, ${scenarioOf(scenario).name}`;

const STAGES: Readonly<Record<EventFields['stage']['stage'], string>> = {
  forming: 'The campaign forms',
  camp: 'The team makes camp',
  playing: 'The scenario begins',
  shop: 'The shop is open',
  spoils: 'Boss loot is shared out',
  trim: 'Some decks are too big',
  over: 'The campaign is over',
};

const TELLERS: ByType<EventFields, [], string> = {
  hero: (e) => `${who(e)} takes the ${hero(e.hero)}`,
  difficulty: (e) => `The difficulty is ${LEVELS[e.difficulty].name}`,
  joined: (e) => `${who(e)} joins with the ${hero(e.hero)}`,
  left: (e) => `${who(e)} leaves; the ${hero(e.hero)} waits for somebody else`,
  begun: (e) => `The campaign begins: ${LEVELS[e.difficulty].name}`,
  keepsake: (e) => `${who(e)} brings ${loot(e.card)} along`,
  stage: (e) => (e.stage === 'camp' ? `${STAGES.camp} before ${name(e.scenario)}` : STAGES[e.stage]),
  card: (e) => `Card ${e.card} is drawn`,
  allotted: (e) => `${who(e)} shares out the salves: ${e.salves.join(', ')}`,
  ready: (e) => {
    if (!e.on) return `${who(e)} is not ready after all`;
    return e.bots.length > 0 ? `${who(e)} is ready, with bots for ${seats(e.bots)}` : `${who(e)} is ready`;
  },
  departed: (e) => (e.bots.length > 0 ? `The team departs; bots play for ${seats(e.bots)}` : 'The team departs'),
  reported: (e) => `${name(e.scenario)} is ${won(e.won)}: ${e.gold} gold and ${times(e.salves, 'salve')} are left`,
  voided: (e) => `${name(e.scenario)} came to no result and is played again`,
  purse: (e) => `Everybody has ${e.gold} gold to spend`,
  unidentified: (e) => `${who(e)} has found ${e.rarities.join(', ')} loot, not identified yet`,
  dealt: (e) => `${who(e)} is offered ${e.cards.map(loot).join(', ') || 'nothing'}`,
  bought: (e) => `${who(e)} buys ${loot(e.card)} for ${e.price} gold`,
  identified: (e) => `${who(e)} identifies ${loot(e.card)}`,
  sold: (e) =>
    `${who(e)} sells ${e.card === undefined ? `unidentified ${e.rarity} loot` : loot(e.card)} for ${e.price} gold`,
  done: (e) => `${who(e)} is done with the shop`,
  rolled: (e) =>
    `${who(e)} rolls ${e.roll} for a chest of level ${e.chest}: ${e.rarity}, ${e.card === null ? 'but no card is left' : loot(e.card)}`,
  kept: (e) => `${who(e)} keeps ${loot(e.card)}`,
  'left-lying': (e) => `${who(e)} leaves ${loot(e.card)}`,
  dropped: (e) => `${who(e)} gives ${loot(e.card)} back`,
  exchanged: (e) =>
    `${loot(e.gone)} is no longer in the game: ${e.card === null ? `${who(e)} loses it` : `${who(e)} has ${loot(e.card)} instead`}`,
  row: ({ row }) =>
    row.won
      ? `Session ${row.session}: ${times(row.total, 'point')} for scenario ${row.scenario}`
      : `Session ${row.session}: scenario ${row.scenario} is lost, ${row.total} points; ${times(row.next, 'salve')} for the next try`,
  vote: (e) =>
    e.member === undefined ? `${who(e)} wants to end the campaign` : `${who(e)} wants ${player(e.member)} to leave`,
  voted: (e) => `${who(e)} votes ${e.yes ? 'yes' : 'no'}`,
  decided: (e) => (e.yes ? 'The vote is carried' : 'The vote is lost'),
  retired: () => 'The team gives the campaign up',
  'timed-out': (e) => `Time is up for ${who(e)}`,
  over: (e) => `The campaign is ${won(e.won)} with ${times(e.score, 'point')}`,
};

const tellEvent = <T extends EventType>(event: CampaignEvent<T>): string => TELLERS[event.type](event);

/** Unidentified cards are told by their rarity, which is all that one sees of them. */
const found = (m: Campaign, seat: Seat, at: number): string => {
  const rarity = foundAt(m, seat, at);
  return rarity === undefined ? 'loot' : `${rarity} loot`;
};

type Labels = { readonly [T in ActionType]: (m: Campaign, seat: Seat, action: CampaignAction<T>) => string };
const LABELS: Labels = {
  hero: (_m, _seat, action) => `Take the ${hero(action.hero)}`,
  difficulty: (_m, _seat, { difficulty }) => LEVELS[difficulty].name,
  begin: () => 'Begin the campaign',
  allot: (_m, _seat, { salves }) => `Share out the salves: ${salves.join(', ')}`,
  ready: (_m, _seat, { on, bots }) =>
    on ? (bots.length > 0 ? 'Ready, with bots for who is missing' : 'Ready') : 'Not ready',
  depart: (_m, _seat, { bots }) => (bots.length > 0 ? 'Depart, with bots for who is missing' : 'Depart'),
  buy: (m, seat, { card }) =>
    `Buy ${loot(card)} for ${LOOT_CARDS.has(card) && m.members[seat] ? priceOf(m, seat, card) : '?'} gold`,
  identify: (m, seat, action) => `Identify ${found(m, seat, action.loot)} for ${IDENTIFY} gold`,
  sell: (m, seat, action) =>
    `Sell ${action.card === undefined ? found(m, seat, action.loot ?? 0) : loot(action.card)} for ${SELL} gold`,
  done: () => 'Done',
  keep: () => 'Keep it',
  'leave-it': () => 'Leave it for a point',
  drop: (_m, _seat, { card }) => `Give ${loot(card)} back`,
  vote: (m, _seat, { member, yes }) => {
    const motion = member === undefined ? 'End the campaign' : `Have ${player(member)} leave`;
    return m.vote ? `${motion}: ${yes ? 'yes' : 'no'}` : `${motion}?`;
  },
  report: () => 'The scenario has ended',
  voided: () => 'The scenario came to no result',
  join: (_m, _seat, action) => `Join with the ${hero(action.hero)}`,
  leave: () => 'Leave the campaign',
  'vote-over': () => 'The vote is over',
  timeout: () => 'Time is up',
};

const labelOf = <T extends ActionType>(m: Campaign, seat: Seat, action: CampaignAction<T>): string =>
  LABELS[action.type](m, seat, action);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const english: Words = {
  tell: tellEvent,
  label: labelOf,
  hero: (cards) => `${cards} cards of its own.`,
  loot: ({ rarity, replaces, noSolo, crawlOnly }) =>
    [
      `${capital(rarity)} loot, ${PRICES[rarity]} gold.`,
      ...(replaces === undefined ? [] : ["Takes the place of a card of the hero's own deck."]),
      ...(noSolo ? ['Not for a hero alone.'] : []),
      ...(crawlOnly ? ['In portal crawls only.'] : []),
    ].join(' '),
  scenario: (kind) =>
    kind === 'crawl' ? 'A portal crawl, and the shop behind it.' : 'A battle with a boss, and its loot.',
  said: {},
};
