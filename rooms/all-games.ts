/** The games that this server plays, with the heroes that its host added. */
import type { AnyGame, HeroInfo } from '../engine/core/game.ts';
import { diceClash } from '../engine/dice-clash/index.ts';
import { MOST_BYTES, readOutsideFile, tooLong } from '../engine/dice-throne/checks/outside.ts';
import { diceThrone } from '../engine/dice-throne/index.ts';
import type { HeroDef } from '../engine/dice-throne/vocabulary/words.ts';
import { dicebornHeroes } from '../engine/diceborn-heroes/index.ts';
import type { ContentSettings } from '../infra/config.ts';
import { type ContentFile, contentIn } from '../infra/content-folder.ts';
import { type GameEntry, type GameRegistry, registry } from './games.ts';

const throne: GameEntry = { game: diceThrone, divided: ['seats', 'enemies'] };
/** Those that take no heroes from outside. */
const others: readonly GameEntry[] = [
  {
    game: diceClash,
    divided: ['fighters'],
    together: [
      ['active', 'attack', 'waiting'],
      ['pool', 'grid'],
    ],
  },
  { game: dicebornHeroes, divided: ['heroes', 'enemies', 'allies'] },
];

/** The games as they come. */
export const games = registry(throne, ...others);

/** The games with the heroes of the host's folder. `onLeftOut` gets one line for each file that is of no use. Throws a
 *  `StartProblem` for a folder that cannot be read. */
export const gamesWith = (
  { folder, queues }: ContentSettings,
  onLeftOut: (line: string) => void = () => undefined,
): GameRegistry => {
  return folder === undefined ? games : registry(withHeroes(heroesIn(folder, onLeftOut), queues), ...others);
};

/** The heroes of a folder that can be used, together. */
export const heroesIn = (folder: string, onLeftOut: (line: string) => void): HeroDef[] => {
  const heroes: HeroDef[] = [];
  for (const found of contentIn(folder, MOST_BYTES)) {
    const [first, ...more] = addTo(heroes, found);
    if (first !== undefined) onLeftOut(more.length > 0 ? `${first} And ${more.length} more.` : first);
  }
  return heroes;
};

/** Adds a hero to those that are there, or returns what is wrong with it. */
const addTo = (heroes: HeroDef[], found: ContentFile): readonly string[] => {
  if ('bytes' in found) return [tooLong(found.file, found.bytes)];
  if ('trouble' in found) return [`${found.file}: the file: ${found.trouble}.`];
  const read = readOutsideFile(found, heroes);
  if ('faults' in read) return read.faults;
  heroes.push(read.hero);
  return [];
};

const withHeroes = (added: readonly HeroDef[], queues: ContentSettings['queues']): GameEntry => {
  const heroes = new Map(added.map((hero) => [hero.id, hero]));
  const all = diceThrone.withHeroes?.(added) ?? diceThrone;
  const marks = { outside: true as const, ...(queues !== 'all' && { queues }) };
  const marked = (known: readonly HeroInfo[]): HeroInfo[] =>
    known.map((hero) => (heroes.has(hero.id) ? { ...hero, ...marks } : hero));
  const lists: AnyGame['lists'] = (language) => {
    const listed = all.lists(language);
    return { ...listed, heroes: marked(listed.heroes) };
  };
  return { ...throne, game: { ...all, heroes: marked(all.heroes), lists }, outside: { official: diceThrone, heroes } };
};
