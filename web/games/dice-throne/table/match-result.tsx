/** The end of a match, with everybody's health. */
import type { JSX } from 'preact';
import { Result, type ResultProps } from '../../../table/result.tsx';
import { seatName } from '../../../table/who.ts';
import { useTable } from '../context.ts';

export function MatchResult(props: Omit<ResultProps, 'picture' | 'children'>): JSX.Element {
  const { picture } = useTable();
  const health = picture.view.seats.map((seat) => `${seatName(picture, seat.seat)} ${seat.health}`).join(' · ');
  return (
    <Result {...props} picture={picture}>
      <p>
        Turn {picture.view.turn}. Health: {health}.
      </p>
    </Result>
  );
}
