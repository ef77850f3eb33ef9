/** One match of bots, from a seed: who won, who began, and what else its game counts. */
import { playBot } from '../../engine/bots/index.ts';
import type { BotKind } from '../../engine/bots/kinds.ts';
import { numbersFrom, seededStream } from '../../engine/core/chance.ts';
import type { Action, AnyGame, Game, GameEvent, Seat } from '../../engine/core/game.ts';
import { diceClash } from '../../engine/dice-clash/index.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { dicebornHeroes } from '../../engine/diceborn-heroes/index.ts';
import { gameNamed } from '../../engine/games.ts';
import { tuckingHeroes } from './diceborn-heroes/tucking.ts';
import { type Counts, type Watcher, watchDiceborn, watchDiceClash, watchDiceThrone } from './watchers.ts';

export interface PlannedMatch {
  readonly game: string;
  readonly mode: string;
  /** Who plays, seat by seat. */
  readonly heroes: readonly string[];
  /** What the match begins with besides (`StartOptions.setup`). */
  readonly setup?: unknown;
  /** Diceborn Heroes: every hero tucks in the second town. */
  readonly allTuck?: true;
  /** Who sits in every seat, or in each: sensible bots, if not said. */
  readonly bots?: BotKind | readonly BotKind[];
  /** Decides everything in it. */
  readonly seed: string;
}
export interface PlayedMatch {
  /** None on a draw. */
  readonly winners: readonly Seat[];
  readonly starter: Seat;
  readonly counts: Counts;
}

type Play = (planned: PlannedMatch) => PlayedMatch;

const playing =
  <M, A extends Action, V, E extends GameEvent>(game: Game<M, A, V, E>, watch: (match: M) => Watcher<E>): Play =>
  ({ mode, heroes, setup, bots = 'sensible', seed }) => {
    const options = { mode, seats: heroes.map((hero) => ({ hero })), ...(setup !== undefined && { setup }) };
    const match = game.start(options, seededStream(seed));
    const random = numbersFrom(seededStream(`${seed} moves`));
    const watcher = watch(match);
    for (;;) {
      const outcome = game.outcome(match);
      if (outcome) return { winners: outcome.winners, starter: watcher.starter, counts: watcher.counts() };
      const [next] = game.waiting(match);
      if (!next) throw new Error(`${seed}: nobody is waited for, but the match is not over`);
      const parsed = game.parse(playBot(botAt(bots, next.seat), game, match, next.seat, random));
      if (!('action' in parsed)) throw new Error(`${seed}: the bot chose what is no action`);
      watcher.see(game.apply(match, next.seat, parsed.action));
    }
  };

const botAt = (bots: BotKind | readonly BotKind[], seat: Seat): BotKind => {
  if (typeof bots === 'string') return bots;
  const bot = bots[seat];
  if (bot === undefined) throw new Error(`no bot is named for seat ${seat}`);
  return bot;
};

const PLAYS: Readonly<Record<string, Play>> = {
  [diceThrone.id]: playing(diceThrone, watchDiceThrone),
  [diceClash.id]: playing(diceClash, watchDiceClash),
  [dicebornHeroes.id]: playing(dicebornHeroes, watchDiceborn),
};

/** Of a game of which nothing else is counted: who began. */
export const playingAny = (game: AnyGame): Play =>
  playing(game, (match) => ({
    starter: game.waiting(match)[0]?.seat ?? 0,
    see: () => undefined,
    counts: () => ({}),
  }));

const playAllTuck = playing(tuckingHeroes, watchDiceborn);

/** Plays it to its end. Throws for a game, mode or hero that there is not. */
export const playPlanned: Play = (planned) => {
  const play = planned.allTuck ? playAllTuck : PLAYS[planned.game];
  return (play ?? playingAny(gameNamed(planned.game)))(planned);
};
