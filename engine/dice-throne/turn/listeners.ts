/** What listens to a moment speaks, one after the other. */
import { staying } from '../rules/standing.ts';
import { addUse, usesOf } from '../rules/uses.ts';
import { question, settled, WAIT } from '../stack/asking.ts';
import { pushEffects } from '../stack/frames.ts';
import { type Procedure, procedure } from '../stack/procedure.ts';
import { bodyOf, emit, focusOf, heldCount, impossible } from '../state/context.ts';
import type { Table } from '../state/library.ts';
import type { BodyId, ListenerAt, ProcedureFrame, Use } from '../state/match.ts';

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
        const { at, self, source, origin, roll } = next;
        emit(t, { type: 'triggered', seat: bodyOf(t, self).seat, source });
        pushEffects(t, { at, self, source, origin, roll });
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
  const answer = settled(t, f, question(pilot, options, 'rule:order'));
  if (answer === WAIT) return WAIT;
  return queue.splice(options.indexOf(answer), 1)[0];
};
const orderMatters = (t: Table, { at }: ListenerAt): boolean => t.lib.listeners.get(at)?.ordered === true;

/** Counts one of the times that a listener may speak. Returns whether it still may. */
const speaks = (t: Table, by: BodyId, at: string, n: number, per: Use['per']): boolean => {
  if (usesOf(t, by, at) >= n) return false;
  addUse(t, by, at, per);
  return true;
};
const showsSide = (t: Table, body: BodyId, side: string): boolean =>
  bodyOf(t, body).companions.some((companion) => companion.side === side);
const stillListens = (t: Table, { at, self, source, origin, lasting, roll }: ListenerAt): boolean => {
  if (bodyOf(t, self).out) return false;
  if (lasting !== undefined) return staysListening(t, at, self, lasting, roll);
  if (source.startsWith('companion:') && !showsSide(t, self, source.slice('companion:'.length))) return false;
  if (source.startsWith('token:') && heldCount(t, self, source.slice('token:'.length)) === 0) return false;
  const listener = t.lib.listeners.get(at) ?? impossible(`nothing listens at ${at}`);
  if (listener.holds && !listener.holds(t, focusOf(self, { source, origin, roll }))) return false;
  const { times } = listener;
  return times === undefined || speaks(t, self, at, times.n, times.per);
};
/** A listener that stays for a while speaks as often as it may. */
const staysListening = (t: Table, at: string, self: BodyId, id: number, roll: number | undefined): boolean => {
  const word = t.m.lasting.find((other) => other.id === id);
  const stays = word && staying(t, word);
  if (!word || stays?.do !== 'on' || (stays.holds && !stays.holds(t, focusOf(self, { roll })))) return false;
  if (word.left > 0) word.left--;
  const { per, times } = stays.word;
  return per === undefined || times === undefined || speaks(t, self, at, times, per);
};
