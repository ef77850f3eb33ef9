/** What there is on the maps of crawls: a tile and what exploring it does, a chest and what the loot die may bring out of it. */
import type { JSX } from 'preact';
import type { Catalogue, ChestEntry, TileEntry } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { GameInfo } from '../../../api.ts';
import { Mark } from '../../../kit/icon.tsx';
import { libraryHash } from '../../../route.ts';
import { useTitle } from '../../../table/use-title.ts';
import { chestName, tileKind } from './adventures.ts';
import { Text } from './text.tsx';

export function MapCrumbs({ game }: { readonly game: GameInfo }): JSX.Element {
  return (
    <p class="crumbs">
      <a href={libraryHash(game.id)}>Library</a> · <a href={libraryHash(game.id, 'tiles')}>Tiles and chests</a>
    </p>
  );
}

interface TilePageProps {
  readonly game: GameInfo;
  readonly catalogue: Catalogue;
  readonly tile: TileEntry;
}

export function TilePage({ game, catalogue, tile }: TilePageProps): JSX.Element {
  useTitle(tile.name);
  const [, kind] = tileKind(tile.level);
  return (
    <main class="wrap thing">
      <MapCrumbs game={game} />
      <div class="panel-box map-thing">
        <Mark of={tile.level === 'portal' ? 'portal' : 'map'} />
        <h1>{tile.name}</h1>
        <p class="sub">{kind}</p>
        <h2>When a hero explores it</h2>
        <p>
          <Text text={tile.text} catalogue={catalogue} />
        </p>
        {typeof tile.level === 'number' && (
          <p>
            <a href={libraryHash(game.id, 'minions')}>The minions that may appear</a>
          </p>
        )}
      </div>
    </main>
  );
}

interface ChestPageProps {
  readonly game: GameInfo;
  readonly catalogue: Catalogue;
  readonly chest: ChestEntry;
}

/** Faces of the loot die. */
const FACES = 20;

export function ChestPage({ game, catalogue, chest }: ChestPageProps): JSX.Element {
  const name = chestName(chest.level);
  useTitle(name);
  return (
    <main class="wrap thing">
      <MapCrumbs game={game} />
      <div class="panel-box map-thing">
        <Mark of="chest" />
        <h1>{name}</h1>
        <p class="sub">Every hero rolls the loot die, which has {FACES} faces.</p>
        <table class="chest-lines">
          <thead>
            <tr>
              <th scope="col">Roll</th>
              <th scope="col">What is in it</th>
              <th scope="col">How likely</th>
            </tr>
          </thead>
          <tbody>
            {chest.lines.map(({ from, to, text }) => (
              <tr key={from}>
                <th scope="row">{from === to ? from : `${from}–${to}`}</th>
                <td>
                  <Text text={text} catalogue={catalogue} />
                </td>
                <td class="num">{(((to - from + 1) * 100) / FACES).toFixed(0)} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}
