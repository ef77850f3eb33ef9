/** The modes of all games, as tiles to choose from. */
import type { JSX } from 'preact';
import type { ModeInfo } from '../../engine/core/game.ts';
import type { GameInfo } from '../api.ts';
import { Mark } from '../kit/icon.tsx';
import { modeWords } from './mode-words.ts';

interface ModesProps {
  readonly games: readonly GameInfo[];
  readonly game: GameInfo;
  readonly mode: ModeInfo;
  readonly onChoose: (choice: { readonly game: string; readonly mode: string }) => void;
}

export function Modes({ games, game: chosen, mode, onChoose }: ModesProps): JSX.Element {
  return (
    <div class="mode-groups">
      {games.map((game) => (
        <fieldset key={game.id} class="modes">
          <legend>{game.name}</legend>
          {game.modes.map((one) => {
            const { mark, text } = modeWords(game.id, one);
            return (
              <label key={one.id}>
                <input
                  type="radio"
                  name="mode"
                  value={`${game.id} ${one.id}`}
                  checked={game === chosen && one === mode}
                  onChange={() => onChoose({ game: game.id, mode: one.id })}
                />
                <Mark of={mark} />
                <span>
                  <b>{one.name}</b>
                  <small>{text}</small>
                </span>
              </label>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
