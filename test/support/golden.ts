/** Golden matches: a whole seeded duel of sensible bots as text, told in the engine's own words. One a hero, under
 *  test/goldens, to be read like the report of a match; whatever changes in rules, words or bots shows in them. */
import { playBot } from '../../engine/bots/index.ts';
import { below, seededStream } from '../../engine/core/chance.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { DiceThroneEvent, SeatView } from '../../engine/dice-throne/view-shape.ts';
import { plainWords } from '../../engine/dice-throne/words/names.ts';

const { heroes } = diceThrone;

/** A hero meets the next one of the list, so that each is seen from both sides. */
export const goldenFor = (hero: string): string => {
  const at = heroes.findIndex(({ id }) => id === hero);
  const foe = heroes[(at + 1) % heroes.length];
  if (at < 0 || !foe) throw new Error(`there is no hero ${hero}`);
  return tellMatch([hero, foe.id], `golden ${hero}`);
};

const tellMatch = (ids: readonly string[], seed: string): string => {
  const names = ids.map((id) => heroes.find((hero) => hero.id === id)?.name ?? id);
  const match = diceThrone.start({ mode: '1v1', seats: ids.map((hero) => ({ hero })) }, seededStream(seed));
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

const seatWords = ({ health, cp, tokens, companions, handCount }: SeatView): string =>
  [
    `${health} health`,
    `${cp} CP`,
    `${handCount} card${handCount === 1 ? '' : 's'}`,
    ...tokens.map(({ id, count }) => `${count} ${nameOf(id)}`),
    ...companions.map(({ side, count }) => `${count} ${nameOf(side)}`),
  ].join(', ');
const nameOf = (id: string): string => diceThrone.describe(id)?.name ?? id;
