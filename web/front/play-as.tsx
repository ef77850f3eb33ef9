/** Under which name one plays: a guest may write another one at any time, a member has one. */
import type { JSX } from 'preact';
import type { Player } from '../../client/account.ts';
import { rich } from '../words/rich.ts';
import { NameField } from './name-field.tsx';

interface PlayAsProps {
  readonly player?: Player;
  readonly name: string;
  readonly onName: (name: string) => void;
}

export function PlayAs({ player, name, onName }: PlayAsProps): JSX.Element {
  if (player?.kind !== 'member') return <NameField value={name} onName={onName} optional />;
  return <p class="play-as">{rich('You play as {name}', { name: <strong>{player.name}</strong> })}</p>;
}
