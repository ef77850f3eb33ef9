/** Cards, tokens and companions, entered into a library. */
import { canonical } from '../../core/clone.ts';
import { BadInput } from '../../core/refusal.ts';
import type { LootDef } from '../adventures/loot/define.ts';
import { holdsOf } from '../rules/amounts.ts';
import type { LibraryCard, LibraryUpgrade } from '../state/table.ts';
import { altersDice, sideKey, wordsIn } from '../vocabulary/programs.ts';
import type { AbilityDef, CardDef, CompanionDef, TokenDef } from '../vocabulary/words.ts';
import { upgradeId } from './decks.ts';
import type { Draft } from './draft.ts';
import { addParts, enter, listenersOf, offersOf, standingOf } from './programs.ts';

/** A card before it has its place in the library. */
type PlainCard = Pick<LibraryCard, 'name' | 'type' | 'cost' | 'when' | 'modifier' | 'run'> &
  Partial<Pick<LibraryCard, 'upgrade' | 'equipment' | 'loot'>>;

/** Enters a card. Returns its id; throws `BadInput` when another card has it. */
const addPlain = (d: Draft, id: string, card: PlainCard, file: string): string => {
  if (d.cards.has(id)) throw new BadInput(`${file}: cards.${id}`, 'another card has this id already');
  const source = `card:${id}`;
  const { name, type, cost, when, modifier, run, upgrade, equipment, loot } = card;
  const at = enter(d, run, source);
  d.cards.set(id, {
    id,
    source,
    name,
    type,
    cost,
    when,
    whenHolds: when && holdsOf(when),
    modifier,
    at,
    run,
    begins: d.ready.get(at)?.begins,
    altersDice: altersDice(run),
    upgrade,
    equipment,
    loot,
    plays: { type: 'play', card: id },
    sells: { type: 'sell', card: id },
  });
  return id;
};
/** Enters an action card; the very same card may lie in several decks. */
export const addCard = (d: Draft, id: string, def: CardDef, file: string): string => {
  const known = d.actions.get(id);
  if (known && (known === def || textOf(known) === textOf(def))) return id;
  d.actions.set(id, def);
  const { name, type, cost, when, modifier = false, run } = def;
  return addPlain(d, id, { name, type, cost, when, modifier, run }, file);
};
/** Enters a loot card. */
export const addLoot = (d: Draft, def: LootDef): void => {
  const {
    id,
    name,
    type,
    cost,
    when,
    modifier = false,
    run = [],
    family,
    step,
    rarity,
    replaces,
    noSolo = false,
  } = def;
  const at = `card:${id}`;
  const equipment: LibraryCard['equipment'] =
    type === 'equipment'
      ? {
          standing: standingOf(def.standing),
          on: listenersOf(d, def.on, at),
          offers: offersOf(d, def.offers, at),
          uses: { type: 'use', ability: id },
        }
      : undefined;
  const loot = { family, step, rarity, replaces, noSolo };
  addPlain(d, id, { name, type, cost, when, modifier, run, equipment, loot }, 'adventures/loot');
};
/** The card that raises an ability to a level. */
export const addUpgrade = (
  d: Draft,
  ability: AbilityDef,
  cost: number,
  upgrade: LibraryUpgrade,
  file: string,
): void => {
  const name = `${ability.name} ${'I'.repeat(upgrade.level)}`;
  const card: PlainCard = { name, type: 'upgrade', cost, when: undefined, modifier: false, run: [], upgrade };
  addPlain(d, upgradeId(upgrade.ability, upgrade.level), card, file);
};

export const addToken = (d: Draft, id: string, def: TokenDef, file: string): void => {
  const known = d.written.get(id);
  // Heroes out of files repeat the tokens that they share.
  if (known && (known === def || textOf(known) === textOf(def))) return;
  if (known) throw new BadInput(`${file}: tokens.${id}`, 'another hero has a different token with this id');
  const at = `token:${id}`;
  const standing = standingOf(def.standing);
  if (def.leaves) d.leaving.add(def.leaves.ends);
  if (standing.some((word) => word.do === 'cannot' && word.what === 'act')) d.silencing.push(id);
  if (def.scenario) {
    const other = d.scenarioTokens.get(def.scenario);
    if (other !== undefined)
      throw new BadInput(
        `${file}: tokens.${id}.scenario`,
        `a scenario ${def.scenario} by ${other} already; one token does`,
      );
    d.scenarioTokens.set(def.scenario, id);
  }
  d.written.set(id, def);
  const offers = offersOf(d, def.offers, at);
  addParts(d, id, at, def.parts, offers);
  d.tokens.set(id, {
    id,
    source: at,
    order: d.tokens.size,
    ban: `gain:${id}`,
    def: plainToken(def),
    offers,
    counted: offers.some((offer) => offer.def.tokens === 'any'),
    ages: offers.some((offer) => offer.def.aged !== undefined),
    on: listenersOf(d, def.on, at),
    standing,
    overflow: def.overflow && enter(d, def.overflow, `${at}/overflow`),
    words: wordsIn(def),
    spends: { type: 'spend', token: id },
  });
};
const textOf = (def: TokenDef | CardDef): string => JSON.stringify(canonical(def));
const plainToken = (def: TokenDef): TokenDef => ({
  name: def.name,
  kind: def.kind,
  limit: def.limit,
  shares: def.shares,
  perSource: def.perSource,
  declinable: def.declinable,
  leaves: def.leaves,
  locks: def.locks,
  standing: def.standing,
  on: def.on,
  offers: def.offers,
  overflow: def.overflow,
  parts: def.parts,
});

export const addCompanion = (d: Draft, id: string, companion: CompanionDef, file: string): void => {
  if (d.companions.has(id)) throw new BadInput(`${file}: companions.${id}`, 'another hero has this companion already');
  d.companions.set(id, companion);
  for (const [i, side] of companion.sides.entries()) {
    const key = sideKey(id, companion.single, side.id);
    if (d.sides.has(key) || d.written.has(key))
      throw new BadInput(`${file}: companions.${id}.sides.${i}.id`, 'another side or token has this id already');
    const at = `companion:${key}`;
    const shown = companion.single ? id : side.id;
    const source = `companion:${shown}`;
    const offers = offersOf(d, side.offers, at, source);
    addParts(d, key, source, side.parts, offers);
    d.sides.set(key, {
      id: key,
      local: side.id,
      shown,
      source,
      name: side.name,
      limit: side.limit,
      companion: id,
      offers,
      standing: standingOf(side.standing),
      on: listenersOf(d, side.on, at, key),
      def: side,
    });
  }
};
