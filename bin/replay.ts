/** `npm run -s tool -- replay FILE`: prints a finished match as text to read, with all hands open, or as one seat or
 *  everybody saw it. Exit 2, with one line, for a file that is none, was cut short, or needs other rules. */
import { BadInput } from '../engine/core/refusal.ts';
import { gameNamed } from '../engine/games.ts';
import type { MatchRecord } from '../engine/record/record.ts';
import { type Eyes, readReplay, wholeReplay } from '../engine/record/replay.ts';
import { replayText } from '../engine/record/replay-text.ts';
import { oneOf, orFail, read, textIn } from './command-line.ts';

const eyesOf = (seat: string | undefined, { seats }: MatchRecord): Eyes => {
  if (seat === undefined) return 'everything';
  if (seat === 'public') return seat;
  if (/^\d+$/.test(seat) && Number(seat) < seats.length) return Number(seat);
  throw new BadInput('--seat', `is "${seat}"; there are the seats 0 to ${seats.length - 1}, and "public"`);
};

const { positionals, values } = read('replay');
orFail(() => {
  const record = readReplay(textIn(oneOf(positionals, 'name one recorded match')));
  const game = gameNamed(record.game);
  const eyes = eyesOf(values.seat, record);
  process.stdout.write(`${replayText(wholeReplay(game, record), eyes).join('\n')}\n`);
});
