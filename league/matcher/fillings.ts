/** Which parties fill a match: for each number of seats, every mixture of kinds of tickets that can stand on its sides
 *  without a party being split. Worked out once for the kinds that are about, so that the search looks up instead of
 *  trying. */
import type { Kind } from './entry.ts';
import type { Layout } from './layout.ts';
import { fits, type Way } from './ways.ts';

export interface Filling {
  readonly layout: Layout;
  readonly parts: readonly Part[];
  /** Seats that are left for bots. */
  readonly bots: number;
}

/** So many tickets of a kind. */
export interface Part {
  readonly kind: Kind;
  readonly count: number;
}

/** Every filling of one format by these kinds. */
const fillingsOf = (layout: Layout, kinds: readonly Kind[]): Filling[] => {
  const found: Filling[] = [];
  const chosen: Kind[] = [];
  const ways: (readonly Way[])[] = [];
  const extend = (from: number, left: number): void => {
    if (chosen.length > 0) found.push({ layout, parts: counted(chosen), bots: left });
    for (let i = from; i < kinds.length; i++) {
      const kind = kinds[i];
      if (!kind || kind.size > left || kind.ways.length === 0) continue;
      chosen.push(kind);
      ways.push(kind.ways);
      if (fits(ways, layout.sides)) extend(i, left - kind.size);
      chosen.pop();
      ways.pop();
    }
  };
  extend(0, layout.seats);
  return found;
};

/** Alike kinds stand side by side. */
const counted = (kinds: readonly Kind[]): Part[] => {
  const parts: Part[] = [];
  for (let i = 0, first = 0; i < kinds.length; i++) {
    const kind = kinds[i];
    if (!kind || kinds[i + 1] === kind) continue;
    parts.push({ kind, count: i + 1 - first });
    first = i + 1;
  }
  return parts;
};

/** The fillings that a ticket of some kind can be part of. */
export interface Fillings {
  /** Tells of a kind that tickets have; one that is known changes nothing. */
  know(kind: Kind): void;
  /** Those without bots, by format: most seats first. */
  ofPeople(kind: Kind): readonly (readonly Filling[])[];
  /** Those with bots: fewest bots first, and then most people. */
  withBots(kind: Kind): readonly Filling[];
}

interface OfKind {
  readonly people: readonly (readonly Filling[])[];
  readonly withBots: readonly Filling[];
}

export const fillings = (layouts: readonly Layout[]): Fillings => {
  const kinds: Kind[] = [];
  let byFormat: Filling[][] = [];
  const ofKinds = new Map<Kind, OfKind>();

  const lookUp = (kind: Kind): OfKind => {
    const known = ofKinds.get(kind);
    if (known) return known;
    if (byFormat.length === 0) {
      const largestFirst = [...layouts].sort((a, b) => b.seats - a.seats);
      byFormat = largestFirst.map((layout) => fillingsOf(layout, kinds));
    }
    const own = byFormat.map((all) => all.filter(({ parts }) => parts.some((part) => part.kind === kind)));
    const found = {
      people: own.map((all) => all.filter(({ bots }) => bots === 0)),
      withBots: own.flatMap((all) => all.filter(({ bots }) => bots > 0)).sort((a, b) => a.bots - b.bots),
    };
    ofKinds.set(kind, found);
    return found;
  };

  return {
    know(kind) {
      if (kinds.includes(kind)) return;
      kinds.push(kind);
      kinds.sort((a, b) => a.size - b.size || (a.id < b.id ? -1 : 1));
      byFormat = [];
      ofKinds.clear();
    },
    ofPeople: (kind) => lookUp(kind).people,
    withBots: (kind) => lookUp(kind).withBots,
  };
};
