/** The life of every window of a recorded match, as text: who was asked, held, passed, what resolved, when it closed.
 *  Works for every game that has the window events of `core/events.ts`. */
import { commonOf } from '../core/events.ts';
import type { AnyGame, GameEvent, Seat } from '../core/game.ts';
import { putNames, unnamed } from '../core/player-names.ts';
import { BadInput } from '../core/refusal.ts';
import { gamePlayed, type MatchRecord, type RecordEntry, startOf } from './record.ts';
import { refusalOf } from './refusal.ts';

interface Open {
  readonly since: number;
}

const BY: Readonly<Record<RecordEntry['by'], string>> = {
  player: '',
  bot: ' (bot)',
  hold: ' (the server, after the hold)',
  clock: ' (time ran out)',
};

/** `1:02.345` */
export const clockText = (ms: number): string => {
  const seconds = (ms / 1000) % 60;
  return `${Math.floor(ms / 60_000)}:${seconds.toFixed(3).padStart(6, '0')}`;
};

export const trace = (of: AnyGame, record: MatchRecord): string[] => {
  const game = gamePlayed(of, record);
  const { mode, seats } = record;
  const match = startOf(game, record);
  const nameOf = (seat: Seat): string => seats[seat]?.name || game.called?.(match, seat) || unnamed(seat);
  const named = (text: string): string => putNames(text, nameOf);
  const head = seats.map(({ name, hero }) => `${name} (${hero})`).join(', ');
  const lines = [`${game.name}, ${mode}, clock ${record.clock}: ${head}`];
  const open: Open[] = [];

  /** A line about the innermost window, with the time since it opened. */
  const say = (at: number, text: string): void => {
    const since = open.at(-1)?.since ?? at;
    lines.push(`${'  '.repeat(open.length)}+${((at - since) / 1000).toFixed(3)}  ${text}`);
  };
  const tell = (event: GameEvent, { at, seat, action, by }: RecordEntry): void => {
    const known = commonOf(event);
    if (known?.type === 'window') {
      const asked = known.seats.map(nameOf);
      lines.push(`${'  '.repeat(open.length)}${clockText(at)}  ${known.moment}: asks ${asked.join(', ')}`);
      open.push({ since: at });
      return;
    }
    if (open.length === 0) return;
    switch (known?.type) {
      case 'window-closed':
        say(at, 'closed');
        open.pop();
        break;
      case 'passed':
        say(at, `${nameOf(known.seat)} passes${BY[by]}`);
        break;
      case 'held':
        say(at, `${nameOf(known.seat)} is held: ${named(game.label(match, seat, action))}${BY[by]}`);
        break;
      case 'fizzled':
        say(at, `${nameOf(known.seat)} fizzles, unpaid, and is asked anew`);
        break;
      default: {
        const words = named(game.tell(event));
        if (words) say(at, words);
      }
    }
  };
  for (const [index, entry] of record.entries.entries()) {
    const refusal = refusalOf(game, match, entry);
    if (refusal) throw new BadInput(`line ${index + 2}`, `the rules refuse this action: ${refusal.message}`);
    for (const event of game.apply(match, entry.seat, entry.action)) tell(event, entry);
  }
  return lines;
};
