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
} from '../state/library.ts';
import { sideKey, uses } from '../vocabulary/programs.ts';
import {
  DEFENCE_ROLL,
  type Listener,
  type Offer,
  type Parts,
  type Standing,
  type TokenDef,
} from '../vocabulary/words.ts';
import { momentIf } from './moments.ts';
import { capital, counted, listed, plainWords, roman, sideName, symbolName } from './names.ts';
import { condWords, duringWords, ifWords, needsWords, phaseName, timesWords } from './phrases.ts';
import { offerScope, type Scope, scopeOf } from './scope.ts';
import { programWords } from './sentences.ts';
import { payWords } from './transfers.ts';

/** Words for a hero, card, token, companion side, ability, or `ability/level`. */
export const describeId = (lib: Library, id: string): Description | undefined => {
  const hero = lib.heroes.get(id);
  if (hero) return { name: hero.name, text: heroText(lib, hero) };
  const card = lib.cards.get(id);
  if (card) return { name: card.name, text: cardText(lib, card) };
  const token = lib.tokens.get(id);
  if (token) return { name: token.def.name, text: tokenText(lib, token) };
  const side = lib.sides.get(id);
  if (side) return { name: sideTitle(lib, side), text: sideText(lib, side) };
  const companion = lib.companions.get(id);
  if (companion?.single) {
    const sides = companion.sides.flatMap((side) => lib.sides.get(sideKey(id, true, side.id)) ?? []);
    return { name: companion.name, text: sides.map((side) => `${side.name}: ${sideText(lib, side)}`).join(' ') };
  }
  const [abilityId = '', level = '1'] = id.split('/');
  for (const owner of lib.heroes.values()) {
    const ability = owner.everyAbility.get(abilityId);
    const at = ability?.levels[Number(level) - 1];
    if (ability && at) return { name: `${ability.name}${roman(Number(level))}`, text: abilityText(lib, ability, at) };
  }
  return undefined;
};

export const heroText = (lib: Library, hero: LibraryHero): string => {
  const faces = [...new Set(hero.die)].map(
    (symbol) => `${hero.die.filter((other) => other === symbol).length} ${symbolName(symbol)}`,
  );
  const { setUp } = hero.def;
  return [
    `Complexity ${hero.def.complexity} of 6. Dice: ${listed(faces)}.`,
    ...(setUp ? [programWords(scopeOf(lib), setUp, 'Set-up')] : []),
  ].join(' ');
};

/** What an ability needs and does: `4 Pow. Inflict Stun. …`. Alternatives say for themselves what they need. */
const abilityText = (lib: Library, ability: LibraryAbility, level: LibraryLevel, name = ''): string => {
  const text = levelText(lib, ability, level);
  if (level.rows.length > 1) return name === '' ? text : `${name}. ${text}`;
  const needs = levelNeeds(ability, level);
  return `${name === '' ? needs : `${name} (${needs})`}. ${text}`;
};

export const levelText = (lib: Library, ability: LibraryAbility, level: LibraryLevel): string => {
  const parts: string[] = [];
  const defence = ability.kind === 'defensive';
  if (level.rerolls > 0) {
    const which = level.defence === 1 ? 'the die' : `${level.rerolls > 1 ? 'up to ' : ''}${level.rerolls} of the dice`;
    parts.push(`You may re-roll ${which}.`);
  }
  for (const row of level.rows) {
    const lead = level.rows.length > 1 ? needsWords(row.needs) : '';
    const rolls = new Map(defence ? [[DEFENCE_ROLL, 'your roll']] : []);
    parts.push(programWords(scopeOf(lib, { defence, rolls }), lib.programs.get(row.at) ?? [], lead));
  }
  if (ability.target) parts.push('You choose the target.');
  if (ability.kind === 'ultimate') parts.push('Opponents may not act until the roll phase is over.');
  for (const offer of level.offers)
    parts.push(offerText(lib, offer.def, { kind: 'ability', id: ability.id, limit: 1 }));
  for (const listeners of level.on.values()) for (const { def } of listeners) parts.push(listenerText(lib, def));
  return parts.join(' ');
};

export const levelNeeds = (ability: LibraryAbility, level: LibraryLevel): string => {
  if (ability.kind === 'defensive') return `Defence, ${counted(level.defence ?? 0, 'die', 'dice')}`;
  if (ability.kind === 'passive') return 'Passive';
  return listed(
    level.rows.map((row) => needsWords(row.needs)),
    'or',
  );
};

export const cardText = (lib: Library, card: LibraryCard): string => {
  if (card.equipment) return equipmentText(lib, card, card.equipment);
  if (!card.upgrade) {
    const scope = scopeOf(lib);
    const modifier = card.modifier ? 'Attack Modifier. ' : '';
    const when = card.when ? `Only when ${condWords(scope, card.when)}. ` : '';
    return `${modifier}${when}${programWords(scope, card.run)}`;
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
    return there ? ` ${abilityText(lib, other, there, `${step === 0 ? 'Adds' : 'Upgrades'} ${other.name}`)}` : '';
  });
  return `${abilityText(lib, ability, at, `Upgrades ${ability.name}`)}${adds.join('')}`;
};

/** What it does as it comes into play, and for as long as it lies there. */
const equipmentText = (lib: Library, { id, run }: LibraryCard, { standing, on, offers }: LibraryEquipment): string =>
  [
    ...(run.length > 0 ? [programWords(scopeOf(lib), run, 'As it comes into play')] : []),
    ...standing.map(({ word }) => standingText(lib, word, 'While you have it')),
    ...[...on.values()].flatMap((listeners) => listeners.map(({ def }) => listenerText(lib, def))),
    ...offers.map(({ def }) => offerText(lib, def, { kind: 'ability', id, limit: 1 })),
  ].join(' ');

const KINDS: Readonly<Record<TokenDef['kind'], string>> = {
  positive: 'Positive',
  negative: 'Negative',
  unique: 'Unique',
  marker: 'Marker',
};

const limitWords = ({ limit }: TokenDef): string => {
  if (limit === 'none') return 'any number';
  if (typeof limit === 'number') return `at most ${limit}`;
  if ('versus' in limit) return `at most ${limit.versus} where players stand against each other`;
  return `at most ${limit.others}, on its own hero ${limit.owner}`;
};
/** 0 where there is no limit. */
export const mostOf = ({ limit }: TokenDef): number => {
  if (limit === 'none') return 0;
  if (typeof limit === 'number') return limit;
  return 'versus' in limit ? limit.versus : Math.max(limit.owner, limit.others);
};
const partsText = (lib: Library, parts: Parts = {}): string[] =>
  Object.entries(parts).map(([name, run]) => programWords(scopeOf(lib), run, plainWords(name)));

export const tokenText = (lib: Library, { id, def }: LibraryToken): string => {
  const parts = [`${KINDS[def.kind]}, ${limitWords(def)}.`];
  const own: Own = { kind: 'token', id, limit: mostOf(def) };
  for (const word of def.standing ?? []) parts.push(standingText(lib, word, 'While you have it'));
  for (const listener of def.on ?? []) parts.push(listenerText(lib, listener));
  for (const offer of def.offers ?? []) parts.push(offerText(lib, offer, own));
  if (def.overflow) parts.push(programWords(scopeOf(lib), def.overflow, 'Gained at its limit'));
  if (def.leaves) {
    const { ends, aged } = def.leaves;
    const since = aged ? `, if you had it when that ${ends === 'turn' ? 'turn' : 'phase'} began` : '';
    parts.push(`It leaves when your ${phaseName(ends)} ends${since}.`);
  }
  parts.push(...partsText(lib, def.parts));
  if (def.perSource) parts.push('Those of each player who inflicts them are a kind of their own.');
  if (def.declinable) parts.push('Its own hero may decline it.');
  if (def.locks) {
    const locked = listed(
      def.locks.flatMap((lock) => (lock === 'but by its board' ? [] : [`${lock}d`])),
      'or',
    );
    const save = def.locks.includes('but by its board')
      ? ' but by abilities of its own hero'
      : movesItself(id, def)
        ? ' otherwise'
        : '';
    parts.push(`It cannot be ${locked}${save}.`);
  }
  return parts.join(' ');
};

/** Effects of its own move or remove it. */
const movesItself = (id: string, { on = [], offers = [], overflow = [] }: TokenDef): boolean =>
  [overflow, ...on.map(({ run }) => run), ...offers.map(({ run }) => run)].some((program) =>
    uses(program, ({ do: verb, ...rest }) => verb === 'move' && 'what' in rest && names(rest.what, id)),
  );
const names = (what: unknown, token: string): boolean =>
  typeof what === 'object' && what !== null && 'token' in what && what.token === token;

/** Damage that a condition holds back is told behind the condition. */
const standingText = (lib: Library, word: Standing, lead: string): string => {
  const scope = scopeOf(lib);
  if (word.do !== 'damage' || !word.if) return programWords(scope, [word], lead);
  const { if: cond, ...damage } = word;
  return programWords(scope, [damage], `${lead}, ${ifWords(scope, cond)}`);
};

/** `Nyra, Active` where there is one of it. */
export const sideTitle = (lib: Library, { id, name, shown, companion }: LibrarySide): string =>
  shown === companion ? `${sideName(lib, id)}, ${name}` : name;
/** How many there may be; of which there is one, where it begins and what its dial reads. */
const companionText = (lib: Library, { companion, limit }: LibrarySide): string => {
  const { single, first, dial, sides } = lib.companions.get(companion) ?? {};
  if (!single) return `Companion, at most ${limit}.`;
  const named = (id: string | undefined): string => sides?.find((side) => side.id === id)?.name ?? '';
  const begins = first === undefined ? '' : ` It begins ${named(first)}${dial ? ` with ${dial.start} health` : ''}.`;
  const ends = dial ? ` It has at most ${dial.max} health, and turns ${named(dial.empty)} when it has none.` : '';
  return `Companion.${begins}${ends}`;
};

export const sideText = (lib: Library, side: LibrarySide): string => {
  const { id, limit, offers, def, shown, companion } = side;
  const lead = shown === companion ? `While ${sideName(lib, id)} is ${side.name}` : 'While you have it';
  return [
    companionText(lib, side),
    ...(def.standing ?? []).map((word) => standingText(lib, word, lead)),
    ...(def.on ?? []).map((listener) => listenerText(lib, listener)),
    ...partsText(lib, def.parts),
    ...offers.map(({ def }) =>
      offerText(lib, def, { kind: shown === companion ? 'single' : 'companion', id: shown, limit }),
    ),
  ].join(' ');
};

const listenerText = (lib: Library, listener: Listener): string => {
  const { at, run, times, per } = listener;
  const scope = scopeOf(lib, { at });
  // No Roll Phase has a second Attack.
  const often = times === undefined || per === 'roll' ? '' : `, at most ${timesWords(times)} a ${per ?? 'match'}`;
  const [only] = run;
  // A lone condition joins the moment.
  const bare = !listener.if && run.length === 1 && only?.do === 'if' && !only.else ? only : undefined;
  const lead = capital(momentIf(scope, bare ? { ...listener, if: bare.cond } : listener, often));
  return programWords(scope, bare?.run ?? run, lead);
};

/** What an offer stands on, and how many of it a player may have. */
interface Own {
  /** A companion of which there is one is not given up: only its price is paid. */
  readonly kind: 'token' | 'companion' | 'single' | 'ability';
  readonly id: string;
  readonly limit: number;
}

const offerText = (lib: Library, offer: Offer, own: Own): string => {
  const scope = offerScope(lib, offer, own.id);
  const modifier = offer.modifier ? ' as an Attack Modifier' : '';
  const lead = `${offerStart(scope, offer, own)}${modifier}${whenWords(scope, offer)}`;
  const limit = offer.limit ? ` ${capital(timesWords(offer.limit.n))} a ${offer.limit.per}.` : '';
  return `${programWords(scope, offer.run, lead)}${limit}`;
};
/** What is paid: the thing itself, and what it costs besides. */
const offerStart = (scope: Scope, { cost, tokens, aged }: Offer, { kind, id, limit }: Own): string => {
  const { companion, ...rest } = cost ?? {};
  const besides = companion === undefined || (kind === 'companion' && companion === id) ? rest : { ...rest, companion };
  const price = payWords(scope, besides);
  if (kind === 'ability' || kind === 'single') return price === '' ? 'Use it' : capital(price);
  const many = tokens === 'any' ? 'any number' : tokens !== undefined ? String(tokens) : limit > 1 ? 'one' : 'it';
  const since = aged ? `held since before this ${aged}` : '';
  const which = since === '' ? many : many === 'it' ? `it, if ${since},` : `${many} ${since}`;
  return `Spend ${which}${price === '' ? '' : ` and ${price}`}`;
};
const whenWords = (scope: Scope, { when, at }: Offer): string => {
  if (at === 'salve') return ' before your turn';
  if (at === 'upkeep') return ` in your Upkeep Phase${when ? `, if ${condWords(scope, when)}` : ''}`;
  if (at) {
    const mine = when && 'is' in when ? when : when && 'not' in when && 'is' in when.not ? when.not : undefined;
    if (!when || mine?.is[1] !== 'mine')
      return ` when the Offensive Roll Phase ends${when ? `, if ${condWords(scope, when)}` : ''}`;
    return ` when ${when === mine ? 'your' : "another player's"} Offensive Roll Phase ends`;
  }
  if (!when) return '';
  return 'during' in when ? ` in ${duringWords(scope, when)}` : ` when ${condWords(scope, when)}`;
};
