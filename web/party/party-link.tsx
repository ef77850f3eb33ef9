/** The way into a party. */
import type { JSX } from 'preact';
import { useMatchmaking } from '../matchmaking/session.ts';
import { PARTY } from '../route.ts';
import { rich } from '../words/rich.ts';
import { t } from '../words/t.ts';

export function PartyLink(): JSX.Element {
  const { party } = useMatchmaking();
  return (
    <>
      {rich('Against bots, or with friends by a link. To queue together, {party}.', {
        party: <a href={PARTY}>{party ? t('go back to your party') : t('gather a party of friends')}</a>,
      })}
    </>
  );
}
