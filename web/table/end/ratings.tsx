/** What a ranked match did to everybody's rating. */

import type { JSX } from 'preact';
import type { RatedSeat } from '../../../protocol/ladder-messages.ts';
import { t } from '../../words/t.ts';
import type { Picture } from '../picture.ts';
import { who } from '../who.ts';

export function Ratings({ picture }: { readonly picture: Picture<unknown> }): JSX.Element | null {
  const { rated, ranked, stage } = picture;
  if (!ranked) return null;
  if (!rated) return stage === 'over' ? <p role="status">{t('The ratings are being reckoned…')}</p> : null;
  return (
    <ul class="ratings" aria-label={t('Ratings')} data-testid="ratings">
      {picture.seats.map((_, seat) => (
        <SeatRating key={seat} name={who(picture, seat)} rated={rated[seat]} />
      ))}
    </ul>
  );
}

function SeatRating({ name, rated }: { readonly name: string; readonly rated: RatedSeat | undefined }) {
  const { before, after, provisional, left } = rated ?? {};
  if (before === undefined || after === undefined) {
    return (
      <li>
        <span class="who">{name}</span> <span class="none">{t('not rated')}</span>
      </li>
    );
  }
  const by = after - before;
  return (
    <li>
      <span class="who">{name}</span>{' '}
      <span class="from-to">
        {before} <span aria-hidden="true">→</span>
        <span class="unseen">{t('to')}</span> <strong>{after}</strong>
      </span>{' '}
      <span class={by < 0 ? 'fell' : 'rose'}>{by < 0 ? `−${-by}` : `+${by}`}</span>
      <span class="badges">
        {provisional && <span class="badge">{t('provisional')}</span>}
        {left && <span class="badge warn">{t('left the match')}</span>}
      </span>
    </li>
  );
}
