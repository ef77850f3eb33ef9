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

/** Every filling of one format by these kinds: of people alone, or with bots too. */
const fillingsOf = (layout: Layout, kinds: readonly Kind[], withBots: boolean): Filling[] => {
  const found: Filling[] = [];
  const chosen: Kind[] = [];
  const ways: (readonly Way[])[] = [];
  const extend = (from: number, left: number): void => {
    if (chosen.length > 0 && left > 0 === withBots) found.push({ layout, parts: counted(chosen), bots: left });
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

export const fillings = (layouts: readonly Layout[]): Fillings => {
  const kinds: Kind[] = [];
  const largestFirst = [...layouts].sort((a, b) => b.seats - a.seats);
  /** By kind and format; worked out when they are asked for, since few ever ask for bots. */
  let people: Map<Kind, Filling[][]> | undefined;
  let bots: Map<Kind, Filling[]> | undefined;

  const ofEachKind = (withBots: boolean): Map<Kind, Filling[][]> => {
    const found = new Map(kinds.map((kind) => [kind, largestFirst.map((): Filling[] => [])]));
    for (const [format, layout] of largestFirst.entries()) {
      for (const filling of fillingsOf(layout, kinds, withBots)) {
        for (const { kind } of filling.parts) found.get(kind)?.[format]?.push(filling);
      }
    }
    return found;
  };

  const fewestBotsFirst = (): Map<Kind, Filling[]> => {
    const found = [...ofEachKind(true)];
    return new Map(found.map(([kind, byFormat]) => [kind, byFormat.flat().sort((a, b) => a.bots - b.bots)]));
  };

  return {
    know(kind) {
      if (kinds.includes(kind)) return;
      kinds.push(kind);
      kinds.sort((a, b) => a.size - b.size || (a.id < b.id ? -1 : 1));
      people = undefined;
      bots = undefined;
    },
    ofPeople(kind) {
      people ??= ofEachKind(false);
      return people.get(kind) ?? [];
    },
    withBots(kind) {
      bots ??= fewestBotsFirst();
      return bots.get(kind) ?? [];
    },
  };
};
