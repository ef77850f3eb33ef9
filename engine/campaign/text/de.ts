/** Campaigns in German: what happened, what one may do, and what things are. Players are written as their seat in braces. */

import type { ByType } from '../../core/events.ts';
import type { Seat } from '../../core/game.ts';
import { player, who } from '../../core/player-names.ts';
import type { Dictionary } from '../../core/words/dictionary.ts';
import type { ActionType, CampaignAction } from '../actions/actions.ts';
import { LEVELS } from '../rules/difficulty.ts';
import { scenarioOf } from '../rules/scenarios.ts';
import { IDENTIFY, PRICES, priceOf, SELL } from '../rules/shop.ts';
import { LOOT_CARDS, type Rarity } from '../state/content.ts';
import type { CampaignEvent, EventFields, EventType } from '../state/events.ts';
import type { Campaign } from '../state/state.ts';
import { foundAt, heroName as hero, lootName as loot } from './names.ts';
import type { Words } from './words.ts';

const seats = (all: readonly Seat[]): string => all.map(player).join(', ');
const points = (n: number): string => `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`;
const salves = (n: number): string => `${n} ${n === 1 ? 'Salbe' : 'Salben'}`;
const won = (yes: boolean): string => (yes ? 'gewonnen' : 'verloren');

/** What is written out in English. */
const SAID: Dictionary = {
  'The first portal': 'Das erste Portal',
  'The Fallen Barbarian': 'Der Fallen Barbarian',
  'The second portal': 'Das zweite Portal',
  'The Fallen Gunslinger': 'Der Fallen Gunslinger',
  'The third portal': 'Das dritte Portal',
  'The Fallen Monk': 'Der Fallen Monk',
  'The last portal': 'Das letzte Portal',
  'The Mad King': 'Der Mad King',
  Campaign: 'Kampagne',
  'Eight scenarios, one after the other, with the loot of all of them.':
    'Acht Szenarien, eines nach dem anderen, mit der Beute aus allen.',
  'The scenarios as they are.': 'Die Szenarien, wie sie sind.',
  'Less health.': 'Weniger Leben.',
  "Less health, weaker salves, stronger guardians, and Vis'eer beside every boss.":
    "Weniger Leben, schwächere Salben, stärkere Wächter und Vis'eer neben jedem Boss.",
  "One loss ends the campaign, and Vis'eer stands beside every boss.":
    "Eine Niederlage beendet die Kampagne, und Vis'eer steht neben jedem Boss.",
  'Harder ways': 'Härtere Wege',
  "Insane and Hardcore, and with them Vis'eer.": "Insane und Hardcore, und mit ihnen Vis'eer.",
  'Deeper decks': 'Tiefere Decks',
  'Thirteen more minions may join a new campaign.': 'Dreizehn weitere Schergen dürfen in eine neue Kampagne.',
  Keepsake: 'Andenken',
  'A hero may begin with one common card of its last deck.':
    'Ein Held darf mit einer gewöhnlichen Karte seines letzten Decks beginnen.',
  'The King Unbound': 'Der entfesselte König',
  'The Mad King with every upgrade, for 20 points more.': 'Der Mad King mit jeder Verbesserung, für 20 Punkte mehr.',
  'A portal crawl: find three shards, beat the guardian. Then the shop.':
    'Ein Portal Crawl: drei Splitter finden, den Wächter schlagen. Dann der Laden.',
  'A battle with a boss, all on one dial. Then its loot.':
    'Ein Kampf mit einem Boss, mit gemeinsamen Leben. Dann seine Beute.',
};

const name = (scenario: number): string => {
  const { name } = scenarioOf(scenario);
  return `Szenario ${scenario}, ${SAID[name] ?? name}`;
};
const RARITIES: Readonly<Record<Rarity, string>> = {
  common: 'gewöhnliche',
  rare: 'seltene',
  epic: 'epische',
  legendary: 'legendäre',
};

const STAGES: Readonly<Record<EventFields['stage']['stage'], string>> = {
  forming: 'Die Kampagne sammelt sich',
  camp: 'Das Team schlägt sein Lager auf',
  playing: 'Das Szenario beginnt',
  shop: 'Der Laden ist offen',
  spoils: 'Die Beute des Bosses wird verteilt',
  trim: 'Einige Decks sind zu groß',
  over: 'Die Kampagne ist vorbei',
};

const TELLERS: ByType<EventFields, [], string> = {
  hero: (e) => `${who(e)} nimmt ${hero(e.hero)}`,
  difficulty: (e) => `Die Schwierigkeit ist ${LEVELS[e.difficulty].name}`,
  joined: (e) => `${who(e)} kommt dazu, mit ${hero(e.hero)}`,
  left: (e) => `${who(e)} geht; ${hero(e.hero)} wartet auf jemand anderen`,
  begun: (e) => `Die Kampagne beginnt: ${LEVELS[e.difficulty].name}`,
  keepsake: (e) => `${who(e)} bringt ${loot(e.card)} mit`,
  stage: (e) => (e.stage === 'camp' ? `${STAGES.camp}, vor ${name(e.scenario)}` : STAGES[e.stage]),
  card: (e) => `Karte ${e.card} wird gezogen`,
  allotted: (e) => `${who(e)} verteilt die Salben: ${e.salves.join(', ')}`,
  ready: (e) => {
    if (!e.on) return `${who(e)} ist doch nicht bereit`;
    return e.bots.length > 0 ? `${who(e)} ist bereit, mit Bots für ${seats(e.bots)}` : `${who(e)} ist bereit`;
  },
  departed: (e) =>
    e.bots.length > 0 ? `Das Team bricht auf; Bots spielen für ${seats(e.bots)}` : 'Das Team bricht auf',
  reported: (e) => `${name(e.scenario)} ist ${won(e.won)}: noch ${e.gold} Gold und ${salves(e.salves)}`,
  voided: (e) => `${name(e.scenario)} kam zu keinem Ergebnis und wird noch einmal gespielt`,
  purse: (e) => `Alle haben ${e.gold} Gold zum Ausgeben`,
  unidentified: (e) =>
    `${who(e)} hat ${e.rarities.map((rarity) => RARITIES[rarity]).join(', ')} Beute gefunden, noch nicht bestimmt`,
  dealt: (e) => `${who(e)} hat zur Wahl: ${e.cards.map(loot).join(', ') || 'nichts'}`,
  bought: (e) => `${who(e)} kauft ${loot(e.card)} für ${e.price} Gold`,
  identified: (e) => `${who(e)} bestimmt ${loot(e.card)}`,
  sold: (e) =>
    `${who(e)} verkauft ${e.card === undefined ? `nicht bestimmte Beute (${RARITIES[e.rarity]})` : loot(e.card)} für ${e.price} Gold`,
  done: (e) => `${who(e)} ist mit dem Laden fertig`,
  rolled: (e) =>
    `${who(e)} würfelt ${e.roll} für eine Truhe der Stufe ${e.chest}: ${RARITIES[e.rarity]} Beute, ${e.card === null ? 'aber keine Karte ist übrig' : loot(e.card)}`,
  kept: (e) => `${who(e)} behält ${loot(e.card)}`,
  'left-lying': (e) => `${who(e)} lässt ${loot(e.card)} liegen`,
  dropped: (e) => `${who(e)} gibt ${loot(e.card)} zurück`,
  exchanged: (e) =>
    `${loot(e.gone)} ist nicht mehr im Spiel: ${e.card === null ? `${who(e)} verliert die Karte` : `${who(e)} hat stattdessen ${loot(e.card)}`}`,
  row: ({ row }) =>
    row.won
      ? `Sitzung ${row.session}: ${points(row.total)} für Szenario ${row.scenario}`
      : `Sitzung ${row.session}: Szenario ${row.scenario} ist verloren, ${points(row.total)}; ${salves(row.next)} für den nächsten Versuch`,
  vote: (e) =>
    e.member === undefined ? `${who(e)} will die Kampagne beenden` : `${who(e)} will, dass ${player(e.member)} geht`,
  voted: (e) => `${who(e)} stimmt ${e.yes ? 'dafür' : 'dagegen'}`,
  decided: (e) => (e.yes ? 'Die Abstimmung ist angenommen' : 'Die Abstimmung ist abgelehnt'),
  retired: () => 'Das Team gibt die Kampagne auf',
  'timed-out': (e) => `Für ${who(e)} ist die Zeit um`,
  over: (e) => `Die Kampagne ist ${won(e.won)}, mit ${points(e.score)}`,
};

const tellEvent = <T extends EventType>(event: CampaignEvent<T>): string => TELLERS[event.type](event);

/** Unidentified cards are told by their rarity, which is all that one sees of them. */
const found = (m: Campaign, seat: Seat, at: number): string => {
  const rarity = foundAt(m, seat, at);
  return rarity === undefined ? 'Beute' : `${RARITIES[rarity]} Beute`;
};
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type Labels = { readonly [T in ActionType]: (m: Campaign, seat: Seat, action: CampaignAction<T>) => string };
const LABELS: Labels = {
  hero: (_m, _seat, action) => `${hero(action.hero)} nehmen`,
  difficulty: (_m, _seat, { difficulty }) => LEVELS[difficulty].name,
  begin: () => 'Die Kampagne beginnen',
  allot: (_m, _seat, { salves: shares }) => `Die Salben verteilen: ${shares.join(', ')}`,
  ready: (_m, _seat, { on, bots }) =>
    on ? (bots.length > 0 ? 'Bereit, mit Bots für alle, die fehlen' : 'Bereit') : 'Nicht bereit',
  depart: (_m, _seat, { bots }) => (bots.length > 0 ? 'Aufbrechen, mit Bots für alle, die fehlen' : 'Aufbrechen'),
  buy: (m, seat, { card }) =>
    `${loot(card)} für ${LOOT_CARDS.has(card) && m.members[seat] ? priceOf(m, seat, card) : '?'} Gold kaufen`,
  identify: (m, seat, action) => capital(`${found(m, seat, action.loot)} für ${IDENTIFY} Gold bestimmen`),
  sell: (m, seat, action) =>
    capital(
      `${action.card === undefined ? found(m, seat, action.loot ?? 0) : loot(action.card)} für ${SELL} Gold verkaufen`,
    ),
  done: () => 'Fertig',
  keep: () => 'Behalten',
  'leave-it': () => 'Für einen Punkt liegen lassen',
  drop: (_m, _seat, { card }) => `${loot(card)} zurückgeben`,
  vote: (m, _seat, { member, yes }) => {
    const motion = member === undefined ? 'Die Kampagne beenden' : `${player(member)} soll gehen`;
    return m.vote ? `${motion}: ${yes ? 'ja' : 'nein'}` : `${motion}?`;
  },
  report: () => 'Das Szenario ist zu Ende',
  voided: () => 'Das Szenario kam zu keinem Ergebnis',
  join: (_m, _seat, action) => `Mit ${hero(action.hero)} dazukommen`,
  leave: () => 'Die Kampagne verlassen',
  'vote-over': () => 'Die Abstimmung ist vorbei',
  timeout: () => 'Die Zeit ist um',
};

const labelOf = <T extends ActionType>(m: Campaign, seat: Seat, action: CampaignAction<T>): string =>
  LABELS[action.type](m, seat, action);

export const german: Words = {
  tell: tellEvent,
  label: labelOf,
  hero: (cards) => `${cards} eigene Karten.`,
  loot: ({ rarity, replaces, noSolo, crawlOnly }) =>
    [
      `${capital(RARITIES[rarity])} Beute, ${PRICES[rarity]} Gold.`,
      ...(replaces === undefined ? [] : ['Tritt an die Stelle einer Karte aus dem eigenen Deck des Helden.']),
      ...(noSolo ? ['Nicht für einen Helden allein.'] : []),
      ...(crawlOnly ? ['Nur in Portal Crawls.'] : []),
    ].join(' '),
  scenario: (kind) =>
    kind === 'crawl' ? 'Ein Portal Crawl und der Laden dahinter.' : 'Ein Kampf mit einem Boss und seine Beute.',
  said: SAID,
};
