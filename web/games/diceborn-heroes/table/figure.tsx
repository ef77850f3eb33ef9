/** Somebody at the table: a plain card, or a button while a question can be answered with them. */
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';

interface FigureProps {
  /** `hero:0`, `enemy:1`, `ally:0`. */
  readonly name: string;
  readonly title: string;
  readonly class: string;
  /** The seat that leads it. */
  readonly ledBy?: number;
  readonly children: ComponentChildren;
}

export function Figure({ name, title, class: extra, ledBy, children }: FigureProps): JSX.Element {
  const { lines, take } = useTable();
  const answer = lines.choices.get(name);
  return (
    <section
      class={`${extra} ${answer ? 'lit' : ''}`}
      aria-label={title}
      data-seat={name}
      data-figure={name}
      data-led-by={ledBy}
    >
      {children}
      {answer && (
        <button type="button" class="choose" data-option={name} onClick={() => take(answer)}>
          <span class="unseen">{t('Choose {title}', { title })}</span>
        </button>
      )}
    </section>
  );
}
