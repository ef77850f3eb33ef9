/** What the heroes of a match bring along: to which moments anything of theirs listens, which figures it changes, what it
 *  forbids. All the content that a match will never see costs it nothing. */
import { type Words, wordsIn } from '../vocabulary/programs.ts';
import type { Match } from './match.ts';
import type { Cast, Library, LibraryToken, Table } from './table.ts';

/** Of the heroes at the table, the cards that all have, and whatever else lay on a board when it was first asked. */
export const castOf = (t: Table): Cast => {
  t.cast ??= known.get(t.m) ?? remember(t);
  return t.cast;
};
const known = new WeakMap<Match, Cast>();

/** A copy of a match has the same at its table. */
export const copyCast = (of: Match, copy: Match): void => {
  const cast = known.get(of);
  if (cast) known.set(copy, cast);
};

/** Somebody has come to the table. */
export const forgetCast = (t: Table): void => {
  known.delete(t.m);
  t.cast = undefined;
};

const remember = (t: Table): Cast => {
  const cast = castAt(t);
  known.set(t.m, cast);
  return cast;
};

/** Matches of the same heroes share theirs; those asked for last are kept. */
const shared = new WeakMap<Library, Map<string, Cast>>();
const MOST_KEPT = 256;
const castAt = (t: Table): Cast => {
  const heroes = [...new Set(t.m.bodies.map(({ hero }) => hero))].sort();
  const strangers = strangersAt(t);
  const loot = hasLoot(t);
  // Tiles, chests and loot bring any token.
  const bringsAny = t.m.crawl !== undefined || loot;
  const key = [...heroes, bringsAny ? 'any token' : '', loot ? 'loot' : '', ...strangers.keys()].join(' ');
  const casts = shared.get(t.lib) ?? new Map<string, Cast>();
  shared.set(t.lib, casts);
  const cast =
    casts.get(key) ??
    gather(
      t,
      [
        t.lib.common,
        ...(bringsAny ? [t.lib.crawl] : []),
        ...(loot ? [t.lib.loot] : []),
        ...heroes.map((id) => wordsOf(t, id)),
        ...strangers.values(),
      ],
      bringsAny ? [...t.lib.tokens.values()] : tokensAt(t, strangers.keys()),
    );
  casts.delete(key);
  casts.set(key, cast);
  for (const [oldest] of casts) if (casts.size > MOST_KEPT) casts.delete(oldest);
  return cast;
};
const hasLoot = ({ m, lib }: Table): boolean =>
  m.scenario !== undefined &&
  m.holdings.some(({ hand, deck, discard, equipment }) =>
    [hand, deck, discard, equipment].some((pile) => pile.some((card) => lib.cards.get(card)?.loot !== undefined)),
  );
/** Tokens of the heroes and of strangers, as they are asked for all the time. */
const tokensAt = (t: Table, ids: Iterable<string>): LibraryToken[] => {
  const own = t.m.bodies.flatMap(({ hero }) => Object.keys(t.lib.heroes.get(hero)?.def.tokens ?? {}));
  return [...new Set([...own, ...ids])].flatMap((id) => t.lib.tokens.get(id) ?? []);
};
const wordsOf = (t: Table, hero: string): Words => t.lib.heroes.get(hero)?.words ?? wordsIn(undefined);

/** Tokens and companions on the boards that no hero at the table has on its leaflet: a scripted position may lay any. */
const strangersAt = (t: Table): Map<string, Words> => {
  const own = t.m.bodies.map(({ hero }) => t.lib.heroes.get(hero)?.def);
  const found = new Map<string, Words>();
  for (const { tokens, companions } of t.m.bodies) {
    for (const { id } of tokens)
      if (!own.some((def) => def?.tokens[id])) found.set(id, t.lib.tokens.get(id)?.words ?? wordsIn(undefined));
    for (const { id } of companions)
      if (!own.some((def) => def?.companions?.[id])) found.set(id, wordsIn(t.lib.companions.get(id)));
  }
  return found;
};

const gather = (t: Table, all: readonly Words[], tokens: readonly LibraryToken[]): Cast => {
  const cast = wordsIn(undefined);
  for (const words of all) {
    for (const moment of words.hears) cast.hears.add(moment);
    for (const figure of words.adjusts) cast.adjusts.add(figure);
    for (const what of words.forbids) cast.forbids.add(what);
    for (const verb of words.stands) cast.stands.add(verb);
    for (const figure of words.boardAdjusts) cast.boardAdjusts.add(figure);
    for (const what of words.boardForbids) cast.boardForbids.add(what);
  }
  const { hears, adjusts, forbids, stands, boardAdjusts, boardForbids } = cast;
  const forbidsAbilities = [...forbids].some((what) => what.startsWith('activate:'));
  // Written out: what is spread into another object has a shape of its own, and these are looked at all the time.
  return {
    hears,
    adjusts,
    forbids,
    stands,
    boardAdjusts,
    boardForbids,
    forbidsAbilities,
    silences: forbids.has('act'),
    silencing: tokens.filter(({ id }) => t.lib.silencing.includes(id)).map(({ id }) => id),
    blanksSixes: forbids.has('show:6'),
    standing: tokens.filter(({ standing }) => standing.length > 0),
  };
};
