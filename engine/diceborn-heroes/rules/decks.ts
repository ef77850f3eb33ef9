/** The piles of cards: the attack deck, which is the clock of the whole evening, items and monsters. */
import { shuffle } from '../../core/chance.ts';
import type { Pile } from '../state/state.ts';
import { emit, type Table } from '../state/table.ts';

/** Cards from the top of the attack discard, one after the other, under the deck. */
export const bringBack = ({ m: { attack } }: Table, n: number): string[] => {
  const cards = attack.discard.splice(0, n);
  attack.deck.push(...cards);
  return cards;
};

/** Cards from the top of the attack deck to the discard, if there are any. */
export const loseCards = (t: Table, n: number): void => {
  const { attack } = t.m;
  const cards = attack.deck.splice(0, n);
  for (const card of cards) attack.discard.unshift(card);
  if (cards.length > 0) emit(t, { type: 'deck-loses', cards });
};

export const discardAttack = ({ m: { attack } }: Table, ...cards: readonly string[]): void => {
  for (const card of cards) attack.discard.unshift(card);
};

/** A card is shuffled into the attack deck. */
export const shuffleIn = ({ m: { attack, chance } }: Table, card: string): void => {
  attack.deck.push(card);
  shuffle(chance, attack.deck);
};

/** The top card of a pile whose discard is shuffled when the deck is empty; nothing if both are. */
export const draw = (t: Table, pile: Pile): string | undefined => {
  if (pile.deck.length === 0) {
    pile.deck = pile.discard;
    pile.discard = [];
    shuffle(t.m.chance, pile.deck);
  }
  return pile.deck.shift();
};

/** A card that is gone: back to the monsters of its level; what quests and bosses brought leaves the game. */
export const discardMonster = (t: Table, id: string): void => {
  const def = t.lib.content.monsters.find((one) => one.id === id);
  if (def) t.m.monsters[def.level].discard.unshift(id);
};

/** Used up, sold or lost: relics are not. */
export const discardItem = ({ m }: Table, id: string): void => {
  m.items.discard.unshift(id);
};
