/** What the names of the game mean, for texts that speak of them: its powers. */
import type { DiceClashCatalogue } from '../../../engine/dice-clash/state/view-shape.ts';
import { Glossary } from '../../rules/glossary.ts';

const made = new WeakMap<DiceClashCatalogue, Glossary>();

export function glossaryOf(catalogue: DiceClashCatalogue): Glossary {
  const powers = catalogue.fighters.flatMap(({ sides }) => sides.map(({ power }) => power));
  const known = made.get(catalogue) ?? new Glossary('dice-clash', powers);
  made.set(catalogue, known);
  return known;
}
