/** Fills the journal in the file that it is given with so many half-played correspondence duels, asleep; the last hundred
 *  fell due while nobody looked. A process of its own: what it held of the file goes with it. */
import { playBot } from '../../engine/bots/index.ts';
import { keyedStream } from '../../engine/core/chance.ts';
import { fairKey } from '../../engine/core/fair.ts';
import { startOptionsOf } from '../../engine/core/mode-options.ts';
import { gameNamed } from '../../engine/games.ts';
import { openSqlJournal } from '../../infra/journal/sql-journal.ts';
import type { JournalHead } from '../../rooms/match/journal/format.ts';
import { keptKey, pack } from '../../rooms/match/journal/packing.ts';
import { whoSat } from '../../rooms/match/seats.ts';
import { DECISIONS, DUE } from './matches.ts';

const [, , file = '', matches = '0'] = process.argv;
const MATCHES = Number(matches);
const diceThrone = gameNamed('dice-throne');
const HOUR_MS = 3_600_000;
const SECRET = '5'.repeat(64);

const head: JournalHead = {
  version: 2,
  opening: {
    game: 'dice-throne',
    mode: '1v1',
    seats: [
      { player: 'given', user: { id: 'ada', name: 'Ada' }, hero: 'barbarian' },
      { player: 'given', user: { id: 'bob', name: 'Bob' }, hero: 'moon-elf' },
    ],
    creator: { id: '', name: '' },
    clock: 'correspondence',
  },
  content: diceThrone.contentHash,
  codes: [null, null],
  secret: SECRET,
  opened: Date.now() - HOUR_MS,
};

/** The lines of a duel that is half played. */
const halfPlayed = (): Uint8Array[] => {
  const options = startOptionsOf(head.opening, whoSat(head.opening, []));
  const match = diceThrone.start(options, keyedStream(fairKey(SECRET, ['', ''])));
  return Array.from({ length: DECISIONS }, (_, n) => {
    const seat = diceThrone.waiting(match)[0]?.seat ?? 0;
    const action = playBot('sensible', diceThrone, match, seat, () => 0.5);
    const place = {
      last: n * 20_000,
      opened: head.opened,
      game: diceThrone,
      legal: (who: number) => diceThrone.legal(match, who),
    };
    const entry = { at: (n + 1) * 20_000, seat, action, by: 'player' as const, key: keptKey(`key ${n}`) };
    const line = pack(entry, place, Date.now());
    diceThrone.apply(match, seat, action);
    return line;
  });
};

const journal = await openSqlJournal(file, 'process');
const lines = halfPlayed();
for (let i = 0; i < MATCHES; i++) {
  // The last of them fell due while nobody looked.
  const due = i < MATCHES - DUE ? Date.now() + 20 * HOUR_MS : Date.now() - HOUR_MS;
  const owned = await journal.begin(`asleep-${i}`, head, due);
  const since = due < Date.now() ? Date.now() - 30 * HOUR_MS : Date.now();
  const asleep = { of: 'sleep', at: DECISIONS * 20_000, when: since };
  const all = [{ of: 'start', nonces: ['', ''] }, ...lines, asleep];
  for (const [n, line] of all.entries()) await owned.append(n, line, n === all.length - 1 ? due : undefined);
}
await journal.close();
