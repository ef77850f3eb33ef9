/** One duel by bots, shown as a match's room shows it. */
import { playBot } from '../../engine/bots/index.ts';
import { below, seededStream } from '../../engine/core/chance.ts';
import type { AnyGame } from '../../engine/core/game.ts';
import { kindsAt } from '../../engine/core/kinds.ts';
import type { LegalAction } from '../../protocol/messages.ts';
import type { Lexicon } from '../../protocol/packed/lexicon.ts';
import { games } from '../../rooms/all-games.ts';
import { RunningMatch } from '../../rooms/match/running-match.ts';
import { MatchState } from '../../rooms/state/match-state.ts';
import { Projection } from '../../rooms/state/projection.ts';

const SEATS = [0, 1];
/** Stands in the names of the players of these matches, so that they can be told from words. */
export const NOBODYS = '\u0001';

/** Shown the state after each action, and what each player may do then. */
export type Look = (state: MatchState, lists: readonly (readonly LegalAction[])[]) => void;

/** Plays the duel of that number to its end; by the number go heroes, bots and chance. */
export const playDuel = (game: AnyGame, n: number, lexicon: Lexicon, look: Look): void => {
  const [mode] = game.modes;
  if (!mode) throw new Error(`${game.name} has no mode`);
  const heroes = game.heroes.filter(({ kind }) => kindsAt(mode, SEATS.length).includes(kind));
  const hero = (k: number) => ({ hero: heroes[k % heroes.length]?.id ?? '' });
  const seats = [hero(n), hero(Math.floor(n / heroes.length) + n)];
  const match = game.start({ mode: mode.id, seats }, seededStream(`lexicon ${n}`));
  const running = new RunningMatch(game, match, (seat) => `${NOBODYS}${seat}`);
  const state = new MatchState();
  const projection = new Projection(state, games.get(game.id), lexicon);
  projection.show(running.views(SEATS));
  const stream = seededStream(`choices ${n}`);
  const random = (): number => below(stream, 256) / 256;
  for (let [next] = running.waiting; next; [next] = running.waiting) {
    const { seat } = next;
    const action = playBot(n % 2 === 0 ? 'random' : 'sensible', game, match, seat, random);
    const events = running.apply(seat, action);
    const views = running.views(SEATS);
    projection.show(views, running.tell(events, SEATS));
    look(
      state,
      [...views.readers.values()].map(({ legal }) => legal),
    );
  }
};
