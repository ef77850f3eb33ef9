/** What the names of the game mean, for texts that speak of them. */
import type { AbilityEntry, Catalogue } from '../../../../engine/dice-throne/state/view-shape.ts';
import { wordOf } from '../../../kit/words.ts';
import { libraryHash, type Shelf } from '../../../route.ts';
import { Glossary, type Meaning } from '../../../rules/glossary.ts';

const GAME = 'dice-throne';

/** At a table nothing leads away from it. */
export const glossaryOf = (catalogue: Catalogue): Glossary => made(catalogue, atTables, false);
/** In the library names lead to their pages. */
export const linkedGlossaryOf = (catalogue: Catalogue): Glossary => made(catalogue, inLibrary, true);

type Kept = WeakMap<Catalogue, Glossary>;
const atTables: Kept = new WeakMap();
const inLibrary: Kept = new WeakMap();

function made(catalogue: Catalogue, kept: Kept, linked: boolean): Glossary {
  const known = kept.get(catalogue) ?? new Glossary(GAME, meaningsOf(catalogue, linked));
  kept.set(catalogue, known);
  return known;
}

/** Of two with one name the first counts. */
function meaningsOf({ heroes, minions, tokens, companions, cards, tiles }: Catalogue, linked: boolean): Meaning[] {
  // A name that a face of a die has as well is that face's in a text: `On Chaos: …`.
  const faces = new Set([...heroes, ...minions].flatMap(({ die }) => die.map(wordOf)));
  const page = (shelf: Shelf, id: string) => linked && { href: libraryHash(GAME, shelf, id) };
  return [
    ...Object.entries(tokens).map(([id, { name, text }]) => ({ name, text, ...page('tokens', id) })),
    ...Object.values(companions).map(({ name, text }) => ({ name, text })),
    ...Object.entries(cards).map(([id, { name, text }]) => ({ name, text, ...page('cards', id) })),
    ...minions.map(({ id, name, rows }) => ({
      name,
      text: rows.map(({ needs, text }) => `${needs}: ${text}`).join(' '),
      ...page('minions', id),
    })),
    ...Object.entries(tiles).map(([id, { name, text }]) => ({ name, text, ...page('tiles', id) })),
    ...heroes.flatMap(({ id, abilities }) =>
      abilities.map((ability) => ({ name: ability.name, text: wordsOf(ability), ...page('heroes', id) })),
    ),
  ].filter(({ name }) => !faces.has(name));
}

/** What it needs and does at its first level. */
const wordsOf = ({ levels: [first] }: AbilityEntry): string =>
  first ? [first.needs && `${first.needs}.`, first.text].filter(Boolean).join(' ') : '';
