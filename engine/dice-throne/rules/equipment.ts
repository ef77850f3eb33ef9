/** Equipment: loot that stays in play for the rest of the scenario, two at most (Adventures rulebook: Equipment). */
import { decider, emit, holdingsOf, placeOf } from '../state/context.ts';
import type { BodyId } from '../state/match.ts';
import type { Asks, LibraryCard, Table } from '../state/table.ts';
import { askCard } from './cards.ts';

export const MOST_IN_PLAY = 2;

/** Asks which goes for a card that comes into play; nothing, where there is room or it does not stay. */
export function* askRoom(t: Table, body: BodyId, { equipment, source }: LibraryCard): Asks<string | undefined> {
  const there = holdingsOf(t, body).equipment;
  return equipment && there.length >= MOST_IN_PLAY ? yield* askCard(decider(t, body), there, source) : undefined;
}

/** Takes a card out of play, for no CP. */
export const discardEquipment = (t: Table, body: BodyId, card: string): void => {
  const owner = holdingsOf(t, body);
  owner.equipment = owner.equipment.filter((other) => other !== card);
  owner.discard.push(card);
  emit(t, { type: 'discarded', seat: placeOf(t, body), card });
};

/** Where a card lies once it has been played: in play or on the discard pile. */
export const layDown = (t: Table, body: BodyId, { id, equipment }: LibraryCard): void => {
  const owner = holdingsOf(t, body);
  if (!equipment) {
    owner.discard.push(id);
    return;
  }
  owner.equipment.push(id);
  emit(t, { type: 'equipped', seat: placeOf(t, body), card: id });
};
