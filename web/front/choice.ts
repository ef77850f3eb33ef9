/** What somebody would play, chosen on the front page and remembered: a game, a mode, and who they are there. */
import type { HeroInfo, ModeInfo } from '../../engine/core/game.ts';
import type { QueueMessage } from '../../protocol/matchmaking-requests.ts';
import type { CreateOptions } from '../../protocol/messages.ts';
import { isMatched, mayQueue } from '../../protocol/pool.ts';
import type { GameInfo } from '../api.ts';
import { lastPlayed } from '../session.ts';
import { settings } from '../settings/settings.ts';
import { lineUp, type Place, placesOf, seatsFor } from './line-up.ts';

export interface Choice {
  readonly game: GameInfo;
  readonly mode: ModeInfo;
  /** The own place with as few seats as the mode takes. */
  readonly own: Place;
  readonly hero: HeroInfo;
}

/** Every mode of every game. */
const modesOf = (games: readonly GameInfo[]): { readonly game: GameInfo; readonly mode: ModeInfo }[] =>
  games.flatMap((game) => game.modes.map((mode) => ({ game, mode })));

/** The choice of those, where they exist: the mode, else the first of the first game; the hero, else one at random. */
export function choiceOf(
  games: readonly GameInfo[],
  wanted: { readonly game?: string; readonly mode?: string; readonly hero?: string },
): Choice | undefined {
  const all = modesOf(games);
  const { game, mode } = all.find((one) => one.game.id === wanted.game && one.mode.id === wanted.mode) ?? all[0] ?? {};
  if (!game || !mode) return undefined;
  const { own } = lineUp(placesOf(game, mode, mode.minSeats), '');
  const heroes = own?.heroes ?? [];
  const hero = heroes.find(({ id }) => id === wanted.hero) ?? heroes[Math.floor(Math.random() * heroes.length)];
  return own && hero && { game, mode, own, hero };
}

/** As last time; the first time somebody at random. */
export const firstChoice = (games: readonly GameInfo[]): Choice | undefined => choiceOf(games, lastPlayed.read() ?? {});

/** A match against bots, each another hero at random. */
export function againstBots({ game, mode, own, hero }: Choice): CreateOptions {
  const line = lineUp(placesOf(game, mode, mode.minSeats), own.plays);
  const others = own.heroes.filter(({ id }) => id !== hero.id);
  const rival = others[Math.floor(Math.random() * others.length)] ?? hero;
  const picks = {
    [`own ${own.plays}`]: hero.id,
    [`bot ${own.plays}`]: rival.id,
  };
  const { botPace } = settings.read();
  return {
    game: game.id,
    mode: mode.id,
    seats: seatsFor(line, picks, 'sensible'),
    listed: true,
    ...(botPace && { botPace }),
  };
}

/** A casual place in the queue, where people are matched in that mode with that hero. Bots fill in after a minute. */
export function casualQueue({ game, mode, own, hero }: Choice): QueueMessage | undefined {
  if (!isMatched(game, mode) || !mayQueue(hero, false)) return undefined;
  return { game: game.id, mode: mode.id, ranked: false, heroes: { [own.plays]: hero.id }, botsAfter: 60_000 };
}
