/** The attack to beat, large, with what stops it; and whom the match waits for. */
import type { JSX } from 'preact';
import { useTable } from './context.ts';
import { Icon } from './icons.tsx';
import { attackWords, statusOf } from './words.ts';

export function Banner(): JSX.Element {
  const { picture, lexicon, chosen } = useTable();
  const { attack } = picture.view;
  const status = statusOf(picture, chosen);
  return (
    <section class={`clash-banner ${status.mine ? 'mine' : ''}`} aria-label="The attack">
      <p class="clash-attack">
        <Icon of="attack" />
        <span class="unseen">Attack </span>
        <b>{attack ?? '–'}</b>
      </p>
      <div class="status" aria-live="polite">
        <h2>{status.head}</h2>
        <p>{status.detail}</p>
      </div>
      <p class="clash-defence">{attackWords(picture, lexicon.parriedFrom)}</p>
    </section>
  );
}
