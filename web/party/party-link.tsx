/** The way from the front page to one's party, or to a new one. */
import type { JSX } from 'preact';
import { useMatchmaking } from '../matchmaking/session.ts';
import { PARTY } from '../route.ts';

export function PartyLink(): JSX.Element {
  const { party } = useMatchmaking();
  return (
    <p class="party-link">
      <a class="button" href={PARTY}>
        {party ? 'Back to your party' : 'Play with a party of friends'}
      </a>
    </p>
  );
}
