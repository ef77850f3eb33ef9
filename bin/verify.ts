/** `npm run -s tool -- verify FILE`: whether the record of a finished match is true, in one line. Exit 0 if it holds, 1 if
 *  it does not or is cut short, 2 if it cannot be read. */
import { BadInput } from '../engine/core/refusal.ts';
import { GAMES } from '../engine/games.ts';
import { inOneLine, type Seen, type Verdict, verify } from '../engine/record/verify.ts';
import { bytesIn, oneOf, orFail, read } from './command-line.ts';

const EXIT: Readonly<Record<Verdict['verdict'], number>> = {
  holds: 0,
  'does not hold': 1,
  'cut short': 1,
  'cannot be read': 2,
  'cannot be checked': 2,
};

const noncesOf = (given: readonly string[]): Seen['nonces'] =>
  Object.fromEntries(
    given.map((text) => {
      const [, seat, nonce = ''] = /^(\d+)=(.*)$/.exec(text) ?? [];
      if (seat === undefined) throw new BadInput('--nonce', `say it as SEAT=NONCE, not "${text}"`);
      return [Number(seat), nonce];
    }),
  );

const { positionals, values } = read('verify');
orFail(() => {
  const { commitment, nonce = [] } = values;
  const seen: Seen = { nonces: noncesOf(nonce), ...(commitment !== undefined && { commitment }) };
  const verdict = verify(GAMES, bytesIn(oneOf(positionals, 'name one recorded match')), seen);
  process.exitCode = EXIT[verdict.verdict];
  const line = `${inOneLine(verdict)}\n`.replaceAll(/\n(?!$)/g, ' ');
  if (process.exitCode === 2) process.stderr.write(line);
  else process.stdout.write(line);
});
