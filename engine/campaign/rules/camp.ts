/** Camp: the team shares out its salves, says that it is ready, and departs into the next scenario. */
import { below } from '../../core/chance.ts';
import type { Seat } from '../../core/game.ts';
import type { Camp } from '../state/state.ts';
import { bySeat, campOf, emit, enter, impossible, playingOf, type Table } from '../state/table.ts';
import { evenly } from './salves.ts';
import { cardsOf, scenarioOf } from './scenarios.ts';

/** `card`: that of a crawl, where it is known already; else one is drawn. */
export const makeCamp = (t: Table, card?: string): void => {
  const { m } = t;
  const drawn = scenarioOf(m.scenario).kind === 'crawl' ? (card ?? drawCard(t)) : undefined;
  enter(t, {
    name: 'camp',
    allot: evenly(m.salves, m.members.length),
    ready: bySeat(m, () => null),
    ...(drawn !== undefined && { card: drawn }),
  });
};

/** A card of the crawl that the team has not lost on yet; all four again when there is none left (rulebook: Conclusion;
 *  ruling V5). */
const drawCard = (t: Table): string => {
  const { m } = t;
  const cards = cardsOf(m.scenario);
  if (cards.every((card) => m.usedCards.includes(card))) m.usedCards = [];
  const open = cards.filter((card) => !m.usedCards.includes(card));
  const card = open[below(m.chance, open.length)] ?? impossible('a crawl without cards');
  emit(t, { type: 'card', scenario: m.scenario, card });
  return card;
};

/** Takes back every "ready": the team agreed to something else. */
export const allot = (t: Table, seat: Seat, salves: readonly number[]): void => {
  const camp = campOf(t.m);
  camp.allot = [...salves];
  camp.ready = bySeat(t.m, () => null);
  emit(t, { type: 'allotted', seat, salves });
};

export const setReady = (t: Table, seat: Seat, on: boolean, bots: readonly Seat[]): void => {
  campOf(t.m).ready[seat] = on ? [...bots] : null;
  emit(t, { type: 'ready', seat, on, bots });
};

/** Seats that are not ready. */
export const unready = ({ ready }: Camp): Seat[] => ready.flatMap((named, seat) => (named ? [] : [seat]));

/** Whether the team may depart: somebody is ready, and whoever is names every seat that is not. */
export const mayDepart = (camp: Camp): boolean => {
  const missing = unready(camp);
  const named = camp.ready.flatMap((seats) => (seats ? [seats] : []));
  return named.length > 0 && named.every((seats) => missing.every((seat) => seats.includes(seat)));
};

/** The scenario begins; seats that are not ready are played by bots. */
export const depart = (t: Table, seat: Seat, match: string | undefined): void => {
  const camp = campOf(t.m);
  const bots = unready(camp);
  emit(t, { type: 'departed', seat, bots });
  const { allot: salves, card } = camp;
  enter(t, { name: 'playing', match: match ?? null, allot: salves, bots, ...(card !== undefined && { card }) });
};

/** Back to camp as it was: a match without a result is as if it had not begun (ruling V47). */
export const resume = (t: Table): void => {
  const { card, allot: salves } = playingOf(t.m);
  emit(t, { type: 'voided', scenario: t.m.scenario });
  makeCamp(t, card);
  campOf(t.m).allot = salves;
};
