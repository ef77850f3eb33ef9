/** Moments: what listens when something happens, and in which order.
 *
 *  First the active player, then clockwise; within a player the board, companions, tokens in content order, equipment,
 *  temporary ones; then the order raised. Never a tie, so replays agree. In upkeep the active player orders simultaneous ones
 *  where it can matter. */

import { pushProcedure } from '../stack/frames.ts';
import { castOf } from '../state/cast.ts';
import { cardOf, emit, equipmentOf, heroOf, holdingsOf, tokenOf } from '../state/context.ts';
import { focusFrom, focusOn } from '../state/focus.ts';
import type { Body, BodyId, Heard, ListenerAt, Token } from '../state/match.ts';
import type { Focus, ListenerIndex, Read, Table } from '../state/table.ts';
import type { Moment, Span } from '../vocabulary/words.ts';
import { staying } from './standing.ts';

/** Raises a moment: what listens is pushed on the stack, in order. The frame below learns whether it was cancelled.
 *  Returns whether anything listens. */
export const raise = (t: Table, moment: Moment, by: BodyId, about: About = NOTHING): boolean => {
  if (!mayHear(t, moment)) return false;
  const heard: Heard = {
    moment,
    by,
    n: about.n,
    source: about.source,
    token: about.token,
    roll: about.roll,
    cancelled: undefined,
    leave: undefined,
  };
  const queue = listenersOf(t, heard);
  if (queue.length === 0) return false;
  const listeners = pushProcedure(t, 'listeners');
  listeners.heard = heard;
  listeners.queue = queue;
  return true;
};
/** What the moment speaks of besides whose it is. */
type About = Pick<Heard, 'n' | 'source' | 'token' | 'roll'>;
const NOTHING: About = {};

/** Something of this match might listen to the moment. */
export const mayHear = (t: Table, moment: Moment): boolean => castOf(t).hears.has(moment);

/** Several moments that come one after the other: the last raised is heard first. */
export const raiseAll = (t: Table, moments: readonly Heard[]): void => {
  for (let i = moments.length - 1; i >= 0; i--) {
    const heard = moments[i];
    if (heard) raise(t, heard.moment, heard.by, heard);
  }
};

/** A span of the body ends: first what leaves here goes, then what listens speaks. */
export const endSpan = (t: Table, span: Span, body: Body, began: number): void => {
  sweepTokens(t, span, body, began);
  raise(t, endOf(span), body.id);
};
/** Written out: a name put together anew each time would have to be hashed each time. */
const endOf = (span: Span): Moment => {
  switch (span) {
    case 'turn':
      return 'ends:turn';
    case 'upkeep':
      return 'ends:upkeep';
    case 'income':
      return 'ends:income';
    case 'main':
      return 'ends:main';
    case 'offensive':
      return 'ends:offensive';
    case 'targeting':
      return 'ends:targeting';
    case 'defensive':
      return 'ends:defensive';
    case 'roll':
      return 'ends:roll';
    case 'discard':
      return 'ends:discard';
  }
};

export const listenersOf = (t: Table, heard: Heard): ListenerAt[] => {
  const queue: ListenerAt[] = [];
  const { bodies, turnOf } = t.m;
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[(turnOf + i) % bodies.length];
    if (!body || body.out) continue;
    const hero = heroOf(t, body.id);
    if (hero.listens) {
      const { levels } = holdingsOf(t, body.id);
      for (const passive of hero.passives) {
        const level = passive.levels[(levels[passive.place] ?? 1) - 1];
        if (level) collect(t, queue, level.on, heard, focusOn(body.id), passive.source);
      }
    }
    collectCompanions(t, queue, body, heard);
    collectTokens(t, queue, body, heard);
    if (t.m.scenario) collectEquipment(t, queue, body, heard);
    for (const word of t.m.lasting) {
      if (word.self !== body.id || word.left === 0) continue;
      const stays = staying(t, word);
      if (stays?.do !== 'on' || stays.word.at !== heard.moment) continue;
      if (meant(t, focusOn(word.self), stays.of, heard))
        queue.push(listenerAt(stays.at, word.self, word.source, undefined, heard.roll, word.id));
    }
  }
  return queue;
};

const collectEquipment = (t: Table, queue: ListenerAt[], { id: body }: Body, heard: Heard): void => {
  for (const id of equipmentOf(t, body)) {
    const { equipment, source } = cardOf(t, id);
    if (equipment) collect(t, queue, equipment.on, heard, focusOn(body), source);
  }
};

const collectCompanions = (t: Table, queue: ListenerAt[], { id, companions }: Body, heard: Heard): void => {
  for (let i = 0; i < companions.length; i++) {
    const side = companions[i]?.side ?? '';
    const known = t.lib.sides.get(side);
    if (!known || known.on.size === 0 || companions.findIndex((other) => other.side === side) < i) continue;
    collect(t, queue, known.on, heard, focusOn(id), known.source);
  }
};

const collectTokens = (t: Table, queue: ListenerAt[], body: Body, heard: Heard): void => {
  let last = '';
  let origin = -1;
  // Tokens lie in content order; equal ones of another origin or age are heard once, unless each origin is a kind of its own.
  for (const { id, from } of body.tokens) {
    const { def, on, source } = tokenOf(t, id);
    const same = id === last && (!def.perSource || from === origin);
    last = id;
    origin = from;
    if (!same && on.has(heard.moment)) collect(t, queue, on, heard, focusFrom(body.id, from), source);
  }
};

const collect = (t: Table, queue: ListenerAt[], on: ListenerIndex, heard: Heard, f: Focus, source: string): void => {
  const found = on.get(heard.moment);
  if (!found) return;
  for (const { at, of } of found)
    if (meant(t, f, of, heard)) queue.push(listenerAt(at, f.self, source, f.origin, heard.roll, undefined));
};
const listenerAt = (
  at: string,
  self: BodyId,
  source: string,
  origin: BodyId | undefined,
  roll: number | undefined,
  lasting: number | undefined,
): ListenerAt => ({ at, self, source, origin, roll, lasting });

/** `of`: whose moment it must be; left out, the listener's own. */
const meant = (t: Table, f: Focus, of: Read<readonly BodyId[]> | undefined, heard: Heard): boolean =>
  of === undefined ? heard.by === f.self : of(t, f).includes(heard.by);

/** Takes off the table what leaves at the end of the body's own span. */
export const sweepTokens = (t: Table, span: Span, { seat, tokens }: Body, began: number): void => {
  if (tokens.length === 0 || !t.lib.leaving.has(span)) return;
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    if (!token || !leavesAt(t, token, span, began)) {
      i++;
      continue;
    }
    tokens.splice(i, 1);
    emit(t, { type: 'token-left', seat, token: token.id, n: token.n });
  }
};
const leavesAt = (t: Table, { id, since }: Token, span: Span, began: number): boolean => {
  const { leaves } = tokenOf(t, id).def;
  return leaves?.ends === span && !(leaves.aged && since >= began);
};
