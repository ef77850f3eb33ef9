/** Words for everything of the content, generated from its effects. Nothing here is written by hand for a hero, and no
 *  printed sentence is used. */
import type { Description } from '../../core/game.ts';
import type {
  Library,
  LibraryAbility,
  LibraryCard,
  LibraryEquipment,
  LibraryHero,
  LibraryLevel,
  LibrarySide,
  LibraryToken,
} from '../state/table.ts';
import { sideKey, uses } from '../vocabulary/programs.ts';
import {
  DEFENCE_ROLL,
  type Listener,
  type Offer,
  type Parts,
  type Program,
  type Standing,
  type TokenDef,
} from '../vocabulary/words.ts';
import { capital, plainWords, roman, sideName, symbolName } from './names.ts';
import { offerScope, scopeOf } from './scope.ts';
import type { Words } from './words.ts';

/** Whose content it is, and the words for it. */
export interface Speech {
  readonly lib: Library;
  readonly words: Words;
}

/** Words for a hero, card, token, companion side, ability, or `ability/level`. */
export const describeId = (speech: Speech, id: string): Description | undefined => {
  const { lib } = speech;
  const hero = lib.heroes.get(id);
  if (hero) return { name: hero.name, text: heroText(speech, hero) };
  const card = lib.cards.get(id);
  if (card) return { name: card.name, text: cardText(speech, card) };
  const token = lib.tokens.get(id);
  if (token) return { name: token.def.name, text: tokenText(speech, token) };
  const side = lib.sides.get(id);
  if (side) return { name: sideTitle(lib, side), text: sideText(speech, side) };
  const companion = lib.companions.get(id);
  if (companion?.single) {
    const sides = companion.sides.flatMap((side) => lib.sides.get(sideKey(id, true, side.id)) ?? []);
    return { name: companion.name, text: sides.map((side) => `${side.name}: ${sideText(speech, side)}`).join(' ') };
  }
  const [abilityId = '', level = '1'] = id.split('/');
  for (const owner of lib.heroes.values()) {
    const ability = owner.everyAbility.get(abilityId);
    const at = ability?.levels[Number(level) - 1];
    if (ability && at)
      return { name: `${ability.name}${roman(Number(level))}`, text: abilityText(speech, ability, at) };
  }
  return undefined;
};

export const heroText = ({ lib, words }: Speech, { die, def }: LibraryHero): string => {
  const faces = [...new Set(die)].map(
    (symbol) => `${die.filter((other) => other === symbol).length} ${symbolName(symbol)}`,
  );
  const { grammar, parts } = words;
  return [
    parts.hero(def.complexity, faces),
    ...(def.setUp ? [grammar.programWords(scopeOf(lib), def.setUp, parts.setUp)] : []),
  ].join(' ');
};

/** What an ability needs and does: `4 Pow. Inflict Stun. …`. Alternatives say for themselves what they need. */
const abilityText = (speech: Speech, ability: LibraryAbility, level: LibraryLevel, name = ''): string => {
  const text = levelText(speech, ability, level);
  if (level.rows.length > 1) return name === '' ? text : `${name}. ${text}`;
  const needs = levelNeeds(speech.words, ability, level);
  return `${name === '' ? needs : `${name} (${needs})`}. ${text}`;
};

export const levelText = (speech: Speech, ability: LibraryAbility, level: LibraryLevel): string => {
  const { lib, words } = speech;
  const { grammar, parts } = words;
  const told: string[] = [];
  const defence = ability.kind === 'defensive';
  if (level.rerolls > 0) told.push(parts.mayReroll(level.rerolls, level.defence ?? 0));
  for (const row of level.rows) {
    const lead = level.rows.length > 1 ? grammar.needsWords(row.needs) : '';
    const rolls = new Map(defence ? [[DEFENCE_ROLL, parts.yourRoll]] : []);
    told.push(grammar.programWords(scopeOf(lib, { defence, rolls }), lib.programs.get(row.at) ?? [], lead));
  }
  if (ability.target) told.push(parts.choosesTarget(scopeOf(lib), ability.target));
  if (ability.kind === 'ultimate') told.push(parts.locksOpponents);
  for (const { def } of level.offers) told.push(offerText(speech, def, { kind: 'ability', id: ability.id, limit: 1 }));
  for (const listeners of level.on.values()) for (const { def } of listeners) told.push(listenerText(speech, def));
  const owner = [...lib.heroes.values()].find(({ everyAbility }) => everyAbility.get(ability.id) === ability);
  told.push(
    ...runTexts(speech, owner, [
      ...level.rows.flatMap(({ at }) => lib.programs.get(at) ?? []),
      ...level.offers.flatMap(({ def }) => def.run),
      ...[...level.on.values()].flatMap((listeners) => listeners.flatMap(({ def }) => def.run)),
    ]),
  );
  return told.join(' ');
};

/** What a card or an ability runs of its hero's parts, by name, is told behind it: it stands nowhere else. */
const runTexts = (speech: Speech, owner: LibraryHero | undefined, program: Program): string[] => {
  const parts = owner?.def.parts ?? {};
  const run: Record<string, Program> = {};
  const gather = (from: Program): void => {
    uses(from, (effect) => {
      if (effect.do !== 'run') return false;
      const named = parts[effect.part];
      if (named && !run[effect.part]) {
        run[effect.part] = named;
        gather(named);
      }
      return false;
    });
  };
  gather(program);
  return partsText(speech, run);
};

export const levelNeeds = ({ grammar, parts }: Words, ability: LibraryAbility, level: LibraryLevel): string => {
  if (ability.kind === 'defensive') return parts.defence(level.defence ?? 0);
  if (ability.kind === 'passive') return parts.passive;
  return grammar.listed(
    level.rows.map((row) => grammar.needsWords(row.needs)),
    'or',
  );
};

export const cardText = (speech: Speech, card: LibraryCard): string => {
  const { lib, words } = speech;
  const { grammar, parts } = words;
  if (card.equipment) return equipmentText(speech, card, card.equipment);
  if (!card.upgrade) {
    const scope = scopeOf(lib);
    const modifier = card.modifier ? `${parts.attackModifier}. ` : '';
    const when = card.when ? `${parts.onlyWhen(scope, card.when)}. ` : '';
    const owner = [...lib.heroes.values()].find(({ def }) => def.cards[card.id] !== undefined);
    return [`${modifier}${when}${grammar.programWords(scope, card.run)}`, ...runTexts(speech, owner, card.run)].join(
      ' ',
    );
  }
  const { ability: id, level } = card.upgrade;
  const owner = [...lib.heroes.values()].find((hero) => hero.deck.includes(card.id));
  const ability = owner?.everyAbility.get(id);
  const at = ability?.levels[level - 1];
  if (!owner || !ability || !at) return '';
  const adds = [...owner.everyAbility.values()].map((other) => {
    if (other.addedBy?.ability !== id) return '';
    const step = level - other.addedBy.level;
    const there = other.levels[step];
    if (!there) return '';
    return ` ${abilityText(speech, other, there, step === 0 ? parts.adds(other.name) : parts.upgrades(other.name))}`;
  });
  return `${abilityText(speech, ability, at, parts.upgrades(ability.name))}${adds.join('')}`;
};

/** What it does as it comes into play, and for as long as it lies there. */
const equipmentText = (speech: Speech, card: LibraryCard, { standing, on, offers }: LibraryEquipment): string => {
  const { grammar, parts } = speech.words;
  const { id, name, run } = card;
  return [
    ...(run.length > 0 ? [grammar.programWords(scopeOf(speech.lib), run, parts.comesIntoPlay)] : []),
    ...standing.map(({ word }) => standingText(speech, word, parts.whileHeld(name))),
    ...[...on.values()].flatMap((listeners) => listeners.map(({ def }) => listenerText(speech, def))),
    ...offers.map(({ def }) => offerText(speech, def, { kind: 'ability', id, limit: 1 })),
  ].join(' ');
};

/** 0 where there is no limit. */
export const mostOf = ({ limit }: TokenDef): number => {
  if (limit === 'none') return 0;
  if (typeof limit === 'number') return limit;
  return 'versus' in limit ? limit.versus : Math.max(limit.owner, limit.others);
};
const partsText = ({ lib, words }: Speech, parts: Parts = {}): string[] =>
  Object.entries(parts).map(([name, run]) => words.grammar.programWords(scopeOf(lib), run, words.parts.part(name)));

export const tokenText = (speech: Speech, { id, def }: LibraryToken): string => {
  const { grammar, parts } = speech.words;
  const told = [parts.token(def)];
  const own: Own = { kind: 'token', id, limit: mostOf(def) };
  for (const word of def.standing ?? []) told.push(standingText(speech, word, parts.whileHeld(def.name)));
  for (const listener of def.on ?? []) told.push(listenerText(speech, listener));
  for (const offer of def.offers ?? []) told.push(offerText(speech, offer, own));
  if (def.overflow) told.push(grammar.programWords(scopeOf(speech.lib), def.overflow, parts.atItsLimit));
  if (def.leaves) told.push(parts.leaves(def.leaves.ends, def.leaves.aged === true));
  told.push(...partsText(speech, def.parts));
  if (def.shares !== undefined) told.push(parts.shares(plainWords(def.shares)));
  if (def.perSource) told.push(parts.perSource);
  if (def.declinable) told.push(parts.declinable);
  if (def.locks) told.push(parts.locked(def.locks, movesItself(id, def)));
  return told.join(' ');
};

/** Effects of its own move or remove it. */
const movesItself = (id: string, { on = [], offers = [], overflow = [] }: TokenDef): boolean =>
  [overflow, ...on.map(({ run }) => run), ...offers.map(({ run }) => run)].some((program) =>
    uses(program, ({ do: verb, ...rest }) => verb === 'move' && 'what' in rest && names(rest.what, id)),
  );
const names = (what: unknown, token: string): boolean =>
  typeof what === 'object' && what !== null && 'token' in what && what.token === token;

/** Damage that a condition holds back is told behind the condition. */
const standingText = ({ lib, words }: Speech, word: Standing, lead: string): string => {
  const { grammar, parts } = words;
  const scope = scopeOf(lib, { stands: true });
  if (word.do !== 'damage' || !word.if) return grammar.programWords(scope, [word], lead);
  const { if: cond, ...damage } = word;
  return grammar.programWords(scope, [damage], parts.leadIf(scope, lead, cond));
};

/** `Nyra, Active` where there is one of it. */
export const sideTitle = (lib: Library, { id, name, shown, companion }: LibrarySide): string =>
  shown === companion ? `${sideName(lib, id)}, ${name}` : name;
/** How many there may be; of which there is one, where it begins and what its dial reads. */
const companionText = ({ lib, words }: Speech, { companion, limit }: LibrarySide): string => {
  const { single, first, dial, sides } = lib.companions.get(companion) ?? {};
  if (!single) return words.parts.companion(limit);
  const named = (id: string): string => sides?.find((side) => side.id === id)?.name ?? '';
  const begins = first === undefined ? undefined : { side: named(first), ...(dial && { health: dial.start }) };
  return words.parts.single(begins, dial && { max: dial.max, side: named(dial.empty) });
};

export const sideText = (speech: Speech, side: LibrarySide): string => {
  const { id, name, limit, offers, def, shown, companion } = side;
  const { parts } = speech.words;
  const isSingle = shown === companion;
  const lead = isSingle ? parts.whileSide(sideName(speech.lib, id) ?? '', name) : parts.whileHeld(name);
  return [
    companionText(speech, side),
    ...(def.standing ?? []).map((word) => standingText(speech, word, lead)),
    ...(def.on ?? []).map((listener) => listenerText(speech, listener)),
    ...partsText(speech, def.parts),
    ...offers.map(({ def }) => offerText(speech, def, { kind: isSingle ? 'single' : 'companion', id: shown, limit })),
  ].join(' ');
};

const listenerText = ({ lib, words }: Speech, listener: Listener): string => {
  const { at, run, times, per } = listener;
  const { grammar, parts } = words;
  const scope = scopeOf(lib, { at });
  // No Roll Phase has a second Attack.
  const often = times === undefined || per === 'roll' ? '' : parts.often(times, per ?? 'match');
  const [only] = run;
  // A lone condition joins the moment.
  const bare = !listener.if && run.length === 1 && only?.do === 'if' && !only.else ? only : undefined;
  const lead = capital(grammar.momentIf(scope, bare ? { ...listener, if: bare.cond } : listener, often));
  return grammar.programWords(scope, bare?.run ?? run, lead);
};

/** What an offer stands on, and how many of it a player may have. */
interface Own {
  /** A companion of which there is one is not given up: only its price is paid. */
  readonly kind: 'token' | 'companion' | 'single' | 'ability';
  readonly id: string;
  readonly limit: number;
}

const offerText = ({ lib, words }: Speech, offer: Offer, { kind, id, limit }: Own): string => {
  const { grammar, parts } = words;
  const scope = offerScope(lib, offer, id, grammar.spent);
  const { companion, ...rest } = offer.cost ?? {};
  const besides = companion === undefined || (kind === 'companion' && companion === id) ? rest : { ...rest, companion };
  const price = grammar.payWords(scope, besides);
  if (offer.run.length === 0) return parts.rids(price);
  const lead = parts.offer(scope, offer, { price, spends: kind === 'token' || kind === 'companion', limit });
  const often = offer.limit ? ` ${parts.limit(offer.limit.n, offer.limit.per)}` : '';
  return `${grammar.programWords(scope, offer.run, lead)}${often}`;
};
