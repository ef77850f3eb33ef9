/** `npm run tool -- lexicon`: plays duels of every game, of all heroes, and writes down what they say most, which both sides of
 *  a match then know beforehand (protocol/packed/lexicon.ts). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { playBot } from '../engine/bots/index.ts';
import { below, seededStream } from '../engine/core/chance.ts';
import type { AnyGame } from '../engine/core/game.ts';
import { kindsAt } from '../engine/core/kinds.ts';
import { GAMES } from '../engine/games.ts';
import { KIND } from '../protocol/packed/codes.ts';
import { type Fields, keysOf } from '../protocol/packed/key-tree.ts';
import { entryFor, Lexicon } from '../protocol/packed/lexicon.ts';
import { games } from '../rooms/all-games.ts';
import { RunningMatch } from '../rooms/match/running-match.ts';
import { MatchState } from '../rooms/state/match-state.ts';
import { Projection } from '../rooms/state/projection.ts';
import { read } from './command-line.ts';

const { values } = read('lexicon');
const SEATS = [0, 1];
/** The first numbers take one byte, the next 1,900 two: some are left for what a match says by itself. */
const MOST_ENTRIES = 1500;
/** Stands in the names of the players of these matches, so that they can be told from words. */
const NOBODYS = '\u0001';

/** Knows nothing, and counts what it is asked for: in how many matches, and how often. */
class Counting extends Lexicon {
  readonly matches = new Map<string, number>();
  readonly uses = new Map<string, number>();
  private readonly inThis = new Set<string>();

  constructor() {
    super('');
  }

  override numberOf(packed: string): undefined {
    this.uses.set(packed, (this.uses.get(packed) ?? 0) + 1);
    this.inThis.add(packed);
  }

  override keysNumber(fields: Fields): undefined {
    return this.numberOf(KIND.keys + keysOf(fields));
  }

  /** A match is over. */
  next(): void {
    for (const packed of this.inThis) this.matches.set(packed, (this.matches.get(packed) ?? 0) + 1);
    this.inThis.clear();
  }
}

const play = (game: AnyGame, n: number, lexicon: Lexicon): void => {
  const [mode] = game.modes;
  if (!mode) throw new Error(`${game.name} has no mode`);
  const heroes = game.heroes.filter(({ kind }) => kindsAt(mode, SEATS.length).includes(kind));
  const hero = (k: number) => ({ hero: heroes[k % heroes.length]?.id ?? '' });
  const seats = [hero(n), hero(Math.floor(n / heroes.length) + n)];
  const match = game.start({ mode: mode.id, seats }, seededStream(`lexicon ${n}`));
  const running = new RunningMatch(game, match, (seat) => `${NOBODYS}${seat}`);
  const projection = new Projection(new MatchState(), games.get(game.id)?.divided ?? [], lexicon);
  projection.show(running.views(SEATS));
  const stream = seededStream(`choices ${n}`);
  const random = (): number => below(stream, 256) / 256;
  for (let [next] = running.waiting; next; [next] = running.waiting) {
    const { seat } = next;
    const action = playBot(n % 2 === 0 ? 'random' : 'sensible', game, match, seat, random);
    const events = running.apply(seat, action);
    projection.show(running.views(SEATS), running.tell(events, SEATS));
  }
};

/** What saves most by standing there, and of that what is used most first. */
const entriesOf = ({ matches, uses }: Counting): string[] => {
  const times = (packed: string): number => matches.get(packed) ?? 0;
  const saved = (packed: string): number => times(packed) * packed.length;
  return [...uses.keys()]
    .filter((packed) => times(packed) > 1 && !packed.includes(NOBODYS) && entryFor(packed) !== undefined)
    .sort((a, b) => saved(b) - saved(a) || (a < b ? -1 : 1))
    .slice(0, MOST_ENTRIES)
    .sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1))
    .flatMap((packed) => entryFor(packed) ?? []);
};

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

const FOLDER = 'protocol/packed/lexicons';
mkdirSync(FOLDER, { recursive: true });
for (const game of GAMES) {
  const lexicon = new Counting();
  for (let n = 0; n < Number(values.matches); n++) {
    play(game, n, lexicon);
    lexicon.next();
  }
  const entries = entriesOf(lexicon);
  const name = game.id.toUpperCase().replaceAll('-', '_');
  const text = inLines(entries).replace(/[\\`]|\$\{/g, (special) => `\\${special}`);
  writeFileSync(
    `${FOLDER}/${game.id}.ts`,
    `/** What duels of ${game.name} say, most first: \`npm run -s tool -- lexicon\`. */\nexport const ${name} = \`\n${text}\n\`;\n`,
  );
  process.stdout.write(`${game.name}: ${entries.length}\n`);
}
