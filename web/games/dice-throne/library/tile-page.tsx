/** A tile of a portal crawl: what happens to whoever explores it. */
import type { JSX } from 'preact';
import type { Catalogue, TileEntry } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { GameInfo } from '../../../api.ts';
import type { LibraryEntry } from '../../../library/library.ts';
import { libraryHash } from '../../../route.ts';
import { useTitle } from '../../../table/use-title.ts';
import { t } from '../../../words/t.ts';
import { ROMAN } from '../roman.ts';
import { Text } from './text.tsx';

const levelName = (level: TileEntry['level']): string => {
  if (level === 'start') return t('Where it begins');
  return level === 'portal' ? t('Where it ends') : t('Level {roman}', { roman: ROMAN[level] });
};

/** As a line of its shelf. */
export const tileEntry = ([id, { name, level, text }]: readonly [string, TileEntry]): LibraryEntry => ({
  id,
  name,
  text,
  kind: String(level),
  kindName: levelName(level),
});

interface TilePageProps {
  readonly game: GameInfo;
  readonly catalogue: Catalogue;
  readonly id: string;
}

export function TilePage({ game, catalogue, id }: TilePageProps): JSX.Element | null {
  const tile = catalogue.tiles[id];
  useTitle(tile?.name);
  if (!tile) return null;
  return (
    <main class="wrap thing">
      <p class="crumbs">
        <a href={libraryHash(game.id)}>{t('Library')}</a> · <a href={libraryHash(game.id, 'tiles')}>{t('Tiles')}</a>
      </p>
      <div class="panel-box token-page">
        <h1>{tile.name}</h1>
        <p class="sub">{levelName(tile.level)}</p>
        <p>
          <Text text={tile.text} catalogue={catalogue} />
        </p>
      </div>
    </main>
  );
}
