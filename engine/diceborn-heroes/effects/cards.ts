/** Effects on the attack deck: what lies in it, on top of it, and in play. */
import { ALWAYS, type Asker } from '../rules/asking.ts';
import { bringBack, loseCards, shuffleIn } from '../rules/decks.ts';
import { takeOne } from '../state/figures.ts';
import type { EffectsFrame } from '../state/state.ts';
import { deciderFor, emit, heroOf, type Table } from '../state/table.ts';

const DONE = 'done';
const CARD = 'card:';

export const moveCards = (t: Table, n: number): void => {
  if (n < 0) return loseCards(t, -n);
  const cards = bringBack(t, n);
  if (cards.length > 0) emit(t, { type: 'deck-gains', cards });
};

/** The top of the discard is shuffled into the deck. */
export const salvage = (t: Table): void => {
  const card = t.m.attack.discard.shift();
  if (card === undefined) return;
  shuffleIn(t, card);
  emit(t, { type: 'salvaged', card });
};

/** A starred card that lies aside comes into the attack deck. */
export const addCard = (t: Table, card: string): void => {
  if (!takeOne(t.m.aside.starred, card)) return;
  shuffleIn(t, card);
  emit(t, { type: 'added', card });
};

/** The seat looks at the top cards, and puts any of them under the deck. That it looks everybody sees. */
export const peek = (t: Table, asker: Asker, { by }: EffectsFrame, n: number): boolean => {
  const { deck } = t.m.attack;
  const top = deck.slice(0, n);
  const under: string[] = [];
  while (under.length < top.length) {
    const left = top.filter((card) => !under.includes(card));
    const answer = asker.ask(deciderFor(t.m, by), 'peek', [...left.map((card) => `${CARD}${card}`), DONE], ALWAYS);
    if (answer === undefined) return false;
    if (answer === DONE) break;
    under.push(answer.slice(CARD.length));
  }
  for (const card of under) takeOne(deck, card);
  deck.push(...under);
  emit(t, { type: 'peeked', hero: (by !== null && heroOf(t.m, by)) || 0, n: top.length, under: under.length });
  return true;
};

/** Attack cards that lie with enemies, as options. */
export const cardsInPlay = ({ m }: Table): string[] => m.enemies.flatMap(({ cards }) => cards);

/** The same, but one of the top cards may change places with one in play. */
export const foresee = (t: Table, asker: Asker, { by }: EffectsFrame, n: number): boolean => {
  const { deck } = t.m.attack;
  const seat = deciderFor(t.m, by);
  const top = deck.slice(0, n);
  if (top.length === 0) return true;
  const inPlay = cardsInPlay(t);
  const answer = asker.ask(seat, 'foresee', [...top.map((card) => `${CARD}${card}`), DONE], ALWAYS);
  if (answer === undefined) return false;
  const hero = (by !== null && heroOf(t.m, by)) || 0;
  if (answer === DONE || inPlay.length === 0) {
    emit(t, { type: 'peeked', hero, n: top.length, under: 0 });
    return true;
  }
  const out = asker.ask(
    seat,
    'card',
    inPlay.map((card) => `${CARD}${card}`),
  );
  if (out === undefined) return false;
  emit(t, { type: 'peeked', hero, n: top.length, under: 0 });
  swap(t, out.slice(CARD.length), answer.slice(CARD.length));
  return true;
};
/** A card in play changes places with one of the deck. */
const swap = (t: Table, out: string, come: string): void => {
  const { deck } = t.m.attack;
  const enemy = t.m.enemies.findIndex(({ cards }) => cards.includes(out));
  const cards = t.m.enemies[enemy]?.cards ?? [];
  deck[deck.indexOf(come)] = out;
  cards[cards.indexOf(out)] = come;
  emit(t, { type: 'swapped', enemy, out, in: come });
};

/** A card in play goes under the deck; the top one takes its place. */
export const redraw = (t: Table, asker: Asker, { by }: EffectsFrame): boolean => {
  const inPlay = cardsInPlay(t);
  if (inPlay.length === 0) return true;
  const answer = asker.ask(
    deciderFor(t.m, by),
    'card',
    inPlay.map((card) => `${CARD}${card}`),
  );
  if (answer === undefined) return false;
  const out = answer.slice(CARD.length);
  const enemy = t.m.enemies.findIndex(({ cards }) => cards.includes(out));
  const cards = t.m.enemies[enemy]?.cards ?? [];
  const { deck } = t.m.attack;
  deck.push(out);
  const come = deck.shift() ?? out;
  cards[cards.indexOf(out)] = come;
  emit(t, { type: 'swapped', enemy, out, in: come });
  return true;
};
