/** Makes a game's lexicon (protocol/packed/lexicon.ts) of what its duels say most: words and keys first, then values made
 *  of these. */
import type { AnyGame } from '../../engine/core/game.ts';
import type { LegalAction } from '../../protocol/messages.ts';
import { HEAD } from '../../protocol/packed/codes.ts';
import { type Entries, packedValues } from '../../protocol/packed/entries.ts';
import { entryFor, type Lexicon } from '../../protocol/packed/lexicon.ts';
import { OWN_FIRST } from '../../protocol/packed/own-numbers.ts';
import { Unpacker } from '../../protocol/packed/unpacker.ts';
import { Audience } from '../../rooms/state/audience.ts';
import type { MatchState } from '../../rooms/state/match-state.ts';
import { CountingUses, CountingValues, CountingWords, type Counts } from './counting.ts';
import { type Look, NOBODYS, playDuel } from './duel.ts';
import { ListOrder } from './list-order.ts';

/** The first numbers take one byte, the next 1,900 two, the rest three: what is said but now and then may have those. */
const MOST = { words: 1300, values: 1500 };
/** What takes two bytes itself is worth a number only where that takes one: if it is said very often. */
const NUMBER_BYTES = 1.9;
/** So many numbers of a lexicon take one byte. */
const SHORT = 128 - HEAD.said - OWN_FIRST;

interface Duels {
  readonly game: AnyGame;
  readonly matches: number;
}

/** What that many duels of the game say most. */
export const makeLexicon = (game: AnyGame, matches: number): Entries => {
  const duels = { game, matches };
  const words = wordsOf(duels);
  return inOrder(duels, words, valuesOf(duels, words.join(' ')));
};

const counted = <T extends Lexicon & { readonly counts: Counts }>(
  { game, matches }: Duels,
  lexicon: T,
  look: Look = () => undefined,
): Counts => {
  for (let n = 0; n < matches; n++) {
    playDuel(game, n, lexicon, look);
    lexicon.counts.next();
  }
  return lexicon.counts;
};

const wordsOf = (duels: Duels): string[] => {
  const counts = counted(duels, new CountingWords());
  const saved = (packed: string): number =>
    packed.includes(NOBODYS) || entryFor(packed) === undefined ? 0 : (counts.matches.get(packed) ?? 0) * packed.length;
  return counts.most(MOST.words, saved).flatMap((packed) => entryFor(packed) ?? []);
};

/** Lines are said once a match, and have a number from then on; flat objects never have one by themselves. */
const valuesOf = (duels: Duels, words: string): string[] => {
  const lexicon = new CountingValues(words);
  const counts = counted(duels, lexicon);
  const known = new Map<string, unknown>();
  for (const packed of counts.uses.keys()) {
    try {
      known.set(packed, new Unpacker(lexicon).unpack(packed));
    } catch {
      // It names what only that match had said.
    }
  }
  const saved = (packed: string): number => {
    const value = known.get(packed);
    if (value === undefined || JSON.stringify(value).includes(JSON.stringify(NOBODYS).slice(1, -1))) return 0;
    const times = Array.isArray(value) ? counts.matches : counts.uses;
    return (times.get(packed) ?? 0) * (Buffer.byteLength(packed) - NUMBER_BYTES);
  };
  return counts.most(MOST.values, saved).map((packed) => JSON.stringify(known.get(packed)));
};

const isLine = (value: string): boolean => value.startsWith('[');

/** Words and values by how often they stand in what is sent: much that was counted goes in a value by then. Lines of actions come
 *  in the order of their lists, so that a list goes by few numbers. */
const inOrder = (duels: Duels, words: readonly string[], values: readonly string[]): Entries => {
  const lines = new Set(values.filter(isLine));
  const others = values.filter((value) => !isLine(value));
  const entries = { words: words.join(' '), values: [...others, ...lines].join('\n'), ahead: 0 };
  const lexicon = new CountingUses(entries.words, packedValues(entries));
  const order = new ListOrder();
  const { uses } = counted(duels, lexicon, (state, lists) => {
    readAll(state, lexicon);
    for (const list of lists) order.add(list.map(asValue).filter((value) => lines.has(value)));
  });
  const usesOf = (n: number): number => uses.get(String(OWN_FIRST + n)) ?? 0;
  const sorted = (list: readonly string[], from: number): { readonly entry: string; readonly times: number }[] =>
    list.map((entry, n) => ({ entry, times: usesOf(from + n) })).sort((a, b) => b.times - a.times);
  const bySaid = [sorted(words, 0), sorted(others, words.length)] as const;
  const [least = 0] = bySaid
    .flat()
    .map(({ times }) => times)
    .sort((a, b) => b - a)
    .slice(SHORT);
  const [sortedWords, sortedOthers] = bySaid.map((list) => list.map(({ entry }) => entry));
  return {
    words: inLines(sortedWords ?? []),
    values: [...(sortedOthers ?? []), ...order.all()].join('\n'),
    ahead: bySaid[1].filter(({ times }) => times > least).length,
  };
};

/** Reads what the state says to both players. */
const readAll = ({ table, own }: MatchState, lexicon: Lexicon): void => {
  for (const texts of [table, ...[...own.values()].map((seat) => seat.texts)]) {
    const audience = Audience.of(texts, lexicon);
    audience.pieces();
    audience.telling(String);
    audience.legal();
  }
};

/** A line of actions as the lexicon has it. */
const asValue = ({ action, label, bears }: LegalAction): string =>
  JSON.stringify(bears ? [action, label, bears] : [action, label]);

const LINE = 116;
const inLines = (entries: readonly string[]): string => {
  const lines = [''];
  for (const entry of entries) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + entry.length + 1 > LINE) lines.push(entry);
    else lines[lines.length - 1] = last === '' ? entry : `${last} ${entry}`;
  }
  return lines.join('\n');
};
