/** Whether the record of a finished match is true: the commitment is the hash of the secret, every action was allowed,
 *  every roll, shuffle and pick is the one that secret and nonces give, and no line was altered. The match is played
 *  again from its first line, and must come out as it was written, byte for byte (docs/fair-dice.md).
 *
 *  Nothing here needs a server or Node: pages use it as it is. */
import { commitmentTo } from '../core/fair.ts';
import type { AnyGame, Outcome, Seat } from '../core/game.ts';
import { BadInput } from '../core/refusal.ts';
import { beginningText, closeLine, type Drawn, gamePlayed, hashAfter, type MatchRecord, readRecord } from './record.ts';
import { RecordBuilder } from './record-builder.ts';

/** What somebody who was there has seen: a whole record may be invented, but not one that fits this too. */
export interface Seen {
  readonly commitment?: string;
  /** Nonces by seat: the own one, and none ('') of seats that bots play. */
  readonly nonces?: Readonly<Record<Seat, string>>;
}

/** How much was checked. */
export interface Checked {
  readonly actions: number;
  readonly rolls: number;
  readonly shuffles: number;
}
/** What may be untrue of a record, for whoever says it in words of their own. */
export const UNTRUTHS = [
  'altered',
  'after-end',
  'secret',
  'nonces',
  'published',
  'own-nonce',
  'impossible',
  'refused',
  'chance',
  'no-end',
  'outcome',
] as const;
export type Untruth = (typeof UNTRUTHS)[number];

export type Verdict =
  | ({ readonly verdict: 'holds'; readonly commitment: string } & Checked)
  | { readonly verdict: 'does not hold'; readonly line: number; readonly is: Untruth; readonly why: string }
  /** The end is missing; what is there holds. */
  | ({ readonly verdict: 'cut short'; readonly line: number } & Checked)
  /** It is no record, or one of other rules than ours. */
  | { readonly verdict: 'cannot be read' | 'cannot be checked'; readonly why: string };

/** The verdict over a file's bytes. */
export const verify = (games: readonly AnyGame[], file: Uint8Array, seen: Seen = {}): Verdict => {
  const end = file.lastIndexOf(NEWLINE) + 1;
  if (end === 0) return { verdict: 'cannot be read', why: 'it has no whole line' };
  try {
    const text = textOf(file.subarray(0, end));
    const record = readRecord(text);
    if (record.end && end < file.length)
      throw new Untrue('after-end', text.split('\n').length, 'something stands after the end');
    return verdictOn(games, record, text.split(/(?<=\n)/), seen);
  } catch (error) {
    if (error instanceof Untrue) {
      const { line, is, message: why } = error;
      return { verdict: 'does not hold', line, is, why };
    }
    if (error instanceof BadInput) return { verdict: 'cannot be read', why: error.message };
    throw error;
  }
};

/** The verdict in one line. */
export const inOneLine = (result: Verdict): string => {
  switch (result.verdict) {
    case 'holds':
      return `holds: ${amounts(result)}, commitment ${result.commitment}`;
    case 'does not hold':
      return `does not hold: line ${result.line}: ${result.why}`;
    case 'cut short':
      return `cut short: the match's end is missing after line ${result.line}; up to there ${amounts(result)} hold`;
    default:
      return `${result.verdict}: ${result.why}`;
  }
};

/** Of the Encoding standard: pages and Node have it alike, the language's own library does not name it. */
declare const TextDecoder: new (
  encoding: 'utf-8',
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

const NEWLINE = 10;

/** Byte for byte: what is no UTF-8 is not mended, and no mark at the start is passed over. */
const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new BadInput('file', 'is not text in UTF-8');
  }
};

/** A line says what is not so. */
class Untrue extends Error {
  readonly is: Untruth;
  readonly line: number;
  constructor(is: Untruth, line: number, why: string) {
    super(why);
    this.is = is;
    this.line = line;
  }
}

const verdictOn = (games: readonly AnyGame[], record: MatchRecord, lines: readonly string[], seen: Seen): Verdict => {
  checkBeginning(record, seen);
  const game = rulesAmong(games, record);
  if (!game) {
    const text = beginningText(record, record.chance);
    if (lines[0] !== closeLine(text, hashAfter('', text))) throw new Untrue('altered', 1, ALTERED);
    return { verdict: 'cannot be checked', why: `it was played under other rules (${record.game} ${record.content})` };
  }
  replayAndCompare(game, record, lines);
  const chance = [record, ...record.entries].flatMap((line) => line.chance);
  const checked = {
    actions: record.entries.length,
    rolls: chance.filter((drawn) => 'dice' in drawn).length,
    shuffles: chance.filter((drawn) => 'shuffled' in drawn).length,
  };
  if (!record.end) return { verdict: 'cut short', line: lines.length, ...checked };
  return { verdict: 'holds', ...checked, commitment: record.commitment };
};

/** The rules that the match was played under, if they are here. */
const rulesAmong = (games: readonly AnyGame[], record: MatchRecord): AnyGame | undefined => {
  const game = games.find(({ id }) => id === record.game);
  try {
    return game && gamePlayed(game, record);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
};

const checkBeginning = ({ commitment, secret, nonces, seats }: MatchRecord, seen: Seen): void => {
  if (commitmentTo(secret) !== commitment)
    throw new Untrue('secret', 1, 'the commitment is not the hash of the secret');
  if (nonces.length !== seats.length)
    throw new Untrue('nonces', 1, `${seats.length} seats have ${nonces.length} nonces`);
  if (seen.commitment !== undefined && seen.commitment !== commitment) {
    throw new Untrue('published', 1, `the commitment was ${seen.commitment} when it was published`);
  }
  for (const [seat, nonce] of Object.entries(seen.nonces ?? {})) {
    if (nonces[Number(seat)] !== nonce) throw new Untrue('own-nonce', 1, `seat ${seat} gave another nonce: "${nonce}"`);
  }
};

/** Plays the match again and compares line by line. */
const replayAndCompare = (game: AnyGame, record: MatchRecord, lines: readonly string[]): void => {
  const builder = builderFor(game, record);
  compare(1, lines[0], record.chance, builder.first.line, builder.first.is.chance);
  for (const [index, entry] of record.entries.entries()) {
    const number = index + 2;
    const built = builder.take(entry);
    if ('refusal' in built)
      throw new Untrue('refused', number, `the rules refuse this action: ${built.refusal.message}`);
    compare(number, lines[number - 1], entry.chance, built.line, built.is.chance);
  }
  if (!record.end) return;
  const end = builder.end();
  if (!end) throw new Untrue('no-end', lines.length, 'the record ends, but the match is not over');
  const [was, is] = [record.end.outcome, end.is.outcome].map(outcomeText);
  if (was !== is) throw new Untrue('outcome', lines.length, `the outcome was ${was} and should be ${is}`);
  compare(lines.length, lines.at(-1), [], end.line, []);
};

/** What no match can begin with is untrue, not unreadable. */
const builderFor = (game: AnyGame, record: MatchRecord): RecordBuilder => {
  try {
    return new RecordBuilder(game, record);
  } catch (error) {
    if (error instanceof BadInput) throw new Untrue('impossible', 1, error.message);
    throw error;
  }
};

const ALTERED = 'its hash does not fit: it was altered, or does not follow the line before';

const compare = (
  number: number,
  line: string | undefined,
  said: readonly Drawn[],
  built: string,
  drawn: readonly Drawn[],
): void => {
  for (let i = 0; i < Math.max(said.length, drawn.length); i++) {
    const difference = differenceOf(said[i], drawn[i]);
    if (difference) throw new Untrue('chance', number, difference);
  }
  if (line !== built) throw new Untrue('altered', number, ALTERED);
};

const differenceOf = (said: Drawn | undefined, drawn: Drawn | undefined): string | undefined => {
  const [was, is] = [said, drawn].map((one) => one && wordsFor(one));
  if (was?.kind === is?.kind && was?.value === is?.value) return undefined;
  if (!was) return `a ${is?.kind} is left out: ${is?.value}`;
  if (!is) return `there was no such ${was.kind}: ${was.value}`;
  const other = was.kind === is.kind ? '' : `a ${is.kind}: `;
  return `the ${was.kind} was ${was.value} and should be ${other}${is.value}`;
};

const wordsFor = (drawn: Drawn): { kind: string; value: string } => {
  if ('dice' in drawn) {
    const sides = drawn.sides === 6 ? '' : ` (${drawn.sides} sides)`;
    return { kind: 'roll', value: `${drawn.dice.join(' ')}${sides}` };
  }
  if ('shuffled' in drawn) return { kind: 'shuffle', value: `${drawn.order} (${drawn.shuffled} cards)` };
  return { kind: 'pick', value: `${drawn.picked} of ${drawn.of}` };
};

const outcomeText = ({ winners, draw, places }: Outcome): string =>
  `${draw ? 'a draw' : `won by seat ${winners.join(', ')}`} (places ${places.map((place) => place.join('=')).join(', ')})`;

const amounts = ({ actions, rolls, shuffles }: Checked): string =>
  [amount(actions, 'action'), amount(rolls, 'roll'), amount(shuffles, 'shuffle')].join(', ');
const amount = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
