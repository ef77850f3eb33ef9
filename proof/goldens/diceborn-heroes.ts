/** Golden matches of Diceborn Heroes: one a mode, with the smallest party that it has. */
import { dicebornHeroes } from '../../engine/diceborn-heroes/index.ts';
import type { DicebornEvent } from '../../engine/diceborn-heroes/state/events.ts';
import type { Match } from '../../engine/diceborn-heroes/state/state.ts';
import { dicebornParties } from '../battery/runs.ts';
import type { Goldens } from './golden.ts';

const viewOf = (match: unknown) => dicebornHeroes.view(match as Match, 'public');
const nameOf = (id: string): string => dicebornHeroes.describe(id)?.name ?? id;

const standingOf = (match: unknown): string => {
  const { heroes, enemies, deck } = viewOf(match);
  return [
    ...heroes.map(({ class: id, hp, wounds, ko }, no) => `Hero ${no + 1} ${nameOf(id)} ${ko ? 'down' : hp - wounds}`),
    ...enemies.flatMap(({ id, hp, wounds, defeated }, no) =>
      defeated || hp === 0 ? [] : [`Enemy ${no + 1} ${nameOf(id)} ${hp - wounds}`],
    ),
    `${deck} attack cards`,
  ].join(', ');
};

export const dicebornHeroesGoldens: Goldens = {
  game: dicebornHeroes,
  counted: [dicebornHeroes.id],
  folder: 'diceborn-heroes',
  matches: dicebornHeroes.modes.flatMap(({ id }) => {
    const start = dicebornParties(0).find(({ mode }) => mode === id);
    return start ? [{ id, start }] : [];
  }),
  part: 'round',
  first: (match): DicebornEvent => ({ type: 'round', round: 0, seat: viewOf(match).leader }),
  heading: () => undefined,
  standing: standingOf,
};
