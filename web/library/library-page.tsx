/** The library: shelves of a game, and each thing on them on a page of its own that one can link to. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameInfo } from '../api.ts';
import { useCatalogue } from '../games/use-catalogue.ts';
import { NotFound } from '../not-found.tsx';
import { libraryHash, type Route, SHELVES, type Shelf } from '../route.ts';
import { GlossaryProvider } from '../rules/glossary.ts';
import { Sheet } from '../sheet.tsx';
import { ShelfList } from './shelf-list.tsx';
import { useLibrary } from './use-library.ts';
import '../style/library.css';
import { t } from '../words/t.ts';

interface LibraryPageProps {
  readonly games: readonly GameInfo[];
  readonly route: Extract<Route, { page: 'library' }>;
}

const shelfWords = (): Readonly<Record<Shelf, string>> => ({
  heroes: t('Heroes'),
  cards: t('Cards'),
  tokens: t('Tokens'),
  loot: t('Loot'),
  minions: t('Minions'),
  tiles: t('Tiles'),
});

export function LibraryPage({ games, route }: LibraryPageProps): JSX.Element {
  const game = route.game === undefined ? games[0] : games.find(({ id }) => id === route.game);
  if (!game) return <NotFound missing="elsewhere" />;
  return <Shelves key={game.id} games={games} game={game} shelf={route.shelf ?? 'heroes'} id={route.id} />;
}

interface ShelvesProps {
  readonly games: readonly GameInfo[];
  readonly game: GameInfo;
  readonly shelf: Shelf;
  readonly id?: string;
}

function Shelves({ games, game, shelf, id }: ShelvesProps): JSX.Element {
  const catalogue = useCatalogue(game.id);
  const library = useLibrary(game.id);
  useEffect(() => scrollTo(0, 0), [shelf, id]);
  if (catalogue === null || library === null) {
    return <Sheet title={t('Library')} lead={t('The library cannot be reached now. Reload the page to try again.')} />;
  }
  if (catalogue === undefined || library === undefined) return <Sheet title={t('Library')} lead={t('One moment…')} />;
  const shelves = SHELVES.filter((one) => library.entries(game, catalogue, one).length > 0);

  if (id !== undefined) {
    const page = library.Thing({ game, catalogue, shelf, id });
    if (!page) return <NotFound missing="elsewhere" />;
    return <GlossaryProvider value={library.glossary(catalogue)}>{page}</GlossaryProvider>;
  }
  return (
    <Sheet title={t('Library')} lead={t('Everything there is to play with, and what it does.')} class="library">
      <div class="shelf-ways">
        {games.length > 1 && (
          <nav class="tabs" aria-label={t('Games')}>
            {games.map((one) => (
              <a key={one.id} href={libraryHash(one.id)} aria-current={one === game ? 'page' : undefined}>
                {one.name}
              </a>
            ))}
          </nav>
        )}
        {shelves.length > 1 && (
          <nav class="tabs" aria-label={t('Shelves')}>
            {shelves.map((one) => (
              <a key={one} href={libraryHash(game.id, one)} aria-current={one === shelf ? 'page' : undefined}>
                {shelfWords()[one]}
              </a>
            ))}
          </nav>
        )}
      </div>
      <ShelfList
        key={shelf}
        game={game}
        shelf={shelf}
        title={shelfWords()[shelf]}
        entries={library.entries(game, catalogue, shelf)}
      />
    </Sheet>
  );
}
