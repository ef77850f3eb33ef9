/** What everybody may know of a player: standings, heroes, achievements. Put together from the ladder's record. */
import type { Language } from '../../engine/core/words/language.ts';
import { keysOf, type PlayerRecord } from '../../league/ladder/player.ts';
import { isProvisional, shown } from '../../league/ladder/standing.ts';
import type { HeroTally, Profile, ShownAchievement, ShownStanding, Tally } from '../../protocol/ladder-messages.ts';
import type { GameRegistry } from '../games.ts';

/** `places`: where the player stands on the boards of the season; `language`: that of the achievements. */
export const profileOf = (
  record: PlayerRecord,
  games: GameRegistry,
  places: Readonly<Record<string, number | undefined>>,
  language?: Language,
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
    game.lists(language).achievements.map(({ id, name, text, hero }): ShownAchievement => {
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
