/** Between the fighters: the attack to beat, from whom, and what stops it. */
import type { JSX } from 'preact';
import type { Seat } from '../../../engine/core/game.ts';
import { who } from '../../table/who.ts';
import { useTable } from './context.ts';
import { attackerOf } from './words.ts';
import '../../table/style/lane.css';

export function AttackLane({ near }: { readonly near: Seat }): JSX.Element {
  const { picture, lexicon } = useTable();
  const { attack, outcome } = picture.view;
  if (attack === undefined || outcome) {
    return (
      <div class="lane quiet">
        <span class="what">{outcome ? '' : 'The first die may go anywhere'}</span>
      </div>
    );
  }
  const by = attackerOf(picture);
  const stops = `${attack + 1} or more stops it${attack >= lexicon.parriedFrom ? ', and so does 1' : ''}`;
  return (
    <div class={`lane real ${by === near ? '' : 'toward-left'}`} aria-live="polite">
      <span class="what">
        <b>
          {who(picture, by)} {by === picture.you ? 'attack' : 'attacks'}
        </b>
      </span>
      <span class="shaft">
        <b>{attack}</b>
      </span>
      <span class="what beat">{stops}</span>
    </div>
  );
}
