/** What keeps a party from beginning, in words: whoever it is about is spoken to, others are named. */
import type { Obstacle, PartyView } from '../../protocol/party-messages.ts';
import { refusalWords } from '../words/refusal.ts';
import { t } from '../words/t.ts';

/** As `me`, a member's id, reads it. */
export function obstacleWords({ members }: Pick<PartyView, 'members'>, me: string, obstacle: Obstacle): string {
  const { code, who, kind } = obstacle;
  if (code === 'pick-missing' && who === me)
    return kind ? t('You have not picked a {kind} yet.', { kind }) : t('You have not picked yet what you play.');
  const name = members.find(({ id }) => id === who)?.name;
  if (name === undefined) return refusalWords(obstacle);
  switch (code) {
    case 'pick-missing':
      return kind
        ? t('{name} has not picked a {kind} yet.', { name, kind })
        : t('{name} has not picked yet what to play.', { name });
    case 'not-everybody-there':
      return t('{name} is away just now.', { name });
    case 'not-everybody-ready':
      return t('{name} is not ready yet.', { name });
    default:
      return refusalWords(obstacle);
  }
}
