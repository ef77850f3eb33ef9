/** What a hero may use: its token's ability, its bounty's, an item; and what it has but may not use now. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Key } from '../../../kit/key.tsx';
import { Meant } from '../../../rules/word.tsx';
import { Bubble, useBubble } from '../../../table/bubble.tsx';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';
import { ANSWER_KEYS } from '../keys.ts';
import type { Use } from '../lines.ts';
import { heroTitle } from '../model.ts';
import { useName, useText } from '../words.ts';
import { PartyIcon } from './heralds.tsx';

/** The symbol's id, and the words. */
interface ThingProps {
  readonly of: string;
  readonly name: string;
  readonly text: string;
  readonly use?: Use;
  /** What stands behind the name: how many, how far. */
  readonly more?: string;
}

/** A thing of a hero's, small: lit where it can be used. */
export function Thing({ of, name, text, use, more }: ThingProps): JSX.Element {
  const { lines, take } = useTable();
  const box = useRef<HTMLButtonElement>(null);
  const bubble = useBubble(box);
  const hotkey = use && ANSWER_KEYS[lines.uses.indexOf(use)];
  return (
    <>
      <button
        type="button"
        ref={box}
        class={`thing ${use ? 'lit' : ''}`}
        data-key={hotkey}
        aria-describedby={bubble.open ? bubble.id : undefined}
        onClick={() => (use ? take(use.line) : bubble.show())}
      >
        <PartyIcon of={of} />
        <span>{name}</span>
        {more && <b>{more}</b>}
        <span class="unseen">
          {text}
          {use && ` ${t('Use it')}`}
        </span>
        <Key of={hotkey} />
      </button>
      <Bubble of={bubble}>
        <Meant of={{ name, text }} />
      </Bubble>
    </>
  );
}

/** The same in the tray, with whose it is and what it does. */
export function UseButton({ use }: { readonly use: Use }): JSX.Element {
  const { lines, lexicon, picture, take } = useTable();
  const hotkey = ANSWER_KEYS[lines.uses.indexOf(use)];
  const { view } = picture;
  return (
    <button type="button" class="btn lit use" onClick={() => take(use.line)}>
      <span>
        <b>
          {heroTitle(view, lexicon, use.hero)}: {useName(lexicon, view, use)}
        </b>
        <small>{useText(lexicon, view, use)}</small>
      </span>
      <Key of={hotkey} />
    </button>
  );
}
