/** The eight phases of a turn, the present one marked. */
import type { JSX } from 'preact';
import type { PhaseName } from '../../../../engine/dice-throne/state/view-shape.ts';
import { PHASES } from '../words.ts';

export function PhaseStrip({ phase }: { readonly phase: PhaseName }): JSX.Element {
  const now = PHASES.findIndex(({ id }) => id === phase);
  return (
    <ol class="phases" aria-label="Phases of the turn">
      {PHASES.map(({ id, name, short }, index) => (
        <li
          key={id}
          class={index === now ? 'now' : index < now ? 'past' : ''}
          aria-current={index === now ? 'step' : undefined}
        >
          <span class="long">{name}</span>
          <span class="short" aria-hidden="true">
            {short}
          </span>
        </li>
      ))}
    </ol>
  );
}
