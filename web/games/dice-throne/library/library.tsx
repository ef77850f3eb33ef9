/** Dice Throne in the library. */
import type { Catalogue } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { GameLibrary } from '../../../library/library.ts';
import { mannerOf } from '../../../library/manners.ts';
import { chestId, ofAdventures } from './adventures.ts';
import { CardPage } from './card-page.tsx';
import { HeroPage } from './hero-page.tsx';
import { bearersOf, KIND_WORDS, ownerOfCard, TYPE_WORDS } from './lore.ts';
import { ChestPage, TilePage } from './map-pages.tsx';
import { MEASURED } from './measured.ts';
import { MinionPage } from './minion-page.tsx';
import { TokenPage } from './token-page.tsx';

export const diceThroneLibrary: GameLibrary<Catalogue> = {
  entries(game, catalogue, shelf) {
    if (shelf === 'heroes') {
      return game.heroes.map((hero) => ({
        id: hero.id,
        name: hero.name,
        text: mannerOf(hero),
        kind: hero.kind,
        kindName: hero.kind === 'boss' ? 'Boss' : 'Hero',
        complexity: hero.complexity,
        wins: MEASURED[hero.id]?.wins,
        of: hero.id,
      }));
    }
    if (shelf === 'loot' || shelf === 'minions' || shelf === 'tiles') return ofAdventures(catalogue, shelf);
    if (shelf === 'cards') {
      const ofDecks = Object.entries(catalogue.cards).filter(([, { rarity }]) => rarity === undefined);
      return ofDecks.map(([id, { name, type, cost, text }]) => ({
        id,
        name,
        text,
        cost,
        kind: type,
        kindName: TYPE_WORDS[type],
        of: ownerOfCard(catalogue, id),
      }));
    }
    return Object.entries(catalogue.tokens).map(([id, { name, kind, text }]) => {
      const bearers = bearersOf(catalogue, id);
      return {
        id,
        name,
        text,
        kind,
        kindName: KIND_WORDS[kind],
        of: bearers.length === 1 ? bearers[0]?.id : undefined,
      };
    });
  },

  Thing({ game, catalogue, shelf, id }) {
    if (shelf === 'minions') {
      const minion = catalogue.minions.find((one) => one.id === id);
      return minion ? <MinionPage game={game} catalogue={catalogue} minion={minion} /> : null;
    }
    if (shelf === 'tiles') {
      const chest = catalogue.chests.find(({ level }) => id === chestId(level));
      if (chest) return <ChestPage game={game} catalogue={catalogue} chest={chest} />;
      const tile = catalogue.tiles[id];
      return tile ? <TilePage game={game} catalogue={catalogue} tile={tile} /> : null;
    }
    if (shelf === 'cards' || shelf === 'loot')
      return catalogue.cards[id] ? <CardPage game={game} catalogue={catalogue} id={id} /> : null;
    if (shelf === 'tokens')
      return catalogue.tokens[id] ? <TokenPage game={game} catalogue={catalogue} id={id} /> : null;
    const hero = catalogue.heroes.find((one) => one.id === id);
    return hero ? <HeroPage game={game} catalogue={catalogue} hero={hero} /> : null;
  },
};
