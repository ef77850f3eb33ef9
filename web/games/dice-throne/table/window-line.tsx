/** Whom an open window asks, in order of priority: who has passed, and what is held until earlier seats have answered. */
import type { JSX } from 'preact';
import type { WindowView } from '../../../../engine/dice-throne/state/view-shape.ts';
import { who } from '../../../table/who.ts';
import { useTable } from '../context.ts';
import { intentWords } from '../words.ts';

export function WindowLine({ window }: { readonly window: WindowView }): JSX.Element {
  const { picture, lexicon } = useTable();
  return (
    <ul class="window" aria-label="Who is asked">
      {window.seats.map((seat) => {
        const held = window.held.find((intent) => intent.seat === seat);
        const passed = window.passed.includes(seat);
        return (
          <li key={seat} class={passed ? 'passed' : held ? 'held' : 'asked'}>
            <b>{who(picture, seat)}</b>{' '}
            {held ? `${intentWords(held.action, lexicon)} (held)` : passed ? 'passed' : 'asked'}
          </li>
        );
      })}
    </ul>
  );
}
