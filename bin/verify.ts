/** `npm run -s verify -- REPLAY [--commitment HEX] [--nonce SEAT=NONCE ...]`: whether the record of a finished match is
 *  true, in one line. What you saw yourself (the commitment before you sat down, the nonce you gave, none for a bot's
 *  seat: `--nonce 1=`) is held against it. Exit 0 if it holds, 1 if it does not or is cut short, 2 if it cannot be read. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BadInput } from '../engine/core/refusal.ts';
import { GAMES } from '../engine/games.ts';
import { inOneLine, type Seen, type Verdict, verify } from '../engine/record/verify.ts';

const EXIT: Readonly<Record<Verdict['verdict'], number>> = {
  holds: 0,
  'does not hold': 1,
  'cut short': 1,
  'cannot be read': 2,
  'cannot be checked': 2,
};

const read = (file: string): Uint8Array => {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new BadInput(file, error instanceof Error ? error.message : 'cannot be read');
  }
};

const args = (): { file: string; seen: Seen } => {
  let parsed: { values: { commitment?: string; nonce?: string[] }; positionals: string[] };
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: { commitment: { type: 'string' }, nonce: { type: 'string', multiple: true } },
    });
  } catch (error) {
    throw new BadInput('options', error instanceof Error ? error.message : 'cannot be read');
  }
  const { values, positionals } = parsed;
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new BadInput('REPLAY', 'name one recorded match');
  const nonces: Record<number, string> = {};
  for (const given of values.nonce ?? []) {
    const [, seat, nonce = ''] = /^(\d+)=(.*)$/.exec(given) ?? [];
    if (seat === undefined) throw new BadInput('--nonce', `say it as SEAT=NONCE, not "${given}"`);
    nonces[Number(seat)] = nonce;
  }
  const { commitment } = values;
  return { file, seen: { nonces, ...(commitment !== undefined && { commitment }) } };
};

try {
  const { file, seen } = args();
  const verdict = verify(GAMES, read(file), seen);
  process.exitCode = EXIT[verdict.verdict];
  const line = `${inOneLine(verdict)}\n`.replaceAll(/\n(?!$)/g, ' ');
  if (process.exitCode === 2) process.stderr.write(line);
  else process.stdout.write(line);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`${error.message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 2;
}
