/** Pools: who can meet whom. A pool is a mode of a game, casual or ranked; what sides its matches have is what the mode
 *  says of itself, so a new game or mode is matched and rated without a word here. */
import type { AnyGame, HeroInfo, ModeInfo, Side } from '../engine/core/game.ts';

export interface Pool {
  readonly game: string;
  readonly mode: string;
  readonly ranked: boolean;
}

/** The pool's id, as tickets and ratings carry it: `dice-throne/1v1/ranked`. */
export const poolId = ({ game, mode, ranked }: Pool): string => `${game}/${mode}/${ranked ? 'ranked' : 'casual'}`;

/** The pool of an id; nothing for a text that is none. Whether there is such a game and mode is not looked at. */
export const readPool = (id: string): Pool | undefined => {
  const [, game, mode, kind] = /^([\w-]+)\/([\w-]+)\/(ranked|casual)$/.exec(id) ?? [];
  return game === undefined || mode === undefined ? undefined : { game, mode, ranked: kind === 'ranked' };
};

/** The sides of a pool's matches, by every number of seats: fewest first. */
export type Formats = readonly (readonly Side[])[];

/** A mode that people can be matched for: somebody stands on each of its sides, and there are others to stand against. */
export const isMatched = (game: Pick<AnyGame, 'heroes'>, mode: ModeInfo): boolean =>
  !mode.coop && mode.formats.some((sides) => sides.every((side) => playable(game, side)));

/** Whether the hero may be taken to that queue. */
export const mayQueue = ({ queues }: Pick<HeroInfo, 'queues'>, ranked: boolean): boolean =>
  queues === undefined || (queues === 'casual' && !ranked);

/** People may play the side: at least one of its heroes is not played by the game itself. */
const playable = (game: Pick<AnyGame, 'heroes'>, { plays }: Side): boolean =>
  game.heroes.some(({ kind, automaton }) => kind === plays && !automaton);
