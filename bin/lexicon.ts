/** `npm run tool -- lexicon`: plays duels of every game, of all heroes, and writes down what they say most, which both sides of
 *  a match then know beforehand (protocol/packed/lexicon.ts): words and keys first, then values made of these. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { playBot } from '../engine/bots/index.ts';
import { below, seededStream } from '../engine/core/chance.ts';
import type { AnyGame } from '../engine/core/game.ts';
import { kindsAt } from '../engine/core/kinds.ts';
import { GAMES } from '../engine/games.ts';
import type { LegalAction } from '../protocol/messages.ts';
import { HEAD, KIND } from '../protocol/packed/codes.ts';
import { type Entries, packedValues } from '../protocol/packed/entries.ts';
import { type Fields, keysOf } from '../protocol/packed/key-tree.ts';
import { entryFor, Lexicon } from '../protocol/packed/lexicon.ts';
import { OWN_FIRST } from '../protocol/packed/own-numbers.ts';
import type { Said } from '../protocol/packed/said.ts';
import { Unpacker } from '../protocol/packed/unpacker.ts';
import { games } from '../rooms/all-games.ts';
import { RunningMatch } from '../rooms/match/running-match.ts';
import { Audience } from '../rooms/state/audience.ts';
import { MatchState } from '../rooms/state/match-state.ts';
import { Projection } from '../rooms/state/projection.ts';
import { read } from './command-line.ts';
import { ListOrder } from './list-order.ts';

const { values: options } = read('lexicon');
const SEATS = [0, 1];
/** The first numbers take one byte, the next 1,900 two, the rest three: what is said but now and then may have those. */
const MOST = { words: 1300, values: 1500 };
/** What takes two bytes itself is worth a number only where that takes one: if it is said very often. */
const NUMBER_BYTES = 1.9;
/** So many numbers of a lexicon take one byte. */
const SHORT = 128 - HEAD.said - OWN_FIRST;
/** Stands in the names of the players of these matches, so that they can be told from words. */
const NOBODYS = '\u0001';

/** What is asked for: in how many matches, and how often. */
class Counts {
  readonly matches = new Map<string, number>();
  readonly uses = new Map<string, number>();
  private readonly inThis = new Set<string>();

  add(packed: string): undefined {
    this.uses.set(packed, (this.uses.get(packed) ?? 0) + 1);
    this.inThis.add(packed);
  }

  /** A match is over. */
  next(): void {
    for (const packed of this.inThis) this.matches.set(packed, (this.matches.get(packed) ?? 0) + 1);
    this.inThis.clear();
  }

  /** Those of more than one match, by what they save, and the first of these by how often they are used. */
  most(many: number, saved: (packed: string) => number): string[] {
    const order = (by: (packed: string) => number) => (a: string, b: string) => by(b) - by(a) || (a < b ? -1 : 1);
    return [...this.uses.keys()]
      .filter((packed) => (this.matches.get(packed) ?? 0) > 1 && saved(packed) > 0)
      .sort(order(saved))
      .slice(0, many)
      .sort(order((packed) => this.uses.get(packed) ?? 0));
  }
}

/** Knows no words, and counts what is asked for. */
class CountingWords extends Lexicon {
  readonly counts = new Counts();

  constructor() {
    super('');
  }
  override numberOf(word: string): undefined {
    return this.counts.add(word);
  }
  override keysNumber(fields: Fields): undefined {
    return this.counts.add(KIND.keys + keysOf(fields));
  }
}

/** Knows all, and counts what stands in the texts that are read. */
class CountingUses extends Lexicon {
  readonly counts = new Counts();

  override at(number: number): Said | undefined {
    const said = super.at(number);
    if (said) this.counts.add(String(number));
    return said;
  }
}

/** Knows words and no values, and counts the values that are asked for. */
class CountingValues extends Lexicon {
  readonly counts = new Counts();

  override valueNumber(packed: string): undefined {
    return this.counts.add(packed);
  }
}

/** Reads what the state says to both players. */
const readAll = ({ table, own }: MatchState, lexicon: Lexicon): void => {
  for (const texts of [table, ...[...own.values()].map((seat) => seat.texts)]) {
    const audience = Audience.of(texts, lexicon);
    audience.pieces();
    audience.telling(String);
    audience.legal();
  }
};

/** Shown the state after each action, and what each player may do then. */
type Look = (state: MatchState, lists: readonly (readonly LegalAction[])[]) => void;

const play = (game: AnyGame, n: number, lexicon: Lexicon, look: Look): void => {
  const [mode] = game.modes;
  if (!mode) throw new Error(`${game.name} has no mode`);
  const heroes = game.heroes.filter(({ kind }) => kindsAt(mode, SEATS.length).includes(kind));
  const hero = (k: number) => ({ hero: heroes[k % heroes.length]?.id ?? '' });
  const seats = [hero(n), hero(Math.floor(n / heroes.length) + n)];
  const match = game.start({ mode: mode.id, seats }, seededStream(`lexicon ${n}`));
  const running = new RunningMatch(game, match, (seat) => `${NOBODYS}${seat}`);
  const state = new MatchState();
  const projection = new Projection(state, games.get(game.id), lexicon);
  projection.show(running.views(SEATS));
  const stream = seededStream(`choices ${n}`);
  const random = (): number => below(stream, 256) / 256;
  for (let [next] = running.waiting; next; [next] = running.waiting) {
    const { seat } = next;
    const action = playBot(n % 2 === 0 ? 'random' : 'sensible', game, match, seat, random);
    const events = running.apply(seat, action);
    const views = running.views(SEATS);
    projection.show(views, running.tell(events, SEATS));
    look(
      state,
      [...views.readers.values()].map(({ legal }) => legal),
    );
  }
};

const counted = <T extends Lexicon & { readonly counts: Counts }>(
  game: AnyGame,
  lexicon: T,
  look: Look = () => undefined,
): Counts => {
  for (let n = 0; n < Number(options.matches); n++) {
    play(game, n, lexicon, look);
    lexicon.counts.next();
  }
  return lexicon.counts;
};

const wordsOf = (game: AnyGame): string[] => {
  const counts = counted(game, new CountingWords());
  const saved = (packed: string): number =>
    packed.includes(NOBODYS) || entryFor(packed) === undefined ? 0 : (counts.matches.get(packed) ?? 0) * packed.length;
  return counts.most(MOST.words, saved).flatMap((packed) => entryFor(packed) ?? []);
};

/** Lines are said once a match, and have a number from then on; flat objects never have one by themselves. */
const valuesOf = (game: AnyGame, words: string): string[] => {
  const lexicon = new CountingValues(words);
  const counts = counted(game, lexicon);
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
const inOrder = (game: AnyGame, words: readonly string[], values: readonly string[]): Entries => {
  const lines = new Set(values.filter(isLine));
  const others = values.filter((value) => !isLine(value));
  const entries = { words: words.join(' '), values: [...others, ...lines].join('\n'), ahead: 0 };
  const lexicon = new CountingUses(entries.words, packedValues(entries));
  const order = new ListOrder();
  const { uses } = counted(game, lexicon, (state, lists) => {
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
const literal = (text: string): string => `\`\n${text.replace(/[\\`]|\$\{/g, (special) => `\\${special}`)}\n\``;

const FOLDER = 'protocol/packed/lexicons';
mkdirSync(FOLDER, { recursive: true });
for (const game of GAMES) {
  const found = wordsOf(game);
  const { words, values, ahead } = inOrder(game, found, valuesOf(game, found.join(' ')));
  const name = game.id.toUpperCase().replaceAll('-', '_');
  writeFileSync(
    `${FOLDER}/${game.id}.ts`,
    `/** What duels of ${game.name} say, most first: \`npm run -s tool -- lexicon\`. */\nexport const ${name} = {\n  ahead: ${ahead},\n  words: ${literal(words)},\n  values: ${literal(values)},\n};\n`,
  );
  const count = (text: string, by: RegExp): number => text.split(by).filter((entry) => entry !== '').length;
  process.stdout.write(`${game.name}: ${count(words, /\s+/)} words and keys, ${count(values, /\n/)} values\n`);
}
