/** How fast finished matches are recorded, and verified by what was recorded. */
import { playBot } from '../../../engine/bots/index.ts';
import { keyedStream, numbersFrom, seededStream } from '../../../engine/core/chance.ts';
import { commitmentTo, fairKey } from '../../../engine/core/fair.ts';
import type { AnyGame } from '../../../engine/core/game.ts';
import { GAMES } from '../../../engine/games.ts';
import { type RecordEntry, writeRecord } from '../../../engine/record/record.ts';
import { recordOf } from '../../../engine/record/record-builder.ts';
import { verify } from '../../../engine/record/verify.ts';
import { duellists } from '../duellists.ts';
import type { Bench, Figure } from '../figure.ts';
import { Hashes } from '../references.ts';

const SECONDS = { full: 8, quick: 1.5 };
const NONCES = ['ada', 'ben'];

/** A match of random bots as it was written down. */
const recorded = (game: AnyGame, n: number, random: () => number): Uint8Array => {
  const { mode, heroes } = duellists(game);
  const seats = [n, Math.floor(n / heroes.length)].map((i) => ({ hero: heroes[i % heroes.length]?.id ?? '' }));
  const { key: secret } = seededStream(`verifier ${n}`);
  const match = game.start({ mode, seats }, keyedStream(fairKey(secret, NONCES)));
  const entries: RecordEntry[] = [];
  for (let next = game.waiting(match)[0]; next; next = game.waiting(match)[0]) {
    const { seat } = next;
    const action = playBot('random', game, match, seat, random);
    game.apply(match, seat, action);
    entries.push({ at: 1000 * entries.length, seat, action: { ...action }, by: 'player' });
  }
  const begun = {
    record: 1 as const,
    match: `verifier-${n}`,
    game: game.id,
    content: game.contentHash,
    mode,
    clock: 'casual' as const,
    secret,
    nonces: NONCES,
    commitment: commitmentTo(secret),
    seats: seats.map(({ hero }, seat) => ({ hero, name: `Player ${seat}` })),
  };
  return new TextEncoder().encode(writeRecord(recordOf(game, begun, entries)));
};

const measure = (game: AnyGame, seconds: number): Figure[] => {
  const hashes = new Hashes('a second of processor time');
  const random = numbersFrom(seededStream('verifier'));
  const cpu = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const round = (until: number): { matches: number; checkedSeconds: number; seconds: number } => {
    const begun = cpu();
    let [matches, checkedSeconds] = [0, 0];
    for (; cpu() - begun < until; matches++) {
      const file = recorded(game, matches, random);
      const at = cpu();
      const { verdict } = verify(GAMES, file);
      if (verdict !== 'holds') throw new Error(`expected a true record, and it ${verdict}`);
      checkedSeconds += cpu() - at;
    }
    return { matches, checkedSeconds, seconds: cpu() - begun };
  };
  round(seconds / 3);
  hashes.take();
  const { matches, checkedSeconds, seconds: took } = round(seconds);
  hashes.take();
  const figure = (id: string, what: string, value: number): Figure => ({
    id: `verifier/${game.id}/${id}`,
    what: `${game.name}: ${what}`,
    value,
    unit: '',
    reference: hashes.reference,
  });
  return [
    figure('both', 'random matches of two played, recorded and verified a second', matches / took),
    figure('verified', 'records verified a second', matches / checkedSeconds),
  ];
};

export const verifier: Bench = {
  name: 'verifier',
  what: 'Random matches of two that are recorded and verified in a second of processor time.',
  how: 'Each is played by random bots, written down as a record with its chain of hashes, and checked line by line from its bytes.',
  run: async ({ quick, say }) =>
    GAMES.flatMap((game) => {
      say(`verifier: ${game.name}`);
      return measure(game, quick ? SECONDS.quick : SECONDS.full);
    }),
};
