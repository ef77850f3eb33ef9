/** Golden matches of Dice Clash: a warrior meets the next one of the list, a legend a warrior of its own. */

import { diceClash } from '../../engine/dice-clash/index.ts';
import type { DiceClashEvent } from '../../engine/dice-clash/state/events.ts';
import type { Match } from '../../engine/dice-clash/state/state.ts';
import type { FighterView } from '../../engine/dice-clash/state/view-shape.ts';
import { clashOnKnownGrids } from '../known-grids.ts';
import type { Goldens } from './golden.ts';

const idsOf = (kind: string): string[] => diceClash.heroes.filter((hero) => hero.kind === kind).map(({ id }) => id);
const warriors = idsOf('warrior');
const nth = (at: number): string => warriors[at % warriors.length] ?? '';

const viewOf = (match: unknown) => diceClash.view(match as Match, 'public');
const standingOf = ({ seat, adrenaline, pool, grid }: FighterView): string =>
  [
    `{${seat}} ${pool.length} ${pool.length === 1 ? 'die' : 'dice'}`,
    `${grid.filter((die) => die === null).length} spaces`,
    ...(adrenaline ? ['adrenaline'] : []),
  ].join(', ');

export const diceClashGoldens: Goldens = {
  game: diceClash,
  counted: [diceClash.id, clashOnKnownGrids.id],
  folder: 'dice-clash',
  matches: [
    ...warriors.map((hero, at) => ({ id: hero, start: { mode: 'duel', seats: [{ hero }, { hero: nth(at + 1) }] } })),
    ...idsOf('legend').map((hero, at) => ({
      id: hero,
      start: { mode: 'solo', seats: [{ hero: nth(at * 4 + 2) }, { hero }] },
    })),
  ],
  part: 'round',
  first: (match): DiceClashEvent => ({ type: 'round', round: 1, seat: viewOf(match).first }),
  heading: () => undefined,
  standing: (match) => viewOf(match).fighters.map(standingOf).join('; '),
};
