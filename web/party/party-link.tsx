/** The way into a party. */
import type { JSX } from 'preact';
import { useMatchmaking } from '../matchmaking/session.ts';
import { PARTY } from '../route.ts';

export function PartyLink(): JSX.Element {
  const { party } = useMatchmaking();
  return (
    <>
      Against bots, or with friends by a link. To queue together,{' '}
      <a href={PARTY}>{party ? 'go back to your party' : 'gather a party of friends'}</a>.
    </>
  );
}
