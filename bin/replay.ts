/** `npm run -s replay -- FILE [--seat N|public]`: prints a finished match as text to read, with all hands open, or as one
 *  seat or everybody saw it. Exit 2, with one line, for a file that is none, was cut short, or needs other rules. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BadInput } from '../engine/core/refusal.ts';
import { GAMES } from '../engine/games.ts';
import type { MatchRecord } from '../engine/record/record.ts';
import { type Eyes, readReplay, wholeReplay } from '../engine/record/replay.ts';
import { replayText } from '../engine/record/replay-text.ts';

interface Asked {
  readonly file: string;
  readonly seat?: string;
}

const asked = (): Asked => {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { seat: { type: 'string' } } });
    const [file, more] = positionals;
    if (file === undefined || more !== undefined) throw new BadInput('FILE', 'name one recorded match');
    return { file, ...values };
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput('arguments', reasonOf(error).split('. ')[0] ?? '');
  }
};

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput('FILE', reasonOf(error));
  }
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const eyesOf = (seat: string | undefined, { seats }: MatchRecord): Eyes => {
  if (seat === undefined) return 'everything';
  if (seat === 'public') return seat;
  if (/^\d+$/.test(seat) && Number(seat) < seats.length) return Number(seat);
  throw new BadInput('--seat', `is "${seat}"; there are the seats 0 to ${seats.length - 1}, and "public"`);
};

try {
  const { file, seat } = asked();
  const record = readReplay(read(file));
  const game = GAMES.find(({ id }) => id === record.game);
  if (!game) throw new BadInput('game', `there is no game ${record.game}`);
  const eyes = eyesOf(seat, record);
  process.stdout.write(`${replayText(wholeReplay(game, record), eyes).join('\n')}\n`);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`${error.message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 2;
}
