/** What the names of the game mean, for texts that speak of them. Heroes are not among them: their cards lie open. */
import type { DicebornCatalogue } from '../../../engine/diceborn-heroes/view/catalogue-shape.ts';
import { Glossary } from '../../rules/glossary.ts';

const made = new WeakMap<DicebornCatalogue, Glossary>();

export function glossaryOf(catalogue: DicebornCatalogue): Glossary {
  const known = made.get(catalogue) ?? new Glossary('diceborn-heroes', namedIn(catalogue));
  made.set(catalogue, known);
  return known;
}

/** Of two with one name the first counts. */
const namedIn = (catalogue: DicebornCatalogue) => [
  ...catalogue.items,
  ...catalogue.relics,
  ...catalogue.bounties.map(({ name, text, whenText }) => ({ name, text: `${whenText} ${text}` })),
  ...catalogue.songs,
  ...catalogue.classes.flatMap(({ actions }) => actions),
  ...catalogue.monsters,
  ...catalogue.bosses,
  ...catalogue.hazards,
  ...catalogue.allies,
  catalogue.companion,
  ...catalogue.quests,
  ...catalogue.cards.filter(({ starred }) => starred),
];
