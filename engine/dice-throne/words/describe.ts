/** Words for everything of the content, generated from its effects. Nothing here is written by hand for a hero, and no
 *  printed sentence is used. */
import type { Description } from '../../core/game.ts';
import type { Library, LibraryAbility, LibraryCard, LibraryHero, LibraryLevel } from '../library.ts';
import type { Catalogue, HeroEntry } from '../view-shape.ts';
import type { Listener, Offer, Standing, TokenDef } from '../words.ts';
import { capital, listed, roman } from './names.ts';
import { condWords, ifWords, needsWords } from './phrases.ts';
import { costWords, momentWords, programWords } from './sentences.ts';

/** Words for a hero, card, token, companion side, ability, or `ability/level`. */
export const describeId = (lib: Library, id: string): Description | undefined => {
  const hero = lib.heroes.get(id);
  if (hero) return { name: hero.name, text: heroText(hero) };
  const card = lib.cards.get(id);
  if (card) return { name: card.name, text: cardText(lib, card) };
  const token = lib.tokens.get(id);
  if (token) return { name: token.def.name, text: tokenText(lib, token.def) };
  const side = lib.sides.get(id);
  if (side) {
    const offers = side.offers.map(({ def }) => offerText(lib, def));
    return { name: side.name, text: `At most ${side.limit}. ${offers.join(' ')}`.trim() };
  }
  const [abilityId = '', level = '1'] = id.split('/');
  for (const owner of lib.heroes.values()) {
    const ability = owner.ability.get(abilityId);
    const at = ability?.levels[Number(level) - 1];
    if (ability && at) return { name: `${ability.name}${roman(Number(level))}`, text: levelText(lib, ability, at) };
  }
  return undefined;
};

const heroText = (hero: LibraryHero): string => {
  const faces = [...new Set(hero.die)].map(
    (symbol) => `${hero.die.filter((other) => other === symbol).length} ${capital(symbol)}`,
  );
  return `Complexity ${hero.def.complexity} of 6. Dice: ${listed(faces)}.`;
};

const levelText = (lib: Library, ability: LibraryAbility, level: LibraryLevel): string => {
  const parts: string[] = [];
  if (level.defence !== undefined) {
    const dice = `Roll ${level.defence} ${level.defence === 1 ? 'die' : 'dice'} in defence`;
    parts.push(level.rerolls > 0 ? `${dice}; up to ${level.rerolls} may be re-rolled.` : `${dice}.`);
  }
  for (const [i, row] of level.rows.entries()) {
    const text = programWords(lib, lib.programs.get(row.at) ?? []);
    parts.push(level.rows.length > 1 ? `${needsWords(row.needs)}: ${text}` : text);
    if (i === 0 && ability.kind === 'ultimate') parts.push('Opponents may not act until the roll phase is over.');
  }
  for (const offer of level.offers) parts.push(offerText(lib, offer.def));
  for (const [at, listeners] of level.on) {
    for (const listener of listeners) {
      const cond = lib.conditions.get(listener.at);
      const run = programWords(lib, lib.programs.get(listener.at) ?? []);
      parts.push(
        listenerText(
          lib,
          { at, run: [], ...(cond ? { if: cond } : {}), ...(listener.of ? { of: listener.of } : {}) },
          run,
        ),
      );
    }
  }
  return parts.join(' ');
};

const levelNeeds = (ability: LibraryAbility, level: LibraryLevel): string => {
  if (ability.kind === 'defensive') return `Defence, ${level.defence ?? 0} dice`;
  if (ability.kind === 'passive') return 'Passive';
  return listed(
    level.rows.map((row) => needsWords(row.needs)),
    'or',
  );
};

const cardText = (lib: Library, card: LibraryCard): string => {
  if (!card.upgrade) {
    const modifier = card.modifier ? 'Attack Modifier. ' : '';
    const when = card.when ? `Only when ${condWords(lib, card.when)}. ` : '';
    return `${modifier}${when}${programWords(lib, card.run)}`;
  }
  const { ability: id, level } = card.upgrade;
  const owner = [...lib.heroes.values()].find((hero) => hero.deck.includes(card.id));
  const ability = owner?.ability.get(id);
  const at = ability?.levels[level - 1];
  if (!owner || !ability || !at) return '';
  const added = owner.abilities.filter((other) => other.addedBy?.ability === id && other.addedBy.level === level);
  const adds = added.map((other) => {
    const first = other.levels[0];
    return first ? ` Adds ${other.name} (${levelNeeds(other, first)}): ${levelText(lib, other, first)}` : '';
  });
  return `Upgrades ${ability.name} (${levelNeeds(ability, at)}): ${levelText(lib, ability, at)}${adds.join('')}`;
};

const KINDS: Readonly<Record<TokenDef['kind'], string>> = {
  positive: 'Positive',
  negative: 'Negative',
  unique: 'Unique',
  marker: 'Marker',
};

const tokenText = (lib: Library, def: TokenDef): string => {
  const parts = [`${KINDS[def.kind]}, at most ${def.limit}.`];
  for (const word of def.standing ?? []) parts.push(standingText(lib, word));
  for (const listener of def.on ?? []) parts.push(listenerText(lib, listener, programWords(lib, listener.run)));
  for (const offer of def.offers ?? []) parts.push(offerText(lib, offer));
  if (def.overflow) parts.push(`Gained at its limit: ${programWords(lib, def.overflow)}`);
  if (def.leaves) parts.push(`Leaves ${momentWords(`ends:${def.leaves.ends}`, 'self')}.`);
  if (def.locks)
    parts.push(
      `It cannot be ${listed(
        def.locks.map((lock) => (lock === 'move' ? 'moved' : 'removed')),
        'or',
      )} otherwise.`,
    );
  return parts.join(' ');
};

const standingText = (lib: Library, word: Standing): string => `While it lies here: ${programWords(lib, [word])}`;

const listenerText = (lib: Library, { at, of, if: cond }: Listener, run: string): string =>
  `${capital(momentWords(at, of))}${cond ? `, ${ifWords(lib, cond)}` : ''}: ${run}`;

const offerText = (lib: Library, offer: Offer): string => {
  const price = offer.cost ? ` (${costWords(lib, offer.cost)})` : '';
  const per = offer.tokens === 'any' ? ' any number' : typeof offer.tokens === 'number' ? ` ${offer.tokens}` : '';
  const when = offer.when ? ` when ${condWords(lib, offer.when)}` : '';
  const at = offer.at ? ' at the end of the Offensive Roll Phase' : '';
  const limit = offer.limit
    ? ` At most ${offer.limit.n} time${offer.limit.n > 1 ? 's' : ''} a ${offer.limit.per}.`
    : '';
  const modifier = offer.modifier ? ' Attack Modifier.' : '';
  return `Spend${per}${price}${when}${at}: ${programWords(lib, offer.run)}${modifier}${limit}`;
};

/** Everything a table shows that does not change in a match. */
export const catalogueOf = (lib: Library): Catalogue => ({
  heroes: [...lib.heroes.values()].map((hero) => heroEntry(lib, hero)),
  cards: Object.fromEntries(
    [...lib.cards.values()].map((card) => [
      card.id,
      { name: card.name, type: card.type, cost: card.cost, text: cardText(lib, card) },
    ]),
  ),
  tokens: Object.fromEntries(
    [...lib.tokens.values()].map(({ id, def }) => [
      id,
      { name: def.name, kind: def.kind, limit: def.limit, text: tokenText(lib, def) },
    ]),
  ),
  companions: Object.fromEntries(
    [...lib.sides.values()].map((side) => [side.id, { name: side.name, text: describeId(lib, side.id)?.text ?? '' }]),
  ),
});

const heroEntry = (lib: Library, hero: LibraryHero): HeroEntry => ({
  id: hero.id,
  name: hero.name,
  text: heroText(hero),
  die: hero.die,
  abilities: hero.abilities.map((ability) => ({
    id: ability.id,
    name: ability.name,
    kind: ability.kind,
    levels: ability.levels.map((level) => ({
      needs: levelNeeds(ability, level),
      text: levelText(lib, ability, level),
    })),
    ...(ability.addedBy ? { addedBy: `${ability.addedBy.ability}-${ability.addedBy.level}` } : {}),
  })),
  cards: hero.deck,
});
