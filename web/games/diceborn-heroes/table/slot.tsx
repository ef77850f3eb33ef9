/** A slot: what it asks of a die, what it does, and the die that lies there. Lit when the die taken up may go there. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Slot } from '../../../../engine/diceborn-heroes/vocabulary/words.ts';
import { Key } from '../../../kit/key.tsx';
import { PipTile } from '../../../kit/pip-cube.tsx';
import { Meant } from '../../../rules/word.tsx';
import { Bubble, useBubble } from '../../../table/bubble.tsx';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';
import { placeOf } from '../lines.ts';
import { dieNamed, dieWords } from '../model.ts';
import { slotWords } from '../words.ts';

/** What a slot asks for, as a pip in the colour of the dice. */
export function Need({ slot: { colour, least } }: { readonly slot: Slot }): JSX.Element {
  return (
    <i class={`asks k-${colour === 'grey' ? 'any' : colour}`} aria-hidden="true">
      {least > 0 ? least : ''}
    </i>
  );
}

interface SlotProps {
  readonly hero: number;
  /** As it is named in an action. */
  readonly name: string;
  readonly slot: Slot;
  readonly title: string;
  readonly text: string;
  /** The die that lies there. */
  readonly die?: string;
  readonly done?: boolean;
  readonly hotkey?: string;
  readonly class?: string;
}

/** Where a hero's die may lie. */
export function SlotButton(props: SlotProps): JSX.Element {
  const { hero, name, slot, title, text, die, done, hotkey, class: extra = '' } = props;
  const { lines, held, hold, take } = useTable();
  const box = useRef<HTMLButtonElement>(null);
  const bubble = useBubble(box);
  const put = held?.hero === hero ? lines.places.get(placeOf(hero, held.die))?.get(name) : undefined;
  const back = held ? undefined : lines.clears.get(placeOf(hero, name));
  const line = put ?? back;
  const state = [put ? 'lit' : '', back ? 'back' : '', die ? 'set' : '', done ? 'spent' : ''].join(' ');
  return (
    <>
      <button
        type="button"
        ref={box}
        class={`slot ${state} ${extra}`}
        data-slot={name}
        data-hero={hero}
        data-key={line ? hotkey : undefined}
        aria-describedby={bubble.open ? bubble.id : undefined}
        onClick={() => {
          if (!line) return bubble.show();
          hold(undefined);
          take(line);
        }}
      >
        <Need slot={slot} />
        <span class="tx">
          <b>{title}</b>
          <span class="unseen">({slotWords(slot)})</span>
          <span>{text}</span>
        </span>
        {die && (
          <span class="on">
            <PipTile {...dieNamed(die)} />
            <span class="unseen">{t('{die} lies there.', { die: dieWords(die) })}</span>
          </span>
        )}
        {line && <span class="unseen">{put ? t('Put the die here') : t('Take the die back')}</span>}
        <Key of={line ? hotkey : undefined} />
      </button>
      <Bubble of={bubble}>
        <Meant of={{ name: title, text }}>
          {slotWords(slot)}. {text}
        </Meant>
      </Bubble>
    </>
  );
}
