/** What the match waits for, in words, and how long yet where it waits for me. */
import type { ComponentChildren, JSX } from 'preact';
import { Told } from '../rules/word.tsx';
import { ClockRing } from './clock-ring.tsx';
import type { StartedPicture } from './picture.ts';
import { useLeft } from './seat-clock.tsx';

interface PromptProps {
  readonly picture: StartedPicture;
  readonly status: { readonly mine: boolean; readonly head: string; readonly detail: string };
  /** Between the words and the clock. */
  readonly children?: ComponentChildren;
}

export function Prompt({
  picture: { you, seats },
  status: { mine, head, detail },
  children,
}: PromptProps): JSX.Element {
  const clock = you === undefined ? undefined : seats[you]?.clock;
  const { left, running } = useLeft(mine ? clock : undefined);
  return (
    <div class="prompt" aria-live="polite">
      <div>
        <h2>{head}</h2>
        {detail && (
          <p>
            <Told text={detail} />
          </p>
        )}
      </div>
      {children}
      {running && (
        <ClockRing clock={clock} class="prompt-clock">
          <span class="num">{Math.ceil(left / 1000)}</span>
        </ClockRing>
      )}
    </div>
  );
}
