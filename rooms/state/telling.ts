/** What an action brought, as one viewer may know it. */
import type { Seat } from '../../engine/core/game.ts';
import { putNames } from '../../engine/core/player-names.ts';
import type { Language } from '../../engine/core/words/language.ts';
import type { EventsMessage } from '../../protocol/messages.ts';
import type { Packer } from '../../protocol/packed/packer.ts';
import { lineOf, type Shape, shapeOf } from '../../protocol/packed/shapes.ts';

/** Who reads otherwise than everybody: a seat, or those who watch in that language. */
export type Reader = Seat | Language;

export interface Telling extends EventsMessage {
  /** How often a step came that was no later than the one before, since an action was taken back: no two tellings have
   *  the same step and the same round. */
  readonly round: number;
}

/** What an action brought before it travels. */
export interface Tale extends Omit<EventsMessage, 'lines'> {
  /** One for each event, empty where it needs no words. Those who sit at the table stand in it as `{0}`. */
  readonly lines: readonly string[];
}

/** What everybody may know, and what readers do that know more or less than that, or read another language. */
export interface Told {
  readonly everybody: Tale;
  readonly readers: ReadonlyMap<Reader, Tale>;
}

/** A telling as it travels: the step, each event with the shape of its line (nothing where it has none), and the round, which
 *  is left out while it is 0. */
export const packedTelling = (packer: Packer, { step, events, lines }: Tale, round: number): string => {
  const parts = [packer.pack(step)];
  for (const [n, event] of events.entries()) {
    const line = lines[n] ?? '';
    const shape = line === '' ? null : shapeOf(line, event);
    parts.push(packer.pack(event), typeof shape === 'string' ? packer.packWhole(shape) : packer.pack(shape));
  }
  if (round > 0) parts.push(packer.pack(round));
  return packer.packedList(parts);
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
