/** Words in texts that open what they mean: on hover, on focus, or on a long press. */
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Bubble, useBubble } from '../table/bubble.tsx';
import { orNothing } from '../words/rich.ts';
import { type Meaning, useGlossary } from './glossary.ts';
import '../style/word.css';

interface WordProps {
  readonly of: Meaning;
  readonly class?: string;
  /** The words as they stand there; the name if left out. */
  readonly children?: ComponentChildren;
}

export function Word({ of, class: extra = '', children = of.name }: WordProps): JSX.Element {
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useBubble(of.href ? link : button);
  const described = bubble.open ? bubble.id : undefined;
  return (
    <>
      {of.href ? (
        <a class={`word ${extra}`} ref={link} href={of.href} aria-describedby={described}>
          {children}
        </a>
      ) : (
        <button type="button" class={`word ${extra}`} ref={button} aria-describedby={described} onClick={bubble.show}>
          {children}
        </button>
      )}
      <Bubble of={bubble}>
        <Meant of={of} />
      </Bubble>
    </>
  );
}

/** A text in which every name and word opens that the glossary knows. */
export function Told({ text }: { readonly text: string }): JSX.Element {
  const glossary = useGlossary();
  return (
    <>
      {glossary.split(text).map((part, at) => {
        const meaning = at % 2 === 0 ? undefined : glossary.meaningOf(part);
        return meaning ? (
          <Word key={at} of={meaning}>
            {part}
          </Word>
        ) : (
          orNothing(part)
        );
      })}
    </>
  );
}

interface MeantProps {
  readonly of: Meaning;
  /** The text as it is drawn, where that is more than words. */
  readonly children?: ComponentChildren;
}

/** The inside of a bubble: a name, its words, and those of what they speak of in turn. */
export function Meant({ of: { name, text }, children = text }: MeantProps): JSX.Element {
  return (
    <>
      <strong>{name}</strong>
      <span>{children}</span>
      <Mentioned text={text} but={name} />
    </>
  );
}

/** More than so many are not read in a bubble. */
const MOST = 3;

interface MentionedProps {
  readonly text: string;
  /** What is explained already. */
  readonly but?: string;
}

/** What a text speaks of, where the text itself cannot be pointed at: in a bubble, or on a button. */
export function Mentioned({ text, but }: MentionedProps): JSX.Element {
  const meanings = useGlossary()
    .mentionedIn(text)
    .filter(({ name }) => name !== but);
  return (
    <>
      {meanings.slice(0, MOST).map((meaning) => (
        <span key={meaning.name} class="mentioned">
          <b>{meaning.name}</b> {meaning.text}
        </span>
      ))}
    </>
  );
}
