/** Matches of two as a journal keeps them, played by sensible bots without a room. */
import { playBot } from '../../engine/bots/index.ts';
import { keyedStream } from '../../engine/core/chance.ts';
import { fairKey } from '../../engine/core/fair.ts';
import type { AnyGame } from '../../engine/core/game.ts';
import { startOptionsOf } from '../../engine/core/mode-options.ts';
import type { PresetId } from '../../protocol/presets.ts';
import type { JournalHead } from '../../rooms/match/journal/format.ts';
import { keptKey, pack } from '../../rooms/match/journal/packing.ts';
import { whoSat } from '../../rooms/match/journal/who-sat.ts';
import { duellists } from './duellists.ts';

const HOUR_MS = 3_600_000;
const NONCES = ['', ''];

/** The first line of a match that Ada and Bob began an hour ago. `n` chooses who plays, and the dice. */
export const headOf = (game: AnyGame, clock: PresetId, n: number): JournalHead => {
  const { mode, heroes } = duellists(game);
  const hero = (i: number): string => heroes[i % heroes.length]?.id ?? '';
  return {
    version: 2,
    opening: {
      game: game.id,
      mode,
      seats: [
        { player: 'given', user: { id: 'ada', name: 'Ada' }, hero: hero(n) },
        { player: 'given', user: { id: 'bob', name: 'Bob' }, hero: hero(n + 1) },
      ],
      creator: { id: '', name: '' },
      clock,
    },
    content: game.contentHash,
    codes: [null, null],
    secret: n.toString(16).padStart(64, '5'),
    opened: Date.now() - HOUR_MS,
  };
};

/** The line after the head: everybody is there. */
export const START = { of: 'start', nonces: NONCES } as const;

/** What its first decisions left, at most so many, one each `gapMs` milliseconds. */
export const linesOf = (game: AnyGame, head: JournalHead, most: number, gapMs: number): Uint8Array[] => {
  const options = startOptionsOf(head.opening, whoSat(head.opening, []));
  const match = game.start(options, keyedStream(fairKey(head.secret, NONCES)));
  const lines: Uint8Array[] = [];
  for (let next = game.waiting(match)[0]; next && lines.length < most; next = game.waiting(match)[0]) {
    const { seat } = next;
    const action = playBot('sensible', game, match, seat, () => 0.5);
    const n = lines.length;
    const place = { last: n * gapMs, opened: head.opened, game, legal: (who: number) => game.legal(match, who) };
    const entry = { at: (n + 1) * gapMs, seat, action, by: 'player' as const, key: keptKey(`key ${n}`) };
    lines.push(pack(entry, place, Date.now()));
    game.apply(match, seat, action);
  }
  return lines;
};
