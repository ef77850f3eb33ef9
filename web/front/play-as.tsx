/** Under which name one plays: a guest may write another one at any time, a member has one. */
import type { JSX } from 'preact';
import type { Player } from '../../client/account.ts';
import { NameField } from './name-field.tsx';

interface PlayAsProps {
  readonly player?: Player;
  readonly name: string;
  readonly onName: (name: string) => void;
}

export function PlayAs({ player, name, onName }: PlayAsProps): JSX.Element {
  if (player?.kind !== 'member') return <NameField value={name} onName={onName} optional />;
  return (
    <p class="play-as">
      You play as <strong>{player.name}</strong>
    </p>
  );
}
