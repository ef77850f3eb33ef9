/** The battery: plays a game from a seed to its end by random legal actions, and checks at every step what must hold for
 *  every game, whoever wrote it. */
import { isDeepStrictEqual } from 'node:util';
import { playBot } from '../../engine/bots/index.ts';
import { below, type DiceStream, seededStream } from '../../engine/core/chance.ts';
import type { Action, AnyGame, Seat, StartOptions } from '../../engine/core/game.ts';
import { type JournalEntry, replay } from '../../engine/core/replay.ts';
import { DEFAULT_LANGUAGE } from '../../engine/core/words/language.ts';

export interface BatteryOptions {
  readonly game: AnyGame;
  readonly start: StartOptions;
  readonly seed: string;
  /** What holds in every state of this game. Throws. */
  readonly invariants: (match: unknown) => void;
  /** The same match with what is hidden from a viewer changed. */
  readonly hideOtherwise?: (match: unknown, viewer: Seat) => unknown;
  /** The same key imagines the same match, whatever is hidden in the real one. */
  readonly imaginesAlike?: boolean;
  /** What the server itself does where the match waits for no seat, in a game that has such a thing; of the first seat. */
  readonly house?: (match: unknown, random: DiceStream) => Action;
  /** One of so many steps is looked at in depth: saved, restored, hidden otherwise. */
  readonly depth: number;
  /** Also plays a restored twin along and the whole match again from its journal. */
  readonly twice: boolean;
}
export interface BatteryResult {
  readonly actions: number;
  readonly refused: number;
}

const MOST_ACTIONS = 100_000;
/** The restored twin plays along from this action on. */
const TWIN_FROM = 25;
/** An imagined match is played on for so many actions. */
const IMAGINED = 8;
/** Actions of many shapes that are hardly ever legal: what a broken or hostile client might send. */
const STRANGE: readonly Action[] = [
  { type: 'roll' },
  { type: 'pass' },
  { type: 'announce', ability: null },
  { type: 'announce', ability: 'no-such-ability' },
  { type: 'play', card: 'no-such-card' },
  { type: 'play', card: 'tip-it', with: ['die:9', 'value:9'] },
  { type: 'spend', token: 'no-such-token', count: 3 },
  { type: 'choose', option: 'seat:7' },
  { type: 'sell', card: 'no-such-card' },
  { type: 'use', ability: 'no-such-ability' },
  { type: 'place', die: 'black:9', space: 1 },
  { type: 'place', die: 'red:6', space: 12, value: 0 },
] as readonly Action[];

/** How a match is played: by any legal line, as likely as another; as the random bot plays, which rolls less and does more;
 *  and so that time runs out and players leave. */
const MANNERS = ['any line', 'as a bot', 'in a hurry'] as const;
type Manner = (typeof MANNERS)[number];

/** Plays one match. Throws with the step at which something did not hold. */
export const playBattery = (options: BatteryOptions): BatteryResult => {
  const { game, start, seed, invariants } = options;
  const key = seededStream(seed).key;
  const random = seededStream(`${seed} moves`);
  const manner = MANNERS[below(random, MANNERS.length)] ?? 'any line';
  const match = game.start(start, { key, position: 0 });
  const journal: JournalEntry[] = [];
  let refused = 0;
  let twin: unknown;
  let shown = viewsOf(game, match);
  try {
    for (let i = 0; !game.outcome(match); i++) {
      if (i > MOST_ACTIONS) throw new Error('the match does not end');
      invariants(match);
      const { seat, action } = nextMove(options, match, manner, random);
      if (i % 3 === 0) refused += refusesStrange(options, match, STRANGE[(i / 3) % STRANGE.length]);
      for (const line of i % 7 === 0 ? [action, ...game.legal(match, seat)] : [action]) {
        const refusal = game.check(match, seat, line);
        if (refusal) throw new Error(`legal says ${JSON.stringify(line)}, check says ${refusal.code}`);
      }
      if (i % options.depth === 0) {
        lookDeeper(options, match, seat);
        mustBeAsShown(shown);
        shown = viewsOf(game, match);
      }
      if (i === TWIN_FROM && options.twice) twin = game.load(JSON.parse(JSON.stringify(game.save(match))));
      journal.push({ seat, action });
      game.apply(match, seat, action);
      if (twin !== undefined) game.apply(twin, seat, action);
    }
    invariants(match);
    mustBeAsShown(shown);
    if (twin !== undefined && text(game, twin) !== text(game, match))
      throw new Error('the restored match went another way');
    if (options.twice && text(game, replay(game, start, key, journal)) !== text(game, match))
      throw new Error('the replay differs');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${reason}; seed ${JSON.stringify(seed)}, step ${game.step(match)}, ${start.mode} ${start.seats.map(({ hero }) => hero).join(' / ')}`,
      {
        cause: error,
      },
    );
  }
  return { actions: journal.length, refused };
};

/** One of those who are waited for, or now and then somebody else who may act. */
const nextMove = (
  { game, house }: BatteryOptions,
  match: unknown,
  manner: Manner,
  random: DiceStream,
): JournalEntry => {
  const seats = game.waiting(match).map(({ seat }) => seat);
  if (seats.length === 0 && house) return { seat: 0, action: house(match, random) };
  if (seats.length === 0) throw new Error('nobody is waited for, but the match is not over');
  const waited = seats[below(random, seats.length)] ?? 0;
  if (manner === 'in a hurry') {
    if (below(random, 40) === 0) return { seat: waited, action: game.timeout };
    const leaving = below(random, game.seats(match));
    if (below(random, 250) === 0 && !game.check(match, leaving, game.concede))
      return { seat: leaving, action: game.concede };
  }
  const other = below(random, game.seats(match));
  const seat = below(random, 6) === 0 && game.legal(match, other).length > 0 ? other : waited;
  if (manner === 'as a bot') {
    return { seat, action: playBot('random', game, match, seat, () => below(random, 256) / 256) };
  }
  const legal = game.legal(match, seat);
  const action = legal[below(random, Math.max(1, legal.length))];
  if (!action) throw new Error(`seat ${seat} is waited for and has no legal action`);
  return { seat, action };
};

/** What everybody and each seat was shown, and how it read then. */
interface Shown {
  readonly views: readonly unknown[];
  readonly text: string;
}
const viewsOf = (game: AnyGame, match: unknown): Shown => {
  const everybody = game.view(match, 'public');
  const seats = Array.from({ length: game.seats(match) }, (_, seat) => togetherWith(game, match, seat, everybody));
  const views = [everybody, ...seats];
  return { views, text: JSON.stringify(views) };
};
/** What the seat sees, of what everybody does and what it sees otherwise. */
const togetherWith = (game: AnyGame, match: unknown, seat: Seat, everybody: unknown): object => {
  const own = game.ownView?.(match, seat, DEFAULT_LANGUAGE, everybody) ?? Object(game.view(match, seat));
  return { ...Object(everybody), ...own };
};
const mustBeAsShown = ({ views, text }: Shown): void => {
  if (JSON.stringify(views) !== text) throw new Error('what was shown has changed with the match');
};

const text = (game: AnyGame, match: unknown): string => JSON.stringify(game.save(match));

/** How many seats a strange action is refused to; that refusing changes nothing is looked at in depth. */
const refusesStrange = ({ game }: BatteryOptions, match: unknown, action: Action | undefined): number => {
  if (!action) return 0;
  let refused = 0;
  for (let seat = 0; seat < game.seats(match); seat++) if (game.check(match, seat, action)) refused++;
  return refused;
};

/** Whatever is imagined can be played. */
const playOn = (game: AnyGame, match: unknown): void => {
  for (let i = 0; i < IMAGINED; i++) {
    const seat = game.waiting(match)[0]?.seat;
    if (seat === undefined) return;
    const legal = game.legal(match, seat);
    const action = legal[(i * 7) % legal.length];
    if (!action) throw new Error(`seat ${seat} is waited for in an imagined match and has no legal action`);
    game.apply(match, seat, action);
  }
};

/** What all seats see of the match as one of them imagines it. */
const imagined = (game: AnyGame, match: unknown, seat: Seat): string => {
  const other = game.imagine(match, seat, 'y');
  return JSON.stringify(Array.from({ length: game.seats(match) }, (_, viewer) => game.view(other, viewer)));
};

/** Asking changes nothing; a saved match is the match; nobody sees what is hidden from them. */
const lookDeeper = (options: BatteryOptions, match: unknown, asked: Seat): void => {
  const { game, hideOtherwise } = options;
  const before = text(game, match);
  for (const action of STRANGE) game.check(match, asked, action);
  for (let seat = 0; seat < game.seats(match); seat++) playOn(game, game.imagine(match, seat, 'x'));
  for (let seat = 0; seat < game.seats(match); seat++) {
    const seen = JSON.stringify(game.view(match, seat));
    if (JSON.stringify(togetherWith(game, match, seat, game.view(match, 'public'))) !== seen)
      throw new Error(`seat ${seat} sees something else than everybody and what it sees otherwise`);
    if (!hideOtherwise) continue;
    const other = hideOtherwise(match, seat);
    if (JSON.stringify(game.view(other, seat)) !== seen) {
      throw new Error(`seat ${seat} can tell two matches apart that differ only in what is hidden`);
    }
    if (options.imaginesAlike && imagined(game, other, seat) !== imagined(game, match, seat))
      throw new Error(`seat ${seat} imagines two matches differently that differ only in what is hidden`);
  }
  if (
    hideOtherwise &&
    JSON.stringify(game.view(hideOtherwise(match, -1), 'public')) !== JSON.stringify(game.view(match, 'public'))
  ) {
    throw new Error('the public can tell two matches apart that differ only in what is hidden');
  }
  if (text(game, match) !== before) throw new Error('asking changed the match');
  const restored = game.load(JSON.parse(before));
  if (text(game, restored) !== before) throw new Error('a saved match is not the match');
  if (!isDeepStrictEqual(JSON.parse(viewsOf(game, restored).text), JSON.parse(viewsOf(game, match).text)))
    throw new Error('who has looked before sees something else than who looks for the first time');
  if (text(game, game.fork(match)) !== before) throw new Error('a fork is not the match');
};
