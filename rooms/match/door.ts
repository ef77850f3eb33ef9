/** The door of a match: what somebody opens it with, and joins with, is read, checked, and refused with the field named. */
import { z } from 'zod';
import { seededStream } from '../../engine/core/chance.ts';
import type { AnyGame, ModeInfo, Seat, SeatOptions } from '../../engine/core/game.ts';
import { kindsAt } from '../../engine/core/kinds.ts';
import { startOptionsOf, wrongOption } from '../../engine/core/mode-options.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import { wrongSetup } from '../../engine/core/setup.ts';
import { DOOR, type JoinOptions, joinOptions } from '../../protocol/messages.ts';
import { DoorRefusal, inWords } from '../base/door-refusal.ts';
import type { GameEntry, GameRegistry } from '../games.ts';
import { botNames } from './bots/names.ts';
import { clientOptions, type Opening } from './opening.ts';

/** What a client asked for. */
export const readOpening = (options: unknown): Opening => {
  const read = clientOptions.safeParse(options);
  if (!read.success) throw new DoorRefusal(DOOR.badOptions, inWords(read.error, options));
  if (read.data.seats.filter((seat) => seat.player === 'me').length > 1) {
    throw new DoorRefusal(DOOR.badOptions, 'seats: only one seat can be your own.');
  }
  return read.data;
};

/** The game that is opened, if it is played here, in that mode, with that many seats and those heroes. */
export const entryFor = ({ game: id, mode: modeId, seats, options }: Opening, games: GameRegistry): GameEntry => {
  const entry = games.get(id);
  if (!entry) throw new DoorRefusal(DOOR.badOptions, `game: there is no game "${id}" here.`);
  const mode = entry.game.modes.find((known) => known.id === modeId);
  if (!mode) throw new DoorRefusal(DOOR.badOptions, `mode: ${entry.game.name} has no mode "${modeId}".`);
  if (seats.length < mode.minSeats || seats.length > mode.maxSeats) {
    const range = mode.minSeats === mode.maxSeats ? `${mode.minSeats}` : `${mode.minSeats} to ${mode.maxSeats}`;
    throw new DoorRefusal(DOOR.badOptions, `seats: ${mode.name} takes ${range} seats, not ${seats.length}.`);
  }
  const wrong = wrongOption(mode, options);
  if (wrong) throw new DoorRefusal(DOOR.badOptions, wrong.message);
  const kinds = kindsAt(mode, seats.length);
  for (const [index, seat] of seats.entries()) {
    if (seat.player === 'open') continue;
    const sits = { plays: kinds[index] ?? '', bot: seat.player === 'bot' };
    checkHero(entry, seat.hero, `seats.${index}.hero`, sits);
  }
  return entry;
};

/** Refuses what no match of the game can begin with besides, whoever takes the seats that are open. */
export const checkSetup = ({ game }: GameEntry, opening: Opening): void => {
  const heroes = opening.seats.map((seat) => (seat.player === 'open' ? undefined : seat.hero));
  const wrong = wrongSetup(game, opening, heroes);
  if (wrong) throw new DoorRefusal(DOOR.badOptions, wrong.message);
};

/** What matches of a game were seen to begin with, by the options as text: kept for a while, as it takes a match to see it. */
const begun = new WeakMap<AnyGame, Set<string>>();
const MOST_BEGUN = 2048;

/** Refuses what no match of the game can begin with, once everybody has chosen. */
export const checkStart = ({ game }: GameEntry, opening: Opening, seats: readonly SeatOptions[]): void => {
  const options = startOptionsOf(opening, seats);
  const known = begun.get(game) ?? new Set<string>();
  begun.set(game, known);
  const name = JSON.stringify(options);
  if (known.has(name)) return;
  try {
    game.start(options, seededStream('only to see whether it can begin'));
  } catch (error) {
    if (error instanceof BadInput) throw new DoorRefusal(DOOR.badOptions, error.message);
    throw error;
  }
  // A set-up tells of a campaign: no other match begins so.
  if (options.setup !== undefined) return;
  if (known.size === MOST_BEGUN) known.clear();
  known.add(name);
};

/** The same with a name for every bot that has none yet; those for whom the game itself acts go by their own. */
export const withNames = (opening: Opening, games: GameRegistry, random: () => number): Opening => {
  const heroes = games.get(opening.game)?.game.heroes ?? [];
  const names = botNames(opening.seats.length, random);
  const seats = opening.seats.map((seat, index) => {
    if (seat.player !== 'bot') return seat;
    const name = heroes.find(({ id, automaton }) => automaton && id === seat.hero)?.name ?? names[index];
    return { ...seat, name: seat.name ?? name };
  });
  return { ...opening, seats };
};

/** The same with the clock of those who stand together, where several people do and none was chosen. */
export const withClock = (opening: Opening, games: GameRegistry): Opening => {
  const game = games.get(opening.game)?.game;
  const several = opening.seats.filter(({ player }) => player !== 'bot').length > 1;
  if (opening.clock || !several || !game || !modeOf(game, opening)?.coop) return opening;
  return { ...opening, clock: 'campaign' };
};

/** The mode that is played, where the game has it. */
export const modeOf = ({ modes }: Pick<AnyGame, 'modes'>, { mode }: Pick<Opening, 'mode'>): ModeInfo | undefined =>
  modes.find(({ id }) => id === mode);

/** Made once: making a form costs more than reading a hundred by it. */
const clientJoin = joinOptions.extend({ creator: z.unknown().optional() });

/** The match's creator joins with the options of creation, which alone name the game. */
export const readJoin = (options: unknown): JoinOptions => {
  if (Object.hasOwn(Object(options), 'game') && clientOptions.safeParse(options).success) return {};
  const read = clientJoin.safeParse(options);
  if (!read.success) throw new DoorRefusal(DOOR.badOptions, inWords(read.error, options));
  return read.data;
};

/** The kind of hero that a seat of the match plays. */
export const kindOfSeat = ({ game }: GameEntry, opening: Opening, seat: Seat): string => {
  const mode = modeOf(game, opening);
  return (mode && kindsAt(mode, opening.seats.length)[seat]) ?? '';
};

/** Refuses heroes that there are not, those of another kind than the seat `plays`, and people in place of what the game
 *  plays itself. */
export const checkHero = (
  { game }: GameEntry,
  hero: string,
  field: string,
  { plays, bot = false }: { readonly plays: string; readonly bot?: boolean },
): void => {
  const known = game.heroes.find(({ id }) => id === hero);
  if (!known) throw new DoorRefusal(DOOR.badOptions, `${field}: ${game.name} has no hero "${hero}".`);
  if (known.kind !== plays)
    throw new DoorRefusal(
      DOOR.badOptions,
      `${field}: this seat is for a ${plays}, and ${known.name} is a ${known.kind}.`,
    );
  if (!known.automaton || bot) return;
  throw new DoorRefusal(DOOR.badOptions, `${field}: the game itself plays ${known.name}; put a bot into that seat.`);
};
