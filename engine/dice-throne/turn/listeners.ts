/** What listens to a moment speaks, one after the other. */
import { listenersOf, mayHear } from '../rules/moments.ts';
import { staying } from '../rules/standing.ts';
import { addUse, usesOf } from '../rules/uses.ts';
import { answered, question, WAIT } from '../stack/asking.ts';
import { pushEffects } from '../stack/frames.ts';
import { type Procedure, procedure } from '../stack/procedure.ts';
import { bodyOf, emit, equipmentOf, heldCount, impossible } from '../state/context.ts';
import { focusAt } from '../state/focus.ts';
import type { BodyId, Heard, Lasting, ListenerAt, ProcedureFrame, Use } from '../state/match.ts';
import type { Focus, LibraryListener, Table } from '../state/table.ts';
import type { On } from '../vocabulary/words.ts';

/** Lets what listens to a moment speak, in order; each is checked again in its turn. */
export const listeners: Procedure = procedure([
  {
    name: 'next',
    run: (t, f) => {
      const { heard, queue } = f;
      if (!heard || !queue) return impossible('listeners without a moment');
      if (queue.length === 0) {
        const below = t.m.stack[t.m.stack.length - 2];
        if (heard.cancelled && below?.kind === 'procedure') {
          below.cancelled = true;
          if (heard.leave !== undefined) below.leave = heard.leave;
        }
        return 'end';
      }
      const next = pickNext(t, f, queue);
      if (next === WAIT) return 'wait';
      if (!next) return impossible('nobody is next');
      f.answers = undefined;
      if (stillListens(t, next)) {
        countTime(t, next);
        const { at, self, source, origin, roll } = next;
        emit(t, { type: 'triggered', seat: bodyOf(t, self).seat, source });
        const says = pushEffects(t, at, self, source);
        says.origin = origin;
        says.roll = roll;
      }
      return 'stay';
    },
  },
]);

/** In upkeep the active player orders simultaneous ones, asked only where it can matter. */
const pickNext = (t: Table, f: ProcedureFrame, queue: ListenerAt[]): ListenerAt | typeof WAIT | undefined => {
  const { pilot } = bodyOf(t, t.m.turnOf);
  const free = f.heard?.moment === 'begins:upkeep' ? queue.filter((listener) => orderMatters(t, listener)) : [];
  if (free.length < 2 || pilot === undefined) return queue.shift();
  const options = queue.map((listener) => listener.source);
  const answer = answered(t, f, question(pilot, options, 'rule:order'));
  if (answer === WAIT) return WAIT;
  return queue.splice(options.indexOf(answer), 1)[0];
};
const orderMatters = (t: Table, { at }: ListenerAt): boolean => t.lib.listeners.get(at)?.ordered === true;

/** What may speak only so often in a span, and how often that is. */
interface Often {
  readonly n: number;
  readonly per: Use['per'];
}
const hasLeft = (t: Table, by: BodyId, at: string, often: Often | undefined): boolean =>
  often === undefined || usesOf(t, by, at) < often.n;

const showsSide = (t: Table, body: BodyId, side: string): boolean =>
  bodyOf(t, body).companions.some((companion) => companion.side === side);
/** It is still there, its condition holds, and it has not spoken too often. */
const stillListens = (t: Table, listener: ListenerAt): boolean => {
  const { at, self, source, lasting, roll } = listener;
  if (bodyOf(t, self).out) return false;
  if (lasting !== undefined) {
    const stays = stayingOf(t, lasting);
    if (!stays || (stays.holds && !stays.holds(t, focusAt(self, roll)))) return false;
    return hasLeft(t, self, at, oftenOf(stays.word));
  }
  if (source.startsWith('token:') && heldCount(t, self, source.slice('token:'.length)) === 0) return false;
  if (source.startsWith('card:') && !equipmentOf(t, self).includes(source.slice('card:'.length))) return false;
  const { side, holds, times } = listenerOf(t, at);
  if (side !== undefined && !showsSide(t, self, side)) return false;
  return (!holds || holds(t, focusIn(listener))) && hasLeft(t, self, at, times);
};
const focusIn = ({ self, source, origin, roll }: ListenerAt): Focus => {
  const f = focusAt(self, roll);
  f.source = source;
  f.origin = origin;
  return f;
};
/** It speaks now, which is one of its times. */
const countTime = (t: Table, { at, self, lasting }: ListenerAt): void => {
  const word = lasting === undefined ? undefined : lastingOf(t, lasting);
  if (word && word.left > 0) word.left--;
  const stays = lasting === undefined ? undefined : stayingOf(t, lasting);
  const often = stays ? oftenOf(stays.word) : lasting === undefined ? listenerOf(t, at).times : undefined;
  if (often) addUse(t, self, at, often.per);
};
const listenerOf = (t: Table, at: string): LibraryListener =>
  t.lib.listeners.get(at) ?? impossible(`nothing listens at ${at}`);
const lastingOf = (t: Table, id: number): Lasting | undefined => t.m.lasting.find((word) => word.id === id);
const stayingOf = (t: Table, id: number) => {
  const word = lastingOf(t, id);
  const stays = word && staying(t, word);
  return stays?.do === 'on' ? stays : undefined;
};
const oftenOf = ({ times, per }: On): Often | undefined =>
  per === undefined || times === undefined ? undefined : { n: times, per };

/** Something would speak if the moment were raised now. */
export const isHeard = (t: Table, heard: Heard): boolean =>
  mayHear(t, heard.moment) && listenersOf(t, heard).some((listener) => stillListens(t, listener));
