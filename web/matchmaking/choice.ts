/** What one may queue for: the modes that people are matched in, and what is to be picked for each. */
import type { HeroInfo, ModeInfo } from '../../engine/core/game.ts';
import type { QueueMessage } from '../../protocol/matchmaking-requests.ts';
import { isMatched, mayQueue } from '../../protocol/pool.ts';
import type { GameInfo } from '../api.ts';
import { list, t } from '../words/t.ts';

export interface Choice {
  readonly game: GameInfo;
  readonly mode: ModeInfo;
}

/** Every mode with a queue, game by game. */
export const choicesOf = (games: readonly GameInfo[]): Choice[] =>
  games.flatMap((game) => game.modes.filter((mode) => isMatched(game, mode)).map((mode) => ({ game, mode })));

export interface Kind {
  /** `hero`, `boss`. */
  readonly kind: string;
  readonly heroes: readonly HeroInfo[];
}

/** The kinds of hero that a mode asks people for, and who may be taken to that queue. */
export const kindsOf = ({ game, mode }: Choice, ranked: boolean): Kind[] =>
  [...new Set(mode.formats.flat().map(({ plays }) => plays))]
    .map((kind) => ({
      kind,
      heroes: game.heroes.filter((hero) => hero.kind === kind && !hero.automaton && mayQueue(hero, ranked)),
    }))
    .filter(({ heroes }) => heroes.length > 0);

/** A request of earlier, if this server still has all it names. */
export const stillGood = (games: readonly GameInfo[], request: QueueMessage | undefined): QueueMessage | undefined => {
  const choice =
    request && choicesOf(games).find(({ game, mode }) => game.id === request.game && mode.id === request.mode);
  const kinds = choice && request ? kindsOf(choice, request.ranked) : [];
  const picks = Object.entries(request?.heroes ?? {});
  const known = picks.every(([kind, id]) =>
    kinds.some((one) => one.kind === kind && one.heroes.some((hero) => hero.id === id)),
  );
  return choice && picks.length > 0 && known ? request : undefined;
};

/** `Dice Throne, Duel, ranked, as Moon Elf`. */
export const queueWords = (
  games: readonly GameInfo[],
  { game: gameId, mode, ranked, heroes }: QueueMessage,
): string => {
  const game = games.find(({ id }) => id === gameId);
  const names = Object.values(heroes).map((id) => game?.heroes.find((hero) => hero.id === id)?.name ?? id);
  const modeName = game?.modes.find(({ id }) => id === mode)?.name ?? mode;
  return t('{game}, {mode}, {ranked, select, true {ranked} other {casual}}, as {names}', {
    game: game?.name ?? gameId,
    mode: modeName,
    ranked: `${ranked}`,
    names: list(names, 'disjunction'),
  });
};
