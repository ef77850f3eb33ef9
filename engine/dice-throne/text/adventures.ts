/** Words for what scenarios bring: minions row by row, tiles, chests, and what the action cards of bosses say to the game. */
import { CHEST_LINES } from '../adventures/crawl/chests.ts';
import { rewardsOf } from '../adventures/minions/define.ts';
import { MINIONS } from '../adventures/minions/index.ts';
import { PORTAL, PORTAL_TILE, START_TILE, TILES } from '../adventures/tiles/index.ts';
import { impossible } from '../state/context.ts';
import type { Library, LibraryAbility, LibraryHero } from '../state/library.ts';
import type { ActionEntry, Catalogue, MinionEntry, MinionRow, TileEntry } from '../state/view-shape.ts';
import type { Objective } from '../vocabulary/words.ts';
import { levelText } from './describe.ts';
import { capital, counted, listed, symbolName } from './names.ts';
import { needsWords } from './phrases.ts';
import { scopeOf } from './scope.ts';
import { programWords } from './sentences.ts';

/** What dice are kept for: `5 Swipe`, `numbers in a row`. */
export const objectiveWords = (objective: Objective): string =>
  objective === 'straights'
    ? 'numbers in a row'
    : listed(Object.entries(objective).map(([symbol, n]) => `${n} ${symbolName(symbol)}`));

/** Action cards of a boss by their ids. */
export const actionEntries = (lib: Library, { actions }: LibraryHero): Record<string, ActionEntry> =>
  Object.fromEntries(
    [...actions].map(([card, { objective, bonus }]) => [
      card,
      {
        objective: objectiveWords(objective),
        bonus: bonus === undefined ? '' : programWords(scopeOf(lib), lib.programs.get(bonus) ?? []),
      },
    ]),
  );

/** Nothing where the library has no crawls. */
export const crawlEntries = (lib: Library): Pick<Catalogue, 'minions' | 'tiles' | 'chests'> => {
  const minions = MINIONS.flatMap((minion): MinionEntry[] => {
    const hero = lib.heroes.get(minion.id);
    if (!hero) return [];
    const { id, name, level, health, cp = 0, firstStrike = false, objective } = minion;
    const rewards = rewardsOf(minion).map((chest) => `a chest of level ${chest}`);
    return [
      {
        id,
        name,
        level,
        health,
        cp,
        firstStrike,
        objective: objectiveWords(objective),
        reward: capital(listed(rewards)),
        die: hero.die,
        abilities: [...hero.everyAbility.values()].map(({ id: ability, name: called }) => ({
          id: ability,
          name: called,
        })),
        rows: [...hero.everyAbility.values()].flatMap((ability) => rowsOf(lib, ability)),
      },
    ];
  });
  if (minions.length === 0) return { minions, tiles: {}, chests: [] };
  const tiles = TILES.map(({ id, name, level, cp = 0, gold = 0, run, minion = true }): [string, TileEntry] => {
    const text = run ? programWords(scopeOf(lib), run) : '';
    return [
      id,
      { name, level, text: [gainWords(cp, gold), text, minion ? 'A minion appears.' : ''].filter(Boolean).join(' ') },
    ];
  });
  return {
    minions,
    chests: CHEST_LINES.map((lines, index) => ({
      level: index + 1,
      lines: lines.map(([to, effect], line) => ({
        from: (lines[line - 1]?.[0] ?? 0) + 1,
        to,
        text: programWords(scopeOf(lib), [effect]),
      })),
    })),
    tiles: {
      ...Object.fromEntries(tiles),
      [START_TILE]: { name: 'Crimson Sands', level: 'start', text: 'Here it begins.' },
      [PORTAL_TILE]: {
        name: 'Boss Portal',
        level: 'portal',
        text: `${gainWords(PORTAL.cp, PORTAL.gold)} Its guardian, a minion of level ${PORTAL.level}, appears with a King's Hand more.`,
      },
    },
  };
};

const gainWords = (cp: number, gold: number): string => {
  const gains = [...(cp > 0 ? [`gain ${cp} CP`] : []), ...(gold > 0 ? [`the team gains ${gold} gold`] : [])];
  return gains.length > 0 ? `${capital(listed(gains))}.` : '';
};

/** What is written on its card, line by line. */
const rowsOf = (lib: Library, ability: LibraryAbility): MinionRow[] => {
  const [level] = ability.levels;
  const one = level ?? impossible(`${ability.id} has no level`);
  if (ability.kind !== 'offensive')
    return [
      {
        ability: ability.id,
        kind: ability.kind === 'defensive' ? 'defence' : 'nature',
        needs: ability.kind === 'defensive' ? counted(one.defence ?? 0, 'die', 'dice') : '',
        text: levelText(lib, ability, one),
      },
    ];
  return one.rows.map((row) => ({
    ability: ability.id,
    kind: 'attack',
    needs: needsWords(row.needs),
    text: levelText(lib, ability, { ...one, rows: [row] }),
  }));
};
