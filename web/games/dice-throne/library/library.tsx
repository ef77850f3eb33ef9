/** Dice Throne in the library. */
import type { Catalogue } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { GameLibrary } from '../../../library/library.ts';
import { mannerOf } from '../../../library/manners.ts';
import { t } from '../../../words/t.ts';
import { linkedGlossaryOf } from '../texts/meanings.ts';
import { CardPage } from './card-page.tsx';
import { ChestPage, chestEntry, chestId } from './chest-page.tsx';
import { HeroPage } from './hero-page.tsx';
import { lootEntries } from './loot-entries.ts';
import { bearersOf, kindWords, ownerOfCard, typeWords } from './lore.ts';
import { MEASURED } from './measured.ts';
import { MinionPage, minionEntry } from './minion-page.tsx';
import { TilePage, tileEntry } from './tile-page.tsx';
import { TokenPage } from './token-page.tsx';

export const diceThroneLibrary: GameLibrary<Catalogue> = {
  entries(game, catalogue, shelf) {
    if (shelf === 'heroes') {
      return game.heroes.map((hero) => ({
        id: hero.id,
        name: hero.name,
        text: mannerOf(hero),
        kind: hero.kind,
        kindName: hero.kind === 'boss' ? t('Boss') : t('Hero'),
        complexity: hero.complexity,
        wins: MEASURED[hero.id]?.wins,
        of: hero.id,
      }));
    }
    if (shelf === 'cards') {
      const ofDecks = Object.entries(catalogue.cards).filter(([, { rarity }]) => rarity === undefined);
      return ofDecks.map(([id, { name, type, cost, text }]) => ({
        id,
        name,
        text,
        cost,
        kind: type,
        kindName: typeWords()[type],
        of: ownerOfCard(catalogue, id),
      }));
    }
    if (shelf === 'minions') return catalogue.minions.map(minionEntry);
    if (shelf === 'loot') return lootEntries(catalogue);
    if (shelf === 'tiles')
      return [...Object.entries(catalogue.tiles).map(tileEntry), ...catalogue.chests.map(chestEntry)];
    return Object.entries(catalogue.tokens).map(([id, { name, kind, text }]) => {
      const bearers = bearersOf(catalogue, id);
      return {
        id,
        name,
        text,
        kind,
        kindName: kindWords()[kind],
        of: bearers.length === 1 ? bearers[0]?.id : undefined,
      };
    });
  },

  glossary: linkedGlossaryOf,

  Thing({ game, catalogue, shelf, id }) {
    if (shelf === 'cards' || shelf === 'loot')
      return catalogue.cards[id] ? <CardPage game={game} catalogue={catalogue} id={id} /> : null;
    if (shelf === 'tokens')
      return catalogue.tokens[id] ? <TokenPage game={game} catalogue={catalogue} id={id} /> : null;
    if (shelf === 'minions') {
      const minion = catalogue.minions.find((one) => one.id === id);
      return minion ? <MinionPage game={game} catalogue={catalogue} minion={minion} /> : null;
    }
    const chest = shelf === 'tiles' && catalogue.chests.find(({ level }) => id === chestId(level));
    if (chest) return <ChestPage game={game} catalogue={catalogue} chest={chest} />;
    if (shelf === 'tiles') return catalogue.tiles[id] ? <TilePage game={game} catalogue={catalogue} id={id} /> : null;
    const hero = catalogue.heroes.find((one) => one.id === id);
    return hero ? <HeroPage game={game} catalogue={catalogue} hero={hero} /> : null;
  },
};
