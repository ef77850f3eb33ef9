/** Between the fighters: the attack to beat, from whom, and what stops it. */
import type { JSX } from 'preact';
import type { Seat } from '../../../engine/core/game.ts';
import { who } from '../../table/who.ts';
import { useTable } from './context.ts';
import { attackerOf } from './words.ts';
import '../../table/style/lane.css';
import { t } from '../../words/t.ts';

export function AttackLane({ near }: { readonly near: Seat }): JSX.Element {
  const { picture, lexicon } = useTable();
  const { attack, outcome } = picture.view;
  if (attack === undefined || outcome) {
    return (
      <div class="lane quiet">
        <span class="what">{outcome ? '' : t('The first die may go anywhere')}</span>
      </div>
    );
  }
  const by = attackerOf(picture);
  const stops =
    attack >= lexicon.parriedFrom
      ? t('{n} or more stops it, and so does 1', { n: attack + 1 })
      : t('{n} or more stops it', { n: attack + 1 });
  return (
    <div class={`lane real ${by === near ? '' : 'toward-left'}`} aria-live="polite">
      <span class="what">
        <b>{by === picture.you ? t('You attack') : t('{name} attacks', { name: who(picture, by) })}</b>
      </span>
      <span class="shaft">
        <b>{attack}</b>
      </span>
      <span class="what beat">{stops}</span>
    </div>
  );
}
