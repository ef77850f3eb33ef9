/** Who is in the party, what they picked, and whether they are ready. */
import type { JSX } from 'preact';
import type { PartyMemberView, PartyView } from '../../protocol/party-messages.ts';
import type { GameInfo } from '../api.ts';
import { Mark } from '../kit/icon.tsx';
import { list, t } from '../words/t.ts';

interface MembersProps {
  readonly game: GameInfo;
  readonly party: PartyView;
  readonly me: string;
  /** Absent for whoever does not lead, and while nothing may change. */
  readonly onLead?: (member: string) => void;
  readonly onKick?: (member: string) => void;
}

export function Members({ game, party, me, onLead, onKick }: MembersProps): JSX.Element {
  return (
    <section aria-label={t('Members')}>
      <h2>{t('In the party')}</h2>
      <ul class="party-members">
        {party.members.map((member) => (
          <li key={member.id} class={member.present ? '' : 'away'} data-testid="member">
            <span class="party-who">
              <strong>{member.name}</strong>
              {member.id === me && <small> {t('you')}</small>}
              {member.id === party.leader && (
                <small class="party-leader">
                  <Mark of="crown" /> {t('leads')}
                </small>
              )}
            </span>
            <span class="party-pick">{picksOf(game, party, member)}</span>
            <span class={member.ready ? 'party-ready yes' : 'party-ready'}>{stateOf(party, member)}</span>
            {member.id !== me && onLead && onKick && (
              <span class="party-orders">
                <button type="button" class="btn small" onClick={() => onLead(member.id)}>
                  {t('Let them lead')}
                </button>
                <button type="button" class="btn small" onClick={() => onKick(member.id)}>
                  {t('Put out')}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const stateOf = ({ leader, stage }: PartyView, { id, ready, present }: PartyMemberView): string => {
  if (!present) return t('Away');
  if (stage !== 'gathering') return '';
  if (ready) return t('Ready');
  return id === leader ? '' : t('Not ready'); // the leader is ready by beginning
};

/** What somebody plays, as far as it is asked for now. */
const picksOf = (game: GameInfo, { lone, loneKind }: PartyView, { id, heroes }: PartyMemberView): string => {
  const isAlone = typeof lone === 'object' && 'member' in lone && lone.member === id;
  const asked = Object.entries(heroes).filter(
    ([kind]) => loneKind === undefined || lone === 'anyone' || isAlone === (kind === loneKind),
  );
  const names = asked.map(([, hero]) => game.heroes.find((one) => one.id === hero)?.name ?? hero);
  const role = isAlone ? t('the {kind}', { kind: loneKind ?? '' }) : '';
  if (names.length === 0) return role ? t('{role}: nothing picked yet', { role }) : t('Nothing picked yet');
  return role ? `${list(names, 'disjunction')}, ${role}` : list(names, 'disjunction');
};
