/** How strong one kind of bot is against another: duels in pairs, with the same heroes and the same seed, in which the two
 *  change seats. A draw is half a win for each. */
import type { BotKind } from '../../engine/bots/kinds.ts';
import { below, seededStream } from '../../engine/core/chance.ts';
import type { AnyGame, ModeInfo } from '../../engine/core/game.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import { gameNamed } from '../../engine/games.ts';
import type { PlannedMatch } from './planned.ts';
import { add, type Job, NO_TALLY, type Tally } from './tally.ts';
import { percent, wilson } from './wilson.ts';

export interface BotDuelQuestion {
  readonly game: string;
  /** A mode of two; the first there is, if left out. */
  readonly mode?: string;
  readonly bot: BotKind;
  readonly against: BotKind;
  readonly matches: number;
  readonly seed: string;
}

/** So many matches are kept together: an even number, so that both have sat in either seat. */
const PIECE = 10;

/** The duels, in pieces. Throws `BadInput` for a game or mode without duels. */
export const botDuelJobs = (question: BotDuelQuestion): Job[] => {
  const { bot, against, matches } = question;
  const game = gameNamed(question.game);
  const mode = duelOf(game, question.mode);
  return Array.from({ length: Math.ceil(matches / PIECE) }, (_, piece): Job => {
    const first = piece * PIECE;
    const last = Math.min(matches, first + PIECE) - 1;
    return {
      name: `${bot} against ${against}, ${first + 1} to ${last + 1}`,
      matches: Array.from({ length: last - first + 1 }, (_, i) => plannedFor(question, game, mode, first + i)),
      won: ({ winners }, i) => winners.includes((first + i) % 2),
    };
  });
};

/** The match of that number: in even ones the bot has the first seat. */
const plannedFor = (
  { bot, against, seed }: BotDuelQuestion,
  game: AnyGame,
  mode: ModeInfo,
  n: number,
): PlannedMatch => {
  const own = `${seed} ${Math.floor(n / 2)}`;
  const drawn = seededStream(`${own} heroes`);
  const heroes = (mode.formats[0] ?? []).map(({ plays }) => {
    const able = game.heroes.filter(({ kind }) => kind === plays);
    return able[below(drawn, able.length)]?.id ?? '';
  });
  return { game: game.id, mode: mode.id, heroes, bots: n % 2 === 0 ? [bot, against] : [against, bot], seed: own };
};

const duelOf = (game: AnyGame, id: string | undefined): ModeInfo => {
  const duels = game.modes.filter(({ formats }) => formats[0]?.length === 2 && formats[0].every(isAlone));
  if (duels.length === 0) throw new BadInput('--game', `${game.id} has no duels`);
  const found = duels.find((mode) => id === undefined || mode.id === id);
  if (!found) throw new BadInput('--mode', `expected one of ${duels.map((mode) => mode.id).join(', ')}`);
  return found;
};
const isAlone = ({ seats }: { readonly seats: readonly number[] }): boolean => seats.length === 1;

/** One line: how often the bot won, with its 95 % interval. */
export const botDuelLine = ({ bot, against }: BotDuelQuestion, tallies: readonly Tally[]): string => {
  const { matches, won, draws } = tallies.reduce(add, NO_TALLY);
  const wins = won + draws / 2;
  const { low, high } = wilson(wins, matches);
  return `${bot} against ${against}: ${percent(wins / matches)} % (${percent(low)}–${percent(high)}) of ${matches}, ${draws} drawn`;
};
