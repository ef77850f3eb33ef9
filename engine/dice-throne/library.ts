/** The library: content made ready for play. Every program of the content gets an address, so that a frame on the
 *  stack is a place in content; listeners and offers are indexed, so that nothing is found by scanning. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { BadInput } from '../core/refusal.ts';
import type {
  AbilityDef,
  CardDef,
  CardType,
  CompanionDef,
  Cond,
  Effect,
  HeroDef,
  Level,
  Listener,
  Moment,
  Needs,
  Offer,
  Program,
  Standing,
  TokenDef,
  Who,
} from './words.ts';

/** Outcomes of five dice with six faces each. */
export const OUTCOMES = 6 ** 5;

export interface LibraryOffer {
  /** Uses are counted under this id. */
  readonly id: string;
  readonly def: Offer;
  readonly at: string;
  /** Changes dice, so it may be used while nothing but dice may be touched. */
  readonly altersDice: boolean;
}
export interface LibraryListener {
  readonly at: string;
  readonly of: Who | undefined;
}
export type ListenerIndex = ReadonlyMap<Moment, readonly LibraryListener[]>;

export interface LibraryToken {
  readonly id: string;
  /** Place in content order. */
  readonly order: number;
  readonly def: TokenDef;
  readonly offers: readonly LibraryOffer[];
  readonly on: ListenerIndex;
  readonly standing: readonly Standing[];
  readonly silences: boolean;
  readonly overflow: string | undefined;
}
export interface LibrarySide {
  readonly id: string;
  readonly name: string;
  readonly limit: number;
  readonly companion: string;
  readonly offers: readonly LibraryOffer[];
}
export interface LibraryCard {
  readonly id: string;
  readonly name: string;
  readonly type: CardType | 'upgrade';
  readonly cost: number;
  readonly when: Cond | undefined;
  readonly modifier: boolean;
  readonly at: string;
  readonly run: Program;
  readonly altersDice: boolean;
  readonly upgrade?: { readonly ability: string; readonly level: number };
}
export interface LibraryRow {
  readonly needs: Needs;
  readonly at: string;
  /** What each outcome of the dice meets, kept as it is asked (requirements.ts). */
  readonly outcomes: Int8Array;
}
export interface LibraryLevel {
  readonly rows: readonly LibraryRow[];
  readonly defence: number | undefined;
  /** Dice of the defence that may be re-rolled. */
  readonly rerolls: number;
  readonly offers: readonly LibraryOffer[];
  readonly on: ListenerIndex;
}
export interface LibraryAbility {
  readonly id: string;
  readonly name: string;
  readonly kind: 'offensive' | 'defensive' | 'ultimate' | 'passive';
  /** By level - 1. An ability that comes with an upgrade card has one level only. */
  readonly levels: readonly LibraryLevel[];
  /** The ability and level whose upgrade card adds this one. */
  readonly addedBy: { readonly ability: string; readonly level: number } | undefined;
}
export interface LibraryHero {
  readonly def: HeroDef;
  readonly id: string;
  readonly name: string;
  readonly die: readonly string[];
  /** In printed order, added abilities behind the one whose card brings them. */
  readonly abilities: readonly LibraryAbility[];
  readonly ability: ReadonlyMap<string, LibraryAbility>;
  readonly defences: readonly LibraryAbility[];
  readonly passives: readonly LibraryAbility[];
  readonly listens: boolean;
  /** Card ids in the content's order. */
  readonly deck: readonly string[];
}

export interface Library {
  readonly hash: string;
  readonly heroes: ReadonlyMap<string, LibraryHero>;
  readonly cards: ReadonlyMap<string, LibraryCard>;
  readonly tokens: ReadonlyMap<string, LibraryToken>;
  /** Companion sides by their id: a companion is spent and counted under the side it shows. */
  readonly sides: ReadonlyMap<string, LibrarySide>;
  readonly companions: ReadonlyMap<string, CompanionDef>;
  readonly programs: ReadonlyMap<string, Program>;
  readonly addresses: WeakMap<Program, string>;
  /** Conditions of listeners, by the address of their program. */
  readonly conditions: ReadonlyMap<string, Cond>;
  /** Listeners that roll or ask: their place among simultaneous ones can matter. */
  readonly ordered: ReadonlySet<string>;
}

const NO_OFFERS: readonly LibraryOffer[] = [];

/** Makes content ready for play. Throws `BadInput` naming file, thing and field when pieces do not fit together. */
export const buildLibrary = (heroes: readonly HeroDef[], common: Readonly<Record<string, CardDef>>): Library => {
  const programs = new Map<string, Program>();
  const addresses = new WeakMap<Program, string>();
  const conditions = new Map<string, Cond>();
  const ordered = new Set<string>();
  const cards = new Map<string, LibraryCard>();
  const tokens = new Map<string, LibraryToken>();
  const tokenDefs = new Map<string, TokenDef>();
  const sides = new Map<string, LibrarySide>();
  const companions = new Map<string, CompanionDef>();

  const enter = (program: Program, at: string): string => {
    programs.set(at, program);
    addresses.set(program, at);
    program.forEach((effect, i) => {
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
      const address = enter(listener.run, `${at}/on${i}`);
      if (listener.if) conditions.set(address, listener.if);
      const entry = { at: address, of: listener.of };
      if (uses(listener.run, (effect) => effect.do === 'roll' || effect.do === 'choose')) ordered.add(address);
      byMoment.set(listener.at, [...(byMoment.get(listener.at) ?? []), entry]);
    });
    return byMoment;
  };
  const offers = (list: readonly Offer[] | undefined, at: string): readonly LibraryOffer[] =>
    list?.map((def, i) => {
      const id = `${at}/offer${i + 1}`;
      return { id, def, at: enter(def.run, id), altersDice: altersDice(def.run) };
    }) ?? NO_OFFERS;

  const addCard = (id: string, card: Omit<LibraryCard, 'id' | 'at' | 'altersDice'>, file: string): string => {
    if (cards.has(id)) throw new BadInput(`${file}: cards.${id}`, 'another card has this id already');
    cards.set(id, { ...card, id, at: enter(card.run, `card:${id}`), altersDice: altersDice(card.run) });
    return id;
  };
  const addToken = (id: string, def: TokenDef, file: string): void => {
    const known = tokenDefs.get(id);
    if (known === def) return;
    if (known) throw new BadInput(`${file}: tokens.${id}`, 'another hero has a different token with this id');
    const at = `token:${id}`;
    tokenDefs.set(id, def);
    tokens.set(id, {
      id,
      order: tokens.size,
      def,
      offers: offers(def.offers, at),
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
        ? [rowOf(level.needs ?? needs ?? { all: [] }, level.run, at)]
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

  const commonIds = Object.entries(common).map(([id, def]) => addCard(id, fromDef(def), 'content/common-cards'));
  const built = new Map<string, LibraryHero>();
  for (const def of heroes) {
    const file = `heroes/${def.id}`;
    if (built.has(def.id)) throw new BadInput(file, 'another hero has this id already');
    for (const [id, token] of Object.entries(def.tokens)) addToken(id, token, file);
    for (const [id, companion] of Object.entries(def.companions ?? {})) {
      companions.set(id, companion);
      for (const side of companion.sides) {
        sides.set(side.id, { ...side, companion: id, offers: offers(side.offers, `companion:${side.id}`) });
      }
    }
    const abilities: LibraryAbility[] = [];
    const deck = [...commonIds];
    for (const [id, ability] of Object.entries(def.abilities)) {
      const levels: LibraryLevel[] = [];
      const added: LibraryAbility[] = [];
      ability.levels.forEach((level, i) => {
        const at = `${def.id}/${id}/${i + 1}`;
        levels.push(buildLevel(level, levels.at(-1), ability.needs, at));
        if (i === 0) return;
        if (level.cost === undefined)
          throw new BadInput(`${file}: abilities.${id}.levels.${i}.cost`, 'an upgrade needs its cost in CP');
        const upgrade = { ability: id, level: i + 1 };
        const name = `${ability.name} ${'I'.repeat(i + 1)}`;
        const card = {
          name,
          type: 'upgrade' as const,
          cost: level.cost,
          when: undefined,
          modifier: false,
          run: [],
          upgrade,
        };
        deck.push(addCard(`${id}-${i + 1}`, card, file));
        for (const [addedId, extra] of Object.entries(level.adds ?? {})) {
          const row = rowOf(extra.needs, extra.run, `${def.id}/${addedId}/1`);
          const only = { rows: [row], defence: undefined, rerolls: 0, offers: NO_OFFERS, on: new Map() };
          added.push({ id: addedId, name: extra.name, kind: 'offensive', levels: [only], addedBy: upgrade });
        }
      });
      abilities.push({ id, name: ability.name, kind: kindOf(ability), levels, addedBy: undefined }, ...added);
    }
    for (const [id, card] of Object.entries(def.cards)) deck.push(addCard(id, fromDef(card), file));
    const passives = abilities.filter((ability) => ability.kind === 'passive');
    built.set(def.id, {
      def,
      id: def.id,
      name: def.name,
      die: def.die,
      abilities,
      ability: new Map(abilities.map((ability) => [ability.id, ability])),
      defences: abilities.filter((ability) => ability.kind === 'defensive'),
      passives,
      listens: passives.some((ability) => ability.levels.some((level) => level.on.size > 0)),
      deck,
    });
  }
  const hash = bytesToHex(sha256(utf8ToBytes(JSON.stringify([heroes, common]))));
  return { hash, heroes: built, cards, tokens, sides, companions, programs, addresses, conditions, ordered };
};

const fromDef = (def: CardDef): Omit<LibraryCard, 'id' | 'at' | 'altersDice'> => ({
  name: def.name,
  type: def.type,
  cost: def.cost,
  when: def.when,
  modifier: def.modifier ?? false,
  run: def.run,
});

const isEffect = (value: unknown): value is Effect => typeof value === 'object' && value !== null && 'do' in value;
const isProgram = (value: unknown): value is Program =>
  Array.isArray(value) && value.length > 0 && value.every(isEffect);

/** Whether an effect anywhere inside the program satisfies the test. */
export const uses = (program: Program, test: (effect: Effect) => boolean): boolean =>
  program.some(
    (effect) =>
      test(effect) ||
      Object.values(effect).some((value) => isProgram(value) && uses(value, test)) ||
      (effect.do === 'choose' && (effect.options?.some((option) => uses(option.run, test)) ?? false)),
  );
/** A requirement is read off the dice; nothing else may be asked there. */
const speaksOfDice = (cond: Cond): boolean => {
  if ('all' in cond) return cond.all.every(speaksOfDice);
  if ('any' in cond) return cond.any.every(speaksOfDice);
  if ('not' in cond) return speaksOfDice(cond.not);
  return 'shows' in cond || 'straight' in cond || 'alike' in cond;
};
/** An Attack's damage: it is aimed at the target. */
export const damagesTarget = (effect: Effect): boolean =>
  effect.do === 'damage' && effect.type !== 'collateral' && (effect.to === undefined || effect.to === 'target');
const altersDice = (program: Program): boolean => uses(program, (effect) => effect.do === 'dice');
