/** The shop after a crawl (rulebook: Shop): every hero has the team's gold, a hand of loot cards to choose from, and
 *  what it has found without knowing what it is. */
import type { Seat } from '../../core/game.ts';
import { lootOf, RARITIES, type Rarity } from '../state/content.ts';
import type { Campaign, Shop } from '../state/state.ts';
import { bySeat, emit, enter, impossible, memberAt, shopOf, type Table } from '../state/table.ts';
import type { Ended, LootId, Report } from '../state/terms.ts';
import { drawBlind, drawFor, gain, giveBack, heldOf, mayHave, putUnder, returnToDecks } from './decks.ts';
import { scenarioOf } from './scenarios.ts';
import { endedOf, record } from './score.ts';

/** Printed on the shopkeeper's leaflet, in gold. */
export const PRICES: Readonly<Record<Rarity, number>> = { common: 10, rare: 15, epic: 20, legendary: 25 };
export const IDENTIFY = 10;
export const SELL = 5;

/** The team's gold, rounded up: every hero has that much. */
export const purseOf = (gold: number): number => Math.ceil(gold / 5) * 5;

export const openShop = (t: Table, report: Report, ended: Ended): void => {
  const { m } = t;
  const gold = purseOf(report.gold);
  const unidentified = bySeat(m, (seat) => takeUnidentified(m, report.unidentified[seat] ?? []));
  const dealt = bySeat(m, (seat) => handFor(m, seat, report.scenario));
  const purse = bySeat(m, () => gold);
  enter(t, { name: 'shop', report, ...ended, purse, dealt, unidentified, done: bySeat(m, () => false) });
  emit(t, { type: 'purse', gold });
  unidentified.forEach((cards, seat) => {
    if (cards.length > 0) emit(t, { type: 'unidentified', seat, rarities: cards.map(rarityOf) });
  });
  dealt.forEach((cards, seat) => {
    emit(t, { type: 'dealt', seat, cards: [...cards] });
  });
};

export const rarityOf = (card: LootId): Rarity => lootOf(card).rarity;

/** The cards that the rarities stand for: until now nobody could have told which they are (ruling V32). */
export const takeUnidentified = (m: Campaign, rarities: readonly Rarity[]): LootId[] =>
  rarities.flatMap((rarity) => drawBlind(m, rarity) ?? []);

const handFor = (m: Campaign, seat: Seat, scenario: number): LootId[] => {
  const rules = scenarioOf(scenario);
  if (rules.kind !== 'crawl') return impossible(`scenario ${scenario} has no shop`);
  return RARITIES.flatMap((rarity) =>
    Array.from({ length: rules.hand[rarity] }, () => drawFor(m, seat, rarity)).flatMap((card) => card ?? []),
  );
};

/** What the card costs the seat: with a lower loot card of its family only the difference, over a hero's own card all of
 *  it (rulebook: Buy; ruling V44). */
export const priceOf = (m: Campaign, seat: Seat, card: LootId): number => {
  const { family, rarity } = lootOf(card);
  const held = heldOf(memberAt(m, seat), family);
  return PRICES[rarity] - (held ? PRICES[held.rarity] : 0);
};

export const buy = (t: Table, seat: Seat, card: LootId): void => {
  const shop = shopOf(t.m);
  const price = priceOf(t.m, seat, card);
  take(handOf(shop, seat), card);
  pay(shop, seat, price);
  gain(t.m, seat, card);
  emit(t, { type: 'bought', seat, card, price });
};

/** Turns an unidentified card; one that is no step up goes under, and the next is taken (rulebook: Identify). */
export const identify = (t: Table, seat: Seat, at: number): void => {
  const { m } = t;
  const shop = shopOf(m);
  const [turned = impossible(`there is no unidentified card ${at}`)] = foundBy(shop, seat).splice(at, 1);
  pay(shop, seat, IDENTIFY);
  const card = mayHave(m, seat, turned) ? turned : insteadOf(m, seat, turned);
  if (card === undefined) return;
  gain(m, seat, card);
  emit(t, { type: 'identified', seat, card, price: IDENTIFY });
};
const insteadOf = (m: Campaign, seat: Seat, card: LootId): LootId | undefined => {
  putUnder(m, card);
  return drawFor(m, seat, rarityOf(card));
};

export const sellCard = (t: Table, seat: Seat, card: LootId): void => {
  giveBack(t.m, seat, card);
  pay(shopOf(t.m), seat, -SELL);
  emit(t, { type: 'sold', seat, card, rarity: rarityOf(card), price: SELL });
};

export const sellUnidentified = (t: Table, seat: Seat, at: number): void => {
  const shop = shopOf(t.m);
  const [card = impossible(`there is no unidentified card ${at}`)] = foundBy(shop, seat).splice(at, 1);
  putUnder(t.m, card);
  pay(shop, seat, -SELL);
  emit(t, { type: 'sold', seat, rarity: rarityOf(card), price: SELL });
};

export const finish = (t: Table, seat: Seat): void => {
  shopOf(t.m).done[seat] = true;
  emit(t, { type: 'done', seat });
};

/** Once everybody is done: what was not bought and not identified goes back, and the session is written down. */
export const closeShop = (t: Table): void => {
  const { report, purse, dealt, unidentified, ...shop } = shopOf(t.m);
  returnToDecks(t.m, [...dealt, ...unidentified].flat());
  record(t, report, { ...endedOf(shop), gold: total(purse), unclaimed: 0 });
};

export const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const pay = ({ purse }: Shop, seat: Seat, price: number): void => {
  purse[seat] = (purse[seat] ?? 0) - price;
};
export const handOf = ({ dealt }: Shop, seat: Seat): LootId[] => dealt[seat] ?? impossible(`seat ${seat} has no hand`);
export const foundBy = ({ unidentified }: Shop, seat: Seat): LootId[] =>
  unidentified[seat] ?? impossible(`seat ${seat} is not in the shop`);

const take = (cards: LootId[], card: LootId): void => {
  cards.splice(cards.indexOf(card), 1);
};
