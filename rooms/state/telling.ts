/** What an action brought, as one viewer may know it. */
import type { AnyGame, GameEvent, Seat } from '../../engine/core/game.ts';
import { putNames } from '../../engine/core/player-names.ts';
import type { Language } from '../../engine/core/words/language.ts';
import type { EventsMessage } from '../../protocol/messages.ts';
import type { Packed, Packer } from '../../protocol/packed/packer.ts';
import { lineOf, type Shape, shapeOf } from '../../protocol/packed/shapes.ts';

/** Who reads otherwise than everybody: a seat, or those who watch in that language. */
export type Reader = Seat | Language;

export interface Telling extends EventsMessage {
  /** How often a step came that was no later than the one before, since an action was taken back: no two tellings have
   *  the same step and the same round. */
  readonly round: number;
}

/** Who tells what happens: a game in a language at a table of so many. One object for all matches, by which lines that were
 *  packed before are found. */
export interface Voice {
  readonly language: Language;
  readonly seats: number;
}
const voices = new WeakMap<AnyGame, Voice[]>();
export const voiceOf = (game: AnyGame, language: Language, seats: number): Voice => {
  const all = voices.get(game) ?? [];
  voices.set(game, all);
  const known = all.find((voice) => voice.language === language && voice.seats === seats);
  if (known) return known;
  const voice = { language, seats };
  all.push(voice);
  return voice;
};

/** What is told of an event, empty where it needs no words. Those who sit at the table stand in it as `{0}`. */
export interface Line {
  readonly text: string;
  /** The voice tells such an event so in every match: nobody stands in it by a name. */
  readonly always: boolean;
}

/** What an action brought before it travels. */
export interface Tale extends Pick<EventsMessage, 'step'> {
  readonly events: readonly GameEvent[];
  readonly voice: Voice;
  lineOf(event: GameEvent): Line;
}

/** What everybody may know, and what readers do that know more or less than that, or read another language. */
export interface Told {
  readonly everybody: Tale;
  readonly readers: ReadonlyMap<Reader, Tale>;
}

/** A telling as it travels: the step, each event with the shape of its line (nothing where it has none), and the round, which
 *  is left out while it is 0. */
export const packedTelling = (packer: Packer, tale: Tale, round: number): string => {
  const parts = [packer.pack(tale.step)];
  for (const event of tale.events) {
    const say = (): Packed => {
      const { text, always } = tale.lineOf(event);
      return { packed: packedLine(packer, text, event), always };
    };
    parts.push(...packer.packTold(event, tale.voice, say));
  }
  if (round > 0) parts.push(packer.pack(round));
  return packer.packedList(parts);
};
const packedLine = (packer: Packer, line: string, event: GameEvent): string => {
  const shape = line === '' ? null : shapeOf(line, event);
  return typeof shape === 'string' ? packer.packWhole(shape) : packer.pack(shape);
};

/** The telling that travelled so, unpacked; `nameOf` names who sits where. Throws a `SyntaxError` for what is none. */
export const tellingIn = (packed: unknown, nameOf: (seat: Seat) => string): Telling => {
  if (!Array.isArray(packed) || packed.length === 0)
    throw new SyntaxError(`a telling is step, events with their lines, and round, not ${JSON.stringify(packed)}`);
  const [step, ...rest] = packed;
  const round = rest.length % 2 === 1 ? rest.pop() : 0;
  const events: EventsMessage['events'][number][] = [];
  const lines: string[] = [];
  for (let n = 0; n < rest.length; n += 2) {
    const event = rest[n];
    const shape: Shape | null = rest[n + 1];
    events.push(event);
    if (shape !== null) lines.push(putNames(lineOf(shape, event), nameOf));
  }
  return { step, round, events, lines };
};
