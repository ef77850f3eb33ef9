/** Everything a table shows that does not change in a match. */
import type { Language } from '../../core/words/language.ts';
import { damageOf } from '../odds/damage.ts';
import type { Goal } from '../odds/goals.ts';
import { playable } from '../state/context.ts';
import type { Library, LibraryAbility, LibraryHero, LibraryLevel } from '../state/table.ts';
import type { Catalogue, HeroEntry } from '../state/view-shape.ts';
import { actionEntries, crawlEntries } from './crawl.ts';
import {
  cardText,
  heroText,
  levelNeeds,
  levelText,
  mostOf,
  type Speech,
  sideText,
  sideTitle,
  tokenText,
} from './describe.ts';
import { wordsIn } from './languages.ts';

export const catalogueOf = (lib: Library, language?: Language): Catalogue => {
  const speech: Speech = { lib, words: wordsIn(language) };
  return {
    heroes: playable(lib).map((hero) => heroEntry(speech, hero)),
    cards: Object.fromEntries(
      [...lib.cards.values()].map((card) => [
        card.id,
        {
          name: card.name,
          type: card.type,
          cost: card.cost,
          text: cardText(speech, card),
          ...(card.loot && { rarity: card.loot.rarity }),
        },
      ]),
    ),
    tokens: Object.fromEntries(
      [...lib.tokens.values()].map((token) => [
        token.id,
        {
          name: token.def.name,
          kind: token.def.kind,
          limit: mostOf(token.def),
          text: tokenText(speech, token),
          ...(token.def.standing?.some((word) => word.do === 'cannot' && word.what === 'show:6') && {
            blankSixes: true,
          }),
        },
      ]),
    ),
    companions: Object.fromEntries(
      [...lib.sides.values()].map((side) => [side.id, { name: sideTitle(lib, side), text: sideText(speech, side) }]),
    ),
    ...crawlEntries(speech),
  };
};

/** What its dice may be rolled for; nothing, where no dice are rolled for it. */
const goalsOf = (lib: Library, hero: LibraryHero, { kind }: LibraryAbility, { rows }: LibraryLevel): Goal[] => {
  if (kind !== 'offensive' && kind !== 'ultimate') return [];
  return rows.map(({ needs, at }) => ({ needs, damage: damageOf(lib, hero, needs, lib.programs.get(at) ?? []) }));
};

const heroEntry = (speech: Speech, hero: LibraryHero): HeroEntry => ({
  id: hero.id,
  name: hero.name,
  kind: hero.kind,
  text: heroText(speech, hero),
  die: hero.die,
  abilities: [...hero.everyAbility.values()].map((ability) => ({
    id: ability.id,
    name: ability.name,
    kind: ability.kind,
    levels: ability.levels.map((level) => ({
      needs: levelNeeds(speech.words, ability, level),
      text: levelText(speech, ability, level),
      goals: goalsOf(speech.lib, hero, ability, level),
    })),
    ...(ability.addedBy ? { addedBy: `${ability.addedBy.ability}-${ability.addedBy.level}` } : {}),
    ...(ability.priorities.length > 0 && { priorities: ability.priorities }),
  })),
  cards: hero.deck,
  ...(hero.actions.size > 0 && { actions: actionEntries(speech, hero) }),
});
