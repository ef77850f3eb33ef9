/** Golden matches: a whole seeded match of sensible bots as text, told in the engine's own words. One a hero and
 *  one a mode with a boss, under test/goldens, to be read like the report of a match; whatever changes in rules, words or
 *  bots shows in them. */
import { join } from 'node:path';
import { playBot } from '../../engine/bots/index.ts';
import { numbersFrom, seededStream } from '../../engine/core/chance.ts';
import type { AnyGame, GameEvent, StartOptions } from '../../engine/core/game.ts';
import { putNames } from '../../engine/core/player-names.ts';

/** How the matches of a game are told. */
export interface Goldens {
  readonly game: AnyGame;
  /** Ids of the games whose counts of legal lines (proof/counts.ts) these rules decide. */
  readonly counted: readonly string[];
  /** Below test/goldens/; each file is named for the hero or mode that it is about. */
  readonly folder: string;
  readonly matches: readonly { readonly id: string; readonly start: StartOptions }[];
  /** The event that begins a part, as a whole match has many of them. */
  readonly part: string;
  /** The event by which the first part begins. */
  readonly first: (match: unknown) => GameEvent;
  /** The heading that an event is, if it is one. */
  readonly heading: (event: GameEvent) => string | undefined;
  /** How everybody stands; names are written as seats in braces. */
  readonly standing: (match: unknown) => string;
}

export const folderOf = ({ folder }: Goldens): string => join('test', 'goldens', folder);

/** The golden match about a hero or mode. */
export const goldenFor = (goldens: Goldens, hero: string): string => {
  const found = goldens.matches.find(({ id }) => id === hero);
  if (!found) throw new Error(`there is no golden match of ${hero}`);
  return tellMatch(goldens, found.start, `golden ${hero}`);
};

const tellMatch = ({ game, part, first, heading, standing }: Goldens, start: StartOptions, seed: string): string => {
  const names = namesOf(start.seats.map(({ hero }) => game.heroes.find(({ id }) => id === hero)?.name ?? hero));
  const match = game.start(start, seededStream(seed));
  const random = numbersFrom(seededStream(`${seed} moves`));
  const named = (text: string): string => putNames(text, (seat) => names[seat] ?? '?');

  const lines: string[] = [names.join(' against '), `Seed: ${seed}`];
  let above = '';
  let partBegins = false;
  const tell = (event: GameEvent): void => {
    const told = named(game.tell(event));
    const head = heading(event);
    if (event.type === part) {
      lines.push('', told);
      partBegins = true;
    } else if (head !== undefined) above = `  ${head}`;
    else if (told !== '') {
      // What has nothing to tell has no heading.
      if (above !== '') lines.push(above);
      above = '';
      lines.push(`    ${told}`);
    }
  };

  tell(first(match));
  for (let next = game.waiting(match)[0]; next; next = game.waiting(match)[0]) {
    const { seat } = next;
    if (partBegins) lines.push(`  (${named(standing(match))})`);
    partBegins = false;
    const parsed = game.parse(playBot('sensible', game, match, seat, random));
    if (!('action' in parsed)) throw new Error('a bot chose what is no action');
    const { action } = parsed;
    if (action.type === 'choose') lines.push(`    ${names[seat]} chooses: ${named(game.label(match, seat, action))}`);
    for (const event of game.apply(match, seat, action)) tell(event);
  }
  return `${[...lines, '', named(standing(match))].join('\n')}\n`;
};

/** Two of one name are told apart by a number. */
const namesOf = (names: readonly string[]): string[] =>
  names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
