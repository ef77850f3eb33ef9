/** Golden matches: a whole seeded duel of sensible bots as text, told in the engine's own words. One a hero and one a mode with a boss, under
 *  test/goldens, to be read like the report of a match; whatever changes in rules, words or bots shows in them. */
import { playBot } from '../../engine/bots/index.ts';
import { below, seededStream } from '../../engine/core/chance.ts';
import type { StartOptions } from '../../engine/core/game.ts';
import { ofKind } from '../../engine/core/kinds.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { DiceThroneEvent, SeatView } from '../../engine/dice-throne/view-shape.ts';
import { plainWords } from '../../engine/dice-throne/words/names.ts';
import { seatsFrom } from './battery-runs.ts';

const heroes = ofKind(diceThrone, 'hero');
const nameOfHero = (id: string): string => diceThrone.heroes.find((hero) => hero.id === id)?.name ?? id;

/** A hero meets the next one of the list, so that each is seen from both sides; modes with a boss have a match each. */
const SEATS: ReadonlyMap<string, StartOptions> = new Map([
  ...heroes.map((hero, i): [string, StartOptions] => {
    const foe = heroes[(i + 1) % heroes.length] ?? '';
    return [hero, { mode: '1v1', seats: [{ hero }, { hero: foe }] }];
  }),
  ['boss-vs-many', seatsFrom('boss-vs-many', 4, 0)],
  ['boss-vs-boss', seatsFrom('boss-vs-boss', 2, 0)],
]);
export const GOLDENS: readonly string[] = [...SEATS.keys()];

export const goldenFor = (name: string): string => {
  const start = SEATS.get(name);
  if (!start) throw new Error(`there is no golden match ${name}`);
  return tellMatch(start, `golden ${name}`);
};

const tellMatch = (start: StartOptions, seed: string): string => {
  const names = namesOf(start.seats.map(({ hero }) => nameOfHero(hero)));
  const match = diceThrone.start(start, seededStream(seed));
  const stream = seededStream(`${seed} moves`);
  const random = (): number => (below(stream, 256) * 256 + below(stream, 256)) / 65_536;
  const named = (text: string): string => text.replace(/\{(\d+)\}/g, (_, seat: string) => names[Number(seat)] ?? '?');
  const stands = (): string => {
    const { seats } = diceThrone.view(match, 'public');
    return seats.map((seat) => `${names[seat.seat]} ${seatWords(seat)}`).join('; ');
  };

  const lines: string[] = [names.join(' against '), `Seed: ${seed}`];
  let heading = '';
  let turnBegins = false;
  const tell = (event: DiceThroneEvent): void => {
    const told = named(diceThrone.tell(event));
    if (event.type === 'turn') {
      lines.push('', told);
      turnBegins = true;
    } else if (event.type === 'phase') heading = `  ${plainWords(String(event.phase))}`;
    else if (told !== '') {
      // A phase in which nothing is told has no heading.
      if (heading !== '') lines.push(heading);
      heading = '';
      lines.push(`    ${told}`);
    }
  };

  tell({ type: 'turn', turn: 1, seat: diceThrone.view(match, 'public').active });
  for (let next = diceThrone.waiting(match)[0]; next; next = diceThrone.waiting(match)[0]) {
    const { seat } = next;
    if (turnBegins) lines.push(`  (${stands()})`);
    turnBegins = false;
    const parsed = diceThrone.parse(playBot('sensible', diceThrone, match, seat, random));
    if (!('action' in parsed)) throw new Error('a bot chose what is no action');
    const { action } = parsed;
    if (action.type === 'choose')
      lines.push(`    ${names[seat]} chooses: ${named(diceThrone.label(match, seat, action))}`);
    for (const event of diceThrone.apply(match, seat, action)) tell(event);
  }
  return `${[...lines, '', stands()].join('\n')}\n`;
};

/** Two of one name are told apart by a number. */
const namesOf = (names: readonly string[]): string[] =>
  names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });

const seatWords = ({ health, cp, tokens, companions, handCount }: SeatView): string =>
  [
    `${health} health`,
    `${cp} CP`,
    `${handCount} card${handCount === 1 ? '' : 's'}`,
    ...tokens.map(({ id, count }) => `${count} ${nameOf(id)}`),
    ...companions.map(({ side, count }) => `${count} ${nameOf(side)}`),
  ].join(', ');
const nameOf = (id: string): string => diceThrone.describe(id)?.name ?? id;
