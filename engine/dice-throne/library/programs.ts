/** Programs, listeners, offers and standing words of the content, entered into a library: each program gets an address, so
 *  that a frame on the stack is a place in content, and everything is made ready for play. */
import { prepareProgram } from '../effects/index.ts';
import { changesOf } from '../effects/modify.ts';
import { amountOf, holdsOf, whoOf } from '../rules/amounts.ts';
import { prepareCost } from '../rules/costs.ts';
import { address } from '../stack/frames.ts';
import type { LibraryListener, LibraryOffer, ListenerIndex, StandingWord } from '../state/table.ts';
import { altersDice, isProgram, soldBy, uses } from '../vocabulary/programs.ts';
import type { Listener, Moment, Offer, Parts, Program, Standing } from '../vocabulary/words.ts';
import type { Draft } from './draft.ts';

/** Enters a program and all that run inside of it. Returns its address. */
export const enter = (d: Draft, program: Program, place: string): string => {
  const at = address(place);
  d.programs.set(at, program);
  d.addresses.set(program, at);
  d.ready.set(at, prepareProgram(program, at));
  for (const [i, effect] of program.entries()) {
    for (const [field, value] of Object.entries(effect)) if (isProgram(value)) enter(d, value, `${at}.${i}.${field}`);
    if (effect.do === 'choose') {
      for (const [k, option] of (effect.options ?? []).entries()) enter(d, option.run, `${at}.${i}.option${k + 1}`);
    }
  }
  return at;
};

export const listenersOf = (
  d: Draft,
  listeners: readonly Listener[] | undefined,
  at: string,
  side?: string,
): ListenerIndex => {
  const byMoment = new Map<Moment, LibraryListener[]>();
  for (const [i, def] of (listeners ?? []).entries()) {
    const place = enter(d, def.run, `${at}/on${i}`);
    const listener: LibraryListener = {
      at: place,
      def,
      of: def.of === undefined ? undefined : whoOf(def.of),
      holds: def.if && holdsOf(def.if),
      times: def.times === undefined ? undefined : { n: def.times, per: def.per ?? 'match' },
      side,
      ordered: uses(def.run, (effect) => effect.do === 'roll' || effect.do === 'choose'),
    };
    d.listeners.set(place, listener);
    byMoment.set(def.at, [...(byMoment.get(def.at) ?? []), listener]);
  }
  return byMoment;
};

export const NO_OFFERS: readonly LibraryOffer[] = [];
/** `counted`: under what uses are counted, where another thing offers the same; left out, under where they stand. */
export const offersOf = (
  d: Draft,
  list: readonly Offer[] | undefined,
  at: string,
  counted = at,
): readonly LibraryOffer[] =>
  list?.map((def, i): LibraryOffer => {
    const sold = soldBy(def);
    if (sold) d.priced.set(sold.token, sold.price);
    const place = enter(d, def.run, `${at}/offer${i + 1}`);
    return {
      id: `${counted}/offer${i + 1}`,
      def: plainOffer(def),
      at: place,
      altersDice: altersDice(def.run),
      when: def.when && holdsOf(def.when),
      cost: prepareCost(def.cost),
      picks: { count: { number: typeof def.tokens === 'number' ? def.tokens : 1 } },
      begins: d.ready.get(place)?.begins,
    };
  }) ?? NO_OFFERS;
/** Every field of an offer, written out in one order, whether or not it holds anything: things of many shapes would make
 *  every look at one slow. */
const plainOffer = (def: Offer): Offer => ({
  when: def.when,
  cost: def.cost,
  limit: def.limit,
  modifier: def.modifier,
  at: def.at,
  tokens: def.tokens,
  aged: def.aged,
  run: def.run,
});

/** Parts and offers of a token or side, under its id. */
export const addParts = (
  d: Draft,
  id: string,
  source: string,
  named: Parts | undefined,
  offered: readonly LibraryOffer[],
): void => {
  for (const [part, run] of Object.entries(named ?? {}))
    d.parts.set(`${id}/${part}`, { at: enter(d, run, `${source}/part:${part}`), source });
  for (const [i, offer] of offered.entries()) d.parts.set(`${id}/offer${i + 1}`, { at: offer.at, source, offer });
};

export const standingOf = (standing: readonly Standing[] | undefined): readonly StandingWord[] =>
  (standing ?? []).map(standingWord);
const standingWord = (word: Standing): StandingWord => {
  switch (word.do) {
    case 'modify':
      return { do: 'modify', word, changes: changesOf(word) };
    case 'damage':
      return { do: 'damage', word, n: amountOf(word.n), to: whoOf(word.to), holds: word.if && holdsOf(word.if) };
    case 'adjust':
      return {
        do: 'adjust',
        word,
        what: word.what,
        by: amountOf(word.by),
        of: whoOf(word.of),
        back: word.back,
        times: word.times,
      };
    case 'cannot':
      return { do: 'cannot', word, what: word.what, of: whoOf(word.of) };
  }
};
