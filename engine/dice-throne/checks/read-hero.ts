/** Content from outside: a hero out of a file, or what is wrong with it. */

import { heroSchema } from '../vocabulary/hero.ts';
import type { HeroDef } from '../vocabulary/words.ts';
import { boundOf } from './bounds.ts';
import { faultsIn } from './check-hero.ts';
import { faultsOf, sentenceOf } from './faults.ts';
import type { LineOf } from './json-lines.ts';
import { abilitiesOf, idsOf } from './scope.ts';

export type ReadHero = { readonly hero: HeroDef } | { readonly faults: readonly string[] };

/** Reads a hero. Each fault is a sentence that names the file, the line where it is known, the ability, card or token, the
 *  field, what was expected and what came. What is too much comes first and alone, then shapes: how the pieces fit together is asked only where
 *  every piece is whole. */
export const readHero = (raw: unknown, file: string, lineOf?: LineOf): ReadHero => {
  const tooMuch = boundOf(raw);
  if (tooMuch) return { faults: [sentenceOf(file, tooMuch)] };
  const read = heroSchema.safeParse(raw);
  const faults = read.success ? faultsIn(read.data) : faultsOf(read.error.issues, raw);
  if (read.success && faults.length === 0) return { hero: read.data };
  // One wrong requirement may serve several levels.
  return { faults: [...new Set(faults.map((fault) => sentenceOf(file, fault, lineOf?.(fault.path))))] };
};

/** How much a hero holds: abilities, those that upgrades add included; cards of its own, the upgrades included; tokens. */
export const countsOf = (hero: HeroDef): { abilities: number; cards: number; tokens: number } => ({
  abilities: idsOf(hero).abilities.size,
  cards: Object.keys(hero.cards).length + abilitiesOf(hero).reduce((n, [, , { levels }]) => n + levels.length - 1, 0),
  tokens: Object.keys(hero.tokens).length,
});
