/** The button on a player whom a prompt names. */
import type { JSX } from 'preact';
import type { SeatView } from '../../../../../engine/dice-throne/state/view-shape.ts';
import { rich } from '../../../../words/rich.ts';
import { t } from '../../../../words/t.ts';
import { nameAt } from '../../called.ts';
import { useTable } from '../../context.ts';

export function PickSeat({ seat }: { readonly seat: SeatView }): JSX.Element | null {
  const { picture, lexicon, choiceOf, take } = useTable();
  const chosen = choiceOf((target) => target.kind === 'seat' && target.seat === seat.seat);
  if (!chosen) return null;
  return (
    <button type="button" class="btn lit small pick" onClick={() => take([chosen], '')}>
      {rich('Choose {name}', {
        name: (
          <span class="whom">
            {seat.seat === picture.you ? t('yourself') : nameAt({ picture, lexicon }, seat.seat)}
          </span>
        ),
      })}
    </button>
  );
}
