/** Words that hold now: those that stand on boards, and those that stay for a while. This is the one place that reads them.
 *
 *  Most questions end at once, since nothing at the table speaks of it: that part is a function without closures, which
 *  takes no memory.
 *
 *  Equal tokens of another origin or age lie next to each other, but their word is read once, unless each origin is a
 *  kind of its own. */

import { castOf } from '../state/cast.ts';
import { cardOf, equipmentOf, programOf } from '../state/context.ts';
import { focusFrom, focusOn } from '../state/focus.ts';
import type { BodyId, Lasting, Source } from '../state/match.ts';
import type { Focus, LibraryAbility, LibraryToken, StandingWord, Table } from '../state/table.ts';
import type { Adjust, Cannot } from '../vocabulary/words.ts';
import { addUse, usesOf } from './uses.ts';

/** Visits each word that stands on a board, equipment's last, until the visitor returns true. Returns whether one did. */
export const someStanding = (t: Table, visit: (word: StandingWord, f: Focus, source: Source) => boolean): boolean => {
  const { standing: speaking } = castOf(t);
  for (const body of t.m.bodies) {
    if (body.out) continue;
    let last = '';
    let origin = -1;
    for (const { id, from } of body.tokens) {
      const token = speaks(speaking, id);
      if (!token) continue;
      const { standing, source, def } = token;
      if (id === last && (!def.perSource || from === origin)) continue;
      last = id;
      origin = from;
      const f = focusFrom(body.id, from);
      for (const word of standing) if (visit(word, f, source)) return true;
    }
    for (const { side } of body.companions) {
      const known = t.lib.sides.get(side);
      if (!known || known.standing.length === 0) continue;
      for (const word of known.standing) if (visit(word, focusOn(body.id), known.source)) return true;
    }
    if (t.m.scenario && someEquipment(t, body.id, visit)) return true;
  }
  return false;
};
const someEquipment = (
  t: Table,
  body: BodyId,
  visit: (word: StandingWord, f: Focus, source: Source) => boolean,
): boolean => {
  for (const id of equipmentOf(t, body)) {
    const { equipment, source } = cardOf(t, id);
    for (const word of equipment?.standing ?? NO_WORDS) if (visit(word, focusOn(body), source)) return true;
  }
  return false;
};
const NO_WORDS: readonly StandingWord[] = [];

/** The token, where it is among those that have words. There are one or two at a table. */
const speaks = (speaking: readonly LibraryToken[], id: string): LibraryToken | undefined => {
  for (const token of speaking) if (token.id === id) return token;
  return undefined;
};

/** Something forbids it to the body. */
export const forbidden = (t: Table, body: BodyId, what: Cannot['what']): boolean =>
  castOf(t).forbids.has(what) && forbiddenNow(t, body, what);
const forbiddenNow = (t: Table, body: BodyId, what: Cannot['what']): boolean => {
  for (const word of t.m.lasting) {
    const stays = word.of === body ? staying(t, word) : undefined;
    if (stays?.do === 'cannot' && stays.what === what) return true;
  }
  return (
    castOf(t).boardForbids.has(what) &&
    someStanding(t, (word, f) => word.do === 'cannot' && word.what === what && word.of(t, f).includes(body))
  );
};

/** By how much a figure of the rules differs for the body from what is printed. */
export const figure = (t: Table, body: BodyId, what: Adjust['what']): number => {
  const lasting = lastingBy(t, body, what);
  return castOf(t).boardAdjusts.has(what) ? lasting + standingBy(t, body, what) : lasting;
};
/** The part of it that comes from words that stand on boards. */
const standingBy = (t: Table, body: BodyId, what: Adjust['what']): number => {
  let by = 0;
  someStanding(t, (word, f, source) => {
    if (word.do !== 'adjust' || word.what !== what || !word.of(t, f).includes(body)) return false;
    if (word.times === undefined || usesOf(t, body, countedAs(source, what)) < word.times) by += word.by(t, f);
    return false;
  });
  return by;
};
/** What holds only so many times a turn has done so once more: its figure was used. */
export const countFigure = (t: Table, body: BodyId, what: Adjust['what']): void => {
  if (!castOf(t).boardAdjusts.has(what)) return;
  someStanding(t, (word, f, source) => {
    if (word.do === 'adjust' && word.what === what && word.times !== undefined && word.of(t, f).includes(body))
      addUse(t, body, countedAs(source, what), 'turn');
    return false;
  });
};
const countedAs = (source: Source, what: Adjust['what']): string => `${source} ${what}`;
/** The part of it that comes from words that stay for a while. */
const lastingBy = (t: Table, body: BodyId, what: Adjust['what']): number => {
  let by = 0;
  for (const word of t.m.lasting) {
    const stays = word.of === body ? staying(t, word) : undefined;
    if (stays?.do === 'adjust' && stays.what === what) by += word.by ?? 0;
  }
  return by;
};

/** What words make of the body's roll attempts: by how many they differ from what is printed, how many of those that are
 *  taken away it may buy back, and the price in CP of each. */
export interface Attempts {
  readonly by: number;
  readonly forSale: number;
  readonly price: number;
}
export const attemptsOf = (t: Table, body: BodyId): Attempts => {
  const lasting = lastingBy(t, body, 'attempts');
  if (castOf(t).boardAdjusts.has('attempts')) return attemptsNow(t, body, lasting);
  return lasting === 0 ? AS_PRINTED : { by: lasting, forSale: 0, price: 0 };
};
const AS_PRINTED: Attempts = { by: 0, forSale: 0, price: 0 };
/** The same with what stands on boards. */
const attemptsNow = (t: Table, body: BodyId, lasting: number): Attempts => {
  let by = lasting;
  let forSale = 0;
  let price = 0;
  someStanding(t, (word, f) => {
    if (word.do !== 'adjust' || word.what !== 'attempts' || !word.of(t, f).includes(body)) return false;
    const n = word.by(t, f);
    by += n;
    if (word.back === undefined) return false;
    forSale -= n;
    price = word.back;
    return false;
  });
  return { by, forSale, price };
};

/** The word that stays, as the content has it. */
export const staying = (t: Table, { at, index }: Lasting) => programOf(t, at).steps[index]?.stays;

/** Nothing forbids the body to activate the ability. */
export const mayActivate = (t: Table, body: BodyId, { bans }: LibraryAbility): boolean =>
  !castOf(t).forbidsAbilities || !bans.some((what) => forbidden(t, body, what));
