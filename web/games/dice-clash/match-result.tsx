/** The end of a match, with the rounds that each side won. */
import type { JSX } from 'preact';
import { Result, type ResultProps } from '../../table/end/result.tsx';
import { seatName } from '../../table/who.ts';
import { t } from '../../words/t.ts';
import { useTable } from './context.ts';
import { roundsWon } from './model.ts';

export function MatchResult(props: Omit<ResultProps, 'picture' | 'lead' | 'children'>): JSX.Element {
  const { picture } = useTable();
  const { view } = picture;
  const rounds = view.fighters.map(({ seat }) => `${seatName(picture, seat)} ${roundsWon(view, seat)}`).join(' · ');
  return (
    <Result
      {...props}
      picture={picture}
      lead={t('Round {round}. Rounds won: {rounds}.', { round: view.round, rounds })}
    />
  );
}
