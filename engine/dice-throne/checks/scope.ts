/** What a word may speak of at its place in the content, and the ids that there are. */
import { FIRST_SIDE } from '../vocabulary/lists.ts';
import { sideKey } from '../vocabulary/programs.ts';
import type { AbilityDef, HeroDef, Moment, Offer, Parts } from '../vocabulary/words.ts';
import type { Fault, Path } from './faults.ts';

export type PickKind = 'players' | 'dice' | 'tokens' | 'cards' | 'companions' | 'number';

export interface Scope {
  readonly path: Path;
  /** What has been picked before, by name. */
  readonly picks: Readonly<Record<string, PickKind>>;
  /** Rolls with a name. */
  readonly rolls: readonly string[];
  /** Dice in focus. Left out: none. `sides` 20 for a d20. */
  readonly dice?: { readonly n: number; readonly sides: number; readonly symbols: boolean };
  /** The words lie before heroes with other faces: they read values, never symbols. */
  readonly valuesOnly: boolean;
  /** A word that stands. */
  readonly stands?: true;
  /** What stands here is read later than what stands before it: nothing picked there is known. */
  readonly anew?: true;
  /** Read when what waits is settled. */
  readonly settling?: true;
  /** Steps of the scale that the dice met. */
  readonly steps?: number;
  /** The moment heard. */
  readonly heard?: Moment;
  /** On a token, which somebody inflicted. */
  readonly inflicted: boolean;
}

export const at = (s: Scope, ...keys: Path): Scope => ({ ...s, path: [...s.path, ...keys] });

/** Where a thing of the hero begins: nothing picked, no dice. */
export const startOf = (...path: Path): Scope => ({ path, picks: {}, rolls: [], valuesOnly: false, inflicted: false });

/** What is read long after its program has run: it knows whose it is and where it lies, and nothing of what the program
 *  had picked, rolled or heard. */
export const later = ({ path, valuesOnly }: Scope): Scope => ({ ...startOf(...path), valuesOnly, anew: true });

/** Ids that words of a hero may name. */
export interface Ids {
  readonly tokens: ReadonlySet<string>;
  /** Names under which tokens share a limit. */
  readonly shared: ReadonlySet<string>;
  /** Companions, with their sides. */
  readonly companions: ReadonlyMap<string, readonly string[]>;
  readonly sides: ReadonlySet<string>;
  /** Companions of which there is one, with the parts that all of their sides have. */
  readonly singles: ReadonlyMap<string, ReadonlySet<string>>;
  /** Companions with a health dial. */
  readonly dialled: ReadonlySet<string>;
  readonly symbols: ReadonlySet<string>;
  /** Offers whose uses are counted. */
  readonly offers: ReadonlySet<string>;
  readonly abilities: ReadonlySet<string>;
  /** Programs with a name, and offers, for `run`. */
  readonly parts: ReadonlySet<string>;
  /** Sides of the board, the first included; none where there is one side only. */
  readonly boards: ReadonlySet<string>;
}

/** Abilities of all sides of the board, with where they stand. */
export const abilitiesOf = (hero: HeroDef): readonly (readonly [path: Path, id: string, ability: AbilityDef])[] => [
  ...Object.entries(hero.abilities).map(([id, ability]) => [['abilities', id], id, ability] as const),
  ...Object.entries(hero.boards ?? {}).flatMap(([side, board]) =>
    Object.entries(board.abilities).map(([id, ability]) => [['boards', side, 'abilities', id], id, ability] as const),
  ),
];

export const idsOf = (hero: HeroDef): Ids => {
  const companions = new Map(
    Object.entries(hero.companions ?? {}).map(([id, { sides }]) => [id, sides.map((side) => side.id)]),
  );
  const sides = Object.entries(hero.companions ?? {}).flatMap(([id, { single, sides }]) =>
    sides.map((side) => ({ ...side, key: sideKey(id, single, side.id), shown: single ? id : side.id })),
  );
  const dialled = Object.entries(hero.companions ?? {}).flatMap(([id, { dial }]) => (dial ? [id] : []));
  const counted = (offers: readonly Offer[] | undefined, at: string): string[] =>
    (offers ?? []).flatMap(({ limit }, i) => (limit ? [`${at}/offer${i + 1}`] : []));
  const offers = [
    ...Object.entries(hero.tokens).flatMap(([id, token]) => counted(token.offers, `token:${id}`)),
    ...sides.flatMap((side) => counted(side.offers, `companion:${side.shown}`)),
    ...abilitiesOf(hero).flatMap(([, id, { levels }]) =>
      levels.flatMap((level, i) => counted(level.offers, `${hero.id}/${id}/${i + 1}`)),
    ),
  ];
  const partsOf = (id: string, parts: Parts = {}, offers: readonly Offer[] = []): string[] => [
    ...Object.keys(parts).map((part) => `${id}/${part}`),
    // One that asks how many tokens are paid is spent by its player alone.
    ...offers.flatMap(({ tokens }, i) => (tokens === 'any' ? [] : [`${id}/offer${i + 1}`])),
  ];
  const parts = [
    ...Object.keys(hero.parts ?? {}),
    ...Object.entries(hero.tokens).flatMap(([id, token]) => partsOf(id, token.parts, token.offers)),
    ...sides.flatMap((side) => partsOf(side.key, side.parts, side.offers)),
  ];
  const singles = Object.entries(hero.companions ?? {}).flatMap(([id, { single, sides: own }]) => {
    const [first = [], ...others] = own.map((side) => partsOf('', side.parts, side.offers));
    const shared = first.filter((part) => others.every((those) => those.includes(part)));
    return single ? [[id, new Set(shared.map((part) => part.slice('/'.length)))] as const] : [];
  });
  const added = abilitiesOf(hero).flatMap(([, , { levels }]) => levels.flatMap(({ adds = {} }) => Object.keys(adds)));
  return {
    tokens: new Set(Object.keys(hero.tokens)),
    shared: new Set(Object.values(hero.tokens).flatMap(({ shares }) => shares ?? [])),
    companions,
    sides: new Set(sides.map((side) => side.key)),
    singles: new Map(singles),
    dialled: new Set(dialled),
    symbols: new Set(hero.die),
    offers: new Set(offers),
    abilities: new Set([...abilitiesOf(hero).map(([, id]) => id), ...added]),
    parts: new Set(parts),
    boards: new Set(hero.boards ? [hero.front ?? FIRST_SIDE, ...Object.keys(hero.boards)] : []),
  };
};

/** Collects faults as the content is walked. */
export interface Walk {
  readonly ids: Ids;
  readonly die: readonly string[];
  readonly faults: Fault[];
}
export const fault = (w: Walk, s: Scope, expected: string, came: unknown): void => {
  w.faults.push({ path: s.path, expected, came });
};
/** The ids there are, for a sentence. */
export const among = (what: string, ids: Iterable<string>): string => {
  const known = [...ids];
  return known.length === 0
    ? `no ${what}, as this hero has none`
    : `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} of this hero (${known.join(', ')})`;
};
