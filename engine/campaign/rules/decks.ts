/** Loot cards on their way: from the campaign's four decks into a hero's deck, and back under. */
import { shuffle } from '../../core/chance.ts';
import type { Seat } from '../../core/game.ts';
import { HEROES, type LootDef, lootOf, RARITIES, type Rarity } from '../state/content.ts';
import type { Campaign, Member } from '../state/state.ts';
import { memberAt } from '../state/table.ts';
import type { LootId } from '../state/terms.ts';

/** No deck may have more cards when a scenario begins (rulebook: Deck Size Limit). */
export const MOST_IN_A_DECK = 50;

/** Cards of the member's deck: the hero's own that are left, and loot. */
export const deckSize = ({ hero, loot, out }: Member): number =>
  (HEROES.get(hero)?.cards.length ?? 0) - out.length + loot.length;

/** The loot card of the family that the member has. */
export const heldOf = ({ loot }: Member, family: string): LootDef | undefined =>
  loot.map(lootOf).find((card) => card.family === family);

/** Whether the card would be a step up for the member; a hero alone has no use for what needs a teammate. */
export const mayHave = (m: Campaign, seat: Seat, card: LootId): boolean => {
  const { family, step, noSolo } = lootOf(card);
  if (noSolo && m.members.length === 1) return false;
  return step > (heldOf(memberAt(m, seat), family)?.step ?? 0);
};

/** Where cards of a rarity are taken from when its deck has none: from the next higher one, and above the highest from
 *  the next lower one (rulebook FAQ; ruling V33). */
const searched = (rarity: Rarity): Rarity[] => {
  const at = RARITIES.indexOf(rarity);
  return [...RARITIES.slice(at), ...RARITIES.slice(0, at).reverse()];
};

/** The next card of the rarity, whatever it is; nothing where all decks are empty. */
export const drawBlind = ({ decks }: Campaign, rarity: Rarity): LootId | undefined => {
  const from = searched(rarity).find((one) => decks[one].length > 0);
  return from && decks[from].shift();
};

/** The next card of the rarity that is a step up for the seat; those that are not go under. Nothing where there is none. */
export const drawFor = (m: Campaign, seat: Seat, rarity: Rarity): LootId | undefined => {
  for (const one of searched(rarity)) {
    const deck = m.decks[one];
    const at = deck.findIndex((card) => mayHave(m, seat, card));
    if (at < 0) continue;
    const passed = deck.splice(0, at);
    const card = deck.shift();
    deck.push(...passed);
    return card;
  }
  return undefined;
};

/** Cards that lie with the heroes and belong to nobody yet: what the shop deals, what is not identified, boss loot that is
 *  still to be answered for. */
export const shownCards = ({ stage }: Campaign): LootId[] => {
  if (stage.name === 'shop') return [...stage.dealt, ...stage.unidentified].flat();
  if (stage.name !== 'spoils') return [];
  return stage.drawn.flatMap(({ card }, seat) => (stage.answered[seat] === null ? (card ?? []) : []));
};

export const putUnder = ({ decks }: Campaign, ...cards: readonly LootId[]): void => {
  for (const card of cards) decks[lootOf(card).rarity].push(card);
};

/** Cards go back into their decks, and all decks are shuffled (reference: Shop; ruling V3). */
export const returnToDecks = (m: Campaign, cards: readonly LootId[]): void => {
  if (cards.length === 0) return;
  putUnder(m, ...cards);
  for (const rarity of RARITIES) shuffle(m.chance, m.decks[rarity]);
};

/** The card is in the seat's deck; a lower step goes under its deck, a hero's own card is out for good (rulebook:
 *  Upgrading Loot Cards). */
export const gain = (m: Campaign, seat: Seat, id: LootId): void => {
  const member = memberAt(m, seat);
  const { family, replaces } = lootOf(id);
  const lower = heldOf(member, family);
  if (lower) giveBack(m, seat, lower.id);
  if (replaces !== undefined && !member.out.includes(replaces)) member.out.push(replaces);
  member.loot.push(id);
};

/** The card leaves the seat's deck and goes under its own. */
export const giveBack = (m: Campaign, seat: Seat, id: LootId): void => {
  const { loot } = memberAt(m, seat);
  loot.splice(loot.indexOf(id), 1);
  putUnder(m, id);
};
