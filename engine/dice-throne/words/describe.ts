/** Words for everything of the content, generated from its effects. */
import type { Description } from '../../core/game.ts';
import type { Library } from '../library.ts';
import type { Catalogue } from '../view-shape.ts';

export const describeId = (lib: Library, id: string): Description | undefined => {
  const hero = lib.heroes.get(id);
  return hero ? { name: hero.name, text: '' } : undefined;
};

export const catalogueOf = (lib: Library): Catalogue => ({
  heroes: [...lib.heroes.values()].map((hero) => ({
    id: hero.id,
    name: hero.name,
    text: '',
    die: hero.die,
    abilities: hero.abilities.map((ability) => ({
      id: ability.id,
      name: ability.name,
      kind: ability.kind,
      levels: ability.levels.map(() => ({ needs: '', text: '' })),
    })),
    cards: hero.deck,
  })),
  cards: Object.fromEntries(
    [...lib.cards.values()].map((card) => [card.id, { name: card.name, type: card.type, cost: card.cost, text: '' }]),
  ),
  tokens: Object.fromEntries(
    [...lib.tokens.values()].map(({ id, def }) => [id, { name: def.name, kind: def.kind, limit: def.limit, text: '' }]),
  ),
  companions: {},
});
