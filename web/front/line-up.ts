/** Who sits where in a mode: what each seat plays, and which seats the game fills by itself. */
import type { BotKind } from '../../engine/bots/kinds.ts';
import type { AnyGame, HeroInfo, ModeInfo, Seat } from '../../engine/core/game.ts';
import type { CreateOptions } from '../../protocol/messages.ts';
import { t } from '../words/t.ts';

export interface Place {
  readonly seat: Seat;
  /** The kind of hero that sits there: `hero`, `warrior`, `legend`. */
  readonly plays: string;
  readonly heroes: readonly HeroInfo[];
  /** The game itself acts there: a bot fills the seat, and nobody else may. */
  readonly automaton: boolean;
}

/** Every place of a mode with so many seats, in seat order. */
export const placesOf = ({ heroes }: Pick<AnyGame, 'heroes'>, mode: ModeInfo, seats: number): Place[] => {
  const sides = mode.formats[seats - mode.minSeats] ?? mode.formats[0] ?? [];
  return Array.from({ length: seats }, (_, seat): Place => {
    const plays = sides.find((side) => side.seats.includes(seat))?.plays ?? heroes[0]?.kind ?? '';
    const there = heroes.filter(({ kind }) => kind === plays);
    return { seat, plays, heroes: there, automaton: there.some(({ automaton }) => automaton) };
  });
};

/** Who sits where, seen from whoever opens the match. */
export interface LineUp {
  readonly places: readonly Place[];
  /** What that person may play; several where sides are unequal. */
  readonly kinds: readonly string[];
  readonly own?: Place;
  /** Seats for other people, or bots in their stead. */
  readonly rivals: readonly Place[];
  /** Seats that the game fills by itself. */
  readonly automatons: readonly Place[];
}

/** The line-up with the first place of that kind as one's own; where there is none, the first that a person may take. */
export const lineUp = (places: readonly Place[], kind: string): LineUp => {
  const people = places.filter(({ automaton }) => !automaton);
  const own = people.find(({ plays }) => plays === kind) ?? people[0];
  return {
    places,
    kinds: [...new Set(people.map(({ plays }) => plays))],
    own,
    rivals: people.filter((place) => place !== own),
    automatons: places.filter(({ automaton }) => automaton),
  };
};

/** Heroes chosen, by what they are chosen for: `own hero`, `bot boss`, `seat 1`. */
export type Picks = Readonly<Record<string, string>>;
export const forOwn = ({ plays }: Place): string => `own ${plays}`;
export const forBots = ({ plays }: Place): string => `bot ${plays}`;
export const forSeat = ({ seat }: Place): string => `seat ${seat}`;

/** What was chosen for that, as long as it can be played there; else the hero at that place of the list. */
export const heroFor = (picks: Picks, what: string, { heroes }: Place, otherwise = 0): string =>
  (heroes.find(({ id }) => id === picks[what]) ?? heroes[otherwise] ?? heroes[0])?.id ?? '';

/** What bots of the place's kind begin with: another hero than the first, which is one's own unless one chooses. */
export const botHero = (picks: Picks, place: Place): string => heroFor(picks, forBots(place), place, 1);

/** The seats as the server is asked for them. The first bot of a kind has what is chosen for it; further ones take theirs
 *  in turn. */
export const seatsFor = ({ places, own, rivals }: LineUp, picks: Picks, rival: BotKind | 'open'): Seats =>
  places.map((place) => {
    if (place === own) return { player: 'me', hero: heroFor(picks, forOwn(place), place) };
    if (place.automaton) return { player: 'bot', hero: heroFor(picks, forSeat(place), place), bot: 'random' };
    if (rival === 'open') return { player: 'open' };
    const { heroes } = place;
    const before = rivals.filter(({ seat, plays }) => seat < place.seat && plays === place.plays).length;
    const first = heroes.findIndex(({ id }) => id === botHero(picks, place));
    return { player: 'bot', hero: heroes[(first + before) % heroes.length]?.id ?? '', bot: rival };
  });
type Seats = CreateOptions['seats'];

/** `heroes`, `warriors`. */
export const pluralOf = (kind: string): string => `${kind}${/(o|s)$/.test(kind) ? 'es' : 's'}`;

/** Whom a choice of hero is for, among the seats that bots take. */
export const botLegend = ({ plays }: Place, rivals: readonly Place[]): string => {
  const many = rivals.filter((other) => other.plays === plays).length;
  if (many > 1) return t('The first bot’s {plays}; the others follow in turn', { plays });
  return rivals.length > 1 ? t('The bot that plays the {plays}', { plays }) : t('The bot’s {plays}', { plays });
};
