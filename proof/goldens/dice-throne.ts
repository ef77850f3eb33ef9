/** Golden matches of Dice Throne: a hero meets the next one of the list, so that each is seen from both sides; modes with
 *  a boss have a match each. */
import { commonOf } from '../../engine/core/events.ts';
import { ofKind } from '../../engine/core/kinds.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { DiceThroneEvent } from '../../engine/dice-throne/state/events.ts';
import type { Match } from '../../engine/dice-throne/state/match.ts';
import type { CompanionView, SeatView } from '../../engine/dice-throne/state/view-shape.ts';
import { plainWords } from '../../engine/dice-throne/text/names.ts';
import { seatsFrom } from '../battery/runs.ts';
import type { Goldens } from './golden.ts';

const heroes = ofKind(diceThrone, 'hero');
const nameOf = (id: string): string => diceThrone.describe(id)?.name ?? id;

/** A companion of which there is one has its sides under its own id. */
const companionWords = ({ id, side, count, health }: CompanionView): string => {
  const sole = diceThrone.describe(`${id}/${side}`)?.name;
  if (sole === undefined) return `${count} ${nameOf(side)}`;
  return health === undefined ? sole : `${sole} at ${health}`;
};
const seatWords = ({ health, cp, tokens, companions, handCount }: SeatView): string =>
  [
    `${health} health`,
    `${cp} CP`,
    `${handCount} card${handCount === 1 ? '' : 's'}`,
    ...tokens.map(({ id, count }) => `${count} ${nameOf(id)}`),
    ...companions.map(companionWords),
  ].join(', ');

const viewOf = (match: unknown) => diceThrone.view(match as Match, 'public');

export const diceThroneGoldens: Goldens = {
  game: diceThrone,
  counted: [diceThrone.id],
  folder: '',
  matches: [
    ...heroes.map((hero, at) => ({
      id: hero,
      start: { mode: '1v1', seats: [{ hero }, { hero: heroes[(at + 1) % heroes.length] ?? '' }] },
    })),
    { id: 'boss-vs-many', start: seatsFrom('boss-vs-many', 4, 0) },
    { id: 'boss-vs-boss', start: seatsFrom('boss-vs-boss', 2, 0) },
  ],
  part: 'turn',
  first: (match): DiceThroneEvent => ({ type: 'turn', turn: 1, seat: viewOf(match).active }),
  heading: (event) => {
    const known = commonOf(event);
    return known?.type === 'phase' ? plainWords(known.phase) : undefined;
  },
  standing: (match) =>
    viewOf(match)
      .seats.map((seat) => `{${seat.seat}} ${seatWords(seat)}`)
      .join('; '),
};
