/** A chest of a level: what the loot die may bring out of it. */
import type { JSX } from 'preact';
import type { Catalogue, ChestEntry } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { GameInfo } from '../../../api.ts';
import { Mark } from '../../../kit/icon.tsx';
import type { LibraryEntry } from '../../../library/library.ts';
import { libraryHash } from '../../../route.ts';
import { useTitle } from '../../../table/use-title.ts';
import { t } from '../../../words/t.ts';
import { ROMAN } from '../roman.ts';
import { Text } from './text.tsx';

export const chestId = (level: number): string => `chest-${level}`;
const chestName = (level: number): string => t('A chest of level {roman}', { roman: ROMAN[level] });

/** As a line of its shelf. */
export const chestEntry = ({ level, lines }: ChestEntry): LibraryEntry => ({
  id: chestId(level),
  name: chestName(level),
  text: lines.map(({ text }) => text).join(' '),
  kind: 'chest',
  kindName: t('Chest'),
});

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
      <p class="crumbs">
        <a href={libraryHash(game.id)}>{t('Library')}</a> · <a href={libraryHash(game.id, 'tiles')}>{t('Tiles')}</a>
      </p>
      <div class="panel-box map-thing">
        <Mark of="chest" />
        <h1>{name}</h1>
        <p class="sub">{t('Every hero rolls the loot die, which has {n} faces.', { n: FACES })}</p>
        <table class="facts-table">
          <thead>
            <tr>
              <th scope="col">{t('Roll')}</th>
              <th scope="col">{t('What is in it')}</th>
              <th scope="col">{t('How likely')}</th>
            </tr>
          </thead>
          <tbody>
            {chest.lines.map(({ from, to, text }) => (
              <tr key={from}>
                <th scope="row">{from === to ? from : `${from}–${to}`}</th>
                <td>
                  <Text text={text} catalogue={catalogue} />
                </td>
                <td class="num">{((to - from + 1) * 100) / FACES} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}
