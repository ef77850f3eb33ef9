/** The library: content made ready for play. Every program of the content gets an address, so that a frame on the
 *  stack is a place in content; listeners and offers are indexed, so that nothing is found by scanning. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from '../../core/clone.ts';
import { BadInput } from '../../core/refusal.ts';
import { altersDice, isProgram, soldBy, speaksOfDice, uses } from '../vocabulary/programs.ts';
import type {
  AbilityDef,
  Adjust,
  Cannot,
  CardDef,
  CompanionDef,
  Cond,
  HeroDef,
  Level,
  Listener,
  Moment,
  Needs,
  Offer,
  Parts,
  Program,
  Span,
  Standing,
  TokenDef,
} from '../vocabulary/words.ts';
import type {
  HeroKind,
  Library,
  LibraryAbility,
  LibraryCard,
  LibraryHero,
  LibraryLevel,
  LibraryListener,
  LibraryOffer,
  LibraryPart,
  LibraryRow,
  LibrarySide,
  LibraryToken,
  ListenerIndex,
} from './library-shape.ts';

export type * from './library-shape.ts';

/** More than any outcome of five dice has for a number (requirements.ts). */
const OUTCOMES = 6 ** 5;

const NO_OFFERS: readonly LibraryOffer[] = [];
/** Every field of an offer and of a token, written out in one order, whether or not it holds anything: things of many
 *  shapes would make every look at one slow. */
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
const plainToken = (def: TokenDef): TokenDef => ({
  name: def.name,
  kind: def.kind,
  limit: def.limit,
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

/** Makes content ready for play. Throws `BadInput` naming file, thing and field when pieces do not fit together. */
/** Counts the changes of the engine after which the same actions lead elsewhere: a match goes on, and is verified, only
 *  under the rules it began with. */
const RULES_REVISION = 1;

export const buildLibrary = (heroes: readonly HeroDef[], common: Readonly<Record<string, CardDef>>): Library => {
  const programs = new Map<string, Program>();
  const addresses = new WeakMap<Program, string>();
  const conditions = new Map<string, Cond>();
  const ordered = new Set<string>();
  const heard = new Set<Moment>();
  const leaving = new Set<Span>();
  const banned = new Set<Cannot['what']>();
  const adjusted = new Set<Adjust['what']>();
  const times = new Map<string, { n: number; per: 'turn' | 'roll' | 'match' }>();
  const cards = new Map<string, LibraryCard>();
  const tokens = new Map<string, LibraryToken>();
  const tokenDefs = new Map<string, TokenDef>();
  const sides = new Map<string, LibrarySide>();
  const companions = new Map<string, CompanionDef>();
  const parts = new Map<string, LibraryPart>();
  const priced = new Map<string, number>();

  const enter = (program: Program, at: string): string => {
    programs.set(at, program);
    addresses.set(program, at);
    program.forEach((effect, i) => {
      if (effect.do === 'on') heard.add(effect.at);
      if (effect.do === 'cannot') banned.add(effect.what);
      if (effect.do === 'adjust') adjusted.add(effect.what);
      for (const [field, value] of Object.entries(effect)) {
        if (isProgram(value)) enter(value, `${at}.${i}.${field}`);
      }
      if (effect.do === 'choose') {
        for (const [k, option] of (effect.options ?? []).entries()) enter(option.run, `${at}.${i}.option${k + 1}`);
      }
    });
    return at;
  };
  const index = (listeners: readonly Listener[] | undefined, at: string): ListenerIndex => {
    const byMoment = new Map<Moment, LibraryListener[]>();
    listeners?.forEach((listener, i) => {
      heard.add(listener.at);
      const address = enter(listener.run, `${at}/on${i}`);
      if (listener.if) conditions.set(address, listener.if);
      if (listener.times !== undefined) times.set(address, { n: listener.times, per: listener.per ?? 'match' });
      const entry = { at: address, of: listener.of };
      if (uses(listener.run, (effect) => effect.do === 'roll' || effect.do === 'choose')) ordered.add(address);
      byMoment.set(listener.at, [...(byMoment.get(listener.at) ?? []), entry]);
    });
    return byMoment;
  };
  const offers = (list: readonly Offer[] | undefined, at: string): readonly LibraryOffer[] =>
    list?.map((def, i) => {
      const sold = soldBy(def);
      if (sold) priced.set(sold.token, sold.price);
      const id = `${at}/offer${i + 1}`;
      return { id, def: plainOffer(def), at: enter(def.run, id), altersDice: altersDice(def.run) };
    }) ?? NO_OFFERS;

  /** Parts and offers of a token or side, under its id. */
  const addParts = (id: string, source: string, named: Parts | undefined, offered: readonly LibraryOffer[]): void => {
    for (const [part, run] of Object.entries(named ?? {}))
      parts.set(`${id}/${part}`, { at: enter(run, `${source}/part:${part}`), source });
    offered.forEach((offer, i) => {
      parts.set(`${id}/offer${i + 1}`, { at: offer.at, source, offer });
    });
  };

  const addCard = (id: string, card: PlainCard, file: string): string => {
    if (cards.has(id)) throw new BadInput(`${file}: cards.${id}`, 'another card has this id already');
    const source = `card:${id}`;
    const { name, type, cost, when, modifier, run, upgrade } = card;
    const at = enter(run, source);
    cards.set(id, { id, source, name, type, cost, when, modifier, at, run, altersDice: altersDice(run), upgrade });
    return id;
  };
  const noteStanding = (standing: readonly Standing[] | undefined): void => {
    for (const word of standing ?? []) {
      if (word.do === 'cannot') banned.add(word.what);
      if (word.do === 'adjust') adjusted.add(word.what);
    }
  };
  const addToken = (id: string, def: TokenDef, file: string): void => {
    const known = tokenDefs.get(id);
    // Heroes out of files repeat the tokens that they share.
    if (known && (known === def || textOf(known) === textOf(def))) return;
    if (known) throw new BadInput(`${file}: tokens.${id}`, 'another hero has a different token with this id');
    const at = `token:${id}`;
    noteStanding(def.standing);
    if (def.leaves) leaving.add(def.leaves.ends);
    tokenDefs.set(id, def);
    const offered = offers(def.offers, at);
    addParts(id, at, def.parts, offered);
    tokens.set(id, {
      id,
      source: at,
      order: tokens.size,
      def: plainToken(def),
      offers: offered,
      on: index(def.on, at),
      standing: def.standing ?? [],
      silences: def.standing?.some((word) => word.do === 'cannot' && word.what === 'act') ?? false,
      overflow: def.overflow && enter(def.overflow, `${at}/overflow`),
    });
  };
  const rowOf = (needs: Needs, run: Program, at: string): LibraryRow => {
    if (!('scale' in needs) && !speaksOfDice(needs))
      throw new BadInput(`heroes/${at}: needs`, 'must speak of dice alone');
    return { needs, at: enter(run, at), outcomes: new Int8Array(OUTCOMES) };
  };
  const buildLevel = (
    level: Level,
    before: LibraryLevel | undefined,
    needs: Needs | undefined,
    at: string,
  ): LibraryLevel => {
    const rows = level.rows
      ? level.rows.map((row, i) => rowOf(row.needs, row.run, `${at}/row${i + 1}`))
      : level.run
        ? [rowOf(needs ?? { all: [] }, level.run, at)]
        : (before?.rows ?? []);
    return {
      rows,
      defence: level.defence ?? before?.defence,
      rerolls: level.rerolls ?? before?.rerolls ?? 0,
      offers: level.offers ? offers(level.offers, at) : (before?.offers ?? NO_OFFERS),
      on: level.on ? index(level.on, at) : (before?.on ?? new Map()),
    };
  };
  const kindOf = (def: AbilityDef): LibraryAbility['kind'] => {
    if (def.ultimate) return 'ultimate';
    const first = def.levels[0];
    if (first?.defence !== undefined) return 'defensive';
    return first?.offers || first?.on ? 'passive' : 'offensive';
  };

  /** The abilities of one side of a board; their upgrade cards go into the deck. */
  const buildAbilities = (def: HeroDef, side: HeroDef['abilities'], deck: string[]): LibraryAbility[] => {
    const file = fileOf(def);
    const abilities: LibraryAbility[] = [];
    for (const [id, ability] of Object.entries(side)) {
      const levels: LibraryLevel[] = [];
      const added: (LibraryAbility & { readonly levels: LibraryLevel[] })[] = [];
      let { needs } = ability;
      ability.levels.forEach((level, i) => {
        const at = `${def.id}/${id}/${i + 1}`;
        needs = level.needs ?? needs;
        levels.push(buildLevel(level, levels.at(-1), needs, at));
        if (i === 0) return;
        if (level.cost === undefined)
          throw new BadInput(`${file}: abilities.${id}.levels.${i}.cost`, 'an upgrade needs its cost in CP');
        const upgrade = { ability: id, level: i + 1 };
        deck.push(addCard(`${id}-${i + 1}`, upgradeCard(ability, level.cost, upgrade), file));
        for (const [addedId, extra] of Object.entries(level.adds ?? {})) {
          const before = added.find((other) => other.id === addedId);
          const steps = before?.levels ?? [];
          const row = rowOf(extra.needs, extra.run, `${def.id}/${addedId}/${steps.length + 1}`);
          steps.push({ rows: [row], defence: undefined, rerolls: 0, offers: NO_OFFERS, on: new Map() });
          if (before) continue;
          added.push({
            id: addedId,
            source: `ability:${addedId}`,
            name: extra.name,
            kind: 'offensive',
            levels: steps,
            target: undefined,
            addedBy: upgrade,
          });
        }
      });
      const { name, target } = ability;
      const source = `ability:${id}`;
      abilities.push({ id, source, name, kind: kindOf(ability), levels, target, addedBy: undefined }, ...added);
    }
    return abilities;
  };

  const commonIds = Object.entries(common).map(([id, def]) => addCard(id, fromDef(def), 'content/common-cards'));
  const built = new Map<string, LibraryHero>();
  for (const def of heroes) {
    const file = fileOf(def);
    if (built.has(def.id)) throw new BadInput(file, 'another hero has this id already');
    for (const [id, token] of Object.entries(def.tokens)) addToken(id, token, file);
    for (const [id, companion] of Object.entries(def.companions ?? {})) {
      if (companions.has(id))
        throw new BadInput(`${file}: companions.${id}`, 'another hero has this companion already');
      companions.set(id, companion);
      for (const [i, side] of companion.sides.entries()) {
        if (sides.has(side.id) || tokenDefs.has(side.id))
          throw new BadInput(`${file}: companions.${id}.sides.${i}.id`, 'another side or token has this id already');
        const at = `companion:${side.id}`;
        const offered = offers(side.offers, at);
        noteStanding(side.standing);
        addParts(side.id, at, side.parts, offered);
        const { name, limit, standing = [] } = side;
        sides.set(side.id, {
          id: side.id,
          source: at,
          name,
          limit,
          companion: id,
          offers: offered,
          standing,
          on: index(side.on, at),
          def: side,
        });
      }
    }
    for (const [part, run] of Object.entries(def.parts ?? {}))
      parts.set(`${def.id}:${part}`, { at: enter(run, `${def.id}/part:${part}`) });
    const setUp = def.setUp && enter(def.setUp, `${def.id}/set-up`);
    const kind: HeroKind = def.kind ?? 'hero';
    const deck = kind === 'boss' ? [] : [...commonIds];
    const first = buildAbilities(def, def.abilities, deck);
    const others = Object.entries(def.boards ?? {}).map(
      ([side, board]) => [side, buildAbilities(def, board.abilities, deck)] as const,
    );
    for (const [id, card] of Object.entries(def.cards)) deck.push(addCard(id, fromDef(card), file));
    const all = [...first, ...others.flatMap(([, abilities]) => abilities)];
    const everyAbility = new Map(all.map((ability) => [ability.id, ability]));
    if (everyAbility.size < all.length) throw new BadInput(`${file}: boards`, 'an ability id stands on two sides');
    const onBoard = (abilities: readonly LibraryAbility[], boards: LibraryHero['boards']): LibraryHero => {
      const passives = abilities.filter((ability) => ability.kind === 'passive');
      return {
        def,
        id: def.id,
        name: def.name,
        kind,
        die: def.die,
        abilities,
        ability: new Map(abilities.map((ability) => [ability.id, ability])),
        offensive: abilities.filter((ability) => ability.kind === 'offensive' || ability.kind === 'ultimate'),
        defences: abilities.filter((ability) => ability.kind === 'defensive'),
        passives,
        listens: passives.some((ability) => ability.levels.some((level) => level.on.size > 0)),
        boards,
        everyAbility,
        deck,
        setUp,
      };
    };
    const boards = new Map(others.map(([side, abilities]) => [side, onBoard(abilities, new Map())]));
    built.set(def.id, onBoard(first, boards));
  }
  const hash = bytesToHex(sha256(utf8ToBytes(JSON.stringify([RULES_REVISION, heroes, common]))));
  return {
    hash,
    heroes: built,
    cards,
    tokens,
    sides,
    companions,
    parts,
    programs,
    addresses,
    conditions,
    ordered,
    heard,
    banned,
    bansAbilities: [...banned].some((what) => what.startsWith('activate:')),
    adjusted,
    times,
    leaving,
    priced,
  };
};

/** Where the content of a hero or boss lies. */
const fileOf = ({ id, kind }: HeroDef): string => `${kind === 'boss' ? 'bosses' : 'heroes'}/${id}`;

/** A card before it has its place in the library. */
type PlainCard = Omit<LibraryCard, 'id' | 'source' | 'at' | 'altersDice'>;

const textOf = (def: TokenDef): string => JSON.stringify(canonical(def));
const upgradeCard = (
  ability: AbilityDef,
  cost: number,
  upgrade: { readonly ability: string; readonly level: number },
): PlainCard => ({
  name: `${ability.name} ${'I'.repeat(upgrade.level)}`,
  type: 'upgrade',
  cost,
  when: undefined,
  modifier: false,
  run: [],
  upgrade,
});
const fromDef = (def: CardDef): PlainCard => ({
  name: def.name,
  type: def.type,
  cost: def.cost,
  when: def.when,
  modifier: def.modifier ?? false,
  run: def.run,
  upgrade: undefined,
});
