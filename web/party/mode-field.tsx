/** Which game and mode, of those that people play together. */
import type { JSX } from 'preact';
import type { ModeInfo } from '../../engine/core/game.ts';
import { isShared } from '../../protocol/pool.ts';
import type { GameInfo } from '../api.ts';
import { t } from '../words/t.ts';

export interface ModeChoice {
  readonly game: GameInfo;
  readonly mode: ModeInfo;
}

export const modesFor = (games: readonly GameInfo[]): ModeChoice[] =>
  games.flatMap((game) => game.modes.filter((mode) => isShared(game, mode)).map((mode) => ({ game, mode })));

interface ModeFieldProps {
  readonly games: readonly GameInfo[];
  readonly chosen: ModeChoice | undefined;
  readonly onChoose: (choice: ModeChoice) => void;
}

export function ModeField({ games, chosen, onChoose }: ModeFieldProps): JSX.Element {
  const choices = modesFor(games);
  const idOf = ({ game, mode }: ModeChoice): string => `${game.id} ${mode.id}`;
  return (
    <label class="field">
      <span>{t('Game')}</span>
      <select
        value={chosen && idOf(chosen)}
        onChange={(event) => {
          const next = choices.find((one) => idOf(one) === event.currentTarget.value);
          if (next) onChoose(next);
        }}
      >
        {choices.map((one) => (
          <option key={idOf(one)} value={idOf(one)}>
            {one.game.name}, {one.mode.name}
          </option>
        ))}
      </select>
    </label>
  );
}
