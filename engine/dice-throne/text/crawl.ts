/** Words for what scenarios bring: minions row by row, tiles, chests, and what the action cards of bosses say to the game. */
import { CHEST_LINES } from '../adventures/crawl/chests.ts';
import { rewardsOf } from '../adventures/minions/define.ts';
import { MINIONS } from '../adventures/minions/index.ts';
import { PORTAL, PORTAL_TILE, START_TILE, TILES } from '../adventures/tiles/index.ts';
import { impossible } from '../state/context.ts';
import type { LibraryAbility, LibraryHero } from '../state/table.ts';
import type { ActionEntry, Catalogue, MinionEntry, MinionRow, TileEntry } from '../state/view-shape.ts';
import type { Objective } from '../vocabulary/words.ts';
import { levelText, type Speech } from './describe.ts';
import { capital, symbolName } from './names.ts';
import { scopeOf } from './scope.ts';
import type { Words } from './words.ts';

/** What dice are kept for: `5 Swipe`, `numbers in a row`. */
const objectiveWords = ({ grammar, crawl }: Words, objective: Objective): string =>
  objective === 'straights'
    ? crawl.straights
    : grammar.listed(Object.entries(objective).map(([symbol, n]) => `${n} ${symbolName(symbol)}`));

/** Action cards of a boss by their ids. */
export const actionEntries = ({ lib, words }: Speech, { actions }: LibraryHero): Record<string, ActionEntry> =>
  Object.fromEntries(
    [...actions].map(([card, { objective, bonus }]) => [
      card,
      {
        objective: objectiveWords(words, objective),
        bonus: bonus === undefined ? '' : words.grammar.programWords(scopeOf(lib), lib.programs.get(bonus) ?? []),
      },
    ]),
  );

/** Nothing where the library has no crawls. */
export const crawlEntries = (speech: Speech): Pick<Catalogue, 'minions' | 'tiles' | 'chests'> => {
  const { lib, words } = speech;
  const { grammar, crawl } = words;
  const minions = MINIONS.flatMap((minion): MinionEntry[] => {
    const hero = lib.heroes.get(minion.id);
    if (!hero) return [];
    const { id, name, level, health, cp = 0, firstStrike = false, objective } = minion;
    return [
      {
        id,
        name,
        level,
        health,
        cp,
        firstStrike,
        objective: objectiveWords(words, objective),
        reward: capital(grammar.listed(rewardsOf(minion).map(crawl.chest))),
        die: hero.die,
        abilities: [...hero.everyAbility.values()].map(({ id: ability, name: called }) => ({
          id: ability,
          name: crawl.ability(called),
        })),
        rows: [...hero.everyAbility.values()].flatMap((ability) => rowsOf(speech, ability)),
      },
    ];
  });
  if (minions.length === 0) return { minions, tiles: {}, chests: [] };
  const tiles = TILES.map(({ id, name, level, cp = 0, gold = 0, run, minion = true }): [string, TileEntry] => {
    const text = run ? grammar.programWords(scopeOf(lib), run) : '';
    return [
      id,
      {
        name,
        level,
        text: [gainWords(words, cp, gold), text, minion ? crawl.minionComes : ''].filter(Boolean).join(' '),
      },
    ];
  });
  return {
    minions,
    chests: CHEST_LINES.map((lines, index) => ({
      level: index + 1,
      lines: lines.map(([to, effect], line) => ({
        from: (lines[line - 1]?.[0] ?? 0) + 1,
        to,
        text: grammar.programWords(scopeOf(lib), [effect]),
      })),
    })),
    tiles: {
      ...Object.fromEntries(tiles),
      [START_TILE]: { name: 'Crimson Sands', level: 'start', text: crawl.start },
      [PORTAL_TILE]: {
        name: 'Boss Portal',
        level: 'portal',
        text: `${gainWords(words, PORTAL.cp, PORTAL.gold)} ${crawl.guardian(PORTAL.level)}`,
      },
    },
  };
};

const gainWords = ({ grammar, crawl }: Words, cp: number, gold: number): string => {
  const gains = [...(cp > 0 ? [crawl.gainCp(cp)] : []), ...(gold > 0 ? [crawl.gainGold(gold)] : [])];
  return gains.length > 0 ? `${capital(grammar.listed(gains))}.` : '';
};

/** What is written on its card, line by line. */
const rowsOf = (speech: Speech, ability: LibraryAbility): MinionRow[] => {
  const { grammar, crawl } = speech.words;
  const [level] = ability.levels;
  const one = level ?? impossible(`${ability.id} has no level`);
  if (ability.kind !== 'offensive')
    return [
      {
        ability: ability.id,
        kind: ability.kind === 'defensive' ? 'defence' : 'nature',
        needs: ability.kind === 'defensive' ? crawl.dice(one.defence ?? 0) : '',
        text: levelText(speech, ability, one),
      },
    ];
  return one.rows.map((row) => ({
    ability: ability.id,
    kind: 'attack',
    needs: grammar.needsWords(row.needs),
    text: levelText(speech, ability, { ...one, rows: [row] }),
  }));
};
