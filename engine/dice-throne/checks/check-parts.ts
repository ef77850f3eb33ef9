/** Parts that run parts: none may come back to itself, or a match would never come to rest. */
import { sideKey, uses } from '../vocabulary/programs.ts';
import type { HeroDef, Program, Run } from '../vocabulary/words.ts';
import type { Path } from './faults.ts';
import { fault, startOf, type Walk } from './scope.ts';

/** A part by its name; of picked companions, that of every side of any. */
const partsMeant = ({ ids }: Walk, { part, companion }: Run): string[] =>
  companion ? [...ids.sides].filter((key) => key.includes('/')).map((key) => `${key}/${part}`) : [part];

export const checkRounds = (w: Walk, hero: HeroDef): void => {
  const runs = new Map<string, { readonly path: Path; readonly parts: readonly string[] }>();
  const enter = (id: string, path: Path, program: Program): void => {
    const parts: string[] = [];
    uses(program, (effect) => {
      if (effect.do === 'run') parts.push(...partsMeant(w, effect));
      return false;
    });
    runs.set(id, { path, parts });
  };
  for (const [part, run] of Object.entries(hero.parts ?? {})) enter(part, ['parts', part], run);
  for (const [id, { parts = {}, offers = [] }] of Object.entries(hero.tokens)) {
    for (const [part, run] of Object.entries(parts)) enter(`${id}/${part}`, ['tokens', id, 'parts', part], run);
    offers.forEach((offer, i) => {
      enter(`${id}/offer${i + 1}`, ['tokens', id, 'offers', i, 'run'], offer.run);
    });
  }
  for (const [id, { single, sides }] of Object.entries(hero.companions ?? {})) {
    sides.forEach((side, k) => {
      const at = ['companions', id, 'sides', k];
      const key = sideKey(id, single, side.id);
      for (const [part, run] of Object.entries(side.parts ?? {})) enter(`${key}/${part}`, [...at, 'parts', part], run);
      side.offers?.forEach((offer, i) => {
        enter(`${key}/offer${i + 1}`, [...at, 'offers', i, 'run'], offer.run);
      });
    });
  }
  const reaches = (from: string, seen: Set<string>): Set<string> => {
    for (const part of runs.get(from)?.parts ?? []) {
      if (seen.has(part)) continue;
      seen.add(part);
      reaches(part, seen);
    }
    return seen;
  };
  for (const [id, { path, parts }] of runs) {
    if (reaches(id, new Set()).has(id)) fault(w, startOf(...path), 'parts that do not come back to this one', parts);
  }
};
