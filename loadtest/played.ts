/** What the clients of one match saw, as a line of text that can be looked at later, and whether what the server kept
 *  says the same. */

import { dequal } from 'dequal';
import { keyedStream } from '../engine/core/chance.ts';
import { fairKey } from '../engine/core/fair.ts';
import type { Action, AnyGame } from '../engine/core/game.ts';
import { startOptionsOf } from '../engine/core/mode-options.ts';
import { withoutUndone } from '../engine/core/undo.ts';
import type { KeptMatch } from '../infra/journal/journal.ts';
import { games } from '../rooms/all-games.ts';
import { readPast } from '../rooms/match/journal/reader.ts';
import type { MatchEntry } from '../rooms/match/match-entry.ts';

/** An action that a client was told is accepted. */
export interface AcceptedAct {
  readonly seat: number;
  /** The match's step after it. */
  readonly step: number;
  readonly action: { readonly type: string };
}

export interface PlayedMatch {
  readonly id: string;
  readonly heroes: readonly string[];
  readonly acts: readonly AcceptedAct[];
  /** Actions sent that were never answered, by seat: they may have been done, once each. */
  readonly unanswered: readonly number[];
  /** The last view of each seat's client, if it saw the end. */
  readonly views?: readonly unknown[];
}

type ActEntry = Extract<MatchEntry, { action: Action }>;
const isAct = (entry: MatchEntry): entry is ActEntry => 'action' in entry;

/** What came of comparing: the same; or the match has no end, though nothing of it is lost; or what differs. */
export type Compared = 'same' | 'unfinished' | { readonly differs: string };

/** Replays what was kept and compares it with what clients were told and saw. */
export const compare = (game: AnyGame, played: PlayedMatch, kept: KeptMatch | undefined): Compared => {
  if (!kept) return { differs: 'nothing of it was kept' };
  const { head, nonces, past } = readPast(kept, games);
  const entries = past.filter(isAct);
  for (const { seat, step, action } of played.acts) {
    const entry = entries[step - 1];
    if (entry?.seat !== seat || !dequal(plain(entry.action), plain(action))) {
      return { differs: `seat ${seat} was told that ${JSON.stringify(action)} is step ${step}, and it is not` };
    }
  }
  const twice = doneTwice(played, entries);
  if (twice !== undefined) return { differs: twice };
  if (!nonces) return entries.length === 0 ? 'unfinished' : { differs: 'it was played before it began' };

  const seats = played.heroes.map((hero) => ({ hero }));
  const match = game.start(startOptionsOf(head.opening, seats), keyedStream(fairKey(head.secret, nonces)));
  for (const [n, { seat, action }] of withoutUndone(entries).entries()) {
    const refusal = game.check(match, seat, action);
    if (refusal) return { differs: `its replay stops at step ${n + 1}: ${refusal.code}` };
    game.apply(match, seat, action);
  }
  for (const [seat, view] of (played.views ?? []).entries()) {
    if (!dequal(plain(game.view(match, seat)), plain(view))) {
      return { differs: `seat ${seat} saw another end than the replay shows` };
    }
  }
  return game.outcome(match) ? 'same' : 'unfinished';
};

/** A seat's actions that were kept must be those accepted, and at most each unanswered one besides; no key twice. */
const doneTwice = ({ acts, unanswered }: PlayedMatch, entries: readonly ActEntry[]): string | undefined => {
  const own = entries.filter(({ by }) => by === 'player');
  const keys = own.flatMap(({ key }) => (key === undefined ? [] : [key]));
  if (new Set(keys).size < keys.length) return 'an action was kept twice under one key';
  for (const [seat, open] of unanswered.entries()) {
    const keptOnes = own.filter((entry) => entry.seat === seat).length;
    const told = acts.filter((act) => act.seat === seat).length;
    if (keptOnes > told + open) return `seat ${seat} did ${keptOnes} things, and sent ${told + open}`;
  }
  return undefined;
};

/** As it would be after a way over the wire. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
