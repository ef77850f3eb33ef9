/** What everybody may know of a player: standings, heroes, achievements. Put together from the ladder's record. */
import { keysOf, type PlayerRecord, type Tally } from '../../league/ladder/player.ts';
import { isProvisional, shown } from '../../league/ladder/standing.ts';
import type { RatingKey } from '../../league/rating.ts';
import type { GameRegistry } from '../games.ts';

export interface ShownStanding extends Tally {
  readonly key: RatingKey;
  readonly shown: number;
  readonly provisional: boolean;
  /** On the board of the season; left out while provisional or without a match in it. */
  readonly place?: number;
}

/** How often, as a hero or against one; the most often first. */
export interface HeroTally extends Tally {
  readonly game: string;
  readonly hero: string;
}

export interface ShownAchievement {
  readonly game: string;
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly hero?: string;
  /** When and where it was done first; left out, it is still to be done. */
  readonly done?: { readonly at: number; readonly match: string };
}

export interface Profile {
  readonly standings: readonly ShownStanding[];
  /** The favourite one first. */
  readonly heroes: readonly HeroTally[];
  readonly against: readonly HeroTally[];
  readonly achievements: readonly ShownAchievement[];
}

/** `places`: where the player stands on the boards of the season. */
export const profileOf = (
  record: PlayerRecord,
  games: GameRegistry,
  places: Readonly<Record<string, number | undefined>>,
): Profile => ({
  standings: keysOf(record).flatMap((key): ShownStanding[] => {
    const standing = record.standings[key];
    if (!standing) return [];
    const { rating, won, drawn, lost } = standing;
    const place = places[key];
    const known = { key, shown: shown(rating), provisional: isProvisional(rating), won, drawn, lost };
    return [place === undefined ? known : { ...known, place }];
  }),
  heroes: talliesOf(record.as),
  against: talliesOf(record.against),
  achievements: [...games.values()].flatMap(({ game }) =>
    (game.achievements?.all ?? []).map(({ id, name, text, hero }): ShownAchievement => {
      const done = record.achievements[`${game.id}/${id}`];
      return { game: game.id, id, name, text, ...(hero !== undefined && { hero }), ...(done && { done }) };
    }),
  ),
});

const talliesOf = (tallies: Readonly<Record<string, Tally>>): HeroTally[] =>
  Object.entries(tallies)
    .map(([key, tally]): HeroTally => {
      const [game = '', hero = ''] = key.split('/');
      return { game, hero, ...tally };
    })
    .filter((tally) => matchesOf(tally) > 0)
    .sort((a, b) => matchesOf(b) - matchesOf(a) || (a.hero < b.hero ? -1 : 1));

const matchesOf = ({ won, drawn, lost }: Tally): number => won + drawn + lost;
